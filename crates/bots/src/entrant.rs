//! A bot as it is entered for a match: its level, its time to think, its numbers.

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
    /// The text of the file whose numbers it thinks with instead of those that come with the game.
    pub mind: Option<String>,
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
            mind: None,
        };
        for part in parts {
            if part.contains('.') {
                entrant.mind = Some(read(part).map_err(UnknownEntrant::File)?);
            } else {
                entrant.budget = part.parse()?;
            }
        }
        Ok(entrant)
    }

    /// The numbers that it thinks with.
    pub fn mind<T: Think>(&self) -> Result<Arc<T::Mind>, Vec<DataFault>> {
        match &self.mind {
            None => Ok(T::mind().mind().clone()),
            Some(text) => T::mind().read(text).map(Arc::new),
        }
    }

    /// The bot; what it does at random follows from the number.
    pub fn bot<T: Think>(&self, number: u64, mind: &Arc<T::Mind>) -> Box<dyn Bot<T::Game>> {
        let mind = mind.clone();
        match self.level {
            Level::Random => Box::new(Random::new(number)),
            Level::Easy => Box::new(Easy::<T>::with_mind(number, mind)),
            Level::Medium => Box::new(Medium::<T>::with_mind(number, mind)),
            Level::Hard => Box::new(Hard::<T>::with_mind(number, self.budget, mind)),
        }
    }
}

impl From<Level> for Entrant {
    fn from(level: Level) -> Entrant {
        Entrant {
            name: level.name().to_owned(),
            level,
            budget: Budget::default(),
            mind: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(name: &str) -> Result<Entrant, UnknownEntrant> {
        Entrant::parse(name, |path| match path {
            "mind.toml" => Ok("courage = 1".to_owned()),
            other => Err(format!("no {other}")),
        })
    }

    #[test]
    fn names_have_settings() {
        let entrant = parse("hard:40it:mind.toml").expect("a bot");
        assert_eq!(entrant.level, Level::Hard);
        assert_eq!(entrant.budget, Budget::Trials(40));
        assert_eq!(entrant.mind.as_deref(), Some("courage = 1"));
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
