//! The chronicle: the whole game as a small file that its players own.
//!
//! JSON Lines. First a header, then one line a decision (`[seat, action]`, or the action alone if the seat is that
//! of the line before), a decision that the table made in a seat's name because there was no other choice
//! (`["automatic", seat, action]`) or a rewind (`["rewind", seat, decisions]`), then the end with the number
//! of decisions and the hash of the whole course. A file without its end was cut off. After the end may stand the
//! [`Signature`] of the server that the game was played on.

mod error;
mod signature;

use std::collections::BTreeMap;
use std::io::Write;
use std::num::NonZero;

use serde::{Deserialize, Serialize};

use crate::dice::Seed;
use crate::fair::Fairness;
use crate::game::{Game, Outcome, Setup};
use crate::number::DecisionNumber;
use crate::options::Options;
use crate::playing::{Entry, Playing, Trace};
use crate::seat::{Seat, Seats};

pub use error::{ChronicleError, OpenError, ReplayError};
pub use signature::Signature;

/// The newest version of the file's form.
pub const FORMAT: u16 = 2;
/// The first form that knows rewinds, automatic decisions and signatures.
const WITH_REWINDS: u16 = 2;

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
    /// Whether the players agreed to do without rewinds.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_rewinds: bool,
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
            no_rewinds: false,
        }
    }

    /// The rules as the table agreed on them. Whatever is wrong here needs no reason of the game's own (`R`).
    pub fn rules<G: Game, R>(&self) -> Result<G, OpenError<R>> {
        if self.game != G::ID {
            return Err(OpenError::Game {
                found: self.game.clone(),
                wanted: G::ID,
            });
        }
        let options = Options::parse(G::OPTIONS, &self.options).map_err(OpenError::Options)?;
        Ok(G::open(&Setup {
            seats: self.seats,
            options,
            data: self.data.clone(),
            rules: self.rules,
        })?)
    }

    /// The hash that stands at the end: of what the table agreed on and of the course of the game. Names and
    /// the proof of the dice may be added or taken away, and a game that was stored in the first form can be written
    /// in a newer one.
    fn seal(&self, trace: Trace) -> String {
        let bare = Header {
            kroniek: 1,
            players: Vec::new(),
            fairness: None,
            ..self.clone()
        };
        let mut hasher = blake3::Hasher::new();
        hasher.update(&serde_json::to_vec(&bare).expect("a header is plain data"));
        hasher.update(trace.as_bytes());
        hasher.finalize().to_hex().to_string()
    }

    /// The game before its first decision, by the rules that [`Header::rules`] gave.
    pub fn open<G: Game>(&self, game: G) -> Result<Playing<G>, OpenError<G::Reason>> {
        let playing = match (&self.start, self.seed) {
            // The dice of a start are its own: a seed beside it would prove nothing.
            (Some(_), Some(_)) => Err(OpenError::TwoSeeds),
            (Some(start), None) => {
                let state = G::State::deserialize(start)
                    .map_err(|error| OpenError::Unreadable(error.to_string()))?;
                Playing::from_state(game, state).map_err(OpenError::Impossible)
            }
            (None, Some(seed)) => Ok(Playing::new(game, seed)),
            (None, None) => Err(OpenError::Unseeded),
        }?;
        Ok(if self.no_rewinds {
            playing.without_rewinds()
        } else {
            playing
        })
    }
}

/// What stands in a chronicle's last line.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// How many decisions led to the end; those that a rewind took back are not among them.
    pub decisions: DecisionNumber,
    /// How often the game was rewound, if it was.
    #[serde(default)]
    pub rewinds: Option<NonZero<usize>>,
    /// The hash of the header and of the course of the game.
    pub hash: String,
    /// The result; none while the game is not over.
    #[serde(default)]
    pub outcome: Option<Outcome>,
}

/// The last line as it is written.
#[derive(Serialize)]
struct EndLine<'e> {
    decisions: DecisionNumber,
    #[serde(skip_serializing_if = "Option::is_none")]
    rewinds: Option<NonZero<usize>>,
    hash: &'e str,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<OutcomeLine<'e>>,
}

/// A result in a chronicle: the winners are a number there, so that an old chronicle is written as it was.
#[derive(Serialize)]
struct OutcomeLine<'e> {
    winners: Seats,
    scores: &'e [i32],
    result: &'e str,
}

impl End {
    fn line(&self) -> EndLine<'_> {
        EndLine {
            decisions: self.decisions,
            rewinds: self.rewinds,
            hash: &self.hash,
            outcome: self.outcome.as_ref().map(|outcome| OutcomeLine {
                winners: outcome.winners,
                scores: &outcome.scores,
                result: &outcome.result,
            }),
        }
    }
}

/// What stands in a line between the first and the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<A> {
    /// A decision.
    Decision(Entry<A>),
    /// A decision that the table made in the seat's name, because there was no other choice.
    Automatic(Entry<A>),
    /// The seat wanted the game to go back to the position after the decision, and everybody agreed.
    Rewind(Seat, DecisionNumber),
}

/// How the line of a rewind begins. No decision does: it is an array that begins with a number, or no array.
const REWIND: &str = r#"["rewind","#;

/// How the line of an automatic decision begins.
const AUTOMATIC: &str = r#"["automatic","#;

/// A whole game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chronicle<A> {
    /// The first line.
    pub header: Header,
    /// The decisions, also those that were taken back by a rewind, and the rewinds.
    pub steps: Vec<Step<A>>,
    /// The last line.
    pub end: End,
}

/// The hash of a state, in hexadecimal.
pub fn fingerprint<S: Serialize>(state: &S) -> String {
    let bytes = postcard::to_allocvec(state).expect("a state is plain data");
    blake3::hash(&bytes).to_hex().to_string()
}

