//! What a network is told of the game. Of the chits it is told those in the viewer's own hand.

use bots::Features;
use dutch_revolt_rules::{
    Alignment, Armada, Board, Chit, DutchRevolt, Side, State, Step, Territory, Unit,
};

/// The board: which decision it is, how near the Union is, and what the people believe.
pub(super) fn board(game: &DutchRevolt, board: &Board, features: &mut Features<'_>) {
    features.about("step");
    features.one_of("kind", Some(step(board.step)), STEPS);
    features.about("union");
    let union = f32::from(game.union()).max(1.0);
    let progress = f32::from(board.points) / union;
    features.number("points", progress);
    features.one_of(
        "tenth",
        Some((progress * 10.0).clamp(0.0, 10.0) as usize),
        11,
    );
    let worth = f32::from(game.worth(&board.owner));
    features.number("worth", worth / 20.0);
    let turns = game.turns().saturating_sub(board.turn);
    features.amount("turns-left", turns, 10.0);
    let left = union - f32::from(board.points);
    let needed = left / f32::from(turns.max(1));
    features.number("pace", ((worth - needed) / 20.0).clamp(-3.0, 3.0));
    features.about("year");
    features.flag("truce", board.year.truce);
    features.flag("turkey", board.year.turkey);
    features.flag("intercepted", board.year.intercepted);
    features.flag("english", board.year.english);
    features.flag("french", board.year.french);
    features.amount("sea-beggars", board.year.sea_beggars, 1.0);
    features.amount("tenth-penny", board.year.tenth_penny, 1.0);
    features.amount("crusaders", board.year.crusaders, 2.0);
    features.flag("armada-landed", board.armada == Armada::Landed);
    features.flag("armada-destroyed", board.armada == Armada::Destroyed);
    features.amount("spanish-die", board.initiative.spanish_die, 6.0);
    features.flag("spanish-first", board.initiative.first() == Side::Spanish);
    for at in Territory::ALL {
        features.about(at.id());
        let belief = board.alignment[at] as usize;
        features.one_of("alignment", Some(belief), Alignment::ALL.len());
        features.flag("rebel", board.owner[at] == Side::Rebel);
        features.flag("halved", board.year.halved.contains(at));
        features.flag("supplied", board.supplied.contains(at));
    }
    features.about("gone");
    for chit in Chit::ALL {
        features.amount(chit.id(), board.gone.0[chit], 1.0);
    }
}

/// A side: its land, its troops, its money, and its chits if it is the viewer.
pub(super) fn side(
    game: &DutchRevolt,
    state: &State,
    side: Side,
    is_viewer: bool,
    features: &mut Features<'_>,
) {
    let board = &state.board;
    features.about("side");
    let held = board.held(side);
    let income: i32 = held
        .iter()
        .map(|at| i32::from(game.data().territories[at].treasury))
        .sum();
    features.amount("income", income, 15.0);
    let ahead = Ahead::new(game, board, side);
    features.number("worth-ahead", ahead.worth / 20.0);
    features.number("income-ahead", ahead.income / 15.0);
    features.number("faith", faith(game, board, side) / 20.0);
    features.amount("land", held.len() as u8, 10.0);
    let purse = board.purse[side];
    features.amount("treasury", purse.treasury, 10.0);
    features.amount("free-pikemen", purse.free_pikemen, 3.0);
    features.amount("free-flotillas", purse.free_flotillas, 2.0);
    features.amount("chits", state.hands[side].len(), 3.0);
    features.amount("used", board.used[side], 2.0);
    for unit in Unit::ALL {
        let all: u16 = board.units[side]
            .values()
            .map(|stack| u16::from(stack[unit]))
            .sum();
        features.amount(unit.id(), all, 8.0);
    }
    features.about("hand");
    for chit in Chit::ALL {
        let held = if is_viewer {
            state.hands[side].0[chit]
        } else {
            0
        };
        features.amount(chit.id(), held, 1.0);
    }
    for at in Territory::ALL {
        features.about(at.id());
        let own = board.units[side][at];
        let enemy = board.units[side.other()][at];
        let holds = board.owner[at] == side;
        features.flag("holds", holds);
        features.amount("strength", own.strength(), 3.0);
        features.amount("pikemen", own.pikemen, 3.0);
        features.amount("cavalry", own.cavalry, 2.0);
        features.amount("flotilla", own.flotilla, 2.0);
        features.amount("missionary", own.missionary, 1.0);
        features.flag("invades", !holds && own.strength() > 0);
        features.flag("besieged", holds && enemy.strength() > 0);
        features.number("odds", odds(game, board, side, at));
        let near = game.data().territories[at].neighbours;
        let near = near.and(board.held(side.other()));
        let threat: u8 = near
            .iter()
            .map(|from| board.units[side.other()][from].strength())
            .fold(0, u8::saturating_add);
        features.amount("threat", if holds { threat } else { 0 }, 5.0);
        let favour = board.alignment[at].favour(side);
        features.number(
            "loyal",
            f32::from(favour) * f32::from(u8::from(holds)) / 2.0,
        );
    }
}

/// What a side will hold when the sieges are over, on average.
struct Ahead {
    worth: f32,
    income: f32,
}

impl Ahead {
    fn new(game: &DutchRevolt, board: &Board, side: Side) -> Ahead {
        let mut ahead = Ahead {
            worth: 0.0,
            income: 0.0,
        };
        for at in Territory::ALL {
            let held = if board.owner[at] == side {
                1.0 - odds(game, board, side.other(), at)
            } else {
                odds(game, board, side, at)
            };
            let land = &game.data().territories[at];
            ahead.worth += held * f32::from(land.terrain.political());
            ahead.income += held * f32::from(land.treasury);
        }
        ahead
    }
}

/// The chance that a side takes a territory in which it stands; nothing where it does not.
fn odds(game: &DutchRevolt, board: &Board, side: Side, at: Territory) -> f32 {
    if !board.invades(side, at) {
        return 0.0;
    }
    f32::from(game.winning_dice(&game.prepare_siege(board, side, at))) / 10.0
}

/// How far the people believe as a side does, weighed by what their land is worth.
fn faith(game: &DutchRevolt, board: &Board, side: Side) -> f32 {
    let favour = |at| {
        let worth = f32::from(game.data().territories[at].terrain.political());
        worth * f32::from(board.alignment[at].favour(side))
    };
    Territory::ALL.into_iter().map(favour).sum()
}

/// What share a side can expect by the game's own numbers: a network learns where they are wrong.
pub(super) fn expected(share: f64, features: &mut Features<'_>) {
    features.about("expected");
    let odds = (share.max(1e-4) / (1.0 - share).max(1e-4)).ln();
    features.number("odds", odds as f32 / 2.0);
}

/// How many kinds of decisions there are.
const STEPS: usize = 11;

fn step(step: Step) -> usize {
    match step {
        Step::Pick { .. } => 0,
        Step::Chits { .. } => 1,
        Step::Effect(_) => 2,
        Step::Deploy { .. } => 3,
        Step::Hire { .. } => 4,
        Step::March { .. } => 5,
        Step::MarchTo { .. } => 6,
        Step::MarchWith { .. } => 7,
        Step::Besiege { .. } => 8,
        Step::Discard { .. } => 9,
        Step::Over(_) => 10,
    }
}

/// Whether nothing is half done: no troops between two places, no chit being carried out.
pub(super) fn is_quiet(board: &Board) -> bool {
    !matches!(
        board.step,
        Step::Effect(_) | Step::Hire { .. } | Step::MarchTo { .. } | Step::MarchWith { .. }
    )
}
