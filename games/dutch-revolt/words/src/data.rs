//! What the parts of the data file are called.

use dutch_revolt_rules::{Chit, Territory};
use words::Lang;

use super::chits::chit;
use super::places::territory;

words::texts!("data");

/// The name of a list, a table, an entry, a kind of figure or a value.
pub(crate) fn data_name(lang: Lang, name: &str) -> Option<String> {
    let said = part(lang, name);
    if said != "?" {
        return Some(said.to_owned());
    }
    let (group, id) = name.split_once('.')?;
    match group {
        "territory" => {
            let found = Territory::ALL.into_iter().find(|one| one.id() == id);
            found.map(|one| territory(lang, one).to_string())
        }
        "chit" => {
            let found = Chit::ALL.into_iter().find(|one| one.id() == id);
            found.map(|one| chit(lang, one).to_owned())
        }
        _ => None,
    }
}
