//! Random play: the plainest player, the fuzzer of the rules, and the measure of their speed.

use crate::game::{Game, Silent};
use crate::rng::Rng;
use crate::seat::{Seat, Seats};

/// A game without a choice for anybody, and not over.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("dead end after {decisions} decisions")]
pub struct DeadEnd {
    /// How many decisions were made before.
    pub decisions: u64,
}

/// Any of the seats, each equally likely. Where there is only one, no random number is drawn.
pub fn random_seat(seats: Seats, rng: &mut Rng) -> Option<Seat> {
    match seats.len() {
        0 | 1 => seats.first(),
        several => seats.iter().nth(rng.below(several)),
    }
}

/// Picks any legal choice of any seat that is to act. `None` at the end or at a dead end.
///
/// `choices` is only a buffer: hand in the same one every time and nothing is allocated.
pub fn random_choice<G: Game>(
    game: &G,
    state: &G::State,
    rng: &mut Rng,
    choices: &mut Vec<G::Action>,
) -> Option<(Seat, G::Action)> {
    let seat = random_seat(game.to_act(state), rng)?;
    game.legal(state, seat, choices);
    if choices.is_empty() {
        return None;
    }
    Some((seat, choices[rng.below(choices.len())]))
}

/// Plays at random to the end and counts the decisions.
pub fn play_out<G: Game>(
    game: &G,
    state: &mut G::State,
    rng: &mut Rng,
    choices: &mut Vec<G::Action>,
) -> Result<u64, DeadEnd> {
    let mut decisions = 0;
    while let Some((seat, action)) = random_choice(game, state, rng, choices) {
        game.apply(state, seat, action, &mut Silent);
        decisions += 1;
    }
    if game.to_act(state).is_empty() && game.outcome(state).is_some() {
        Ok(decisions)
    } else {
        Err(DeadEnd { decisions })
    }
}
