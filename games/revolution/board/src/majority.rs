//! Who leads where, by how much, and what is missing to a majority.

use maud::{Markup, html};
use revolution_rules::{Colour, Faction, Pieces};
use revolution_words::{board as label, faction as name};
use words::Lang;

use super::measure::bold;
use super::signs::{short, sign};

/// The faction that is nearest to a majority.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lead {
    /// Who leads.
    pub faction: Faction,
    /// How many pieces more than all others together it has; less than one is no majority.
    ahead: i16,
}

impl Lead {
    /// A tick and by how much it leads, or what is missing.
    pub(super) fn badge(self) -> String {
        if self.ahead > 0 {
            format!("✓+{}", self.ahead)
        } else {
            format!("−{}", 1 - self.ahead)
        }
    }

    /// The same in one or two letters.
    pub(super) fn mark(self) -> String {
        if self.ahead > 0 {
            "✓".to_owned()
        } else {
            self.badge()
        }
    }
}

/// How many pieces more a faction has than all others together.
fn ahead(pieces: Pieces, faction: Faction) -> i16 {
    2 * i16::from(pieces.of(faction)) - i16::from(pieces.total())
}

/// Who leads; nobody where nobody is, or where two are equal.
pub(super) fn lead(pieces: Pieces) -> Option<Lead> {
    let most = Faction::ALL.iter().map(|&one| pieces.of(one)).max()?;
    let mut leaders = Faction::ALL.iter().filter(|&&one| pieces.of(one) == most);
    match (most, leaders.next(), leaders.next()) {
        (1.., Some(&faction), None) => Some(Lead {
            faction,
            ahead: ahead(pieces, faction),
        }),
        _ => None,
    }
}

/// Whether two or more share the first place.
pub(super) fn is_tied(pieces: Pieces) -> bool {
    pieces.factions() > 0 && lead(pieces).is_none()
}

/// The leader's badge, ending at `right`, with the sign where there is room; an equals sign where two are equal.
pub(super) fn badge(pieces: Pieces, right: f64, base: f64, signed: bool) -> Markup {
    match lead(pieces) {
        Some(lead) => {
            let text = lead.badge();
            let left = right - bold(&text, 13.0) - 14.5;
            html! {
                g class={ "lead " (lead.faction.id()) } {
                    @if signed { (sign(lead.faction.colour(), "", left, base - 11.5, 13.0)) }
                    text x=(short(right)) y=(short(base)) { (text) }
                }
            }
        }
        None if is_tied(pieces) => html! {
            g class="lead tie" { text x=(short(right)) y=(short(base)) { "=" } }
        },
        None => html! {},
    }
}

/// How wide the badge is.
pub(super) fn badge_width(pieces: Pieces, signed: bool) -> f64 {
    match lead(pieces) {
        Some(lead) => bold(&lead.badge(), 13.0) + if signed { 16.0 } else { 2.0 },
        None if is_tied(pieces) => 9.0,
        None => 0.0,
    }
}

/// One cell for each piece that counts, the leader's first, and a bar where a majority begins.
pub(super) fn strip(pieces: Pieces, left: f64, top: f64, width: f64) -> Markup {
    let count = pieces.total();
    if count == 0 {
        return html! {};
    }
    let cell = (width / f64::from(count)).min(14.0);
    let mut order: Vec<Colour> = Colour::ALL.to_vec();
    order.sort_by_key(|&colour| (colour == Colour::Neutral, u8::MAX - pieces.of(colour)));
    let mut from = 0_u8;
    let runs: Vec<(Colour, u8, u8)> = order
        .into_iter()
        .map(|colour| {
            let run = (colour, from, pieces.of(colour));
            from += run.2;
            run
        })
        .filter(|run| run.2 > 0)
        .collect();
    let bar = left + cell * f64::from(count / 2 + 1) - 0.6;
    html! {
        g class="strip" {
            @for (colour, from, length) in runs {
                path class=(colour.id()) d=(cells(left, top, cell, from, length)) {}
            }
            path class="bar" d=(format!("M{} {}v10", short(bar), short(top - 2.0))) {}
        }
    }
}

/// The cells of one colour as one path.
fn cells(left: f64, top: f64, cell: f64, from: u8, length: u8) -> String {
    let wide = cell - 1.2;
    let one = |place: u8| {
        let x = left + cell * f64::from(place);
        format!("M{} {}h{w}v6h-{w}z", short(x), short(top), w = short(wide))
    };
    let cells: Vec<String> = (from..from + length).map(one).collect();
    cells.concat()
}

/// Who has the majority and what the others miss, in words.
pub(super) fn told(pieces: Pieces, lang: Lang) -> String {
    let holder = match pieces.majority() {
        Some(faction) => label::majority(lang, name(lang, faction)),
        None => label::no_majority(lang),
    };
    let short: Vec<String> = Faction::ALL
        .iter()
        .filter(|&&one| pieces.of(one) > 0 && ahead(pieces, one) < 1)
        .map(|&one| format!("{} {}", name(lang, one), 1 - ahead(pieces, one)))
        .collect();
    if short.is_empty() {
        holder
    } else {
        format!("{holder} {}", label::missing(lang, short.join(", ")))
    }
}
