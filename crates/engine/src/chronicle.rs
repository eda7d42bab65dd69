//! The chronicle: the whole game as a small file that its players own.
//!
//! JSON Lines. First a header, then one line a decision (`[seat, action]`, or the action alone if the seat is that
//! of the line before), then the end with the number
//! of decisions and the hash of the whole course. A file without its end was cut off.

use std::collections::BTreeMap;
use std::io::Write;

use serde::{Deserialize, Serialize};

use crate::dice::Seed;
use crate::fair::Fairness;
use crate::game::{Game, Outcome, Rejection, Setup, SetupError};
use crate::options::{OptionFault, Options};
use crate::playing::{Entry, Playing, Trace};

/// The version of the file's form.
pub const FORMAT: u16 = 1;

/// What stands in a chronicle's first line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the file's form.
    pub kroniek: u16,
    /// The game's id.
    pub game: String,
    /// The version of the rules.
    pub rules: u16,
    /// The number of players.
    pub seats: u8,
    /// All options, also those at their default: a later default does not change an old game.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// The players' names in the order of the seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// A data file other than the game's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<String>,
    /// What the dice come from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// How the seed came about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fairness: Option<Fairness>,
    /// The state that the game goes on from, if it did not begin at the beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<serde_json::Value>,
    /// Whether the players agreed to do without hints from bots.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_hints: bool,
}

impl Header {
    /// The header of a game that begins at the beginning.
    pub fn new<G: Game>(setup: &Setup, seed: Seed) -> Header {
        Header {
            kroniek: FORMAT,
            game: G::ID.to_owned(),
            rules: setup.rules,
            seats: setup.seats,
            options: setup.options.named(),
            players: Vec::new(),
            data: setup.data.clone(),
            seed: Some(seed),
            fairness: None,
            start: None,
            no_hints: false,
        }
    }

    /// What the table agreed on.
    pub fn setup<G: Game>(&self) -> Result<Setup, OpenError<G::Reason>> {
        if self.game != G::ID {
            return Err(OpenError::Game {
                found: self.game.clone(),
                wanted: G::ID,
            });
        }
        let options = Options::parse(G::OPTIONS, &self.options).map_err(OpenError::Options)?;
        Ok(Setup {
            seats: self.seats,
            options,
            data: self.data.clone(),
            rules: self.rules,
        })
    }

    /// The hash that stands at the end: of what the table agreed on and of the course of the game. Names and
    /// the proof of the dice may be added or taken away.
    fn seal(&self, trace: Trace) -> String {
        let bare = Header {
            players: Vec::new(),
            fairness: None,
            ..self.clone()
        };
        let mut hasher = blake3::Hasher::new();
        hasher.update(&serde_json::to_vec(&bare).expect("a header is plain data"));
        hasher.update(trace.as_bytes());
        hasher.finalize().to_hex().to_string()
    }

    /// The game before its first decision.
    pub fn open<G: Game>(&self) -> Result<Playing<G>, OpenError<G::Reason>> {
        let game = G::open(&self.setup::<G>()?)?;
        match (&self.start, self.seed) {
            // The dice of a start are its own: a seed beside it would prove nothing.
            (Some(_), Some(_)) => Err(OpenError::TwoSeeds),
            (Some(start), None) => {
                let state = G::State::deserialize(start)
                    .map_err(|error| OpenError::Unreadable(error.to_string()))?;
                Playing::from_state(game, state).map_err(OpenError::Impossible)
            }
            (None, Some(seed)) => Ok(Playing::new(game, seed)),
            (None, None) => Err(OpenError::Unseeded),
        }
    }
}

