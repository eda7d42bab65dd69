//! The board as plain text, for the terminal and for screen readers.

use dutch_revolt_rules::{Armada, DutchRevolt, Phase, Purse, Side, Stack, Step, Territory, View};

use super::chits::{chit as chit_name, chit_mark, several};
use super::names::{alignment, florins, people, purse, side as label, stack, terrain};
use super::phase as phase_name;
use super::places::territory as place;
use super::prompts;
use words::{Lang, Players, list};

/// Year, points, whose turn it is, both sides, one's own chits, and a table of the territories.
pub(super) fn position(lang: Lang, game: &DutchRevolt, view: &View) -> String {
    let board = &view.board;
    let mut lines = vec![headline(lang, game, view)];
    lines.push(points(
        lang,
        board.points,
        game.union(),
        game.worth(&board.owner),
    ));
    if board.turn > 0 {
        let second = people(lang, board.initiative.second);
        let dice = board.initiative;
        lines.push(second_this_year(
            lang,
            second,
            dice.spanish_die,
            dice.rebel_die,
        ));
    }
    lines.extend(news(lang, game, view));
    for side in Side::ALL {
        lines.push(side_line(lang, view, side));
    }
    if view.hand.is_some() {
        lines.push(own_chits(lang, hand(lang, game, view)));
    }
    lines.push(prompts::waiting(lang, Players::NONE, view));
    lines.push(String::new());
    lines.extend(table(lang, game, view));
    lines.join("\n")
}

fn headline(lang: Lang, game: &DutchRevolt, view: &View) -> String {
    let board = &view.board;
    if board.turn == 0 {
        return set_up(lang);
    }
    let phase = phase_name(lang, board.step.phase());
    headline_text(
        lang,
        year(game, board.turn),
        board.turn,
        game.turns(),
        phase,
    )
}

/// The year of a turn; two of them in the short game.
pub(super) fn year(game: &DutchRevolt, turn: u8) -> String {
    let year = game.year(turn);
    if game.agreed().short {
        format!("{year}–{}", year + 1)
    } else {
        year.to_string()
    }
}

/// The events that still have a hold on this year or on the whole game.
fn news(lang: Lang, game: &DutchRevolt, view: &View) -> Vec<String> {
    let board = &view.board;
    let mut news = Vec::new();
    match board.armada {
        Armada::InPort => {}
        Armada::Landed => news.push(armada_landed(lang)),
        Armada::Destroyed => news.push(armada_destroyed(lang)),
    }
    if board.year.truce {
        news.push(truce(lang));
    }
    if board.turn > 0 && board.step.phase() <= Phase::Treasury {
        let die = game.spanish_die(board);
        if die != board.initiative.spanish_die {
            news.push(spanish_die(lang, die));
        }
    }
    if !board.year.halved.is_empty() {
        let halved = board.year.halved.iter().map(|at| place(lang, at));
        news.push(taxes_halved(lang, list(lang, halved)));
    }
    news
}

fn side_line(lang: Lang, view: &View, side: Side) -> String {
    let board = &view.board;
    let lands = board.held(side).iter().filter(|&at| !is_free(view, at));
    let mut line = holds(
        lang,
        label(lang, side),
        lands.count(),
        view.hand_sizes[side],
        board.used[side],
    );
    if board.purse[side] != Purse::default() {
        line.push(' ');
        line.push_str(&left(lang, purse(lang, board.purse[side])));
    }
    line
}

/// Whether the territory is still to be picked at set-up (12.0).
fn is_free(view: &View, territory: Territory) -> bool {
    match view.board.step {
        Step::Pick { free, .. } => free.contains(territory),
        _ => false,
    }
}

fn hand(lang: Lang, game: &DutchRevolt, view: &View) -> String {
    let chits = view.own_chits();
    if chits.is_empty() {
        return none(lang);
    }
    let names = chits.kinds().map(|chit| {
        let mark = chit_mark(game.data().chits[chit]);
        let name = several(chit_name(lang, chit), chits.0[chit]);
        if mark.is_empty() {
            name
        } else {
            format!("{name} ({mark})")
        }
    });
    names.collect::<Vec<_>>().join(", ")
}

fn table(lang: Lang, game: &DutchRevolt, view: &View) -> Vec<String> {
    let mut rows = vec![[
        head_territory(lang),
        head_owner(lang),
        head_faith(lang),
        head_terrain(lang),
        head_pays(lang),
        label(lang, Side::Spanish).to_owned(),
        label(lang, Side::Rebel).to_owned(),
        head_notes(lang),
    ]];
    rows.extend(
        Territory::ALL
            .into_iter()
            .map(|territory| row(lang, game, view, territory)),
    );
    let widths: [usize; 8] = std::array::from_fn(|column| {
        let width = |row: &[String; 8]| row[column].chars().count();
        rows.iter().map(width).max().unwrap_or(0)
    });
    rows.iter()
        .map(|row| {
            let cells = row.iter().zip(widths).map(|(cell, width)| {
                let gap = width - cell.chars().count();
                format!("{cell}{}", " ".repeat(gap))
            });
            cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
        })
        .collect()
}

fn row(lang: Lang, game: &DutchRevolt, view: &View, territory: Territory) -> [String; 8] {
    let board = &view.board;
    let land = &game.data().territories[territory];
    let owner = board.owner[territory];
    let pieces = |side: Side| match board.units[side][territory] {
        Stack::EMPTY => "-".to_owned(),
        units => stack(lang, units).to_string(),
    };
    let mut notes = Vec::new();
    if game.data().coast.contains(territory) {
        notes.push(coast(lang));
    }
    if board.supplied.contains(territory) && owner == Side::Spanish {
        notes.push(supplied(lang));
    }
    if board.invades(owner.other(), territory) {
        notes.push(invaded(lang));
    }
    [
        place(lang, territory).to_string(),
        if is_free(view, territory) {
            "-".to_owned()
        } else {
            label(lang, owner).to_owned()
        },
        alignment(lang, board.alignment[territory]).to_owned(),
        format!(
            "{} ({})",
            terrain(lang, land.terrain),
            land.terrain.political()
        ),
        florins(lang, game.yield_of(board, territory)).to_string(),
        pieces(Side::Spanish),
        pieces(Side::Rebel),
        notes.join(", "),
    ]
}

words::texts!("position");
