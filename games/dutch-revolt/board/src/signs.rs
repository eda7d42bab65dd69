//! Small drawings: terrain, units, marks and the charges of the two sides.
//!
//! Each is a symbol on a field of 24 by 24, drawn in the current colour, so that a style decides its ink.

use std::sync::LazyLock;

use maud::{Markup, html};

use super::picture::Side;

/// All signs, to be used by their ids.
pub(super) fn definitions() -> &'static Markup {
    static DEFINITIONS: LazyLock<Markup> = LazyLock::new(|| {
        html! {
            defs {
                (terrain())
                (units())
                (marks())
                (charges())
            }
        }
    });
    &DEFINITIONS
}

/// Draws a sign with its upper left corner at `x`, `y`.
pub(super) fn sign(name: &str, x: f64, y: f64, size: f64) -> Markup {
    html! {
        use class={ "sign " (name) } href={ "#sign-" (name) } x=(x) y=(y) width=(size) height=(size) {}
    }
}

/// One symbol.
fn symbol(name: &str, drawing: &Markup) -> Markup {
    html! { symbol id={ "sign-" (name) } viewBox="0 0 24 24" { (drawing) } }
}

/// A filled path in the current colour.
fn solid(data: &str) -> Markup {
    html! { path fill="currentColor" d=(data) {} }
}

/// A drawn path in the current colour.
fn stroke(data: &str, width: f64) -> Markup {
    html! {
        path fill="none" stroke="currentColor" stroke-width=(width) stroke-linecap="round" stroke-linejoin="round" d=(data) {}
    }
}

fn terrain() -> Markup {
    html! {
        (symbol("rural", &html! {
            (solid("M12 1.5C7.8 1.5 6 4.6 6.4 7C3.6 7.6 2.4 10 3 12.4C3.6 15 6 16.2 8.4 15.8C10.4 17 13.6 17 15.6 15.8C18 16.2 20.4 15 21 12.4C21.6 10 20.4 7.6 17.6 7C18 4.6 16.2 1.5 12 1.5Z"))
            (solid("M10.8 14H13.2L13.8 21H10.2Z"))
        }))
        (symbol("developed", &html! {
            (solid("M9.4 11H14.6L16.6 22H7.4Z"))
            (solid("M9 11C9 8.4 15 8.4 15 11Z"))
            (stroke("M4 2.5L20 17.5M20 2.5L4 17.5", 1.5))
            (solid("M3 3.4L9.4 9.4L11 7.6L4.6 1.7ZM19.4 1.7L13 7.6L14.6 9.4L21 3.4Z"))
        }))
        (symbol("urban", &html! {
            path fill="currentColor" fill-rule="evenodd" d="M1 22V11H2.2V8.8H3.4V6.6H5.6V8.8H6.8V11H8V5.6H9.4V3.4H10.8V1.2H13.2V3.4H14.6V5.6H16V11H17.2V8.8H18.4V6.6H20.6V8.8H21.8V11H23V22ZM3.4 12.4H5.6V15H3.4ZM10.8 7.4H13.2V10.4H10.8ZM10.8 12.4H13.2V15.4H10.8ZM18.4 12.4H20.6V15H18.4ZM10.6 18H13.4V22H10.6Z" {}
        }))
    }
}

fn units() -> Markup {
    html! {
        (symbol("pikemen", &html! {
            (stroke("M4.5 23.5V10M12 23.5V8M19.5 23.5V10", 2.4))
            (solid("M4.5 1.5L8 9L4.5 13L1 9ZM12 0L15.5 7.5L12 11.5L8.5 7.5ZM19.5 1.5L23 9L19.5 13L16 9Z"))
        }))
        (symbol("cavalry", &html! {
            (solid("M6.4 23C6.2 18.6 9 16.4 9.8 13.2C8.2 13.4 6.8 14.2 5.6 15.6L2.6 13.4C3.4 9.6 5.6 6.4 8.8 4.6L9.4 1L12.2 3.6C17.8 5 20.8 10.4 20.6 23Z"))
        }))
        (symbol("flotilla", &html! {
            (solid("M1.5 15.5H22.5L19.5 22H5Z"))
            (stroke("M12 15V1.5", 1.8))
            (solid("M13.4 2.6C18 4.8 20 9 20.4 13.6H13.4ZM10.6 4.4C7 6.4 5 9.6 4.2 13.6H10.6Z"))
        }))
        (symbol("missionary", &html! {
            (solid("M12 1A4 4 0 1 1 12 9A4 4 0 1 1 12 1Z"))
            path fill="currentColor" fill-rule="evenodd" d="M12 10.2C7 10.6 5.2 15 4 23H20C18.8 15 17 10.6 12 10.2ZM7.4 14.6L12 16L16.6 14.6V19.6L12 21L7.4 19.6Z" {}
        }))
    }
}

