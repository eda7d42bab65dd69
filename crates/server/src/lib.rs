//! The server: routes, visitors, live updates, bots and the JSON API.
//!
//! It knows no rules. A request becomes a call of [`table::Tables`], the answer becomes JSON or HTML. State is
//! changed by POST only. [`run`] serves until it is told to stop.
//!
//! ```
//! # #[tokio::main]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use catalog::{Catalog, AnyGame, ErasedGame};
//! use server::client::Client;
//! use testkit::Toy;
//!
//! static GAMES: &[&dyn AnyGame] = &[&ErasedGame::<Toy>::NEW];
//!
//! let folder = tempfile::tempdir()?;
//! let mut config = server::Config::new(Catalog::of(GAMES), folder.path().join("kroniek.db"));
//! config.listen.set_port(0);
//! let running = server::start(&config).await?;
//! let answer = Client::new(running.address).get("/api/v1/games").await?;
//! assert_eq!(answer.status, 200);
//! running.stop().await?;
//! # Ok(())
//! # }
//! ```

mod accept;
mod analyses;
mod api;
mod app;
pub mod bench;
mod bot_plans;
mod bots;
mod calendar;
mod calls;
pub mod client;
mod client_address;
mod clocks;
mod companions;
mod config;
mod connections;
mod courses;
mod data_dir;
mod device;
mod event_stream;
mod execute;
mod fair_queue;
mod front_service;
mod headers;
mod house;
mod http_error;
mod json;
mod life_cycle;
mod limit;
mod live;
#[cfg(feature = "mail")]
mod mail;
mod metrics;
mod observe;
mod pages;
#[cfg(feature = "passkeys")]
mod passkeys;
#[cfg(feature = "pictures")]
mod pictures;
mod public_url;
mod ratings;
mod refusals;
mod request_id;
mod router;
mod routes;
mod run;
mod searches;
mod seldom;
mod think_permits;
mod visitor;
mod visits;
mod wire;
mod worker;

pub use app::App;
pub use calendar::date;
pub use calls::Calls;
pub use config::{Config, Deadlines, MailSettings, now};
pub use data_dir::default_database;
pub use house::{UnknownWho, Who};
pub use http_error::HttpError;
pub use ipnet::IpNet;
pub use life_cycle::LifeCycle;
pub use live::{Update, updates};
pub use public_url::{BadPublicUrl, PublicUrl};
pub use run::{ServeError, ServerHandle, WorkerHandle, run, start, start_worker, work};
pub use table::Quota;
pub use visitor::Requester;
