//! A PostgreSQL of the tests' own: it listens on this machine only, keeps its data under `target`, and stops with them.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::run::{is_there, output};

/// The variable by which tests find it.
pub(crate) const VARIABLE: &str = "KRONIEK_TEST_POSTGRES";
/// Where Debian keeps the programs of each version.
const DEBIAN: &str = "/usr/lib/postgresql";
/// The user that it runs as where we are root, which it refuses to be.
const USER: &str = "postgres";

/// A PostgreSQL that runs until this is dropped.
pub(crate) struct Postgres {
    programs: PathBuf,
    data: PathBuf,
    port: u16,
}

/// Whether its programs are here.
pub(crate) fn is_installed() -> bool {
    programs().is_some()
}

/// The folder of the programs of the newest version that is here whole: the client alone comes without `initdb`.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir(DEBIAN).ok()?.flatten();
    let whole = versions.filter_map(|entry| {
        let version: u32 = entry.file_name().to_str()?.parse().ok()?;
        let programs = entry.path().join("bin");
        let is_whole = programs.join("initdb").exists();
        is_whole.then_some((version, programs))
    });
    whole.max().map(|(_, programs)| programs)
}

impl Postgres {
    /// Makes an empty one and starts it, in a folder with this name.
    pub(crate) fn start(root: &Path, name: &str) -> Result<Postgres> {
        let programs = programs().context("please install postgresql")?;
        let folder = root.join("target/postgres").join(name);
        if folder.exists() {
            // What a run left behind that was killed. If it still runs, it notices that its data are gone and stops.
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(&folder)?;
        if is_root() {
            output(Command::new("chown").arg(USER).arg(&folder))?;
        }
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let postgres = Postgres {
            programs,
            data: folder.join("data"),
            port,
        };
        let mut make = postgres.program("initdb");
        make.args(["--auth=trust", "--username=kroniek", "--encoding=UTF8"]);
        make.args(["--locale=C", "--no-sync", "--pgdata"]);
        output(make.arg(&postgres.data))?;
        let options = format!(
            "-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=500 -c fsync=off"
        );
        let mut start = postgres.program("pg_ctl");
        start.args(["start", "--silent", "--wait", "--options", &options]);
        start.arg("--log").arg(folder.join("log"));
        start.arg("--pgdata").arg(&postgres.data);
        // It would keep a pipe open as long as it runs.
        if !is_there(&mut start) {
            bail!(
                "PostgreSQL did not start: see {}",
                folder.join("log").display()
            );
        }
        Ok(postgres)
    }

    /// Its address for tests.
    pub(crate) fn url(&self) -> String {
        format!("postgres://kroniek@127.0.0.1:{}/postgres", self.port)
    }

    /// A command that kills it and starts it again.
    pub(crate) fn restart(&self) -> String {
        let mut restart = self.program("pg_ctl");
        restart.args(["restart", "--silent", "--wait", "--mode=immediate"]);
        restart.arg("--pgdata").arg(&self.data);
        let words = std::iter::once(restart.get_program()).chain(restart.get_args());
        let words: Vec<String> = words
            .map(|word| format!("'{}'", word.to_string_lossy()))
            .collect();
        // It would keep a pipe open as long as it runs.
        format!("cd / && {} </dev/null >/dev/null 2>&1", words.join(" "))
    }

    /// One of its programs, as the user that it runs as.
    fn program(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        // It cannot stand in a folder that this user may not enter.
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            let (user, group) = (format!("--reuid={USER}"), format!("--regid={USER}"));
            command.args([&user, &group, "--clear-groups"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir("/");
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let mut stop = self.program("pg_ctl");
        stop.args(["stop", "--silent", "--mode=immediate", "--pgdata"]);
        if !is_there(stop.arg(&self.data)) {
            println!("the PostgreSQL in {} did not stop", self.data.display());
        }
    }
}

fn is_root() -> bool {
    output(Command::new("id").arg("-u")).is_ok_and(|user| user.trim() == "0")
}
