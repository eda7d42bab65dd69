//! What every request can reach.

use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use axum::body::Bytes;
use table::{Key, Tables};
use tokio_util::sync::CancellationToken;

use crate::analyses::Analyses;
use crate::pages::assets::{self, Asset};
use crate::think_permits::ThinkPermits;
use crate::{Config, api};

/// What every request can reach. Clones are the same.
#[derive(Clone)]
pub struct App(Arc<Inner>);

struct Inner {
    tables: Tables,
    cookies: Key,
    data: Option<PathBuf>,
    permits: ThinkPermits,
    analyses: Analyses,
    boards: Asset,
    stop: CancellationToken,
    /// The description of the API, once somebody asked for it.
    description: OnceLock<Bytes>,
}

impl App {
    /// The tables, the key that cookies are signed with, the permits to think, and what the server was started with.
    pub(crate) fn new(
        tables: Tables,
        cookies: Key,
        permits: ThinkPermits,
        config: &Config,
        stop: CancellationToken,
    ) -> App {
        let patience = config.analysis_patience;
        let boards = assets::boards(tables.catalog());
        App(Arc::new(Inner {
            boards,
            tables,
            cookies,
            data: config.data.clone(),
            analyses: Analyses::new(permits.clone(), patience, stop.clone()),
            permits,
            stop,
            description: OnceLock::new(),
        }))
    }

    /// The permits to think.
    pub(crate) fn think_permits(&self) -> &ThinkPermits {
        &self.0.permits
    }

    /// The style sheet of the boards.
    pub(crate) fn boards(&self) -> &Asset {
        &self.0.boards
    }

    /// The analyses of finished games.
    pub(crate) fn analyses(&self) -> &Analyses {
        &self.0.analyses
    }

    /// The tables.
    pub fn tables(&self) -> &Tables {
        &self.0.tables
    }

    /// The key that cookies are signed with.
    pub(crate) fn cookies(&self) -> &Key {
        &self.0.cookies
    }

    /// The description of the API.
    pub(crate) fn description(&self) -> Bytes {
        let describe = || api::describe(self.tables().catalog()).to_string().into();
        self.0.description.get_or_init(describe).clone()
    }

    /// Tells live streams that the server stops.
    pub(crate) fn stop(&self) -> &CancellationToken {
        &self.0.stop
    }

    /// The data file that replaces a game's own, if there is one. Only for the ids of games.
    pub(crate) fn data_of(&self, game: &str) -> Option<String> {
        let known = self
            .tables()
            .catalog()
            .kinds()
            .any(|kind| kind.id() == game);
        let file = self.0.data.as_ref()?.join(format!("{game}.toml"));
        known.then(|| std::fs::read_to_string(file).ok()).flatten()
    }
}
