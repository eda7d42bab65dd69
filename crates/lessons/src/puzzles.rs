//! Puzzles: positions from games between bots in which one choice, or a short line of choices, is clearly best.
//!
//! A game's puzzles stand in `games/<id>/puzzles.toml`, which `kroniek puzzles make` writes. A position is rebuilt from the dice and from what everybody
//! decided, and then imagined from what the solver's seat sees: nothing hidden shows, on the board or in the solution.

mod file;
mod find;
mod grade;
mod hunt;

use bots::Level;
use catalog::{AnyGame, AnyPlaying, Decision, GameError, Tell};
use engine::Seat;
use words::Lang;

use crate::fault::Fault;
use crate::pattern::written;
use crate::record::Record;
pub use file::Step;
use file::{Entry, File};
pub use grade::{Grade, Solved};
pub use hunt::Hunt;

/// The file, seen from a game's folder.
const FILE: &str = "puzzles.toml";

/// The puzzles of a game.
#[derive(Clone)]
pub struct Puzzles {
    kind: &'static dyn AnyGame,
    file: File,
}

/// One puzzle.
#[derive(Clone, Copy)]
pub struct Puzzle<'p> {
    kind: &'static dyn AnyGame,
    entry: &'p Entry,
}

/// What a choice is worth: shares of the victory, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// What it promises.
    pub share: f64,
    /// How far that can be off: half of the 95 % interval.
    pub doubt: f64,
}

impl Puzzles {
    /// Those that come with a game.
    pub fn read(kind: &'static dyn AnyGame) -> Result<Puzzles, Fault> {
        Puzzles::parse(kind, kind.puzzles())
    }

    /// None yet; what is random about the search for them follows from the seed.
    pub fn none(kind: &'static dyn AnyGame, seed: u64) -> Puzzles {
        let file = File {
            seed,
            ..File::default()
        };
        Puzzles { kind, file }
    }

    /// Those of another file.
    pub fn parse(kind: &'static dyn AnyGame, text: &str) -> Result<Puzzles, Fault> {
        let fault = |what: &dyn ToString| Fault::in_file(kind, FILE, what.to_string());
        let file: File = Fault::read_file(kind, FILE, text)?;
        let mut names: Vec<&str> = file.puzzle.iter().map(|entry| &*entry.name).collect();
        names.sort_unstable();
        let mut pairs = names.iter().zip(names.iter().skip(1));
        if let Some((twice, _)) = pairs.find(|(one, other)| one == other) {
            return Err(fault(&format!("'{twice}' stands there twice.")));
        }
        for entry in &file.puzzle {
            entry
                .check()
                .map_err(|what| fault(&format!("'{}': {what}", entry.name)))?;
        }
        Ok(Puzzles { kind, file })
    }

    /// The same without those of these names.
    pub fn without(mut self, names: &[String]) -> Puzzles {
        let puzzles = &mut self.file.puzzle;
        puzzles.retain(|entry| !names.contains(&entry.name));
        self
    }

    /// The text of their file.
    pub fn text(&self) -> String {
        self.file.text(self.kind.id())
    }

    /// The game.
    pub fn kind(&self) -> &'static dyn AnyGame {
        self.kind
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.file.puzzle.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.file.puzzle.is_empty()
    }

    /// What everything random about the search for them follows from.
    pub fn seed(&self) -> u64 {
        self.file.seed
    }

    /// How many games were played to find them.
    pub fn games(&self) -> u32 {
        self.file.games
    }

    /// All of them, in the order of the file.
    pub fn all(&self) -> impl ExactSizeIterator<Item = Puzzle<'_>> {
        let kind = self.kind;
        let entries = self.file.puzzle.iter();
        entries.map(move |entry| Puzzle { kind, entry })
    }

    /// The one with this name.
    pub fn find(&self, name: &str) -> Option<Puzzle<'_>> {
        self.all().find(|puzzle| puzzle.name() == name)
    }

    /// The one of a day, counted from any fixed day: the same for everybody. Every puzzle comes once before one comes again, in an order of its own.
    pub fn of_day(&self, day: u64) -> Option<Puzzle<'_>> {
        if self.is_empty() {
            return None;
        }
        let count = self.len() as u64;
        // A stride that shares no factor with the number of puzzles reaches all of them.
        let first = count * 5 / 13 + 1;
        let mut strides = first..=first + count;
        let stride = strides.find(|&stride| greatest_common(stride, count) == 1)?;
        let place = (day % count).checked_mul(stride)? % count;
        self.all().nth(place as usize)
    }
}

