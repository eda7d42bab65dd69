//! What the replay says.

use crate::texts;

texts! {
    /// The heading.
    pub fn heading(game) { en "Replay: {game}" nl "Terugspelen: {game}" hu "Visszajátszás: {game}" }
    /// Where one is.
    pub fn after(number, last) {
        en "After decision {number} of {last}"
        nl "Na beslissing {number} van {last}"
        hu "{last} döntésből {number} után"
    }
    /// The beginning.
    pub fn first() { en "Beginning" nl "Begin" hu "Eleje" }
    /// One step back.
    pub fn previous() { en "Back one" nl "Eén terug" hu "Eggyel vissza" }
    /// One step on.
    pub fn next() { en "On one" nl "Eén verder" hu "Eggyel tovább" }
    /// The end.
    pub fn last() { en "End" nl "Einde" hu "Vége" }
    /// The slider.
    pub fn position() { en "Position" nl "Stelling" hu "Állás" }
    /// Goes there.
    pub fn go() { en "Go" nl "Ga" hu "Oda" }
    /// The list of turns.
    pub fn jump() { en "Jump to a round" nl "Naar een ronde" hu "Ugrás egy körhöz" }
    /// The address can be passed on.
    pub fn link() {
        en "The address of this page leads to exactly this position."
        nl "Het adres van deze pagina leidt precies naar deze stelling."
        hu "Ennek az oldalnak a címe pontosan ehhez az álláshoz vezet."
    }
    /// The way back to the table.
    pub fn to_table() { en "To the table" nl "Naar de tafel" hu "Az asztalhoz" }
    /// What this decision did.
    pub fn this_step() { en "This step" nl "Deze stap" hu "Ez a lépés" }
}