fn marks() -> Markup {
    html! {
        (symbol("anchor", &html! {
            (stroke("M12 7V21M7.5 10H16.5M3.5 14C4 18.6 7.4 21 12 21S20 18.6 20.5 14", 2.4))
            (stroke("M12 6.6A2.6 2.6 0 1 1 12 1.4A2.6 2.6 0 1 1 12 6.6Z", 2.0))
        }))
        (symbol("wheel", &html! {
            (stroke("M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2Z", 2.6))
            (stroke("M12 3V21M3 12H21M5.6 5.6L18.4 18.4M18.4 5.6L5.6 18.4", 1.6))
        }))
        (symbol("swords", &html! {
            (stroke("M3.5 3L17 18M20.5 3L7 18", 2.8))
            (stroke("M12.8 20.6L19.6 13.8M17 18L20.6 21.6M11.2 20.6L4.4 13.8M7 18L3.4 21.6", 2.4))
        }))
        (symbol("cross", &html! { (solid("M9.6 1H14.4V7H20V11.8H14.4V23H9.6V11.8H4V7H9.6Z")) }))
        (symbol("book", &html! {
            (solid("M11 6C8 3.6 4.6 3.4 1 4.4V19.6C4.6 18.6 8 18.8 11 21ZM13 6C16 3.6 19.4 3.4 23 4.4V19.6C19.4 18.6 16 18.8 13 21Z"))
        }))
        // What is drawn into the land, between the signs of its kind.
        (symbol("furrows", &stroke("M3 17L21 8M6 21L24 12M1 11L17 3", 1.8)))
        (symbol("gables", &stroke("M2 20V11L7 6L12 11V20ZM12 20V13.5L17 8.500L22 13.5V20Z", 1.8)))
    }
}

/// The ragged saltire of Burgundy and the lion of the provinces.
fn charges() -> Markup {
    html! {
        (symbol("saltire", &saltire()))
        (symbol("lion", &lion()))
    }
}

/// A side's charge for a shield that stands alone, away from the board and its symbols.
pub(super) fn charge(side: Side) -> Markup {
    match side {
        Side::Spanish => saltire(),
        Side::Rebel => lion(),
    }
}

fn saltire() -> Markup {
    html! {
        (stroke("M2.5 2.5L21.5 21.5M21.5 2.5L2.5 21.5", 3.6))
        (stroke("M7 3.6L6.4 7.6M3.4 7L7.4 6.4M17 20.4L17.6 16.4M20.6 17L16.6 17.6M17 3.6L17.6 7.6M20.6 7L16.6 6.4M7 20.4L6.4 16.4M3.4 17L7.4 17.6", 2.2))
    }
}

fn lion() -> Markup {
    html! {
        (stroke("M10 8.6C11.4 11.4 14.4 13 14.6 16.4", 4.6))
        (solid("M9.4 1.2L11 2.4L13 2L12.8 4L14.4 5.6L12.8 7L13 9.6L10.4 9.4L8.4 10L7.6 8.2L4.4 7.6L5.2 6L4.2 4.6L7.2 3.6Z"))
        (stroke("M10.2 9.8L6.4 11.4L3.2 9.6M11.4 12L7.6 14.4L4.2 13.6", 2.0))
        (stroke("M14 17.4L10.2 18.4L9.4 22.4L6.6 22.4M15 17L16.6 19.6L15.6 22.6L12.8 22.6", 2.2))
        (stroke("M15.6 16.6C20 16.8 20.8 13.4 18.8 11.4C17 9.4 18 6.2 21 5.4", 1.8))
        (solid("M19 3.4L23.2 3L22.4 7.2Z"))
    }
}
