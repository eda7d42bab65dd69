//! The shield of a side: its colour, its charge and its letter in one.

use maud::{Markup, html};

use super::picture::Side;
use super::signs::sign;
use super::words::Words;

/// The width of a shield.
pub(super) const BADGE_WIDTH: f64 = 26.0;

/// The height of a shield.
pub(super) const BADGE_HEIGHT: f64 = 35.0;

/// Draws a side's shield at the origin, 26 wide and 35 high: the letter in chief, the charge below.
pub(super) fn badge(side: Side, words: &Words) -> Markup {
    let charge = match side {
        Side::Spanish => "saltire",
        Side::Rebel => "lion",
    };
    shield(side, &words.letters[side], &sign(charge, 6.0, 16.8, 14.0))
}

/// A shield with a letter and a charge.
pub(super) fn shield(side: Side, letter: &str, charge: &Markup) -> Markup {
    html! {
        g class={ "badge " (side.id()) } {
            path class="shield" d="M0.5 0.5H25.5V19C25.5 27 19.5 31.5 13 34.5C6.5 31.5 0.5 27 0.5 19Z" {}
            path class="chief" d="M1.5 1.5H24.5V16H1.5Z" {}
            text class="letter" x="13" y="14.7" text-anchor="middle" { (letter) }
            (charge)
        }
    }
}
