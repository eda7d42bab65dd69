//! What is written on the board and beside it.

use dutch_revolt::{DutchRevolt, Side, Siege, Territory, Verdict};

use super::names::{Trio, say, side as side_name};
use super::places::territory as place;
use super::position::year;
use crate::{Lang, texts};

/// Names of lands and waters that belong to nobody in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Surroundings {
    /// The sea in the west.
    NorthSea,
    /// The inner sea.
    Zuiderzee,
    /// The kingdom in the south.
    France,
    /// The empire in the east.
    Empire,
    /// The prince-bishop's land.
    Liege,
    /// The road of the Spanish armies.
    SpanishRoad,
}

/// The name of a land or water outside the game.
pub fn surroundings(lang: Lang, what: Surroundings) -> &'static str {
    let names: Trio = match what {
        Surroundings::NorthSea => ["North Sea", "Noordzee", "Északi-tenger"],
        Surroundings::Zuiderzee => ["Zuiderzee", "Zuiderzee", "Zuiderzee"],
        Surroundings::France => ["FRANCE", "FRANKRIJK", "FRANCIAORSZÁG"],
        Surroundings::Empire => [
            "HOLY ROMAN EMPIRE",
            "HEILIGE ROOMSE RIJK",
            "NÉMET-RÓMAI BIRODALOM",
        ],
        Surroundings::Liege => ["Liège", "Luik", "Liège"],
        Surroundings::SpanishRoad => ["Spanish Road", "Spaanse Weg", "Spanyol út"],
    };
    say(lang, names)
}

/// The letter that stands for a side beside its sign.
pub fn letter(lang: Lang, side: Side) -> String {
    side_name(lang, side).chars().take(1).collect()
}

/// The year and turn at the head of the track.
pub fn year_and_turn(lang: Lang, game: &DutchRevolt, turn: u8) -> String {
    match turn {
        0 => super::set_up(lang),
        _ => year_of(lang, year(game, turn), turn, game.turns()),
    }
}

/// When the Union is proclaimed if nothing changes; the Rebels' land is worth `worth` a turn.
pub fn union_expected(
    lang: Lang,
    game: &DutchRevolt,
    points: i16,
    turn: u8,
    worth: i16,
) -> (String, bool) {
    let missing = (game.union() - points).max(0);
    let needed = if worth > 0 {
        (missing + worth - 1) / worth
    } else {
        i16::MAX
    };
    let last = i16::from(turn.max(1)).saturating_add(needed.max(1) - 1);
    match u8::try_from(last) {
        Ok(last) if last <= game.turns() => (year(game, last), true),
        _ => (never(lang), false),
    }
}

/// What a siege needs, told in a tooltip: strengths and the chance that the place falls.
pub fn odds(lang: Lang, siege: &Siege, chance: usize) -> String {
    odds_text(
        lang,
        place(lang, siege.territory),
        siege.strength,
        siege.defence,
        chance,
    )
}

/// The heading of a siege.
pub fn siege_of(lang: Lang, territory: Territory) -> String {
    siege_heading(lang, place(lang, territory))
}

/// A verdict in a few words.
pub fn verdict_in_short(lang: Lang, verdict: Verdict) -> &'static str {
    let names: Trio = match verdict {
        Verdict::SpanishWholeMap | Verdict::NoUnion => [
            "overwhelming Spanish victory",
            "verpletterende Spaanse overwinning",
            "elsöprő spanyol győzelem",
        ],
        Verdict::SpanishMajor => [
            "major Spanish victory",
            "grote Spaanse overwinning",
            "nagy spanyol győzelem",
        ],
        Verdict::SpanishMinor => [
            "minor Spanish victory",
            "kleine Spaanse overwinning",
            "kis spanyol győzelem",
        ],
        Verdict::Draw => ["draw", "gelijkspel", "döntetlen"],
        Verdict::RebelMinor => [
            "minor Rebel victory",
            "kleine overwinning van de Geuzen",
            "kis felkelő győzelem",
        ],
        Verdict::RebelMajor => [
            "major Rebel victory",
            "grote overwinning van de Geuzen",
            "nagy felkelő győzelem",
        ],
        Verdict::RebelWholeMap => [
            "overwhelming Rebel victory",
            "verpletterende overwinning van de Geuzen",
            "elsöprő felkelő győzelem",
        ],
    };
    say(lang, names)
}

