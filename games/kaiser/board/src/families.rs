//! The families: money, points, votes, what the cards will bring, and what is left in the supply.

use kaiser_rules::{Colour, Kaiser, View};
use kaiser_words::{board as label, colour as name};
use maud::{Markup, html};
use words::Lang;

use super::electorate::WIDTH;
use super::pieces::{TOWERS, charge, crown, place};
use super::throne::claimant;
use super::track::{coin, points};

/// All families, in the order of the table.
pub(super) fn families(game: &Kaiser, view: &View, lang: Lang) -> Markup {
    html! {
        @for colour in game.colours() { (family(game, view, colour, lang)) }
    }
}

fn family(game: &Kaiser, view: &View, colour: Colour, lang: Lang) -> Markup {
    let board = &view.board;
    let player = &board.players[colour];
    let (blue, pink) = game.tints(board, colour);
    let score = if view.shows_points(colour) {
        player.points.to_string()
    } else {
        "?".to_owned()
    };
    let right = WIDTH - 10.0;
    html! {
        svg class="quarter family" viewBox=(format!("0 0 {WIDTH} 66")) {
            rect class="ground" x="0.5" y="0.5" width=(WIDTH - 1.0) height="65" rx="8" {}
            g class={ "tile " (colour.id()) } {
                rect class="face" x="7" y="6" width="24" height="24" rx="5" {}
                (charge(colour, 12.0, 11.0))
            }
            text class="title" x="38" y="24" { (name(lang, colour)) }
            @if board.emperor == colour { (crown(106.0, 9.0)) }
            @if claimant(view) == Some(colour) { path class="line" d="M108 9L126 25M126 9L108 25M109 20L115 26M125 20L119 26" {} }
            g { title { (label::victory_points(lang)) } (points(&score, 150.0, 18.0)) }
            g {
                title { (label::money(lang)) ": " (player.thalers) ", " (label::next_income(lang)) ": " (game.income(board, colour)) }
                (coin(&player.thalers.to_string(), right - 10.0, 18.0))
            }
            g {
                title { (label::balance(lang)) }
                (son(13.0, 51.0))
                text class="number" x="24" y="54" { (blue) }
                (daughter(43.0, 47.0))
                text class="number" x="50" y="54" { (pink) }
                text x="62" y="53" { "→ " (label::child(lang, game.child(board, colour))) }
            }
            g {
                title { (label::in_supply(lang)) ": " (label::supply(lang, player)) }
                (supply(colour, player.nobles, player.knights, player.cities))
            }
        }
    }
}

/// What is left beside the board: nobles, knights, cities.
fn supply(colour: Colour, nobles: u8, knights: u8, cities: u8) -> Markup {
    let shapes = [
        ("M0 0H14V14H0Z", nobles, 1.0),
        ("M0 0H14V8C14 12 10 14 7 16C4 14 0 12 0 8Z", knights, 1.0),
        (TOWERS, cities, 0.37),
    ];
    html! {
        @for (index, (shape, count, scale)) in shapes.into_iter().enumerate() {
            g transform=(place(137.0 + index as f64 * 28.0, 40.0)) {
                g class={ "tile " (colour.id()) } transform=(format!("scale({scale})")) { path class="face" d=(shape) {} }
                text class="number" x="17" y="14" { (count) }
            }
        }
    }
}

/// The sign of sons.
pub(super) fn son(x: f64, y: f64) -> Markup {
    html! { path class="line" d="M4.2 -3.2A5 5 0 1 1 4.1 -3.3M3.8 -3.8L9 -9M4 -9H9V-4" transform=(place(x, y)) {} }
}

/// The sign of daughters.
pub(super) fn daughter(x: f64, y: f64) -> Markup {
    html! { path class="line" d="M0 3A5 5 0 1 1 0.1 3M0 3V12M-4 8H4" transform=(place(x, y)) {} }
}
