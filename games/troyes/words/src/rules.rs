//! The rules reference: the whole game in our own words, numbered as the rulebook, with our rulings.

mod actions;
mod cards;
mod round;

use words::section::told;
use words::{Lang, RuleSection};

/// All sections in their order.
pub(super) fn rules(lang: Lang) -> Vec<RuleSection> {
    let parts = [round::SECTIONS, actions::SECTIONS, cards::SECTIONS];
    told(lang, parts)
}
