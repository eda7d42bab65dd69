//! One step of look-ahead: the medium bot.

use std::sync::Arc;

use engine::{Dice, Rng};

use crate::{Bot, Imagined, Policy, Question, Think};

/// How many trials are shared out among the choices that are left, before the worse half of them is dropped.
const ROUND: usize = 16;
/// How many of the choices that look best at first sight are tried.
const WIDTH: usize = 8;
/// What looks so much worse than the best at first sight, by its preference, is not tried.
const HOPELESS: f32 = 0.1;
/// How many decisions a trial takes at the most.
const DEPTH: usize = 150;

/// Tries the choices that look best, plays the round on by first thoughts, and takes what comes out best.
#[derive(Clone, Debug)]
pub struct Medium<T: Think> {
    rng: Rng,
    policy: Policy<T>,
    preferences: Vec<f32>,
}

impl<T: Think> Medium<T> {
    /// A bot whose choices follow from the seed alone.
    pub fn new(seed: u64) -> Medium<T> {
        Medium::with_weights(seed, T::weights_file().weights().clone())
    }

    /// The same, thinking with these weights.
    pub fn with_weights(seed: u64, weights: Arc<T::Weights>) -> Medium<T> {
        Medium {
            rng: Rng::new(seed),
            policy: Policy::new(weights),
            preferences: Vec::new(),
        }
    }

    /// The choices worth trying, best first.
    fn promising(&self, count: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..count).collect();
        order.sort_by(|&one, &other| self.preferences[other].total_cmp(&self.preferences[one]));
        let best = order.first().map_or(0.0, |&index| self.preferences[index]);
        order.retain(|&index| self.preferences[index] > best * HOPELESS);
        order.truncate(WIDTH);
        order
    }
}

impl<T: Think> Bot<T::Game> for Medium<T> {
    fn choose(&mut self, game: &T::Game, question: &Question<'_, T::Game>) -> usize {
        let &Question {
            seat,
            view,
            choices,
        } = question;
        if choices.len() == 1 {
            return 0;
        }
        let mut dice = Dice::new(self.rng.seed());
        let state = Imagined::from_view(game, view, &mut dice);
        self.preferences.clear();
        T::weigh(
            game,
            self.policy.weights(),
            &state,
            seat,
            choices,
            &mut self.preferences,
        );
        let tried = self.promising(choices.len());
        if tried.len() < 2 {
            return tried.first().copied().unwrap_or(0);
        }
        let mut tried: Vec<(usize, f64)> = tried.into_iter().map(|index| (index, 0.0)).collect();
        while tried.len() > 1 {
            for _ in 0..ROUND / tried.len() {
                // All choices are tried on the same guess with the same dice: luck cancels out.
                let guess = Imagined::from_view(game, view, &mut dice);
                let rng = self.rng.clone();
                self.rng.bits();
                for (index, sum) in &mut tried {
                    let mut state = guess.clone();
                    let mut rng = rng.clone();
                    state.apply(game, seat, choices[*index]);
                    self.policy.play_on(game, &mut state, DEPTH, &mut rng);
                    *sum += self.policy.share(game, &state, seat);
                }
            }
            tried.sort_by(|(_, one), (_, other)| other.total_cmp(one));
            tried.truncate(tried.len().div_ceil(2));
        }
        tried[0].0
    }
}
