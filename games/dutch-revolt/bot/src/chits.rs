//! Which chits to play, and on what.

use dutch_revolt_rules::{
    Action, AskedIn, Board, Chit, Chits, DutchRevolt, Effect, Phase, Side, Territory, Unit,
};

use super::weights::Weights;
use super::{chance, worth};

/// Playing, putting back, passing.
pub(super) fn play(
    game: &DutchRevolt,
    weights: &Weights,
    board: &Board,
    hand: &Chits,
    side: Side,
    choice: Action,
) -> f32 {
    match choice {
        Action::Play(Chit::TreasureFleet | Chit::WarWithTurkey) => {
            // A small die is not worth the chit.
            let liking = weights.liking[side][Chit::WarWithTurkey] / 4.0;
            f32::from(game.spanish_die(board)) * weights.chits.die * liking
        }
        Action::Play(chit) => weights.liking[side][chit],
        Action::Return(_) => weights.chits.put_back,
        Action::Pass if game.is_condensed() && board.step.phase() == Phase::Treasury => {
            weights.chits.pass * willingness(weights, hand, side, None)
        }
        Action::Pass => weights.chits.pass,
        Action::Ask(asked) => weights.chits.pass * willingness(weights, hand, side, Some(asked)),
        _ => 0.0,
    }
}

/// How gladly a side is asked in these phases only: where it holds what it wants to play, and nowhere else.
fn willingness(weights: &Weights, hand: &Chits, side: Side, asked: Option<AskedIn>) -> f32 {
    let possible = AskedIn::of_hand(hand);
    let asked = asked.unwrap_or(possible);
    let wish = |phase: Phase| {
        let chits = hand.kinds().filter(|chit| chit.phase() == Some(phase));
        let most = chits.map(|chit| weights.liking[side][chit]);
        let most = most.fold(0.0, f32::max);
        // Being asked too often costs nothing but time.
        let wish = (most / weights.chits.eager).clamp(weights.chits.idle, 1.0);
        if asked.contains(phase) {
            wish
        } else {
            1.0 - wish
        }
    };
    possible.iter().map(wish).product()
}

/// What a chit is used on.
pub(super) fn target(
    game: &DutchRevolt,
    weights: &Weights,
    board: &Board,
    effect: Effect,
    choice: Action,
) -> f32 {
    let chooser = effect.chooser();
    let enemy = effect.player.other();
    match choice {
        Action::Strike(unit) => {
            if unit == Unit::Pikemen {
                weights.chits.pikemen
            } else {
                1.0
            }
        }
        // Two in one place do more than one each in two.
        Action::Part(territory) => {
            let both = target(game, weights, board, effect, Action::At(territory));
            both * weights.chits.apart
        }
        Action::At(territory) => {
            let value = worth(game, weights, territory);
            let there = board.units[enemy][territory];
            let faith = f32::from(board.alignment[territory].favour(chooser));
            match effect.chit {
                Chit::Defection if effect.welcomes() => value,
                Chit::Defection | Chit::Mutiny | Chit::Plague => {
                    value / (1.0 + weights.chits.defended * f32::from(there.strength()))
                }
                Chit::Flood => f32::from(board.units[Side::Spanish][territory].strength()) * value,
                Chit::Militia => danger(game, weights, board, effect.player, territory) * value,
                // People that are nearly won matter most; the enemy's step goes where it is worth least.
                Chit::Refugees if effect.clicks == 0 => 1.0 / value,
                _ => value * (weights.chits.neutral + faith),
            }
        }
        _ => 0.0,
    }
}

/// The chance of losing an invaded territory as it stands.
fn danger(
    game: &DutchRevolt,
    weights: &Weights,
    board: &Board,
    side: Side,
    territory: Territory,
) -> f32 {
    let siege = game.prepare_siege(board, side.other(), territory);
    let falls = |defence| chance(game, &siege, siege.strength, defence);
    falls(siege.defence) - falls(siege.defence + 2) + weights.chits.militia
}
