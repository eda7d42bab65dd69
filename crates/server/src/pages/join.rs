//! Taking a seat: by a secret link, or at an open table.

use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use engine::Seat;
use maud::html;
use serde::Deserialize;
use table::{Caller, Command, LONGEST_NAME, TableError, TableId, ViewAs};
use words::site::{frame, new_table as texts};

use super::frame::{Page, PageContext};
use super::new_table::{contribution, does_without, own_name};
use super::share;
use super::table::seal;
use crate::api::TablePath;
use crate::execute::execute;
use crate::{App, HttpError};

/// The table that an address names, and the reader with the secret that it names.
fn named(reader: &PageContext, table: &str, token: &str) -> Result<(TableId, Caller), HttpError> {
    let (Ok(table), Ok(token)) = (table.parse(), token.parse()) else {
        return Err(HttpError::Table(TableError::BadLink));
    };
    let caller = Caller {
        visitor: reader.guest.caller.visitor,
        ..Caller::token(token)
    };
    Ok((table, caller))
}

/// What the link is for. Nothing is changed by looking at it.
pub(super) async fn invitation(
    State(app): State<App>,
    reader: PageContext,
    Path((table, token)): Path<(String, String)>,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let (id, caller) = named(&reader, &table, &token)?;
    let (kind, side, sits, agreed) = app
        .tables()
        .look(id, &caller, ViewAs::Spectator, |sight| {
            let seats = sight.seats(lang);
            let invited = sight.invited();
            let side = seats.into_iter().find(|seat| Some(seat.seat) == invited);
            let sits = !sight.held().is_empty();
            let agreed = html! { (does_without(sight, lang)) (seal(sight, lang)) };
            (sight.kind(), side.map(|seat| seat.side), sits, agreed)
        })
        .await?;
    if sits {
        return Ok(Redirect::to(&format!("/tables/{id}")).into_response());
    }
    let name = own_name(&app, &reader, None).await?;
    let heading = texts::invited(lang, kind.title(lang));
    let shared = share::of_game(kind, lang);
    let page = Page::new(&reader, &heading).shared(shared).body(html! {
        form class="sheet narrow form" method="post" action={ "/join/" (table) "/" (token) } {
            h1 { (heading) }
            @if let Some(side) = side {
                p class="lead" { (texts::your_seat(lang, side)) }
                label { span { (frame::your_name(lang)) } input name="name" value=(name) maxlength=(LONGEST_NAME) autocomplete="nickname"; }
                (agreed)
                (contribution(lang))
                p { button class="primary" { (texts::take_seat(lang)) } }
            } @else {
                p class="lead" { (texts::seat_gone(lang)) }
                p { a class="button" href={ "/tables/" (table) } { (frame::back(lang)) } }
            }
        }
    });
    Ok(page.into_response())
}

/// Who takes a seat, and which.
#[derive(Deserialize)]
pub(super) struct Sitting {
    name: Option<String>,
    #[serde(default)]
    contribution: String,
    seat: Option<Seat>,
}

/// Takes the seat that the link is for.
pub(super) async fn accept(
    State(app): State<App>,
    mut reader: PageContext,
    Path((table, token)): Path<(String, String)>,
    Form(form): Form<Sitting>,
) -> Result<Redirect, HttpError> {
    let (table, caller) = named(&reader, &table, &token)?;
    let form = Sitting { seat: None, ..form };
    let command = sitting(&app, &reader, form).await?;
    reader.guest.caller = caller;
    take(&app, &reader, table, command).await
}

/// Takes a seat at an open table.
pub(super) async fn sit(
    State(app): State<App>,
    reader: PageContext,
    TablePath(table): TablePath,
    Form(form): Form<Sitting>,
) -> Result<Redirect, HttpError> {
    let command = sitting(&app, &reader, form).await?;
    take(&app, &reader, table, command).await
}

async fn sitting(app: &App, reader: &PageContext, form: Sitting) -> Result<Command, HttpError> {
    Ok(Command::Join {
        seat: form.seat,
        name: own_name(app, reader, form.name.as_ref()).await?,
        contribution: form.contribution,
    })
}

async fn take(
    app: &App,
    reader: &PageContext,
    table: TableId,
    command: Command,
) -> Result<Redirect, HttpError> {
    execute(app, table, &reader.guest, command).await?;
    Ok(Redirect::to(&format!("/tables/{table}")))
}