fn greatest_common(one: u64, other: u64) -> u64 {
    if other == 0 {
        one
    } else {
        greatest_common(other, one % other)
    }
}

impl Entry {
    /// Whether everything that belongs together is equally long.
    fn check(&self) -> Result<(), &'static str> {
        if self.step.is_empty() {
            return Err("it has no step.");
        }
        for step in &self.step {
            let choices = step.choices.len();
            if step.best >= choices || step.shares.len() != choices || step.errors.len() != choices
            {
                return Err(
                    "a step needs a share and an error for each choice, and `best` is one of them.",
                );
            }
            if step.after.len() != usize::from(self.players) {
                return Err("`after` needs a share for each player.");
            }
        }
        Ok(())
    }
}

impl Step {
    /// What each choice is worth, in the order of the list.
    pub fn worths(&self) -> impl Iterator<Item = Worth> {
        let both = self.shares.iter().zip(&self.errors);
        both.map(|(&share, &error)| Worth {
            share: part(share),
            doubt: find::DOUBT * part(error),
        })
    }

    /// What one choice is worth.
    pub fn worth(&self, choice: usize) -> Option<Worth> {
        self.worths().nth(choice)
    }

    /// The best of the other choices.
    pub fn next_best(&self) -> Option<usize> {
        let others = (0..self.shares.len()).filter(|&place| place != self.best);
        others.max_by_key(|&place| self.shares[place])
    }

    /// What the solver can expect if they choose by first thoughts.
    pub fn before(&self) -> f64 {
        part(self.before)
    }

    /// What each seat can expect after the solution.
    pub fn after(&self) -> impl Iterator<Item = f64> {
        self.after.iter().map(|&share| part(share))
    }
}

fn part(thousandths: i32) -> f64 {
    f64::from(thousandths) / 1000.0
}

