//! Texts that nobody reads: the compiler does not see that a public function of a library is never called.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::run::output;

/// Where texts are kept: those of the site, and those of each game.
const WORDS: &str = "words/src/";

/// A source file.
struct File {
    path: String,
    text: String,
}

/// Every text that is not used.
pub(super) fn faults(root: &Path) -> Result<Vec<String>> {
    let list = output(Command::new("git").current_dir(root).args([
        "ls-files",
        "--cached",
        "--others",
        "--exclude-standard",
        "*.rs",
    ]))?;
    let sources = list.lines().filter(|path| path.contains("/src/"));
    let files: Vec<File> = sources
        .filter_map(|path| {
            let text = std::fs::read_to_string(root.join(path)).ok()?;
            let path = path.to_owned();
            Some(File { path, text })
        })
        .collect();
    Ok(unused(&files))
}

fn unused(files: &[File]) -> Vec<String> {
    let mut faults = Vec::new();
    for file in files.iter().filter(|file| file.path.contains(WORDS)) {
        for name in texts(&file.text) {
            let elsewhere = files.iter().any(|user| calls(user, module(file), name));
            if !elsewhere && !is_called_at_home(&file.text, name) {
                faults.push(format!("{}: nobody says '{name}'", file.path));
            }
        }
    }
    faults
}

/// The names of the public texts of a file: they stand inside `texts!`, one step in.
fn texts(text: &str) -> impl Iterator<Item = &str> {
    let begin = text.find("texts! {").unwrap_or(text.len());
    text[begin..].lines().filter_map(|line| {
        let name = line.strip_prefix("    pub fn ")?;
        name.split_once('(').map(|(name, _)| name)
    })
}

/// The name of the module that a file is.
fn module(file: &File) -> &str {
    let name = Path::new(&file.path).file_stem();
    name.and_then(|name| name.to_str()).unwrap_or_default()
}

/// Whether a file names this text of this module: by the module's name, or by the one that it gave it.
fn calls(user: &File, module: &str, name: &str) -> bool {
    let renamed = format!("{module} as ");
    let others = places(&user.text, &renamed).map(|place| word_at(&user.text, place));
    [module].into_iter().chain(others).any(|called| {
        let listed = format!("{called}::{{");
        places(&user.text, &format!("{called}::")).any(|place| word_at(&user.text, place) == name)
            || places(&user.text, &listed).any(|place| {
                let list = user.text[place..].split('}').next().unwrap_or_default();
                list.split(|c: char| !is_of_word(c))
                    .any(|word| word == name)
            })
    })
}

/// Whether the module itself makes another text of it.
fn is_called_at_home(text: &str, name: &str) -> bool {
    places(text, &format!("{name}(")).any(|place| {
        let before = &text[..place - name.len() - 1];
        !before.ends_with("fn ") && !before.ends_with([':', '.'])
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
        let words = "texts! {\n    pub fn greet() { en \"Hello\" }\n    pub fn greet_twice() { en \"\" }\n}\n";
        let used = |user: &str| {
            let files = [
                file("crates/words/src/site/door.rs", words),
                file("crates/server/src/door.rs", user),
            ];
            2 - unused(&files).len()
        };
        assert_eq!(used(""), 0);
        assert_eq!(used("door::greet(lang)"), 1);
        assert_eq!(used("door::greet_twice(lang)"), 1);
        assert_eq!(used("use words::site::door as texts; texts::greet"), 1);
        assert_eq!(used("use words::site::door::{greet, greet_twice};"), 2);
        assert_eq!(used("window::greet(lang); greet(lang); indoor::greet()"), 0);
    }
}
