//! What no file of the repository may contain, and how long it may be.

use std::path::Path;

use anyhow::Result;

use crate::run::files;

/// The most lines of a file that people read.
const LONGEST: usize = 500;

/// What people read; a table of figures is as long as it is.
const READ: &[&str] = &["rs", "md", "css", "js"];

/// What may not stand anywhere, in two parts so that it does not stand here: marks of unfinished work, tests
/// that do not run or that wait for luck, and paths of somebody's machine.
const FORBIDDEN: &[(&str, &str)] = &[
    ("TO", "DO"),
    ("FIX", "ME"),
    ("todo", "!("),
    ("unimplemented", "!("),
    ("#[ig", "nore"),
    ("thread::", "sleep"),
    ("/wo", "rk/"),
    ("/ro", "ot/"),
    ("/ho", "me/"),
];

/// What rules do without: whatever could make the same decisions lead elsewhere, and the outside world.
const IMPURE: &[&str] = &[
    "HashMap",
    "HashSet",
    "f32",
    "f64",
    "std::env",
    "std::fs",
    "std::net",
    "std::thread",
    "std::time",
    "println!",
];

/// Where every crate of others comes from.
const REGISTRY: &str = "source = \"registry+https://github.com/rust-lang/crates.io-index\"";

/// Everything that is wrong with the files.
pub(super) fn faults(root: &Path) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for path in files(root, &[])? {
        // One that is not text has no lines to check.
        if let Ok(text) = std::fs::read_to_string(root.join(&path)) {
            faults.extend(file_faults(&path, &text));
        }
    }
    Ok(faults)
}

fn file_faults(path: &str, text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let name = Path::new(path);
    let extension = name.extension().and_then(|end| end.to_str()).unwrap_or("");
    if READ.contains(&extension) && text.lines().count() > LONGEST {
        faults.push(format!("{path}: longer than {LONGEST} lines"));
    }
    if name.file_name().is_some_and(|name| name == "mod.rs") {
        faults.push(format!("{path}: a module's file has the module's name"));
    }
    for (index, line) in text.lines().enumerate() {
        let place = format!("{path}:{}", index + 1);
        for (first, second) in FORBIDDEN {
            if line.contains(&format!("{first}{second}")) {
                faults.push(format!("{place}: '{first}{second}' must not stand here"));
            }
        }
        if path.starts_with("games/") && path.contains("/rules/src/") {
            for impure in IMPURE.iter().filter(|&impure| line.contains(impure)) {
                faults.push(format!("{place}: rules do without {impure}"));
            }
        }
        if path.ends_with("Cargo.lock") && line.starts_with("source = ") && line != REGISTRY {
            faults.push(format!("{place}: a crate from elsewhere"));
        }
        if extension != "md" && line.ends_with([' ', '\t']) {
            faults.push(format!("{place}: blanks at the end"));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_can_be_broken() {
        let long = "line\n".repeat(LONGEST + 1);
        assert_eq!(file_faults("a.rs", &long).len(), 1);
        assert_eq!(file_faults("a.svg", &long).len(), 0);
        assert_eq!(file_faults("a/mod.rs", "").len(), 1);
        assert_eq!(file_faults("a.rs", "let a = 1; \n").len(), 1);
        assert_eq!(file_faults("Cargo.lock", "source = \"git+x\"").len(), 1);
        assert_eq!(
            file_faults("games/a/rules/src/b.rs", "use std::fs;").len(),
            1
        );
        assert_eq!(
            file_faults("crates/store/src/b.rs", "use std::fs;").len(),
            0
        );
        for (first, second) in FORBIDDEN {
            let text = format!("a\n// {first}{second}\n");
            let faults = file_faults("a.rs", &text);
            assert!(faults[0].starts_with("a.rs:2: "), "{faults:?}");
        }
    }
}
