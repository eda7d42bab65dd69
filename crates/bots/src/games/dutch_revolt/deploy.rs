//! Where to hire, and what.

use dutch_revolt::{Action, Alignment, Amount, Board, DutchRevolt, Side, Territory, Unit};

use super::{exposure, worth};

/// Missionaries a year: a few pay, many starve the army.
const MISSIONARIES: u8 = 2;

/// Which territory next.
pub(super) fn place(
    game: &DutchRevolt,
    board: &Board,
    side: Side,
    choices: &[Action],
    weights: &mut Vec<f32>,
) {
    let purse = board.purse[side];
    let broke = purse.treasury == 0 && purse.free_pikemen == 0;
    weights.extend(choices.iter().map(|&choice| match choice {
        Action::At(territory) if !broke => need(game, board, side, territory),
        Action::Done if broke => 1.0,
        Action::Done => 0.01,
        _ => 0.0,
    }));
}

/// How much the territory wants more troops: to hold it, and to strike from it.
fn need(game: &DutchRevolt, board: &Board, side: Side, territory: Territory) -> f32 {
    let placed = f32::from(board.units[side][territory].strength());
    let loyal = f32::from(board.alignment[territory].favour(side));
    let hold =
        worth(game, territory) * exposure(game, board, side, territory) * (1.0 - 0.2 * loyal);
    let prize = game.data().territories[territory]
        .neighbours
        .and(board.held(side.other()))
        .iter()
        .map(|target| {
            let friendly = f32::from(board.alignment[target].favour(side));
            worth(game, target) * (1.0 + 0.35 * friendly) / (1.0 + defenders(board, side, target))
        })
        .fold(0.0, f32::max);
    // Who acts second sees the other's march before his own, and can strike without fear.
    let boldness = if board.initiative.second == side {
        1.0
    } else {
        0.5
    };
    hold / (1.0 + placed * placed * 0.3)
        + boldness * prize * (1.0 + 0.1 * placed.min(8.0)) / (1.0 + 0.02 * placed * placed)
}

fn defenders(board: &Board, side: Side, target: Territory) -> f32 {
    0.2 * f32::from(board.units[side.other()][target].strength())
}

/// What to hire in the territory.
pub(super) fn hire(
    game: &DutchRevolt,
    board: &Board,
    side: Side,
    at: Territory,
    choices: &[Action],
    weights: &mut Vec<f32>,
) {
    let preaching: u8 = board.units[side]
        .values()
        .map(|stack| stack.missionary)
        .sum();
    let convertible = board.alignment[at] != Alignment::strongly(side)
        && game.data().territories[at].terrain.political() == 3
        && board.units[side][at].missionary == 0;
    let rich = board.purse[side].treasury >= 12;
    weights.extend(choices.iter().map(|&choice| match choice {
        Action::Hire(Unit::Pikemen, amount) => match amount {
            Amount::One => 0.3,
            Amount::Two => 1.0,
            Amount::Five if rich => 1.6,
            Amount::Five => 1.0,
            Amount::All => 0.15,
        },
        Action::Hire(Unit::Cavalry, Amount::One | Amount::Two) => 0.3,
        Action::Hire(Unit::Flotilla, Amount::One) => 0.12,
        Action::Hire(Unit::Missionary, Amount::One | Amount::Two)
            if convertible && preaching < MISSIONARIES =>
        {
            1.2
        }
        _ => 0.0,
    }));
    // Something must be done: with no money left only dismissing is possible.
    if weights.iter().all(|&weight| weight == 0.0) {
        weights.fill(1.0);
    }
}
