//! What is printed, taken from the data that a table plays with.

use dutch_revolt_rules::{Chit, Data, Territory};

use crate::chits::{chit, chit_effect, chit_mark, several};
use crate::names::{alignment, florins, side, terrain};
use crate::places::territory as place;
use crate::siege::column_head;
use words::{Lang, list};

/// What is printed and belongs to a section of the rules.
pub(super) fn printed(lang: Lang, data: &Data, section: &str) -> Vec<String> {
    match section {
        "2.2" => territories(lang, data),
        "3.0" => set_up(lang, data),
        "5.0" => chits(lang, data),
        "6.1.2" => patriots(data),
        "7.0" => conversion(lang, data),
        "9.5" => combat(lang, data),
        _ => Vec::new(),
    }
}

/// Every territory with what is printed on it.
fn territories(lang: Lang, data: &Data) -> Vec<String> {
    let line = |territory: Territory| {
        let land = &data.territories[territory];
        let neighbours = land.neighbours.iter().map(|near| place(lang, near));
        let what = territory_line(
            lang,
            place(lang, territory),
            terrain(lang, land.terrain),
            florins(lang, land.treasury),
            list(lang, neighbours),
        );
        if data.coast.contains(territory) {
            at_the_coast(lang, what)
        } else {
            what
        }
    };
    vec![
        Territory::ALL
            .into_iter()
            .map(line)
            .collect::<Vec<_>>()
            .join("\n"),
    ]
}

/// Who holds what at the start, and what the people believe.
fn set_up(lang: Lang, data: &Data) -> Vec<String> {
    let line = |territory: Territory| {
        let land = &data.territories[territory];
        let owner = side(lang, land.owner);
        let faith = alignment(lang, land.alignment);
        format!("{}: {owner}, {faith}", place(lang, territory))
    };
    vec![
        Territory::ALL
            .into_iter()
            .map(line)
            .collect::<Vec<_>>()
            .join("\n"),
    ]
}

/// Every event chit.
fn chits(lang: Lang, data: &Data) -> Vec<String> {
    let line = |kind: Chit| {
        let mark = chit_mark(data.chits[kind]);
        let mark = if mark.is_empty() {
            mark
        } else {
            format!(" ({mark})")
        };
        let name = several(chit(lang, kind), data.chits[kind].copies);
        format!("{name}{mark}: {}", chit_effect(lang, kind))
    };
    Chit::ALL.into_iter().map(line).collect()
}

/// On which dice missionaries convert.
fn conversion(lang: Lang, data: &Data) -> Vec<String> {
    let lines = data.conversion.iter().zip(1_u8..);
    let lines = lines.map(|(&most, missionaries)| converts(lang, missionaries, most));
    vec![lines.collect::<Vec<_>>().join("\n")]
}

/// The combat results table.
fn combat(lang: Lang, data: &Data) -> Vec<String> {
    let heads = (0..data.columns.len()).map(|column| column_head(data, column));
    let heads: Vec<String> = heads.map(|head| format!("{head:>6}")).collect();
    let corner = strength(lang);
    let width = corner.chars().count();
    let mut lines = vec![format!("{corner}{}", heads.concat())];
    for (die, losses) in data.losses.iter().enumerate() {
        let cells = losses.iter().map(|loss| format!("{loss:>6}"));
        let cells = cells.collect::<String>();
        let row = die_row(lang, die);
        let gap = " ".repeat(width.saturating_sub(row.chars().count()));
        lines.push(format!("{row}{gap}{cells}"));
    }
    vec![lines.join("\n")]
}

/// The patriots of each five years.
fn patriots(data: &Data) -> Vec<String> {
    let bands = data.patriots.iter().zip((data.first_year..).step_by(5));
    let bands = bands.map(|(patriots, first)| format!("{first}–{}: {patriots}", first + 4));
    vec![bands.collect::<Vec<_>>().join("\n")]
}

words::texts!("printed");
