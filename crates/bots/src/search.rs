//! Search: the hard bot and the expert.
//!
//! Information-set Monte-Carlo tree search. Every trial begins with a guess: a state that fits the view, with
//! everything hidden and all dice to come drawn at random. It walks down one tree that all guesses share and that
//! knows nothing but decisions, adds a node, plays the round on by first thoughts, and asks for everybody's
//! expected share. Each player in the tree looks after their own share, so that it serves two players or five.
//!
//! One thought serves a chain of clicks: as long as the next decision is the seat's own and nothing new is seen before it, the bot
//! does what the tree says, and thinks briefly where the tree does not know enough. What the game calls dominated is not tried
//! where there is anything else.
//!
//! The expert has a network that judges positions. It plays on only as far as needed for the network to see clearly; and
//! where the game says so, what the network expects behind a choice counts as much as first thoughts.

mod appraisal;
mod comparing;
mod guesses;
pub(crate) mod judge;
mod planning;
mod reward;
mod rival;
mod tree;
mod trial;

use std::sync::Arc;

use engine::{Dice, Game, Rng, Seat};

use crate::budget::Spending;
use crate::plan::Planned;
use crate::{
    ActionOf, Bot, Budget, Imagined, Network, Plan, Policy, Question, Shares, Think, ViewOf,
};
pub use appraisal::{Appraisal, ChoiceWorth};
pub use comparing::Tried;
use guesses::Guesses;
use judge::Judge;
pub(crate) use planning::goes_on;
use reward::Reward;
pub(crate) use reward::margins;
use rival::Rival;
use tree::{Edge, NodeId, ROOT, Tree};
use trial::Trial;

/// A choice that first thoughts give more than this share of all is made after a short think.
const OBVIOUS: f32 = 0.97;
/// How much of the budget a short think takes.
const SHORT: f64 = 0.2;
/// After so many trials of each choice a difference can be beyond doubt, if it is so many times its error.
const ENOUGH: usize = 32;
const CERTAIN: f64 = 4.0;
/// How many of one's own choices are tried: those that look best at first sight.
const WIDTH: usize = 16;

/// Searches a tree of decisions for what brings the largest share of the victory.
pub struct Search<T: Think> {
    rng: Rng,
    /// Where the network comes from that judges positions.
    learned: Learned,
    judge: Option<Judge>,
    policy: Policy<T>,
    budget: Budget,
    /// Whether it searches as the first search did, which later ones are compared with.
    is_first: bool,
    /// Whether a trial tells what every seat can expect, and not only those who chose in it.
    judges_all: bool,
    plan: Plan,
    /// How many trials the last thought made that had the whole budget.
    usual: u32,
    tree: Tree<ActionOf<T>>,
    /// What is expected to be seen next, if nothing happens in between: the tree is good for that too.
    expected: Option<ViewOf<T>>,
    trial: Trial<T>,
}

/// Where a network comes from.
#[derive(Clone, Debug)]
enum Learned {
    /// There is none: the game's own numbers say what can be expected.
    Nowhere,
    /// From the game, if it has one that fits the table.
    Game,
    /// From whoever made the bot.
    Given(Arc<Network>),
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
    /// What each seat can expect of it, if a network judged or somebody asked for all.
    pub shares: Option<Shares>,
    /// The nodes of the tree.
    pub nodes: usize,
}

impl<T: Think> Search<T> {
    /// A bot whose choices follow from the seed and, if the budget is a time, from the speed of the machine.
    pub fn hard(seed: u64, budget: Budget) -> Search<T> {
        Search {
            rng: Rng::new(seed),
            learned: Learned::Nowhere,
            judge: None,
            policy: Policy::new(T::weights_file().weights().clone()),
            budget,
            is_first: false,
            judges_all: false,
            plan: Plan::default(),
            usual: 0,
            tree: Tree::new(),
            expected: None,
            trial: Trial::new(),
        }
    }

    /// The first search, as it was before there were networks, plans and dominated choices: for comparison.
    pub fn first(seed: u64, budget: Budget) -> Search<T> {
        Search {
            is_first: true,
            ..Search::hard(seed, budget)
        }
    }

