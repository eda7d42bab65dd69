//! Everything that is done at a table: a form becomes a command, and what came of it becomes JSON.

use axum::Json;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use table::{Done, TableId, Trouble};
use words::Lang;

use super::answers::{DecidedForm, DoneForm, HintedForm, SaidForm, TokenForm, UndoneForm};
use super::commands::{
    AnswerForm, BotForm, GrantForm, HintForm, InviteForm, JoinForm, NameForm, SayForm, UndoForm,
};
use super::extract::{At, Body};
use crate::execute::{CommandForm, execute};
use crate::{App, Fault, Guest};

/// A form that was posted to a table.
pub(super) struct Posted<F> {
    app: App,
    guest: Guest,
    table: TableId,
    form: F,
}

impl<F: CommandForm> FromRequest<App> for Posted<F> {
    type Rejection = Fault;

    async fn from_request(request: Request, app: &App) -> Result<Posted<F>, Fault> {
        let (mut parts, body) = request.into_parts();
        let Ok(guest) = Guest::from_request_parts(&mut parts, app).await;
        let At(table) = At::from_request_parts(&mut parts, app).await?;
        let Body(form) = Body::from_request(Request::from_parts(parts, body), app).await?;
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
    async fn execute(self) -> Result<Response, Fault> {
        let (app, table, guest) = (&self.app, self.table, &self.guest);
        match execute(app, table, guest, self.form.command()?).await {
            Ok(done) => answer(done, guest.lang),
            Err(Fault::Table(Trouble::Stale)) => {
                let position = app.tables().position(table, &guest.caller).await?;
                Err(Fault::Stale(position.into()))
            }
            Err(fault) => Err(fault),
        }
    }
}

fn answer(done: Done, lang: Lang) -> Result<Response, Fault> {
    Ok(match done {
        Done::Done => Json(DoneForm { done: true }).into_response(),
        Done::Seat(seat) => Json(TokenForm::from(seat)).into_response(),
        Done::Decided(decided) => Json(DecidedForm::from(decided)).into_response(),
        Done::Undone(undone) => Json(UndoneForm::from(undone)).into_response(),
        Done::Said(number) => (StatusCode::CREATED, Json(SaidForm { number })).into_response(),
        Done::Hint(turn) => Json(HintedForm::new(turn, lang)?).into_response(),
    })
}

/// `POST /tables/{table}/join`
pub(super) async fn join(posted: Posted<JoinForm>) -> Result<Response, Fault> {
    posted.execute().await
}

/// `POST /tables/{table}/bot`
pub(super) async fn bot(posted: Posted<BotForm>) -> Result<Response, Fault> {
    posted.execute().await
}

/// `POST /tables/{table}/invite`
pub(super) async fn invite(posted: Posted<InviteForm>) -> Result<Response, Fault> {
    posted.execute().await
}

/// `POST /tables/{table}/name`
pub(super) async fn name(posted: Posted<NameForm>) -> Result<Response, Fault> {
    posted.execute().await
}

/// `POST /tables/{table}/decision`
pub(super) async fn decide(posted: Posted<AnswerForm>) -> Result<Response, Fault> {
    posted.execute().await
}

/// `POST /tables/{table}/undo`
pub(super) async fn undo(posted: Posted<UndoForm>) -> Result<Response, Fault> {
    posted.execute().await
}

/// `POST /tables/{table}/undo/answer`
pub(super) async fn answer_undo(posted: Posted<GrantForm>) -> Result<Response, Fault> {
    posted.execute().await
}

/// `POST /tables/{table}/hint`
pub(super) async fn hint(posted: Posted<HintForm>) -> Result<Response, Fault> {
    posted.execute().await
}

/// `POST /tables/{table}/talk`
pub(super) async fn say(posted: Posted<SayForm>) -> Result<Response, Fault> {
    posted.execute().await
}
