//! `look`: every table at every size, measured and photographed.

use std::path::Path;

use anyhow::{Result, bail};

use crate::run::cargo;
use crate::test::prepare_browser;

/// Runs the browser over all pages, over those of one game, or over those of its pages that have a part in their name.
pub(crate) fn look(root: &Path, wishes: &[&str]) -> Result<()> {
    prepare_browser(root)?;
    let mut command = cargo(
        root,
        &["run", "--package", "kroniek-e2e", "--example", "look", "--"],
    );
    command.args(wishes);
    if !command.status()?.success() {
        bail!("there are findings: see target/look/index.html");
    }
    Ok(())
}
