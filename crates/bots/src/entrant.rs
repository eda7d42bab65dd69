//! A bot as it is entered for a match: its level, its time to think, its weights.

use std::sync::Arc;

use engine::data::{DataFault, DataProblem};

use crate::budget::BadBudget;
use crate::{
    BadNetwork, Bot, Budget, Easy, Level, Medium, Network, Random, Search, Think, UnknownLevel,
};

/// The search that bots were measured by before there were networks, whatever becomes of `hard`.
const FIRST_SEARCH: &str = "hard-1";

/// What an outside program is entered as, before its command.
const PROGRAM: &str = "cmd:";

/// A bot as it is entered for a match, such as `medium`, `hard-60it`, `hard:50ms`, `medium:weights.toml` or `expert:network.toml`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// What it was entered as.
    pub name: String,
    /// How well it plays.
    pub level: Level,
    /// Whether it searches as the first search did (`hard-1`), whatever has become of `hard`.
    pub is_first: bool,
    /// How long it may think, if it searches.
    pub budget: Budget,
    /// The command that starts it, if it is an outside program: whoever can run it plays its games.
    pub program: Option<String>,
    /// The text of the file whose weights it thinks with instead of those that come with the game; an expert's is a network.
    pub file: Option<String>,
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
        if let Some(command) = name.strip_prefix(PROGRAM) {
            return Ok(Entrant {
                name: name.to_owned(),
                program: Some(command.to_owned()),
                ..Entrant::from(Level::Random)
            });
        }
        let mut parts = name.split(':');
        let level = parts.next().unwrap_or_default();
        let is_first = level == FIRST_SEARCH;
        let level = if is_first {
            Level::Hard
        } else {
            level.parse()?
        };
        let mut entrant = Entrant {
            name: name.to_owned(),
            is_first,
            ..Entrant::from(level)
        };
        for part in parts {
            if part.contains('.') {
                entrant.file = Some(read(part).map_err(UnknownEntrant::File)?);
            } else {
                entrant.budget = part.parse()?;
            }
        }
        Ok(entrant)
    }

    /// The weights that it thinks with.
    pub fn weights<T: Think>(&self) -> Result<Arc<T::Weights>, Vec<DataFault>> {
        let own = T::weights_file();
        match &self.file {
            None => Ok(own.weights().clone()),
            Some(text) if self.level == Level::Expert => match Network::read::<T>(text) {
                Ok(_) => Ok(own.weights().clone()),
                Err(bad) => Err(vec![DataFault::at(
                    text,
                    0,
                    match bad {
                        BadNetwork::Unreadable(problem) => DataProblem::NoNetwork(problem),
                        BadNetwork::OtherGame { found } => DataProblem::OtherGame(found),
                        BadNetwork::OtherFeatures => DataProblem::OtherFeatures,
                    },
                )]),
            },
            Some(text) => own.read(text).map(Arc::new),
        }
    }

    /// The bot; what it does at random follows from the seed.
    pub fn bot<T: Think>(&self, seed: u64, weights: &Arc<T::Weights>) -> Box<dyn Bot<T::Game>> {
        let weights = weights.clone();
        match self.level {
            Level::Random => Box::new(Random::new(seed)),
            Level::Easy => Box::new(Easy::<T>::with_weights(seed, weights)),
            Level::Medium => Box::new(Medium::<T>::with_weights(seed, weights)),
            Level::Hard | Level::HardWith(_) if self.is_first => {
                Box::new(Search::<T>::first(seed, self.budget).with_weights(weights))
            }
            Level::Hard | Level::HardWith(_) => {
                Box::new(Search::<T>::hard(seed, self.budget).with_weights(weights))
            }
            Level::Expert | Level::ExpertWith(_) => {
                let expert = Search::<T>::expert(seed, self.budget).with_weights(weights);
                let network = self
                    .file
                    .as_ref()
                    .and_then(|text| Network::read::<T>(text).ok());
                Box::new(match network {
                    Some(network) => expert.with_network(Arc::new(network)),
                    None => expert,
                })
            }
        }
    }
}

impl From<Level> for Entrant {
    fn from(level: Level) -> Entrant {
        let (kind, trials) = level.parts();
        Entrant {
            name: level.name(),
            level: kind,
            is_first: false,
            budget: trials.unwrap_or_default(),
            file: None,
            program: None,
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
        assert_eq!(entrant.file.as_deref(), Some("courage = 1"));
        let first = parse("hard-1:50ms").expect("a bot");
        assert_eq!((first.level, first.is_first), (Level::Hard, true));
        assert!(!entrant.is_first);
        let step = parse("hard-60it").expect("a bot");
        assert_eq!((step.level, step.budget), (Level::Hard, Budget::Trials(60)));
        let program = parse("cmd:python3 bot.py").expect("a program");
        assert_eq!(program.program.as_deref(), Some("python3 bot.py"));
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
