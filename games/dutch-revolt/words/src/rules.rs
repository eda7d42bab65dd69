//! The rules reference: the whole game in our own words, numbered as the rulebook, with our rulings.

mod campaign;
mod events;
mod map;
mod siege;
mod tables;
mod treasury;
mod victory;
mod year;

use words::section::told;
use words::{Lang, RuleSection};

/// All sections in their order.
pub(super) fn rules(lang: Lang) -> Vec<RuleSection> {
    let parts = [
        map::SECTIONS,
        year::SECTIONS,
        events::SECTIONS,
        treasury::SECTIONS,
        campaign::SECTIONS,
        siege::SECTIONS,
        victory::SECTIONS,
    ];
    told(lang, parts)
}
