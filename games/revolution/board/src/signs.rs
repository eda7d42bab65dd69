//! The signs: each colour has its charge and each mark its shape, so that nothing is told by colour alone. They are drawn once
//! and used by name.

use std::sync::LazyLock;

use maud::{Markup, html};
use revolution_rules::{Colour, Faction};

/// The charge of a colour on a field of 16 by 16, as the data of one path.
fn charge(colour: Colour) -> &'static str {
    match colour {
        // A cross.
        Colour::Catholic => "M6 1H10V5H14.5V9H10V15H6V9H1.5V5H6Z",
        // The ragged saltire of Burgundy.
        Colour::Habsburg => {
            "M1 3.4L3.4 1L5 2.6L6.2 1.6L6.6 4.2L8 5.6L9.4 4.2L9.8 1.6L11 2.6L12.6 1L15 3.4L13.4 5L14.4 6.2L11.8 6.6L10.4 8L11.8 9.4L14.4 9.8L13.4 11L15 12.6L12.6 15L11 13.4L9.8 14.4L9.4 11.8L8 10.4L6.6 11.8L6.2 14.4L5 13.4L3.4 15L1 12.6L2.6 11L1.6 9.8L4.2 9.4L5.6 8L4.2 6.6L1.6 6.2L2.6 5Z"
        }
        // A coronet.
        Colour::Nobility => "M1 4L4.6 7.4L8 2L11.4 7.4L15 4L13.6 11H2.4ZM2.4 12.4H13.6V14.6H2.4Z",
        // A cog under sail.
        Colour::Burgher => {
            "M7.2 1H8.8V2.4C12 3 13.4 5.6 13.4 9H8.8V10H15L12.8 14.6H3.2L1 10H7.2V9H2.6C2.6 5.6 4 3 7.2 2.4Z"
        }
        // An open book.
        Colour::Reformer => {
            "M7.4 4.2C5.4 2.6 3.2 2.4 0.8 3V13C3.2 12.4 5.4 12.6 7.4 14.2ZM8.6 4.2C10.6 2.6 12.8 2.4 15.2 3V13C12.8 12.4 10.6 12.6 8.6 14.2Z"
        }
        // A plain disc.
        Colour::Neutral => "M8 3.4A4.6 4.6 0 1 1 8 12.6A4.6 4.6 0 1 1 8 3.4Z",
    }
}

/// A merchant's scales, a mitre, a scholar's cap; on a field of 13 by 13.
const MARKS: [(&str, &str); 3] = [
    (
        "trade",
        "M5.8 0.5H7.2V2L11.6 2.6L13 8C12.4 9.6 9.6 9.6 9 8L10.6 3.8L7.2 3.3V10.8H9.6V12.5H3.4V10.8H5.8V3.3L2.4 3.8L4 8C3.4 9.6 0.6 9.6 0 8L1.4 2.6L5.8 2Z",
    ),
    (
        "see",
        "M6.5 0C9.6 2.4 11.6 5 11 9.6H2C1.4 5 3.4 2.4 6.5 0ZM2 10.6H11V12.6H2Z",
    ),
    (
        "university",
        "M6.5 1.2L13 4.6L6.5 8L0 4.6ZM2.6 7.2L6.5 9.2L10.4 7.2V10.2C8 12.2 5 12.2 2.6 10.2ZM11.6 6H12.6V11H11.6Z",
    ),
];

/// A mark beside the name of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// A trade town.
    Trade,
    /// A bishop's see.
    See,
    /// A university, or where one can be founded.
    University,
}

impl Mark {
    /// The end of the drawing's id.
    pub(super) fn id(self) -> &'static str {
        MARKS[self as usize].0
    }
}

