//! A bot as it is entered for a match: its level, its time to think, its weights.

use std::sync::Arc;

use engine::data::DataFault;

use crate::budget::BadBudget;
use crate::{Bot, Budget, Easy, Hard, Level, Medium, Random, Think, UnknownLevel};

/// A bot as it is entered for a match, such as `medium`, `hard:50ms` or `medium:weights.toml`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// What it was entered as.
    pub name: String,
    /// How well it plays.
    pub level: Level,
    /// How long it may think, if it searches.
    pub budget: Budget,
    /// The text of the file whose weights it thinks with instead of those that come with the game.
    pub weights: Option<String>,
}

/// What cannot be entered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnknownEntrant {
    /// No such level.
    #[error(transparent)]
    Level(#[from] UnknownLevel),
    /// No such budget.
    #[error(transparent)]
    Budget(#[from] BadBudget),
    /// A file that cannot be read.
    #[error("{0}")]
    File(String),
}

impl Entrant {
    /// Reads a name: a level, and after colons a budget or a file; `read` gives the text of a file.
    pub fn parse(
        name: &str,
        mut read: impl FnMut(&str) -> Result<String, String>,
    ) -> Result<Entrant, UnknownEntrant> {
        let mut parts = name.split(':');
        let level: Level = parts.next().unwrap_or_default().parse()?;
        let mut entrant = Entrant {
            name: name.to_owned(),
            level,
            budget: Budget::default(),
            weights: None,
        };
        for part in parts {
            if part.contains('.') {
                entrant.weights = Some(read(part).map_err(UnknownEntrant::File)?);
            } else {
                entrant.budget = part.parse()?;
            }
        }
        Ok(entrant)
    }

    /// The weights that it thinks with.
    pub fn weights<T: Think>(&self) -> Result<Arc<T::Weights>, Vec<DataFault>> {
        match &self.weights {
            None => Ok(T::weights_file().weights().clone()),
            Some(text) => T::weights_file().read(text).map(Arc::new),
        }
    }

    /// The bot; what it does at random follows from the seed.
    pub fn bot<T: Think>(&self, seed: u64, weights: &Arc<T::Weights>) -> Box<dyn Bot<T::Game>> {
        let weights = weights.clone();
        match self.level {
            Level::Random => Box::new(Random::new(seed)),
            Level::Easy => Box::new(Easy::<T>::with_weights(seed, weights)),
            Level::Medium => Box::new(Medium::<T>::with_weights(seed, weights)),
            Level::Hard => Box::new(Hard::<T>::with_weights(seed, self.budget, weights)),
        }
    }
}

impl From<Level> for Entrant {
    fn from(level: Level) -> Entrant {
        Entrant {
            name: level.name().to_owned(),
            level,
            budget: Budget::default(),
            weights: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(name: &str) -> Result<Entrant, UnknownEntrant> {
        Entrant::parse(name, |path| match path {
            "weights.toml" => Ok("courage = 1".to_owned()),
            other => Err(format!("no {other}")),
        })
    }

    #[test]
    fn names_have_settings() {
        let entrant = parse("hard:40it:weights.toml").expect("a bot");
        assert_eq!(entrant.level, Level::Hard);
        assert_eq!(entrant.budget, Budget::Trials(40));
        assert_eq!(entrant.weights.as_deref(), Some("courage = 1"));
        assert_eq!(parse("easy"), Ok(Entrant::from(Level::Easy)));
        for (name, said) in [
            ("genius", "'genius'"),
            ("hard:soon", "'soon'"),
            ("easy:other.toml", "no other.toml"),
        ] {
            let error = parse(name).unwrap_err().to_string();
            assert!(error.contains(said), "{error}");
        }
    }
}
