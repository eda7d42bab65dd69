//! Dice, citizens and cubes. Each colour has its own shape as well.

use ::troyes::{Colour, Family};
use maud::{Markup, html};
use words::Lang;
use words::troyes::board::letter;

/// The side of a die.
pub(super) const DIE: f64 = 30.0;

/// A die with its number: red ones have cut corners, white ones are round, yellow ones square.
pub(super) fn die(colour: Colour, value: u8, x: f64, y: f64) -> Markup {
    html! {
        g class={ "die " (colour.id()) } transform=(format!("translate({x} {y})")) {
            @match colour {
                Colour::Red => { path class="ring" d="M7 0H23L30 7V23L23 30H7L0 23V7Z" {} },
                Colour::White => { circle class="ring" cx="15" cy="15" r="15" {} },
                Colour::Yellow => { rect class="ring" width="30" height="30" {} },
            }
            text x="15" y="21" text-anchor="middle" { (value) }
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

/// A citizen or a cube: each family has its colour, its shape and its letter.
pub(super) fn token(lang: Lang, family: Family, x: f64, y: f64) -> Markup {
    html! {
        g class={ "token " (family.id()) } transform=(format!("translate({x} {y})")) {
            @match family {
                Family::Blue => { circle r="11" {} },
                Family::Green => { rect x="-10" y="-10" width="20" height="20" {} },
                Family::Orange => { path d="M0 -13L13 0L0 13L-13 0Z" {} },
                Family::Natural => { path d="M-6 -11H6L12 0L6 11H-6L-12 0Z" {} },
                Family::Neutral => { path d="M-10 -6L0 -12L10 -6V6L0 12L-10 6Z" {} },
            }
            text y="5" text-anchor="middle" { (letter(lang, family)) }
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
