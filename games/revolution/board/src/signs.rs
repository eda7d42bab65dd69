//! The signs of the factions: each colour has its charge, so that nothing is told by colour alone.

use maud::{Markup, html};
use revolution_rules::{Colour, Faction};

/// The charge of a colour on a field of 16 by 16, as the data of one path.
pub(super) fn charge(colour: Colour) -> &'static str {
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

/// A faction's shield for a line of text.
pub(super) fn shield(faction: Faction, letter: &str) -> Markup {
    html! {
        g class={ "badge " (faction.id()) } {
            path class="shield" d="M0.5 0.5H25.5V19C25.5 27 19.5 31.5 13 34.5C6.5 31.5 0.5 27 0.5 19Z" {}
            path class="chief" d="M1.5 1.5H24.5V13.5H1.5Z" {}
            text class="letter" x="13" y="11.8" text-anchor="middle" { (letter) }
            path class="charge" transform="translate(5 14.5)" d=(charge(faction.colour())) {}
        }
    }
}

/// A small mark beside a place's name, on a field of 13 by 13.
pub(super) fn mark(name: &str, x: f64, y: f64) -> Markup {
    let shape = match name {
        // A merchant's scales.
        "trade" => {
            "M5.8 0.5H7.2V2L11.6 2.6L13 8C12.4 9.6 9.6 9.6 9 8L10.6 3.8L7.2 3.3V10.8H9.6V12.5H3.4V10.8H5.8V3.3L2.4 3.8L4 8C3.4 9.6 0.6 9.6 0 8L1.4 2.6L5.8 2Z"
        }
        // A mitre.
        "see" => "M6.5 0C9.6 2.4 11.6 5 11 9.6H2C1.4 5 3.4 2.4 6.5 0ZM2 10.6H11V12.6H2Z",
        // A cap.
        _ => {
            "M6.5 1.2L13 4.6L6.5 8L0 4.6ZM2.6 7.2L6.5 9.2L10.4 7.2V10.2C8 12.2 5 12.2 2.6 10.2ZM11.6 6H12.6V11H11.6Z"
        }
    };
    html! {
        path class={ "mark-sign " (name) } transform=(format!("translate({x:.1} {y:.1})")) d=(shape) {}
    }
}
