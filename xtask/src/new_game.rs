//! `new-game`: the folder of a new game, ready to be played and to be changed.

use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

use crate::texts::files;

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
    use std::collections::{BTreeMap, BTreeSet};
    use std::process::Command;

    use super::*;
    use crate::run::{self, cargo};

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

    /// A copy of the files that git knows or would know, for which git is asked again.
    fn copy_of_the_workspace(to: &Path) {
        let root = crate::root();
        for path in run::files(root, &[]).expect("git knows the files") {
            let place = to.join(&path);
            std::fs::create_dir_all(place.parent().expect("a folder")).expect("a folder");
            std::fs::copy(root.join(path), place).expect("a copy");
        }
        let git = Command::new("git")
            .args(["init", "-q"])
            .current_dir(to)
            .status();
        assert!(git.expect("git runs").success());
    }

    /// Every file of a workspace.
    fn contents(root: &Path) -> BTreeMap<String, Vec<u8>> {
        let read = |path: String| {
            let bytes = std::fs::read(root.join(&path)).expect("it is there");
            (path, bytes)
        };
        let files = run::files(root, &[]).expect("git knows the files");
        files.into_iter().map(read).collect()
    }

    /// The lines of a file, but for those of the new game.
    fn lines_of_others(text: &[u8]) -> Vec<&str> {
        let text = std::str::from_utf8(text).expect("a text");
        text.lines()
            .filter(|line| !line.contains("small"))
            .collect()
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
        let before = contents(root);
        new_game(root, "a-small-game").expect("a new game");
        let mut after = contents(root);
        after.retain(|path, _| !path.starts_with("games/a-small-game/"));
        let changed: BTreeSet<&String> = before
            .keys()
            .chain(after.keys())
            .filter(|&path| before.get(path) != after.get(path))
            .collect();
        assert!(changed.iter().copied().eq([MANIFEST, LIST]), "{changed:?}");
        for file in [MANIFEST, LIST] {
            let (old, new) = (lines_of_others(&before[file]), &after[file]);
            assert_eq!(old, lines_of_others(new), "{file}");
            assert_eq!(
                old.len() + 1,
                new.split(|&byte| byte == b'\n').count() - 1,
                "{file}"
            );
        }
        assert!(new_game(root, "a-small-game").is_err(), "never twice");
        let faults = crate::check::faults(root).expect("the copy can be read");
        assert!(faults.is_empty(), "{}", faults.join("\n"));

        forget_other_games(root);
        let cargo_run = |arguments: &[&str]| {
            let mut command = cargo(root, &[&["--offline"], arguments].concat());
            // One folder for all runs, so that only the first compiles everything.
            command.env("CARGO_TARGET_DIR", crate::root().join("target/new-game"));
            assert!(
                command.status().expect("cargo runs").success(),
                "cargo {arguments:?} failed"
            );
        };
        cargo_run(&[
            "run",
            "--quiet",
            "--package",
            "kroniek-games",
            "--example",
            "golden",
        ]);
        cargo_run(&[
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
        // It sits at the table: the program simulates it, and strangers play it through a server.
        let program = [
            "run",
            "--quiet",
            "--package",
            "kroniek",
            "--no-default-features",
            "--",
        ];
        let simulated = ["sim", "a-small-game", "--games", "5", "--players", "4"];
        cargo_run(&[&program[..], &simulated].concat());
        let served = [
            "bench",
            "serve",
            "--game",
            "a-small-game",
            "--games",
            "2",
            "--seconds",
            "1",
        ];
        cargo_run(&[&program[..], &served].concat());
    }
}
