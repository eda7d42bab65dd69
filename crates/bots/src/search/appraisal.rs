//! What each choice of a decision is worth: a search that does not stop early and tells how sure it is.

use engine::{Game, Seat};

use super::guesses::Guesses;
use super::rival::Rival;
use super::{ROOT, Search};
use crate::foresight::together_one;
use crate::{ActionOf, Question, Shares, Think};

/// After so many trials of each choice it can be clear that some are worse.
const ENOUGH: usize = 8;
/// So many choices are tried to the end, however clear it is: what looks best at first may be refuted later.
const LAST: usize = 2;

/// What a search found out about every choice of a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Appraisal {
    /// The best choice, by its place in the list.
    pub best: usize,
    /// What each choice is worth, in the order of the list.
    pub worths: Vec<ChoiceWorth>,
    /// The share that the seat can expect if it chooses by first thoughts.
    pub before: f64,
    /// What each seat can expect after the best choice.
    pub after: Shares,
    /// What the seat would choose next, as far as nothing but its own choices happens and the search knows: by places in the lists
    /// of those decisions that have a choice.
    pub then: Vec<usize>,
    /// Whether the seat has another choice to make before anything else happens.
    pub goes_on: bool,
}

/// What one choice is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChoiceWorth {
    /// How often it was tried.
    pub trials: usize,
    /// The share of the victory that it promises.
    pub share: f64,
    /// The standard error of that share.
    pub error: f64,
    /// Whether the game says that an experienced player never does it.
    pub dominated: bool,
}

impl Appraisal {
    /// By how much the best choice leads every other one, and whether the intervals of so many standard errors do not overlap.
    pub fn lead(&self, errors: f64) -> (f64, bool) {
        let best = &self.worths[self.best];
        let (mut lead, mut sure) = (f64::INFINITY, true);
        let others = self.worths.iter().enumerate();
        for (_, other) in others.filter(|(place, _)| *place != self.best) {
            lead = lead.min(best.share - other.share);
            sure &= best.share - errors * best.error > other.share + errors * other.error;
        }
        (lead, sure)
    }
}

impl<T: Think> Search<T> {
    /// Tries all choices so many times in all, and tells what came out of each. What is clearly worse is tried no more, but the best two
    /// are tried to the end. It knows what the seat sees and no more.
    ///
    /// # Panics
    /// If there is no choice.
    pub fn appraise(
        &mut self,
        game: &T::Game,
        question: &Question<'_, T::Game>,
        trials: u32,
    ) -> Appraisal {
        let me = question.seat;
        self.expected = None;
        self.judges_all = true;
        let mut guesses = self.begin(game, question);
        let dominated = self.trial.dominated.clone();
        let edges = self.trial.open.clone();
        let rivals = self.try_all(game, me, &edges, &mut guesses, trials);
        self.judges_all = false;
        self.conclude_all(game, question, &edges, &dominated, &rivals)
    }

    /// Tries the edges in turn; in the end, the best comes first.
    fn try_all(
        &mut self,
        game: &T::Game,
        me: Seat,
        edges: &[usize],
        guesses: &mut Guesses<'_, T>,
        trials: u32,
    ) -> Vec<Rival> {
        let mut left: Vec<Rival> = edges.iter().map(|&edge| Rival::new(edge)).collect();
        let mut dropped = Vec::new();
        let (mut spent, mut visit) = (0, 0_usize);
        while spent < trials {
            for rival in &mut left {
                let reward = self.try_once(game, me, ROOT, rival.edge, guesses, visit);
                rival.note(me, &reward);
                spent += 1;
            }
            visit += 1;
            if visit >= ENOUGH && visit.is_power_of_two() {
                left.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
                for place in (LAST..left.len()).rev() {
                    if left[0].is_clearly_better_than(&left[place]) {
                        dropped.push(left.remove(place));
                    }
                }
            }
        }
        left.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        left.extend(dropped);
        left
    }

    fn conclude_all(
        &mut self,
        game: &T::Game,
        question: &Question<'_, T::Game>,
        edges: &[usize],
        dominated: &[bool],
        rivals: &[Rival],
    ) -> Appraisal {
        let me = question.seat;
        let place_of = |rival: &Rival| edges.iter().position(|&edge| edge == rival.edge);
        let mut worths: Vec<ChoiceWorth> = dominated
            .iter()
            .map(|&dominated| ChoiceWorth {
                trials: 0,
                share: 0.0,
                error: 1.0,
                dominated,
            })
            .collect();
        let mut before = 0.0;
        for rival in rivals {
            let Some(worth) = place_of(rival).and_then(|place| worths.get_mut(place)) else {
                continue;
            };
            worth.trials = rival.trials();
            worth.share = rival.means(game.seats())[me.index()];
            worth.error = rival.error();
            let liked = self.tree.edges(ROOT)[rival.edge].liked;
            before += f64::from(liked) * worth.share;
        }
        let best = rivals.first().and_then(place_of).unwrap_or(0);
        let after = rivals.first().map(|rival| rival.means(game.seats()));
        let action: ActionOf<T> = question.choices[best];
        self.look_forward(game, question.view, me, action, ROOT);
        Appraisal {
            best,
            worths,
            before,
            after: together_one(after.unwrap_or_default()),
            then: self.plan.choices(),
            goes_on: !self.plan.is_empty(),
        }
    }
}
