//! Files that the documents name must exist.

use std::path::Path;

use anyhow::Result;

use crate::run::files;

/// How the names of the files end that documents tell readers to look at.
const ENDINGS: &[&str] = &[".rs", ".js", ".css", ".md", ".toml", ".sql", ".py"];

/// Every file that a document names and that is not there.
pub(super) fn faults(root: &Path) -> Result<Vec<String>> {
    let files = files(root, &[])?;
    let mut faults = Vec::new();
    for path in files.iter().filter(|path| is_document(path)) {
        let text = std::fs::read_to_string(root.join(path))?;
        faults.extend(document_faults(path, &text, &files));
    }
    Ok(faults)
}

/// What people read to find their way. Templates and the history name files that are elsewhere.
fn is_document(path: &str) -> bool {
    let folder = path.starts_with("docs/") || path.starts_with("games/") || path == "README.md";
    folder && Path::new(path).extension().is_some_and(|end| end == "md")
}

fn document_faults(path: &str, text: &str, files: &[String]) -> Vec<String> {
    let mut faults = Vec::new();
    for (index, line) in text.lines().enumerate() {
        for name in line.split('`').skip(1).step_by(2) {
            if names_a_file(name) && !files.iter().any(|file| is(file, name)) {
                faults.push(format!("{path}:{}: there is no file {name}", index + 1));
            }
        }
    }
    faults
}

/// Whether it is a path, and not a command, a pattern or a name that a reader chooses.
fn names_a_file(name: &str) -> bool {
    let is_path = |c: char| c.is_ascii_alphanumeric() || "/._-".contains(c);
    let chosen = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_uppercase());
    name.contains('/')
        && !name.split('/').any(chosen)
        && name.chars().all(is_path)
        && ENDINGS.iter().any(|end| name.ends_with(end))
        && !name.starts_with("target/")
}

/// Whether a file has this path, or one that ends with it.
fn is(file: &str, name: &str) -> bool {
    file.strip_suffix(name)
        .is_some_and(|before| before.is_empty() || before.ends_with('/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_not_there_is_noticed() {
        let files = ["crates/a/src/b.rs", "docs/C.md"].map(str::to_owned);
        let faults = |text| document_faults("docs/C.md", text, &files);
        assert!(faults("see `a/src/b.rs`, `docs/C.md` and `cargo run -- x/y.rs`").is_empty());
        assert!(
            faults("`games/<id>/README.md` `GAME/x.toml` and `x.rs` name no file of ours")
                .is_empty()
        );
        assert_eq!(
            faults("\nsee `src/c.rs`"),
            ["docs/C.md:2: there is no file src/c.rs"]
        );
        assert_eq!(faults("`rc/b.rs`").len(), 1, "half a name");
    }
}
