//! What can be wrong with a chronicle.

use super::FORMAT;
use crate::game::{Rejection, SetupError};
use crate::number::DecisionNumber;
use crate::options::OptionFault;
use crate::playing::RewindRefusal;

/// What is wrong with the form of a chronicle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChronicleError {
    /// A line is not what it should be.
    #[error("line {line} is malformed: {problem}")]
    Malformed {
        /// The line, from 1.
        line: usize,
        /// What is wrong with it.
        problem: String,
    },
    /// The last line is missing.
    #[error("the file was cut off after line {lines}: its end is missing")]
    CutOff {
        /// How many lines there are.
        lines: usize,
    },
    /// The form is newer than this program.
    #[error("the file has form {found}; this program reads forms 1 to {FORMAT}")]
    Format {
        /// The form found.
        found: u16,
    },
    /// The end counts other decisions than there are.
    #[error("the file was changed: it has {found} decisions, and its end counts {counted}")]
    Count {
        /// How many decisions there are.
        found: usize,
        /// How many the end counts.
        counted: usize,
    },
}

/// Why a game cannot be opened as its header says.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError<R> {
    /// Another game.
    #[error("this is a game of '{found}', not of '{wanted}'")]
    Game {
        /// The game found.
        found: String,
        /// The game wanted.
        wanted: &'static str,
    },
    /// Options that the game does not have.
    #[error("{}", join(.0))]
    Options(Vec<OptionFault>),
    /// The table cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// There is neither a seed nor a state to begin with: the game was still going on when it was saved.
    #[error("there is no seed: the game was still going on when it was saved")]
    Unseeded,
    /// There is both a seed and a state to begin with, which has dice of its own.
    #[error("there is a seed and a start, and the start has dice of its own")]
    TwoSeeds,
    /// The state to begin with cannot be read.
    #[error("the state cannot be read: {0}")]
    Unreadable(String),
    /// The state to begin with is impossible.
    #[error("the state is impossible: {0:?}")]
    Impossible(Vec<Rejection<R>>),
}

/// Why a chronicle that was read cannot be played again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError<R> {
    /// It cannot even begin.
    #[error(transparent)]
    Open(#[from] OpenError<R>),
    /// A decision is not legal where it stands.
    #[error("decision {decision} (line {line}) is not legal: {rejection:?}")]
    Illegal {
        /// Which.
        decision: DecisionNumber,
        /// The line, from 1.
        line: usize,
        /// Why.
        rejection: Rejection<R>,
    },
    /// A decision is marked as automatic where there was something to choose.
    #[error(
        "decision {decision} (line {line}) is marked as automatic, but there were other choices"
    )]
    NotAutomatic {
        /// Which.
        decision: DecisionNumber,
        /// The line, from 1.
        line: usize,
    },
    /// The game cannot be rewound as it says.
    #[error("the rewind in line {line} is not possible: {refusal}")]
    Rewind {
        /// The line, from 1.
        line: usize,
        /// Why.
        refusal: RewindRefusal,
    },
    /// The decisions lead to another position than the end says.
    #[error("the file was changed: its decisions lead to another position than its end says")]
    Position,
    /// The decisions lead to another result than the end says.
    #[error("the file was changed: its decisions lead to another result than its end says")]
    Result,
    /// The dice do not fit what was promised.
    #[error("the dice are not those that were promised before the game")]
    Unfair,
}

impl<R> OpenError<R> {
    /// The same with the game's own reasons in another form.
    pub fn map<S>(self, form: impl Fn(R) -> S) -> OpenError<S> {
        match self {
            OpenError::Game { found, wanted } => OpenError::Game { found, wanted },
            OpenError::Options(faults) => OpenError::Options(faults),
            OpenError::Setup(error) => OpenError::Setup(error),
            OpenError::Unseeded => OpenError::Unseeded,
            OpenError::TwoSeeds => OpenError::TwoSeeds,
            OpenError::Unreadable(problem) => OpenError::Unreadable(problem),
            OpenError::Impossible(faults) => {
                let faults = faults.into_iter().map(|fault| fault.map(&form));
                OpenError::Impossible(faults.collect())
            }
        }
    }
}

impl<R> ReplayError<R> {
    /// The same with the game's own reasons in another form.
    pub fn map<S>(self, form: impl Fn(R) -> S) -> ReplayError<S> {
        match self {
            ReplayError::Open(error) => ReplayError::Open(error.map(form)),
            ReplayError::Rewind { line, refusal } => ReplayError::Rewind { line, refusal },
            ReplayError::NotAutomatic { decision, line } => {
                ReplayError::NotAutomatic { decision, line }
            }
            ReplayError::Illegal {
                decision,
                line,
                rejection,
            } => ReplayError::Illegal {
                decision,
                line,
                rejection: rejection.map(form),
            },
            ReplayError::Position => ReplayError::Position,
            ReplayError::Result => ReplayError::Result,
            ReplayError::Unfair => ReplayError::Unfair,
        }
    }
}

fn join(faults: &[OptionFault]) -> String {
    let texts: Vec<String> = faults.iter().map(ToString::to_string).collect();
    texts.join("; ")
}
