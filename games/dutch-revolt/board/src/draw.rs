//! From a view of The Dutch Revolt to its drawings.

use ::words::Lang;
use dutch_revolt_rules::{DutchRevolt, Side as RulesSide, View};
use engine::Seat;
use maud::{Markup, html};

use super::badge::{BADGE_HEIGHT, BADGE_WIDTH, shield};
use super::{Side, board, forecast, hand, position, signs};
use boards::{Draw, Lit, Panel};

/// What the game draws.
#[derive(Clone, Copy, Debug)]
pub struct DutchRevoltBoard;

impl Draw for DutchRevoltBoard {
    type Game = DutchRevolt;

    const STYLE: &str = include_str!("../style.css");

    const SECRETS: bool = true;

    fn board(game: &DutchRevolt, view: &View, lit: &Lit, lang: Lang) -> Markup {
        let picture = position::picture(game, view, lit, lang);
        board(&picture, &position::words(game, view, lang))
    }

    fn hand(game: &DutchRevolt, view: &View, lit: &Lit, lang: Lang) -> Markup {
        let picture = position::picture(game, view, lit, lang);
        hand(&picture, &position::words(game, view, lang))
    }

    fn panels(game: &DutchRevolt, view: &View, lang: Lang) -> Vec<Panel> {
        RulesSide::ALL
            .into_iter()
            .map(|side| forecast::panel(game, view, side, lang))
            .collect()
    }

    fn sign(_: &DutchRevolt, seat: Seat, lang: Lang) -> Markup {
        let Some(side) = RulesSide::at(seat) else {
            return html! {};
        };
        let letter = dutch_revolt_words::board::letter(lang, side);
        let side = Side::from(side);
        html! {
            svg class="board sign-of-side" viewBox={ "0 0 " (BADGE_WIDTH) " " (BADGE_HEIGHT) } aria-hidden="true" focusable="false" {
                (shield(side, letter, &signs::charge(side)))
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
