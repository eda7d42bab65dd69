//! Labels of the drawn board and of the panels beside it.

use revolution_rules::{Faction, Town};

use super::names::{Trio, say, town};
use words::{Lang, texts};

/// The letter of a faction, for those who tell colours and signs apart with difficulty.
pub fn letter(lang: Lang, faction: Faction) -> &'static str {
    let letters: Trio = match faction {
        Faction::Catholic => ["C", "K", "K"],
        Faction::Habsburg => ["H", "H", "H"],
        Faction::Nobility => ["N", "A", "N"],
        Faction::Burgher => ["B", "P", "P"],
        Faction::Reformer => ["R", "G", "R"],
    };
    say(lang, letters)
}

/// A town's name as it stands on the map, where nobody takes it for its province.
pub fn short_town(lang: Lang, found: Town) -> &'static str {
    let name = town(lang, found);
    name.split_once(" (").map_or(name, |(short, _)| short)
}

/// What a faction counts as its own goal (4.3.2).
pub fn goal(lang: Lang, faction: Faction) -> &'static str {
    let names: Trio = match faction {
        Faction::Catholic => ["bishoprics", "bisdommen", "püspökség"],
        Faction::Habsburg => [
            "regions with armies",
            "regio's met legers",
            "régió sereggel",
        ],
        Faction::Nobility => [
            "country and towns",
            "platteland en steden",
            "vidék és városok",
        ],
        Faction::Burgher => ["trade towns", "handelssteden", "kereskedőváros"],
        Faction::Reformer => ["universities", "universiteiten", "egyetem"],
    };
    say(lang, names)
}

texts! {
    /// What the big number of a panel counts.
    pub fn points_label() {
        en "points now"
        nl "punten nu"
        hu "pont most"
    }
    /// The treasury.
    pub fn money() {
        en "Money"
        nl "Geld"
        hu "Pénz"
    }
    /// Pieces beside the board.
    pub fn stock() {
        en "Pieces in stock"
        nl "Stukken in voorraad"
        hu "Jelző készletben"
    }
    /// Armies beside the board.
    pub fn armies_in_stock() {
        en "Armies in stock"
        nl "Legers in voorraad"
        hu "Sereg készletben"
    }
    /// How many new pieces the faction would get now.
    pub fn next_new() {
        en "New pieces due"
        nl "Nieuwe stukken"
        hu "Új jelző járna"
    }
    /// What the provinces pay.
    pub fn province_tax() {
        en "Province taxes"
        nl "Provinciebelasting"
        hu "Tartományi adó"
    }
    /// The points of the last count.
    pub fn last_count() {
        en "Last count"
        nl "Laatste telling"
        hu "Utolsó számlálás"
    }
    /// What the points are made of.
    pub fn made_of(cities, provinces, own, goal) {
        en "Cities {cities}, provinces {provinces}, {goal} {own}"
        nl "Hoofdsteden {cities}, provincies {provinces}, {goal} {own}"
        hu "Nagyváros {cities}, tartomány {provinces}, {goal} {own}"
    }
    /// Who has more pieces than all others together.
    pub fn majority(who) {
        en "Majority: {who}."
        nl "Meerderheid: {who}."
        hu "Többség: {who}."
    }
    /// Nobody has.
    pub fn no_majority() {
        en "No majority."
        nl "Geen meerderheid."
        hu "Nincs többség."
    }
    /// What the others miss to a majority.
    pub fn missing(short) {
        en "Missing: {short}."
        nl "Nog nodig: {short}."
        hu "Hiányzik: {short}."
    }
    /// A province in words.
    pub fn about_province(at, master, pieces, limit, tax, worth) {
        en "{at}. Card: {master}. {pieces} of {limit} pieces, tax {tax}, {worth} points."
        nl "{at}. Kaart: {master}. {pieces} van {limit} stukken, belasting {tax}, {worth} punten."
        hu "{at}. Kártya: {master}. {pieces}/{limit} jelző, adó {tax}, {worth} pont."
    }
    /// The region of a province.
    pub fn in_region(at) {
        en "Region: {at}."
        nl "Regio: {at}."
        hu "Régió: {at}."
    }
    /// A city in words.
    pub fn about_city(at, master) {
        en "{at}. Card: {master}."
        nl "{at}. Kaart: {master}."
        hu "{at}. Kártya: {master}."
    }
    /// A command box in words.
    pub fn command_box(at, free, spaces) {
        en "{at}: command box, {free} of {spaces} spaces free"
        nl "{at}: legerblok, {free} van {spaces} vakken vrij"
        hu "{at}: parancssáv, {free}/{spaces} szabad mező"
    }
    /// The heading of the support boxes.
    pub fn support_boxes() {
        en "Support"
        nl "Steun"
        hu "Támogatás"
    }
    /// A box that feeds no province.
    pub fn feeds_treasury() {
        en "into the treasury only"
        nl "alleen naar de schatkist"
        hu "csak a kincstárba"
    }
    /// A box that feeds all provinces.
    pub fn feeds_all() {
        en "all provinces"
        nl "alle provincies"
        hu "minden tartomány"
    }
    /// The heading of the citizens' track.
    pub fn citizens() {
        en "Citizens"
        nl "Stedelingen"
        hu "Városlakók"
    }
    /// The heading of the bishoprics' track.
    pub fn bishoprics() {
        en "Bishoprics"
        nl "Bisdommen"
        hu "Püspökség"
    }
    /// The heading of the universities' track.
    pub fn universities() {
        en "Universities"
        nl "Universiteiten"
        hu "Egyetemek"
    }
    /// The heading of the order of play.
    pub fn order_and_points() {
        en "Order and points"
        nl "Volgorde en punten"
        hu "Sorrend és pontok"
    }
    /// The turn.
    pub fn turn(number) {
        en "Turn {number}"
        nl "Ronde {number}"
        hu "{number}. forduló"
    }
    /// The heading of the order of play that is being chosen.
    pub fn next_turn() {
        en "Order of next turn"
        nl "Volgorde hierna"
        hu "Következő sorrend"
    }
    /// What the guide calls the set-up.
    pub fn first_armies() {
        en "The first armies"
        nl "De eerste legers"
        hu "Az első seregek"
    }
    /// The heading of the key to the signs.
    pub fn key() {
        en "Signs"
        nl "Tekens"
        hu "Jelek"
    }
    /// A trade town.
    pub fn trade_town() {
        en "Trade town"
        nl "Handelsstad"
        hu "Kereskedőváros"
    }
    /// The town of a bishop.
    pub fn see_of_bishop() {
        en "Bishop's see"
        nl "Bisschopszetel"
        hu "Püspöki székhely"
    }
    /// A university.
    pub fn university() {
        en "University"
        nl "Universiteit"
        hu "Egyetem"
    }
    /// Where the Reformers can found a university.
    pub fn university_to_be() {
        en "University to be founded by the Reformers"
        nl "Universiteit, te stichten door de Gereformeerden"
        hu "A hitújítók által alapítható egyetem"
    }
    /// The sea in the west.
    pub fn north_sea() {
        en "North Sea"
        nl "Noordzee"
        hu "Északi-tenger"
    }
    /// The inner sea.
    pub fn zuiderzee() {
        en "Zuiderzee"
        nl "Zuiderzee"
        hu "Zuiderzee"
    }
    /// The kingdom in the south.
    pub fn france() {
        en "FRANCE"
        nl "FRANKRIJK"
        hu "FRANCIAORSZÁG"
    }
}
