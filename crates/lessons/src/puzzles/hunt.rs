//! The hunt for puzzles: games between bots, and what is looked at in them.

use std::collections::BTreeMap;
use std::num::NonZero;

use bots::{Budget, Level, Plan, in_parallel};
use catalog::{AnyGame, AnyPlaying, Tell};
use engine::{DecisionNumber, Rng, Seat, Seed};
use words::Lang;

use super::file::Entry;
use super::find::{FEWEST, MOST};
use super::{FILE, Puzzles, grade};
use crate::fault::Fault;
use crate::moves;
use crate::record::skip_forced;

/// At most so many puzzles come from one game.
const PER_GAME: usize = 2;
/// So many positions of a game are looked at.
const LOOKS: usize = 80;
/// A kind of decision that has this part of all puzzles comes last.
const LARGEST_PART: usize = 4;
/// So many of the positions that are looked at are left to the kinds that come last: in some games there is little else to find.
const LEFT_TO_LAST: usize = LOOKS / 2;
/// A game that takes so many decisions does not end.
const LONGEST: usize = 20_000;
/// Of so many games one has more players than the fewest.
const LARGER: u32 = 3;
/// The letters of a puzzle's name.
const NAME: usize = 8;

/// Who plays: each seat draws one of them.
const PLAYERS: [(Level, Budget); 4] = [
    (Level::Easy, Budget::Trials(1)),
    (Level::Easy, Budget::Trials(1)),
    (Level::Medium, Budget::Trials(1)),
    (Level::Hard, Budget::Trials(40)),
];

/// A hunt for puzzles. What it finds follows from the seed of the file and these numbers, whatever the number of threads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hunt {
    /// How many puzzles are wanted.
    pub count: usize,
    /// How many trials the first, short search makes; an even shorter one before it makes a quarter of them.
    pub screening: u32,
    /// How many trials the longer of the two searches makes; the other one makes a quarter of them.
    pub trials: u32,
    /// By how many thousandths of the victory the solution has to be better than anything else.
    pub margin: u16,
    /// How many games are played before what was found in them is written down.
    pub games: u32,
    /// How many threads share the work.
    pub threads: NonZero<usize>,
}

/// A decision that may be a puzzle.
struct Candidate {
    seat: Seat,
    /// How many decisions were made before it.
    after: DecisionNumber,
    /// How many of them had a choice.
    moves: usize,
    round: u16,
    kind: &'static str,
}

/// A whole game between bots.
struct Played {
    playing: Box<dyn AnyPlaying>,
    dice: String,
    moves: Vec<usize>,
    candidates: Vec<Candidate>,
}

impl Default for Hunt {
    fn default() -> Hunt {
        Hunt {
            count: 100,
            screening: 240,
            trials: 4000,
            margin: 50,
            games: 4,
            threads: NonZero::<usize>::MIN,
        }
    }
}

impl Hunt {
    /// The margin as a share.
    pub(super) fn margin(&self) -> f64 {
        f64::from(self.margin) / 1000.0
    }

    /// Plays a few games and adds what is found in them; false if there are enough puzzles already. `done` is told how many of how many games are played.
    pub fn step(
        &self,
        puzzles: &mut Puzzles,
        done: &(dyn Fn(u32, u32) + Sync),
    ) -> Result<bool, Fault> {
        if puzzles.len() >= self.count {
            return Ok(false);
        }
        let first = puzzles.games();
        let known = &*puzzles;
        let full = self.full(known);
        let results = in_parallel(
            self.games as usize,
            self.threads,
            |number| self.hunt(known.kind, known.seed(), first + number as u32, &full),
            |played| done(played as u32, self.games),
        );
        for found in results {
            for entry in found? {
                let known = |one: &Entry| one.name == entry.name;
                if puzzles.len() < self.count && !puzzles.file.puzzle.iter().any(known) {
                    puzzles.file.puzzle.push(entry);
                }
            }
        }
        puzzles.file.games += self.games;
        Ok(true)
    }

    /// The kinds of decisions of which there are enough.
    fn full(&self, puzzles: &Puzzles) -> Vec<String> {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for puzzle in puzzles.all() {
            *counts.entry(puzzle.about()).or_default() += 1;
        }
        let most = (self.count / LARGEST_PART).max(1);
        let full = counts.into_iter().filter(|(_, count)| *count >= most);
        full.map(|(kind, _)| kind.to_owned()).collect()
    }

    /// The puzzles of one game.
    fn hunt(
        &self,
        kind: &'static dyn AnyGame,
        seed: u64,
        number: u32,
        full: &[String],
    ) -> Result<Vec<Entry>, Fault> {
        let mut rng = Rng::new(Rng::new(seed).bits() ^ u64::from(number));
        let game = play(kind, number, &mut rng)?;
        let mut found: Vec<(Entry, u16)> = Vec::new();
        for candidate in to_look_at(&game.candidates, full, &mut rng) {
            let similar = |(entry, round): &(Entry, u16)| {
                entry.kind == candidate.kind || *round == candidate.round
            };
            if found.iter().any(similar) {
                continue;
            }
            let position = game.playing.at(candidate.after);
            let solution = self.solution(&*position, candidate.seat, &game.dice, &mut rng);
            let Some(solution) = solution else {
                continue;
            };
            let header = position.header();
            let entry = Entry {
                name: position.fingerprint().chars().take(NAME).collect(),
                rules: header.rules,
                players: header.seats,
                options: header.options.clone(),
                dice: game.dice.clone(),
                moves: moves::write(&game.moves[..candidate.moves]),
                seat: candidate.seat.0,
                kind: candidate.kind.to_owned(),
                rating: grade::rating(&solution.missed),
                missed: solution.missed,
                trials: self.trials,
                step: solution.steps,
            };
            found.push((entry, candidate.round));
            if found.len() == PER_GAME {
                break;
            }
        }
        Ok(found.into_iter().map(|(entry, _)| entry).collect())
    }
}

