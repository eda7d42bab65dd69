//! Advice: what a bot would choose, and what can be expected before and after it. And second thoughts, when a decision was much worse than
//! what a bot would have chosen.

use engine::{Dice, Game, Rng};
use serde::{Deserialize, Serialize};

use crate::foresight::{Foresight, Horizon, Shares};
use crate::worth::{Estimated, Worth};
use crate::{Bot, Budget, Imagined, Level, Question, Search, Think, Tried};

/// How often each choice is tried.
const TRIALS: usize = 96;
/// How many trials other good choices are searched for with.
const SEARCH: Budget = Budget::Trials(240);
/// With how many others the choice is compared.
const RIVALS: usize = 2;
/// How many trials the better choice is searched for with when a decision is thought about once more.
const SECOND_SEARCH: Budget = Budget::Trials(600);
/// How often the rest of the round is imagined then.
const LOOKS: usize = 192;
/// How much a decision has to lose before anybody speaks of it.
const MUCH: f64 = 0.08;

/// What a bot would choose, and what it expects. Everything comes from one search, so that it can be compared.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advice {
    /// How well the bot plays.
    pub level: Level,
    /// Its choice, by its place in the list.
    pub choice: usize,
    /// What each seat can expect if whoever is asked follows their first thoughts.
    pub before: Shares,
    /// What each seat can expect after the bot's choice and the rest of its action.
    pub after: Shares,
    /// By how many points the seat leads in the end, before and after, where shares tell nothing any more: it has as good as won, or as good as lost.
    pub points: Option<(f64, f64)>,
    /// The best of the other choices.
    pub next: Option<NextBest>,
}

/// The best of the choices that are not advised.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NextBest {
    /// Its place in the list.
    pub choice: usize,
    /// What the seat can expect after it.
    pub share: f64,
    /// By how many points the seat leads after it, where shares tell nothing any more.
    pub points: Option<f64>,
    /// Whether it is worse beyond doubt.
    pub is_worse: bool,
}

/// What a bot of this level would choose, knowing what the seat sees and no more; what is random about it follows from
/// the seed. If another choice turns out to be better beyond doubt, that one is advised. Where every choice has as good as won, or as good as lost, it is the one
/// that brings most points.
pub fn advise<T: Think>(
    game: &T::Game,
    question: &Question<'_, T::Game>,
    level: Level,
    seed: u64,
) -> Advice {
    let own = level.bot::<T>(seed).choose(game, question);
    let mut search = Search::<T>::expert(seed, SEARCH);
    let thought = search.think(game, question);
    let mut others: Vec<usize> = (0..question.choices.len()).collect();
    others.retain(|&place| place != own && thought.tried[place].0 > 0);
    others.sort_by(|&one, &other| thought.tried[other].1.total_cmp(&thought.tried[one].1));
    others.truncate(RIVALS);
    let choices: Vec<usize> = [own].into_iter().chain(others).collect();
    let tried: Vec<Tried> = [Tried::FirstThoughts]
        .into_iter()
        .chain(choices.iter().map(|&place| Tried::Choice(place)))
        .collect();
    let compared = search.compare(game, question, &tried, TRIALS);
    let worth = |one: usize| &compared.worths[one + 1];
    let mut best = 0;
    for one in 1..choices.len() {
        let by_points = worth(one).points.is_some() && worth(best).points.is_some();
        let did_better = by_points && compared.did_better(one + 1, best + 1);
        if did_better || worth(best).is_surely_less_than(worth(one)) {
            best = one;
        }
    }
    let value = |worth: &Worth| worth.points.map_or(worth.share.mean, |points| points.mean);
    let next = (0..choices.len())
        .filter(|&one| one != best)
        .max_by(|&one, &other| value(worth(one)).total_cmp(&value(worth(other))));
    let mean = |worth: &Worth| worth.points.map(|points| points.mean);
    Advice {
        level,
        choice: choices[best],
        before: compared.worths[0].shares.clone(),
        after: worth(best).shares.clone(),
        points: mean(&compared.worths[0]).zip(mean(worth(best))),
        next: next.map(|one| NextBest {
            choice: choices[one],
            share: worth(one).share.mean,
            points: mean(worth(one)),
            is_worse: worth(one).is_surely_less_than(worth(best)),
        }),
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
    let better = Search::<T>::expert(seed, SECOND_SEARCH).choose(game, question);
    if better == played {
        return None;
    }
    let imagine =
        |rng: &mut Rng| Imagined::from_view(game, question.view, &mut Dice::new(rng.seed()));
    let round = game.moment(&imagine(&mut Rng::new(seed))).round;
    let mut foresight = Foresight::<T>::new(game, seed);
    let mut expect = |action| {
        let first = Some((question.seat, action));
        let horizon = Horizon::Round(round);
        let estimate = foresight.expect(game, LOOKS, imagine, first, horizon);
        let seat = question.seat.index();
        Estimated {
            mean: estimate.shares[seat],
            error: estimate.variances[seat].sqrt(),
        }
    };
    let (after, after_better) = (expect(played_action), expect(question.choices[better]));
    let much = after_better.mean - after.mean >= MUCH;
    (much && after.is_surely_below(&after_better)).then_some(SecondThought {
        better,
        after: after.mean,
        after_better: after_better.mean,
    })
}
