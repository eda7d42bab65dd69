//! What the parts of the data file are called.

use revolution_rules::{City, Faction, Province, Region, Support, Town};
use words::Lang;

use super::names::{city, faction, province, region, support, town};

words::texts!("data");

/// The name of a list, a table, an entry, a kind of figure or a value.
pub(crate) fn data_name(lang: Lang, name: &str) -> Option<String> {
    let said = part(lang, name);
    if said != "?" {
        return Some(said.to_owned());
    }
    let (group, id) = name.split_once('.')?;
    match group {
        "faction" => Faction::ALL
            .into_iter()
            .find(|one| one.id() == id)
            .map(|one| faction(lang, one)),
        "province" => Province::ALL
            .into_iter()
            .find(|one| one.id() == id)
            .map(|one| province(lang, one)),
        "city" => City::ALL
            .into_iter()
            .find(|one| one.id() == id)
            .map(|one| city(lang, one)),
        "town" => Town::ALL
            .into_iter()
            .find(|one| one.id() == id)
            .map(|one| town(lang, one)),
        "region" => Region::ALL
            .into_iter()
            .find(|one| one.id() == id)
            .map(|one| region(lang, one)),
        // A bishopric has the name of its province.
        "bishopric" => Province::ALL
            .into_iter()
            .find(|one| one.id() == id)
            .map(|one| province(lang, one)),
        "support" => Support::ALL
            .into_iter()
            .find(|one| one.id() == id)
            .map(|one| support(lang, one)),
        _ => None,
    }
    .map(str::to_owned)
}