/// Plays a game between bots of several levels.
fn play(kind: &'static dyn AnyGame, number: u32, rng: &mut Rng) -> Result<Played, Fault> {
    let fault = |what: String| Fault::in_file(kind, FILE, format!("game {number}: {what}"));
    let mut header = kind.header(seats(kind, number));
    let dice = rng.bits();
    header.seed = Some(Seed::from_number(dice));
    let opened = kind.open(header);
    let mut playing = opened.map_err(|error| fault(error.tell(Lang::En).message))?;
    let seats = usize::from(playing.seats());
    let players: Vec<(Level, Budget)> = (0..seats)
        .map(|_| PLAYERS[rng.below(PLAYERS.len())])
        .collect();
    let mut plans = vec![Plan::default(); seats];
    let (mut moves, mut candidates) = (Vec::new(), Vec::new());
    while let Some(seat) = skip_forced(&mut *playing) {
        let Some(question) = playing.question(seat).filter(|_| moves.len() < LONGEST) else {
            break;
        };
        if (FEWEST..=MOST).contains(&question.choices()) {
            let decision = playing.decision(seat, Lang::En);
            candidates.push(Candidate {
                seat,
                after: playing.decisions(),
                moves: moves.len(),
                round: playing.moment().round,
                kind: decision.map_or("", |decision| decision.rule),
            });
        }
        let (level, budget) = players[seat.index()];
        let plan = &mut plans[seat.index()];
        let choice = question.planned_choice_within(level, budget, rng.bits(), plan);
        let played = playing.play_choice(seat, choice);
        played.map_err(|error| fault(error.tell(Lang::En).message))?;
        moves.push(choice);
    }
    Ok(Played {
        playing,
        dice: format!("{dice:x}"),
        moves,
        candidates,
    })
}

/// How many play a game: mostly the fewest, and all larger numbers in turn.
fn seats(kind: &dyn AnyGame, number: u32) -> u8 {
    let all: Vec<u8> = kind.seats().collect();
    let larger = all.get(1..).unwrap_or_default();
    let turn = (number / LARGER) as usize;
    match larger.len() {
        count @ 1.. if number % LARGER == LARGER - 1 => larger[turn % count],
        _ => all[0],
    }
}

/// The candidates that are looked at, at random, the kinds of decisions in turn; those kinds last of which there are enough.
fn to_look_at<'c>(
    candidates: &'c [Candidate],
    full: &[String],
    rng: &mut Rng,
) -> Vec<&'c Candidate> {
    let mut kinds: BTreeMap<&str, Vec<&Candidate>> = BTreeMap::new();
    for candidate in candidates {
        kinds.entry(candidate.kind).or_default().push(candidate);
    }
    let mut places: Vec<(bool, usize, u64, &Candidate)> = Vec::new();
    for (kind, mut of_kind) in kinds {
        let is_full = full.iter().any(|full| full == kind);
        for last in (1..of_kind.len()).rev() {
            of_kind.swap(last, rng.below(last + 1));
        }
        let numbered = of_kind.into_iter().enumerate();
        places.extend(numbered.map(|(place, one)| (is_full, place, rng.bits(), one)));
    }
    places.sort_by_key(|&(is_full, place, lot, _)| (is_full, place, lot));
    let first = places.partition_point(|&(is_full, ..)| !is_full);
    let last = places.split_off(first);
    places.truncate(LOOKS - last.len().min(LEFT_TO_LAST));
    places.extend(last);
    let looked_at = places.into_iter().take(LOOKS);
    looked_at.map(|(.., one)| one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidates(kind: &'static str, count: usize) -> impl Iterator<Item = Candidate> {
        (0..count).map(move |number| Candidate {
            seat: Seat(0),
            after: DecisionNumber(number as u32),
            moves: number,
            round: 1,
            kind,
        })
    }

    fn looked_at(open: usize, full: usize) -> (usize, usize) {
        let candidates: Vec<Candidate> = candidates("open", open)
            .chain(candidates("full", full))
            .collect();
        let looked_at = to_look_at(&candidates, &["full".to_owned()], &mut Rng::new(1));
        let is_open = |candidate: &&Candidate| candidate.kind == "open";
        let first = looked_at.iter().copied().take_while(is_open).count();
        (first, looked_at.len() - first)
    }

    #[test]
    fn kinds_of_which_there_are_enough_come_last_and_are_not_forgotten() {
        assert_eq!(looked_at(200, 200), (40, 40));
        assert_eq!(looked_at(200, 10), (70, 10));
        assert_eq!(looked_at(10, 200), (10, 70));
        assert_eq!(looked_at(200, 0), (80, 0));
        assert_eq!(looked_at(3, 4), (3, 4));
    }
}
