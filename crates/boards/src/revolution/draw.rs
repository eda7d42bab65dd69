//! From a view of Revolution to its drawings.

use engine::Seat;
use maud::{Markup, html};
use revolution::{Province, Revolution, View};
use words::revolution::{board as label, province};
use words::{Lang, Speak};

use super::panel::panel;
use super::signs::shield;
use crate::{Draw, Lit, Panel};

impl Draw for Revolution {
    const SECRETS: bool = false;

    fn board(&self, view: &View, lit: &Lit, lang: Lang) -> Markup {
        html! {
            svg id="board-revolution" class="board revolution" viewBox="0 0 920 800" role="group" aria-label=(Revolution::title(lang)) {
                @for (place, &at) in Province::ALL.iter().enumerate() {
                    @let anchor = format!("province:{at}", at = at.id());
                    g id={ "province-" (at.id()) } class=(if lit.is_legal(&anchor) { "legal" } else { "" }) data-anchor=(anchor)
                        transform=(format!("translate({} {})", 10 + place % 4 * 230, 30 + place / 4 * 130)) {
                        text { (province(lang, at)) " " (self.all_pieces(&view.board, at).total()) }
                    }
                }
            }
        }
    }

    fn hand(&self, _: &View, _: &Lit, _: Lang) -> Markup {
        html! {}
    }

    fn panels(&self, view: &View, lang: Lang) -> Vec<Panel> {
        use engine::Game;
        Seat::all(self.seats())
            .map(|seat| panel(self, view, seat, lang))
            .collect()
    }

    fn sign(&self, seat: Seat, lang: Lang) -> Markup {
        let factions: Vec<_> = self.factions_of(seat).collect();
        html! {
            svg class="board revolution sign-of-side" viewBox={ "0 0 " (26 * factions.len().max(1)) " 35" } aria-hidden="true" focusable="false" {
                @for (place, &faction) in factions.iter().enumerate() {
                    g transform=(format!("translate({} 0)", place * 26)) { (shield(faction, label::letter(lang, faction))) }
                }
            }
        }
    }
}
