//! The names of sides, pieces, terrain and faith.

use dutch_revolt_rules::{Alignment, Purse, Side, Stack, Terrain, Unit};

use words::{Amount, Lang, List, Noun, PlayedSide, Players, list};

/// A side in a sentence, with the name of whoever plays it as far as it is known: `the Spanish (Anna)`.
pub(crate) fn party(lang: Lang, players: &Players, side: Side) -> PlayedSide<'_, Noun> {
    players.side(side.seat(), people(lang, side))
}

/// A number of pieces: `1 pikeman`, `3 pikemen`.
pub fn units(lang: Lang, unit: Unit, amount: u8) -> Amount<u8> {
    piece(lang, unit).count(amount)
}

/// Pieces of several kinds: `3 pikemen and 1 flotilla`.
pub fn stack(lang: Lang, stack: Stack) -> List<Amount<u8>> {
    let kinds = Unit::ALL.into_iter().map(|unit| (unit, stack[unit]));
    let there = kinds.filter(|&(_, amount)| amount > 0);
    list(lang, there.map(|(unit, amount)| units(lang, unit, amount)))
}

/// A sum of money.
pub fn florins(lang: Lang, amount: u8) -> Amount<u8> {
    florin(lang).count(amount)
}

/// Money and free troops that are left.
pub fn purse(lang: Lang, purse: Purse) -> String {
    let gratis = |unit, amount| free(lang, amount, piece(lang, unit).word(amount));
    let mut parts = Vec::new();
    if purse.treasury > 0 || purse == Purse::default() {
        parts.push(florins(lang, purse.treasury).to_string());
    }
    if purse.free_pikemen > 0 {
        parts.push(gratis(Unit::Pikemen, purse.free_pikemen));
    }
    if purse.free_flotillas > 0 {
        parts.push(gratis(Unit::Flotilla, purse.free_flotillas));
    }
    list(lang, parts).to_string()
}

words::texts!("names");
