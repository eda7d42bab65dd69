//! What the table's page says around the game.

use crate::texts;

texts! {
    /// The board.
    pub fn board() { en "Board" nl "Bord" hu "Tábla" }
    /// The players.
    pub fn players() { en "Players" nl "Spelers" hu "Játékosok" }
    /// What happened.
    pub fn log() { en "What happened" nl "Wat er gebeurde" hu "Mi történt" }
    /// What is said.
    pub fn talk() { en "Talk" nl "Praten" hu "Beszélgetés" }
    /// The phases.
    pub fn phases() { en "Phases of the round" nl "Fasen van de ronde" hu "A kör szakaszai" }

    /// The guide for newcomers.
    pub fn guide() { en "Guide" nl "Wegwijzer" hu "Kalauz" }
    /// Switches the guide off.
    pub fn guide_off() { en "Switch the guide off" nl "Wegwijzer uit" hu "Kalauz ki" }
    /// Switches the guide on.
    pub fn guide_on() { en "Show the guide for the first turns" nl "Toon de wegwijzer voor de eerste ronden" hu "Kalauz az első fordulókhoz" }
    /// Leads to what to look at.
    pub fn look_at() { en "Look at:" nl "Kijk naar:" hu "Nézd meg:" }

    /// Takes back.
    pub fn undo() { en "Undo" nl "Terugnemen" hu "Visszavonás" }
    /// Asks the others.
    pub fn ask_undo() { en "Ask to undo" nl "Vraag terug te nemen" hu "Visszavonás kérése" }
    /// Somebody asks to take something back.
    pub fn undo_asked(who) {
        en "{who} would like to take a decision back."
        nl "{who} wil graag een beslissing terugnemen."
        hu "{who} szeretne visszavonni egy döntést."
    }
    /// I asked.
    pub fn undo_waits() {
        en "You have asked to take a decision back; the others have to agree."
        nl "Je hebt gevraagd een beslissing terug te nemen; de anderen moeten instemmen."
        hu "Kérted egy döntés visszavonását; a többieknek bele kell egyezniük."
    }
    /// Agrees.
    pub fn grant() { en "Agree" nl "Akkoord" hu "Rendben" }
    /// Does not agree.
    pub fn refuse() { en "Refuse" nl "Weigeren" hu "Nem" }
    /// Does not ask any more.
    pub fn withdraw() { en "Never mind" nl "Laat maar" hu "Mégsem" }

    /// It is the reader's turn.
    pub fn your_turn() { en "Your turn" nl "Jij bent aan zet" hu "Te jössz" }
    /// Others are to act.
    pub fn please_wait() { en "Not your turn" nl "Niet jouw beurt" hu "Nem te jössz" }
    /// One only watches.
    pub fn watching() { en "You are watching" nl "Je kijkt mee" hu "Nézőként vagy itt" }
    /// The game is over.
    pub fn over() { en "The game is over" nl "Het spel is afgelopen" hu "A játék véget ért" }
    /// The file of the game.
    pub fn download() { en "Save the game file" nl "Spelbestand bewaren" hu "A játszma fájljának mentése" }
    /// How dice are proved.
    pub fn download_help() {
        en "It holds every decision and the seal of the dice; kroniek verify checks both."
        nl "Het bevat elke beslissing en het zegel van de dobbelstenen; kroniek verify controleert beide."
        hu "Benne van minden döntés és a dobások pecsétje; a kroniek verify mindkettőt ellenőrzi."
    }
    /// Plays again with the same seats.
    pub fn once_more() { en "Play once more" nl "Nog een keer" hu "Még egyszer" }
    /// The way to the replay.
    pub fn replay() { en "Replay" nl "Terugspelen" hu "Visszajátszás" }

    /// Heads what is new.
    pub fn since_last_turn() { en "Since your last turn" nl "Sinds je vorige beurt" hu "Az előző lépésed óta" }
    /// The way through it step by step.
    pub fn step_through() { en "Step through it" nl "Loop het na" hu "Végignézem lépésenként" }
    /// What came before.
    pub fn earlier() { en "Earlier" nl "Eerder" hu "Korábban" }
    /// Nothing happened yet.
    pub fn nothing_yet() { en "Nothing yet." nl "Nog niets." hu "Még semmi." }
    /// Where to say something.
    pub fn say_something() { en "Say something" nl "Zeg iets" hu "Mondj valamit" }
    /// Says it.
    pub fn send() { en "Send" nl "Stuur" hu "Küldés" }

    /// Enlarges the board.
    pub fn zoom_in() { en "Larger" nl "Groter" hu "Nagyobb" }
    /// Makes the board smaller.
    pub fn zoom_out() { en "Smaller" nl "Kleiner" hu "Kisebb" }
    /// Shows the whole board.
    pub fn zoom_all() { en "Whole board" nl "Hele bord" hu "Az egész tábla" }

    /// A seat that waits for somebody.
    pub fn open_seat() { en "free seat" nl "vrije plaats" hu "szabad hely" }
    /// A bot.
    pub fn bot() { en "bot" nl "bot" hu "robot" }
    /// Oneself.
    pub fn you() { en "you" nl "jij" hu "te" }
    /// Is to act.
    pub fn to_act() { en "to act" nl "aan zet" hu "soron van" }
    /// Somebody without a name.
    pub fn somebody() { en "Somebody" nl "Iemand" hu "Valaki" }

    /// The table waits.
    pub fn gathering() { en "Waiting for players" nl "Wachten op spelers" hu "Várakozás a játékosokra" }
    /// How to invite.
    pub fn invite() {
        en "Send this link to a friend. It is good for one person and one seat."
        nl "Stuur deze link naar een vriend. Hij geldt voor één persoon en één plaats."
        hu "Küldd el ezt a hivatkozást egy barátodnak. Egy emberre és egy helyre szól."
    }
    /// The label of a link.
    pub fn link_for(side) { en "Link for the {side}" nl "Link voor de {side}" hu "Hivatkozás: {side}" }
    /// Copies.
    pub fn copy() { en "Copy" nl "Kopiëren" hu "Másolás" }
    /// Copied.
    pub fn copied() { en "Copied" nl "Gekopieerd" hu "Másolva" }
    /// Fills the seat.
    pub fn let_bot_play() { en "Let a bot play" nl "Laat een bot spelen" hu "Játsszon robot" }

    /// Somebody has not been seen for long.
    pub fn away(who, hours) {
        en "{who} has been to act for {hours} hours without moving."
        nl "{who} is al {hours} uur aan zet zonder te zetten."
        hu "{who} már {hours} órája soron van, és nem lépett."
    }
    /// Gives the seat to somebody else.
    pub fn invite_another() { en "Invite somebody else" nl "Nodig iemand anders uit" hu "Más meghívása" }
    /// Asks before the reader's own seat is given away.
    pub fn leave() { en "Leave the game" nl "Het spel verlaten" hu "Kilépés a játékból" }
    /// What leaving means.
    pub fn leave_help() {
        en "A bot plays on in your place; you cannot come back to this seat."
        nl "Een bot speelt in jouw plaats verder; je kunt niet meer op deze plaats terugkomen."
        hu "Robot játszik tovább helyetted; erre a helyre már nem térhetsz vissza."
    }

    /// The curtain.
    pub fn curtain(who) {
        en "{who} to move"
        nl "{who} is aan zet"
        hu "{who} következik"
    }
    /// What to do at the curtain.
    pub fn curtain_help() {
        en "Hand over the screen. When nobody else is looking, lift the curtain."
        nl "Geef het scherm door. Licht het doek als niemand anders kijkt."
        hu "Add át a képernyőt. Ha más nem látja, húzd fel a függönyt."
    }
    /// Lifts the curtain.
    pub fn lift() { en "Lift the curtain" nl "Licht het doek" hu "Függöny fel" }

    /// Heads the explanation of what cannot be done.
    pub fn why_not() { en "Why not?" nl "Waarom niet?" hu "Miért nem?" }
    /// Nothing can be done there at all.
    pub fn nothing_here() {
        en "There is nothing to decide here now."
        nl "Hier valt nu niets te beslissen."
        hu "Itt most nincs mit eldönteni."
    }
    /// Puts it away.
    pub fn close() { en "Close" nl "Sluiten" hu "Bezárás" }
    /// More than one choice at one place.
    pub fn which_one() { en "Which one?" nl "Welke?" hu "Melyiket?" }
    /// On touch screens: what was picked is to be confirmed.
    pub fn confirm() { en "Confirm" nl "Bevestigen" hu "Megerősítés" }

    /// The line is gone.
    pub fn offline() {
        en "The connection is lost; trying again. Nothing is lost: every decision is stored before it is shown."
        nl "De verbinding is weg; er wordt opnieuw geprobeerd. Er gaat niets verloren: elke beslissing wordt bewaard voordat ze te zien is."
        hu "Megszakadt a kapcsolat; újrapróbáljuk. Semmi sem vész el: minden döntést előbb tárolunk, csak azután mutatjuk."
    }
    /// The options that are not the defaults.
    pub fn agreed() { en "Agreed on" nl "Afgesproken" hu "Megállapodás" }
    /// The seal of the dice.
    pub fn seal() { en "Seal of the dice" nl "Zegel van de dobbelstenen" hu "A dobások pecsétje" }
}
