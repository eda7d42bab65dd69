//! Sections of the rules references: every game in our own words, numbered as its rulebook, with our rulings.

use crate::trio::{Trio, say};
use crate::{Lang, RuleSection};

/// A section in all languages.
pub struct Section {
    /// The rulebook's number or heading.
    pub number: &'static str,
    /// What it is about.
    pub title: Trio,
    /// The rule, paragraph by paragraph.
    pub text: &'static [Trio],
    /// How we read what the rulebook leaves open.
    pub rulings: &'static [Trio],
    /// What is printed and belongs to the section.
    pub printed: fn(Lang) -> Vec<String>,
}

/// Nothing is printed for the section.
pub fn nothing(_: Lang) -> Vec<String> {
    Vec::new()
}

/// Sections in one language.
pub fn told<'s>(lang: Lang, parts: impl IntoIterator<Item = &'s [Section]>) -> Vec<RuleSection> {
    let sections = parts.into_iter().flatten();
    sections.map(|section| section.told(lang)).collect()
}

/// How we read what a rulebook leaves open, each marked as such.
pub fn rulings(lang: Lang, rulings: &[Trio]) -> impl Iterator<Item = String> {
    let ruling = say(lang, ["Ruling", "Uitleg", "Értelmezés"]);
    rulings
        .iter()
        .map(move |&text| format!("{ruling}: {}", say(lang, text)))
}

impl Section {
    fn told(&self, lang: Lang) -> RuleSection {
        let text = self.text.iter().map(|&text| say(lang, text).to_owned());
        let paragraphs: Vec<String> = text
            .chain((self.printed)(lang))
            .chain(rulings(lang, self.rulings))
            .collect();
        RuleSection {
            number: self.number.to_owned(),
            title: say(lang, self.title).to_owned(),
            body: paragraphs.join("\n\n"),
        }
    }
}
