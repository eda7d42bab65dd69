//! A siege told so that every number in it can be checked.

use dutch_revolt_rules::{Data, DutchRevolt, Siege};

use super::names::{side_begins, the_side};
use super::places::{object, territory as place};
use words::{Lang, plural, texts};

/// A siege with strength, column, shift, modifiers, die, losses and outcome (9.0).
pub(super) fn told(lang: Lang, game: &DutchRevolt, siege: &Siege) -> String {
    let who = side_begins(lang, siege.attacker);
    let opening = besieged(
        lang,
        who,
        object(lang, siege.territory),
        siege.strength,
        siege.defence,
    );
    let column = column_told(lang, game, siege);
    let die = die_told(lang, siege);
    let outcome = if siege.captured {
        let attacker = the_side(lang, siege.attacker);
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

/// The head of a column of the combat results table: `3`, `6-7`, `17+`.
pub fn column_head(data: &Data, column: usize) -> String {
    let Some(&least) = data.columns.get(column) else {
        return String::new();
    };
    match data.columns.get(column + 1) {
        None => format!("{least}+"),
        Some(&next) if next == least + 1 => least.to_string(),
        Some(&next) => format!("{least}-{}", next.saturating_sub(1)),
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

texts! {
    fn besieged(who, territory, strength, defence) {
        en "{who} besiege {territory} with {strength} against {defence}."
        nl "{who} belegeren {territory} met {strength} tegen {defence}."
        hu "{who} ostromolják {territory}: {strength} támadó, {defence} védő."
    }

    fn besiege(territory, strength, defence, chance) {
        en "Besiege {territory} ({strength} against {defence}: {chance}%)"
        nl "Beleger {territory} ({strength} tegen {defence}: {chance}%)"
        hu "{territory} ostroma ({strength} támadó, {defence} védő: {chance}%)"
    }

    fn column_plain(head) {
        en "Column {head}."
        nl "Kolom {head}."
        hu "Oszlop: {head}."
    }

    fn column_right(head, steps, new_head) {
        en "Column {head}, {steps} to the right because the people help the besiegers: {new_head}."
        nl "Kolom {head}, {steps} naar rechts omdat de bevolking de belegeraars helpt: {new_head}."
        hu "Oszlop: {head}, a nép az ostromlókat segíti, ezért {steps} lépés jobbra: {new_head}."
    }

    fn column_left(head, steps, new_head) {
        en "Column {head}, {steps} to the left because the people help the defenders: {new_head}."
        nl "Kolom {head}, {steps} naar links omdat de bevolking de verdedigers helpt: {new_head}."
        hu "Oszlop: {head}, a nép a védőket segíti, ezért {steps} lépés balra: {new_head}."
    }

    fn column_lost(head, steps) {
        en "Column {head}, {steps} to the left because the people help the defenders: off the table."
        nl "Kolom {head}, {steps} naar links omdat de bevolking de verdedigers helpt: van de tabel af."
        hu "Oszlop: {head}, a nép a védőket segíti, ezért {steps} lépés balra: le a táblázatról."
    }

    fn by_terrain() {
        en "walls"
        nl "wallen"
        hu "falak"
    }

    fn by_coast() {
        en "coast"
        nl "kust"
        hu "tengerpart"
    }

    fn by_road() {
        en "Spanish Road"
        nl "Spaanse Weg"
        hu "Spanyol út"
    }

    fn die_rolled(sum) {
        en "Die {sum}:"
        nl "Worp {sum}:"
        hu "Dobás: {sum};"
    }

    fn losses(losses: u8) {
        en "{losses} {word}" (word = plural(losses, "loss", "losses"))
        nl "{losses} {word}" (word = plural(losses, "verliespunt", "verliespunten"))
        hu "{losses} veszteség"
    }

    fn fell(losses, territory, attacker) {
        en "{losses}, and {territory} falls to {attacker}."
        nl "{losses}, en {territory} valt in handen van {attacker}."
        hu "{losses}, {territory} elesik, mostantól {attacker} uralják."
    }

    fn held(losses, territory) {
        en "{losses}; {territory} holds out."
        nl "{losses}; {territory} houdt stand."
        hu "{losses}; {territory} kitart."
    }
}
