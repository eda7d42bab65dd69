//! Tables, decisions and talk on SQLite, or on PostgreSQL.
//!
//! [`Sqlite`] is a [`table::Store`]: one writer that puts everything which arrives at the same time into one
//! durable transaction, and several readers that never wait for it.
//!
//! ```
//! # #[tokio::main]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use store::Sqlite;
//! use table::{Store, TableId};
//!
//! let folder = tempfile::tempdir()?;
//! let store = Sqlite::open(&folder.path().join("kroniek.db")).await?;
//! assert!(store.load(TableId::random()).await?.is_none());
//! # Ok(())
//! # }
//! ```

mod accounts;
mod admin;
mod admin_statements;
mod archive;
mod calls;
mod copy;
mod database;
mod file;
mod filing;
mod friends;
mod inspect;
mod journal;
mod lines;
mod load;
mod lobby;
mod mail;
mod manners;
mod notes;
mod packing;
mod passkeys;
#[cfg(feature = "postgres")]
mod postgres;
mod purses;
mod ratings;
mod rows;
mod sqlite;
mod sqlite_accounts;
mod sqlite_admin;
mod sqlite_calls;
mod sqlite_friends;
mod sqlite_lobby;
mod sqlite_mail;
mod sqlite_manners;
mod sqlite_notes;
mod sqlite_passkeys;
mod sqlite_purses;
mod sqlite_ratings;
mod sqlite_setup;
mod sqlite_whole;
mod summaries;
mod trouble;
mod usage;
mod whole;
mod writer;

pub use admin::{
    Admin, Block, Counts, Expired, Expiry, Order, Orders, State, Storage, TableLine, VisitorLine,
    Which,
};
pub use copy::{backup, restore};
pub use database::{Database, address_of, is_server};
pub use file::{DatabaseError, Lock};
pub use inspect::Inspection;
#[cfg(feature = "postgres")]
pub use postgres::Postgres;
pub use sqlite::Sqlite;
pub use whole::{Rest, Whole, copy_table};