    /// The same, judging by the network that comes with the game; where none fits the table, as `hard` does.
    pub fn expert(seed: u64, budget: Budget) -> Search<T> {
        Search {
            learned: Learned::Game,
            ..Search::hard(seed, budget)
        }
    }

    /// The same, thinking with these weights.
    pub fn with_weights(mut self, weights: Arc<T::Weights>) -> Search<T> {
        self.policy = Policy::new(weights);
        self
    }

    /// The same, judging by this network.
    pub fn with_network(mut self, network: Arc<Network>) -> Search<T> {
        self.learned = Learned::Given(network);
        self
    }

    /// Finds the network for the table.
    fn learn(&mut self, game: &T::Game) {
        let network = match &self.learned {
            Learned::Nowhere => None,
            Learned::Game => network_of::<T>(game),
            Learned::Given(network) => Some(network.clone()),
        };
        let known = self.judge.take();
        self.judge = network.map(|network| match known {
            Some(judge) if judge.has(&network) => judge,
            _ => Judge::new(network),
        });
    }

    /// Thinks about a decision as long as the budget allows.
    pub fn think(&mut self, game: &T::Game, question: &Question<'_, T::Game>) -> Thought {
        self.think_within(game, question, self.budget)
    }

    /// Thinks, and tells also without a network what every seat can expect.
    pub(crate) fn think_for_all(
        &mut self,
        game: &T::Game,
        question: &Question<'_, T::Game>,
    ) -> Thought {
        self.judges_all = true;
        let thought = self.think(game, question);
        self.judges_all = false;
        thought
    }

    fn think_within(
        &mut self,
        game: &T::Game,
        question: &Question<'_, T::Game>,
        budget: Budget,
    ) -> Thought {
        let &Question {
            seat: me,
            view,
            choices,
        } = question;
        let root = ROOT;
        let mut guesses = self.begin(game, question);
        let budget = match budget {
            Budget::Time(_) if self.is_obvious(root) => budget.part(SHORT),
            other => other,
        };
        let chosen = self.narrow_down(game, me, root, &mut guesses, budget);
        let mut thought = self.conclude(root, me, choices, chosen.edge);
        let knows_all = self.judge.is_some() || self.judges_all;
        thought.shares = knows_all.then(|| chosen.means(game.seats()));
        self.look_forward(game, view, me, choices[thought.choice], root);
        thought
    }

    /// Begins to think: finds the network, keeps of the tree what was expected to be seen, and makes the choices edges of its root.
    fn begin<'q>(&mut self, game: &'q T::Game, question: &Question<'q, T::Game>) -> Guesses<'q, T> {
        let &Question {
            seat,
            view,
            choices,
        } = question;
        self.learn(game);
        let mut guesses = Guesses::new(game, view, self.rng.bits());
        let expected = self.expected.take();
        if expected.is_none_or(|expected| expected != *view) || self.tree.is_full() {
            self.tree.clear();
        }
        self.expand(game, guesses.at(0), seat, ROOT, choices);
        self.rule_out(game, guesses.at(0), seat, choices);
        guesses
    }

    /// Finds out which of one's own choices are dominated. Nothing is ruled out if everything is.
    fn rule_out(
        &mut self,
        game: &T::Game,
        state: &Imagined<T::Game>,
        me: Seat,
        choices: &[ActionOf<T>],
    ) {
        let dominated = &mut self.trial.dominated;
        dominated.clear();
        if self.is_first {
            dominated.resize(choices.len(), false);
            return;
        }
        let is_dominated = |&choice| T::is_dominated(game, state, me, choices, choice);
        dominated.extend(choices.iter().map(is_dominated));
        if dominated.iter().all(|&dominated| dominated) {
            dominated.fill(false);
        }
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
        self.like(game, state, seat, choices);
        let even = 1.0 / choices.len() as f32;
        let choices = choices.iter().zip(&self.trial.preferences);
        for (place, (&choice, &liked)) in choices.enumerate() {
            let index = self
                .tree
                .find(node, seat, choice, place)
                .unwrap_or_else(|| self.tree.add(node, Edge::new(seat, choice, liked, even)));
            self.trial.open.push(index);
        }
    }

