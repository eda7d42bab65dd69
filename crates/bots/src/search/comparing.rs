//! Choices against each other, each tried as often as the others.

use engine::{Game, Rng, Seat};

use super::Search;
use super::guesses::Guesses;
use super::reward::{Reward, lead};
use super::tree::ROOT;
use crate::foresight::together_one;
use crate::worth::{Comparison, Estimated, Worth};
use crate::{Question, Shares, Think};

/// After so many decisions more a game is not played on: it goes round in circles.
const LONGEST: usize = 20_000;
/// How often a game is played to its end at the most, to see how many points a choice brings.
const MOST_ENDINGS: usize = 128;

/// What is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried {
    /// This choice, by its place in the list.
    Choice(usize),
    /// What first thoughts would choose: another one each time.
    FirstThoughts,
}

impl<T: Think> Search<T> {
    /// Tries these in turn, so many times each, on the same guesses and in the same tree: what each is worth, on one scale.
    pub fn compare(
        &mut self,
        game: &T::Game,
        question: &Question<'_, T::Game>,
        tried: &[Tried],
        trials: usize,
    ) -> Comparison {
        let me = question.seat;
        self.plan.clear();
        self.expected = None;
        let mut guesses = self.begin(game, question);
        let edges = self.trial.open.clone();
        let mut rewards: Vec<Vec<Reward>> = vec![Vec::new(); tried.len()];
        self.judges_all = true;
        for visit in 0..trials {
            for (one, rewards) in tried.iter().zip(&mut rewards) {
                let place = self.place(*one, &edges, &mut guesses.rng(visit));
                let Some(&edge) = edges.get(place) else {
                    continue;
                };
                rewards.push(self.try_once(game, me, ROOT, edge, &mut guesses, visit));
            }
        }
        self.judges_all = false;
        let mut worths: Vec<Worth> = rewards
            .iter()
            .map(|rewards| worth(rewards, game.seats(), me))
            .collect();
        let mut samples: Vec<Vec<f64>> = rewards
            .iter()
            .map(|rewards| rewards.iter().map(|one| one.gains[me.index()]).collect())
            .collect();
        if Worth::are_decided(&worths) {
            let endings = trials.min(MOST_ENDINGS);
            samples = vec![Vec::new(); tried.len()];
            for visit in 0..endings {
                for (one, samples) in tried.iter().zip(&mut samples) {
                    let place = self.place(*one, &edges, &mut guesses.rng(visit));
                    samples.extend(self.lead(game, question, place, &mut guesses, visit));
                }
            }
            for (worth, samples) in worths.iter_mut().zip(&samples) {
                worth.points = Some(Estimated::of(samples));
            }
        }
        Comparison::new(worths, samples)
    }

    /// The place of what is tried; what first thoughts choose follows from the random numbers.
    fn place(&self, tried: Tried, root: &[usize], rng: &mut Rng) -> usize {
        match tried {
            Tried::Choice(place) => place,
            Tried::FirstThoughts => {
                let edges = self.tree.edges(ROOT);
                let mut mark = rng.unit() as f32;
                let chosen = root.iter().position(|&index| {
                    mark -= edges[index].liked;
                    mark < 0.0
                });
                chosen.unwrap_or(0)
            }
        }
    }

    /// By how many points the seat leads in the end, if it makes this choice and everybody plays on by first thoughts.
    fn lead(
        &mut self,
        game: &T::Game,
        question: &Question<'_, T::Game>,
        place: usize,
        guesses: &mut Guesses<'_, T>,
        visit: usize,
    ) -> Option<f64> {
        let &action = question.choices.get(place)?;
        let mut state = guesses.at(visit).clone();
        let mut rng = guesses.rng(visit);
        state.apply(game, question.seat, action);
        let mut choices = Vec::new();
        for _ in 0..LONGEST {
            if !self.policy.step(game, &mut state, &mut choices, &mut rng) {
                break;
            }
        }
        Some(lead(&game.outcome(&state)?, question.seat))
    }
}

/// What came out on average.
fn worth(rewards: &[Reward], seats: u8, me: Seat) -> Worth {
    let shares = |reward: &Reward| together_one(reward.shares[..usize::from(seats)].to_vec());
    let all: Vec<Shares> = rewards.iter().map(shares).collect();
    let count = all.len().max(1) as f64;
    let mean = |seat: Seat| all.iter().map(|one| one[seat.index()]).sum::<f64>() / count;
    let own: Vec<f64> = all.iter().map(|one| one[me.index()]).collect();
    Worth {
        shares: Seat::all(seats).map(mean).collect(),
        share: Estimated::of(&own),
        points: None,
    }
}
