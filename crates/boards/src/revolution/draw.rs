//! From a view of Revolution to its drawings.

use engine::{Game, Seat};
use maud::{Markup, html};
use revolution::{Faction, Revolution, View};
use words::revolution::board as label;
use words::{Lang, Speak};

use super::camps::{camps, lines};
use super::countryside::countryside;
use super::ground::{definitions, ground, lands};
use super::legend::legend;
use super::panel::panel;
use super::signs::shield;
use super::sites::sites;
use super::standing::standing;
use super::supports::supports;
use super::tracks::{bishoprics, citizens, universities};
use super::{HEIGHT, WIDTH};
use crate::{Draw, Lit, Panel};

impl Draw for Revolution {
    const SECRETS: bool = false;

    fn board(&self, view: &View, lit: &Lit, lang: Lang) -> Markup {
        let board = &view.board;
        // Where several act at the same time, the rings have the viewer's own colour.
        let own = view.viewer.seat();
        let acting = own
            .and_then(|seat| self.chooser_at(board, seat))
            .or_else(|| self.chooser(board))
            .filter(|_| lit.acting.is_some());
        html! {
            svg id="board-revolution" class={ "board revolution acts-" (acting.map_or("nobody", Faction::id)) }
                viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" aria-label=(Revolution::title(lang)) {
                (definitions())
                (ground(self, board, lang))
                (lands(self, board, lit, lang))
                (lines(self, board))
                (countryside(self, board, lit, lang))
                (sites(self, board, lit, lang))
                (camps(self, board, lit, lang))
                (standing(self, board, lit, lang))
                (supports(self, board, lit, lang))
                (citizens(board, lit, lang))
                (legend(lang))
                (bishoprics(board, lang))
                (universities(self, board, lang))
                rect class="neatline" x="1" y="1" width=(WIDTH - 2.0) height=(HEIGHT - 2.0) {}
            }
        }
    }

    fn hand(&self, _: &View, _: &Lit, _: Lang) -> Markup {
        html! {}
    }

    fn panels(&self, view: &View, lang: Lang) -> Vec<Panel> {
        Seat::all(self.seats())
            .map(|seat| panel(self, view, seat, lang))
            .collect()
    }

    fn sign(&self, seat: Seat, lang: Lang) -> Markup {
        let factions: Vec<Faction> = self.factions_of(seat).collect();
        html! {
            svg class="board revolution sign-of-side" viewBox={ "0 0 " (26 * factions.len().max(1)) " 35" } aria-hidden="true" focusable="false" {
                @for (place, &faction) in factions.iter().enumerate() {
                    g transform=(format!("translate({} 0)", place * 26)) { (shield(faction, label::letter(lang, faction))) }
                }
            }
        }
    }
}
