//! What an operator can do.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use server::Who;
use table::{TableId, VisitorId};

use super::LifeCycleSettings;

/// Looking after a database.
#[derive(Debug, Args)]
pub(crate) struct Admin {
    /// Database file, or the address of a PostgreSQL database [default: a file in the system's data folder]
    #[arg(long, global = true, value_name = "DATABASE")]
    pub(crate) db: Option<PathBuf>,

    #[command(subcommand)]
    pub(crate) command: AdminCommand,
}

/// What an operator can do.
#[derive(Debug, Subcommand)]
pub(crate) enum AdminCommand {
    /// List tables, the most recently active first
    Tables {
        /// Only tables of this game
        #[arg(long, value_name = "GAME")]
        game: Option<String>,
        /// Only tables in this state
        #[arg(long)]
        state: Option<TableState>,
        /// Only tables where nothing has happened for this many days
        #[arg(long, value_name = "DAYS")]
        idle: Option<u32>,
        /// Only tables that this visitor made or plays at
        #[arg(long, value_name = "VISITOR")]
        visitor: Option<VisitorId>,
        /// List at most this many
        #[arg(long, value_name = "N", default_value_t = 100)]
        limit: u32,
    },
    /// List visitors with a stored name or settings
    Visitors {
        /// List at most this many
        #[arg(long, value_name = "N", default_value_t = 100)]
        limit: u32,
    },
    /// Show how many tables and visitors there are, and how much space they take
    Storage,
    /// List who is blocked
    Blocked,
    /// Block a visitor, an address or a network
    Block {
        /// A visitor's number, an address, or a network such as 192.0.2.0/24
        who: Who,
        /// Why, for other operators
        #[arg(long, value_name = "TEXT", default_value = "")]
        note: String,
    },
    /// Unblock a visitor, an address or a network
    Unblock {
        /// A visitor's number, an address, or a network such as 192.0.2.0/24
        who: Who,
    },
    /// List what people have reported, the latest first
    Reports {
        /// List closed reports as well
        #[arg(long)]
        all: bool,
        /// List at most this many
        #[arg(long, value_name = "N", default_value_t = 100)]
        limit: u32,
        #[command(subcommand)]
        one: Option<OneReport>,
    },
    /// Delete a table, or the data of a visitor
    #[command(subcommand)]
    Delete(Delete),
    /// Show a notice on every page until it is removed; without a text, print the current one
    Announce {
        /// The notice, in English
        text: Option<String>,
        /// The same in Dutch
        #[arg(long, value_name = "TEXT")]
        nl: Option<String>,
        /// The same in Hungarian
        #[arg(long, value_name = "TEXT")]
        hu: Option<String>,
        /// Remove the current notice
        #[arg(long, conflicts_with_all = ["text", "nl", "hu"])]
        remove: bool,
    },
    /// Refuse all changes, or allow them again; pages and replays keep working. Without an argument, print the current state
    ReadOnly {
        /// On or off
        switch: Option<Switch>,
    },
    /// Remove old data, as servers do every hour
    Clean {
        /// Only count it
        #[arg(long)]
        dry_run: bool,
        #[command(flatten)]
        days: LifeCycleSettings,
    },
}

/// What can be done with one report.
#[derive(Debug, Subcommand)]
pub(crate) enum OneReport {
    /// Show a report with the chat that came with it
    Show {
        /// Its number
        number: i64,
        /// Print the chronicle that came with it, and nothing else
        #[arg(long)]
        chronicle: bool,
    },
    /// Close a report; it is deleted after 90 days
    Close {
        /// Its number
        number: i64,
        /// What was done about it, for other operators
        #[arg(long, value_name = "TEXT", default_value = "")]
        note: String,
    },
}

/// What can be deleted.
#[derive(Debug, Subcommand)]
pub(crate) enum Delete {
    /// A table with its game, chat and analysis
    Table {
        /// Its name, as in its address
        table: TableId,
        /// Do not ask for confirmation
        #[arg(long)]
        yes: bool,
    },
    /// A visitor's name, settings and chat, and which tables are theirs; finished games stay, with the names in them
    Visitor {
        /// Their number
        visitor: VisitorId,
        /// Do not ask for confirmation
        #[arg(long)]
        yes: bool,
    },
}

/// How far a table is.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum TableState {
    Gathering,
    Running,
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Switch {
    On,
    Off,
}
