//! Private notes at a table.

use axum::Json;
use axum::extract::State;
use engine::Seat;
use serde::{Deserialize, Serialize};
use table::{AccountError, Notes, Session};
use utoipa::ToSchema;

use super::extract::{JsonBody, TablePath};
use super::game::into;
use super::schema::{NoteText, SeatNumber};
use crate::{App, HttpError, Requester};

/// What you have written for yourself at one of your seats. Nobody else can read it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Notes)]
pub(super) struct NotesForm {
    #[schema(value_type = SeatNumber)]
    seat: Seat,
    #[schema(value_type = NoteText)]
    text: String,
    /// How often it was stored; 0 if it never was.
    version: u32,
}

impl From<Notes> for NotesForm {
    fn from(notes: Notes) -> NotesForm {
        NotesForm {
            seat: notes.seat,
            text: notes.text,
            version: notes.version,
        }
    }
}

/// What you write for yourself.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Note)]
pub(crate) struct NoteForm {
    /// At which of your seats. Default: your own.
    #[schema(value_type = Option<SeatNumber>)]
    pub(crate) seat: Option<Seat>,
    #[schema(value_type = NoteText)]
    pub(crate) text: String,
    /// The version that you have read. If there is a newer one, yours is joined with it.
    #[serde(default)]
    pub(crate) version: u32,
}

fn session(requester: &Requester) -> Result<&Session, HttpError> {
    let session = requester.session.as_ref();
    session.ok_or(HttpError::Account(AccountError::SignedOut))
}

/// Your private notes at each of your seats. Only somebody with an account has them here.
#[utoipa::path(
    get,
    path = "/tables/{table}/notes",
    responses((status = 200, description = "Done.", body = Vec<NotesForm>))
)]
pub(super) async fn notes(
    State(app): State<App>,
    requester: Requester,
    TablePath(table): TablePath,
) -> Result<Json<Vec<NotesForm>>, HttpError> {
    let accounts = app.tables().accounts();
    let notes = accounts.notes(session(&requester)?, table).await?;
    Ok(Json(into(notes)))
}

/// Stores your private notes at one of your seats.
#[utoipa::path(
    post,
    path = "/tables/{table}/notes",
    operation_id = "keep-notes",
    request_body = NoteForm,
    responses((status = 200, description = "Done.", body = NotesForm))
)]
pub(super) async fn keep(
    State(app): State<App>,
    requester: Requester,
    TablePath(table): TablePath,
    JsonBody(form): JsonBody<NoteForm>,
) -> Result<Json<NotesForm>, HttpError> {
    let NoteForm {
        seat,
        text,
        version,
    } = form;
    let accounts = app.tables().accounts();
    let kept = accounts.keep_notes(session(&requester)?, table, seat, (&text, version));
    Ok(Json(kept.await?.into()))
}
