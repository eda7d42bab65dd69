//! One step of look-ahead: the medium bot.

use std::sync::Arc;

use engine::{Dice, Silent, Whim};

use crate::policy::{Policy, seat_with};
use crate::{Bot, Think};

/// How often each choice is tried to the end of the round.
const TRIALS: usize = 12;
/// How many of the choices that look best at first sight are tried.
const WIDTH: usize = 8;
/// How many decisions a trial takes at the most.
const DEPTH: usize = 150;

/// One decision in this many follows first thoughts alone. A choice that can be taken back, such as a die for a
/// group that fits nothing, may look best again and again: without some unrest the game would never end.
const RESTLESS: usize = 16;

/// Tries the choices that look best, plays the round on by first thoughts, and takes what comes out best.
#[derive(Clone, Debug)]
pub struct Medium<G: Think> {
    whim: Whim,
    policy: Policy<G>,
    weights: Vec<f32>,
}

impl<G: Think> Medium<G> {
    /// A bot whose choices follow from the number alone.
    pub fn new(number: u64) -> Medium<G> {
        Medium::with_mind(number, G::mind().mind().clone())
    }

    /// The same, thinking with these numbers.
    pub fn with_mind(number: u64, mind: Arc<G::Mind>) -> Medium<G> {
        Medium {
            whim: Whim::new(number),
            policy: Policy::new(mind),
            weights: Vec::new(),
        }
    }

    /// The choices worth trying, best first.
    fn promising(&self, count: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..count).collect();
        order.sort_by(|&one, &other| self.weights[other].total_cmp(&self.weights[one]));
        order.retain(|&index| self.weights[index] > 0.0);
        order.truncate(WIDTH);
        order
    }
}

impl<G: Think> Bot<G> for Medium<G> {
    fn choose(&mut self, game: &G, view: &G::View, choices: &[G::Action]) -> usize {
        if choices.len() == 1 {
            return 0;
        }
        let mut dice = Dice::new(self.whim.seed());
        let state = game.determinize(view, &mut dice);
        let Some(seat) = seat_with(game, &state, choices) else {
            return 0;
        };
        self.weights.clear();
        game.weigh(self.policy.mind(), &state, seat, choices, &mut self.weights);
        let tried = self.promising(choices.len());
        if tried.len() < 2 {
            return tried.first().copied().unwrap_or(0);
        }
        if self.whim.below(RESTLESS) == 0 {
            return self
                .policy
                .pick(game, &state, seat, choices, &mut self.whim);
        }
        let mut sums = vec![0.0; tried.len()];
        for _ in 0..TRIALS {
            // All choices are tried on the same guess with the same dice: luck cancels out.
            let guess = game.determinize(view, &mut dice);
            let whim = self.whim.clone();
            self.whim.bits();
            for (sum, &index) in sums.iter_mut().zip(&tried) {
                let mut state = guess.clone();
                let mut whim = whim.clone();
                game.apply(&mut state, seat, choices[index], &mut Silent);
                self.policy.play_on(game, &mut state, DEPTH, &mut whim);
                *sum += game.value(self.policy.mind(), &state, seat);
            }
        }
        let best = (0..tried.len()).max_by(|&one, &other| sums[one].total_cmp(&sums[other]));
        tried[best.unwrap_or(0)]
    }
}
