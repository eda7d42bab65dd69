//! What each crate may know: the layers of `crates/`, and the parts of a game's folder.

use std::path::Path;

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::run::{cargo, output};

/// The layers of `crates/` in the order in which a newcomer reads them: each knows only those before it.
const LAYERS: &[&str] = &[
    "kroniek-engine",
    "kroniek-text-files",
    "kroniek-words-macro",
    "kroniek-words",
    "kroniek-boards",
    "kroniek-bots",
    "kroniek-catalog",
    "kroniek-lessons",
    "kroniek-table",
    "kroniek-store",
    "kroniek-server",
    "kroniek",
];

/// The list of the games, which only the program knows.
const LIST: &str = "kroniek-games";

/// The parts of a game's folder: what each may know of `crates/`, and which other parts of its own folder.
const PARTS: &[(&str, &[&str], &[&str])] = &[
    ("rules", &["kroniek-engine"], &[]),
    ("words", &["kroniek-engine", "kroniek-words"], &["rules"]),
    (
        "board",
        &["kroniek-engine", "kroniek-words", "kroniek-boards"],
        &["rules", "words"],
    ),
    ("bot", &["kroniek-engine", "kroniek-bots"], &["rules"]),
    (
        "",
        &["kroniek-catalog"],
        &["rules", "words", "board", "bot"],
    ),
];

/// Crates that only tests and developers use: they may know every layer.
const BESIDE: &[&str] = &["kroniek-e2e", "kroniek-testkit", "xtask"];

/// A crate of ours.
#[derive(Debug)]
pub(super) struct Crate {
    name: String,
    /// Its folder, seen from the root of the workspace.
    folder: String,
    /// What it knows when it is not being tested.
    knows: Vec<String>,
    /// What its tests know besides.
    tests_know: Vec<String>,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    manifest_path: String,
    dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    kind: Option<String>,
    path: Option<String>,
}

/// The crates of the workspace.
pub(super) fn graph(root: &Path) -> Result<Vec<Crate>> {
    let text = output(&mut cargo(
        root,
        &[
            "metadata",
            "--format-version",
            "1",
            "--no-deps",
            "--offline",
        ],
    ))?;
    let metadata: Metadata = serde_json::from_str(&text).context("cargo metadata")?;
    let folder = |manifest: &str| {
        let folder = Path::new(manifest).parent()?.strip_prefix(root).ok()?;
        Some(folder.to_str()?.to_owned())
    };
    Ok(metadata
        .packages
        .into_iter()
        .map(|package| {
            let ours = package.dependencies.into_iter();
            let ours = ours.filter(|dependency| dependency.path.is_some());
            let (knows, tests_know): (Vec<_>, Vec<_>) =
                ours.partition(|dependency| dependency.kind.is_none());
            let names = |known: Vec<Dependency>| known.into_iter().map(|one| one.name).collect();
            Crate {
                folder: folder(&package.manifest_path).unwrap_or_default(),
                name: package.name,
                knows: names(knows),
                tests_know: names(tests_know),
            }
        })
        .collect())
}

/// Every dependency that goes the wrong way.
pub(super) fn faults(crates: &[Crate]) -> Vec<String> {
    let mut faults = Vec::new();
    for one in crates {
        if BESIDE.contains(&one.name.as_str()) {
            continue;
        }
        let Some(allowed) = allowed(one) else {
            faults.push(format!("{} is in no layer", one.name));
            continue;
        };
        for known in one.knows.iter().filter(|&known| !allowed(known)) {
            faults.push(format!("{} must not know {known}", one.name));
        }
        if let Some(game) = game_of(one).filter(|_| one.name != LIST) {
            for known in one.tests_know.iter().filter(|&known| {
                let other = crates.iter().find(|other| other.name == *known);
                other.and_then(game_of).is_some_and(|other| other != game)
            }) {
                faults.push(format!("the tests of {} must not know {known}", one.name));
            }
        }
    }
    faults
}

