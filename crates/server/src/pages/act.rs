//! What is done at a table: plain forms, answered by the way back to the table.

use axum::extract::{Form, State};
use axum::response::Redirect;
use bots::Level;
use engine::Seat;
use serde::Deserialize;
use table::{Answer, TableId, Trouble};

use super::frame::Reader;
use crate::api::At;
use crate::{App, Fault};

/// The way back, with the same eyes as before.
pub(super) fn back(table: TableId, seat: u8) -> Redirect {
    Redirect::to(&format!("/tables/{table}?seat={seat}"))
}

#[derive(Deserialize)]
pub(super) struct Decision {
    seat: u8,
    number: u32,
    choice: usize,
}

/// Makes a decision. One that was made on an old position is not carried out: the way back shows the new one.
pub(super) async fn decide(
    State(app): State<App>,
    reader: Reader,
    At(table): At,
    Form(form): Form<Decision>,
) -> Result<Redirect, Fault> {
    let answer = Answer::Index(form.choice);
    let (caller, seat) = (&reader.guest.caller, Seat(form.seat));
    let decided = app
        .tables()
        .decide(table, caller, seat, form.number, answer, reader.lang)
        .await;
    match decided {
        Ok(_) | Err(Trouble::Stale) => Ok(back(table, form.seat)),
        Err(trouble) => Err(trouble.into()),
    }
}

#[derive(Deserialize)]
pub(super) struct Undo {
    seat: u8,
    number: u32,
}

/// Takes back one's last decision, or asks the others.
pub(super) async fn undo(
    State(app): State<App>,
    reader: Reader,
    At(table): At,
    Form(form): Form<Undo>,
) -> Result<Redirect, Fault> {
    let (caller, seat) = (&reader.guest.caller, Seat(form.seat));
    let undone = app
        .tables()
        .undo(table, caller, seat, form.number, reader.lang)
        .await;
    match undone {
        Ok(_) | Err(Trouble::Stale) => Ok(back(table, form.seat)),
        Err(trouble) => Err(trouble.into()),
    }
}

#[derive(Deserialize)]
pub(super) struct Reply {
    seat: u8,
    request: u32,
    grant: String,
}

/// Grants, refuses or withdraws the wish to take something back.
pub(super) async fn answer(
    State(app): State<App>,
    reader: Reader,
    At(table): At,
    Form(form): Form<Reply>,
) -> Result<Redirect, Fault> {
    let (caller, seat) = (&reader.guest.caller, Seat(form.seat));
    let answered = app
        .tables()
        .answer_undo(table, caller, seat, form.request, form.grant == "yes")
        .await;
    match answered {
        Ok(_) | Err(Trouble::NoRequest) => Ok(back(table, form.seat)),
        Err(trouble) => Err(trouble.into()),
    }
}

#[derive(Deserialize)]
pub(super) struct Said {
    seat: u8,
    text: String,
}

/// Says something.
pub(super) async fn say(
    State(app): State<App>,
    reader: Reader,
    At(table): At,
    Form(form): Form<Said>,
) -> Result<Redirect, Fault> {
    let (caller, seat) = (&reader.guest.caller, Seat(form.seat));
    match app.tables().say(table, caller, seat, &form.text).await {
        Ok(_) | Err(Trouble::Empty) => Ok(back(table, form.seat)),
        Err(trouble) => Err(trouble.into()),
    }
}

#[derive(Deserialize)]
pub(super) struct Replacement {
    seat: u8,
    level: String,
}

#[derive(Deserialize)]
pub(super) struct Seated {
    seat: u8,
}

/// Opens the seat of a player who does not come back.
pub(super) async fn invite(
    State(app): State<App>,
    reader: Reader,
    At(table): At,
    Form(form): Form<Seated>,
) -> Result<Redirect, Fault> {
    let (caller, seat) = (&reader.guest.caller, Seat(form.seat));
    app.tables().invite_another(table, caller, seat).await?;
    Ok(Redirect::to(&format!("/tables/{table}")))
}

/// Leaves a seat to a bot.
pub(super) async fn bot(
    State(app): State<App>,
    reader: Reader,
    At(table): At,
    Form(form): Form<Replacement>,
) -> Result<Redirect, Fault> {
    let level = form.level.parse::<Level>();
    let level = level.map_err(|error| Fault::BadRequest(error.to_string()))?;
    let (caller, seat) = (&reader.guest.caller, Seat(form.seat));
    app.tables()
        .replace_by_bot(table, caller, seat, level)
        .await?;
    Ok(Redirect::to(&format!("/tables/{table}")))
}
