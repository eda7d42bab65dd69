//! Running other programs.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// Cargo, the one that runs us, in the workspace's directory.
pub(crate) fn cargo(root: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    // What cargo says about this package is not meant for others: their build scripts would run anew, and with them
    // everything that depends on them.
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&name);
        }
    }
    command.current_dir(root).args(arguments);
    command
}

/// What a command says to `--version`-like questions: whether it is there at all.
pub(crate) fn is_there(command: &mut Command) -> bool {
    command
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// The standard output of a command that must succeed.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot run {command:?}"))?;
    if !output.status.success() {
        bail!("{command:?} failed");
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// The files that git knows or would know, of these patterns or all of them.
pub(crate) fn files(root: &Path, patterns: &[&str]) -> Result<Vec<String>> {
    let list = output(
        Command::new("git")
            .current_dir(root)
            .args(["ls-files", "--cached", "--others", "--exclude-standard"])
            .args(patterns),
    )?;
    // A file may be deleted and still in the list.
    let there = list.lines().filter(|path| root.join(path).exists());
    Ok(there.map(str::to_owned).collect())
}

/// How a command went that was shown line by line.
pub(crate) struct Shown {
    /// Whether it succeeded.
    pub(crate) succeeded: bool,
    /// Its lines that begin with the wanted word.
    pub(crate) closing: Vec<String>,
}

/// Runs a command, shows everything that it says, and keeps the lines that begin with a word.
pub(crate) fn show(command: &mut Command, word: &str) -> Result<Shown> {
    let (reader, writer) = std::io::pipe()?;
    let mut child = command
        .stdout(writer.try_clone()?)
        .stderr(writer)
        .spawn()
        .with_context(|| format!("cannot run {command:?}"))?;
    // The command holds writing ends of the pipe too: without them reading would never end.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut closing = Vec::new();
    for line in BufReader::new(reader).lines() {
        let line = line?;
        println!("{line}");
        if line.trim_start().starts_with(word) {
            closing.push(line.trim().to_owned());
        }
    }
    Ok(Shown {
        succeeded: child.wait()?.success(),
        closing,
    })
}
