//! What is printed on the cards, for the rules reference.

use troyes_rules::{Activity, Character, EventCard};

use super::effects::{card_effect, event_effect, wish};
use super::names::{card, character, event_card};
use words::Lang;

/// What is printed and belongs to a section of the rules.
pub(super) fn printed(lang: Lang, section: &str) -> Vec<String> {
    match section {
        "Cards" => list_of_cards(lang),
        "End" => list_of_characters(lang),
        _ => Vec::new(),
    }
}

fn list_of_cards(lang: Lang) -> Vec<String> {
    let activities = Activity::ALL
        .into_iter()
        .map(|activity| format!("{}: {}", card(lang, activity), card_effect(lang, activity)));
    let events = EventCard::ALL
        .into_iter()
        .map(|event| format!("{}: {}", event_card(lang, event), event_effect(lang, event)));
    activities.chain(events).collect()
}

fn list_of_characters(lang: Lang) -> Vec<String> {
    Character::ALL
        .into_iter()
        .map(|found| format!("{}: {}", character(lang, found), wish(lang, found)))
        .collect()
}
