//! The bots that can be asked for by name.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Bot, Budget, Easy, Medium, Random, Search, Think};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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
}

/// A name that no level has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot '{found}'; there are: {}", names())]
pub struct UnknownLevel {
    /// The name given.
    pub found: String,
}

impl Level {
    /// All levels, from weak to strong.
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
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// A bot of this level; what it does at random follows from the seed.
    pub fn bot<T: Think>(self, seed: u64) -> Box<dyn Bot<T::Game>> {
        self.bot_within::<T>(seed, Budget::default())
    }

    /// The same, with so much time to think, if it searches.
    pub fn bot_within<T: Think>(self, seed: u64, budget: Budget) -> Box<dyn Bot<T::Game>> {
        match self {
            Level::Random => Box::new(Random::new(seed)),
            Level::Easy => Box::new(Easy::<T>::new(seed)),
            Level::Medium => Box::new(Medium::<T>::new(seed)),
            Level::Hard => Box::new(Search::<T>::hard(seed, budget)),
            Level::Expert => Box::new(Search::<T>::expert(seed, budget)),
        }
    }
}

fn names() -> String {
    let names: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
    names.join(", ")
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Level, UnknownLevel> {
        Level::ALL
            .iter()
            .copied()
            .find(|level| level.name() == name)
            .ok_or_else(|| UnknownLevel {
                found: name.to_owned(),
            })
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
        let error = "genius".parse::<Level>().unwrap_err();
        assert!(error.to_string().contains("'genius'"), "{error}");
        assert!(error.to_string().contains("random"), "{error}");
    }
}
