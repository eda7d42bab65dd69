//! What is written on the drawn board: lands around the map, tracks, the siege, the key.

use dutch_revolt_rules::{Side, Territory};

use super::names::say;
use super::places;
use words::{Lang, texts};

/// The letter that stands for a side where there is no room for its name.
pub fn letter(lang: Lang, side: Side) -> &'static str {
    let letters = match side {
        Side::Spanish => ["S", "S", "S"],
        Side::Rebel => ["R", "G", "F"],
    };
    say(lang, letters)
}

/// The heading of a siege.
pub fn siege_of(lang: Lang, territory: Territory) -> String {
    siege_heading(lang, places::territory(lang, territory))
}

texts! {
    /// The sea in the west.
    pub fn north_sea() {
        en "North Sea"
        nl "Noordzee"
        hu "Északi-tenger"
    }

    /// The inner sea.
    pub fn zuiderzee() {
        en "Zuider Zee"
        nl "Zuiderzee"
        hu "Zuiderzee"
    }

    /// The kingdom in the south.
    pub fn france() {
        en "France"
        nl "Frankrijk"
        hu "Franciaország"
    }

    /// The empire in the east.
    pub fn empire() {
        en "Holy Roman Empire"
        nl "Heilige Roomse Rijk"
        hu "Német-római Birodalom"
    }

    /// The prince-bishop's land.
    pub fn liege() {
        en "Liège"
        nl "Luik"
        hu "Liège"
    }

    /// The road of the Spanish armies.
    pub fn spanish_road() {
        en "Spanish Road"
        nl "Spaanse Weg"
        hu "Spanyol út"
    }

    /// The current year among all.
    pub fn year(year, turn, turns) {
        en "{year}, turn {turn} of {turns}"
        nl "{year}, beurt {turn} van {turns}"
        hu "{year}, {turn}/{turns}. kör"
    }

    /// What patriots give.
    pub fn patriots() {
        en "Patriots"
        nl "Patriotten"
        hu "Hazafiak"
    }

    /// The political points.
    pub fn political_points() {
        en "Political points"
        nl "Politieke punten"
        hu "Politikai pontok"
    }

    /// What the Rebel territories are worth.
    pub fn territory_points() {
        en "Lands"
        nl "Land"
        hu "Földek"
    }

    /// The money.
    pub fn treasury() {
        en "Treasury"
        nl "Schatkist"
        hu "Kincstár"
    }

    /// The right to act second.
    pub fn acts_second() {
        en "Acts second"
        nl "Als tweede"
        hu "Második"
    }

    /// The chits in hand.
    pub fn hand() {
        en "Chits in hand"
        nl "Fiches in de hand"
        hu "Lapkák a kézben"
    }

    fn siege_heading(territory) {
        en "Siege of {territory}"
        nl "Beleg van {territory}"
        hu "{territory} ostroma"
    }

    /// The attacker's strength.
    pub fn strength() {
        en "Strength"
        nl "Sterkte"
        hu "Támadóerő"
    }

    /// The defenders.
    pub fn defenders() {
        en "Defenders"
        nl "Verdedigers"
        hu "Védők"
    }

    /// The die.
    pub fn die() {
        en "Die"
        nl "Worp"
        hu "Dobás"
    }

    /// The defenders' losses.
    pub fn losses() {
        en "Losses"
        nl "Verliezen"
        hu "Veszteség"
    }

    /// Columns by which the people's faith shifts.
    pub fn columns() {
        en "columns"
        nl "kolommen"
        hu "oszlop"
    }

    /// The heading of the key to the signs.
    pub fn key() {
        en "Key"
        nl "Legenda"
        hu "Jelmagyarázat"
    }

    /// One end of the scale of faith.
    pub fn catholic() {
        en "Catholic"
        nl "Katholiek"
        hu "Katolikus"
    }

    /// The other end of the scale of faith.
    pub fn protestant() {
        en "Protestant"
        nl "Protestants"
        hu "Protestáns"
    }

    /// What a territory pays.
    pub fn value() {
        en "Pays each year"
        nl "Betaalt per jaar"
        hu "Éves adó"
    }

    /// With a shore.
    pub fn coastal() {
        en "Coastal"
        nl "Aan de kust"
        hu "Tengerparti"
    }

    /// Supplied by the Spanish Road.
    pub fn supplied() {
        en "Supplied"
        nl "Bevoorraad"
        hu "Ellátott"
    }

    /// Under attack.
    pub fn invaded() {
        en "Invaded"
        nl "Binnengevallen"
        hu "Megtámadva"
    }
}
