//! Taking a seat: by a secret link, or at an open table.

use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use engine::Seat;
use maud::html;
use serde::Deserialize;
use table::{Caller, Look, TableId, Token, Trouble};
use words::site::{frame, new_table as texts};

use super::frame::{Page, Reader};
use super::new_table::own_name;
use crate::api::At;
use crate::{App, Fault};

/// The table and the secret that an address names.
fn named(table: &str, token: &str) -> Result<(TableId, Token), Fault> {
    match (table.parse(), token.parse()) {
        (Ok(table), Ok(token)) => Ok((table, token)),
        _ => Err(Fault::Table(Trouble::BadLink)),
    }
}

/// What the link is for. Nothing is changed by looking at it.
pub(super) async fn invitation(
    State(app): State<App>,
    reader: Reader,
    Path((table, token)): Path<(String, String)>,
) -> Result<Response, Fault> {
    let lang = reader.lang;
    let (id, secret) = named(&table, &token)?;
    let caller = Caller {
        visitor: reader.guest.caller.visitor,
        token: Some(secret),
        ..Caller::default()
    };
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
                label { span { (frame::your_name(lang)) } input name="name" value=(name) maxlength="40" autocomplete="nickname"; }
                details {
                    summary { (texts::dice(lang)) }
                    p class="note" { (texts::dice_explained(lang)) }
                    label { span { (texts::dice_label(lang)) } input name="contribution" maxlength="200" autocomplete="off"; }
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

#[derive(Deserialize)]
pub(super) struct Sitting {
    name: Option<String>,
    #[serde(default)]
    contribution: String,
    seat: Option<u8>,
}

/// Takes the seat that the link is for.
pub(super) async fn accept(
    State(app): State<App>,
    reader: Reader,
    Path((table, token)): Path<(String, String)>,
    Form(form): Form<Sitting>,
) -> Result<Redirect, Fault> {
    let (id, secret) = named(&table, &token)?;
    let name = own_name(&app, &reader, form.name.as_ref()).await?;
    let caller = Caller {
        visitor: reader.guest.caller.visitor,
        token: Some(secret),
        ..Caller::default()
    };
    app.tables()
        .join(id, &caller, None, &name, &form.contribution)
        .await?;
    Ok(Redirect::to(&format!("/tables/{id}")))
}

/// Takes a seat at an open table.
pub(super) async fn sit(
    State(app): State<App>,
    reader: Reader,
    At(table): At,
    Form(form): Form<Sitting>,
) -> Result<Redirect, Fault> {
    let name = own_name(&app, &reader, form.name.as_ref()).await?;
    let seat = form.seat.map(Seat);
    let caller = &reader.guest.caller;
    app.tables()
        .join(table, caller, seat, &name, &form.contribution)
        .await?;
    Ok(Redirect::to(&format!("/tables/{table}")))
}
