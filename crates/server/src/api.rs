//! The JSON API, `/api/v1`.
//!
//! Who sits at a table is known by the cookie, or by the secret of the seat: `Authorization: Bearer …`. The
//! routes and answers are described in `openapi.json`, which a test holds against the real ones.

mod act;
mod analysis;
mod answers;
mod commands;
mod extract;
mod game;
mod tables;

use axum::Router;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::{MethodRouter, get, post};

pub(crate) use answers::PositionForm;
pub(crate) use commands::{BotForm, HintForm, InviteForm, SayForm, UndoForm};
pub(crate) use extract::At;

use crate::App;

/// The description of the API.
const DESCRIPTION: &str = include_str!("api/openapi.json");

pub(crate) fn routes() -> Router<App> {
    handlers()
        .into_iter()
        .fold(Router::new(), |router, (path, handlers)| {
            router.route(&format!("/api/v1{path}"), handlers)
        })
}

fn handlers() -> [(&'static str, MethodRouter<App>); 20] {
    [
        ("/openapi.json", get(description)),
        ("/games", get(game::games)),
        ("/tables", get(tables::mine).post(tables::create)),
        ("/tables/{table}", get(tables::read)),
        ("/tables/{table}/join", post(act::join)),
        ("/tables/{table}/bot", post(act::bot)),
        ("/tables/{table}/invite", post(act::invite)),
        ("/tables/{table}/name", post(act::name)),
        ("/tables/{table}/view", get(game::view)),
        (
            "/tables/{table}/decision",
            get(game::decision).post(act::decide),
        ),
        ("/tables/{table}/why-not", get(game::why_not)),
        ("/tables/{table}/undo", post(act::undo)),
        ("/tables/{table}/undo/answer", post(act::answer_undo)),
        ("/tables/{table}/hint", post(act::hint)),
        ("/tables/{table}/analysis", get(analysis::analysis)),
        ("/tables/{table}/log", get(game::log)),
        ("/tables/{table}/talk", get(game::talk).post(act::say)),
        ("/tables/{table}/chronicle", get(game::chronicle)),
        ("/tables/{table}/events", get(game::events)),
        ("/open-tables", get(tables::open)),
    ]
}

async fn description() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], DESCRIPTION)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_route_is_described_and_nothing_else() {
        let document: serde_json::Value = serde_json::from_str(DESCRIPTION).expect("JSON");
        let described = document["paths"].as_object().expect("paths").keys();
        let described: BTreeSet<&str> = described.map(String::as_str).collect();
        let served = handlers().map(|(path, _)| path);
        assert_eq!(described, BTreeSet::from(served));
    }
}
