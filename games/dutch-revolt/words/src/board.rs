//! What is written on the drawn board: lands around the map, tracks, the siege, the key.

use dutch_revolt_rules::{Phase, Side, Territory};

use super::places;
use words::Lang;

/// The heading of a siege.
pub fn siege_of(lang: Lang, territory: Territory) -> String {
    siege_heading(lang, places::territory(lang, territory))
}

words::texts!("board");
