//! Positions judged by a network, in the course of a search.

use std::sync::Arc;

use engine::{Game, Seat};

use crate::{ActionOf, Imagined, Judgement, Network, Position, Think};

/// How much better a choice must look to be liked so many times more (e): the temperature of a softmax.
const TEMPERATURE: f32 = 0.05;

/// A network, and what it is told.
#[derive(Clone, Debug)]
pub(crate) struct Judge {
    network: Arc<Network>,
    position: Position,
    expected: Vec<f32>,
}

impl Judge {
    pub(crate) fn new(network: Arc<Network>) -> Judge {
        Judge {
            network,
            position: Position::default(),
            expected: Vec::new(),
        }
    }

    /// Whether it judges by this network.
    pub(crate) fn has(&self, network: &Arc<Network>) -> bool {
        Arc::ptr_eq(&self.network, network)
    }

    /// What each seat can expect, by what the viewer can know.
    pub(crate) fn judge<T: Think>(
        &mut self,
        game: &T::Game,
        state: &Imagined<T::Game>,
        viewer: Seat,
    ) -> Judgement {
        self.position.observe::<T>(game, state, viewer);
        self.network.judge(&self.position)
    }

    /// Changes how much each choice is liked: half by what the seat can expect once it is made. What is not liked at all
    /// stays so.
    pub(crate) fn look_behind<T: Think>(
        &mut self,
        game: &T::Game,
        state: &Imagined<T::Game>,
        seat: Seat,
        choices: &[ActionOf<T>],
        liked: &mut [f32],
    ) {
        let mut expected = std::mem::take(&mut self.expected);
        expected.clear();
        for (&choice, &liked) in choices.iter().zip(liked.iter()) {
            if liked <= 0.0 {
                expected.push(f32::MIN);
                continue;
            }
            let mut after = state.clone();
            after.apply(game, seat, choice);
            expected.push(match game.outcome(&after) {
                Some(outcome) => outcome.share(seat) as f32,
                None => self.judge::<T>(game, &after, seat).shares[seat.index()],
            });
        }
        let best = expected.iter().copied().fold(f32::MIN, f32::max);
        for share in &mut expected {
            *share = ((*share - best) / TEMPERATURE).exp();
        }
        let all: f32 = expected.iter().sum();
        if all > 0.0 {
            for (liked, share) in liked.iter_mut().zip(&expected) {
                *liked = 0.5 * (*liked + share / all);
            }
        }
        self.expected = expected;
    }
}
