//! Taking a seat: by a secret link, or at an open table.

use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use catalog::AnyGame;
use engine::Seat;
use maud::{Markup, html};
use serde::Deserialize;
use table::{Caller, Command, LONGEST_NAME, SeatView, TableError, TableId, ViewAs};
use words::Lang;
use words::site::{frame, new_table as texts};

use super::agreed::{self, whole};
use super::emblem::{definitions, emblem};
use super::frame::{Page, PageContext};
use super::lobby::texts as finding;
use super::new_table::{contribution, own_name};
use super::share;
use super::table::{bot_strength, seal, sits};
use crate::api::TablePath;
use crate::calls::message::host_name;
use crate::execute::execute;
use crate::{App, HttpError};

/// The table that an address names, and the reader with the secret that it names.
fn named(reader: &PageContext, table: &str, token: &str) -> Result<(TableId, Caller), HttpError> {
    let (Ok(table), Ok(token)) = (table.parse(), token.parse()) else {
        return Err(HttpError::Table(TableError::BadLink));
    };
    let caller = Caller {
        token: Some(token),
        ..reader.requester.caller.clone()
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
    let (game, seats) = app
        .tables()
        .look(id, &caller, ViewAs::Spectator, |view| {
            (view.kind().id(), view.header().seats)
        })
        .await?;
    let fared = app.tables().fared(game, seats).await?;
    let invited = app.tables().look(id, &caller, ViewAs::Spectator, |view| {
        let seats = view.seats(lang);
        let side = seats.iter().find(|seat| Some(seat.seat) == view.invited());
        Invited {
            kind: view.kind(),
            side: side.map(|seat| seat.side.clone()),
            sits: !view.held().is_empty(),
            host: host_name(&seats),
            seats: html! {
                ul class="seats" {
                    @for seat in &seats {
                        li class=[(view.invited() == Some(seat.seat)).then_some("yours")] { span class="seat" { (view.sign(seat.seat, lang).unwrap_or_default()) strong { (seat.side) ":" } span { (texts_of(seat, view.invited(), lang)) (bot_strength(view, seat, lang)) } } }
                    }
                }
            },
            agreed: html! {
                (whole(view, lang))
                (agreed::fared(view, &fared, lang))
                (seal(view, lang))
            },
        }
    });
    let invited = invited.await?;
    if invited.sits {
        return Ok(Redirect::to(&format!("/tables/{id}")).into_response());
    }
    let name = own_name(&app, &reader, None).await?;
    let heading = texts::invited(lang, invited.kind.title(lang));
    let shared = share::of_game(invited.kind, lang);
    let page = Page::new(&reader, &heading).shared(shared).body(html! {
        (definitions([invited.kind]))
        form class="sheet narrow form letter" method="post" action={ "/join/" (table) "/" (token) } {
            div class="pic" { (emblem(invited.kind, lang)) }
            div class="inside" {
                @if let Some(host) = &invited.host { p class="eyebrow" { (finding::host_invites(lang, host)) } }
                h1 { (heading) }
                @if let Some(side) = invited.side {
                    p class="lead" { (texts::your_seat(lang, side)) }
                    (invited.seats)
                    label { span { (frame::your_name(lang)) } input name="name" value=(name) maxlength=(LONGEST_NAME) autocomplete="nickname"; }
                    (contribution(lang))
                    p class="take" { button class="primary big" { (texts::take_seat(lang)) } }
                    (invited.agreed)
                } @else {
                    p class="lead" { (texts::seat_gone(lang)) }
                    p { a class="button" href={ "/tables/" (table) } { (frame::back(lang)) } }
                }
            }
        }
    });
    Ok(page.into_response())
}

/// What the page of an invitation tells.
struct Invited {
    kind: &'static dyn AnyGame,
    side: Option<String>,
    sits: bool,
    host: Option<String>,
    seats: Markup,
    agreed: Markup,
}

/// Who sits at a seat; the invited reader does not yet.
fn texts_of(seat: &SeatView, invited: Option<Seat>, lang: Lang) -> String {
    if invited == Some(seat.seat) {
        finding::kept_for_you(lang)
    } else {
        sits(seat, lang)
    }
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
    reader.requester.caller = caller;
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
    execute(app, table, &reader.requester, command).await?;
    Ok(Redirect::to(&format!("/tables/{table}")))
}
