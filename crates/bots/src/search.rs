//! Search: the hard bot.
//!
//! Information-set Monte-Carlo tree search. Every trial begins with a guess: a state that fits the view, with
//! everything hidden and all dice to come drawn at random. It walks down one tree that all guesses share and that
//! knows nothing but decisions, adds a node, plays the round on by first thoughts, and asks for everybody's
//! expected share. Each player in the tree looks after his own share, so that it serves two players or five.

mod tree;

use std::sync::Arc;

use engine::{Dice, Game, MAX_SEATS, Rng, Seat, Seats, Viewer};

use crate::budget::Spending;
use crate::{ActionOf, Bot, Budget, Imagined, Policy, Question, Think, ViewOf};
use tree::{Edge, NodeId, ROOT, Tree};

/// How many decisions a trial plays on at the most.
const DEPTH: usize = 150;
/// How many guesses are kept; further ones are made again when they are needed.
const KEPT: usize = 64;
/// A choice that first thoughts give more than this share of all is made after a short think.
const OBVIOUS: f32 = 0.97;
/// How much of the budget a short think takes: one part of so many.
const SHORT: u32 = 5;
/// After so many trials of each choice a difference can be beyond doubt, if it is so many times its error.
const ENOUGH: usize = 32;
const CERTAIN: f64 = 4.0;
/// How many of one's own choices are tried: those that look best at first sight.
const WIDTH: usize = 16;

/// Searches a tree of decisions for what brings the largest share of the victory.
pub struct Hard<T: Think> {
    rng: Rng,
    policy: Policy<T>,
    budget: Budget,
    tree: Tree<ActionOf<T>>,
    /// What is expected to be seen next, if nothing happens in between: the tree is good for that too.
    expected: Option<ViewOf<T>>,
    trial: Trial<T>,
}

/// What one trial needs, kept for the next one.
struct Trial<T: Think> {
    choices: Vec<ActionOf<T>>,
    open: Vec<usize>,
    preferences: Vec<f32>,
    path: Vec<(NodeId, usize)>,
}

/// What a search came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The choice, by its place in the list.
    pub choice: usize,
    /// The share of the victory that it promises.
    pub share: f64,
    /// For each choice, how many trials were made of it and what share came out on average.
    pub tried: Vec<(u32, f64)>,
    /// The nodes of the tree.
    pub nodes: usize,
}

impl<T: Think> Hard<T> {
    /// A bot whose choices follow from the seed and, if the budget is a time, from the speed of the machine.
    pub fn new(seed: u64, budget: Budget) -> Hard<T> {
        Hard::with_weights(seed, budget, T::weights_file().weights().clone())
    }

    /// The same, thinking with these weights.
    pub fn with_weights(seed: u64, budget: Budget, weights: Arc<T::Weights>) -> Hard<T> {
        Hard {
            rng: Rng::new(seed),
            policy: Policy::new(weights),
            budget,
            tree: Tree::new(),
            expected: None,
            trial: Trial {
                choices: Vec::new(),
                open: Vec::new(),
                preferences: Vec::new(),
                path: Vec::new(),
            },
        }
    }

    /// Thinks about a decision as long as the budget allows.
    pub fn think(&mut self, game: &T::Game, question: &Question<'_, T::Game>) -> Thought {
        let &Question {
            seat: me,
            view,
            choices,
        } = question;
        let base = self.rng.bits();
        let mut guesses = Guesses::new(game, view, base);
        if self
            .expected
            .take()
            .is_none_or(|expected| expected != *view)
            || self.tree.is_full()
        {
            self.tree.clear();
        }
        let root = ROOT;
        self.expand(game, guesses.at(0), me, root, choices);
        let budget = match self.budget {
            Budget::Time(time) if self.is_obvious(root) => Budget::Time(time / SHORT),
            other => other,
        };
        let chosen = self.narrow_down(game, me, root, &mut guesses, budget);
        let thought = self.conclude(root, me, choices, chosen);
        self.look_forward(game, view, me, choices[thought.choice], root);
        thought
    }

