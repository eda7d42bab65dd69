//! The rules reference: the whole game in our own words, numbered as the rulebook, with our rulings.

mod armies;
mod basics;
mod pieces;
mod tracks;
mod turn_zero;

use words::section::told;
use words::{Lang, RuleSection};

/// All sections in their order.
pub(super) fn rules(lang: Lang) -> Vec<RuleSection> {
    let parts = [
        basics::SECTIONS,
        turn_zero::SECTIONS,
        armies::SECTIONS,
        pieces::SECTIONS,
        tracks::SECTIONS,
    ];
    told(lang, parts)
}
