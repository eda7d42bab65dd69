//! From a view of The Dutch Revolt to its drawings.

use ::dutch_revolt::{DutchRevolt, Side as RulesSide, View};
use ::words::Lang;
use engine::Seat;
use maud::{Markup, html};

use super::badge::{BADGE_HEIGHT, BADGE_WIDTH, shield};
use super::{Side, board, forecast, hand, position, signs};
use crate::{Draw, Lit, Panel};

impl Draw for DutchRevolt {
    const SECRETS: bool = true;

    fn board(&self, view: &View, lit: &Lit, lang: Lang) -> Markup {
        let picture = position::picture(self, view, lit, lang);
        board(&picture, &position::words(self, view, lang))
    }

    fn hand(&self, view: &View, lit: &Lit, lang: Lang) -> Markup {
        let picture = position::picture(self, view, lit, lang);
        hand(&picture, &position::words(self, view, lang))
    }

    fn panels(&self, view: &View, lang: Lang) -> Vec<Panel> {
        RulesSide::BOTH
            .into_iter()
            .map(|side| forecast::panel(self, view, side, lang))
            .collect()
    }

    fn sign(&self, seat: Seat, lang: Lang) -> Markup {
        let Some(side) = RulesSide::at(seat) else {
            return html! {};
        };
        let letter = ::words::dutch_revolt::board::letter(lang, side);
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
