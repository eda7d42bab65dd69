//! `look`: every table at every size, measured and photographed.

use std::path::Path;

use anyhow::{Result, bail};

use crate::run::cargo;
use crate::test::prepare_browser;

/// Runs the browser over all pages, or over those of one game.
pub(crate) fn look(root: &Path, game: Option<&str>) -> Result<()> {
    prepare_browser(root)?;
    let mut command = cargo(
        root,
        &["run", "--package", "kroniek-e2e", "--example", "look", "--"],
    );
    command.args(game);
    if !command.status()?.success() {
        bail!("there are findings: see target/look/index.html");
    }
    Ok(())
}
