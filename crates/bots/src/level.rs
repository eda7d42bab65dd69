//! The bots that can be asked for by name.

use std::fmt;
use std::num::NonZero;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Bot, Budget, Easy, Medium, Random, Search, Think};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
#[non_exhaustive]
pub enum Level {
    /// Makes any legal choice.
    Random,
    /// Follows an experienced player's first thoughts.
    Easy,
    /// Looks one step ahead.
    Medium,
    /// Searches a tree of decisions, as long as it is given.
    Hard,
    /// Searches too, and judges positions by a network that learned from games against itself.
    Expert,
    /// `hard` with so many trials for each decision, however fast the machine.
    HardWith(Trials),
    /// `expert` with so many trials for each decision, however fast the machine.
    ExpertWith(Trials),
}

/// How many trials a bot makes for each decision: at most [`Trials::MOST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Trials(NonZero<u16>);

impl Trials {
    /// The most that a level can have: a bot at a server's table must not keep anybody waiting.
    pub const MOST: u16 = 2000;

    /// So many, if a level can have so many.
    pub fn new(trials: u16) -> Option<Trials> {
        NonZero::new(trials)
            .filter(|trials| trials.get() <= Trials::MOST)
            .map(Trials)
    }

    /// How many.
    pub fn get(self) -> u16 {
        self.0.get()
    }
}

/// A name that no level has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot '{found}'; there are: {}", names())]
pub struct UnknownLevel {
    /// The name given.
    pub found: String,
}

impl Level {
    /// The levels with a name of their own, from weak to strong. Beside them there are as many as there are numbers of trials.
    pub const ALL: &'static [Level] = &[
        Level::Random,
        Level::Easy,
        Level::Medium,
        Level::Hard,
        Level::Expert,
    ];
    /// The one that gives hints and looks back on games.
    pub const STRONGEST: Level = Level::Expert;
    /// The one that is offered for an empty seat: strong enough to be a game, and it does not keep anybody waiting.
    pub const USUAL: Level = Level::Medium;

    /// The level's name in files, URLs and commands.
    pub fn name(self) -> String {
        self.to_string()
    }

    /// Whether it does the same work for a decision on every machine. The others think by the clock.
    pub fn is_fixed(self) -> bool {
        !matches!(self, Level::Hard | Level::Expert)
    }

    /// Which of the named levels it is at heart, and the number of trials if it has one.
    pub fn parts(self) -> (Level, Option<Budget>) {
        let fixed = |trials: Trials| Some(Budget::Trials(trials.get().into()));
        match self {
            Level::HardWith(trials) => (Level::Hard, fixed(trials)),
            Level::ExpertWith(trials) => (Level::Expert, fixed(trials)),
            named => (named, None),
        }
    }

    /// A bot of this level; what it does at random follows from the seed.
    pub fn bot<T: Think>(self, seed: u64) -> Box<dyn Bot<T::Game>> {
        self.bot_within::<T>(seed, Budget::default())
    }

    /// The same, with so much time to think, if it thinks by the clock.
    pub fn bot_within<T: Think>(self, seed: u64, budget: Budget) -> Box<dyn Bot<T::Game>> {
        let (level, trials) = self.parts();
        let budget = trials.unwrap_or(budget);
        match level {
            Level::Random => Box::new(Random::new(seed)),
            Level::Easy => Box::new(Easy::<T>::new(seed)),
            Level::Medium => Box::new(Medium::<T>::new(seed)),
            Level::Expert | Level::ExpertWith(_) => Box::new(Search::<T>::expert(seed, budget)),
            Level::Hard | Level::HardWith(_) => Box::new(Search::<T>::hard(seed, budget)),
        }
    }
}

fn names() -> String {
    let names: Vec<String> = Level::ALL.iter().map(|level| level.name()).collect();
    format!(
        "{}, and with a number of trials hard-60it",
        names.join(", ")
    )
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Level::Random => f.write_str("random"),
            Level::Easy => f.write_str("easy"),
            Level::Medium => f.write_str("medium"),
            Level::Hard => f.write_str("hard"),
            Level::Expert => f.write_str("expert"),
            Level::HardWith(trials) => write!(f, "hard-{}it", trials.get()),
            Level::ExpertWith(trials) => write!(f, "expert-{}it", trials.get()),
        }
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Level, UnknownLevel> {
        let with = |kind: &str| {
            let digits = name.strip_prefix(kind)?.strip_suffix("it")?;
            digits.parse().ok().and_then(Trials::new)
        };
        let named = Level::ALL
            .iter()
            .copied()
            .find(|level| level.name() == name);
        named
            .or_else(|| with("hard-").map(Level::HardWith))
            .or_else(|| with("expert-").map(Level::ExpertWith))
            // One level has one name: no leading zero, no sign.
            .filter(|level| level.name() == name)
            .ok_or_else(|| UnknownLevel {
                found: name.to_owned(),
            })
    }
}

impl From<Level> for String {
    fn from(level: Level) -> String {
        level.name()
    }
}

impl TryFrom<String> for Level {
    type Error = UnknownLevel;

    fn try_from(name: String) -> Result<Level, UnknownLevel> {
        name.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for &level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        for name in ["hard-1it", "hard-60it", "expert-2000it"] {
            let level: Level = name.parse().expect(name);
            assert_eq!(level.name(), name);
            assert!(level.is_fixed());
            assert_eq!(Level::try_from(String::from(level)), Ok(level));
        }
        for name in [
            "hard-0it",
            "hard-060it",
            "hard-+5it",
            "hard-2001it",
            "hard-1",
            "easy-5it",
        ] {
            assert!(name.parse::<Level>().is_err(), "{name}");
        }
        let error = "genius".parse::<Level>().unwrap_err();
        assert!(error.to_string().contains("'genius'"), "{error}");
        assert!(error.to_string().contains("random"), "{error}");
    }
}
