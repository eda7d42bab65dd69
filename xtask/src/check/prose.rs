//! What stands in comments, documents and names of tests: plain words, and they for a player.

use std::path::Path;

use anyhow::{Context, Result};

use super::style::sheet::{Rule, Words, rules};
use crate::run::files;

/// Where the words stand.
const SHEET: &str = "docs/style/en.md";

/// Every line that people read and that says what English does not say.
pub(super) fn faults(root: &Path) -> Result<Vec<String>> {
    let sheet = std::fs::read_to_string(root.join(SHEET)).context(SHEET)?;
    let rules = rules(&sheet, "Prose");
    let list = files(root, &["*.rs", "*.md", "*.js", "*.css", "*.py", "*.toml"])?;
    let mut faults = Vec::new();
    for path in list.iter().filter(|path| !path.starts_with("docs/style/")) {
        let text = std::fs::read_to_string(root.join(path))?;
        faults.extend(file_faults(&rules, path, &text));
    }
    Ok(faults)
}

fn file_faults(rules: &[Rule], path: &str, text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let prose = prose(path, line);
        if prose.is_empty() {
            continue;
        }
        let words = Words::of(&prose);
        for rule in rules {
            for found in rule.broken_by(&words) {
                let (line, say) = (index + 1, &rule.say);
                faults.push(format!(
                    "{path}:{line}: '{found}' should be '{say}' ({SHEET})"
                ));
            }
        }
    }
    faults
}

/// What people read of a line: all of a document, and of a program the comment and the name of a function.
fn prose(path: &str, line: &str) -> String {
    let after = |mark: &str| line.split_once(mark).map(|(_, rest)| rest.to_owned());
    match path.rsplit('.').next() {
        Some("md") => line.to_owned(),
        Some("toml" | "py") => after("# ").unwrap_or_default(),
        Some("css") => after("/*").unwrap_or_default(),
        _ => {
            let comment = after("// ")
                .or_else(|| after("//! "))
                .or_else(|| after("/// "));
            let name = after("fn ").map(|name| name.replace('_', " "));
            comment.or(name).unwrap_or_default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_documents_and_names_are_read() {
        let sheet = "\n## Prose\n\n| say | never |\n|---|---|\n| they | `he`, `his` |\n";
        let rules = rules(sheet, "Prose");
        let count = |path: &str, text: &str| file_faults(&rules, path, text).len();
        assert_eq!(count("a.md", "He wins."), 1);
        assert_eq!(count("a.rs", "\u{2f}\u{2f}/ What he knows."), 1);
        assert_eq!(count("a.rs", "    let his = 1; \u{2f}/ not his"), 1);
        assert_eq!(
            count("a.rs", "f\u{6e} whoever_passes_keeps_his_dice() {"),
            1
        );
        assert_eq!(count("a.toml", "# his\nhis = 1"), 1);
        assert_eq!(count("a.rs", "let his = \"him\"; fn the_rest()"), 0);
        let fault = &file_faults(&rules, "a.md", "\nhis")[0];
        assert_eq!(fault, "a.md:2: 'his' should be 'they' (docs/style/en.md)");
    }
}