/// What the drawings are made of, drawn once: charges, marks, tent, pennant, ship, hatches and the heads of arrows. What is used
/// by name does not know where it is used, so the parts of tent, pennant and ship carry the game's class themselves.
pub(super) fn definitions() -> &'static Markup {
    static DEFINITIONS: LazyLock<Markup> = LazyLock::new(|| {
        html! {
            @for colour in Colour::ALL {
                symbol id={ "sign-" (colour.id()) } viewBox="0 0 16 16" { path d=(charge(colour)) {} }
            }
            @for (name, shape) in MARKS {
                symbol id={ "mark-" (name) } viewBox="-1 -1 15 15" { path d=(shape) {} }
            }
            symbol id="tent" viewBox="0 -4 25 32" {
                path class="revolution canvas" d="M1.5 26L12.5 4L23.5 26Z" {}
                path class="revolution door" d="M12.5 4L9 26H16Z" {}
                path class="revolution flag" d="M12.5 5V-3L19 -.8L12.5 1.2" {}
            }
            symbol id="pennant" viewBox="0 0 23 26" {
                path class="revolution below" d="M2.5 4H21.5V16L12 24L2.5 16Z" {}
                path class="revolution cloth" d="M.8 .8H20.8V14.8L10.8 22.8L.8 14.8Z" {}
            }
            symbol id="ship" viewBox="-3 0 43 38" {
                path class="revolution hull" d="M2 25C6 36 30 36 35 23L30 25.5H6Z" {}
                path class="revolution mast" d="M17 24V2" {}
                path class="revolution sail" d="M15.5 7C9 9 6 15 6 22.5C9 20.5 13 20.5 15.5 22.5ZM18.5 9.5C26 11 29 16 29 23C26 21 21.5 21 18.5 23Z" {}
                path class="revolution flag-of" d="M17 2L28 5L17 9Z" {}
                path class="revolution wave" d="M-2 33C2 30 4 36 8 33S14 36 18 33 24 36 28 33 34 36 39 32" {}
            }
            @for faction in Faction::ALL {
                pattern id={ "hatch-" (faction.id()) } width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                    path class={ "hatching " (faction.id()) } d="M2 0V9" {}
                }
                marker id={ "head-" (faction.id()) } viewBox="0 0 12 12" refX="7" refY="6" markerUnits="userSpaceOnUse" markerWidth="19" markerHeight="19" orient="auto" {
                    path class={ "head " (faction.id()) } d="M1 1L11 6L1 11L3.6 6Z" {}
                }
            }
            pattern id="hatch-may" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)" {
                path class="hatching-may" d="M1 0V8" {}
            }
        }
    });
    &DEFINITIONS
}

/// A charge by name, in a square.
pub(super) fn sign(colour: Colour, class: &str, x: f64, y: f64, size: f64) -> Markup {
    html! { use class=(class) href={ "#sign-" (colour.id()) } x=(short(x)) y=(short(y)) width=(short(size)) height=(short(size)) {} }
}

/// A mark by name.
pub(super) fn mark(mark: Mark, class: &str, x: f64, y: f64) -> Markup {
    html! { use class={ "mark " (class) } href={ "#mark-" (mark.id()) } x=(short(x - 1.0)) y=(short(y - 1.0)) width="15" height="15" {} }
}

/// The square signs of factions beside a line of text.
pub(super) fn seat_sign(factions: &[Faction]) -> Markup {
    html! {
        svg class="revolution sign-of-side" viewBox={ "0 0 " (24 * factions.len().max(1)) " 24" } aria-hidden="true" focusable="false" {
            @for (place, faction) in factions.iter().enumerate() {
                g class=(faction.id()) transform=(format!("translate({} 0)", place * 24)) {
                    rect class="field" x="1.5" y="1.5" width="21" height="21" rx="4.5" {}
                    path class="charge" transform="translate(4 4)" d=(charge(faction.colour())) {}
                }
            }
        }
    }
}

/// A number of units without needless zeros.
pub(super) fn short(units: f64) -> String {
    let rounded = (units * 10.0).round() / 10.0;
    // No minus before a zero.
    if rounded == 0.0 {
        "0".to_owned()
    } else {
        rounded.to_string()
    }
}
