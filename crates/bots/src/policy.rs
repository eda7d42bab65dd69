//! Playing by first thoughts: the easy bot, and how search plays on.

use std::sync::Arc;

use engine::{Dice, Game, Seat, Silent, Whim};

use crate::{ActionOf, Bot, StateOf, Think, ViewOf};

/// Follows the weights of [`Think::weigh`], the better choice more often by far.
#[derive(Clone, Debug)]
pub struct Easy<T: Think> {
    whim: Whim,
    policy: Policy<T>,
}

impl<T: Think> Easy<T> {
    /// A bot whose choices follow from the number alone.
    pub fn new(number: u64) -> Easy<T> {
        Easy::with_mind(number, T::mind().mind().clone())
    }

    /// The same, thinking with these numbers.
    pub fn with_mind(number: u64, mind: Arc<T::Mind>) -> Easy<T> {
        Easy {
            whim: Whim::new(number),
            policy: Policy::new(mind),
        }
    }
}

impl<T: Think> Bot<T::Game> for Easy<T> {
    fn choose(&mut self, game: &T::Game, view: &ViewOf<T>, choices: &[ActionOf<T>]) -> usize {
        let mut dice = Dice::new(self.whim.seed());
        let state = game.determinize(view, &mut dice);
        let Some(seat) = seat_with(game, &state, choices) else {
            return 0;
        };
        self.policy
            .pick(game, &state, seat, choices, &mut self.whim)
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

/// Playing by weights: the numbers to think with, and buffers.
#[derive(Clone, Debug)]
pub struct Policy<T: Think> {
    mind: Arc<T::Mind>,
    choices: Vec<ActionOf<T>>,
    weights: Vec<f32>,
}

impl<T: Think> Policy<T> {
    /// Plays by the weights that come of these numbers.
    pub fn new(mind: Arc<T::Mind>) -> Policy<T> {
        Policy {
            mind,
            choices: Vec::new(),
            weights: Vec::new(),
        }
    }

    /// The numbers to think with.
    pub fn mind(&self) -> &T::Mind {
        &self.mind
    }

    /// Picks a choice by the squares of the weights: the best most often, the others sometimes.
    pub fn pick(
        &mut self,
        game: &T::Game,
        state: &StateOf<T>,
        seat: Seat,
        choices: &[ActionOf<T>],
        whim: &mut Whim,
    ) -> usize {
        if choices.len() == 1 {
            return 0;
        }
        self.weights.clear();
        T::weigh(game, &self.mind, state, seat, choices, &mut self.weights);
        debug_assert_eq!(
            self.weights.len(),
            choices.len(),
            "a weight for each choice"
        );
        let total: f32 = self.weights.iter().map(|weight| weight * weight).sum();
        if total <= 0.0 {
            return whim.below(choices.len());
        }
        let mut mark = whim.unit() as f32 * total;
        for (index, weight) in self.weights.iter().enumerate() {
            mark -= weight * weight;
            if mark < 0.0 {
                return index;
            }
        }
        choices.len() - 1
    }

    /// Plays on by weights until the round is over, the game is over, or so many decisions are made; tells how
    /// many were.
    pub fn play_on(
        &mut self,
        game: &T::Game,
        state: &mut StateOf<T>,
        most: usize,
        whim: &mut Whim,
    ) -> usize {
        let round = game.moment(state).round;
        let mut choices = std::mem::take(&mut self.choices);
        let mut made = 0;
        while made < most && game.moment(state).round == round {
            let Some(seat) = game.to_act(state).first() else {
                break;
            };
            game.legal(state, seat, &mut choices);
            let action = choices[self.pick(game, state, seat, &choices, whim)];
            game.apply(state, seat, action, &mut Silent);
            made += 1;
        }
        self.choices = choices;
        made
    }
}
