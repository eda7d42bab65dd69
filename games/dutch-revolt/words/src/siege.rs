//! A siege told so that every number in it can be checked.

use dutch_revolt_rules::{Data, DutchRevolt, Siege};

use super::names::{party, people};
use super::places::territory as place;
use words::{Lang, Players};

/// A siege with strength, column, shift, modifiers, die, losses and outcome (9.0).
pub(super) fn told(lang: Lang, players: &Players, game: &DutchRevolt, siege: &Siege) -> String {
    let who = party(lang, players, siege.attacker);
    let opening = besieged(
        lang,
        who,
        place(lang, siege.territory),
        siege.strength,
        siege.defence,
    );
    let column = column_told(lang, game, siege);
    let die = die_told(lang, siege);
    let outcome = if siege.captured {
        let attacker = people(lang, siege.attacker);
        fell(
            lang,
            losses(lang, siege.losses),
            place(lang, siege.territory),
            attacker,
        )
    } else {
        held(
            lang,
            losses(lang, siege.losses),
            place(lang, siege.territory),
        )
    };
    format!("{opening} {column} {die} {outcome}")
}

/// A siege that may be fought next, with its chance of success in percent.
pub(super) fn planned(lang: Lang, siege: &Siege, chance: u8) -> String {
    let territory = place(lang, siege.territory);
    besiege(lang, territory, siege.strength, siege.defence, chance)
}

/// The head of a column of the combat results table: `3`, `6–7`, `17+`.
pub fn column_head(data: &Data, column: usize) -> String {
    let Some(&least) = data.columns.get(column) else {
        return String::new();
    };
    match data.columns.get(column + 1) {
        None => format!("{least}+"),
        Some(&next) if next == least + 1 => least.to_string(),
        Some(&next) => format!("{least}–{}", next.saturating_sub(1)),
    }
}

fn column_told(lang: Lang, game: &DutchRevolt, siege: &Siege) -> String {
    let data = game.data();
    let by_strength = usize::from(siege.column);
    let head = column_head(data, by_strength);
    if siege.shift == 0 {
        return column_plain(lang, head);
    }
    let last = data.columns.len() - 1;
    let steps = siege.shift.unsigned_abs();
    let shifted = match by_strength.checked_add_signed(siege.shift.into()) {
        Some(shifted) => shifted,
        None if game.agreed().first_column => 0,
        None => return column_lost(lang, head, steps),
    };
    let new_head = column_head(data, shifted.min(last));
    if siege.shift > 0 {
        column_right(lang, head, steps, new_head)
    } else {
        column_left(lang, head, steps, new_head)
    }
}

fn die_told(lang: Lang, siege: &Siege) -> String {
    let modifiers = [
        (siege.terrain, by_terrain(lang)),
        (siege.coast, by_coast(lang)),
        (siege.road, by_road(lang)),
    ];
    let taken: i8 = modifiers.iter().map(|(taken, _)| taken).sum();
    let mut parts = vec![siege.die.to_string()];
    for (taken, cause) in modifiers {
        if taken > 0 {
            parts.push(format!("− {taken} ({cause})"));
        }
    }
    if taken > 0 {
        let result = (siege.die as i8 - taken).max(0);
        parts.push(format!("= {result}"));
    }
    let sum = parts.join(" ");
    die_rolled(lang, sum)
}

words::texts!("siege");
