//! The guided first turns: what each phase is for, what to think of, and what to look at.
//!
//! Phases without a choice pass by themselves, so what they did is told at the next decision.

use revolution_rules::{Board, Phase, Step};

use super::board::first_armies;
use super::phase;
use words::{Guide, Lang, Pointer};

/// The last turn with a guide: by then every phase has come once.
const LAST: u8 = 1;

/// What a newcomer is told at this moment.
pub(super) fn guide(lang: Lang, board: &Board) -> Option<Guide> {
    if board.turn > LAST || board.step == Step::Over {
        return None;
    }
    let (heading, (text, look)) = if matches!(board.step, Step::Garrison { .. }) {
        (first_armies(lang), (garrison(lang), &["camps"][..]))
    } else {
        let heading = phase(lang, board.phase).to_owned();
        (heading, lesson(lang, board.turn, board.phase))
    };
    let pointers = look.iter().map(|&id| Pointer {
        id,
        name: pointer(lang, id).to_owned(),
    });
    Some(Guide {
        heading,
        text,
        look: pointers.collect(),
    })
}

/// What is told in a phase, and what to look at. Turn 0 is short, to settle in; turn 1 is the first with all phases.
fn lesson(lang: Lang, turn: u8, phase: Phase) -> (String, &'static [&'static str]) {
    match (turn, phase) {
        (0, Phase::Support) => (first_support(lang), &["supports", "countryside"]),
        (0, Phase::NewPieces) => (first_pieces(lang), &["countryside", "supports"]),
        (_, Phase::Neutrals | Phase::Overflow) => (overflow(lang), &["countryside", "towns"]),
        (_, Phase::Movement) => (movement(lang), &["cities", "towns"]),
        (1, Phase::Taxes) => (taxes(lang), &["treasury", "cities"]),
        (1, Phase::Support) => (support(lang), &["supports", "treasury"]),
        (1, Phase::Maintenance) => (maintenance(lang), &["camps", "treasury"]),
        (1, Phase::Recruiting) => (recruiting(lang), &["camps", "treasury"]),
        (1, Phase::Sieges) => (sieges(lang), &["camps", "cities"]),
        (1, Phase::WaterBeggars) => (water_beggars(lang), &["camps", "cities"]),
        (1, Phase::ArmyMovement) => (army_movement(lang), &["lines", "camps"]),
        (1, Phase::MilitaryInfluence) => (military_influence(lang), &["camps", "towns"]),
        (1, Phase::NewPieces) => (new_pieces(lang), &["countryside", "supports"]),
        (1, Phase::Citizens) => (citizens(lang), &["cities", "treasury"]),
        _ => (end(lang), &["supports"]),
    }
}

words::texts!("guide");