    /// Makes the choices of a seat edges of the node, if they are not yet.
    fn expand(
        &mut self,
        game: &T::Game,
        state: &Imagined<T::Game>,
        seat: Seat,
        node: NodeId,
        choices: &[ActionOf<T>],
    ) {
        self.trial.open.clear();
        for (place, &choice) in choices.iter().enumerate() {
            match self.tree.find(node, seat, choice, place) {
                Some(index) => self.trial.open.push(index),
                None => break,
            }
        }
        if self.trial.open.len() == choices.len() || self.tree.is_full() {
            return;
        }
        self.trial.open.clear();
        self.trial.preferences.clear();
        let weights = self.policy.weights();
        T::weigh(
            game,
            weights,
            state,
            seat,
            choices,
            &mut self.trial.preferences,
        );
        let total: f32 = self
            .trial
            .preferences
            .iter()
            .map(|preference| preference * preference)
            .sum();
        let even = 1.0 / choices.len() as f32;
        let choices = choices.iter().zip(&self.trial.preferences);
        for (place, (&choice, &preference)) in choices.enumerate() {
            let liked = if total > 0.0 {
                preference * preference / total
            } else {
                even
            };
            let index = self
                .tree
                .find(node, seat, choice, place)
                .unwrap_or_else(|| self.tree.add(node, Edge::new(seat, choice, liked, even)));
            self.trial.open.push(index);
        }
    }

    fn is_obvious(&self, root: NodeId) -> bool {
        let edges = self.tree.edges(root);
        edges.iter().any(|edge| edge.liked > OBVIOUS)
    }

    /// Tries one's own choices in turn and, time and again, drops the worse half, until one is left, one is clearly
    /// best, or the budget is spent: choices that differ little are told apart only if all trials go to them in the end.
    fn narrow_down(
        &mut self,
        game: &T::Game,
        me: Seat,
        root: NodeId,
        guesses: &mut Guesses<'_, T>,
        budget: Budget,
    ) -> usize {
        let edges = self.tree.edges(root);
        // What is never worth a thought, such as to send home whom one has just hired, could go on for ever.
        let open = self.trial.open.iter().copied();
        let worth = open.filter(|&index| edges[index].liked > 0.0);
        let mut left: Vec<Rival> = worth.map(Rival::new).collect();
        left.sort_by(|one, other| edges[other.edge].liked.total_cmp(&edges[one.edge].liked));
        left.truncate(WIDTH);
        let phases = left.len().next_power_of_two().ilog2().max(1);
        let mut spending = Spending::new(budget);
        let mut visit = 0_usize;
        'thinking: for phase in 1..=phases {
            let end = f64::from(phase) / f64::from(phases);
            while spending.share() < end {
                for rival in &mut left {
                    let share = self.try_once(game, me, root, rival.edge, guesses, visit);
                    rival.shares.push(share);
                    if spending.is_spent_after_trial() {
                        break 'thinking;
                    }
                }
                visit += 1;
                if visit >= ENOUGH && visit.is_power_of_two() {
                    self.best_first(root, &mut left);
                    let second = left.get(1);
                    if second.is_none_or(|second| left[0].is_clearly_better_than(second)) {
                        break 'thinking;
                    }
                }
            }
            self.best_first(root, &mut left);
            left.truncate(left.len().div_ceil(2));
        }
        self.best_first(root, &mut left);
        left[0].edge
    }

    fn best_first(&self, root: NodeId, left: &mut [Rival]) {
        let edges = self.tree.edges(root);
        let mean = |rival: &Rival| edges[rival.edge].mean().unwrap_or(-1.0);
        left.sort_by(|one, other| mean(other).total_cmp(&mean(one)));
    }

    /// One trial of a choice: down the tree, on by first thoughts, and back with everybody's share. The same number
    /// means the same guess for each choice: luck cancels out.
    fn try_once(
        &mut self,
        game: &T::Game,
        me: Seat,
        root: NodeId,
        first: usize,
        guesses: &mut Guesses<'_, T>,
        visit: usize,
    ) -> f64 {
        self.trial.path.clear();
        let mut state = guesses.at(visit).clone();
        let mut rng = guesses.rng(visit);
        let edge = &self.tree.edges(root)[first];
        state.apply(game, edge.seat, edge.action);
        self.trial.path.push((root, first));
        // Who chooses in secret and at the same time does not know what the tree knows.
        let mut apart = game.to_act(guesses.at(visit));
        apart.remove(me);
        self.descend(game, &mut state, me, apart, &mut rng);
        self.policy.play_on(game, &mut state, DEPTH, &mut rng);
        self.reward(game, &state)[me.index()]
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
                state.apply(game, seat, action);
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
            state.apply(game, seat, action);
            self.trial.path.push((next, chosen));
        }
        self.trial.choices = choices;
    }

    /// Tells every node of the path what came out for who chose there; gives the shares of all who did.
    fn reward(&mut self, game: &T::Game, state: &Imagined<T::Game>) -> [f64; MAX_SEATS] {
        let mut shares = [f64::NAN; MAX_SEATS];
        let over = game.outcome(state);
        for &(node, index) in &self.trial.path {
            let seat = self.tree.edges(node)[index].seat;
            let share = &mut shares[seat.index()];
            if share.is_nan() {
                *share = match &over {
                    Some(outcome) => outcome.share(seat),
                    None => T::value(game, self.policy.weights(), state, seat),
                };
            }
            self.tree.reward(node, index, *share);
        }
        shares
    }

    fn conclude(&self, root: NodeId, me: Seat, choices: &[ActionOf<T>], chosen: usize) -> Thought {
        let edges = choices.iter().enumerate();
        let edges: Vec<Option<usize>> = edges
            .map(|(place, &choice)| self.tree.find(root, me, choice, place))
            .collect();
        let tried: Vec<(u32, f64)> = edges
            .iter()
            .map(|edge| {
                edge.map_or((0, 0.0), |index| {
                    let edge = &self.tree.edges(root)[index];
                    (edge.visits, edge.mean().unwrap_or(0.0))
                })
            })
            .collect();
        let choice = edges.iter().position(|&edge| edge == Some(chosen));
        let choice = choice.unwrap_or(0);
        Thought {
            choice,
            share: tried[choice].1,
            tried,
            nodes: self.tree.nodes(),
        }
    }

    /// If the next decision is one's own again and nothing new is seen before it, the tree goes on from there.
    fn look_forward(
        &mut self,
        game: &T::Game,
        view: &ViewOf<T>,
        me: Seat,
        action: ActionOf<T>,
        root: NodeId,
    ) {
        let mut state = Imagined::from_view(game, view, &mut Dice::new(self.rng.seed()));
        let drawn = game.dice(&state).drawn();
        state.apply(game, me, action);
        let mine = game.to_act(&state) == Seats::only(me) && game.dice(&state).drawn() == drawn;
        let index = self.tree.find(root, me, action, 0);
        if mine && index.is_some_and(|index| self.tree.make_root(root, index)) {
            self.expected = Some(game.view(&state, Viewer::Seat(me)));
        }
    }
}

