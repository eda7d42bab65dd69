//! Advice: what a bot would choose, and what can be expected before and after it. And second thoughts, when a decision was much worse than
//! what a bot would have chosen.

use engine::{Dice, Game, Rng};
use serde::Serialize;

use crate::foresight::{Foresight, Horizon, Shares};
use crate::{Bot, Budget, Imagined, Level, Question, Search, Think};

/// How often the rest of the round is imagined.
const LOOKS: usize = 96;
/// How often it is imagined for a second thought, which has to be sure.
const CLOSER_LOOKS: usize = 192;
/// How many trials the better choice is searched for with: a number and not a time, so that the same is said on every machine.
const TRIALS: Budget = Budget::Trials(600);
/// How much a decision has to lose before anybody speaks of it.
const MUCH: f64 = 0.08;
/// How many standard errors an estimate may be off on either side.
const DOUBT: f64 = 2.0;

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

/// What a decision gave away.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SecondThought {
    /// What a bot would have chosen, by its place in the list.
    pub better: usize,
    /// What the seat can expect after its own choice.
    pub after: f64,
    /// What it could expect after the bot's.
    pub after_better: f64,
}

/// What the seat gave away with its choice, if that was much and there is no doubt: the intervals of both estimates do not overlap. It
/// knows what the seat sees and no more.
pub fn second_thought<T: Think>(
    game: &T::Game,
    question: &Question<'_, T::Game>,
    played: usize,
    seed: u64,
) -> Option<SecondThought> {
    let played_action = *question.choices.get(played)?;
    let better = Search::<T>::expert(seed, TRIALS).choose(game, question);
    if better == played {
        return None;
    }
    let imagine =
        |rng: &mut Rng| Imagined::from_view(game, question.view, &mut Dice::new(rng.seed()));
    let round = game.moment(&imagine(&mut Rng::new(seed))).round;
    let mut foresight = Foresight::<T>::new(seed);
    let mut expect = |action| {
        let first = Some((question.seat, action));
        let horizon = Horizon::Round(round);
        let estimate = foresight.expect(game, CLOSER_LOOKS, imagine, first, horizon);
        let seat = question.seat.index();
        (estimate.shares[seat], estimate.variances[seat].sqrt())
    };
    let (after, error) = expect(played_action);
    let (after_better, error_of_better) = expect(question.choices[better]);
    let sure = after + DOUBT * error < after_better - DOUBT * error_of_better;
    (sure && after_better - after >= MUCH).then_some(SecondThought {
        better,
        after,
        after_better,
    })
}
