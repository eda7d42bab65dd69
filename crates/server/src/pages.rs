//! The pages.

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use catalog::Problem;
use words::Lang;

use crate::{App, Guest};

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/", get(home))
}

async fn home(State(app): State<App>, guest: Guest) -> Html<String> {
    let kinds = app.tables().catalog().kinds();
    let titles: Vec<String> = kinds.map(|kind| escape(&kind.title(guest.lang))).collect();
    page(
        guest.lang,
        "Kroniek",
        &format!("<p>{}</p>", titles.join(", ")),
    )
}

/// The page that tells what went wrong.
pub(crate) fn fault(_: &App, status: StatusCode, problem: &Problem, lang: Lang) -> Response {
    let body = format!("<p>{}</p>", escape(&problem.to_string()));
    (status, page(lang, "Kroniek", &body)).into_response()
}

fn page(lang: Lang, title: &str, body: &str) -> Html<String> {
    Html(format!(
        "<!DOCTYPE html><html lang=\"{lang}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title></head>\
         <body><h1>{title}</h1>{body}</body></html>"
    ))
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
