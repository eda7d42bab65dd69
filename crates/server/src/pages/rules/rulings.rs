//! How the rules are read where the rulebook leaves a question open, below the section that it is about.

use engine::Header;
use lessons::{Ground, Ruling};
use maud::{Markup, html};
use words::{Lang, RuleSection};

use super::{Telling, texts, unusual};
use crate::courses::Course;

impl Telling<'_> {
    /// The rulings about a section with what was sought marked; nothing if there are none.
    pub(super) fn rulings(&self, course: &Course, section: &RuleSection) -> Markup {
        let lang = self.lang;
        let all: Vec<&Ruling> = course.rulings.about(&section.number).collect();
        html! {
            @if !all.is_empty() {
                aside class="rulings" {
                    h3 { (texts::rulings(lang)) }
                    ul { @for ruling in all {
                        li {
                            p class="holds" { (self.marked(ruling.text.say(lang))) }
                            p { (self.marked(ruling.why.say(lang))) }
                            p class="note" { (ground(ruling.from, lang)) "." (otherwise(course, ruling, self.table, lang)) }
                        }
                    } }
                }
            }
        }
    }
}

/// What the rulings about a section say, for whoever looks for a word.
pub(super) fn said(course: &Course, section: &RuleSection, lang: Lang) -> String {
    let about = course.rulings.about(&section.number);
    let texts = about.flat_map(|ruling| [ruling.text.say(lang), ruling.why.say(lang)]);
    texts.collect::<Vec<_>>().join("\n")
}

fn ground(ground: Ground, lang: Lang) -> String {
    match ground {
        Ground::Rulebook => texts::from_rulebook(lang),
        Ground::Players => texts::from_players(lang),
        Ground::Ours => texts::from_ours(lang),
    }
}

/// By which option a table can agree otherwise, or what the table has agreed.
fn otherwise(course: &Course, ruling: &Ruling, table: Option<&Header>, lang: Lang) -> Markup {
    let about = course.kind.about();
    let mut agreed = table
        .into_iter()
        .flat_map(|header| unusual(course.kind, header));
    let other = agreed.find(|(id, _)| ruling.options.iter().any(|option| option == id));
    html! {
        @if let Some((option, value)) = other {
            " " strong { (texts::agreed_otherwise(lang, about.option(lang, option), about.value(lang, option, value))) "." }
        } @else if let Some(option) = ruling.options.first() {
            " " (texts::by_option(lang, about.option(lang, option))) "."
        }
    }
}
