//! What is done at a table: plain forms, answered by the way back to the table, or to the script by what is new there.

use axum::extract::{Form, State};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_LOCATION;
use axum::response::{IntoResponse, Redirect, Response};
use engine::Seat;
use serde::Deserialize;
use table::{Answer, Command, EntryNumber, TableError, TableId};

use super::frame::PageContext;
use super::table::page;
use super::updates::base;
use crate::api::TablePath;
use crate::execute::{CommandForm, execute};
use crate::{App, HttpError};

/// The choice that was clicked.
#[derive(Deserialize)]
pub(super) struct Clicked {
    pub(super) seat: Seat,
    pub(super) number: EntryNumber,
    pub(super) choice: usize,
}

impl CommandForm for Clicked {
    fn command(self) -> Result<Command, HttpError> {
        Ok(Command::Decide {
            seat: Some(self.seat),
            entry: self.number,
            answer: Answer::Index(self.choice),
            ask_next: false,
        })
    }
}

/// The answer to a request to rewind.
#[derive(Deserialize)]
pub(super) struct Reply {
    seat: Seat,
    request: EntryNumber,
    grant: String,
}

impl CommandForm for Reply {
    fn command(self) -> Result<Command, HttpError> {
        Ok(Command::AnswerUndo {
            seat: Some(self.seat),
            request: self.request,
            grant: self.grant == "yes",
        })
    }
}

/// Does what the form says. What comes too late, or says nothing, is not done: the way back shows how it stands. The script has the
/// page and is told at once what is new on it, and where that is.
pub(super) async fn act<F: CommandForm>(
    State(app): State<App>,
    reader: PageContext,
    TablePath(table): TablePath,
    headers: HeaderMap,
    Form(form): Form<F>,
) -> Result<Response, HttpError> {
    let command = form.command()?;
    let seat = seat_of(&command);
    carry_out(&app, table, &reader, command).await?;
    back_to(&app, reader, table, seat, &headers).await
}

/// When somebody did something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Timing {
    InTime,
    /// The game had gone on, and nothing was done.
    TooLate,
}

/// Does what somebody wants, unless it comes too late or says nothing.
pub(super) async fn carry_out(
    app: &App,
    table: TableId,
    reader: &PageContext,
    command: Command,
) -> Result<Timing, HttpError> {
    match execute(app, table, &reader.requester, command).await {
        Ok(_) | Err(HttpError::Table(TableError::NoRequest | TableError::Empty)) => {
            Ok(Timing::InTime)
        }
        Err(HttpError::Table(TableError::Stale)) => Ok(Timing::TooLate),
        Err(fault) => Err(fault),
    }
}

/// The way back to the table, through the eyes of this seat; to the script, which has the page, what is new on it.
pub(super) async fn back_to(
    app: &App,
    mut reader: PageContext,
    table: TableId,
    seat: Option<Seat>,
    headers: &HeaderMap,
) -> Result<Response, HttpError> {
    let back = seat.map_or_else(
        || format!("/tables/{table}"),
        |seat| format!("/tables/{table}?seat={seat}"),
    );
    let Some(base) = base(headers) else {
        return Ok(Redirect::to(&back).into_response());
    };
    reader.here.clone_from(&back);
    let page = page(app, &reader, table, seat, Some(base)).await?;
    Ok(([(CONTENT_LOCATION, back)], page).into_response())
}

/// Whoever acted for one of their seats looks with its eyes afterwards.
fn seat_of(command: &Command) -> Option<Seat> {
    match command {
        Command::Decide { seat, .. }
        | Command::Undo { seat, .. }
        | Command::Rewind { seat, .. }
        | Command::AnswerUndo { seat, .. }
        | Command::Say { seat, .. }
        | Command::Hint { seat, .. } => *seat,
        _ => None,
    }
}