impl<G: Game> Playing<G> {
    /// The chronicle of this game so far, seed and secret decisions included: before the end it is for who
    /// runs the game, and for nobody who plays it.
    pub fn chronicle(&self, mut header: Header) -> Chronicle<G::Action> {
        let mut steps = Vec::new();
        for rewind in self.rewinds() {
            steps.extend(&rewind.made);
            steps.push(Step::Rewind(rewind.seat, rewind.to));
        }
        steps.extend(self.made_since_rewind());
        if !steps.iter().all(|step| matches!(step, Step::Decision(_))) {
            header.kroniek = header.kroniek.max(WITH_REWINDS);
        }
        let end = End {
            decisions: self.decisions(),
            rewinds: NonZero::new(self.rewinds().len()),
            hash: header.seal(self.trace()),
            outcome: self.game().outcome(self.state()),
        };
        Chronicle { header, steps, end }
    }
}

impl<A: Copy + Serialize + serde::de::DeserializeOwned> Chronicle<A> {
    /// Writes the file.
    pub fn write(&self, out: &mut impl Write) -> std::io::Result<()> {
        serde_json::to_writer(&mut *out, &self.header)?;
        writeln!(out)?;
        let mut before = None;
        for step in &self.steps {
            match step {
                Step::Decision(Entry(seat, action)) if before == Some(*seat) => {
                    serde_json::to_writer(&mut *out, action)?;
                }
                Step::Decision(entry) => {
                    serde_json::to_writer(&mut *out, entry)?;
                    before = Some(entry.0);
                }
                Step::Automatic(Entry(seat, action)) => {
                    serde_json::to_writer(&mut *out, &("automatic", seat, action))?;
                    before = None;
                }
                Step::Rewind(seat, to) => {
                    serde_json::to_writer(&mut *out, &("rewind", seat, to))?;
                    before = None;
                }
            }
            writeln!(out)?;
        }
        serde_json::to_writer(&mut *out, &self.end.line())?;
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
        let mut lines: Vec<&str> = text.lines().collect();
        let number = lines.len();
        if header.kroniek >= WITH_REWINDS
            && let Some(line) = lines.pop_if(|line| Signature::is_line(line))
        {
            Signature::parse(line).map_err(|error| malformed(number, &error))?;
        }
        let cut_off = || ChronicleError::CutOff { lines: number };
        let Some((last, middle)) = lines.get(1..).and_then(<[&str]>::split_last) else {
            return Err(cut_off());
        };
        // A decision of the seat of the line before can be an object too, but none has these fields.
        let end: End = serde_json::from_str(last).map_err(|_| cut_off())?;
        let mut steps: Vec<Step<A>> = Vec::with_capacity(middle.len());
        let (mut before, mut decisions) = (None, 0);
        for (index, line) in middle.iter().enumerate() {
            let known = |beginning| header.kroniek >= WITH_REWINDS && line.starts_with(beginning);
            let step = if known(REWIND) {
                serde_json::from_str(line).map(|(_, seat, to): (String, Seat, DecisionNumber)| {
                    (before, decisions) = (None, to.count());
                    Step::Rewind(seat, to)
                })
            } else if known(AUTOMATIC) {
                serde_json::from_str(line).map(|(_, seat, action): (String, Seat, A)| {
                    (before, decisions) = (None, decisions + 1);
                    Step::Automatic(Entry(seat, action))
                })
            } else {
                let entry = match before {
                    Some(seat) if !line.starts_with('[') => {
                        serde_json::from_str(line).map(|action| Entry(seat, action))
                    }
                    _ => serde_json::from_str(line),
                };
                entry.map(|entry: Entry<A>| {
                    (before, decisions) = (Some(entry.0), decisions + 1);
                    Step::Decision(entry)
                })
            };
            steps.push(step.map_err(|error| malformed(index + 2, &error))?);
        }
        if end.decisions.count() != decisions {
            return Err(ChronicleError::Count {
                found: decisions,
                counted: end.decisions.count(),
            });
        }
        Ok(Chronicle { header, steps, end })
    }

    /// Plays the whole game again and checks everything: each decision, the hash, the result, the dice.
    pub fn replay<G: Game<Action = A>>(&self) -> Result<Playing<G>, ReplayError<G::Reason>> {
        self.replay_by(self.header.rules()?)
    }

    /// The same by the rules that [`Header::rules`] gave.
    pub fn replay_by<G: Game<Action = A>>(
        &self,
        game: G,
    ) -> Result<Playing<G>, ReplayError<G::Reason>> {
        let mut playing = self.header.open(game)?;
        for (line, &step) in (2..).zip(&self.steps) {
            let decision = playing.decisions().next();
            let illegal = |rejection| ReplayError::Illegal {
                decision,
                line,
                rejection,
            };
            match step {
                Step::Decision(Entry(seat, action)) => {
                    playing.play(seat, action).map_err(illegal)?;
                }
                Step::Automatic(Entry(seat, action)) => {
                    let choices = playing.legal(seat).len();
                    playing.play_automatic(seat, action).map_err(illegal)?;
                    if choices > 1 {
                        return Err(ReplayError::NotAutomatic { decision, line });
                    }
                }
                Step::Rewind(seat, to) => {
                    let rewound = playing.rewind(seat, to);
                    rewound.map_err(|refusal| ReplayError::Rewind { line, refusal })?;
                }
            }
        }
        if self.header.seal(playing.trace()) != self.end.hash {
            return Err(ReplayError::Position);
        }
        if playing.game().outcome(playing.state()) != self.end.outcome
            || NonZero::new(playing.rewinds().len()) != self.end.rewinds
        {
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
    if !(1..=FORMAT).contains(&version.kroniek) {
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
