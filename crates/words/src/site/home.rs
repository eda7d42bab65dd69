//! What the first page says.

use crate::texts;

texts! {
    /// What one can do here.
    pub fn welcome() {
        en "Pick a game, fill the seats with friends or bots, and play. The rules are enforced, every legal move is shown, every illegal one is explained, and the whole game is a small file that you own."
        nl "Kies een spel, vul de plaatsen met vrienden of bots, en speel. De regels worden bewaakt, elke geldige zet is zichtbaar, elke ongeldige wordt uitgelegd, en het hele spel is een klein bestand dat van jou is."
        hu "Válassz játékot, töltsd meg a helyeket barátokkal vagy robotokkal, és játssz. A szabályokra a gép ügyel: minden lehetséges lépés látszik, minden tiltottat megmagyaráz, és az egész játszma egy kis fájl, amely a tiéd."
    }

    /// Heads the visitor's tables.
    pub fn my_tables() { en "My tables" nl "Mijn tafels" hu "Asztalaim" }
    /// Heads the tables that wait for players.
    pub fn open_tables() { en "Open tables" nl "Open tafels" hu "Nyitott asztalok" }
    /// Heads the list of games.
    pub fn the_games() { en "The games" nl "De spellen" hu "A játékok" }
    /// It is the visitor's turn.
    pub fn your_turn() { en "Your turn" nl "Jij bent aan zet" hu "Te jössz" }
    /// Somebody else's turn.
    pub fn turn_of(who) { en "{who} to move" nl "{who} aan zet" hu "{who} következik" }
    /// The game waits for players.
    pub fn gathering() { en "Waiting for players" nl "Wacht op spelers" hu "Játékosokra vár" }
    /// The game is over.
    pub fn over() { en "Over" nl "Afgelopen" hu "Véget ért" }
    /// The way to a new table.
    pub fn new_game() { en "New game" nl "Nieuw spel" hu "Új játék" }
    /// One click and one plays.
    pub fn play_a_bot() { en "Play against a bot" nl "Speel tegen een bot" hu "Játék robot ellen" }
    /// The way to the rules.
    pub fn rules() { en "Rules" nl "Regels" hu "Szabályok" }
    /// The number of players.
    pub fn players(number) { en "{number} players" nl "{number} spelers" hu "{number} játékos" }
}
