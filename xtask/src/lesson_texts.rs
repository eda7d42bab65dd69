//! The texts of lessons, companions and rulings. They stand in files of their own, beside what they are about.

use std::path::Path;

use anyhow::{Context, Result};
use toml::{Table, Value};

use crate::texts::{Row, files};

/// Every text of a game's lessons, of its companion and of its rulings; none for what has no lessons.
pub(crate) fn rows(root: &Path, id: &str) -> Result<Vec<Row>> {
    let folder = root.join("games").join(id).join("lessons");
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut paths = files(&folder)?;
    paths.sort();
    let mut rows = Vec::new();
    for path in paths {
        let name = path.file_stem().and_then(|name| name.to_str());
        let name = name.context("a lesson has a plain name")?;
        let text = std::fs::read_to_string(&path)?;
        let lesson: Table = text.parse().with_context(|| path.display().to_string())?;
        collect(&format!("lesson {name}"), &lesson, &mut rows);
    }
    for name in ["companion", "rulings"] {
        let path = root.join("games").join(id).join(format!("{name}.toml"));
        let text = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let file: Table = text.parse().with_context(|| path.display().to_string())?;
        collect(name, &file, &mut rows);
    }
    Ok(rows)
}

/// The texts of a table and of what is in it: a table with the three languages is one.
fn collect(key: &str, table: &Table, rows: &mut Vec<Row>) {
    let said = |lang: &str| table.get(lang).and_then(Value::as_str).map(str::to_owned);
    if let (Some(en), Some(nl), Some(hu)) = (said("en"), said("nl"), said("hu")) {
        // The numbers of places on the board are not arguments.
        let plain = [en, nl, hu].map(|text| text.replace(['{', '}'], ""));
        rows.push(Row::fixed(key.to_owned(), &plain));
        return;
    }
    for (name, value) in table {
        match value {
            Value::Table(inner) => collect(&format!("{key}, {name}"), inner, rows),
            Value::Array(items) => {
                for (number, item) in items.iter().enumerate() {
                    if let Value::Table(inner) = item {
                        collect(&format!("{key}, {name} {}", number + 1), inner, rows);
                    }
                }
            }
            _ => {}
        }
    }
}
