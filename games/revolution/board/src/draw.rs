//! From a view of Revolution to its drawings.

use engine::{Game, Seat};
use maud::{Markup, html};
use revolution_rules::{Faction, Revolution, View};
use revolution_words::RevolutionWords;
use revolution_words::board as label;
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
use boards::{Draw, Lit, Panel};

/// What the game draws.
#[derive(Clone, Copy, Debug)]
pub struct RevolutionBoard;

impl Draw for RevolutionBoard {
    type Game = Revolution;

    const STYLE: &str = include_str!("../style.css");

    const SECRETS: bool = false;

    fn board(game: &Revolution, view: &View, lit: &Lit, lang: Lang) -> Markup {
        let board = &view.board;
        // Where several act at the same time, the rings have the viewer's own colour.
        let own = view.viewer.seat();
        let acting = own
            .and_then(|seat| game.chooser_at(board, seat))
            .or_else(|| game.chooser(board))
            .filter(|_| lit.acting.is_some());
        html! {
            svg id="board-revolution" class={ "board revolution acts-" (acting.map_or("nobody", Faction::id)) }
                viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" aria-label=(RevolutionWords::title(lang)) {
                (definitions())
                (ground(game, board, lang))
                (lands(game, board, lit, lang))
                (lines(game, board))
                (countryside(game, board, lit, lang))
                (sites(game, board, lit, lang))
                (camps(game, board, lit, lang))
                (standing(game, board, lit, lang))
                (supports(game, board, lit, lang))
                (citizens(board, lit, lang))
                (legend(lang))
                (bishoprics(board, lang))
                (universities(game, board, lang))
                rect class="neatline" x="1" y="1" width=(WIDTH - 2.0) height=(HEIGHT - 2.0) {}
            }
        }
    }

    fn hand(_: &Revolution, _: &View, _: &Lit, _: Lang) -> Markup {
        html! {}
    }

    fn panels(game: &Revolution, view: &View, lang: Lang) -> Vec<Panel> {
        Seat::all(game.seats())
            .map(|seat| panel(game, view, seat, lang))
            .collect()
    }

    fn sign(game: &Revolution, seat: Seat, lang: Lang) -> Markup {
        let factions: Vec<Faction> = game.factions_of(seat).collect();
        html! {
            svg class="board revolution sign-of-side" viewBox={ "0 0 " (26 * factions.len().max(1)) " 35" } aria-hidden="true" focusable="false" {
                @for (place, &faction) in factions.iter().enumerate() {
                    g transform=(format!("translate({} 0)", place * 26)) { (shield(faction, label::letter(lang, faction))) }
                }
            }
        }
    }
}
