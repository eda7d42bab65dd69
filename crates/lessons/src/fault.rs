//! What is wrong with a lesson, for whoever mends it.

use std::fmt;

use catalog::AnyGame;
use serde::de::DeserializeOwned;

/// Why a lesson cannot be played: in which file, at which step, and what to change. It is for those who write lessons; learners never
/// see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file, seen from the root of the workspace.
    pub file: String,
    /// The step, from 1; none for the lesson as a whole.
    pub step: Option<usize>,
    /// What is wrong, and what to do about it.
    pub what: String,
}

impl Fault {
    /// Reads a file of a game's folder, or says what is wrong with it.
    pub(crate) fn read_file<T: DeserializeOwned>(
        kind: &dyn AnyGame,
        name: &str,
        text: &str,
    ) -> Result<T, Fault> {
        toml::from_str(text).map_err(|error| Fault::in_file(kind, name, error))
    }

    /// What is wrong with a file of a game's folder as a whole.
    pub(crate) fn in_file(kind: &dyn AnyGame, name: &str, what: impl fmt::Display) -> Fault {
        Fault {
            file: format!("games/{}/{name}", kind.id()),
            step: None,
            what: what.to_string(),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if let Some(step) = self.step {
            write!(f, ", step {step}")?;
        }
        write!(f, ": {}", self.what)
    }
}

impl std::error::Error for Fault {}
