//! How often bots make mistakes: every decision of their games is looked at once more.

use std::sync::Arc;

use engine::data::DataFault;
use engine::playout::random_seat;
use engine::{Game, Seat, Silent, Viewer};
use serde::Serialize;

use crate::arena::{Arena, Lineup, Seated};
use crate::parallel::in_parallel;
use crate::review::review;
use crate::{Level, Question, Think};

/// A game that takes so many decisions does not end.
const LONGEST: usize = 100_000;
/// How many standard errors lie between an estimate and the end of its 95% interval.
const INTERVAL: f64 = 1.96;

/// What a bot did in one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Record {
    /// How many actions it took that left a choice; a chain of clicks is one.
    pub actions: u64,
    /// In how many of them it gave something away beyond doubt.
    pub mistakes: u64,
    /// How much of the victory it gave away with them.
    pub given_away: f64,
}

/// What the bots of a match did, game by game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Mistakes {
    /// For each bot, its records in all games that came to an end, several where it had several seats.
    pub records: Vec<Vec<Record>>,
    /// How many games came to an end.
    pub games: u64,
}

/// Mistakes per action, with the 95% interval. Games differ and decisions of one game do not: the interval comes from the differences between games.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rate {
    /// Mistakes per action.
    pub rate: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Rate {
    /// The rate of all records together.
    pub fn of(records: &[Record]) -> Rate {
        let actions = records.iter().map(|one| one.actions).sum::<u64>().max(1) as f64;
        let mistakes: u64 = records.iter().map(|one| one.mistakes).sum();
        let rate = mistakes as f64 / actions;
        let off = |one: &Record| (one.mistakes as f64 - rate * one.actions as f64).powi(2);
        let count = records.len() as f64;
        let squares = records.iter().map(off).sum::<f64>() * count / (count - 1.0).max(1.0);
        let half = INTERVAL * squares.sqrt() / actions;
        Rate {
            rate,
            low: (rate - half).max(0.0),
            high: (rate + half).min(1.0),
        }
    }
}

impl Arena {
    /// Plays the games of the match and looks at every decision once more, with the strongest bot. What comes out follows from the seed, whatever the number of
    /// threads, if all bots think for a number of trials. Tells after each game how many are done.
    pub fn mistakes<T: Think>(
        &self,
        game: &T::Game,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Mistakes, Vec<DataFault>> {
        let weights: Vec<Arc<T::Weights>> = self.weights::<T>()?;
        let fixtures = self.fixtures(game.seats());
        let played = in_parallel(
            fixtures.len(),
            self.threads,
            |number| {
                let (seats, seed) = &fixtures[number];
                self.looked_at_again::<T>(game, &weights, seats, *seed)
            },
            |done| progress(done as u64),
        );
        let mut mistakes = Mistakes {
            records: vec![Vec::new(); self.entrants.len()],
            games: 0,
        };
        for (records, (seats, _)) in played.into_iter().zip(&fixtures) {
            let Some(records) = records else {
                continue;
            };
            mistakes.games += 1;
            for (record, &bot) in records.into_iter().zip(seats) {
                mistakes.records[bot].push(record);
            }
        }
        Ok(mistakes)
    }

    /// One game: what each seat did in it; nothing if it does not end.
    fn looked_at_again<T: Think>(
        &self,
        game: &T::Game,
        weights: &[Arc<T::Weights>],
        seats: &Lineup,
        seed: u32,
    ) -> Option<Vec<Record>> {
        let Seated {
            dice,
            mut bots,
            mut rng,
        } = self.seated::<T>(weights, seats, seed);
        let mut state = game.start(dice, &mut Silent);
        let mut records = vec![Record::default(); seats.len()];
        let mut choices = Vec::new();
        let mut action = Action::default();
        for _ in 0..LONGEST {
            let Some(seat) = random_seat(game.to_act(&state), &mut rng) else {
                return game.outcome(&state).map(|_| records);
            };
            game.legal(&state, seat, &mut choices);
            let view = game.view(&state, Viewer::Seat(seat));
            let question: Question<'_, T::Game> = Question {
                seat,
                view: &view,
                choices: &choices,
            };
            let choice = match choices.len() {
                0 => return None,
                1 => 0,
                _ => bots[seat.index()].choose(game, &question),
            };
            if choices.len() > 1 {
                let mistake = review::<T>(game, &question, choice, Level::STRONGEST, rng.bits());
                let loss = mistake.map(|one| one.after_better.share.mean - one.after.share.mean);
                action.count(seat, loss, &mut records[seat.index()]);
            }
            let (drawn, moment) = (*game.dice(&state), game.moment(&state));
            game.apply(&mut state, seat, choices[choice], &mut Silent);
            let ends = *game.dice(&state) != drawn || game.moment(&state) != moment;
            action.follow(seat, ends);
        }
        None
    }
}

/// The chain of clicks that a decision belongs to.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Action {
    /// Whose it is; nobody's once something was rolled or another phase began.
    seat: Option<Seat>,
    /// Whether it had a choice so far, and a mistake.
    counted: (bool, bool),
}

impl Action {
    /// Counts a decision of this seat that left a choice, and what it gave away.
    fn count(&mut self, seat: Seat, loss: Option<f64>, record: &mut Record) {
        self.begin(seat);
        let (chose, erred) = self.counted;
        record.actions += u64::from(!chose);
        record.mistakes += u64::from(loss.is_some() && !erred);
        record.given_away += loss.unwrap_or_default();
        self.counted = (true, erred || loss.is_some());
    }

    /// A decision of this seat: whether it begins another action.
    pub(crate) fn begin(&mut self, seat: Seat) -> bool {
        let is_new = self.seat != Some(seat);
        if is_new {
            *self = Action {
                seat: Some(seat),
                counted: (false, false),
            };
        }
        is_new
    }

    /// A decision of this seat was carried out, and perhaps ended the action.
    pub(crate) fn follow(&mut self, seat: Seat, ends: bool) {
        self.begin(seat);
        if ends {
            self.seat = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chain_of_clicks_is_one_action() {
        let (mut action, mut record) = (Action::default(), Record::default());
        for loss in [None, Some(0.1), Some(0.2)] {
            action.count(Seat(0), loss, &mut record);
            action.follow(Seat(0), false);
        }
        assert_eq!((record.actions, record.mistakes), (1, 1));
        assert!((record.given_away - 0.3).abs() < 1e-9);
        // Somebody else's decision, or a die, ends it.
        action.follow(Seat(1), false);
        action.count(Seat(0), None, &mut record);
        action.follow(Seat(0), true);
        action.count(Seat(0), None, &mut record);
        assert_eq!((record.actions, record.mistakes), (3, 1));
    }

    #[test]
    fn games_that_differ_make_the_interval_wide() {
        let record = |mistakes| Record {
            actions: 100,
            mistakes,
            given_away: 0.0,
        };
        let even = Rate::of(&[record(10); 20]);
        assert!((even.rate - 0.1).abs() < 1e-9 && even.high - even.low < 1e-9);
        let uneven: Vec<Record> = (0..20).map(|number| record(number % 2 * 20)).collect();
        let uneven = Rate::of(&uneven);
        assert!((uneven.rate - 0.1).abs() < 1e-9);
        assert!(uneven.low < 0.06 && uneven.high > 0.14, "{uneven:?}");
        assert!(Rate::of(&[]).rate.abs() < 1e-9);
    }
}
