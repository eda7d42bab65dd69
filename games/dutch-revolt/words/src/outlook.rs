//! What is said beside the board: the numbers that players otherwise count by hand.

use dutch_revolt_rules::{DutchRevolt, Siege, Verdict};

use super::names::{Trio, say};
use super::places::territory as place;
use super::position::year;
use words::{Lang, texts};

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

    /// The head of the column with what a year brings.
    pub fn income() { en "Income" nl "Inkomen" hu "Bevétel" }
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
    pub fn land_value() { en "Land value" nl "Landwaarde" hu "Földérték" }
    /// What the next year brings.
    pub fn income_next_year() { en "Next income" nl "Volgend inkomen" hu "Jövő bevétel" }
    /// Income with a die still to be rolled.
    pub fn and_a_die(amount) { en "{amount} + die" nl "{amount} + worp" hu "{amount} + dobás" }
    /// Strength points on the map.
    pub fn troops() { en "Strength" nl "Sterkte" hu "Haderő" }
    /// Chits in hand.
    pub fn chits_in_hand() { en "Chits" nl "Fiches" hu "Lapkák" }
    /// Chits used this year.
    pub fn chits_used() { en "Used" nl "Gebruikt" hu "Felhasznált" }
    /// When the Union comes if nothing changes.
    pub fn union_comes() { en "Union by" nl "Unie in" hu "Unió éve" }
    /// Turns that are left to prevent the Union.
    pub fn turns_left() { en "Turns left" nl "Beurten te gaan" hu "Hátralévő kör" }

    /// How it would end with today's land.
    pub fn outlook(verdict) {
        en "With today's land: {verdict}."
        nl "Met het land van nu: {verdict}."
        hu "A mostani földekkel: {verdict}."
    }
}
