//! The rules reference: the whole game in our own words, numbered as the rulebook, with our rulings.

mod actions;
mod cards;
mod round;

use super::names::{Trio, say};
use crate::{Lang, RuleSection};

/// A section in all languages.
struct Section {
    /// The rulebook's number or heading.
    number: &'static str,
    /// What it is about.
    title: Trio,
    /// The rule, paragraph by paragraph.
    text: &'static [Trio],
    /// How we read what the rulebook leaves open.
    rulings: &'static [Trio],
    /// What is printed and belongs to the section.
    printed: fn(Lang) -> Vec<String>,
}

/// Nothing is printed for the section.
fn nothing(_: Lang) -> Vec<String> {
    Vec::new()
}

/// All sections in their order.
pub(super) fn rules(lang: Lang) -> Vec<RuleSection> {
    let parts = [round::SECTIONS, actions::SECTIONS, cards::SECTIONS];
    let sections = parts.into_iter().flatten();
    sections.map(|section| section.told(lang)).collect()
}

impl Section {
    fn told(&self, lang: Lang) -> RuleSection {
        let mut paragraphs: Vec<String> = self
            .text
            .iter()
            .map(|&text| say(lang, text).to_owned())
            .collect();
        paragraphs.extend((self.printed)(lang));
        let ruling = say(lang, ["Ruling", "Uitleg", "Értelmezés"]);
        paragraphs.extend(
            self.rulings
                .iter()
                .map(|&text| format!("{ruling}: {}", say(lang, text))),
        );
        RuleSection {
            number: self.number.to_owned(),
            title: say(lang, self.title).to_owned(),
            body: paragraphs.join("\n\n"),
        }
    }
}
