//! What is wrong with a data file, as data: the words for it are told elsewhere, in the reader's language.

use serde::Serialize;

/// What is wrong with a data file, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize)]
#[error("line {line}: {key}: {problem:?}")]
pub struct DataFault {
    /// The line, from 1.
    pub line: usize,
    /// What the file calls the value on this line; empty where it is about no single value.
    pub key: String,
    /// The rule that the value must agree with; may be empty.
    pub rule: &'static str,
    /// What is wrong.
    pub problem: DataProblem,
}

/// What can be wrong with a data file: the constraint that is broken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DataProblem {
    /// The file has not the form that the game reads. This is what the reader of TOML says.
    Unreadable(String),
    /// A number, or one of several, is too small or too large.
    Range {
        /// The smallest that it may be.
        least: i64,
        /// The largest that it may be.
        most: i64,
    },
    /// The same of one number of several.
    Nth {
        /// Which, from 1.
        place: usize,
        /// The smallest that it may be.
        least: i64,
        /// The largest that it may be.
        most: i64,
    },
    /// The number is out of range, or between two steps.
    Steps {
        /// The largest that it may be; the smallest is 0.
        most: i64,
        /// The length of a step in hundredths.
        hundredths: i64,
    },
    /// It is none of these.
    OneOf(&'static [&'static str]),
    /// No such name is known here, but these are.
    NoneOf {
        /// The name.
        name: String,
        /// Those that are known.
        known: Vec<String>,
    },
    /// The list has another length.
    Length {
        /// How long it must be.
        wanted: usize,
        /// How long it is.
        found: usize,
    },
    /// It must be this, as the file would write it.
    Exactly(&'static str),
    /// A worked example of the rulebook needs this value.
    Example(&'static str),
    /// The rulebook says something else.
    Rulebook,
    /// A table of the file and an example in it disagree.
    Table {
        /// What the table gives.
        found: i64,
        /// What the example says.
        wanted: i64,
    },
    /// Numbers add up to something else.
    Sum {
        /// What they add up to.
        found: i64,
        /// What they should.
        wanted: i64,
    },
    /// Each number must be larger than the one before it.
    Rising,
    /// No number may be smaller than the one before it.
    Falling,
    /// No number may be larger than the one below it in the next row.
    NextRow,
    /// It is larger than another value of the same entry.
    MoreThan(&'static str),
    /// There are more of them than there may be.
    TooMany {
        /// The most that there may be.
        most: usize,
    },
    /// More are needed than there are.
    TooFew {
        /// How many are needed.
        needed: usize,
        /// How many there are.
        there: usize,
    },
    /// The same for a number of players.
    TooFewFor {
        /// How many play.
        players: u8,
        /// How many are needed.
        needed: usize,
        /// How many there are.
        there: usize,
    },
    /// The pieces of players and the neutral ones must fill all spaces.
    Fill {
        /// How many spaces there are.
        spaces: usize,
        /// How many neutral pieces there may be.
        neutral: usize,
    },
    /// Another number of entries of a kind must have this value.
    Share {
        /// How many.
        wanted: usize,
    },
    /// There is another number of entries.
    Entries {
        /// What the file calls them.
        id: &'static str,
        /// How many there must be.
        wanted: usize,
        /// How many there are.
        found: usize,
    },
    /// The list is empty.
    Empty,
    /// Something is missing.
    Missing(String),
    /// Something stands there twice.
    Twice(String),
    /// A neighbour that is not one the other way round.
    OneWay {
        /// Whose neighbour it is said to be.
        from: String,
        /// The neighbour.
        to: String,
    },
    /// It names itself.
    Itself(String),
    /// It belongs to nothing.
    Nowhere(String),
    /// No such name is known.
    Unknown(String),
    /// It does not belong here.
    Stray,
    /// Only this entry has the value, and must have it.
    OnlyOf {
        /// The entry.
        id: &'static str,
        /// The value.
        key: &'static str,
    },
    /// The way leads in circles.
    Circle,
    /// It must be a number.
    NoNumber(String),
    /// A network of another game.
    OtherGame(String),
    /// This is no network, and why.
    NoNetwork(String),
    /// A network that was trained on other features.
    OtherFeatures,
}

impl DataProblem {
    /// What the reader of TOML says, as data where it says what we know too.
    pub fn read(message: &str) -> DataProblem {
        let named = |begin: &str| {
            let (name, _) = message.strip_prefix(begin)?.split_once('`')?;
            Some(name.to_owned())
        };
        let missing = named("missing field `").map(DataProblem::Missing);
        let unknown = || named("unknown field `").map(DataProblem::Unknown);
        let none_of = || {
            let name = named("unknown variant `")?;
            let (_, expected) = message.split_once(", expected ")?;
            let known = expected.split('`').skip(1).step_by(2);
            let known = known.map(str::to_owned).collect();
            Some(DataProblem::NoneOf { name, known })
        };
        missing
            .or_else(unknown)
            .or_else(none_of)
            .or_else(|| size(message))
            .unwrap_or_else(|| DataProblem::Unreadable(message.to_owned()))
    }
}

/// A number that its type has no room for, or a list of the wrong length.
fn size(message: &str) -> Option<DataProblem> {
    if let Some(lengths) = message.strip_prefix("invalid length ") {
        let (found, wanted) = lengths.split_once(", expected an array of length ")?;
        let (wanted, found) = (wanted.parse().ok()?, found.parse().ok()?);
        return Some(DataProblem::Length { wanted, found });
    }
    let (_, wanted) = message
        .strip_prefix("invalid value: integer `")?
        .split_once("`, expected ")?;
    Some(match wanted {
        "u8" => range(u8::MIN, u8::MAX),
        "u16" => range(u16::MIN, u16::MAX),
        "i8" => range(i8::MIN, i8::MAX),
        "i16" => range(i16::MIN, i16::MAX),
        _ => return None,
    })
}

/// A number that may be so small and so large.
pub fn range(least: impl Into<i64>, most: impl Into<i64>) -> DataProblem {
    DataProblem::Range {
        least: least.into(),
        most: most.into(),
    }
}

impl DataFault {
    /// A fault at a place of the file, given as an offset in bytes.
    pub fn at(text: &str, offset: usize, problem: DataProblem) -> DataFault {
        let line = line_of(text, offset);
        DataFault {
            line,
            key: key_on(text, line),
            rule: "",
            problem,
        }
    }

    /// What the reader of TOML found.
    pub(super) fn of_toml(text: &str, error: &toml::de::Error) -> DataFault {
        let span = error.span().unwrap_or_default();
        let problem = match error.message() {
            // Which of several kinds of names it should be is not known: it is none of them.
            message if message.starts_with("data did not match any variant") => {
                let name = text.get(span.clone()).unwrap_or_default();
                DataProblem::Unknown(name.trim_matches('"').to_owned())
            }
            message => DataProblem::read(message),
        };
        DataFault::at(text, span.start, problem)
    }

    /// A fault of the whole file, which is told at its end.
    pub fn at_the_end(text: &str, problem: DataProblem) -> DataFault {
        DataFault {
            line: text.lines().count().max(1),
            key: String::new(),
            rule: "",
            problem,
        }
    }

    /// With the rule that the value must agree with.
    pub fn by_rule(self, rule: &'static str) -> DataFault {
        DataFault { rule, ..self }
    }
}

/// The line of a byte offset, from 1.
pub fn line_of(text: &str, offset: usize) -> usize {
    let before = text.as_bytes().iter().take(offset);
    1 + before.filter(|&&byte| byte == b'\n').count()
}

/// What the file calls the value on a line.
fn key_on(text: &str, line: usize) -> String {
    let written = text
        .lines()
        .nth(line - 1)
        .and_then(|line| line.split_once('='));
    let key = written.map_or("", |(key, _)| key.trim());
    let is_key = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.');
    if key.chars().all(is_key) && key.len() <= 60 {
        key.to_owned()
    } else {
        String::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_reader_of_toml_says_is_data() {
        let read = DataProblem::read;
        let missing = read("missing field `cost`");
        assert_eq!(missing, DataProblem::Missing("cost".to_owned()));
        let field = read("unknown field `price`, expected `cost`");
        assert_eq!(field, DataProblem::Unknown("price".to_owned()));
        let variant = read("unknown variant `pink`, expected one of `red`, `blue`");
        let known = ["red", "blue"].map(str::to_owned).to_vec();
        let name = "pink".to_owned();
        assert_eq!(variant, DataProblem::NoneOf { name, known });
        let (wanted, found) = (3, 2);
        assert_eq!(
            read("invalid length 2, expected an array of length 3"),
            DataProblem::Length { wanted, found }
        );
        assert_eq!(
            read("invalid value: integer `300`, expected u8"),
            range(0, 255)
        );
        let other = "invalid type: string \"x\", expected u8";
        assert_eq!(read(other), DataProblem::Unreadable(other.to_owned()));
    }

    #[test]
    fn the_key_is_what_stands_before_the_equals_sign() {
        let text = "# a = b\ncost = { value = 3 }\n[[card]]\n";
        let key = |offset| DataFault::at(text, offset, DataProblem::Stray).key;
        assert_eq!(key(0), "");
        assert_eq!(key(10), "cost");
        assert_eq!(key(text.len()), "");
    }
}
