//! First thoughts about The Dutch Revolt.
//!
//! Rich urban land and loyal people win; troops stand where the enemy can come, strike where the odds are
//! good, and leave what cannot be held. The weights stand in
//! `weights.toml`.
//!
//! ```
//! use testkit::bots::first_thoughts_are_honest;
//! use dutch_revolt_bot::DutchRevoltBot;
//!
//! assert!(first_thoughts_are_honest::<DutchRevoltBot>(2, 1) > 0);
//! ```

mod chits;
mod deploy;
mod deployment;
mod dominated;
mod features;
mod figures;
mod march;
mod weights;

use dutch_revolt_rules::{Action, Board, DutchRevolt, Event, Side, Siege, Step, Territory};
use engine::{Outcome, Seat};

use bots::{Features, Figures, Imagined, Judges, Think, WeightsFile};
use deployment::Deployment;
use march::March;
use weights::Weights;

static WEIGHTS: WeightsFile<Weights> = WeightsFile::new(include_str!("../weights.toml"));

/// How the game is thought about.
#[derive(Clone, Copy, Debug)]
pub struct DutchRevoltBot;

impl Think for DutchRevoltBot {
    type Game = DutchRevolt;

    type Weights = Weights;

    fn weights_file() -> &'static WeightsFile<Weights> {
        &WEIGHTS
    }

    fn weigh(
        game: &DutchRevolt,
        weights: &Weights,
        state: &Imagined<DutchRevolt>,
        seat: Seat,
        choices: &[Action],
        out: &mut Vec<f32>,
    ) {
        let Some(side) = Side::at(seat) else {
            out.resize(choices.len(), 1.0);
            return;
        };
        let board = &state.board;
        match board.step {
            Step::Pick { .. } => {
                out.extend(choices.iter().map(|&choice| match choice {
                    Action::At(territory) => worth(game, weights, territory),
                    _ => 0.0,
                }));
            }
            Step::Chits { .. } => {
                let hand = &state.hands[side];
                out.extend(
                    choices
                        .iter()
                        .map(|&choice| chits::play(game, weights, board, hand, side, choice)),
                );
            }
            Step::Effect(effect) => {
                out.extend(
                    choices
                        .iter()
                        .map(|&choice| chits::target(game, weights, board, effect, choice)),
                );
            }
            Step::Deploy { .. } | Step::Hire { .. } if game.is_condensed() => {
                Deployment::new(game, weights, board, side).weigh(choices, out);
            }
            Step::Deploy { .. } => deploy::place(game, weights, board, side, choices, out),
            Step::Hire { at, .. } => deploy::hire(game, weights, board, side, at, choices, out),
            Step::March { .. } => march::from(game, weights, board, side, choices, out),
            Step::MarchTo { from, .. } => {
                March::new(game, weights, board, side, from).to(choices, out);
            }
            Step::MarchWith { from, to, .. } => {
                March::new(game, weights, board, side, from).with(to, choices, out);
            }
            Step::Besiege { .. } => out.extend(choices.iter().map(|_| 1.0)),
            Step::Discard { .. } => {
                out.extend(choices.iter().map(|&choice| match choice {
                    Action::Return(chit) => {
                        1.0 / (weights.chits.discard + weights.liking[side][chit])
                    }
                    _ => 1.0,
                }));
            }
            Step::Over(_) => {}
        }
    }

    fn is_dominated(
        game: &DutchRevolt,
        state: &Imagined<DutchRevolt>,
        seat: Seat,
        _: &[Action],
        choice: Action,
    ) -> bool {
        Side::at(seat).is_some_and(|side| dominated::is_dominated(game, &state.board, side, choice))
    }

    fn value(
        game: &DutchRevolt,
        weights: &Weights,
        state: &Imagined<DutchRevolt>,
        seat: Seat,
    ) -> f64 {
        let rebel = expected_share(game, weights, &state.board);
        if seat == Side::Rebel.seat() {
            rebel
        } else {
            1.0 - rebel
        }
    }

    fn observe_board(
        game: &DutchRevolt,
        state: &Imagined<DutchRevolt>,
        _: Seat,
        features: &mut Features<'_>,
    ) {
        features::board(game, &state.board, features);
    }

    fn observe_seat(
        game: &DutchRevolt,
        state: &Imagined<DutchRevolt>,
        viewer: Seat,
        seat: Seat,
        features: &mut Features<'_>,
    ) {
        let is_own = |side: Side| side.seat() == seat;
        features.each(&Side::ALL, Side::id, is_own, |side, features| {
            let rebel = expected_share(game, WEIGHTS.weights(), &state.board);
            features::side(game, state, side, seat == viewer, features);
            features::expected(
                if side == Side::Rebel {
                    rebel
                } else {
                    1.0 - rebel
                },
                features,
            );
        });
    }

    const FIGURES: bool = true;

    fn figures(_: &DutchRevolt, events: &[Event], _: &Outcome, figures: &mut Figures) {
        figures::count(events, figures);
    }

    const CORRECTS_OWN_NUMBERS: bool = true;

    const JUDGES: Judges = Judges::Rounds;

    fn is_quiet(_: &DutchRevolt, state: &Imagined<DutchRevolt>) -> bool {
        features::is_quiet(&state.board)
    }
}

