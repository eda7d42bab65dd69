//! Advice: what a bot would choose, and what can be expected before and after it.

use engine::{Dice, Game, Rng};
use serde::Serialize;

use crate::foresight::{Foresight, Horizon, Shares};
use crate::policy::seat_with;
use crate::{ActionOf, Level, Think, ViewOf};

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

/// What a bot of this level would choose, knowing what the view shows and no more. None if there is no choice, or if
/// the choices belong to another view.
pub fn advise<T: Think>(
    game: &T::Game,
    view: &ViewOf<T>,
    choices: &[ActionOf<T>],
    level: Level,
    seed: u64,
) -> Option<Advice> {
    let mut rng = Rng::new(seed);
    let state = game.determinize(view, &mut Dice::new(rng.seed()));
    let seat = seat_with(game, &state, choices)?;
    let round = game.moment(&state).round;
    let choice = level.bot::<T>(seed).choose(game, view, choices);
    let action = *choices.get(choice)?;
    let mut foresight = Foresight::<T>::new(seed);
    let mut expect = |first| {
        let imagine = |rng: &mut Rng| game.determinize(view, &mut Dice::new(rng.seed()));
        foresight.expect(game, LOOKS, imagine, first, Horizon::Round(round))
    };
    Some(Advice {
        level,
        choice,
        before: expect(None).shares,
        after: expect(Some((seat, action))).shares,
    })
}
