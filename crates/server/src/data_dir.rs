//! Where the database is if nobody says otherwise.

use std::env;
use std::path::PathBuf;

/// The database file in the folder that the system has for such things.
pub fn default_database() -> PathBuf {
    data_folder().join("kroniek").join("kroniek.db")
}

fn data_folder() -> PathBuf {
    let folder = |name: &str| {
        env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    let home = || folder("HOME").unwrap_or_else(|| PathBuf::from("."));
    if cfg!(windows) {
        folder("APPDATA").unwrap_or_else(home)
    } else if cfg!(target_os = "macos") {
        home().join("Library").join("Application Support")
    } else {
        folder("XDG_DATA_HOME").unwrap_or_else(|| home().join(".local").join("share"))
    }
}
