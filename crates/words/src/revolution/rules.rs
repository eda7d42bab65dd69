//! The rules reference: the whole game in our own words, numbered as the rulebook, with our rulings.

mod armies;
mod basics;
mod pieces;
mod tracks;
mod turn_zero;

use super::names::{Trio, say};
use crate::{Lang, RuleSection};

/// A section in all languages.
struct Section {
    /// The rulebook's number.
    number: &'static str,
    /// What it is about.
    title: Trio,
    /// The rule, paragraph by paragraph.
    text: &'static [Trio],
}

/// All sections in their order.
pub(super) fn rules(lang: Lang) -> Vec<RuleSection> {
    let parts = [
        basics::SECTIONS,
        turn_zero::SECTIONS,
        armies::SECTIONS,
        pieces::SECTIONS,
        tracks::SECTIONS,
    ];
    let sections = parts.into_iter().flatten();
    sections.map(|section| section.told(lang)).collect()
}

impl Section {
    fn told(&self, lang: Lang) -> RuleSection {
        let paragraphs: Vec<&str> = self.text.iter().map(|&text| say(lang, text)).collect();
        RuleSection {
            number: self.number.to_owned(),
            title: say(lang, self.title).to_owned(),
            body: paragraphs.join("\n\n"),
        }
    }
}
