//! What the parts of the data file are called.

use kaiser_rules::{Card, Electorate};
use words::Lang;

use super::cards::card;
use super::places::electorate;

words::texts!("data");

/// The name of a list, a table, an entry, a kind of figure or a value.
pub(crate) fn data_name(lang: Lang, name: &str) -> Option<String> {
    let said = part(lang, name);
    if said != "?" {
        return Some(said.to_owned());
    }
    let (group, id) = name.split_once('.')?;
    match group {
        "electorate" => {
            let found = Electorate::ALL.into_iter().find(|one| one.id() == id);
            found.map(|one| electorate(lang, one).to_string())
        }
        "card" => {
            let found = Card::ALL.into_iter().find(|one| one.id() == id);
            found.map(|one| card(lang, one).to_owned())
        }
        _ => None,
    }
}
