//! What the parts of the data file are called.

use troyes_rules::{Activity, Building, Character, EventCard};
use words::Lang;

use super::names::{building, card, character, event_card};

words::texts!("data");

/// The name of a list, a table, an entry, a kind of figure or a value.
pub(crate) fn data_name(lang: Lang, name: &str) -> Option<String> {
    let said = part(lang, name);
    if said != "?" {
        return Some(said.to_owned());
    }
    let (group, id) = name.split_once('.')?;
    match group {
        "building" => Building::ALL
            .into_iter()
            .find(|one| one.id() == id)
            .map(|one| building(lang, one)),
        "activity" => Activity::ALL
            .into_iter()
            .find(|one| one.id() == id)
            .map(|one| card(lang, one)),
        "event" => EventCard::ALL
            .into_iter()
            .find(|one| one.id() == id)
            .map(|one| event_card(lang, one)),
        "character" => Character::ALL
            .into_iter()
            .find(|one| one.id() == id)
            .map(|one| character(lang, one)),
        _ => None,
    }
    .map(str::to_owned)
}
