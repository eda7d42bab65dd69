//! `long`: games between bots in great numbers, on all cores, how often players have to decide in them, many positions read in every language, and servers that are killed.

use std::path::Path;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::chaos::{USUAL, chaos};
use crate::postgres::{self, Postgres};
use crate::run::{cargo, output};

/// What `kroniek games --json` says about a game.
#[derive(Deserialize)]
struct Game {
    id: String,
    seats: Seats,
}

#[derive(Deserialize)]
struct Seats {
    least: u64,
    most: u64,
}

const KRONIEK: [&str; 6] = ["run", "--quiet", "--release", "--package", "kroniek", "--"];

pub(crate) fn long(root: &Path, games: u64, bot: &str) -> Result<()> {
    let list = output(cargo(root, &KRONIEK).args(["games", "--json"]))?;
    let list: Vec<Game> = serde_json::from_str(&list).context("the list of games")?;
    if list.is_empty() {
        bail!("there is no game to play");
    }
    for game in list {
        // The games are spread over the numbers of players.
        let tables = game.seats.most - game.seats.least + 1;
        for players in game.seats.least..=game.seats.most {
            println!("{}, {players} players", game.id);
            let status = cargo(root, &KRONIEK)
                .args(["sim", &game.id])
                .args(["--players", &players.to_string()])
                .args(["--bots", bot])
                .args(["--games", &games.div_ceil(tables).to_string()])
                .status()?;
            if !status.success() {
                bail!("{} with {players} players failed", game.id);
            }
        }
    }
    bounds(root)?;
    dominated(root)?;
    languages(root)?;
    kills(root)?;
    chaos(root, USUAL)
}

/// How many games between medium bots are played to see how often a player has to decide.
const MEASURED: &str = "60";

/// Compares how often a player has to decide with what each game's folder allows.
fn bounds(root: &Path) -> Result<()> {
    if !of_all_games(root, "bounds::", MEASURED)? {
        bail!("players have to decide more often than is allowed");
    }
    Ok(())
}

/// How many games of each game search plays with each of its levels.
const SEARCHED: &str = "500";

/// Looks for dominated choices in games of `hard` and `expert`.
fn dominated(root: &Path) -> Result<()> {
    if !of_all_games(root, "dominated::", SEARCHED)? {
        bail!("a bot made a choice that is dominated");
    }
    Ok(())
}

/// Whether these tests of all games hold in so many games.
fn of_all_games(root: &Path, tests: &str, games: &str) -> Result<bool> {
    let test = [
        "test",
        "--release",
        "--package",
        "kroniek-games",
        "--test",
        "suite",
    ];
    let status = cargo(root, &test)
        .args([tests, "--", "--nocapture"])
        .env("KRONIEK_GAMES", games)
        .status()?;
    Ok(status.success())
}

/// How often a server is killed between deciding and telling.
const KILLS: &str = "200";

/// Kills servers between deciding and telling, on each kind of database: nothing is lost, and nothing is told twice.
fn kills(root: &Path) -> Result<()> {
    // It stops when this is left, also by an error.
    let postgres = Postgres::start(root, "kills")?;
    let test = ["test", "--package", "kroniek-server", "--test", "it"];
    let status = cargo(root, &test)
        .args(["calls::killed::", "--", "--nocapture", "--test-threads=1"])
        .env(postgres::VARIABLE, postgres.url())
        .env("KRONIEK_TEST_KILLS", KILLS)
        .status()?;
    if !status.success() {
        bail!("somebody was not told, or was told twice");
    }
    Ok(())
}

/// How many positions of each game are read in every language.
const POSITIONS: &str = "200";

/// Reads many positions of every game for texts that are left in another language.
fn languages(root: &Path) -> Result<()> {
    let test = [
        "test",
        "--release",
        "--package",
        "kroniek-server",
        "--test",
        "it",
    ];
    let status = cargo(root, &test)
        .args(["languages::"])
        .env("KRONIEK_POSITIONS", POSITIONS)
        .status()?;
    if !status.success() {
        bail!("some texts are in the wrong language");
    }
    Ok(())
}
