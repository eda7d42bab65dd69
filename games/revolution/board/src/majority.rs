//! Who leads where, and what is missing to a majority.

use maud::{Markup, html};
use revolution_rules::{Faction, Pieces};
use revolution_words::{board as label, faction as name};
use words::Lang;

use super::signs::charge;

/// The faction that is nearest to a majority.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lead {
    /// Who leads.
    pub faction: Faction,
    /// How many pieces more it would need; none if it has the majority.
    pub missing: u8,
}

/// How many pieces more a faction needs to have more than all others together.
fn missing(pieces: Pieces, faction: Faction) -> u8 {
    let own = pieces.of(faction);
    let others = pieces.total() - own;
    (others + 1).saturating_sub(own)
}

/// Who leads; nobody where nobody is, or where two are equal.
pub(super) fn lead(pieces: Pieces) -> Option<Lead> {
    let most = Faction::ALL.iter().map(|&one| pieces.of(one)).max()?;
    let mut leaders = Faction::ALL.iter().filter(|&&one| pieces.of(one) == most);
    match (most, leaders.next(), leaders.next()) {
        (1.., Some(&faction), None) => Some(Lead {
            faction,
            missing: missing(pieces, faction),
        }),
        _ => None,
    }
}

/// The leader's sign with a tick for a majority, or what is missing to it.
pub(super) fn badge(pieces: Pieces, x: f64, y: f64) -> Markup {
    let Some(lead) = lead(pieces) else {
        return html! {};
    };
    html! {
        g class={ "lead " (lead.faction.id()) } transform=(format!("translate({x:.1} {y:.1})")) {
            path class="charge" transform="translate(0 3.5) scale(0.62)" d=(charge(lead.faction.colour())) {}
            @if lead.missing == 0 {
                path class="tick" d="M12 8.5L15 12L20 4.5" {}
            } @else {
                text x="11" y="13" { "+" (lead.missing) }
            }
        }
    }
}

/// How wide the badge is.
pub(super) fn badge_width(pieces: Pieces) -> f64 {
    match lead(pieces) {
        None => 0.0,
        Some(Lead { missing: 0, .. }) => 21.0,
        Some(Lead { missing: 10.., .. }) => 34.0,
        Some(_) => 26.0,
    }
}

/// Who has the majority and what the others miss, in words.
pub(super) fn told(pieces: Pieces, lang: Lang) -> String {
    let holder = match pieces.majority() {
        Some(faction) => label::majority(lang, name(lang, faction)),
        None => label::no_majority(lang),
    };
    let short: Vec<String> = Faction::ALL
        .iter()
        .filter(|&&one| pieces.of(one) > 0 && missing(pieces, one) > 0)
        .map(|&one| format!("{} {}", name(lang, one), missing(pieces, one)))
        .collect();
    if short.is_empty() {
        holder
    } else {
        format!("{holder} {}", label::missing(lang, short.join(", ")))
    }
}
