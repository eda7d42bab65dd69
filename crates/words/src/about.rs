//! What is always said of a game, whatever its position.

use std::ops::RangeInclusive;

use engine::Game;

use crate::common::{ruling, yes_or_no};
use crate::{Lang, RuleSection, Text};

/// What is always said of a game. [`about!`](crate::about) makes it of the game's files.
#[derive(Debug)]
pub struct About {
    /// The game's name.
    pub title: Text,
    /// What the game is about, in two or three sentences.
    pub summary: Text,
    /// How many minutes people need for a game at a table, at least and at most.
    pub minutes: RangeInclusive<u16>,
    /// The phases of [`Game::PHASES`].
    pub phases: Named<Described>,
    /// The options of [`Game::OPTIONS`].
    pub options: Named<(Described, Named<Text>)>,
    /// The names of values that several options have.
    pub values: Named<Text>,
    /// The rules reference.
    pub sections: &'static [Section],
}

/// Things by what the rules call them.
pub type Named<T> = &'static [(&'static str, T)];

/// A phase or an option.
#[derive(Debug)]
pub struct Described {
    /// Its name.
    pub name: Text,
    /// What happens in the phase, or what the option changes.
    pub help: Text,
}

/// A section of the rules reference, in our own words.
#[derive(Debug)]
pub struct Section {
    /// The rulebook's own number or heading.
    pub number: &'static str,
    /// What it is about.
    pub title: Text,
    /// The rule, paragraph by paragraph.
    pub text: &'static [Text],
    /// How we read what the rulebook leaves open.
    pub rulings: &'static [Text],
}

impl About {
    /// The name of a phase, by its place in [`Game::PHASES`].
    pub fn phase(&self, lang: Lang, index: u8) -> &'static str {
        let phase = self.phases.get(usize::from(index));
        phase.map_or("", |(_, phase)| phase.name.say(lang))
    }

    /// What happens in a phase, by its place in [`Game::PHASES`].
    pub fn phase_help(&self, lang: Lang, index: u8) -> &'static str {
        let phase = self.phases.get(usize::from(index));
        phase.map_or("", |(_, phase)| phase.help.say(lang))
    }

    /// The name of an option.
    pub fn option(&self, lang: Lang, id: &str) -> &'static str {
        find(self.options, id).map_or("", |(option, _)| option.name.say(lang))
    }

    /// What an option changes.
    pub fn option_help(&self, lang: Lang, id: &str) -> &'static str {
        find(self.options, id).map_or("", |(option, _)| option.help.say(lang))
    }

    /// The name of an option's value; empty if there is no such value.
    pub fn value(&self, lang: Lang, option: &str, value: &str) -> String {
        let own = find(self.options, option).and_then(|(_, values)| find(values, value));
        match own.or(find(self.values, value)) {
            Some(name) => name.say(lang).to_owned(),
            None => yes_or_no(lang, value),
        }
    }

    /// What a rule is called: its number, or its heading in the reader's language.
    pub fn rule_name<'r>(&self, lang: Lang, rule: &'r str) -> &'r str {
        let mut sections = self.sections.iter();
        match sections.find(|section| section.number == rule) {
            Some(section) if !is_number(rule) => section.title.say(lang),
            _ => rule,
        }
    }

    /// Does not compile unless there is a text for each phase, option and value of the game, in their order, and none for
    /// others. The error names the one without a text.
    pub const fn check<G: Game>(&self) {
        let mut phase = 0;
        while phase < G::PHASES.len() {
            let id = G::PHASES[phase];
            let there = phase < self.phases.len() && equal(self.phases[phase].0, id);
            assert!(there, "{}", id);
            phase += 1;
        }
        let mut option = 0;
        while option < G::OPTIONS.len() {
            let id = G::OPTIONS[option].id;
            let Some((_, own)) = find(self.options, id) else {
                panic!("{}", id)
            };
            let mut value = 0;
            while value < G::OPTIONS[option].values.len() {
                let id = G::OPTIONS[option].values[value];
                let known = find(own, id).is_some() || find(self.values, id).is_some();
                assert!(known || equal(id, "yes") || equal(id, "no"), "{}", id);
                value += 1;
            }
            option += 1;
        }
        assert!(self.phases.len() == G::PHASES.len(), "too many phases");
        assert!(self.options.len() == G::OPTIONS.len(), "too many options");
    }
}

impl Section {
    /// The section in one language, with what is printed and belongs to it.
    pub fn told(&self, lang: Lang, printed: Vec<String>) -> RuleSection {
        let text = self.text.iter().map(|text| text.say(lang).to_owned());
        let rulings = self.rulings.iter().map(|text| ruling(lang, text.say(lang)));
        let paragraphs: Vec<String> = text.chain(printed).chain(rulings).collect();
        RuleSection {
            number: self.number.to_owned(),
            title: self.title.say(lang).to_owned(),
            body: paragraphs.join("\n\n"),
        }
    }
}

/// Whether a rule is named by a number, such as `6.20` or `VIII`, and not by a heading.
pub fn is_number(rule: &str) -> bool {
    rule.chars()
        .all(|c| c.is_ascii_digit() || matches!(c, '.' | 'I' | 'V' | 'X'))
}

const fn find<T>(all: Named<T>, id: &str) -> Option<&'static T> {
    let mut at = 0;
    while at < all.len() {
        if equal(all[at].0, id) {
            return Some(&all[at].1);
        }
        at += 1;
    }
    None
}

const fn equal(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}