impl<'p> Puzzle<'p> {
    /// The game.
    pub fn kind(self) -> &'static dyn AnyGame {
        self.kind
    }

    /// Its name in addresses.
    pub fn name(self) -> &'p str {
        &self.entry.name
    }

    /// Who is to find the solution.
    pub fn seat(self) -> Seat {
        Seat(self.entry.seat)
    }

    /// How many play.
    pub fn players(self) -> u8 {
        self.entry.players
    }

    /// The section of the rules that the first decision is about.
    pub fn about(self) -> &'p str {
        &self.entry.kind
    }

    /// How hard it is.
    pub fn rating(self) -> u16 {
        self.entry.rating
    }

    /// How many trials the longer search made.
    pub fn trials(self) -> u32 {
        self.entry.trials
    }

    /// The decisions of the solution.
    pub fn steps(self) -> &'p [Step] {
        &self.entry.step
    }

    /// How often each of the weaker bots missed it, and out of how many tries.
    pub fn missed(self) -> impl Iterator<Item = (Level, u32, u32)> {
        let missed = grade::WEAKER.iter().zip(&self.entry.missed);
        missed.map(|(weaker, &missed)| (weaker.level, missed, grade::TRIES))
    }

    /// The game as it was played, where the solver has to decide.
    fn played(self) -> Result<Box<dyn AnyPlaying>, Fault> {
        let entry = self.entry;
        let record = Record {
            kind: self.kind,
            rules: entry.rules,
            players: entry.players,
            options: &entry.options,
            dice: &entry.dice,
            moves: &entry.moves,
        };
        let replayed = record.play().map_err(|what| self.fault(&what))?;
        match replayed.seat {
            Some(seat) if seat == self.seat() => Ok(replayed.playing),
            _ => Err(self.fault("after `moves` somebody else is to act than `seat`.")),
        }
    }

    /// The position as the solver sees it: what they cannot know is drawn at random, and so are the dice to come.
    pub fn start(self) -> Result<Box<dyn AnyPlaying>, Fault> {
        let playing = self.played()?;
        let imagined = playing.imagined(self.seat(), find::other_dice(&self.entry.dice));
        imagined.map_err(|error| self.refused(&error))
    }

    /// The position in which a step is asked, after the steps before it; after the last one, the position behind the solution.
    pub fn at(self, step: usize) -> Result<Box<dyn AnyPlaying>, Fault> {
        let mut playing = self.start()?;
        for (number, one) in self.steps().iter().take(step).enumerate() {
            self.choose(&mut *playing, one.best, number + 1 < self.steps().len())?;
        }
        Ok(playing)
    }

    /// Makes a choice of the solver; if the line goes on, also what there is no choice about.
    pub fn choose(
        self,
        playing: &mut dyn AnyPlaying,
        choice: usize,
        goes_on: bool,
    ) -> Result<(), Fault> {
        let played = playing.play_choice(self.seat(), choice);
        played.map_err(|error| self.refused(&error))?;
        while goes_on && playing.play_only_choice(self.seat()).is_some() {}
        Ok(())
    }

    /// Whether the solution is still best after a search of so many times the trials, with other dice.
    pub fn holds(self, times: u32) -> Result<bool, Fault> {
        for (number, step) in self.steps().iter().enumerate() {
            let question = self.at(number)?.question(self.seat());
            let question = question.ok_or_else(|| self.fault("nobody is asked there."))?;
            let trials = self.trials().saturating_mul(times);
            let appraisal = question.appraisal(trials, u64::from(times) << 32 | number as u64);
            if appraisal.best != step.best {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// What is asked at a step.
    pub fn decision(self, playing: &dyn AnyPlaying, lang: Lang) -> Result<Decision, Fault> {
        let decision = playing.decision(self.seat(), lang);
        decision.map_err(|error| self.refused(&error))
    }

    /// The solution in words, and what the seat would do after it, as far as nothing else happens: what each choice says.
    pub fn line(self, lang: Lang) -> Result<Vec<String>, Fault> {
        let mut playing = self.start()?;
        let mut line = Vec::new();
        let last = self.steps().last();
        let then = last.map(|step| &step.then[..]).unwrap_or_default();
        let solution = self.steps().iter().map(|step| step.best);
        for choice in solution.chain(then.iter().copied()) {
            while playing.play_only_choice(self.seat()).is_some() {}
            let Ok(mut decision) = playing.decision(self.seat(), lang) else {
                break;
            };
            if choice >= decision.choices.len() {
                break;
            }
            line.push(decision.choices.swap_remove(choice).label);
            let played = playing.play_choice(self.seat(), choice);
            played.map_err(|error| self.refused(&error))?;
        }
        Ok(line)
    }

    /// Whether the rules still lead where the file says: to the position, its choices and the solution.
    pub fn verify(self) -> Result<(), Fault> {
        let played = self.played()?;
        if !played.fingerprint().starts_with(self.name()) {
            return Err(self.fault("`moves` leads to another position than before."));
        }
        for (number, step) in self.steps().iter().enumerate() {
            let playing = self.at(number)?;
            let decision = self.decision(&*playing, Lang::En)?;
            let choices: Vec<String> = decision
                .choices
                .iter()
                .map(|one| written(&one.action))
                .collect();
            if choices != step.choices {
                let what = format!(
                    "the choices of step {} are: {}",
                    number + 1,
                    choices.join(", ")
                );
                return Err(self.fault(&what));
            }
        }
        self.at(self.steps().len()).map(drop)
    }

    fn refused(self, error: &GameError) -> Fault {
        self.fault(&error.tell(Lang::En).message)
    }

    fn fault(self, what: &str) -> Fault {
        Fault::in_file(self.kind, FILE, format!("'{}': {what}", self.name()))
    }
}
