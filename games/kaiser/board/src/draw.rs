//! From a view of In the Shadow of the Emperor to its drawings.

use engine::Seat;
use kaiser_rules::{Colour, Electorate, Kaiser, View};
use kaiser_words::KaiserWords;
use maud::{Markup, html};
use words::{Lang, Speak};

use super::display::display;
use super::electorate::electorate;
use super::families::families;
use super::panel::panel;
use super::pieces::charge;
use super::throne::throne;
use super::track::rounds;
use boards::{Draw, Lit, Panel};

/// What the game draws.
#[derive(Clone, Copy, Debug)]
pub struct KaiserBoard;

impl Draw for KaiserBoard {
    type Game = Kaiser;

    const STYLE: &str = include_str!("../style.css");

    // Only a vote is secret, for a moment, and no view but the voter's shows it: a curtain at every change of
    // turns would be a nuisance for nothing.
    const SECRETS: bool = false;

    /// A drawing for each electorate, family and card, which the stylesheet lays out for wide and narrow screens.
    fn board(game: &Kaiser, view: &View, lit: &Lit, lang: Lang) -> Markup {
        let board = &view.board;
        let acting = lit.acting.and_then(Colour::at).map_or("", Colour::id);
        html! {
            div id="board-kaiser" class={ "board kaiser realm acts-" (acting) } role="group" aria-label=(KaiserWords::title(lang)) {
                (rounds(game, board, lang))
                @for at in Electorate::ALL { (electorate(game, board, at, lit, lang)) }
                (throne(game, view, lit, lang))
                (families(game, view, lang))
                (display(game, board, lit, lang))
            }
        }
    }

    fn hand(_: &Kaiser, _: &View, _: &Lit, _: Lang) -> Markup {
        html! {}
    }

    fn panels(game: &Kaiser, view: &View, lang: Lang) -> Vec<Panel> {
        game.colours()
            .map(|colour| panel(game, view, colour, lang))
            .collect()
    }

    fn sign(_: &Kaiser, seat: Seat, _: Lang) -> Markup {
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

/// A text of a few words in lines of at most so many letters.
pub(super) fn lines(text: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
