//! Advice: what a bot would choose, and what can be expected before and after it.

use engine::{Dice, Game, Rng};
use serde::Serialize;

use crate::foresight::{Foresight, Horizon, Shares};
use crate::{Imagined, Level, Question, Think};

/// How often the rest of the round is imagined.
const LOOKS: usize = 96;

/// What a bot would choose, and what it expects.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advice {
    /// How well the bot plays.
    pub level: Level,
    /// Its choice, by its place in the list.
    pub choice: usize,
    /// What each seat can expect if the round is played on by first thoughts.
    pub before: Shares,
    /// What each seat can expect after the bot's choice.
    pub after: Shares,
}

/// What a bot of this level would choose, knowing what the seat sees and no more; what is random about it follows from
/// the seed.
pub fn advise<T: Think>(
    game: &T::Game,
    question: &Question<'_, T::Game>,
    level: Level,
    seed: u64,
) -> Advice {
    let imagine =
        |rng: &mut Rng| Imagined::from_view(game, question.view, &mut Dice::new(rng.seed()));
    let round = game.moment(&imagine(&mut Rng::new(seed))).round;
    let choice = level.bot::<T>(seed).choose(game, question);
    let action = question.choices[choice];
    let mut foresight = Foresight::<T>::new(seed);
    let mut expect = |first| {
        let estimate = foresight.expect(game, LOOKS, imagine, first, Horizon::Round(round));
        estimate.shares
    };
    Advice {
        level,
        choice,
        before: expect(None),
        after: expect(Some((question.seat, action))),
    }
}
