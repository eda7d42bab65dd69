//! The board of Troyes: buildings, districts with their dice, Cathedral, cards and events.

mod cards;
mod city;
mod draw;
mod pieces;

use ::troyes::{Troyes, View};
use maud::{Markup, html};
use words::Lang;
use words::troyes::board::{Label, label};

use crate::Lit;

/// The width of the board in its own units; on a wide screen a unit is about a pixel.
pub const WIDTH: f64 = 1200.0;
/// The height of the board in its own units.
pub const HEIGHT: f64 = 944.0;

/// The whole board.
pub(crate) fn board(game: &Troyes, view: &View, lit: &Lit, lang: Lang) -> Markup {
    let acting = lit
        .acting
        .and_then(::troyes::Family::at)
        .map_or("", ::troyes::Family::id);
    html! {
        svg id="board-troyes" class={ "board troyes acts-" (acting) } xmlns="http://www.w3.org/2000/svg"
            viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(label(lang, Label::Board)) {
            rect class="ground" width=(WIDTH) height=(HEIGHT) {}
            (city::buildings(game, view, lit, lang))
            (city::districts(game, view, lit, lang))
            (city::works(game, view, lit, lang))
            (cards::activities(game, view, lit, lang))
            (cards::events(game, view, lit, lang))
            rect class="neatline" x="3" y="3" width=(WIDTH - 6.0) height=(HEIGHT - 6.0) {}
        }
    }
}

/// The style classes of a place that can be clicked.
fn mark(lit: &Lit, anchor: &str) -> &'static str {
    if lit.is_chosen(anchor) {
        " chosen"
    } else if lit.is_legal(anchor) {
        " legal"
    } else {
        ""
    }
}
