//! Talk at the table.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde_json::{Value, json};

use super::extract::{Asked, At, Body};
use super::forms::{LookForm, SayForm, TalkForm};
use super::play::own_seat;
use crate::{App, Fault, Guest};

/// `GET /tables/{table}/talk`
pub(super) async fn read(
    State(app): State<App>,
    guest: Guest,
    At(table): At,
    Asked(asked): Asked<LookForm>,
) -> Result<Json<Vec<TalkForm>>, Fault> {
    let lines = app.tables().talk(table, &guest.caller, asked.after).await?;
    Ok(Json(lines.into_iter().map(Into::into).collect()))
}

/// `POST /tables/{table}/talk`
pub(super) async fn say(
    State(app): State<App>,
    guest: Guest,
    At(table): At,
    Body(form): Body<SayForm>,
) -> Result<(StatusCode, Json<Value>), Fault> {
    let seat = own_seat(&app, table, &guest, form.seat).await?;
    let number = app
        .tables()
        .say(table, &guest.caller, seat, &form.text)
        .await?;
    Ok((StatusCode::CREATED, Json(json!({ "number": number }))))
}
