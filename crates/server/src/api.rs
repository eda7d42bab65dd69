//! The JSON API, `/api/v1`.
//!
//! Who sits at a table is known by the cookie, or by the secret of the seat: `Authorization: Bearer …`. The API
//! is described by the types that it is made of: see [`describe`].

mod account;
mod act;
mod analysis;
mod answers;
mod commands;
mod description;
mod extract;
mod game;
mod notes;
mod pace;
mod players;
mod schema;
mod stream;
mod tables;

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use catalog::Catalog;
use serde_json::Value;
use utoipa_axum::router::UtoipaMethodRouter;
use utoipa_axum::routes;

pub(crate) use answers::{ErrorForm, PositionForm};
pub(crate) use commands::{
    BotForm, CloseForm, FreeForm, HintForm, HolidayForm, InviteForm, InvitePlayerForm, PauseForm,
    ResumeForm, RewindForm, SayForm, TakeBackForm, UndoForm,
};
pub(crate) use extract::TablePath;
pub(crate) use notes::NoteForm;

use crate::App;
use crate::routes::Routes;

/// Where the API begins.
const ROOT: &str = "/api/v1";

/// Everything that the API can do. What is listed here is served and described.
fn operations() -> Vec<UtoipaMethodRouter<App>> {
    vec![
        routes!(openapi),
        routes!(account::account),
        routes!(game::games),
        routes!(players::best),
        routes!(players::player),
        routes!(tables::mine, tables::create),
        routes!(tables::open),
        routes!(tables::read),
        routes!(act::join),
        routes!(act::bot),
        routes!(act::invite),
        routes!(act::free),
        routes!(act::close),
        routes!(act::invite_player),
        routes!(act::decline),
        routes!(tables::again),
        routes!(act::take_back),
        routes!(act::pause),
        routes!(act::resume),
        routes!(act::holiday),
        routes!(act::name),
        routes!(game::view),
        routes!(game::decision, act::decide),
        routes!(game::why_not),
        routes!(act::undo),
        routes!(act::rewind),
        routes!(act::answer_undo),
        routes!(act::hint),
        routes!(analysis::analysis),
        routes!(game::log),
        routes!(game::talk, act::say),
        routes!(notes::notes, notes::keep),
        routes!(game::chronicle),
        routes!(game::events),
        routes!(stream::all_events),
    ]
}

pub(crate) fn routes() -> Routes {
    let mut routes = Routes::default();
    for (_, paths, handlers) in operations() {
        for path in paths.paths.keys() {
            routes = routes.route(&format!("{ROOT}{path}"), handlers.clone());
        }
    }
    routes
}

/// The description of the API, with the games that can be played.
pub(crate) fn describe(catalog: Catalog) -> Value {
    description::describe(catalog, operations())
}

/// This description.
#[utoipa::path(
    get,
    path = "/openapi.json",
    operation_id = "description",
    responses((status = 200, description = "Done.", body = Object))
)]
async fn openapi(State(app): State<App>) -> impl IntoResponse {
    let json = [(header::CONTENT_TYPE, "application/json")];
    (json, app.description())
}
