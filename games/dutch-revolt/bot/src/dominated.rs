//! What no experienced player does in The Dutch Revolt.

use dutch_revolt_rules::{Action, Board, DutchRevolt, Side, Step, Territory};

use super::with_strength;

/// Whether another choice does as well or better for the same price.
pub(super) fn is_dominated(game: &DutchRevolt, board: &Board, side: Side, choice: Action) -> bool {
    match (board.step, choice) {
        (Step::March { .. }, Action::Done) => Territory::ALL
            .into_iter()
            .any(|from| is_left_behind(game, board, side, from)),
        _ => false,
    }
}

/// Whether troops stay here for nothing while a siege that they could join would have better odds with them.
///
/// All troops go home at the end of the year. Who marches last leaves them for nothing: nobody can come any more, unless an
/// event finds a territory without anybody in it, so that one of them is counted as staying. Only where the enemy is
/// already in the territory do all of them have something to do.
fn is_left_behind(game: &DutchRevolt, board: &Board, side: Side, from: Territory) -> bool {
    let ready = board.ready(side, from).strength();
    let is_last = side != board.initiative.first();
    if ready == 0 || !is_last || board.units[side.other()][from].strength() > 0 {
        return false;
    }
    let staying = board.units[side][from].strength() - ready;
    game.reach(board, side, from).iter().any(|to| {
        if !board.invades(side, to) || board.invades(side, from) {
            return false;
        }
        let (overland, by_sea) = game.everything(board, side, from, to);
        let able = overland.plus(by_sea).strength();
        let spare = if staying == 0 && able == ready {
            able - 1
        } else {
            able
        };
        let siege = game.prepare_siege(board, side, to);
        let joined = with_strength(game, siege, siege.strength + spare);
        game.winning_dice(&joined) > game.winning_dice(&siege)
    })
}
