//! `chaos`: many games while servers, workers and the database are killed and cut off.

use std::path::Path;

use anyhow::{Result, bail};

use crate::postgres::{self, Postgres};
use crate::run::cargo;

/// The variable with the number of games.
const GAMES: &str = "KRONIEK_TEST_CHAOS";
/// The variable with a command that kills the database and starts it again.
const RESTART: &str = "KRONIEK_TEST_POSTGRES_RESTART";

/// So many games are played if nobody says otherwise.
pub(crate) const USUAL: u32 = 1_000;
/// So many are played with all other tests.
pub(crate) const FEW: u32 = 30;

/// Plays so many games on each kind of database.
pub(crate) fn chaos(root: &Path, games: u32) -> Result<()> {
    // It stops when this is left, also by an error.
    let postgres = Postgres::start(root, "chaos")?;
    // The whole workspace, as in all other tests: nothing is compiled for it again.
    let test = ["test", "--workspace", "--test", "it"];
    let status = cargo(root, &test)
        // One after the other: each of them kills the database of the others.
        .args(["chaos::", "--", "--nocapture", "--test-threads=1"])
        .env(postgres::VARIABLE, postgres.url())
        .env(RESTART, postgres.restart())
        .env(GAMES, games.to_string())
        .status()?;
    if !status.success() {
        bail!("something was lost, doubled or stuck");
    }
    Ok(())
}
