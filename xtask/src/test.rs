//! `test`: every test, with what it needs.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::chaos;
use crate::postgres::{self, Postgres};
use crate::run::{cargo, is_there, output, show};

/// A program that tests call, and the Debian package that it comes in.
struct Needed {
    program: &'static str,
    package: &'static str,
    /// What it is asked, to see whether it is there.
    asked: &'static str,
}

const NEEDED: &[Needed] = &[
    Needed {
        program: "git",
        package: "git",
        asked: "--version",
    },
    Needed {
        program: "chromium",
        package: "chromium",
        asked: "--version",
    },
    Needed {
        program: "chromedriver",
        package: "chromium-driver",
        asked: "--version",
    },
    Needed {
        program: "fc-list",
        package: "fontconfig",
        asked: "--version",
    },
    Needed {
        program: "npm",
        package: "npm",
        asked: "--version",
    },
    Needed {
        program: "python3",
        package: "python3",
        asked: "--version",
    },
    Needed {
        program: "nginx",
        package: "nginx-light",
        asked: "-v",
    },
    Needed {
        program: "caddy",
        package: "caddy",
        asked: "version",
    },
    Needed {
        program: "curl",
        package: "curl",
        asked: "--version",
    },
    Needed {
        program: "openssl",
        package: "openssl",
        asked: "version",
    },
];

/// The package of the fonts that are as wide as those of most people's browsers.
const FONTS: &str = "fonts-liberation";

/// All tests but those that kill the database: they have one of their own.
const OTHERS: &str = "not test(/^chaos::/)";

/// Where the browser tests look for the checker of accessibility.
const AXE: &str = "target/e2e";

/// Installs what a run in a browser needs.
pub(crate) fn prepare_browser(root: &Path) -> Result<()> {
    install()?;
    install_axe(root)
}

pub(crate) fn test(root: &Path) -> Result<()> {
    prepare_browser(root)?;
    // It stops when this is left, also by an error.
    let postgres = Postgres::start(root, "tests")?;
    let url = postgres.url();
    let runner = if is_there(&mut cargo(root, &["nextest", "--version"])) {
        show(
            cargo(root, &["nextest", "run", "--workspace", "--no-fail-fast"])
                .args(["--filterset", OTHERS])
                .env(postgres::VARIABLE, &url),
            "Summary",
        )?
    } else {
        println!("cargo-nextest is not here: cargo test does as well");
        show(
            cargo(
                root,
                &[
                    "test",
                    "--workspace",
                    "--lib",
                    "--bins",
                    "--tests",
                    "--examples",
                    "--",
                    "--skip",
                    "chaos::",
                ],
            )
            .env(postgres::VARIABLE, &url),
            "test result:",
        )?
    };
    let documentation = show(
        &mut cargo(root, &["test", "--workspace", "--doc"]),
        "test result:",
    )?;
    drop(postgres);
    let chaos = chaos::chaos(root, chaos::FEW);
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
    chaos
}

/// Installs what is missing, and says so.
fn install() -> Result<()> {
    let mut missing: Vec<&str> = NEEDED
        .iter()
        .filter(|needed| !is_there(Command::new(needed.program).arg(needed.asked)))
        .map(|needed| needed.package)
        .collect();
    if !postgres::is_installed() {
        missing.push("postgresql");
    }
    if !are_fonts_here() {
        missing.push(FONTS);
    }
    if missing.is_empty() {
        return Ok(());
    }
    println!("installing {}", missing.join(" "));
    // On a new machine there is no list of packages yet, and an old list names versions that are gone. Without a
    // network the old list may still do, so only the installation has to succeed.
    apt_get(&["update"]);
    let install = ["install", "--yes", "--no-install-recommends"];
    if !apt_get(&[&install[..], &missing].concat()) {
        bail!("please install {}", missing.join(" "));
    }
    Ok(())
}

/// Whether pages are drawn with the letters whose widths the tests measure, and not with whatever else the machine has.
fn are_fonts_here() -> bool {
    let found = output(Command::new("fc-list").arg("Liberation Serif"));
    found.is_ok_and(|found| !found.trim().is_empty())
}

/// Runs Debian's installer without questions; whether it succeeded.
fn apt_get(arguments: &[&str]) -> bool {
    let mut apt = Command::new("apt-get");
    apt.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
    apt.status().is_ok_and(|status| status.success())
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
