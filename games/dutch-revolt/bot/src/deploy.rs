//! Where to hire, and what, in the first version of the rules; and how much a territory wants troops in any.

use dutch_revolt_rules::{Action, Alignment, Amount, Board, DutchRevolt, Side, Territory, Unit};

use super::weights::Weights;
use super::{exposure, worth};

/// Which territory next.
pub(super) fn place(
    game: &DutchRevolt,
    weights: &Weights,
    board: &Board,
    side: Side,
    choices: &[Action],
    out: &mut Vec<f32>,
) {
    let purse = board.purse[side];
    let broke = purse.treasury == 0 && purse.free_pikemen == 0;
    out.extend(choices.iter().map(|&choice| match choice {
        Action::At(territory) if !broke => {
            let placed = board.units[side][territory].strength();
            need(game, weights, board, side, territory, placed)
        }
        Action::Done if broke => 1.0,
        Action::Done => weights.place.stop,
        _ => 0.0,
    }));
}

/// How much the territory wants more troops than these: to hold it, and to strike from it.
pub(super) fn need(
    game: &DutchRevolt,
    weights: &Weights,
    board: &Board,
    side: Side,
    territory: Territory,
    placed: u8,
) -> f32 {
    let placed = f32::from(placed);
    let loyal = f32::from(board.alignment[territory].favour(side));
    let hold = worth(game, weights, territory)
        * exposure(game, weights, board, side, territory)
        * (1.0 - weights.place.loyal * loyal);
    let prize = game.data().territories[territory]
        .neighbours
        .and(board.held(side.other()))
        .iter()
        .map(|target| {
            let friendly = f32::from(board.alignment[target].favour(side));
            worth(game, weights, target) * (1.0 + weights.place.friendly * friendly)
                / (1.0 + defenders(weights, board, side, target))
        })
        .fold(0.0, f32::max);
    // The side that acts second sees the other's march before its own, and can strike without fear.
    let boldness = if board.initiative.second == side {
        1.0
    } else {
        weights.place.boldness
    };
    hold / (1.0 + placed * placed * weights.place.enough)
        + boldness * prize * (1.0 + weights.place.mass * placed.min(8.0))
            / (1.0 + weights.place.massed * placed * placed)
}

fn defenders(weights: &Weights, board: &Board, side: Side, target: Territory) -> f32 {
    weights.place.defender * f32::from(board.units[side.other()][target].strength())
}

/// Whether missionaries would be well spent there.
pub(super) fn is_convertible(game: &DutchRevolt, board: &Board, side: Side, at: Territory) -> bool {
    board.alignment[at] != Alignment::strongly(side)
        && game.data().territories[at].terrain.political() == 3
        && board.units[side][at].missionary == 0
}

/// What to hire in the territory.
pub(super) fn hire(
    game: &DutchRevolt,
    weights: &Weights,
    board: &Board,
    side: Side,
    at: Territory,
    choices: &[Action],
    out: &mut Vec<f32>,
) {
    let numbers = &weights.hire;
    let preaching: u8 = board.units[side]
        .values()
        .map(|stack| stack.missionary)
        .sum();
    let convertible = is_convertible(game, board, side, at);
    let rich = board.purse[side].treasury as f32 >= numbers.rich;
    out.extend(choices.iter().map(|&choice| match choice {
        Action::Hire(Unit::Pikemen, amount) => match amount {
            Amount::One => numbers.pikemen_one,
            Amount::Two => numbers.pikemen_two,
            Amount::Five if rich => numbers.pikemen_five_rich,
            Amount::Five => numbers.pikemen_five,
            Amount::All => numbers.pikemen_all,
        },
        Action::Hire(Unit::Cavalry, Amount::One | Amount::Two) => numbers.cavalry,
        Action::Hire(Unit::Flotilla, Amount::One) => numbers.flotilla,
        Action::Hire(Unit::Missionary, Amount::One | Amount::Two)
            if convertible && f32::from(preaching) < numbers.missionaries =>
        {
            numbers.missionary
        }
        _ => 0.0,
    }));
    // Something must be done: with no money left only dismissing is possible.
    if out.iter().all(|&weight| weight == 0.0) {
        out.fill(1.0);
    }
}