impl<T: Think> Bot<T::Game> for Hard<T> {
    fn choose(&mut self, game: &T::Game, question: &Question<'_, T::Game>) -> usize {
        if question.choices.len() == 1 {
            return 0;
        }
        self.think(game, question).choice
    }
}

/// A choice that may still turn out to be the best.
struct Rival {
    edge: usize,
    /// What came out of it on each guess.
    shares: Vec<f64>,
}

impl Rival {
    fn new(edge: usize) -> Rival {
        Rival {
            edge,
            shares: Vec::new(),
        }
    }

    /// Whether the difference is beyond doubt, or there never is any.
    fn is_clearly_better_than(&self, other: &Rival) -> bool {
        let pairs = self.shares.iter().zip(&other.shares);
        let (mut sum, mut squares, mut count) = (0.0, 0.0, 0.0);
        for difference in pairs.map(|(one, other)| one - other) {
            sum += difference;
            squares += difference * difference;
            count += 1.0;
        }
        let mean: f64 = sum / count;
        let variance = f64::max(squares / count - mean * mean, 0.0);
        mean >= CERTAIN * (variance / count).sqrt()
    }
}

/// States that fit a view, by number: the same number gives the same state.
struct Guesses<'a, T: Think> {
    game: &'a T::Game,
    view: &'a ViewOf<T>,
    base: u64,
    kept: Vec<Imagined<T::Game>>,
    last: Option<Imagined<T::Game>>,
}

impl<'a, T: Think> Guesses<'a, T> {
    fn new(game: &'a T::Game, view: &'a ViewOf<T>, base: u64) -> Guesses<'a, T> {
        Guesses {
            game,
            view,
            base,
            kept: Vec::new(),
            last: None,
        }
    }

    fn at(&mut self, number: usize) -> &Imagined<T::Game> {
        while self.kept.len() <= number.min(KEPT - 1) {
            let next = self.make(self.kept.len());
            self.kept.push(next);
        }
        if number < KEPT {
            &self.kept[number]
        } else {
            let made = self.make(number);
            self.last.insert(made)
        }
    }

    fn make(&self, number: usize) -> Imagined<T::Game> {
        let mut dice = Dice::new(self.rng(number).seed());
        Imagined::from_view(self.game, self.view, &mut dice)
    }

    /// The random choices of the players in this guess.
    fn rng(&self, number: usize) -> Rng {
        Rng::new(Rng::new(self.base ^ number as u64).bits())
    }
}