/// What holding a territory is worth: points first, then money.
fn worth(game: &DutchRevolt, weights: &Weights, territory: Territory) -> f32 {
    let land = &game.data().territories[territory];
    land.terrain.political() as f32 + weights.worth.money * land.treasury as f32
}

/// The Rebels' share of the victory if things go on as they are.
fn expected_share(game: &DutchRevolt, weights: &Weights, board: &Board) -> f64 {
    let worth = f64::from(game.worth(&board.owner));
    let income: f64 = board
        .held(Side::Rebel)
        .iter()
        .map(|territory| f64::from(game.data().territories[territory].treasury))
        .sum();
    let faith: f64 = Territory::ALL
        .into_iter()
        .map(|territory| {
            let points = f64::from(game.data().territories[territory].terrain.political());
            points * f64::from(board.alignment[territory].favour(Side::Rebel))
        })
        .sum();
    let share = &weights.share;
    let strength = worth + share.income * (income - share.usual_income) + share.faith * faith;
    let left = f64::from(game.union() - board.points).max(0.0);
    let turns_needed = left / (strength + share.growth).max(1.0);
    let turns_left = f64::from(game.turns().saturating_sub(board.turn));
    let in_time = logistic((turns_left - turns_needed) / share.pace);
    let progress = f64::from(board.points) / f64::from(game.union());
    let sharpness = share.early + share.late * progress;
    in_time * logistic((strength - share.balance) / sharpness)
}

fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// The chance that a siege like this one takes the territory, with this strength against this defence.
fn chance(game: &DutchRevolt, siege: &Siege, strength: u8, defence: u8) -> f32 {
    if strength == 0 {
        return 0.0;
    }
    let siege = Siege { defence, ..*siege };
    f32::from(game.winning_dice(&with_strength(game, siege, strength))) / 10.0
}

/// The same siege with so much strength.
fn with_strength(game: &DutchRevolt, siege: Siege, strength: u8) -> Siege {
    Siege {
        strength,
        column: game.data().column(strength) as u8,
        ..siege
    }
}

/// Whether the enemy could reach the territory this year: 1 by land, less by sea alone.
fn exposure(
    game: &DutchRevolt,
    weights: &Weights,
    board: &Board,
    side: Side,
    territory: Territory,
) -> f32 {
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
        weights.exposure.ride
    } else if game.data().coast.contains(territory) && !enemy.and(game.data().coast).is_empty() {
        weights.exposure.sea
    } else {
        weights.exposure.inland
    }
}
