//! First thoughts about The Dutch Revolt.
//!
//! Rich urban land and loyal people win; troops stand where the enemy can come, strike where the odds are
//! good, and leave what cannot be held. The numbers are hand-made.

mod chits;
mod deploy;
mod march;

use dutch_revolt::{Action, Board, DutchRevolt, Side, State, Step, Territory};
use engine::{Game, Seat};

use crate::{Level, Think};

impl Think for DutchRevolt {
    const LEVELS: &'static [Level] = &[Level::Random, Level::Easy, Level::Medium];

    fn weigh(&self, state: &State, seat: Seat, choices: &[Action], weights: &mut Vec<f32>) {
        let Some(side) = Side::at(seat) else {
            weights.resize(choices.len(), 1.0);
            return;
        };
        let board = &state.board;
        match board.step {
            Step::Pick { .. } => {
                weights.extend(choices.iter().map(|&choice| match choice {
                    Action::At(territory) => worth(self, territory),
                    _ => 0.0,
                }));
            }
            Step::Chits { .. } => {
                weights.extend(
                    choices
                        .iter()
                        .map(|&choice| chits::play(self, board, side, choice)),
                );
            }
            Step::Effect(effect) => {
                weights.extend(
                    choices
                        .iter()
                        .map(|&choice| chits::target(self, board, effect, choice)),
                );
            }
            Step::Deploy { .. } => deploy::place(self, board, side, choices, weights),
            Step::Hire { at, .. } => deploy::hire(self, board, side, at, choices, weights),
            Step::March { .. } => march::from(self, board, side, choices, weights),
            Step::MarchTo { from, .. } => march::to(self, board, side, from, choices, weights),
            Step::MarchWith { from, to, .. } => {
                march::with(self, board, side, from, to, choices, weights);
            }
            Step::Besiege { .. } => weights.extend(choices.iter().map(|_| 1.0)),
            Step::Discard { .. } => {
                weights.extend(choices.iter().map(|&choice| match choice {
                    Action::Return(chit) => 1.0 / (0.1 + chits::liking(chit, side)),
                    _ => 1.0,
                }));
            }
            Step::Over(_) => {}
        }
    }

    fn value(&self, state: &State, seat: Seat) -> f64 {
        let rebel = self.outcome(state).map_or_else(
            || expected_share(self, &state.board),
            |outcome| outcome.share(Side::Rebel.seat()),
        );
        if seat == Side::Rebel.seat() {
            rebel
        } else {
            1.0 - rebel
        }
    }
}

/// What holding a territory is worth: points first, then money.
fn worth(game: &DutchRevolt, territory: Territory) -> f32 {
    let land = &game.data().territories[territory];
    land.terrain.political() as f32 + 0.4 * land.treasury as f32
}

/// The Rebels' share of the victory if things go on as they are.
fn expected_share(game: &DutchRevolt, board: &Board) -> f64 {
    let worth = f64::from(game.worth(&board.owner));
    let income: f64 = board
        .held(Side::Rebel)
        .iter()
        .map(|territory| f64::from(game.data().territories[territory].treasury))
        .sum();
    let faith: f64 = Territory::all()
        .map(|territory| {
            let points = f64::from(game.data().territories[territory].terrain.political());
            points * f64::from(board.alignment[territory].favour(Side::Rebel))
        })
        .sum();
    // Land that is held by force changes hands again; money and loyal people keep it.
    let strength = worth + 0.15 * (income - 16.0) + 0.06 * faith;
    let left = f64::from(game.union() - board.points).max(0.0);
    let turns_needed = left / strength.max(1.0);
    let turns_left = f64::from(game.turns().saturating_sub(board.turn));
    let in_time = logistic((turns_left - turns_needed) / 2.5);
    // Early in the game little is decided yet.
    let progress = f64::from(board.points) / f64::from(game.union());
    let sharpness = 3.0 + 3.0 * progress;
    in_time * logistic((strength - 19.5) / sharpness)
}

fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// The chance that the attacker takes the territory, were he to besiege it with this strength.
fn capture_chance(
    game: &DutchRevolt,
    board: &Board,
    attacker: Side,
    territory: Territory,
    strength: u8,
    defence: u8,
) -> f32 {
    if strength == 0 {
        return 0.0;
    }
    let mut siege = game.prepare_siege(board, attacker, territory);
    siege.strength = strength;
    siege.column = game.data().column(strength) as u8;
    let taken = (0..10)
        .filter(|&die| game.losses(&siege, die) > defence)
        .count();
    taken as f32 / 10.0
}

/// Whether the enemy could reach the territory this year: 1 by land, less by sea alone.
fn exposure(game: &DutchRevolt, board: &Board, side: Side, territory: Territory) -> f32 {
    let enemy = board.held(side.other());
    if !game.data().territories[territory]
        .neighbours
        .and(enemy)
        .is_empty()
    {
        1.0
    } else if !game.data().territories[territory]
        .ride
        .and(enemy)
        .is_empty()
    {
        0.4
    } else if game.data().coast.contains(territory) && !enemy.and(game.data().coast).is_empty() {
        0.2
    } else {
        0.05
    }
}
