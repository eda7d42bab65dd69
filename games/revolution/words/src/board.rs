//! Labels of the drawn board and of the panels beside it.

use revolution_rules::{Faction, Province, Town};

use super::names::{province, town};
use words::Lang;

/// A town's name as it stands on the map, where nobody takes it for its province.
pub fn short_town(lang: Lang, found: Town) -> &'static str {
    let name = town(lang, found);
    name.split_once(" (").map_or(name, |(short, _)| short)
}

/// A province's name as it stands on its plate.
pub fn map_province(lang: Lang, found: Province) -> String {
    match found {
        Province::Generality => generality_short(lang),
        _ => province(lang, found).to_owned(),
    }
}

words::texts!("board");
