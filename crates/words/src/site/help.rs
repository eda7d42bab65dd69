//! What the help says.

use crate::texts;

texts! {
    /// The heading.
    pub fn heading() { en "Help" nl "Hulp" hu "Súgó" }
    /// Heads how one plays.
    pub fn playing() { en "How to play here" nl "Zo speel je hier" hu "Így játssz itt" }
    /// What a click does.
    pub fn clicking() {
        en "What you can do now is ringed on the board, and the same choices are buttons beside it. Click either. Where several choices share a place, a small menu opens."
        nl "Wat je nu kunt doen is op het bord omringd, en dezelfde keuzes staan als knoppen ernaast. Klik op een van beide. Waar meer keuzes op één plaats liggen, gaat een klein menu open."
        hu "Amit most megtehetsz, azt gyűrű jelzi a táblán, és ugyanezek a választások gombként mellette állnak. Kattints bármelyikre. Ha egy helyre több választás esik, kis menü nyílik."
    }
    /// What a click on something unlit does.
    pub fn asking() {
        en "Click something that is not ringed, and you are told why not, with the rule."
        nl "Klik op iets zonder ring, en je hoort waarom het niet kan, met de regel erbij."
        hu "Ha olyasmire kattintasz, amin nincs gyűrű, megtudod, miért nem lehet, és melyik szabály tiltja."
    }
    /// What can be taken back.
    pub fn taking_back() {
        en "A decision can be taken back until a die was rolled, something hidden was shown or another player moved. After that the others are asked."
        nl "Een beslissing kan terug tot er gegooid is, iets verborgens is getoond of een ander gezet heeft. Daarna wordt het de anderen gevraagd."
        hu "Egy döntés visszavonható, amíg nem dobtatok, nem derült ki rejtett dolog, és más nem lépett. Azután a többieket kell megkérdezni."
    }
    /// What the log links to.
    pub fn reading() {
        en "Prompts, log lines and refusals link to the rule that they are about. Every line of the log leads to its position in the replay."
        nl "Vragen, verslagregels en weigeringen verwijzen naar de regel waar het om gaat. Elke verslagregel leidt naar zijn stelling in het terugspelen."
        hu "A kérdések, a napló sorai és az elutasítások a rájuk vonatkozó szabályra mutatnak. A napló minden sora elvezet az állásához a visszajátszásban."
    }
    /// Heads the keys.
    pub fn keyboard() { en "Keyboard" nl "Toetsenbord" hu "Billentyűk" }
    /// Walks the choices.
    pub fn key_walk() { en "Walk through the choices" nl "Door de keuzes lopen" hu "Lépkedés a választások között" }
    /// Jumps by letter.
    pub fn key_letter() {
        en "Jump to the next choice that begins with this letter; since U takes back, Utrecht is under T"
        nl "Naar de volgende keuze met deze letter; omdat U terugneemt, zit Utrecht onder de T"
        hu "Ugrás a következő választásra, amely ezzel a betűvel kezdődik; mivel az U visszavon, Utrecht a T alatt van"
    }
    /// Chooses.
    pub fn key_enter() { en "Choose" nl "Kiezen" hu "Választás" }
    /// Takes back.
    pub fn key_undo() { en "Take back" nl "Terugnemen" hu "Visszavonás" }
    /// Helps.
    pub fn key_help() { en "This help" nl "Deze hulp" hu "Ez a súgó" }
    /// Closes.
    pub fn key_escape() { en "Close a menu or an explanation" nl "Een menu of uitleg sluiten" hu "Menü vagy magyarázat bezárása" }
    /// Zooms.
    pub fn key_zoom() { en "Enlarge the board, make it smaller, show all of it" nl "Het bord vergroten, verkleinen, helemaal tonen" hu "A tábla nagyítása, kicsinyítése, teljes nézete" }
    /// The arrow keys.
    pub fn arrows() { en "Arrows" nl "Pijlen" hu "Nyilak" }
    /// Any letter.
    pub fn letters() { en "Letters" nl "Letters" hu "Betűk" }
}
