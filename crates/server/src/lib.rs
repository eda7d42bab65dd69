//! The server: routes, visitors, live updates, bots and the JSON API.
//!
//! It knows no rules. A request becomes a call of [`table::Tables`], the answer becomes JSON or HTML. State is
//! changed by POST only. [`run`] serves until it is told to stop.

mod accept;
mod analyses;
mod api;
mod app;
pub mod bench;
mod bots;
pub mod client;
mod client_address;
mod config;
mod connections;
mod door;
mod execute;
mod fault;
mod headers;
mod limit;
mod live;
mod pages;
mod place;
mod public_url;
mod router;
mod run;
mod think_permits;
mod visitor;
mod wire;

pub use app::App;
pub use config::{Config, Deadlines, now};
pub use fault::Fault;
pub use ipnet::IpNet;
pub use live::{Update, updates};
pub use place::default_database;
pub use public_url::{BadPublicUrl, PublicUrl};
pub use run::{Running, ServeError, run, start};
pub use visitor::Guest;
