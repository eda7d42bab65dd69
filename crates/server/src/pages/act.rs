//! What is done at a table: plain forms, answered by the way back to the table.

use axum::extract::{Form, State};
use axum::response::Redirect;
use engine::Seat;
use serde::Deserialize;
use table::{Answer, Command, EntryNumber, TableError, TableId};

use super::frame::PageContext;
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

/// Does what the form says. What comes too late, or says nothing, is not done: the way back shows how it stands.
pub(super) async fn act<F: CommandForm>(
    State(app): State<App>,
    reader: PageContext,
    TablePath(table): TablePath,
    Form(form): Form<F>,
) -> Result<Redirect, HttpError> {
    let command = form.command()?;
    let back = back(table, &command);
    match execute(&app, table, &reader.requester, command).await {
        Ok(_)
        | Err(HttpError::Table(TableError::Stale | TableError::NoRequest | TableError::Empty)) => {
            Ok(back)
        }
        Err(fault) => Err(fault),
    }
}

/// The way back; whoever acted for one of their seats looks with its eyes.
fn back(table: TableId, command: &Command) -> Redirect {
    match command {
        Command::Decide {
            seat: Some(seat), ..
        }
        | Command::Undo {
            seat: Some(seat), ..
        }
        | Command::Rewind {
            seat: Some(seat), ..
        }
        | Command::AnswerUndo {
            seat: Some(seat), ..
        }
        | Command::Say {
            seat: Some(seat), ..
        }
        | Command::Hint {
            seat: Some(seat), ..
        } => Redirect::to(&format!("/tables/{table}?seat={seat}")),
        _ => Redirect::to(&format!("/tables/{table}")),
    }
}
