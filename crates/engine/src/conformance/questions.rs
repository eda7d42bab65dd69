//! Nobody is asked what does not matter.

use super::Trial;
use crate::dice::Dice;
use crate::game::{Game, Silent};
use crate::seat::{Seat, Viewer};

/// In how many states that look the same to a seat, with other dice in each, its choices are compared.
const IMAGINED: usize = 50;

impl<G: Game> Trial<'_, G> {
    /// No decision is asked whose choices all lead to the same position, log and dice apart, whatever the dice show and
    /// whatever is hidden from the seat; unless it is asked to keep a secret.
    pub(super) fn questions_matter(&mut self) {
        let (game, state) = (self.playing.game(), self.playing.state());
        for seat in game.to_act(state).iter() {
            game.legal(state, seat, &mut self.choices);
            if self.choices.len() < 2
                || game.shields(state, seat)
                || matters(game, state, seat, &self.choices)
            {
                continue;
            }
            let view = game.view(state, Viewer::Seat(seat));
            let mut dice = Dice::new(self.rng.seed());
            let asked = (0..IMAGINED).any(|_| {
                let imagined = game.determinize(&view, &mut dice);
                matters(game, &imagined, seat, &self.choices)
            });
            assert!(
                asked,
                "{}: seat {seat} is asked although every choice leads to the same position: {:?}",
                self.place(),
                self.choices
            );
        }
    }
}

/// Whether two of the choices lead to different positions.
fn matters<G: Game>(game: &G, state: &G::State, seat: Seat, choices: &[G::Action]) -> bool {
    let after = |action| {
        let mut after = state.clone();
        game.apply(&mut after, seat, action, &mut Silent);
        *game.dice_mut(&mut after) = *game.dice(state);
        after
    };
    let first = after(choices[0]);
    choices[1..].iter().any(|&action| after(action) != first)
}
