//! Making tables and sitting down at them.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use table::{Look, TableId};

use super::extract::{Asked, At, Body, look};
use super::forms::{
    BotForm, CreatedForm, DoneForm, InviteForm, JoinForm, ListedForm, LookForm, NameForm, PlanForm,
    TableForm, TokenForm, level, list as seats,
};
use super::play::own_seat;
use crate::{App, Fault, Guest};

const DONE: Json<DoneForm> = Json(DoneForm { done: true });

/// `POST /tables`
pub(super) async fn create(
    State(app): State<App>,
    guest: Guest,
    Body(form): Body<PlanForm>,
) -> Result<(StatusCode, Json<CreatedForm>), Fault> {
    let plan = form.plan(|game| app.data_of(game))?;
    let created = app.tables().create(&guest.caller, plan, guest.lang).await?;
    let form = CreatedForm {
        table: created.table,
        tokens: created
            .tokens
            .into_iter()
            .map(|(seat, token)| TokenForm {
                seat,
                token: token.to_string(),
            })
            .collect(),
    };
    Ok((StatusCode::CREATED, Json(form)))
}

/// `GET /tables`
pub(super) async fn list(
    State(app): State<App>,
    guest: Guest,
) -> Result<Json<Vec<ListedForm>>, Fault> {
    let Some(visitor) = guest.caller.visitor else {
        return Ok(Json(Vec::new()));
    };
    let tables = app.tables().tables_of(visitor).await?;
    let listed = tables.into_iter().map(|(table, to_act)| ListedForm {
        table,
        your_turn: seats(to_act),
    });
    Ok(Json(listed.collect()))
}

/// `GET /open-tables`
pub(super) async fn open(State(app): State<App>) -> Result<Json<Vec<TableId>>, Fault> {
    Ok(Json(app.tables().open_tables().await?))
}

/// `GET /tables/{table}`
pub(super) async fn read(
    State(app): State<App>,
    guest: Guest,
    At(table): At,
    Asked(asked): Asked<LookForm>,
) -> Result<Json<TableForm>, Fault> {
    let look = look(asked.seat.as_deref())?;
    let form = app
        .tables()
        .look(table, &guest.caller, look, |sight| {
            TableForm::new(sight, guest.lang)
        })
        .await?;
    Ok(Json(form))
}

/// `POST /tables/{table}/join`
pub(super) async fn join(
    State(app): State<App>,
    guest: Guest,
    At(table): At,
    Body(form): Body<JoinForm>,
) -> Result<Json<TokenForm>, Fault> {
    let joined = app
        .tables()
        .join(
            table,
            &guest.caller,
            form.seat,
            &form.name,
            &form.contribution,
        )
        .await?;
    Ok(Json(TokenForm {
        seat: joined.seat,
        token: joined.token.to_string(),
    }))
}

/// `POST /tables/{table}/bot`
pub(super) async fn bot(
    State(app): State<App>,
    guest: Guest,
    At(table): At,
    Body(form): Body<BotForm>,
) -> Result<Json<DoneForm>, Fault> {
    let level = level(&form.level)?;
    app.tables()
        .look(table, &guest.caller, Look::Own, |_| ())
        .await?;
    app.tables()
        .replace_by_bot(table, &guest.caller, form.seat, level)
        .await?;
    Ok(DONE)
}

/// `POST /tables/{table}/invite`
pub(super) async fn invite(
    State(app): State<App>,
    guest: Guest,
    At(table): At,
    Body(form): Body<InviteForm>,
) -> Result<Json<TokenForm>, Fault> {
    app.tables()
        .look(table, &guest.caller, Look::Own, |_| ())
        .await?;
    let token = app
        .tables()
        .invite_another(table, &guest.caller, form.seat)
        .await?;
    Ok(Json(TokenForm {
        seat: form.seat,
        token: token.to_string(),
    }))
}

/// `POST /tables/{table}/name`
pub(super) async fn name(
    State(app): State<App>,
    guest: Guest,
    At(table): At,
    Body(form): Body<NameForm>,
) -> Result<Json<DoneForm>, Fault> {
    let seat = own_seat(&app, table, &guest, form.seat).await?;
    app.tables()
        .rename(table, &guest.caller, seat, &form.name)
        .await?;
    Ok(DONE)
}
