//! For tests only: a server of one's own and real browsers that play on it.
//!
//! Nothing here waits for a time: [`Browser::until`] waits for a condition of the page, and gives up when it has
//! not come true for much longer than it should take.

mod browser;
mod server;
pub mod steps;

pub use browser::{Browser, Look, axe};
pub use server::Server;
