//! The JSON API, `/api/v1`.
//!
//! Who sits at a table is known by the cookie, or by the secret of the seat: `Authorization: Bearer …`. The
//! routes and answers are described in `openapi.json`, which a test holds against the real ones.

mod advice;
mod extract;
mod forms;
mod game;
mod play;
mod tables;
mod talk;

use axum::Router;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::{MethodRouter, get, post};

pub(crate) use extract::At;
pub(crate) use forms::PositionForm;

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
        ("/tables", get(tables::list).post(tables::create)),
        ("/tables/{table}", get(tables::read)),
        ("/tables/{table}/join", post(tables::join)),
        ("/tables/{table}/bot", post(tables::bot)),
        ("/tables/{table}/invite", post(tables::invite)),
        ("/tables/{table}/name", post(tables::name)),
        ("/tables/{table}/view", get(game::view)),
        (
            "/tables/{table}/decision",
            get(game::decision).post(play::decide),
        ),
        ("/tables/{table}/why-not", get(game::why_not)),
        ("/tables/{table}/undo", post(play::undo)),
        ("/tables/{table}/undo/answer", post(play::answer_undo)),
        ("/tables/{table}/hint", post(advice::ask)),
        ("/tables/{table}/analysis", get(advice::analysis)),
        ("/tables/{table}/log", get(game::log)),
        ("/tables/{table}/talk", get(talk::read).post(talk::say)),
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
