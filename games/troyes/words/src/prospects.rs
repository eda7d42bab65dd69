//! What an action would bring, in a few words.

use troyes_rules::{Family, Prospect};

use super::names::{building, cubes, deniers, family as family_name, influence, points, space};
use words::Lang;

/// Says an amount of something.
type SayAmount = fn(Lang, u32) -> String;

/// What it would bring its player, for a button: `+6 deniers, +1 point, −4 deniers to pay`.
pub(super) fn told(lang: Lang, prospect: &Prospect, family: Family) -> String {
    listed(lang, prospect, prospect.points[family], Some(nothing(lang)))
}

/// The same without the points, which a tile shows apart; empty if nothing is left.
pub(super) fn in_words(lang: Lang, prospect: &Prospect) -> String {
    listed(lang, prospect, 0, None)
}

/// What it brings with so many points, what is said if that is nothing, and what it costs.
fn listed(lang: Lang, prospect: &Prospect, own_points: u16, empty: Option<String>) -> String {
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
    for (who, &amount) in prospect.taxed.iter().filter(|(_, amount)| **amount > 0) {
        parts.push(taxed(lang, family_name(lang, who), deniers(lang, amount)));
    }
    if let Some((own, best)) = prospect.contest {
        parts.push(contest(lang, own, best));
    }
    let amounts: [(i32, SayAmount); 3] = [
        (prospect.deniers, |lang, amount| deniers(lang, amount)),
        (prospect.influence, |lang, amount| influence(lang, amount)),
        (own_points.into(), |lang, amount| points(lang, amount)),
    ];
    for (amount, said) in amounts.into_iter().filter(|(amount, _)| *amount != 0) {
        parts.push(format!(
            "{}{}",
            sign(amount),
            said(lang, amount.unsigned_abs())
        ));
    }
    if prospect.surplus > 0 {
        parts.push(surplus(lang, influence(lang, prospect.surplus)));
    }
    if prospect.overcome {
        parts.push(overcomes(lang));
    }
    if parts.is_empty() {
        parts.extend(empty);
    }
    if prospect.cost > 0 {
        let paid = format!("{}{}", sign(-1), deniers(lang, prospect.cost));
        parts.push(to_pay(lang, paid));
    }
    parts.join(", ")
}

fn sign(number: i32) -> &'static str {
    if number < 0 { "−" } else { "+" }
}

words::texts!("prospects");
