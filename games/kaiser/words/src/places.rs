//! The electorates and the places in them.

use kaiser_rules::{Board, Electorate, Spot};

use words::{Lang, Noun};

/// At a place of the board: on the throne, on a seat, in an electorate.
pub(super) fn at(lang: Lang, spot: Spot) -> String {
    match spot {
        Spot::Throne => on_throne(lang),
        Spot::Elector(at) => on_seat(lang, seat_of(lang, at)),
        Spot::Noble(at, _) => inside(lang, electorate(lang, at)),
        Spot::Castle(at, _) => in_castle(lang, castle_of(lang, at)),
    }
}

/// Where a knight can stand: in an electorate, or in a castle there.
pub(super) fn ground(lang: Lang, spot: Spot) -> Option<Noun> {
    match spot {
        Spot::Noble(at, _) => Some(electorate(lang, at)),
        Spot::Castle(at, _) => Some(castle_of(lang, at)),
        Spot::Throne | Spot::Elector(_) => None,
    }
}

/// A number that tells two equal pieces of an electorate apart, in brackets; nothing if there is only one.
pub(super) fn twin(board: &Board, spot: Spot) -> String {
    let (electorate, slot) = match spot {
        Spot::Noble(electorate, slot) | Spot::Castle(electorate, slot) => (electorate, slot),
        Spot::Throne | Spot::Elector(_) => return String::new(),
    };
    let land = &board.lands[electorate];
    let equal = if matches!(spot, Spot::Noble(..)) {
        let piece = land.tenant(slot);
        land.nobles.iter().filter(|&&other| other == piece).count()
    } else {
        let piece = land.castles.get(slot as usize).copied().flatten();
        land.castles.iter().filter(|&&other| other == piece).count()
    };
    if equal > 1 {
        format!(" [{}]", slot + 1)
    } else {
        String::new()
    }
}

words::texts!("places");
