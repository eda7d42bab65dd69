//! What an action would bring, in a few words.

use troyes_rules::{Family, Prospect};

use super::names::{building, cubes, deniers, family as family_name, influence, points, space};
use words::{Lang, texts};

/// What it would bring its player, short enough for a card: `3×: +6 d`.
pub fn brief(lang: Lang, prospect: &Prospect, family: Family, activation: bool) -> String {
    let Prospect { stored, cubes, .. } = *prospect;
    let mut parts = Vec::new();
    if stored > 0 {
        parts.push(later_brief(lang, stored));
    }
    if cubes > 0 {
        parts.push(cubes_brief(lang, cubes));
    }
    if prospect.deniers != 0 {
        parts.push(deniers_brief(lang, signed(prospect.deniers)));
    }
    if prospect.influence != 0 {
        parts.push(influence_brief(lang, signed(prospect.influence)));
    }
    if prospect.points[family] > 0 {
        let gained = signed(prospect.points[family].into());
        parts.push(points_brief(lang, gained));
    }
    if parts.is_empty() {
        parts.push("0".to_owned());
    }
    let gains = parts.join(" ");
    if activation && stored == 0 {
        format!("{}×: {gains}", prospect.times)
    } else {
        gains
    }
}

/// What it would bring its player, for a button: `6 deniers, 1 point; costs 4 deniers`.
pub(super) fn told(lang: Lang, prospect: &Prospect, family: Family) -> String {
    let Prospect {
        stored,
        cubes: free,
        ..
    } = *prospect;
    let mut parts = Vec::new();
    if let Some(place) = prospect.space {
        parts.push(space(lang, place));
    }
    if let Some((who, from)) = prospect.expelled {
        let (who, from) = (family_name(lang, who), building(lang, from));
        parts.push(expels(lang, who, from));
    }
    if stored > 0 {
        parts.push(later(lang, cubes(lang, stored)));
    }
    if free > 0 {
        parts.push(anywhere(lang, cubes(lang, free)));
    }
    if prospect.deniers > 0 {
        parts.push(deniers(lang, prospect.deniers as u16));
    } else if prospect.deniers < 0 {
        let spent = prospect.deniers.unsigned_abs() as u16;
        parts.push(spends(lang, deniers(lang, spent)));
    }
    if prospect.influence > 0 {
        parts.push(influence(lang, prospect.influence as u8));
    } else if prospect.influence < 0 {
        let spent = prospect.influence.unsigned_abs() as u8;
        parts.push(spends(lang, influence(lang, spent)));
    }
    if prospect.points[family] > 0 {
        parts.push(points(lang, prospect.points[family]));
    }
    if parts.is_empty() {
        parts.push(nothing(lang));
    }
    if prospect.cost > 0 {
        parts.push(costs(lang, deniers(lang, prospect.cost)));
    }
    parts.join(", ")
}

/// A number with its sign.
fn signed(number: i32) -> String {
    if number < 0 {
        format!("−{}", number.unsigned_abs())
    } else {
        format!("+{number}")
    }
}

texts! {
    fn deniers_brief(amount) {
        en "{amount} d"
        nl "{amount} d"
        hu "{amount} d"
    }

    fn influence_brief(amount) {
        en "{amount} inf"
        nl "{amount} inv"
        hu "{amount} bef"
    }

    fn points_brief(amount) {
        en "{amount} pts"
        nl "{amount} pt"
        hu "{amount} p"
    }

    fn later_brief(amount: u8) {
        en "+{amount} for later"
        nl "+{amount} voor later"
        hu "+{amount} későbbre"
    }

    fn cubes_brief(amount: u8) {
        en "up to {amount} cubes"
        nl "tot {amount} blokjes"
        hu "legfeljebb {amount} jelző"
    }

    fn later(cubes) {
        en "{cubes} for later"
        nl "{cubes} voor later"
        hu "{cubes} későbbre"
    }

    fn anywhere(cubes) {
        en "up to {cubes} on any events"
        nl "tot {cubes} op gebeurtenissen naar keuze"
        hu "legfeljebb {cubes} bármely eseményekre"
    }

    fn spends(amount) {
        en "spends {amount}"
        nl "verbruikt {amount}"
        hu "elkölt {amount}"
    }

    fn expels(who, building) {
        en "expels {who} ({building})"
        nl "verdrijft {who} ({building})"
        hu "elűzi: {who} ({building})"
    }

    fn nothing() {
        en "nothing"
        nl "niets"
        hu "semmi"
    }

    fn costs(amount) {
        en "costs {amount}"
        nl "kost {amount}"
        hu "ára {amount}"
    }

    /// The price of dice and tradesman, on a card.
    pub fn pay(amount: u16) {
        en "pay {amount} d"
        nl "betaal {amount} d"
        hu "fizess {amount} d-t"
    }
}
