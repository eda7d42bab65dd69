//! The board of __Title__: a row of coins and a die.
//!
//! ```
//! use boards::Draw;
//! use __module___board::__Type__Board;
//!
//! assert!(__Type__Board::STYLE.contains(".__id__"));
//! ```

use __module___rules::{__Type__, BoardPlace, View};
use __module___words::__Type__Words;
use boards::{Draw, Figure, Highlights, Panel};
use engine::{Anchor, Game, Seat};
use maud::{Markup, html};
use words::{Lang, Speak};

/// What the game draws.
#[derive(Clone, Copy, Debug)]
pub struct __Type__Board;

impl Draw for __Type__Board {
    type Game = __Type__;

    const STYLE: &str = include_str!("../style.css");

    fn board(game: &__Type__, view: &View, lit: &Highlights, lang: Lang) -> Markup {
        html! {
            svg id="board-__id__" class="bd __id__" viewBox="0 0 640 260" role="group" aria-label=(__Type__Words::ABOUT.title.say(lang)) {
                text x="20" y="32" { (__Type__Words::round(lang, game, engine::Moment { round: view.round, phase: 0 })) }
                @for coins in 0..=game.coins() {
                    @let anchor = Anchor::from(BoardPlace::Coins(coins));
                    g id={ "coins-" (coins) } class={ "stack" (lit.class(&anchor)) } data-anchor=(anchor) {
                        circle class="ring" cx=(60 + 80 * u16::from(coins)) cy="110" r="30" {}
                        text x=(60 + 80 * u16::from(coins)) y="116" text-anchor="middle" { (coins) }
                    }
                }
                @let anchor = Anchor::from(BoardPlace::Die);
                g id="die-one" class={ "die" (lit.class(&anchor)) } data-anchor=(anchor) {
                    rect class="ring" x="280" y="170" width="70" height="70" rx="10" {}
                    text x="315" y="213" text-anchor="middle" { "1–6" }
                }
            }
        }
    }

    fn hand(_: &__Type__, _: &View, _: &Highlights, _: Lang) -> Markup {
        html! {}
    }

    fn picture(game: &__Type__, view: &View, lang: Lang) -> Option<Markup> {
        Some(Self::board(game, view, &Highlights::default(), lang))
    }

    fn panels(game: &__Type__, view: &View, lang: Lang) -> Vec<Panel> {
        Seat::all(game.seats())
            .map(|seat| Panel {
                seat,
                id: game.seat_id(seat),
                name: __Type__Words::seat(lang, game, seat),
                figures: Vec::new(),
                score: Figure::new("", &view.points[seat.index()]),
                outlook: String::new(),
            })
            .collect()
    }

    fn sign(game: &__Type__, seat: Seat, _: Lang) -> Markup {
        html! {
            svg class={ "of-seat __id__ " (game.seat_id(seat)) } viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" {
                circle cx="8" cy="8" r="7" fill="var(--seat)" {}
            }
        }
    }
}
