//! Each crate knows only the layers above it.

use std::path::Path;

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::run::{cargo, output};

/// The layers in the order in which a newcomer reads them. Games share one layer: none knows another.
const LAYERS: &[&str] = &[
    "kroniek-engine",
    GAMES,
    "kroniek-words",
    "kroniek-boards",
    "kroniek-bots",
    "kroniek-catalog",
    "kroniek-table",
    "kroniek-store",
    "kroniek-server",
    "kroniek",
];

/// The name of the layer that every crate under `crates/games` is in.
const GAMES: &str = "games";

/// Crates that only tests and developers use: they may know every layer.
const BESIDE: &[&str] = &["kroniek-e2e", "kroniek-testkit", "xtask"];

/// A crate of ours, and what it knows when it is not being tested.
#[derive(Debug)]
pub(super) struct Crate {
    name: String,
    layer: String,
    knows: Vec<String>,
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
    Ok(metadata
        .packages
        .into_iter()
        .map(|package| Crate {
            layer: if package.manifest_path.contains("crates/games/") {
                GAMES.to_owned()
            } else {
                package.name.clone()
            },
            name: package.name,
            knows: package
                .dependencies
                .into_iter()
                .filter(|dependency| dependency.path.is_some() && dependency.kind.is_none())
                .map(|dependency| dependency.name)
                .collect(),
        })
        .collect())
}

/// Every dependency that goes the wrong way.
pub(super) fn faults(crates: &[Crate]) -> Vec<String> {
    let depth = |layer: &str| LAYERS.iter().position(|&known| known == layer);
    let mut faults = Vec::new();
    for one in crates {
        if BESIDE.contains(&one.name.as_str()) {
            continue;
        }
        let Some(mine) = depth(&one.layer) else {
            faults.push(format!("{} is in no layer", one.name));
            continue;
        };
        for known in &one.knows {
            let other = crates.iter().find(|other| &other.name == known);
            if other
                .and_then(|other| depth(&other.layer))
                .is_none_or(|theirs| theirs >= mine)
            {
                faults.push(format!("{} must not know {known}", one.name));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn krate(name: &str, layer: &str, knows: &[&str]) -> Crate {
        Crate {
            name: name.to_owned(),
            layer: layer.to_owned(),
            knows: knows.iter().map(ToString::to_string).collect(),
        }
    }

    #[test]
    fn wrong_ways_are_noticed() {
        let crates = [
            krate("kroniek-engine", "kroniek-engine", &["kroniek-kaiser"]),
            krate("kroniek-kaiser", GAMES, &["kroniek-engine"]),
            krate(
                "kroniek-troyes",
                GAMES,
                &["kroniek-engine", "kroniek-kaiser"],
            ),
            krate(
                "kroniek-words",
                "kroniek-words",
                &["kroniek-troyes", "kroniek-testkit"],
            ),
            krate("kroniek-testkit", "kroniek-testkit", &["kroniek-words"]),
            krate("kroniek-helpers", "kroniek-helpers", &[]),
        ];
        assert_eq!(
            faults(&crates),
            [
                "kroniek-engine must not know kroniek-kaiser",
                "kroniek-troyes must not know kroniek-kaiser",
                "kroniek-words must not know kroniek-testkit",
                "kroniek-helpers is in no layer",
            ]
        );
    }
}
