//! Tables, decisions and talk on SQLite.
//!
//! [`Sqlite`] is a [`table::Store`]: one writer that puts everything which arrives at the same time into one
//! durable transaction, and several readers that never wait for it.

mod archive;
mod filing;
mod journal;
mod lines;
mod load;
mod packing;
mod rows;
mod sqlite;
mod writer;

pub use sqlite::Sqlite;