/// What stands in a chronicle's last line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// How many decisions there are.
    pub decisions: u32,
    /// The hash of the header and of the course of the game.
    pub hash: String,
    /// The result; none while the game is not over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// A whole game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chronicle<A> {
    /// The first line.
    pub header: Header,
    /// The decisions.
    pub entries: Vec<Entry<A>>,
    /// The last line.
    pub end: End,
}

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
    #[error("the file has form {found}; this program reads form {FORMAT}")]
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
    #[error("decision {number} (line {}) is not legal: {rejection:?}", number + 1)]
    Illegal {
        /// The decision, from 1.
        number: usize,
        /// Why.
        rejection: Rejection<R>,
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

fn join(faults: &[OptionFault]) -> String {
    let texts: Vec<String> = faults.iter().map(ToString::to_string).collect();
    texts.join("; ")
}

/// The hash of a state, in hexadecimal.
pub fn fingerprint<S: Serialize>(state: &S) -> String {
    let bytes = postcard::to_allocvec(state).expect("a state is plain data");
    blake3::hash(&bytes).to_hex().to_string()
}

impl<G: Game> Playing<G> {
    /// The chronicle of this game so far, seed and secret decisions included: before the end it is for who
    /// runs the game, and for nobody who plays it.
    pub fn chronicle(&self, header: Header) -> Chronicle<G::Action> {
        let end = End {
            decisions: self.entries().len() as u32,
            hash: header.seal(self.trace()),
            outcome: self.game().outcome(self.state()),
        };
        Chronicle {
            header,
            entries: self.entries().to_vec(),
            end,
        }
    }
}

impl<A: Copy + Serialize + serde::de::DeserializeOwned> Chronicle<A> {
    /// Writes the file.
    pub fn write(&self, out: &mut impl Write) -> std::io::Result<()> {
        serde_json::to_writer(&mut *out, &self.header)?;
        writeln!(out)?;
        let mut before = None;
        for entry in &self.entries {
            if before == Some(entry.0) {
                serde_json::to_writer(&mut *out, &entry.1)?;
            } else {
                serde_json::to_writer(&mut *out, entry)?;
            }
            before = Some(entry.0);
            writeln!(out)?;
        }
        serde_json::to_writer(&mut *out, &self.end)?;
        writeln!(out)
    }

    /// The file as text.
    pub fn to_text(&self) -> String {
        let mut bytes = Vec::new();
        self.write(&mut bytes).expect("memory does not fail");
        String::from_utf8(bytes).expect("JSON is UTF-8")
    }

    /// Reads a file. The decisions are not checked yet: see [`Chronicle::replay`].
    pub fn parse(text: &str) -> Result<Chronicle<A>, ChronicleError> {
        let header = read_header(text)?;
        let lines: Vec<&str> = text.lines().collect();
        let Some((last, middle)) = lines[1..].split_last() else {
            return Err(ChronicleError::CutOff { lines: 1 });
        };
        let cut_off = || ChronicleError::CutOff { lines: lines.len() };
        // A decision is an array, the end is an object.
        if !last.starts_with('{') {
            return Err(cut_off());
        }
        let end: End = serde_json::from_str(last).map_err(|_| cut_off())?;
        let mut entries: Vec<Entry<A>> = Vec::with_capacity(middle.len());
        for (index, line) in middle.iter().enumerate() {
            let entry = match entries.last() {
                Some(&Entry(seat, _)) if !line.starts_with('[') => {
                    serde_json::from_str(line).map(|action| Entry(seat, action))
                }
                _ => serde_json::from_str(line),
            };
            entries.push(entry.map_err(|error| malformed(index + 2, &error))?);
        }
        if end.decisions as usize != entries.len() {
            return Err(ChronicleError::Count {
                found: entries.len(),
                counted: end.decisions as usize,
            });
        }
        Ok(Chronicle {
            header,
            entries,
            end,
        })
    }

    /// Plays the whole game again and checks everything: each decision, the hash, the result, the dice.
    pub fn replay<G: Game<Action = A>>(&self) -> Result<Playing<G>, ReplayError<G::Reason>> {
        let mut playing = self.header.open::<G>()?;
        for (index, &Entry(seat, action)) in self.entries.iter().enumerate() {
            playing
                .play(seat, action)
                .map_err(|rejection| ReplayError::Illegal {
                    number: index + 1,
                    rejection,
                })?;
        }
        if self.header.seal(playing.trace()) != self.end.hash {
            return Err(ReplayError::Position);
        }
        if playing.game().outcome(playing.state()) != self.end.outcome {
            return Err(ReplayError::Result);
        }
        if let (Some(fairness), Some(seed)) = (&self.header.fairness, self.header.seed)
            && fairness.proves(seed) == Some(false)
        {
            return Err(ReplayError::Unfair);
        }
        Ok(playing)
    }
}

/// Reads the first line alone, to find out which game a file is of.
pub fn read_header(text: &str) -> Result<Header, ChronicleError> {
    let line = text.lines().next().unwrap_or_default();
    let version: Version = serde_json::from_str(line).map_err(|error| malformed(1, &error))?;
    if version.kroniek != FORMAT {
        return Err(ChronicleError::Format {
            found: version.kroniek,
        });
    }
    serde_json::from_str(line).map_err(|error| malformed(1, &error))
}

#[derive(Deserialize)]
struct Version {
    kroniek: u16,
}

fn malformed(line: usize, error: &serde_json::Error) -> ChronicleError {
    ChronicleError::Malformed {
        line,
        problem: error.to_string(),
    }
}