    /// Turns preferences into shares of all choices: by first thoughts, and by what the network expects behind each.
    fn like(
        &mut self,
        game: &T::Game,
        state: &Imagined<T::Game>,
        seat: Seat,
        choices: &[ActionOf<T>],
    ) {
        let weights = self.policy.weights();
        let liked = &mut self.trial.preferences;
        T::weigh(game, weights, state, seat, choices, liked);
        let squares = liked.iter().map(|preference| preference * preference);
        let total: f32 = squares.sum();
        for preference in liked.iter_mut() {
            *preference = if total > 0.0 {
                *preference * *preference / total
            } else {
                1.0 / choices.len() as f32
            };
        }
        if let Some(judge) = &mut self.judge
            && T::LOOKS_BEHIND_CHOICES
        {
            judge.look_behind::<T>(game, state, seat, choices, liked);
        }
    }

    /// What part of a thought the tree does not hold already, if it was kept from the last one.
    fn unknown(&self, view: &ViewOf<T>) -> f64 {
        if self.expected.as_ref() != Some(view) {
            return 1.0;
        }
        let known: u32 = self.tree.edges(ROOT).iter().map(|edge| edge.visits).sum();
        planning::left_of(self.usual, known)
    }

    /// Chooses by first thoughts, in a chain of clicks that has taken long enough.
    fn choose_at_first_sight(&mut self, game: &T::Game, question: &Question<'_, T::Game>) -> usize {
        let &Question {
            seat,
            view,
            choices,
        } = question;
        let state = Imagined::from_view(game, view, &mut Dice::new(self.rng.seed()));
        let choice = self.policy.pick(game, &state, seat, choices, &mut self.rng);
        self.tree.clear();
        self.look_forward(game, view, seat, choices[choice], ROOT);
        choice
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
    ) -> Rival {
        let edges = self.tree.edges(root);
        // What is never worth a thought, such as to send home whom one has just hired, could go on for ever.
        let all = self.trial.open.iter().zip(&self.trial.dominated);
        let allowed = all.filter(|(_, dominated)| !**dominated);
        let mut open: Vec<usize> = allowed.map(|(&index, _)| index).collect();
        if open.iter().any(|&index| edges[index].liked > 0.0) {
            open.retain(|&index| edges[index].liked > 0.0);
        }
        let mut left: Vec<Rival> = open.into_iter().map(Rival::new).collect();
        left.sort_by(|one, other| edges[other.edge].liked.total_cmp(&edges[one.edge].liked));
        left.truncate(WIDTH);
        let phases = left.len().next_power_of_two().ilog2().max(1);
        let mut spending = Spending::new(budget);
        let mut visit = 0_usize;
        'thinking: for phase in 1..=phases {
            let end = f64::from(phase) / f64::from(phases);
            while spending.share() < end {
                for rival in &mut left {
                    let reward = self.try_once(game, me, root, rival.edge, guesses, visit);
                    rival.note(me, &reward);
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
        if budget == self.budget {
            self.usual = spending.trials();
        }
        self.best_first(root, &mut left);
        left.swap_remove(0)
    }

    fn best_first(&self, root: NodeId, left: &mut [Rival]) {
        let edges = self.tree.edges(root);
        let mean = |rival: &Rival| edges[rival.edge].mean().unwrap_or(-1.0);
        left.sort_by(|one, other| mean(other).total_cmp(&mean(one)));
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
            shares: None,
            nodes: self.tree.nodes(),
        }
    }
}

/// The network that comes with the game, if it fits the table.
pub(crate) fn network_of<T: Think>(game: &T::Game) -> Option<Arc<Network>> {
    T::network_file()?.network::<T>(game)
}

impl<T: Think> Bot<T::Game> for Search<T> {
    fn choose(&mut self, game: &T::Game, question: &Question<'_, T::Game>) -> usize {
        if question.choices.len() == 1 {
            return 0;
        }
        let part = match self.plan.next(question) {
            Planned::Choice(choice) => return choice,
            Planned::Open => self.unknown(question.view),
            Planned::Unexpected => 1.0,
        };
        let Some(patience) = planning::patience(self.plan.thoughts()) else {
            return self.choose_at_first_sight(game, question);
        };
        self.plan.count_thought();
        self.think_within(game, question, self.budget.part(part * patience))
            .choice
    }

    fn plan(&mut self) -> Option<&mut Plan> {
        Some(&mut self.plan)
    }
}
