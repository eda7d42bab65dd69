//! The style sheets: what a language's sheet forbids is in no text of that language, and words agree with their numbers.

mod numbers;
pub(super) mod sheet;

use std::path::Path;

use anyhow::{Context, Result};
use sheet::Words;

use crate::texts::{all_entries, all_rows};

/// The languages in the order of a text's columns, each with its style sheet.
const SHEETS: [&str; 3] = ["docs/style/en.md", "docs/style/nl.md", "docs/style/hu.md"];

/// Every text that its language's style sheet forbids.
pub(super) fn faults(root: &Path) -> Result<Vec<String>> {
    let rows = all_rows(root)?;
    let mut faults = numbers::faults(&all_entries(root)?);
    for (column, path) in SHEETS.into_iter().enumerate() {
        let sheet = std::fs::read_to_string(root.join(path)).context(path)?;
        let words = sheet::rules(&sheet, "Words");
        let buttons = sheet::rules(&sheet, "Buttons");
        for (table, row) in &rows {
            let said = Words::of(&row.cells[column].text);
            let on_buttons = buttons.iter().filter(|_| row.is_button);
            for rule in words.iter().chain(on_buttons) {
                for found in rule.broken_by(&said) {
                    let (key, say) = (&row.key, &rule.say);
                    faults.push(format!(
                        "{table}, {key}: '{found}' should be '{say}' ({path})"
                    ));
                }
            }
        }
    }
    Ok(faults)
}
