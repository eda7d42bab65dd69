//! From a view of In the Shadow of the Emperor to its drawings.

use engine::Seat;
use kaiser_rules::{Colour, Electorate, Kaiser, View};
use kaiser_words::{KaiserWords, board as label};
use maud::{Markup, html};
use words::{Lang, Speak};

use super::cards::display;
use super::defs::defs;
use super::families::families;
use super::glance::glance;
use super::hall::{self, hall};
use super::panel::panel;
use super::pieces::mark;
use super::plate::Plate;
use super::printed::printed;
use super::rounds::rounds;
use super::scenery::scenery;
use super::share;
use super::signs::charge;
use super::throne::throne;
use boards::{Draw, Highlights, Panel};

/// What the game draws.
#[derive(Clone, Copy, Debug)]
pub struct KaiserBoard;

impl Draw for KaiserBoard {
    type Game = Kaiser;

    const STYLE: &str = concat!(
        include_str!("../style/ground.css"),
        include_str!("../style/pieces.css"),
        include_str!("../style/plates.css"),
        include_str!("../style/families.css"),
        include_str!("../style/cards.css"),
        include_str!("../style/hall.css"),
        include_str!("../style/narrow.css"),
    );

    /// The map or the election, below it the families and the cards; the style sheet lays them out for every stage.
    fn board(game: &Kaiser, view: &View, lit: &Highlights, lang: Lang) -> Markup {
        let board = &view.board;
        let mover = lit.mover.and_then(Colour::at);
        let moved = mover.map_or(String::new(), |mover| format!(" moved-{}", mover.id()));
        html! {
            div id="board-kaiser" class={ "bd kaiser" (moved) } role="group" aria-label=(KaiserWords::ABOUT.title.say(lang)) {
                (defs())
                (glance(game, view, lang))
                @if hall::is_on(board.step) {
                    (hall(game, view, lit, lang))
                    // The map comes back after the election: its ground need not be sent again then.
                    div hidden { (scenery(lang)) }
                } @else {
                    div id="empire" class="empire" {
                        (scenery(lang))
                        (rounds(game, board, lang))
                        (throne(game, view, lit, lang))
                        @for at in Electorate::ALL { (Plate { game, board, at, lit, lang }.draw()) }
                        (legend(lang))
                    }
                }
                (families(game, view, lit, lang))
                (display(game, board, lit, lang))
            }
        }
    }

    fn hand(_: &Kaiser, _: &View, _: &Highlights, _: Lang) -> Markup {
        html! {}
    }

    fn picture(game: &Kaiser, view: &View, lang: Lang) -> Option<Markup> {
        Some(share::picture(game, view, lang))
    }

    fn printed(game: &Kaiser, view: &View, entry: &str, lang: Lang) -> Option<Markup> {
        printed(game, view, entry, lang)
    }

    fn panels(game: &Kaiser, view: &View, lang: Lang) -> Vec<Panel> {
        game.colours()
            .map(|colour| panel(game, view, colour, lang))
            .collect()
    }

    fn emblem() -> Option<Markup> {
        Some(super::emblem::emblem())
    }

    fn sign(_: &Kaiser, seat: Seat, _: Lang) -> Markup {
        let Some(colour) = Colour::at(seat) else {
            return html! {};
        };
        html! {
            svg class={ "kaiser sign-of-side p-" (colour.id()) } viewBox="0 0 26 26" aria-hidden="true" focusable="false" {
                rect class="of-family line" x="1" y="1" width="24" height="24" rx="5" {}
                svg class="on" x="5" y="5" width="16" height="16" viewBox="0 0 24 24" { (charge(colour)) }
            }
        }
    }
}

/// What counts how much, and what the signs mean.
fn legend(lang: Lang) -> Markup {
    html! {
        ul class="legend" {
            li { (mark("noble")) b { "1" } " " (label::a_baron(lang)) }
            li { (mark("noble")) (mark("noble")) b { "2" } " " (label::a_couple(lang)) }
            li { (mark("knight")) b { "1" } " " (label::a_knight(lang)) }
            li { (mark("city")) b { "1" } " " (label::a_city(lang)) }
            li class="wide" { (label::golden(lang)) }
            li class="wide" { (mark("glass")) (label::dies_next(lang)) }
        }
    }
}
