//! Labels of the drawn board.

use kaiser::{Child, Noble, Player};

use super::names::{noble, say};
use crate::{Lang, texts};

/// What a noble's tile says when it is pointed at; who is 45 dies next.
pub fn tile(lang: Lang, who: Noble) -> String {
    let name = super::names::begin(&noble(lang, who));
    if who.age.older().is_none() {
        dies(lang, name)
    } else {
        name
    }
}

/// What cards bring, as a word.
pub fn child(lang: Lang, child: Child) -> &'static str {
    let names = match child {
        Child::Son => ["son", "zoon", "fiú"],
        Child::Daughter => ["daughter", "dochter", "lány"],
        Child::None => ["none", "geen", "nincs"],
    };
    say(lang, names)
}

/// What is in a player's supply.
pub fn supply(lang: Lang, player: &Player) -> String {
    supplied(lang, player.nobles, player.knights, player.cities)
}

texts! {
    fn dies(who) {
        en "{who}, dies at the next ageing"
        nl "{who}, sterft bij de volgende veroudering"
        hu "{who}, a következő öregedéskor meghal"
    }

    fn supplied(nobles, knights, cities) {
        en "{nobles} nobles, {knights} knights, {cities} cities"
        nl "{nobles} edelen, {knights} ridders, {cities} steden"
        hu "{nobles} nemes, {knights} lovag, {cities} város"
    }

    /// The heading of the throne.
    pub fn throne() {
        en "Throne"
        nl "Troon"
        hu "Trón"
    }

    /// The heading of the supply.
    pub fn in_supply() {
        en "Supply"
        nl "Voorraad"
        hu "Készlet"
    }

    /// The heading of the money.
    pub fn money() {
        en "Thalers"
        nl "Daalders"
        hu "Tallér"
    }

    /// The heading of the income of the next round.
    pub fn next_income() {
        en "Next income"
        nl "Volgend inkomen"
        hu "Következő bevétel"
    }

    /// The heading of the votes.
    pub fn election_votes() {
        en "Votes"
        nl "Stemmen"
        hu "Szavazat"
    }

    /// The heading of blue and pink cards.
    pub fn balance() {
        en "Blue : pink"
        nl "Blauw : roze"
        hu "Kék : rózsaszín"
    }

    /// The heading of the points.
    pub fn victory_points() {
        en "Points"
        nl "Punten"
        hu "Pont"
    }

    /// An elector's seat without an elector.
    pub fn vacant() {
        en "Vacant"
        nl "Vacant"
        hu "Üres"
    }

    /// An electorate that is not in the game.
    pub fn not_played() {
        en "Not in the game"
        nl "Doet niet mee"
        hu "Nincs játékban"
    }

    /// Who is emperor.
    pub fn is_emperor() {
        en "Emperor"
        nl "Keizer"
        hu "Császár"
    }

    /// Who claims the throne.
    pub fn is_rival() {
        en "Rival"
        nl "Tegenkeizer"
        hu "Ellencsászár"
    }

    /// The sign of an imperial city, said aloud.
    pub fn imperial_city() {
        en "Imperial city"
        nl "Rijksstad"
        hu "Birodalmi város"
    }

    /// A round of the track.
    pub fn round(number) {
        en "Round {number}"
        nl "Ronde {number}"
        hu "{number}. forduló"
    }
}
