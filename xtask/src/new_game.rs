//! `new-game`: the folder of a new game, ready to be played and to be changed.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};

/// Where the template is, seen from the root of the workspace. It is a small game that is whole: a secret, a die and a
/// simultaneous choice, with rules, words, board and bot.
const TEMPLATE: &str = "xtask/template";

/// The list of the games: the only files outside the new folder that change, by one line each.
const MANIFEST: &str = "games/all/Cargo.toml";
const LIST: &str = "games/all/src/lib.rs";

pub(crate) fn new_game(root: &Path, id: &str) -> Result<()> {
    let name = Name::new(id)?;
    let folder = root.join("games").join(id);
    ensure!(!folder.exists(), "games/{id} is there already");
    for file in files(&root.join(TEMPLATE))? {
        let text = std::fs::read_to_string(&file)?;
        let place = file.strip_prefix(root.join(TEMPLATE))?;
        let place = place.to_str().context("the template has plain names")?;
        let place = folder.join(name.fill(place));
        std::fs::create_dir_all(place.parent().context("a file is in a folder")?)?;
        std::fs::write(place, name.fill(&text))?;
    }
    let dependency = format!("kroniek-{id} = {{ path = \"../{id}\" }}");
    add_line(
        &root.join(MANIFEST),
        "kroniek-",
        " = { path = \"../",
        &dependency,
    )?;
    add_line(
        &root.join(LIST),
        "    ",
        ",",
        &format!("    {},", name.module),
    )?;
    println!(
        "games/{id} is a whole game. Next: `cargo run --package kroniek-games --example golden`, `cargo xtask test`,\n\
         and docs/ADDING_A_GAME.md for the way from there."
    );
    Ok(())
}

/// A game's name in its three spellings.
struct Name {
    id: String,
    module: String,
    camel: String,
    title: String,
}

impl Name {
    fn new(id: &str) -> Result<Name> {
        let plain = |word: &str| {
            !word.is_empty()
                && word
                    .chars()
                    .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        let begins = id.starts_with(|c: char| c.is_ascii_lowercase());
        if !begins || !id.split('-').all(plain) || id == "all" {
            bail!(
                "'{id}' is no name of a game: small letters and digits, parted by hyphens, such as liars-dice"
            );
        }
        let words: Vec<String> = id
            .split('-')
            .map(|word| word[..1].to_uppercase() + &word[1..])
            .collect();
        Ok(Name {
            id: id.to_owned(),
            module: id.replace('-', "_"),
            camel: words.concat(),
            title: words.join(" "),
        })
    }

    fn fill(&self, text: &str) -> String {
        text.replace("__id__", &self.id)
            .replace("__module__", &self.module)
            .replace("__Type__", &self.camel)
            .replace("__Title__", &self.title)
    }
}

/// Every file below a folder.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else {
            found.push(path);
        }
    }
    Ok(found)
}

/// Adds a line to a file, after the last one that looks like its neighbours.
fn add_line(file: &Path, begins: &str, contains: &str, line: &str) -> Result<()> {
    let text = std::fs::read_to_string(file)?;
    let lines: Vec<&str> = text.lines().collect();
    let alike = |line: &&str| line.starts_with(begins) && line.contains(contains);
    let last = lines.iter().rposition(alike);
    let last = last.with_context(|| format!("no game in {}", file.display()))?;
    let mut lines = lines;
    lines.insert(last + 1, line);
    std::fs::write(file, lines.join("\n") + "\n")?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::*;
    use crate::run::{cargo, output};

    #[test]
    fn names_are_spelt_in_four_ways() {
        let name = Name::new("liars-dice").expect("a name");
        assert_eq!(
            name.fill("__id__ __module___rules __Type__Words __Title__"),
            "liars-dice liars_dice_rules LiarsDiceWords Liars Dice"
        );
        for wrong in ["", "Chess", "a b", "-a", "a--b", "1a", "all"] {
            assert!(Name::new(wrong).is_err(), "{wrong}");
        }
    }

    /// A copy of the files that git knows or would know.
    fn copy_of_the_workspace(to: &Path) {
        let root = crate::root();
        let list = output(Command::new("git").current_dir(root).args([
            "ls-files",
            "--cached",
            "--others",
            "--exclude-standard",
        ]));
        for path in list.expect("git knows the files").lines() {
            // A file may be deleted and still in the list.
            if let Ok(bytes) = std::fs::read(root.join(path)) {
                let place = to.join(path);
                std::fs::create_dir_all(place.parent().expect("a folder")).expect("a folder");
                std::fs::write(place, bytes).expect("a copy");
            }
        }
    }

    /// How many lines of a file are not in another.
    fn new_lines(before: &str, after: &str) -> usize {
        let before: Vec<&str> = before.lines().collect();
        after.lines().filter(|line| !before.contains(line)).count()
    }

    /// Leaves only the new game in the list: the others are tested where they are.
    fn forget_other_games(root: &Path) {
        for (file, begins, contains) in [
            (MANIFEST, "kroniek-", "= { path = \"../"),
            (LIST, "    ", ","),
        ] {
            let text = std::fs::read_to_string(root.join(file)).expect("it is there");
            let other = |line: &&str| {
                line.starts_with(begins) && line.contains(contains) && !line.contains("small")
            };
            let kept: Vec<&str> = text.lines().filter(|line| !other(line)).collect();
            std::fs::write(root.join(file), kept.join("\n") + "\n").expect("written");
        }
    }

    #[test]
    fn a_new_game_changes_two_lines_and_passes_every_law() {
        let folder = tempfile::tempdir().expect("a folder");
        let root = folder.path();
        copy_of_the_workspace(root);
        let read = |file: &str| std::fs::read_to_string(root.join(file)).expect("it is there");
        let (manifest, list) = (read(MANIFEST), read(LIST));
        new_game(root, "a-small-game").expect("a new game");
        assert_eq!(new_lines(&manifest, &read(MANIFEST)), 1);
        assert_eq!(new_lines(&list, &read(LIST)), 1);
        assert_eq!(read(MANIFEST).lines().count(), manifest.lines().count() + 1);
        assert_eq!(read(LIST).lines().count(), list.lines().count() + 1);
        assert!(new_game(root, "a-small-game").is_err(), "never twice");

        forget_other_games(root);
        let run = |arguments: &[&str]| {
            let mut command = cargo(root, arguments);
            command.arg("--offline");
            // One folder for all runs, so that only the first compiles everything.
            command.env("CARGO_TARGET_DIR", crate::root().join("target/new-game"));
            assert!(
                command.status().expect("cargo runs").success(),
                "cargo {arguments:?} failed"
            );
        };
        run(&[
            "run",
            "--quiet",
            "--package",
            "kroniek-games",
            "--example",
            "golden",
        ]);
        run(&[
            "test",
            "--quiet",
            "--package",
            "kroniek-games",
            "--package",
            "kroniek-a-small-game-rules",
            "--package",
            "kroniek-a-small-game-bot",
            "--test",
            "*",
        ]);
    }
}
