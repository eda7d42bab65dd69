//! The pieces: stacks with a sign and a number, armies, ships.

use maud::{Markup, html};
use revolution_rules::{Colour, Faction, Pieces};

use super::signs::charge;

/// The height of a stack.
pub(super) const HEIGHT: f64 = 17.0;
/// The gap between two stacks.
pub(super) const GAP: f64 = 2.0;

/// How wide a stack is: a single piece is a square.
pub(super) fn width(count: u8) -> f64 {
    match count {
        0..=1 => HEIGHT,
        2..=9 => 27.0,
        _ => 34.0,
    }
}

/// The stacks of a place, from the largest faction to the neutrals.
fn stacks(pieces: Pieces) -> Vec<(Colour, u8)> {
    let mut stacks: Vec<(Colour, u8)> = Colour::ALL
        .iter()
        .map(|&colour| (colour, pieces.of(colour)))
        .filter(|&(_, count)| count > 0)
        .collect();
    stacks.sort_by_key(|&(colour, count)| (colour == Colour::Neutral, u8::MAX - count));
    stacks
}

/// How wide a row of stacks is.
pub(super) fn row_width(pieces: Pieces) -> f64 {
    let widths = stacks(pieces)
        .iter()
        .map(|&(_, count)| width(count) + GAP)
        .sum::<f64>();
    (widths - GAP).max(0.0)
}

/// A row of stacks that begins at `x`, `y`. The ids keep, so that a piece that moves is seen moving.
pub(super) fn row(place: &str, pieces: Pieces, x: f64, y: f64) -> Markup {
    let mut along = x;
    html! {
        @for (colour, count) in stacks(pieces) {
            (stack(place, colour, count, along, y))
            @let () = along += width(count) + GAP;
        }
    }
}

/// One stack.
pub(super) fn stack(place: &str, colour: Colour, count: u8, x: f64, y: f64) -> Markup {
    html! {
        g id={ "piece-" (place) "-" (colour.id()) "-piece" } class={ "piece " (colour.id()) } transform=(format!("translate({x:.1} {y:.1})")) {
            rect class="chip" width=(width(count)) height=(HEIGHT) rx="4" {}
            path class="charge" transform="translate(2 2) scale(0.81)" d=(charge(colour)) {}
            @if count > 1 { text class="count" x="16.5" y="13.2" { (count) } }
        }
    }
}

/// What an army is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Duty {
    /// It acts.
    Acting,
    /// It was driven back from a city.
    DrivenBack,
    /// It was abandoned and only takes up space.
    Abandoned,
}

/// An army: a shield with the faction's sign.
pub(super) fn army(id: &str, faction: Faction, duty: Duty, x: f64, y: f64) -> Markup {
    let class = match duty {
        Duty::Acting => "",
        Duty::DrivenBack => " driven-back",
        Duty::Abandoned => " abandoned",
    };
    html! {
        g id={ "piece-" (id) "-" (faction.id()) "-army" } class={ "piece army " (faction.id()) (class) } transform=(format!("translate({x:.1} {y:.1})")) {
            path class="chip" d="M0.5 0.5H16.5V9C16.5 13.5 12.5 16.5 8.5 18.5C4.5 16.5 0.5 13.5 0.5 9Z" {}
            path class="charge" transform="translate(3.2 2.6) scale(0.66)" d=(charge(faction.colour())) {}
        }
    }
}

/// A Water Beggar: a small ship.
pub(super) fn ship(x: f64, y: f64) -> Markup {
    html! {
        g class="ship" transform=(format!("translate({x:.1} {y:.1})")) {
            circle class="chip" cx="9" cy="9" r="8.5" {}
            path class="charge" transform="translate(3 3) scale(0.75)" d="M1 10H15L13 14.5H3ZM7.4 1L7.4 9H1.5C3.5 7 6.4 4 7.4 1ZM8.6 2.5C11.5 4 13 6.5 13.5 9H8.6Z" {}
        }
    }
}
