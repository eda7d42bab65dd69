//! What is said about tables, seats and links.

use crate::texts;

texts! {
    /// No table has this name, or it is none of the reader's business.
    pub fn unknown_table() {
        en "There is no such table, or it is private. If you played here and stayed away for more than a day, your seat may have been given to somebody else."
        nl "Die tafel bestaat niet, of ze is besloten. Wie hier speelde en langer dan een dag wegbleef, kan zijn plaats aan een ander kwijt zijn."
        hu "Nincs ilyen asztal, vagy zártkörű. Ha itt játszottál, és több mint egy napig nem léptél, a helyedet más kaphatta meg."
    }

    /// Somebody acts for a seat that he does not hold.
    pub fn not_your_seat() {
        en "This seat is not yours."
        nl "Dit is niet jouw plaats."
        hu "Ez nem a te helyed."
    }

    /// A link that opens nothing.
    pub fn bad_link() {
        en "This link is not valid, or it was used already. Ask for a new one."
        nl "Deze link is ongeldig of al gebruikt. Vraag een nieuwe."
        hu "Ez a hivatkozás érvénytelen, vagy már felhasználták. Kérj újat."
    }

    /// The table does without hints.
    pub fn no_hints() {
        en "This table agreed to play without hints."
        nl "Aan deze tafel is afgesproken zonder hints te spelen."
        hu "Ennél az asztalnál tipp nélkül játszotok."
    }

    /// A line of the log: a player was told what a bot would do.
    pub fn was_helped(who) {
        en "{who}: asked a bot for a hint."
        nl "{who}: vroeg een bot om een hint."
        hu "{who}: tippet kért egy robottól."
    }

    /// Somebody else was faster.
    pub fn seat_taken() {
        en "Somebody sits there already."
        nl "Daar zit al iemand."
        hu "Ott már ül valaki."
    }

    /// Somebody's seat is given away too early.
    pub fn still_here(hours) {
        en "This player may still come back. A seat can be given to another when its player has been to act for {hours} hours without moving."
        nl "Deze speler kan nog terugkomen. Een plaats kan naar een ander als de speler {hours} uur aan zet is geweest zonder te zetten."
        hu "Ez a játékos még visszajöhet. Egy hely akkor adható másnak, ha a játékosa {hours} órán át soron volt, és nem lépett."
    }

    /// The game waits for players.
    pub fn not_started() {
        en "The game has not begun: not all seats are taken."
        nl "Het spel is nog niet begonnen: nog niet alle plaatsen zijn bezet."
        hu "A játék még nem kezdődött el: nem minden hely foglalt."
    }

    /// The game is not over, so that its file is still a secret.
    pub fn not_over() {
        en "The game file can be had when the game is over: until then it would give away the dice."
        nl "Het spelbestand komt vrij als het spel is afgelopen: eerder zou het de dobbelstenen verraden."
        hu "A játék fájlja a játék végén vehető át: addig elárulná a dobásokat."
    }

    /// A decision was made on a position that is no longer there.
    pub fn stale() {
        en "The position has changed in the meantime. Have another look."
        nl "De stelling is intussen veranderd. Kijk nog eens."
        hu "Az állás időközben megváltozott. Nézd meg újra."
    }

    /// Nobody asks to take anything back.
    pub fn no_request() {
        en "There is no request to take something back, or it is another one by now."
        nl "Er ligt geen verzoek om iets terug te nemen, of het is intussen een ander."
        hu "Nincs visszavonási kérés, vagy azóta már másik van."
    }

    /// A text that is too long.
    pub fn too_long(most) {
        en "This text is too long: at most {most} characters."
        nl "Deze tekst is te lang: ten hoogste {most} tekens."
        hu "Ez a szöveg túl hosszú: legfeljebb {most} karakter lehet."
    }

    /// A text that says nothing.
    pub fn empty() {
        en "There is nothing to say in this text."
        nl "Er staat niets in deze tekst."
        hu "Ez a szöveg üres."
    }

    /// The disk or the database failed.
    pub fn store_failed() {
        en "This could not be saved. Nothing has changed; please try again."
        nl "Dit kon niet worden bewaard. Er is niets veranderd; probeer het opnieuw."
        hu "Ezt nem sikerült elmenteni. Semmi sem változott; próbáld újra."
    }

    /// A request that does not say what it should.
    pub fn bad_request(problem) {
        en "The request cannot be understood: {problem}."
        nl "Het verzoek is onbegrijpelijk: {problem}."
        hu "A kérés nem értelmezhető: {problem}."
    }

    /// A page that is not there.
    pub fn unknown_page() {
        en "There is nothing here."
        nl "Hier is niets."
        hu "Itt nincs semmi."
    }

    /// A page that is there, but not for this method.
    pub fn wrong_method() {
        en "There is something here, but it cannot be used in this way."
        nl "Hier is wel iets, maar zo kan het niet worden gebruikt."
        hu "Itt van valami, de így nem használható."
    }

    /// Another site tried to act for the reader.
    pub fn cross_site() {
        en "This request came from another site and was refused."
        nl "Dit verzoek kwam van een andere site en is geweigerd."
        hu "Ez a kérés másik webhelyről jött, ezért elutasítottuk."
    }

    /// The request names another server.
    pub fn wrong_host() {
        en "This server does not go by that name."
        nl "Deze server heet anders."
        hu "Ez a kiszolgáló nem erre a névre hallgat."
    }

    /// Too many requests.
    pub fn too_fast() {
        en "That was too much at once. Wait a moment and try again."
        nl "Dat was te veel tegelijk. Wacht even en probeer het opnieuw."
        hu "Ez egyszerre túl sok volt. Várj egy kicsit, és próbáld újra."
    }

    /// The program made a mistake.
    pub fn own_fault() {
        en "Something went wrong on our side. What was saved is safe."
        nl "Er ging bij ons iets mis. Wat bewaard was, is veilig."
        hu "Nálunk hiba történt. Amit elmentettünk, biztonságban van."
    }
}
