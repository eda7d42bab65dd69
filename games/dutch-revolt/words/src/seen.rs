//! Which sections of the rules can be seen on the board: what the map is, and what decides a siege.

use dutch_revolt_rules::{
    BoardPlace, DutchRevolt, Phase, Side, Stack, Step, Territory, Track, View,
};
use engine::Anchor;

/// Sections, and where they are seen.
pub(super) fn seen(game: &DutchRevolt, view: &View) -> Vec<(&'static str, Vec<Anchor>)> {
    let board = &view.board;
    let track = |track: Track| Anchor::from(BoardPlace::Track(track));
    let all = |is_there: &dyn Fn(Territory) -> bool| -> Vec<Anchor> {
        let there = Territory::ALL.into_iter().filter(|&place| is_there(place));
        there
            .map(|place| BoardPlace::Territory(place).into())
            .collect()
    };
    let is_coastal = |place: Territory| game.data().coast.contains(place);
    let has_troops = |place: Territory| {
        let mut sides = board.units.values();
        sides.any(|units| units[place] != Stack::EMPTY)
    };
    let mut seen = vec![
        ("1.0", vec![track(Track::Union), track(Track::Years)]),
        ("2.0", vec![track(Track::Years), track(Track::Union)]),
        ("2.2.1", all(&is_coastal)),
        ("2.2.2", all(&|place| place == Territory::Luxembourg)),
        ("2.2.3", all(&|place| place == Territory::Luxembourg)),
        ("2.2.4", all(&|place| place == Territory::Antwerp)),
        ("2.2.6", vec![track(Track::Years)]),
    ];
    let troops = all(&has_troops);
    if !troops.is_empty() {
        seen.push(("2.3", troops));
    }
    match board.step {
        Step::Chits { phase, .. } => {
            if phase == Phase::Treasury {
                let chits = view.own_chits();
                let chits = chits.kinds().map(|chit| BoardPlace::Chit(chit).into());
                seen.push(("4.2", chits.collect()));
                if board.turn <= 1 {
                    seen.push(("3.0", vec![track(Track::Years), track(Track::Union)]));
                }
            }
            seen.extend(section_of(phase).map(|section| (section, Vec::new())));
        }
        Step::Deploy { side } => {
            seen.push(("4.3", Vec::new()));
            let income = match side {
                Side::Spanish => ("6.1.1", Vec::new()),
                Side::Rebel => ("6.1.2", vec![track(Track::Years)]),
            };
            seen.push(income);
        }
        Step::March { .. } => seen.push(("4.5", Vec::new())),
        Step::Besiege { side } => {
            let invaded = game.invaded(board, side);
            let besieged = |matters: &dyn Fn(Territory) -> bool| {
                all(&|place| invaded.contains(place) && matters(place))
            };
            seen.push(("4.6", all(&|place| invaded.contains(place))));
            let terrain = |place: Territory| game.data().territories[place].terrain;
            let reasons = [
                ("9.1", besieged(&|place| terrain(place).shelter() > 0)),
                (
                    "9.2",
                    besieged(&|place| board.alignment[place].favour(side) != 0),
                ),
                (
                    "9.3",
                    besieged(&|place| side == Side::Spanish && is_coastal(place)),
                ),
                (
                    "9.4",
                    besieged(&|place| side == Side::Rebel && board.supplied.contains(place)),
                ),
            ];
            seen.extend(reasons.into_iter().filter(|(_, places)| !places.is_empty()));
        }
        _ => {}
    }
    seen
}

/// The section of the year's course that a phase with events of its own begins.
fn section_of(phase: Phase) -> Option<&'static str> {
    match phase {
        Phase::Initiative | Phase::EventDraw => None,
        Phase::Treasury => Some("4.3"),
        Phase::Religion => Some("4.4"),
        Phase::Movement => Some("4.5"),
        Phase::Siege => Some("4.6"),
        Phase::Political => Some("4.7"),
    }
}
