//! The pages: what people see in the browser.
//!
//! Every page is whole without script: each action is a form that is posted and answered by a redirect. The
//! script (`assets/script`) only makes it smoother: it posts the same forms, reads the same pages again when
//! something is new, and swaps the parts that changed by their ids.

mod act;
mod analysis;
pub(crate) mod assets;
mod frame;
mod game;
mod help;
mod hint;
mod home;
mod icons;
mod join;
mod new_table;
mod parts;
mod replay;
mod rules;
mod settings;
mod table;
mod why;

use axum::Router;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use catalog::Problem;
use maud::html;
use words::Lang;
use words::site::frame as texts;

use crate::App;
use crate::api::{BotForm, HintForm, InviteForm, SayForm, UndoForm};
use act::{Clicked, Reply, act};
use frame::{Page, Reader};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/", get(home::home))
        .route("/help", get(help::help))
        .route("/settings", get(settings::form).post(settings::save))
        .route("/games/{game}", get(game::game))
        .route("/games/{game}/rules", get(rules::rules))
        .route("/games/{game}/edition", get(game::edition))
        .route("/games/{game}/new", get(new_table::form))
        .route("/games/{game}/tables", post(new_table::create))
        .route("/tables/{table}", get(table::table))
        .route("/tables/{table}/decide", post(act::<Clicked>))
        .route("/tables/{table}/undo", post(act::<UndoForm>))
        .route("/tables/{table}/answer", post(act::<Reply>))
        .route("/tables/{table}/say", post(act::<SayForm>))
        .route("/tables/{table}/bot", post(act::<BotForm>))
        .route("/tables/{table}/invite", post(act::<InviteForm>))
        .route("/tables/{table}/sit", post(join::sit))
        .route("/tables/{table}/hint", post(act::<HintForm>))
        .route("/tables/{table}/why", get(why::why))
        .route("/tables/{table}/analysis", get(analysis::analysis))
        .route("/tables/{table}/replay", get(replay::replay))
        .route("/tables/{table}/chronicle", get(replay::chronicle))
        .route(
            "/join/{table}/{token}",
            get(join::invitation).post(join::accept),
        )
        .route("/assets/{hash}/{name}", get(assets::asset))
        .route("/favicon.ico", get(assets::icon))
}

/// The page that tells what went wrong.
pub(crate) fn fault(status: StatusCode, problem: &Problem, lang: Lang) -> Response {
    let reader = Reader::unknown(lang);
    let heading = if status == StatusCode::NOT_FOUND {
        texts::not_found(lang)
    } else {
        texts::went_wrong(lang)
    };
    let page = Page::new(&reader, &heading).body(html! {
        div class="sheet narrow" {
            h1 { (heading) }
            p class="lead" { (problem.message) }
            p { a class="button" href="/" { (texts::back_home(lang)) } }
        }
    });
    (status, page).into_response()
}
