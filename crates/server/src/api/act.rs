//! Everything that is done at a table: a form becomes a command, and what came of it becomes JSON.

use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use table::{Done, TableError, TableId};

use super::answers::{DecidedForm, DoneForm, HintedForm, SaidForm, TokenForm, UndoneForm};
use super::commands::{
    AnswerForm, BotForm, GrantForm, HintForm, HolidayForm, InviteForm, JoinForm, NameForm,
    PauseForm, ResumeForm, RewindForm, SayForm, TakeBackForm, UndoForm,
};
use super::extract::{JsonBody, TablePath};
use crate::execute::{CommandForm, execute};
use crate::json::Json;
use crate::{App, HttpError, Requester};

/// A form that was posted to a table.
pub(super) struct Posted<F> {
    app: App,
    guest: Requester,
    table: TableId,
    form: F,
}

impl<F: CommandForm> FromRequest<App> for Posted<F> {
    type Rejection = HttpError;

    async fn from_request(request: Request, app: &App) -> Result<Posted<F>, HttpError> {
        let (mut parts, body) = request.into_parts();
        let Ok(guest) = Requester::from_request_parts(&mut parts, app).await;
        let TablePath(table) = TablePath::from_request_parts(&mut parts, app).await?;
        let JsonBody(form) = JsonBody::from_request(Request::from_parts(parts, body), app).await?;
        Ok(Posted {
            app: app.clone(),
            guest,
            table,
            form,
        })
    }
}

impl<F: CommandForm> Posted<F> {
    /// Does what the form says. Who acted on an old position is told the new one.
    async fn execute(self) -> Result<Response, HttpError> {
        let (app, table, guest) = (&self.app, self.table, &self.guest);
        match execute(app, table, guest, self.form.command()?).await {
            Ok(done) => answer(done),
            Err(HttpError::Table(TableError::Stale)) => {
                let position = app.tables().position(table, &guest.caller).await?;
                Err(HttpError::Stale(position.into()))
            }
            Err(fault) => Err(fault),
        }
    }
}

fn answer(done: Done) -> Result<Response, HttpError> {
    Ok(match done {
        Done::Done => Json(DoneForm { done: true }).into_response(),
        Done::Seat(seat) => Json(TokenForm::from(seat)).into_response(),
        Done::Decided(decided) => Json(DecidedForm::from(decided)).into_response(),
        Done::Undone(undone) => Json(UndoneForm::from(undone)).into_response(),
        Done::Said(number) => (StatusCode::CREATED, Json(SaidForm { number })).into_response(),
        Done::Hint(turn) => Json(HintedForm::new(turn)?).into_response(),
    })
}

/// Take a seat. The answer contains its new secret; the invitation no longer works.
#[utoipa::path(
    post,
    path = "/tables/{table}/join",
    request_body = JoinForm,
    responses((status = 200, description = "Done.", body = TokenForm))
)]
pub(super) async fn join(posted: Posted<JoinForm>) -> Result<Response, HttpError> {
    posted.execute().await
}

/// Leave a seat to a bot.
///
/// The seat is your own; or, if you are the host, one that nobody has taken; or, if you play here, one whose player has
/// not moved for 24 hours although it is their turn; at a table with a clock, one whose time has run out where the others decide. In a game that has begun,
/// its player can take it back.
#[utoipa::path(
    post,
    path = "/tables/{table}/bot",
    request_body = BotForm,
    responses((status = 200, description = "Done.", body = DoneForm))
)]
pub(super) async fn bot(posted: Posted<BotForm>) -> Result<Response, HttpError> {
    posted.execute().await
}

/// As the host, get a new invitation to a seat whose player has not moved for 24 hours although it is their turn, or whose time has run out where the others decide.
#[utoipa::path(
    post,
    path = "/tables/{table}/invite",
    request_body = InviteForm,
    responses((status = 200, description = "Done.", body = TokenForm))
)]
pub(super) async fn invite(posted: Posted<InviteForm>) -> Result<Response, HttpError> {
    posted.execute().await
}

/// Take back your seat that a bot plays, or that was opened to somebody else who has not come yet.
#[utoipa::path(
    post,
    path = "/tables/{table}/take-back",
    operation_id = "take-back",
    request_body = TakeBackForm,
    responses((status = 200, description = "Done.", body = TokenForm))
)]
pub(super) async fn take_back(posted: Posted<TakeBackForm>) -> Result<Response, HttpError> {
    posted.execute().await
}

