//! A decision looked at once more: whether something else was better, beyond doubt.

use engine::{Dice, Game, Rng, Viewer};

use crate::search::{goes_on, network_of};
use crate::worth::Worth;
use crate::{ActionOf, Bot, Budget, Comparison, Imagined, Level, Question, Search, Think, Tried};

/// How many trials a first glance takes; whoever would have chosen the same sees nothing wrong.
const GLANCE: u32 = 120;
/// How often what was chosen and what the glance would have chosen are tried against each other.
const FEW_TRIALS: usize = 40;
/// How many trials what is better is searched for with, if there may be such a thing: a number and not a time, so that the same is said on every
/// machine.
const SEARCH: u32 = 400;
/// How often both are tried in the end, when it has to be sure.
const MANY_TRIALS: usize = 200;
/// A decision that loses less than this share of the victory is no mistake.
const LEAST_SHARE: f64 = 0.03;
/// Where points are compared: one that loses fewer than so many.
const LEAST_POINTS: f64 = 1.0;
/// How many clicks of a better line are told.
const LONGEST_LINE: usize = 6;

/// What a decision gave away.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Mistake<A> {
    /// What a bot would have chosen, by its place in the list.
    pub(crate) better: usize,
    /// The same as an action, and how the bot would have gone on, as long as nobody else decides, nothing is rolled and the phase is the same.
    pub(crate) line: Vec<A>,
    /// What the choice that was made is worth.
    pub(crate) after: Worth,
    /// What the bot's is worth.
    pub(crate) after_better: Worth,
}

/// A bot of this level that thinks for so many trials, if it searches.
fn thinker<T: Think>(level: Level, seed: u64, trials: u32) -> Box<dyn Bot<T::Game>> {
    let budget = Budget::Trials(trials);
    match level {
        Level::Hard => Box::new(Search::<T>::hard(seed, budget)),
        Level::Expert => Box::new(Search::<T>::expert(seed, budget)),
        other => other.bot::<T>(seed),
    }
}

/// What a search thinks of two choices, the one that was made and another one.
fn against<T: Think>(
    game: &T::Game,
    question: &Question<'_, T::Game>,
    [made, other]: [usize; 2],
    mut search: Search<T>,
    trials: usize,
) -> Comparison {
    let tried = [Tried::Choice(made), Tried::Choice(other)];
    search.compare(game, question, &tried, trials)
}

/// What the seat gave away with its choice, if there is no doubt: the intervals of both do not overlap. A network can be sure of what is not so; where one judges,
/// the game's own numbers have to be as sure. It knows what the seat saw and no more.
pub(crate) fn review<T: Think>(
    game: &T::Game,
    question: &Question<'_, T::Game>,
    made: usize,
    level: Level,
    seed: u64,
) -> Option<Mistake<ActionOf<T>>> {
    if question.choices.len() < 2 {
        return None;
    }
    let mut rng = Rng::new(seed);
    let at_a_glance = thinker::<T>(level, rng.bits(), GLANCE).choose(game, question);
    if at_a_glance == made {
        return None;
    }
    let both = [made, at_a_glance];
    // Comparing makes no use of a budget.
    let expert = |rng: &mut Rng| Search::<T>::expert(rng.bits(), Budget::default());
    let doubts = against::<T>(game, question, both, expert(&mut rng), FEW_TRIALS);
    if !doubts.did_better(1, 0) {
        return None;
    }
    let mut bot = thinker::<T>(level, rng.bits(), SEARCH);
    let better = bot.choose(game, question);
    if better == made {
        return None;
    }
    let both = [made, better];
    let compared = against::<T>(game, question, both, expert(&mut rng), MANY_TRIALS);
    let [after, after_better] = <[Worth; 2]>::try_from(compared.worths).ok()?;
    let much = match (&after.points, &after_better.points) {
        (Some(own), Some(others)) => others.mean - own.mean >= LEAST_POINTS,
        _ => after_better.share.mean - after.share.mean >= LEAST_SHARE,
    };
    if !much || !after.is_surely_less_than(&after_better) {
        return None;
    }
    if network_of::<T>(game).is_some() {
        let hard = Search::<T>::hard(rng.bits(), Budget::default());
        let compared = against::<T>(game, question, both, hard, MANY_TRIALS);
        let [own, other] = <[Worth; 2]>::try_from(compared.worths).ok()?;
        if !own.is_surely_less_than(&other) {
            return None;
        }
    }
    Some(Mistake {
        better,
        line: line::<T>(game, question, better, bot.as_mut(), &mut rng),
        after,
        after_better,
    })
}

/// How a bot goes on after its choice: one thought for a chain of clicks.
fn line<T: Think>(
    game: &T::Game,
    question: &Question<'_, T::Game>,
    first: usize,
    bot: &mut dyn Bot<T::Game>,
    rng: &mut Rng,
) -> Vec<ActionOf<T>> {
    let seat = question.seat;
    let mut state = Imagined::from_view(game, question.view, &mut Dice::new(rng.seed()));
    let mut line = vec![question.choices[first]];
    let mut choices = Vec::new();
    let moment = game.moment(&state);
    while let Some(&last) = line.last()
        && line.len() < LONGEST_LINE
        && goes_on::<T>(game, &mut state, seat, last)
        && game.moment(&state) == moment
    {
        game.legal(&state, seat, &mut choices);
        let question: Question<'_, T::Game> = Question {
            seat,
            view: &game.view(&state, Viewer::Seat(seat)),
            choices: &choices,
        };
        let choice = if choices.len() > 1 {
            bot.choose(game, &question)
        } else {
            0
        };
        let Some(&action) = choices.get(choice) else {
            break;
        };
        line.push(action);
    }
    line
}
