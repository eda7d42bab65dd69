//! Playing by first thoughts: the easy bot, and how search plays on.

use std::sync::Arc;

use engine::{Dice, Game, Rng, Seat};

use crate::{ActionOf, Bot, Imagined, Question, Think};

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
    fn choose(&mut self, game: &T::Game, question: &Question<'_, T::Game>) -> usize {
        let mut dice = Dice::new(self.rng.seed());
        let state = Imagined::from_view(game, question.view, &mut dice);
        let (seat, choices) = (question.seat, question.choices);
        self.policy.pick(game, &state, seat, choices, &mut self.rng)
    }
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
        state: &Imagined<T::Game>,
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

    /// The share of the victory that the seat can expect at first sight; what it got, once the game is over.
    pub(crate) fn share(&self, game: &T::Game, state: &Imagined<T::Game>, seat: Seat) -> f64 {
        game.outcome(state).map_or_else(
            || T::value(game, &self.weights, state, seat),
            |outcome| outcome.share(seat),
        )
    }

    /// Plays on by preferences until the round is over, the game is over, or so many decisions are made; tells how
    /// many were.
    pub fn play_on(
        &mut self,
        game: &T::Game,
        state: &mut Imagined<T::Game>,
        most: usize,
        rng: &mut Rng,
    ) -> usize {
        let round = game.moment(state).round;
        self.play_round(game, state, round, most, rng)
    }

    /// Plays on by preferences until a network can judge the position, the game is over, or so many decisions are made.
    pub(crate) fn play_until_quiet(
        &mut self,
        game: &T::Game,
        state: &mut Imagined<T::Game>,
        most: usize,
        rng: &mut Rng,
    ) {
        self.play_while(game, state, most, rng, |state| !T::is_quiet(game, state));
    }

    /// Plays on by preferences until the phase is over, the game is over, or so many decisions are made.
    pub(crate) fn play_phase(
        &mut self,
        game: &T::Game,
        state: &mut Imagined<T::Game>,
        most: usize,
        rng: &mut Rng,
    ) {
        let moment = game.moment(state);
        self.play_while(game, state, most, rng, |state| game.moment(state) == moment);
    }

    /// Lets the first who is to act decide by preferences; false if there is nothing to decide.
    pub(crate) fn step(
        &mut self,
        game: &T::Game,
        state: &mut Imagined<T::Game>,
        choices: &mut Vec<ActionOf<T>>,
        rng: &mut Rng,
    ) -> bool {
        let Some(seat) = game.to_act(state).first() else {
            return false;
        };
        game.legal(state, seat, choices);
        let picked = self.pick(game, state, seat, choices, rng);
        let Some(&action) = choices.get(picked) else {
            return false;
        };
        state.apply(game, seat, action);
        true
    }

    /// Plays on by preferences until this round is over, which it may be already.
    pub(crate) fn play_round(
        &mut self,
        game: &T::Game,
        state: &mut Imagined<T::Game>,
        round: u16,
        most: usize,
        rng: &mut Rng,
    ) -> usize {
        self.play_while(game, state, most, rng, |state| {
            game.moment(state).round == round
        })
    }

    /// Plays on by preferences while the position is one of those; tells how many decisions were made, at most so many.
    fn play_while(
        &mut self,
        game: &T::Game,
        state: &mut Imagined<T::Game>,
        most: usize,
        rng: &mut Rng,
        goes_on: impl Fn(&Imagined<T::Game>) -> bool,
    ) -> usize {
        let mut choices = std::mem::take(&mut self.choices);
        let mut made = 0;
        while made < most && goes_on(state) {
            if !self.step(game, state, &mut choices, rng) {
                break;
            }
            made += 1;
        }
        self.choices = choices;
        made
    }
}
