//! For tests only: a server of one's own and real browsers that play on it.
//!
//! Nothing here waits for a time: [`Browser::until`] waits for a condition of the page, and gives up when it has
//! not come true for much longer than it should take.
//!
//! ```
//! let pages = e2e::steps::pages();
//! assert!(pages.contains(&"/help".to_owned()), "journeys visit {pages:?}");
//! ```

mod browser;
pub mod measure;
pub mod positions;
mod server;
pub mod steps;
pub mod whole;

pub use browser::{Browser, Look, axe};
pub use server::Server;
