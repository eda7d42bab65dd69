//! Reads the values of a file, and notes everything that is wrong with them.

use std::path::Path;

use toml::{Table, Value};

use crate::form::Lang;

/// What is wrong with the files.
#[derive(Debug, Default)]
pub struct Faults {
    /// The file that is being read.
    pub file: String,
    /// Everything that was found.
    pub found: Vec<String>,
}

impl Faults {
    /// Notes what is wrong at a place.
    pub fn note(&mut self, place: &str, fault: impl std::fmt::Display) {
        self.found.push(format!("{} [{place}]: {fault}", self.file));
    }

    /// The value, or a note and nothing.
    pub(crate) fn take<T>(&mut self, place: &str, found: Result<T, String>) -> Option<T> {
        found.map_err(|fault| self.note(place, fault)).ok()
    }
}

/// Reads a file.
pub fn open(path: &Path, faults: &mut Faults) -> Table {
    faults.file = path.display().to_string();
    let text = std::fs::read_to_string(path).map_err(|error| error.to_string());
    let table = text.and_then(|text| text.parse::<Table>().map_err(|error| error.to_string()));
    faults.take("", table).unwrap_or_default()
}

/// A text in each language.
pub type Texts = [String; 3];

/// The table under this name.
pub(crate) fn table<'t>(
    from: &'t Table,
    name: &str,
    place: &str,
    faults: &mut Faults,
) -> Option<&'t Table> {
    let found = from.get(name).and_then(Value::as_table);
    if found.is_none() {
        faults.note(place, format_args!("there is no '{name}'"));
    }
    found
}

/// Reads `en`, `nl` and `hu`, or `all` where the languages agree; `others` may stand beside them.
pub(crate) fn texts(
    table: &Table,
    others: &[&str],
    place: &str,
    faults: &mut Faults,
) -> Option<Texts> {
    for name in table.keys().map(String::as_str) {
        let known = name == "all" || Lang::ALL.iter().any(|lang| lang.tag() == name);
        if !known && !others.contains(&name) {
            faults.note(place, format_args!("'{name}' is not known here"));
        }
    }
    let mut read = |lang: Lang| match table.get(lang.tag()).or(table.get("all")) {
        Some(Value::String(text)) if !text.trim().is_empty() => Some(text.clone()),
        _ => {
            faults.note(place, format_args!("there is no {}", lang.tag()));
            None
        }
    };
    let [en, nl, hu] = Lang::ALL.map(&mut read);
    Some([en?, nl?, hu?])
}