texts! {
    fn year_of(year, turn, turns) {
        en "{year}, turn {turn} of {turns}"
        nl "{year}, beurt {turn} van {turns}"
        hu "{year}, {turn}. kör a {turns}-ból"
    }

    fn never() {
        en "not in time"
        nl "niet op tijd"
        hu "nem időben"
    }

    fn odds_text(territory, strength, defence, chance) {
        en "{territory} under attack: {strength} against {defence}, falls with {chance}%."
        nl "{territory} aangevallen: {strength} tegen {defence}, valt met {chance}%."
        hu "{territory} ostrom alatt: {strength} támadó, {defence} védő, elesik {chance}% eséllyel."
    }

    fn siege_heading(territory) {
        en "Siege of {territory}"
        nl "Beleg van {territory}"
        hu "{territory} ostroma"
    }

    /// The title of the patriots' track.
    pub fn patriots() { en "Patriots" nl "Patriotten" hu "Hazafiak" }
    /// The title of the points' track.
    pub fn political_points() { en "Political points" nl "Politieke punten" hu "Politikai pontok" }
    /// The head of the column with what land is worth.
    pub fn lands() { en "Land" nl "Land" hu "Föld" }
    /// The head of the column with money to spend.
    pub fn treasury() { en "Treasury" nl "Schatkist" hu "Kincstár" }
    /// The head of the column with what a year brings.
    pub fn income() { en "Income" nl "Inkomen" hu "Bevétel" }
    /// The head of the column with who acts second.
    pub fn acts_second() { en "Acts second" nl "Als tweede" hu "Második" }
    /// The heading of the chits in hand.
    pub fn your_chits() { en "Your chits" nl "Jouw fiches" hu "A te lapkáid" }
    /// The attacker's strength.
    pub fn strength() { en "Strength" nl "Sterkte" hu "Támadóerő" }
    /// The defenders.
    pub fn defenders() { en "Defenders" nl "Verdedigers" hu "Védők" }
    /// The die.
    pub fn die() { en "Die" nl "Worp" hu "Dobás" }
    /// The losses.
    pub fn losses() { en "Losses" nl "Verliezen" hu "Veszteség" }
    /// What moves by columns.
    pub fn columns() { en "columns" nl "kolommen" hu "oszlop" }
    /// The heading of the key to the signs.
    pub fn key() { en "Key" nl "Legenda" hu "Jelmagyarázat" }
    /// The Catholic end of the scale.
    pub fn catholic() { en "Catholic" nl "Katholiek" hu "Katolikus" }
    /// The Protestant end of the scale.
    pub fn protestant() { en "Protestant" nl "Protestants" hu "Protestáns" }
    /// What a territory pays.
    pub fn pays() { en "What it pays a year" nl "Wat het per jaar betaalt" hu "Évi adója" }
    /// At the sea.
    pub fn coastal() { en "Coast" nl "Kust" hu "Tengerpart" }
    /// Joined to the Spanish Road.
    pub fn in_supply() { en "In supply" nl "Bevoorraad" hu "Ellátva" }
    /// Under attack, with the chance that it falls.
    pub fn under_attack() { en "Under attack" nl "Aangevallen" hu "Támadás alatt" }
    /// The faith of the people as what moves a siege's column.
    pub fn people() { en "the people's faith" nl "geloof van het volk" hu "a nép hite" }
    /// Walls as what moves a siege's die.
    pub fn walls() { en "walls" nl "wallen" hu "falak" }
    /// The coast as what moves a siege's die.
    pub fn rebel_coast() { en "coast" nl "kust" hu "tengerpart" }
    /// The Spanish Road as what moves a siege's die.
    pub fn by_road() { en "Spanish Road" nl "Spaanse Weg" hu "Spanyol út" }
    /// The place fell.
    pub fn it_fell() { en "It falls." nl "Het valt." hu "Elesik." }
    /// The place held.
    pub fn it_held() { en "It holds." nl "Het houdt stand." hu "Kitart." }

    /// How many territories a side has.
    pub fn territories() { en "Territories" nl "Gebieden" hu "Területek" }
    /// What a side's land is worth in political points.
    pub fn land_value() { en "Value of its land" nl "Waarde van zijn land" hu "Földjének értéke" }
    /// What the next year brings.
    pub fn income_next_year() { en "Income next year" nl "Inkomen volgend jaar" hu "Jövő évi bevétel" }
    /// Income with a die still to be rolled.
    pub fn and_a_die(amount) { en "{amount} + die" nl "{amount} + worp" hu "{amount} + dobás" }
    /// Strength points on the map.
    pub fn troops() { en "Strength on the map" nl "Sterkte op de kaart" hu "Erő a térképen" }
    /// Chits in hand.
    pub fn chits_in_hand() { en "Chits in hand" nl "Fiches in de hand" hu "Lapka a kézben" }
    /// Chits used this year.
    pub fn chits_used() { en "Chits used this year" nl "Fiches dit jaar gebruikt" hu "Idén felhasznált lapka" }
    /// When the Union comes if nothing changes.
    pub fn union_comes() { en "Union, if nothing changes" nl "Unie, als er niets verandert" hu "Unió, ha semmi sem változik" }
    /// Turns that are left to prevent the Union.
    pub fn turns_left() { en "Turns left" nl "Beurten te gaan" hu "Hátralévő kör" }

    /// How it would end with today's land.
    pub fn outlook(verdict) {
        en "With today's land: {verdict}."
        nl "Met het land van nu: {verdict}."
        hu "A mostani földekkel: {verdict}."
    }
}
