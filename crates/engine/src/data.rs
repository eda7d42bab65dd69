//! Data with provenance: every number that is printed on a board or card says where it is known from.

mod edition;
mod fault;
mod figure_form;

use std::fmt;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use toml::Spanned;

pub use edition::{Change, Changes, Figure, Figures};
pub use fault::{DataFault, DataProblem, line_of, range};
pub use figure_form::{FigureForm, LONGEST_FIGURE};

use crate::SetupError;

/// Where a datum is known from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// The rulebook says so.
    Rulebook,
    /// A public page says so.
    Public,
    /// General knowledge, not looked up.
    Memory,
    /// Chosen so that it fits what is known.
    Reconstructed,
    /// Whoever owns the printed game has read it there.
    Owner,
}

impl Source {
    /// All of them, the surest of the game's own first.
    pub const ALL: [Source; 5] = [
        Source::Rulebook,
        Source::Public,
        Source::Memory,
        Source::Reconstructed,
        Source::Owner,
    ];

    /// The source with this name.
    pub fn named(name: &str) -> Option<Source> {
        Source::ALL
            .into_iter()
            .find(|source| source.to_string() == name)
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Source::Rulebook => "rulebook",
            Source::Public => "public",
            Source::Memory => "memory",
            Source::Reconstructed => "reconstructed",
            Source::Owner => "owner",
        })
    }
}

/// The data that come with a game, read once: reading takes longer than many a game.
#[derive(Debug)]
pub struct BuiltinData<D> {
    text: &'static str,
    read: fn(&str) -> Result<D, Vec<DataFault>>,
    kept: OnceLock<D>,
}

impl<D: Clone> BuiltinData<D> {
    /// The data in this text, and how it is read.
    pub const fn new(
        text: &'static str,
        read: fn(&str) -> Result<D, Vec<DataFault>>,
    ) -> BuiltinData<D> {
        BuiltinData {
            text,
            read,
            kept: OnceLock::new(),
        }
    }

    /// The text.
    pub fn text(&self) -> &'static str {
        self.text
    }

    /// What a table plays with: the data of its own, if it was given any, or those of the game.
    pub fn or(&self, given: Option<&str>) -> Result<D, SetupError> {
        if let Some(text) = given {
            return (self.read)(text).map_err(SetupError::Data);
        }
        if let Some(kept) = self.kept.get() {
            return Ok(kept.clone());
        }
        let data = (self.read)(self.text).map_err(SetupError::Data)?;
        Ok(self.kept.get_or_init(|| data).clone())
    }
}

/// A value in a data file: `{ value = 3, source = "rulebook", note = "…" }`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sourced<T> {
    /// The value with its place in the file.
    pub value: Spanned<T>,
    /// Where it is known from.
    pub source: Source,
    /// What else is to be said about it.
    #[serde(default)]
    pub note: String,
}

impl<T> Sourced<T> {
    /// The value.
    pub fn get(&self) -> &T {
        self.value.get_ref()
    }

    /// A fault at this value's line.
    pub fn fault(&self, text: &str, problem: DataProblem) -> DataFault {
        DataFault::at(text, self.value.span().start, problem)
    }
}

/// A number with at most two decimals, kept as whole hundredths: rules reckon without fractions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hundredths(pub i32);

impl<'de> Deserialize<'de> for Hundredths {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Hundredths, D::Error> {
        let hundredths = f64::deserialize(deserializer)? * 100.0;
        let whole = hundredths.round();
        if (hundredths - whole).abs() > 1e-6 || whole.abs() > 1e6 {
            let message = "a number has at most two decimals and is below ten thousand";
            return Err(serde::de::Error::custom(message));
        }
        Ok(Hundredths(whole as i32))
    }
}

/// Reads a data file into a typed form.
pub fn parse<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, DataFault> {
    toml::from_str(text).map_err(|error| DataFault::of_toml(text, &error))
}

/// One datum of a data file, for lists that people read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Datum {
    /// Where it stands, such as `territory.zeeland.treasury`.
    pub path: String,
    /// The value as it is written.
    pub value: String,
    /// Where it is known from.
    pub source: Source,
    /// What else is to be said about it.
    pub note: String,
}

/// Every datum of a data file, in the order of the file.
pub fn list(text: &str) -> Result<Vec<Datum>, DataFault> {
    let table: toml::Table = parse(text)?;
    let mut data = Vec::new();
    walk("", &toml::Value::Table(table), &mut data);
    Ok(data)
}

fn walk(path: &str, value: &toml::Value, data: &mut Vec<Datum>) {
    match value {
        toml::Value::Table(table) => {
            let source = table
                .get("source")
                .and_then(|source| Source::named(source.as_str()?));
            if let (Some(value), Some(source)) = (table.get("value"), source) {
                data.push(Datum {
                    path: path.to_owned(),
                    value: plain(value),
                    source,
                    note: table.get("note").map(plain).unwrap_or_default(),
                });
            } else {
                for (key, value) in table {
                    walk(&join(path, key), value, data);
                }
            }
        }
        toml::Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                let name = item
                    .get("id")
                    .and_then(toml::Value::as_str)
                    .map_or_else(|| index.to_string(), str::to_owned);
                walk(&join(path, &name), item, data);
            }
        }
        _ => {}
    }
}

fn join(path: &str, key: &str) -> String {
    if path.is_empty() {
        key.to_owned()
    } else {
        format!("{path}.{key}")
    }
}

fn plain(value: &toml::Value) -> String {
    match value {
        toml::Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Deserialize)]
    struct File {
        treasury: Sourced<u8>,
    }

    #[test]
    fn decimals_become_whole_hundredths() {
        #[derive(Deserialize)]
        struct Points {
            points: Sourced<Hundredths>,
        }
        let read = |value: &str| {
            let text = format!("points = {{ value = {value}, source = \"memory\" }}");
            parse::<Points>(&text).map(|file| file.points.get().0)
        };
        assert_eq!(read("2.5"), Ok(250));
        assert_eq!(read("0.07"), Ok(7));
        assert_eq!(read("3"), Ok(300));
        assert!(read("0.125").is_err());
    }

    #[test]
    fn faults_name_the_line() {
        let text = "# first\n\ntreasury = { value = 300, source = \"memory\" }\n";
        assert_eq!(parse::<File>(text).err().map(|fault| fault.line), Some(3));
        let text = "\ntreasury = { value = 3, source = \"memory\" }\n";
        let file: File = parse(text).unwrap();
        let fault = file.treasury.fault(text, DataProblem::Empty);
        assert_eq!((fault.line, fault.key.as_str()), (2, "treasury"));
        assert_eq!(DataFault::at_the_end("", DataProblem::Empty).line, 1);
    }

    #[test]
    fn lists_every_datum_with_its_path() {
        let text = "[[place]]\nid = \"gent\"\nvalue = { value = 3, source = \"rulebook\", note = \"5.2\" }\n";
        let data = list(text).unwrap();
        assert_eq!(data[0].path, "place.gent.value");
        assert_eq!(data[0].value, "3");
        assert_eq!(data[0].source, Source::Rulebook);
    }
}
