//! From a view of The Dutch Revolt to its drawings.

use ::words::Lang;
use dutch_revolt_rules::{DutchRevolt, Side as RulesSide, View};
use engine::Seat;
use maud::{Markup, html};

use super::printed::printed;
use super::{Side, board, forecast, hand, position, shared, signs};
use boards::{Draw, Highlights, Panel};

/// What the game draws.
#[derive(Clone, Copy, Debug)]
pub struct DutchRevoltBoard;

impl Draw for DutchRevoltBoard {
    type Game = DutchRevolt;

    const STYLE: &str = include_str!("../style.css");

    fn board(game: &DutchRevolt, view: &View, lit: &Highlights, lang: Lang) -> Markup {
        let picture = position::picture(game, view, lit, lang);
        board(&picture, &position::words(game, view, lang))
    }

    fn hand(game: &DutchRevolt, view: &View, lit: &Highlights, lang: Lang) -> Markup {
        let picture = position::picture(game, view, lit, lang);
        hand(&picture, &position::words(game, view, lang))
    }

    fn picture(game: &DutchRevolt, view: &View, lang: Lang) -> Option<Markup> {
        let picture = position::picture(game, view, &Highlights::default(), lang);
        Some(shared(&picture, &position::words(game, view, lang)))
    }

    fn printed(game: &DutchRevolt, view: &View, entry: &str, lang: Lang) -> Option<Markup> {
        printed(game, view, entry, lang)
    }

    fn panels(game: &DutchRevolt, view: &View, lang: Lang) -> Vec<Panel> {
        RulesSide::ALL
            .into_iter()
            .map(|side| forecast::panel(game, view, side, lang))
            .collect()
    }

    fn emblem() -> Option<Markup> {
        Some(super::emblem::emblem())
    }

    fn sign(_: &DutchRevolt, seat: Seat, _: Lang) -> Markup {
        let Some(side) = RulesSide::at(seat).map(Side::from) else {
            return html! {};
        };
        html! {
            svg class={ "dutch-revolt sign-of-side " (side.id()) } viewBox="0 0 26 30" width="20" height="23" aria-hidden="true" focusable="false" {
                path class="shield" d="M1 1H25V16C25 23 19 27 13 29C7 27 1 23 1 16Z" {}
                g class="charge" transform="translate(4 3.5) scale(0.75)" { (signs::charge(side)) }
            }
        }
    }
}

impl From<RulesSide> for Side {
    fn from(side: RulesSide) -> Side {
        match side {
            RulesSide::Spanish => Side::Spanish,
            RulesSide::Rebel => Side::Rebel,
        }
    }
}