/// The folder of the game that a crate is a part of.
fn game_of(one: &Crate) -> Option<&str> {
    one.folder.strip_prefix("games/")?.split('/').next()
}

/// Which crates this one may know; nothing for a crate in the wrong place.
fn allowed(one: &Crate) -> Option<impl Fn(&str) -> bool> {
    let mine = LAYERS.iter().position(|&layer| layer == one.name);
    let place = one.folder.split('/').nth(2).unwrap_or_default();
    let part = PARTS.iter().find(|(part, ..)| *part == place);
    let game = game_of(one).map(str::to_owned);
    let name = one.name.clone();
    if mine.is_none() && (game.is_none() || part.is_none()) {
        return None;
    }
    Some(move |known: &str| {
        let layer = LAYERS.iter().position(|&layer| layer == known);
        if let Some(mine) = mine {
            return layer.is_some_and(|theirs| theirs < mine)
                || (name == "kroniek" && known == LIST);
        }
        if name == LIST {
            // The list knows whole games, and how to list them.
            return layer.is_none() || known == "kroniek-catalog";
        }
        let (Some(game), Some((_, layers, parts))) = (&game, part) else {
            return false;
        };
        let own = |part: &&str| known == format!("kroniek-{game}-{part}");
        layers.contains(&known) || parts.iter().any(own)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn krate(name: &str, folder: &str, knows: &[&str]) -> Crate {
        Crate {
            name: name.to_owned(),
            folder: folder.to_owned(),
            knows: knows.iter().map(ToString::to_string).collect(),
            tests_know: Vec::new(),
        }
    }

    #[test]
    fn a_game_whose_tests_know_another_is_noticed() {
        let mut chess = krate("kroniek-chess", "games/chess", &[]);
        chess.tests_know = [LIST, "kroniek-go-rules", "kroniek-chess-rules", "xtask"]
            .map(str::to_owned)
            .to_vec();
        let crates = [
            chess,
            krate("kroniek-chess-rules", "games/chess/rules", &[]),
            krate("kroniek-go-rules", "games/go/rules", &[]),
            krate(LIST, "games/all", &[]),
            krate("xtask", "xtask", &[]),
        ];
        assert_eq!(
            faults(&crates),
            [
                "the tests of kroniek-chess must not know kroniek-games",
                "the tests of kroniek-chess must not know kroniek-go-rules",
            ]
        );
    }

    #[test]
    fn wrong_ways_are_noticed() {
        let crates = [
            krate("kroniek-engine", "crates/engine", &["kroniek-chess-rules"]),
            krate("kroniek-words", "crates/words", &["kroniek-testkit"]),
            krate("kroniek-server", "crates/server", &[LIST]),
            krate("kroniek", "crates/kroniek", &["kroniek-server", LIST]),
            krate(LIST, "games/all", &["kroniek-catalog", "kroniek-chess"]),
            krate(
                "kroniek-chess",
                "games/chess",
                &["kroniek-chess-bot", "kroniek-catalog"],
            ),
            krate(
                "kroniek-chess-rules",
                "games/chess/rules",
                &["kroniek-engine", "kroniek-words"],
            ),
            krate(
                "kroniek-chess-board",
                "games/chess/board",
                &["kroniek-chess-words", "kroniek-go-rules"],
            ),
            krate("kroniek-chess-toys", "games/chess/toys", &[]),
            krate("kroniek-helpers", "crates/helpers", &[]),
        ];
        assert_eq!(
            faults(&crates),
            [
                "kroniek-engine must not know kroniek-chess-rules",
                "kroniek-words must not know kroniek-testkit",
                "kroniek-server must not know kroniek-games",
                "kroniek-chess-rules must not know kroniek-words",
                "kroniek-chess-board must not know kroniek-go-rules",
                "kroniek-chess-toys is in no layer",
                "kroniek-helpers is in no layer",
            ]
        );
    }
}
