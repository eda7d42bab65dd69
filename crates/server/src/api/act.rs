//! Everything that is done at a table: a form becomes a command, and what came of it becomes JSON.

use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use table::{Done, TableError, TableId};

use super::answers::{DecidedForm, DoneForm, HintedForm, SaidForm, TokenForm, UndoneForm};
use super::commands::{
    AnswerForm, BotForm, CloseForm, DeclineForm, FreeForm, GrantForm, HintForm, HolidayForm,
    InviteForm, InvitePlayerForm, JoinForm, NameForm, PauseForm, ResumeForm, RewindForm, SayForm,
    TakeBackForm, UndoForm,
};
use super::extract::{JsonBody, TablePath};
use crate::execute::{CommandForm, execute};
use crate::json::Json;
use crate::{App, HttpError, Requester};

/// A form that was posted to a table.
pub(super) struct Posted<F> {
    app: App,
    requester: Requester,
    table: TableId,
    form: F,
}

impl<F: CommandForm> FromRequest<App> for Posted<F> {
    type Rejection = HttpError;

    async fn from_request(request: Request, app: &App) -> Result<Posted<F>, HttpError> {
        let (mut parts, body) = request.into_parts();
        let Ok(requester) = Requester::from_request_parts(&mut parts, app).await;
        let TablePath(table) = TablePath::from_request_parts(&mut parts, app).await?;
        let JsonBody(form) = JsonBody::from_request(Request::from_parts(parts, body), app).await?;
        Ok(Posted {
            app: app.clone(),
            requester,
            table,
            form,
        })
    }
}

impl<F: CommandForm> Posted<F> {
    /// Does what the form says. Who acted on an old position is told the new one.
    async fn execute(self) -> Result<Response, HttpError> {
        let (app, table, requester) = (&self.app, self.table, &self.requester);
        match execute(app, table, requester, self.form.command()?).await {
            Ok(done) => answer(done),
            Err(HttpError::Table(TableError::Stale)) => {
                let position = app.tables().position(table, &requester.caller).await?;
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

/// Makes a handler of each form: `join(JoinForm) -> 200 TokenForm, { path = ... }` and what else its description says.
macro_rules! posts {
    ($($(#[$($doc:tt)+])* $name:ident($form:ident) -> $status:tt $answer:ident, { $($about:tt)+ })*) => {
        $(
            $(#[$($doc)+])*
            #[utoipa::path(
                post,
                $($about)+,
                request_body = $form,
                responses((status = $status, description = "Done.", body = $answer))
            )]
            pub(super) async fn $name(posted: Posted<$form>) -> Result<Response, HttpError> {
                posted.execute().await
            }
        )*
    };
}

posts! {
    /// Take a seat. The answer contains its new secret; the invitation no longer works.
    join(JoinForm) -> 200 TokenForm, { path = "/tables/{table}/join" }

    /// Leave a seat to a bot.
    ///
    /// The seat is your own; or, if you are the host, one that nobody has taken; or, if you play here, one whose player has
    /// not moved for 24 hours although it is their turn; at a table with a clock, one whose time has run out where the others decide. In a game that has begun,
    /// its player can take it back.
    bot(BotForm) -> 200 DoneForm, { path = "/tables/{table}/bot" }

    /// As the host, get a new invitation to a seat whose player has not moved for 24 hours although it is their turn, or whose time has run out where the others decide.
    invite(InviteForm) -> 200 TokenForm, { path = "/tables/{table}/invite" }

    /// Before the game begins, leave your seat, or as the host free any. A player whom the host removes comes back by invitation only.
    free(FreeForm) -> 200 DoneForm, { path = "/tables/{table}/free" }

    /// As the host, invite a player by name to a free seat before the game begins: a friend, or somebody who has finished a public game. The seat is kept for them, and
    /// they are told. To withdraw the invitation, free the seat. You need an account.
    invite_player(InvitePlayerForm) -> 200 DoneForm, {
        path = "/tables/{table}/invite-player",
        operation_id = "invite-player"
    }

    /// Give up a seat that is kept for you.
    decline(DeclineForm) -> 200 DoneForm, { path = "/tables/{table}/decline" }

    /// As the host, close a free seat before the game begins: from then on only a new invitation opens it. To open it again, free it.
    close(CloseForm) -> 200 DoneForm, { path = "/tables/{table}/close" }

    /// Take back your seat that a bot plays, or that was opened to somebody else who has not come yet.
    take_back(TakeBackForm) -> 200 TokenForm, {
        path = "/tables/{table}/take-back",
        operation_id = "take-back"
    }

    /// Ask for a pause, or agree to one: once every person at the table has, no clock runs and nobody can decide. In a paused game, refuse
    /// to go on.
    pause(PauseForm) -> 200 DoneForm, { path = "/tables/{table}/pause" }

    /// Ask for the end of a pause, or agree to it: once every person at the table has, the game goes on. In a game that is not
    /// paused, refuse to pause.
    resume(ResumeForm) -> 200 DoneForm, { path = "/tables/{table}/resume" }

    /// Take days off, where that was agreed: meanwhile your clock stands still.
    holiday(HolidayForm) -> 200 DoneForm, { path = "/tables/{table}/holiday" }

    /// Change your name.
    name(NameForm) -> 200 DoneForm, { path = "/tables/{table}/name" }

    /// Make a decision.
    ///
    /// A decision on an old position does nothing (409, stale); the same decision sent twice counts once.
    decide(AnswerForm) -> 200 DecidedForm, {
        path = "/tables/{table}/decision",
        params((
            "X-Kroniek-Stream" = Option<u64>,
            Header,
            description = "The number of your own live stream: this decision is not repeated on it."
        ))
    }

    /// Take back your last decision, if nothing was rolled or shown and nobody else has decided since.
    undo(UndoForm) -> 200 UndoneForm, { path = "/tables/{table}/undo" }

    /// Rewind the game further than you may take back alone: everybody else at the table has to agree.
    ///
    /// Dice and draws after it are new. The rewind is recorded in the log and in the chronicle.
    rewind(RewindForm) -> 200 UndoneForm, { path = "/tables/{table}/rewind" }

    /// Grant or refuse a request to rewind, or withdraw your own.
    answer_undo(GrantForm) -> 200 UndoneForm, {
        path = "/tables/{table}/undo/answer",
        operation_id = "answer-undo"
    }

    /// Ask what the strongest bot would do in your seat. Everybody sees in the log that you asked.
    hint(HintForm) -> 200 HintedForm, { path = "/tables/{table}/hint" }

    /// Write in the chat.
    say(SayForm) -> 201 SaidForm, { path = "/tables/{table}/talk" }
}
