//! Texts that nobody says: the compiler does not see that a public function of a library is never called.

use std::path::Path;

use anyhow::Result;

use crate::run::files;

/// Files of texts that are read as a whole.
const WHOLE: &[&str] = &["about", "rules"];

/// A source file, or a file of texts.
struct File {
    path: String,
    text: String,
}

/// Every text that is not used.
pub(super) fn faults(root: &Path) -> Result<Vec<String>> {
    let mut all = Vec::new();
    for path in files(root, &["*/src/*.rs", "*/texts/*.toml"])? {
        let text = std::fs::read_to_string(root.join(&path))?;
        all.push(File { path, text });
    }
    Ok(unused(&all))
}

fn unused(files: &[File]) -> Vec<String> {
    let mut faults = Vec::new();
    for texts in files {
        let Some((folder, file)) = texts.path.split_once("/texts/") else {
            continue;
        };
        let file = file.trim_end_matches(".toml");
        if WHOLE.contains(&file) {
            continue;
        }
        let source = format!("{folder}/src/");
        let call = format!("texts!(\"{file}\")");
        let own = files.iter().filter(|user| user.path.starts_with(&source));
        let home = own.clone().find(|user| user.text.contains(&call));
        let Some(home) = home else {
            faults.push(format!("{}: no module reads this file", texts.path));
            continue;
        };
        let (module, library) = (module(home, &call), library(folder));
        for name in names(&texts.text) {
            let inside = own.clone().any(|user| {
                let qualifiers = [module, "self", "super", "crate"];
                qualifiers.iter().any(|called| calls(user, called, name))
            });
            let outside = || {
                let others = files.iter().filter(|user| !user.path.starts_with(&source));
                let mut others = others.filter(|user| user.text.contains(&library));
                others.any(|user| calls(user, module, name) || calls(user, &library, name))
            };
            if !inside && !is_called_at_home(&home.text, name) && !outside() {
                faults.push(format!("{}: nobody says '{name}'", texts.path));
            }
        }
    }
    faults
}

/// The names of the texts of a file: the headings of its tables.
fn names(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter_map(|line| line.strip_prefix('[')?.strip_suffix(']'))
        .filter(|name| !name.contains('.'))
}

/// The module of a file that reads texts: the one that stands around it, or the file's own.
fn module<'f>(home: &'f File, call: &str) -> &'f str {
    let before = home.text.split(call).next().unwrap_or_default();
    if let Some(inner) = before.rsplit("mod ").next()
        && inner.matches('{').count() > inner.matches('}').count()
    {
        return word_at(inner, 0);
    }
    let name = Path::new(&home.path).file_stem();
    name.and_then(|name| name.to_str()).unwrap_or_default()
}

/// What other crates call the crate in a folder.
fn library(folder: &str) -> String {
    match folder.split('/').collect::<Vec<_>>()[..] {
        ["games", game, part] => format!("{game}-{part}").replace('-', "_"),
        _ => folder.rsplit('/').next().unwrap_or_default().to_owned(),
    }
}

/// Whether a file names this text of this module: by the module's name, or by the one that it gave it. To pass it on
/// is not to say it.
fn calls(user: &File, module: &str, name: &str) -> bool {
    let passed_on = |place: usize| {
        let line = user.text[..place].rsplit('\n').next().unwrap_or_default();
        line.trim_start().starts_with("pub use ")
    };
    let renamed = format!("{module} as ");
    let others = places(&user.text, &renamed).map(|place| word_at(&user.text, place));
    [module].into_iter().chain(others).any(|called| {
        let listed = format!("{called}::{{");
        places(&user.text, &format!("{called}::"))
            .any(|place| word_at(&user.text, place) == name && !passed_on(place))
            || places(&user.text, &listed)
                .filter(|&place| !passed_on(place))
                .any(|place| {
                    let list = user.text[place..].split('}').next().unwrap_or_default();
                    list.split(|c: char| !is_of_word(c))
                        .any(|word| word == name)
                })
    })
}

/// Whether the module itself makes another text of it, or names it in a list.
fn is_called_at_home(text: &str, name: &str) -> bool {
    places(text, name).any(|place| {
        let before = &text[..place - name.len()];
        let called = text[place..].starts_with('(') && !before.ends_with("fn ");
        let listed = text[place..].starts_with(", |");
        (called || listed) && !before.ends_with([':', '.'])
    })
}

/// Where this stands as a word or the beginning of one: the places right behind it.
fn places(text: &str, wanted: &str) -> impl Iterator<Item = usize> {
    text.match_indices(wanted)
        .filter(|(place, _)| !text[..*place].ends_with(is_of_word))
        .map(|(place, found)| place + found.len())
}

fn word_at(text: &str, place: usize) -> &str {
    let rest = &text[place..];
    &rest[..rest.find(|c| !is_of_word(c)).unwrap_or(rest.len())]
}

fn is_of_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> File {
        File {
            path: path.to_owned(),
            text: text.to_owned(),
        }
    }

    #[test]
    fn a_text_that_nobody_says_is_noticed() {
        let texts =
            "[greet]\nen = \"Hello\"\n\n[rank]\nby = \"Rank\"\n\n[rank.Baron]\nen = \"baron\"\n";
        let used = |home: &str, user: &str| {
            let files = [
                file("games/chess/words/texts/names.toml", texts),
                file("games/chess/words/src/names.rs", home),
                file("games/chess/board/src/door.rs", user),
            ];
            2 - unused(&files).len()
        };
        let home = "words::texts!(\"names\");";
        assert_eq!(used(home, ""), 0);
        assert_eq!(used(home, "chess_words::names::greet(lang)"), 1);
        assert_eq!(
            used(home, "use chess_words::names as n; n::rank(lang, x)"),
            1
        );
        assert_eq!(used(home, "use chess_words::{greet, rank};"), 2);
        assert_eq!(used(home, "go_words::greet(lang); greet(lang);"), 0);
        assert_eq!(
            used("fn f() { greet(lang) } words::texts!(\"names\");", ""),
            1
        );
        assert_eq!(
            used("mod inner { words::texts!(\"names\"); } inner::greet", ""),
            1
        );
        assert_eq!(
            used(
                "pub use names::{greet, rank}; words::texts!(\"names\");",
                ""
            ),
            0
        );
    }

    #[test]
    fn a_file_that_nobody_reads_is_noticed() {
        let texts = file("games/chess/words/texts/names.toml", "[greet]\n");
        let about = file("games/chess/words/texts/about.toml", "[title]\n");
        let faults = unused(&[texts, about]);
        let wanted = "games/chess/words/texts/names.toml: no module reads this file";
        assert_eq!(faults, [wanted]);
    }
}
