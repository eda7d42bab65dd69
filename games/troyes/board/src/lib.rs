//! The board of Troyes: buildings, districts with their dice, Cathedral, cards and events.

mod cards;
mod charges;
mod city;
mod districts;
mod draw;
mod events;
mod guesses;
mod pieces;
mod strip;
mod works;

pub use draw::TroyesBoard;

use engine::Anchor;
use maud::{Markup, html};
use troyes_rules::{Action, Prospect, Troyes, View};
use troyes_words::board::{Label, label};
use words::Lang;

use boards::Lit;

/// The width of the board in its own units; on a screen of 1400 by 900 a unit is about a pixel.
pub const WIDTH: f64 = 924.0;
/// The height of the board in its own units.
pub const HEIGHT: f64 = 858.0;

/// What is drawn, for whom, and in which language.
#[derive(Clone, Copy)]
struct Scene<'s> {
    game: &'s Troyes,
    view: &'s View,
    lit: &'s Lit,
    lang: Lang,
}

impl Scene<'_> {
    /// The style classes of a place that can be clicked.
    fn mark(self, anchor: &Anchor) -> &'static str {
        self.lit.class(anchor)
    }

    /// What the group would bring there, while it is put together.
    fn prospect(self, action: Action) -> Option<Prospect> {
        self.game.prospect(self.view, action)
    }
}

/// The whole board.
pub(crate) fn board(game: &Troyes, view: &View, lit: &Lit, lang: Lang) -> Markup {
    let acting = lit
        .acting
        .and_then(troyes_rules::Family::at)
        .map_or("", troyes_rules::Family::id);
    let scene = Scene {
        game,
        view,
        lit,
        lang,
    };
    html! {
        svg id="board-troyes" class={ "board troyes acts-" (acting) } xmlns="http://www.w3.org/2000/svg"
            viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(label(lang, Label::Board)) {
            rect class="ground" width=(WIDTH) height=(HEIGHT) {}
            (city::buildings(scene))
            (districts::districts(scene))
            (works::works(scene))
            (strip::strip(scene))
            (cards::activities(scene))
            (events::events(scene))
            // The buttons for a closer look lie in the corner.
            text class="faces" x="150" y=(HEIGHT - 8.0) { (label(lang, Label::Legend)) }
        }
    }
}
