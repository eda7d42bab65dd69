//! Taking a seat: by a secret link, or at an open table.

use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use engine::Seat;
use maud::html;
use serde::Deserialize;
use table::{Caller, Command, LONGEST_CONTRIBUTION, LONGEST_NAME, Look, TableId, Trouble};
use words::site::{frame, new_table as texts};

use super::frame::{Page, Reader};
use super::new_table::own_name;
use crate::api::At;
use crate::execute::execute;
use crate::{App, Fault};

/// The table that an address names, and the reader with the secret that it names.
fn named(reader: &Reader, table: &str, token: &str) -> Result<(TableId, Caller), Fault> {
    let (Ok(table), Ok(token)) = (table.parse(), token.parse()) else {
        return Err(Fault::Table(Trouble::BadLink));
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
    reader: Reader,
    Path((table, token)): Path<(String, String)>,
) -> Result<Response, Fault> {
    let lang = reader.lang;
    let (id, caller) = named(&reader, &table, &token)?;
    let (title, side, sits) = app
        .tables()
        .look(id, &caller, Look::Spectator, |sight| {
            let seats = sight.seats(lang);
            let invited = sight.invited();
            let side = seats.into_iter().find(|seat| Some(seat.seat) == invited);
            let sits = !sight.held().is_empty();
            (sight.kind().title(lang), side.map(|seat| seat.side), sits)
        })
        .await?;
    if sits {
        return Ok(Redirect::to(&format!("/tables/{id}")).into_response());
    }
    let name = own_name(&app, &reader, None).await?;
    let heading = texts::invited(lang, title);
    let page = Page::new(&reader, &heading).body(html! {
        form class="sheet narrow form" method="post" action={ "/join/" (table) "/" (token) } {
            h1 { (heading) }
            @if let Some(side) = side {
                p class="lead" { (texts::your_seat(lang, side)) }
                label { span { (frame::your_name(lang)) } input name="name" value=(name) maxlength=(LONGEST_NAME) autocomplete="nickname"; }
                details {
                    summary { (texts::dice(lang)) }
                    p class="note" { (texts::dice_explained(lang)) }
                    label { span { (texts::dice_label(lang)) } input name="contribution" maxlength=(LONGEST_CONTRIBUTION) autocomplete="off"; }
                }
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
    mut reader: Reader,
    Path((table, token)): Path<(String, String)>,
    Form(form): Form<Sitting>,
) -> Result<Redirect, Fault> {
    let (table, caller) = named(&reader, &table, &token)?;
    let form = Sitting { seat: None, ..form };
    let command = sitting(&app, &reader, form).await?;
    reader.guest.caller = caller;
    take(&app, &reader, table, command).await
}

/// Takes a seat at an open table.
pub(super) async fn sit(
    State(app): State<App>,
    reader: Reader,
    At(table): At,
    Form(form): Form<Sitting>,
) -> Result<Redirect, Fault> {
    let command = sitting(&app, &reader, form).await?;
    take(&app, &reader, table, command).await
}

async fn sitting(app: &App, reader: &Reader, form: Sitting) -> Result<Command, Fault> {
    Ok(Command::Join {
        seat: form.seat,
        name: own_name(app, reader, form.name.as_ref()).await?,
        contribution: form.contribution,
    })
}

async fn take(
    app: &App,
    reader: &Reader,
    table: TableId,
    command: Command,
) -> Result<Redirect, Fault> {
    execute(app, table, &reader.guest, command).await?;
    Ok(Redirect::to(&format!("/tables/{table}")))
}
