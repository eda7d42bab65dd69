//! Where to march, and with what.

use dutch_revolt::{Action, Board, DutchRevolt, Force, Side, Stack, Territory};

use super::{capture_chance, exposure, worth};

/// A march that gains less than this is not worth the boots.
const IDLE: f32 = 0.12;

/// Which territory to march from, or none.
pub(super) fn from(
    game: &DutchRevolt,
    board: &Board,
    side: Side,
    choices: &[Action],
    weights: &mut Vec<f32>,
) {
    weights.extend(choices.iter().map(|&choice| {
        match choice {
            Action::At(from) => game
                .reach(board, side, from)
                .iter()
                .map(|to| best_force(game, board, side, from, to))
                .fold(0.0, f32::max),
            _ => IDLE,
        }
    }));
}

/// Where to.
pub(super) fn to(
    game: &DutchRevolt,
    board: &Board,
    side: Side,
    from: Territory,
    choices: &[Action],
    weights: &mut Vec<f32>,
) {
    weights.extend(choices.iter().map(|&choice| match choice {
        Action::At(to) => best_force(game, board, side, from, to) + 0.001,
        _ => 0.0,
    }));
}

/// With what.
pub(super) fn with(
    game: &DutchRevolt,
    board: &Board,
    side: Side,
    from: Territory,
    to: Territory,
    choices: &[Action],
    weights: &mut Vec<f32>,
) {
    weights.extend(choices.iter().map(|&choice| match choice {
        Action::Send(force) => match game.muster(board, side, from, to, force) {
            Some((stack, _)) => gain(game, board, side, from, to, stack) + 0.001,
            None => 0.0,
        },
        _ => 0.0,
    }));
}

fn best_force(
    game: &DutchRevolt,
    board: &Board,
    side: Side,
    from: Territory,
    to: Territory,
) -> f32 {
    use dutch_revolt::{Amount, Cargo};
    let ready = board.ready(side, from);
    let forces = [
        Force::Army,
        Force::Pikemen(Amount::All),
        Force::Pikemen(Amount::Five),
        Force::Pikemen(Amount::Two),
        Force::Cavalry(Amount::All),
        Force::Cavalry(Amount::One),
        Force::Flotilla(Cargo::TwoPikemen),
    ];
    if ready.strength() == 0 {
        return 0.0;
    }
    forces
        .into_iter()
        .filter_map(|force| game.muster(board, side, from, to, force))
        .map(|(stack, _)| gain(game, board, side, from, to, stack))
        .fold(0.0, f32::max)
}

/// What sending these pieces gains, less what their leaving risks; never below zero.
fn gain(
    game: &DutchRevolt,
    board: &Board,
    side: Side,
    from: Territory,
    to: Territory,
    stack: Stack,
) -> f32 {
    let sent = stack.strength();
    let enemy = side.other();
    let last = board.initiative.second == side;
    let won = if board.owner[to] == enemy {
        let here = board.units[side][to].strength();
        let mut defence = board.units[enemy][to].strength();
        if !last {
            // The other will see it coming.
            defence += 1;
        }
        let chance = |strength| capture_chance(game, board, side, to, strength, defence);
        (chance(here + sent) - chance(here)) * worth(game, to)
    } else {
        saved(game, board, side, to, sent) * worth(game, to)
    };
    let lost = if board.owner[from] == side {
        let left = board.units[side][from].strength().saturating_sub(sent);
        risk(game, board, side, from, left) - risk(game, board, side, from, left + sent)
    } else {
        0.0
    };
    (won - lost).max(0.0)
}

/// How much safer an invaded territory of one's own becomes.
fn saved(game: &DutchRevolt, board: &Board, side: Side, to: Territory, sent: u8) -> f32 {
    let attack = board.units[side.other()][to].strength();
    let defence = board.units[side][to].strength();
    let falls = |defence| capture_chance(game, board, side.other(), to, attack, defence);
    falls(defence) - falls(defence + sent)
}

/// What a territory may lose with this defence.
fn risk(game: &DutchRevolt, board: &Board, side: Side, territory: Territory, defence: u8) -> f32 {
    let attack = board.units[side.other()][territory].strength();
    let sure = capture_chance(game, board, side.other(), territory, attack, defence);
    let feared = if board.initiative.second == side {
        0.0
    } else {
        let raid = capture_chance(game, board, side.other(), territory, attack + 5, defence);
        0.5 * raid * exposure(game, board, side, territory)
    };
    sure.max(feared) * worth(game, territory)
}
