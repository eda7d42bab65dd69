//! Dice, citizens and cubes. Each colour has its own shape as well.

use maud::{Markup, html};
use troyes_rules::{Colour, Family};
use troyes_words::family as family_name;
use words::Lang;

use super::charges::charge;

/// The side of a die.
pub(super) const DIE: f64 = 28.0;

/// A die with its number: red ones have cut corners, white ones are round, yellow ones square.
pub(super) fn die(colour: Colour, value: u8, x: f64, y: f64) -> Markup {
    html! {
        g class={ "die " (colour.id()) } transform=(format!("translate({x} {y})")) {
            @match colour {
                Colour::Red => { path class="ring" d="M8 0H20L28 8V20L20 28H8L0 20V8Z" {} },
                Colour::White => { circle class="ring" cx="14" cy="14" r="14" {} },
                Colour::Yellow => { rect class="ring" width="28" height="28" {} },
            }
            text x="14" y="20.5" text-anchor="middle" { (value) }
        }
    }
}

/// A black die: spiked.
pub(super) fn black_die(value: u8, x: f64, y: f64) -> Markup {
    html! {
        g class="die black" transform=(format!("translate({x} {y})")) {
            path class="ring" d="M15 -3L19 4L27 2L25 11L33 15L25 19L27 28L19 26L15 33L11 26L3 28L5 19L-3 15L5 11L3 2L11 4Z" {}
            text x="15" y="21" text-anchor="middle" { (value) }
        }
    }
}

/// A citizen or a cube: each family has its colour, its shape and its charge.
pub(super) fn token(lang: Lang, family: Family, x: f64, y: f64) -> Markup {
    html! {
        g class={ "token " (family.id()) } transform=(format!("translate({x} {y})")) {
            title { (family_name(lang, family)) }
            @match family {
                Family::Blue => { circle class="body" r="11.5" {} },
                Family::Green => { rect class="body" x="-10.5" y="-10.5" width="21" height="21" {} },
                Family::Orange => { path class="body" d="M0 -14L14 0L0 14L-14 0Z" {} },
                Family::Natural => { path class="body" d="M-6.5 -11.5H6.5L13 0L6.5 11.5H-6.5L-13 0Z" {} },
                Family::Neutral => { path class="body" d="M-10 -6L0 -12L10 -6V6L0 12L-10 6Z" {} },
            }
            @if let Some(shape) = charge(family) { path class="charge" transform="translate(-7 -7)" d=(shape) {} }
            @else { path class="charge" d="M-5 -1.2H5V1.2H-5Z" {} }
        }
    }
}

/// What something would bring, on a slip of paper that ends at a point.
pub(super) fn slip(text: &str, right: f64, y: f64) -> Markup {
    let wide = 12.0 + 7.3 * text.chars().count() as f64;
    html! {
        g class="slip" {
            rect x=(right - wide) y=(y) width=(wide) height="21" rx="3" {}
            text x=(right - wide / 2.0) y=(y + 15.0) text-anchor="middle" { (text) }
        }
    }
}

/// A text in lines of about so many letters.
pub(super) fn wrapped(text: &str, letters: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < letters => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
