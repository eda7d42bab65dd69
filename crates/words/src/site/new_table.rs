//! What the page says where a table is made, and where one takes a seat.

use crate::texts;

texts! {
    /// The heading.
    pub fn heading(game) { en "New table: {game}" nl "Nieuwe tafel: {game}" hu "Új asztal: {game}" }
    /// Heads the seats.
    pub fn seats() { en "Who plays" nl "Wie speelt" hu "Ki játszik" }
    /// I sit there.
    pub fn me() { en "Me" nl "Ik" hu "Én" }
    /// Somebody who gets a link.
    pub fn friend() { en "A friend, by link" nl "Een vriend, via een link" hu "Barát, hivatkozással" }
    /// Somebody at the same screen.
    pub fn hot_seat() { en "Somebody at this screen" nl "Iemand aan dit scherm" hu "Valaki ennél a képernyőnél" }
    /// The seat is not needed.
    pub fn nobody() { en "Nobody" nl "Niemand" hu "Senki" }
    /// A bot of a level.
    pub fn bot(level) { en "Bot: {level}" nl "Bot: {level}" hu "Robot: {level}" }
    /// Chooses at random.
    pub fn level_random() { en "plays at random" nl "speelt willekeurig" hu "véletlenül lép" }
    /// Plays by first thoughts.
    pub fn level_easy() { en "easy" nl "makkelijk" hu "könnyű" }
    /// Looks one step ahead.
    pub fn level_medium() { en "medium" nl "gemiddeld" hu "közepes" }
    /// Searches as far as time allows.
    pub fn level_hard() { en "hard" nl "moeilijk" hu "nehéz" }
    /// Heads the options.
    pub fn options() { en "Options" nl "Opties" hu "Beállítások" }
    /// What the defaults are.
    pub fn defaults() {
        en "The first choice everywhere is the game as it is printed."
        nl "De eerste keuze is overal het spel zoals het gedrukt is."
        hu "Mindenütt az első választás a nyomtatott játék."
    }
    /// Heads the question who may look.
    pub fn who_may_look() { en "Who may look" nl "Wie mag kijken" hu "Ki nézheti" }
    /// Only players.
    pub fn private() {
        en "Private: only the players"
        nl "Besloten: alleen de spelers"
        hu "Zártkörű: csak a játékosok"
    }
    /// Everybody.
    pub fn public() {
        en "Open: anybody may watch, and free seats are listed on the first page"
        nl "Open: iedereen mag meekijken, en vrije plaatsen staan op de eerste pagina"
        hu "Nyílt: bárki nézheti, és a szabad helyek látszanak a kezdőlapon"
    }
    /// Heads the contribution to the dice.
    pub fn dice() { en "Fair dice" nl "Eerlijke dobbelstenen" hu "Tisztességes dobások" }
    /// What the contribution is for.
    pub fn dice_explained() {
        en "The server fixes its dice before the game and publishes a seal of them. Whatever you type here is mixed in, so that nobody can choose the dice; after the game everybody can check it."
        nl "De server legt zijn dobbelstenen vast voor het spel en maakt er een zegel van openbaar. Wat je hier typt wordt erdoor gemengd, zodat niemand de dobbelstenen kan kiezen; na het spel kan iedereen het nagaan."
        hu "A szerver a játék előtt rögzíti a dobásait, és közzéteszi a pecsétjét. Amit ide írsz, belekeveredik, így senki sem választhatja meg a dobásokat; a játék után bárki ellenőrizheti."
    }
    /// The label of the contribution.
    pub fn dice_label() { en "Anything you like (optional)" nl "Wat je maar wilt (hoeft niet)" hu "Bármi (nem kötelező)" }
    /// Makes the table.
    pub fn create() { en "Open the table" nl "Open de tafel" hu "Asztal megnyitása" }

    /// The heading where one takes a seat.
    pub fn invited(game) { en "You are invited to play {game}" nl "Je bent uitgenodigd voor {game}" hu "Meghívtak a játékhoz: {game}" }
    /// The seat that one would take.
    pub fn your_seat(side) { en "You would play the {side}." nl "Je zou de {side} spelen." hu "Ezt az oldalt játszanád: {side}." }
    /// Takes the seat.
    pub fn take_seat() { en "Take the seat" nl "Neem plaats" hu "Leülök" }
    /// The link is no good any more.
    pub fn seat_gone() {
        en "Somebody has taken this seat already."
        nl "Iemand heeft deze plaats al ingenomen."
        hu "Ezt a helyet már elfoglalták."
    }
}
