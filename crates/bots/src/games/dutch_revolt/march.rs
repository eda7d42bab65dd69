//! Where to march, and with what.

use dutch_revolt::{Action, Board, DutchRevolt, Force, Side, Stack, Territory};

use super::mind::Mind;
use super::{capture_chance, exposure, worth};

/// Which territory to march from, or none.
pub(super) fn from(
    game: &DutchRevolt,
    mind: &Mind,
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
                .map(|to| best_force(game, mind, board, side, from, to))
                .fold(0.0, f32::max),
            _ => mind.march.idle,
        }
    }));
}

/// Where to.
pub(super) fn to(
    game: &DutchRevolt,
    mind: &Mind,
    board: &Board,
    side: Side,
    from: Territory,
    choices: &[Action],
    weights: &mut Vec<f32>,
) {
    weights.extend(choices.iter().map(|&choice| match choice {
        Action::At(to) => best_force(game, mind, board, side, from, to) + mind.march.least,
        _ => 0.0,
    }));
}

/// With what.
pub(super) fn with(
    game: &DutchRevolt,
    mind: &Mind,
    board: &Board,
    side: Side,
    (from, to): (Territory, Territory),
    choices: &[Action],
    weights: &mut Vec<f32>,
) {
    weights.extend(choices.iter().map(|&choice| match choice {
        Action::Send(force) => match game.muster(board, side, from, to, force) {
            Some((stack, _)) => gain(game, mind, board, side, from, to, stack) + mind.march.least,
            None => 0.0,
        },
        _ => 0.0,
    }));
}

fn best_force(
    game: &DutchRevolt,
    mind: &Mind,
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
        .map(|(stack, _)| gain(game, mind, board, side, from, to, stack))
        .fold(0.0, f32::max)
}

/// What sending these pieces gains, less what their leaving risks; never below zero.
fn gain(
    game: &DutchRevolt,
    mind: &Mind,
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
            defence += mind.march.warned as u8;
        }
        let chance = |strength| capture_chance(game, board, side, to, strength, defence);
        (chance(here + sent) - chance(here)) * worth(game, mind, to)
    } else {
        saved(game, board, side, to, sent) * worth(game, mind, to)
    };
    let lost = if board.owner[from] == side {
        let left = board.units[side][from].strength().saturating_sub(sent);
        risk(game, mind, board, side, from, left) - risk(game, mind, board, side, from, left + sent)
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
fn risk(
    game: &DutchRevolt,
    mind: &Mind,
    board: &Board,
    side: Side,
    territory: Territory,
    defence: u8,
) -> f32 {
    let attack = board.units[side.other()][territory].strength();
    let sure = capture_chance(game, board, side.other(), territory, attack, defence);
    let feared = if board.initiative.second == side {
        0.0
    } else {
        let raid = capture_chance(
            game,
            board,
            side.other(),
            territory,
            attack + mind.march.raid as u8,
            defence,
        );
        mind.march.fear * raid * exposure(game, mind, board, side, territory)
    };
    sure.max(feared) * worth(game, mind, territory)
}
