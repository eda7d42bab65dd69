//! Guesses about what cannot be seen.

use engine::{Dice, Rng};

use crate::{Imagined, Think, ViewOf};

/// How many guesses are kept; further ones are made again when they are needed.
const KEPT: usize = 64;

/// States that fit a view, by number: the same number gives the same state.
pub(super) struct Guesses<'a, T: Think> {
    game: &'a T::Game,
    view: &'a ViewOf<T>,
    base: u64,
    kept: Vec<Imagined<T::Game>>,
    last: Option<Imagined<T::Game>>,
}

impl<'a, T: Think> Guesses<'a, T> {
    pub(super) fn new(game: &'a T::Game, view: &'a ViewOf<T>, base: u64) -> Guesses<'a, T> {
        Guesses {
            game,
            view,
            base,
            kept: Vec::new(),
            last: None,
        }
    }

    pub(super) fn at(&mut self, number: usize) -> &Imagined<T::Game> {
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
    pub(super) fn rng(&self, number: usize) -> Rng {
        Rng::new(Rng::new(self.base ^ number as u64).bits())
    }
}
