//! `test`: every test, with what it needs.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::run::{cargo, is_there, show};

/// A program that tests call, and the Debian package that it comes in.
struct Needed {
    program: &'static str,
    package: &'static str,
}

const NEEDED: &[Needed] = &[
    Needed {
        program: "git",
        package: "git",
    },
    Needed {
        program: "chromium",
        package: "chromium",
    },
    Needed {
        program: "chromedriver",
        package: "chromium-driver",
    },
    Needed {
        program: "npm",
        package: "npm",
    },
    Needed {
        program: "python3",
        package: "python3",
    },
];

/// Where the browser tests look for the checker of accessibility.
const AXE: &str = "target/e2e";

pub(crate) fn test(root: &Path) -> Result<()> {
    install()?;
    install_axe(root)?;
    let runner = if is_there(&mut cargo(root, &["nextest", "--version"])) {
        show(
            &mut cargo(root, &["nextest", "run", "--workspace", "--no-fail-fast"]),
            "Summary",
        )?
    } else {
        println!("cargo-nextest is not here: cargo test does as well");
        show(
            &mut cargo(
                root,
                &[
                    "test",
                    "--workspace",
                    "--lib",
                    "--bins",
                    "--tests",
                    "--examples",
                ],
            ),
            "test result:",
        )?
    };
    let documentation = show(
        &mut cargo(root, &["test", "--workspace", "--doc"]),
        "test result:",
    )?;
    println!();
    for line in &runner.closing {
        println!("tests: {line}");
    }
    for line in &documentation.closing {
        println!("documentation: {line}");
    }
    if !runner.succeeded || !documentation.succeeded {
        bail!("some tests failed");
    }
    Ok(())
}

/// Installs what is missing, and says so.
fn install() -> Result<()> {
    let missing: Vec<&str> = NEEDED
        .iter()
        .filter(|needed| !is_there(Command::new(needed.program).arg("--version")))
        .map(|needed| needed.package)
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    println!("installing {}", missing.join(" "));
    let mut apt = Command::new("apt-get");
    apt.args(["install", "--yes", "--no-install-recommends"])
        .args(&missing);
    if !apt.status().is_ok_and(|status| status.success()) {
        bail!("please install {}", missing.join(" "));
    }
    Ok(())
}

/// Installs the checker of accessibility, which only the tests use, and says so.
fn install_axe(root: &Path) -> Result<()> {
    let folder = root.join(AXE);
    if folder.join("node_modules/axe-core/axe.min.js").exists() {
        return Ok(());
    }
    println!("installing axe-core into {AXE}");
    std::fs::create_dir_all(&folder)?;
    let mut npm = Command::new("npm");
    npm.args(["install", "--silent", "--no-audit", "--no-fund", "--prefix"])
        .arg(&folder)
        .arg("axe-core@4");
    if !npm.status().is_ok_and(|status| status.success()) {
        bail!("please install axe-core into {AXE}: npm install --prefix {AXE} axe-core@4");
    }
    Ok(())
}
