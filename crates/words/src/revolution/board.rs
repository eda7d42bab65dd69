//! Labels of the drawn board and of the panels beside it.

use revolution::Faction;

use super::names::{Trio, say};
use crate::{Lang, texts};

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
}