/// Ask for a pause, or agree to one: once every person at the table has, no clock runs and nobody can decide. In a paused game, refuse
/// to go on.
#[utoipa::path(
    post,
    path = "/tables/{table}/pause",
    request_body = PauseForm,
    responses((status = 200, description = "Done.", body = DoneForm))
)]
pub(super) async fn pause(posted: Posted<PauseForm>) -> Result<Response, HttpError> {
    posted.execute().await
}

/// Ask for the end of a pause, or agree to it: once every person at the table has, the game goes on. In a game that is not
/// paused, refuse to pause.
#[utoipa::path(
    post,
    path = "/tables/{table}/resume",
    request_body = ResumeForm,
    responses((status = 200, description = "Done.", body = DoneForm))
)]
pub(super) async fn resume(posted: Posted<ResumeForm>) -> Result<Response, HttpError> {
    posted.execute().await
}

/// Take days off, where that was agreed: meanwhile your clock stands still.
#[utoipa::path(
    post,
    path = "/tables/{table}/holiday",
    request_body = HolidayForm,
    responses((status = 200, description = "Done.", body = DoneForm))
)]
pub(super) async fn holiday(posted: Posted<HolidayForm>) -> Result<Response, HttpError> {
    posted.execute().await
}

/// Change your name.
#[utoipa::path(
    post,
    path = "/tables/{table}/name",
    request_body = NameForm,
    responses((status = 200, description = "Done.", body = DoneForm))
)]
pub(super) async fn name(posted: Posted<NameForm>) -> Result<Response, HttpError> {
    posted.execute().await
}

/// Make a decision.
///
/// A decision on an old position does nothing (409, stale); the same decision sent twice counts once.
#[utoipa::path(
    post,
    path = "/tables/{table}/decision",
    params((
        "X-Kroniek-Stream" = Option<u64>,
        Header,
        description = "The number of your own live stream: this decision is not repeated on it."
    )),
    request_body = AnswerForm,
    responses((status = 200, description = "Done.", body = DecidedForm))
)]
pub(super) async fn decide(posted: Posted<AnswerForm>) -> Result<Response, HttpError> {
    posted.execute().await
}

/// Take back your last decision, if nothing was rolled or shown and nobody else has decided since.
#[utoipa::path(
    post,
    path = "/tables/{table}/undo",
    request_body = UndoForm,
    responses((status = 200, description = "Done.", body = UndoneForm))
)]
pub(super) async fn undo(posted: Posted<UndoForm>) -> Result<Response, HttpError> {
    posted.execute().await
}

/// Rewind the game further than you may take back alone: everybody else at the table has to agree.
///
/// Dice and draws after it are new. The rewind is recorded in the log and in the chronicle.
#[utoipa::path(
    post,
    path = "/tables/{table}/rewind",
    request_body = RewindForm,
    responses((status = 200, description = "Done.", body = UndoneForm))
)]
pub(super) async fn rewind(posted: Posted<RewindForm>) -> Result<Response, HttpError> {
    posted.execute().await
}

/// Grant or refuse a request to rewind, or withdraw your own.
#[utoipa::path(
    post,
    path = "/tables/{table}/undo/answer",
    operation_id = "answer-undo",
    request_body = GrantForm,
    responses((status = 200, description = "Done.", body = UndoneForm))
)]
pub(super) async fn answer_undo(posted: Posted<GrantForm>) -> Result<Response, HttpError> {
    posted.execute().await
}

/// Ask what the strongest bot would do in your seat. Everybody sees in the log that you asked.
#[utoipa::path(
    post,
    path = "/tables/{table}/hint",
    request_body = HintForm,
    responses((status = 200, description = "Done.", body = HintedForm))
)]
pub(super) async fn hint(posted: Posted<HintForm>) -> Result<Response, HttpError> {
    posted.execute().await
}

/// Write in the chat.
#[utoipa::path(
    post,
    path = "/tables/{table}/talk",
    request_body = SayForm,
    responses((status = 201, description = "Done.", body = SaidForm))
)]
pub(super) async fn say(posted: Posted<SayForm>) -> Result<Response, HttpError> {
    posted.execute().await
}
