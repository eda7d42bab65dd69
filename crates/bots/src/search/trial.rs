//! One trial: down the tree, on by first thoughts to where positions are judged.

use engine::{Game, Rng, Seat, Seats};

use super::Search;
use super::guesses::Guesses;
use super::reward::Reward;
use super::tree::NodeId;
use crate::{ActionOf, Imagined, Judges, Think};

/// How many decisions a trial plays on at the most.
const DEPTH: usize = 150;

/// What one trial needs, kept for the next one.
pub(super) struct Trial<T: Think> {
    pub(super) choices: Vec<ActionOf<T>>,
    pub(super) open: Vec<usize>,
    /// Whether each of one's own choices is dominated, at the root.
    pub(super) dominated: Vec<bool>,
    pub(super) preferences: Vec<f32>,
    pub(super) path: Vec<(NodeId, usize)>,
    /// Whether the last decision led to the beginning of what a network judges the beginnings of.
    pub(super) has_begun: bool,
}

impl<T: Think> Trial<T> {
    pub(super) fn new() -> Trial<T> {
        Trial {
            choices: Vec::new(),
            open: Vec::new(),
            dominated: Vec::new(),
            preferences: Vec::new(),
            path: Vec::new(),
            has_begun: false,
        }
    }
}

impl<T: Think> Search<T> {
    /// One trial of a choice: down the tree, on by first thoughts, and back with everybody's share. The same number
    /// means the same guess for each choice: luck cancels out.
    pub(super) fn try_once(
        &mut self,
        game: &T::Game,
        me: Seat,
        root: NodeId,
        first: usize,
        guesses: &mut Guesses<'_, T>,
        visit: usize,
    ) -> Reward {
        self.trial.path.clear();
        let mut state = guesses.at(visit).clone();
        let mut rng = guesses.rng(visit);
        let edge = &self.tree.edges(root)[first];
        self.trial.has_begun = apply::<T>(game, &mut state, edge.seat, edge.action);
        self.trial.path.push((root, first));
        // Who chooses in secret and at the same time does not know what the tree knows.
        let mut apart = game.to_act(guesses.at(visit));
        apart.remove(me);
        self.descend(game, &mut state, me, apart, &mut rng);
        self.play_on(game, &mut state, &mut rng);
        self.reward(game, &state, me)
    }

    /// Plays on by first thoughts to where positions are judged.
    fn play_on(&mut self, game: &T::Game, state: &mut Imagined<T::Game>, rng: &mut Rng) {
        let policy = &mut self.policy;
        if self.judge.is_some() {
            match T::JUDGES {
                _ if self.trial.has_begun => {}
                Judges::QuietSteps => policy.play_until_quiet(game, state, DEPTH, rng),
                Judges::Phases => policy.play_phase(game, state, DEPTH, rng),
                Judges::Rounds => {
                    policy.play_on(game, state, DEPTH, rng);
                }
            }
        } else {
            policy.play_on(game, state, DEPTH, rng);
        }
    }

    /// From the end of the path on to a node that was never visited.
    fn descend(
        &mut self,
        game: &T::Game,
        state: &mut Imagined<T::Game>,
        me: Seat,
        mut apart: Seats,
        rng: &mut Rng,
    ) {
        let mut choices = std::mem::take(&mut self.trial.choices);
        while let Some(&(node, index)) = self.trial.path.last() {
            let to_act = game.to_act(state);
            let Some(mut seat) = to_act.first() else {
                break;
            };
            if to_act.len() > 1 {
                apart = to_act;
                if to_act.contains(me) {
                    seat = me;
                }
                apart.remove(me);
            }
            game.legal(state, seat, &mut choices);
            if choices.len() < 2 || apart.contains(seat) {
                apart.remove(seat);
                let Some(&action) = choices.get(self.policy.pick(game, state, seat, &choices, rng))
                else {
                    break;
                };
                self.trial.has_begun = apply::<T>(game, state, seat, action);
                continue;
            }
            let Some(next) = self.tree.follow(node, index) else {
                break;
            };
            self.expand(game, state, seat, next, &choices);
            let Some(chosen) = self.tree.select(next, &self.trial.open) else {
                break;
            };
            let action = self.tree.edges(next)[chosen].action;
            self.trial.has_begun = apply::<T>(game, state, seat, action);
            self.trial.path.push((next, chosen));
        }
        self.trial.choices = choices;
    }
}

/// Carries out a decision of a trial, and tells whether it led to the beginning of a phase or round that the game's network judges.
fn apply<T: Think>(
    game: &T::Game,
    state: &mut Imagined<T::Game>,
    seat: Seat,
    action: ActionOf<T>,
) -> bool {
    let before = game.moment(state);
    state.apply(game, seat, action);
    let now = game.moment(state);
    match T::JUDGES {
        Judges::QuietSteps => false,
        Judges::Phases => now != before,
        Judges::Rounds => now.round != before.round,
    }
}
