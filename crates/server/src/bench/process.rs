//! The server as a process of its own, and what it costs.

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// Linux counts CPU time in hundredths of a second.
const TICKS_PER_SECOND: f64 = 100.0;

pub(super) struct Process {
    child: Child,
    pub(super) address: SocketAddr,
}

impl Process {
    pub(super) async fn start(program: &Path, arguments: &[String]) -> io::Result<Process> {
        let mut command = Command::new(program);
        // What is set for a server here is not meant for this one.
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("KRONIEK_") {
                command.env_remove(name);
            }
        }
        let mut child = command
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()?;
        let out = child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?;
        let line = BufReader::new(out).lines().next_line().await?;
        let line = line.ok_or_else(|| io::Error::other("the server did not start"))?;
        let address = line.trim_start_matches("http://").trim_end_matches('/');
        let address = address.parse().map_err(io::Error::other)?;
        Ok(Process { child, address })
    }

    /// The CPU time that it has used, in seconds.
    pub(super) fn cpu(&self) -> io::Result<f64> {
        let stat = self.file("stat")?;
        // The name of the program may hold anything, but ends with the last parenthesis; the times of the
        // process itself are the twelfth and thirteenth field after it.
        let fields = stat.rsplit(')').next().unwrap_or_default();
        let ticks = fields.split_whitespace().skip(11).take(2);
        let ticks: f64 = ticks.filter_map(|field| field.parse::<f64>().ok()).sum();
        Ok(ticks / TICKS_PER_SECOND)
    }

    /// The most memory that it had, in megabytes.
    pub(super) fn memory_mb(&self) -> io::Result<f64> {
        Ok(self.kilobytes("VmHWM:")? / 1_024.0)
    }

    /// The memory that it has now, in kilobytes.
    pub(super) fn memory_now_kb(&self) -> io::Result<f64> {
        self.kilobytes("VmRSS:")
    }

    fn kilobytes(&self, name: &str) -> io::Result<f64> {
        let status = self.file("status")?;
        let found = status.lines().find_map(|line| line.strip_prefix(name));
        let kilobytes = found.and_then(|found| found.split_whitespace().next()?.parse().ok());
        kilobytes
            .ok_or_else(|| io::Error::other("the system does not tell the memory of a process"))
    }

    pub(super) async fn stop(mut self) -> io::Result<()> {
        self.child.kill().await
    }

    fn file(&self, name: &str) -> io::Result<String> {
        let id = self.child.id().ok_or(io::ErrorKind::NotFound)?;
        std::fs::read_to_string(format!("/proc/{id}/{name}"))
    }
}
