//! Making decisions and taking them back.

use axum::Json;
use axum::extract::State;
use engine::Seat;
use table::{Look, TableId, Trouble, Undone};

use super::extract::{At, Body};
use super::forms::{AnswerForm, DecidedForm, GrantForm, UndoForm, UndoneForm};
use crate::{App, Fault, Guest};

/// The seat that the request is for: the one that it names, or the caller's own.
pub(super) async fn own_seat(
    app: &App,
    table: TableId,
    guest: &Guest,
    seat: Option<Seat>,
) -> Result<Seat, Fault> {
    let look = seat.map_or(Look::Own, Look::Seat);
    let viewer = app.tables().viewer(table, &guest.caller, look).await?;
    Ok(viewer.seat().ok_or(Trouble::NotYourSeat)?)
}

/// `POST /tables/{table}/decision`
pub(super) async fn decide(
    State(app): State<App>,
    guest: Guest,
    At(table): At,
    Body(form): Body<AnswerForm>,
) -> Result<Json<DecidedForm>, Fault> {
    let lang = guest.lang;
    let decided = app
        .tables()
        .decide_and_look(
            table,
            &guest.caller,
            form.seat,
            form.number,
            form.answer()?,
            lang,
            // Most decisions are followed by another one of the same seat, which need not be asked for then.
            move |decided, sight| (decided, sight.decision(lang)),
        )
        .await;
    let (decided, next) = fresh(&app, table, &guest, decided).await?;
    Ok(Json(DecidedForm {
        position: decided.position.into(),
        repeated: decided.repeated,
        decision: next?,
    }))
}

/// `POST /tables/{table}/undo`
pub(super) async fn undo(
    State(app): State<App>,
    guest: Guest,
    At(table): At,
    Body(form): Body<UndoForm>,
) -> Result<Json<UndoneForm>, Fault> {
    let seat = own_seat(&app, table, &guest, form.seat).await?;
    let undone = app
        .tables()
        .undo(table, &guest.caller, seat, form.number, guest.lang)
        .await;
    Ok(told(fresh(&app, table, &guest, undone).await?))
}

/// `POST /tables/{table}/undo/answer`
pub(super) async fn answer_undo(
    State(app): State<App>,
    guest: Guest,
    At(table): At,
    Body(form): Body<GrantForm>,
) -> Result<Json<UndoneForm>, Fault> {
    let seat = own_seat(&app, table, &guest, form.seat).await?;
    let undone = app
        .tables()
        .answer_undo(table, &guest.caller, seat, form.request, form.grant)
        .await?;
    Ok(told(undone))
}

fn told(undone: Undone) -> Json<UndoneForm> {
    Json(match undone {
        Undone::Done(position) => UndoneForm {
            undone: true,
            position: position.into(),
        },
        Undone::Asked(position) => UndoneForm {
            undone: false,
            position: position.into(),
        },
    })
}

/// Who acted on an old position is told the new one.
async fn fresh<T>(
    app: &App,
    table: TableId,
    guest: &Guest,
    result: Result<T, Trouble>,
) -> Result<T, Fault> {
    match result {
        Err(Trouble::Stale) => {
            let position = app.tables().position(table, &guest.caller).await?;
            Err(Fault::Stale(position.into()))
        }
        other => Ok(other?),
    }
}
