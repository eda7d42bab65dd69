//! Playing by first thoughts: the easy bot, and how search plays on.

use std::sync::Arc;

use engine::{Dice, Game, Rng, Seat, Silent};

use crate::{ActionOf, Bot, StateOf, Think, ViewOf};

/// Follows the preferences of [`Think::weigh`], the better choice more often by far.
#[derive(Clone, Debug)]
pub struct Easy<T: Think> {
    rng: Rng,
    policy: Policy<T>,
}

impl<T: Think> Easy<T> {
    /// A bot whose choices follow from the seed alone.
    pub fn new(seed: u64) -> Easy<T> {
        Easy::with_weights(seed, T::weights_file().weights().clone())
    }

    /// The same, thinking with these weights.
    pub fn with_weights(seed: u64, weights: Arc<T::Weights>) -> Easy<T> {
        Easy {
            rng: Rng::new(seed),
            policy: Policy::new(weights),
        }
    }
}

impl<T: Think> Bot<T::Game> for Easy<T> {
    fn choose(&mut self, game: &T::Game, view: &ViewOf<T>, choices: &[ActionOf<T>]) -> usize {
        let mut dice = Dice::new(self.rng.seed());
        let state = game.determinize(view, &mut dice);
        let Some(seat) = seat_with(game, &state, choices) else {
            return 0;
        };
        self.policy.pick(game, &state, seat, choices, &mut self.rng)
    }
}

/// The seat that these choices are for.
pub(crate) fn seat_with<G: Game>(
    game: &G,
    state: &G::State,
    choices: &[G::Action],
) -> Option<Seat> {
    let mut own = Vec::new();
    game.to_act(state).iter().find(|&seat| {
        game.legal(state, seat, &mut own);
        own == choices
    })
}

/// Playing by preferences: the weights to think with, and buffers.
#[derive(Clone, Debug)]
pub struct Policy<T: Think> {
    weights: Arc<T::Weights>,
    choices: Vec<ActionOf<T>>,
    preferences: Vec<f32>,
}

impl<T: Think> Policy<T> {
    /// Plays by the preferences that come of these weights.
    pub fn new(weights: Arc<T::Weights>) -> Policy<T> {
        Policy {
            weights,
            choices: Vec::new(),
            preferences: Vec::new(),
        }
    }

    /// The weights to think with.
    pub fn weights(&self) -> &T::Weights {
        &self.weights
    }

    /// Picks a choice by the squares of the preferences: the best most often, the others sometimes.
    pub fn pick(
        &mut self,
        game: &T::Game,
        state: &StateOf<T>,
        seat: Seat,
        choices: &[ActionOf<T>],
        rng: &mut Rng,
    ) -> usize {
        if choices.len() == 1 {
            return 0;
        }
        self.preferences.clear();
        T::weigh(
            game,
            &self.weights,
            state,
            seat,
            choices,
            &mut self.preferences,
        );
        debug_assert_eq!(
            self.preferences.len(),
            choices.len(),
            "a preference for each choice"
        );
        let total: f32 = self
            .preferences
            .iter()
            .map(|preference| preference * preference)
            .sum();
        if total <= 0.0 {
            return rng.below(choices.len());
        }
        let mut mark = rng.unit() as f32 * total;
        for (index, preference) in self.preferences.iter().enumerate() {
            mark -= preference * preference;
            if mark < 0.0 {
                return index;
            }
        }
        choices.len() - 1
    }

    /// Plays on by preferences until the round is over, the game is over, or so many decisions are made; tells how
    /// many were.
    pub fn play_on(
        &mut self,
        game: &T::Game,
        state: &mut StateOf<T>,
        most: usize,
        rng: &mut Rng,
    ) -> usize {
        let round = game.moment(state).round;
        let mut choices = std::mem::take(&mut self.choices);
        let mut made = 0;
        while made < most && game.moment(state).round == round {
            let Some(seat) = game.to_act(state).first() else {
                break;
            };
            game.legal(state, seat, &mut choices);
            let action = choices[self.pick(game, state, seat, &choices, rng)];
            game.apply(state, seat, action, &mut Silent);
            made += 1;
        }
        self.choices = choices;
        made
    }
}
