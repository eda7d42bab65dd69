//! The sections of the rules reference that are about a card or a privilege.

use kaiser_rules::{Card, Electorate};

use super::KaiserWords;
use super::cards::{
    card, card_help, daughter_ruling, doctor_ruling, eminence_ruling, influence_ruling,
    no_rival_ruling, privilege,
};
use super::places::electorate;
use words::common::ruling;
use words::{Lang, RuleSection, Speak};

/// A section for each card and for each privilege.
pub(super) fn cards_and_privileges(lang: Lang) -> impl Iterator<Item = RuleSection> {
    let cards = Card::ALL.into_iter().map(move |found| RuleSection {
        number: found.rule().to_owned(),
        title: card(lang, found).to_owned(),
        body: card_body(lang, found),
    });
    cards.chain(Electorate::ALL.into_iter().map(move |found| RuleSection {
        number: found.rule().to_owned(),
        title: electorate(lang, found).to_string(),
        body: privilege(lang, found).to_owned(),
    }))
}

/// What a rule is called: a card and an electorate by their names, a section by its number or heading.
pub(super) fn name(lang: Lang, rule: &str) -> String {
    let found = Card::ALL.into_iter().find(|found| found.rule() == rule);
    let land = Electorate::ALL.into_iter().find(|at| at.rule() == rule);
    match (found, land) {
        (Some(found), _) => card(lang, found).to_owned(),
        (None, Some(at)) => electorate(lang, at).to_string(),
        (None, None) => KaiserWords::ABOUT.rule_name(lang, rule).to_owned(),
    }
}

fn card_body(lang: Lang, found: Card) -> String {
    let ruled = match found {
        Card::Doctor => doctor_ruling(lang),
        Card::ChurchInfluence => influence_ruling(lang),
        Card::Pope | Card::Excommunication => no_rival_ruling(lang),
        Card::KingsDaughter => daughter_ruling(lang),
        Card::GreyEminence => eminence_ruling(lang),
        _ => return card_help(lang, found).to_owned(),
    };
    format!("{}\n\n{}", card_help(lang, found), ruling(lang, ruled))
}
