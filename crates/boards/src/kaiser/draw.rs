//! From a view of In the Shadow of the Emperor to its drawings.

use engine::Seat;
use kaiser::{Colour, Electorate, Kaiser, View};
use maud::{Markup, html};
use words::{Lang, Speak};

use super::display::display;
use super::electorate::electorate;
use super::panel::panel;
use super::pieces::charge;
use super::track::{rounds, throne};
use crate::{Draw, Lit, Panel};

impl Draw for Kaiser {
    // Only a vote is secret, for a moment, and no view but the voter's shows it: a curtain at every change of
    // turns would be a nuisance for nothing.
    const SECRETS: bool = false;

    fn board(&self, view: &View, lit: &Lit, lang: Lang) -> Markup {
        let board = &view.board;
        let acting = lit.acting.and_then(Colour::at).map_or("", Colour::id);
        html! {
            svg id="board-kaiser" class={ "board kaiser acts-" (acting) } viewBox="0 0 1400 820" role="group" aria-label=(Kaiser::title(lang)) {
                rect class="table" width="1400" height="820" {}
                (rounds(self, board, lang))
                @for (index, at) in Electorate::ALL.into_iter().enumerate() {
                    @let (column, row) = if index < 3 { (index, 0) } else { (index - 3, 1) };
                    g transform=(format!("translate({} {})", 15 + column * 345, 82 + row * 296)) {
                        (electorate(self, board, at, lit, lang))
                    }
                }
                g transform="translate(1050 82)" { (throne(board, lit, lang)) }
                g transform="translate(20 680)" { (display(self, board, lit, lang)) }
            }
        }
    }

    fn hand(&self, _: &View, _: &Lit, _: Lang) -> Markup {
        html! {}
    }

    fn panels(&self, view: &View, lang: Lang) -> Vec<Panel> {
        self.colours()
            .map(|colour| panel(self, view, colour, lang))
            .collect()
    }

    fn sign(&self, seat: Seat, _: Lang) -> Markup {
        let Some(colour) = Colour::at(seat) else {
            return html! {};
        };
        html! {
            svg class="board kaiser sign-of-side" viewBox="0 0 26 26" aria-hidden="true" focusable="false" {
                g class={ "tile " (colour.id()) } {
                    rect class="face" width="26" height="26" rx="5" {}
                    (charge(colour, 6.0, 6.0))
                }
            }
        }
    }
}
