//! Making tables, finding them and reading them.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use bots::Level;
use engine::Seat;
use serde::{Deserialize, Serialize};
use table::{
    Holder, Plan, SeatKind, SeatPlan, SeatSight, SeatToken, Sight, Stage, TableId, Token,
    UndoRequest,
};
use words::Lang;

use super::answers::{PositionForm, TokenForm, list};
use super::extract::{Asked, At, Body, SeatQuery};
use crate::{App, Fault, Guest};

/// A table to be made.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlanForm {
    game: String,
    seats: Vec<SeatForm>,
    #[serde(default)]
    options: BTreeMap<String, String>,
    #[serde(default)]
    data: Option<String>,
    #[serde(default = "yes")]
    private: bool,
    #[serde(default = "yes")]
    hints: bool,
    #[serde(default)]
    contribution: String,
}

/// A table is private, and hints are allowed, if nothing is said.
fn yes() -> bool {
    true
}

/// A seat to be filled.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatForm {
    kind: SeatKind,
    #[serde(default)]
    level: Option<Level>,
    #[serde(default)]
    name: String,
}

impl PlanForm {
    /// The plan; `own_data` finds a data file where the form has none.
    fn plan(self, own_data: impl FnOnce(&str) -> Option<String>) -> Plan {
        let seats = self.seats.into_iter().map(|seat| SeatPlan {
            kind: seat.kind,
            level: seat.level,
            name: seat.name,
        });
        Plan {
            seats: seats.collect(),
            data: self.data.or_else(|| own_data(&self.game)),
            game: self.game,
            options: self.options,
            private: self.private,
            hints: self.hints,
            contribution: self.contribution,
        }
    }
}

/// A table that was made.
#[derive(Debug, Serialize)]
pub(super) struct CreatedForm {
    table: TableId,
    tokens: Vec<TokenForm>,
}

fn token_forms(tokens: Vec<(Seat, Token)>) -> Vec<TokenForm> {
    let form = |(seat, token)| SeatToken { seat, token }.into();
    tokens.into_iter().map(form).collect()
}

/// A table.
#[derive(Debug, Serialize)]
pub(super) struct TableForm {
    table: TableId,
    game: &'static str,
    title: String,
    stage: Stage,
    private: bool,
    hints: bool,
    created: i64,
    rules: u16,
    options: BTreeMap<String, String>,
    own_data: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    commitment: Option<String>,
    seats: Vec<SeatSightForm>,
    position: PositionForm,
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    phase: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    undo_request: Option<RequestForm>,
    host: bool,
    /// The secrets that the caller may know.
    tokens: Vec<TokenForm>,
}

impl TableForm {
    pub(super) fn new(sight: &Sight<'_>, lang: Lang) -> TableForm {
        let header = sight.header();
        TableForm {
            table: sight.id(),
            game: sight.kind().id(),
            title: sight.kind().title(lang),
            stage: sight.stage(),
            private: sight.is_private(),
            hints: sight.allows_hints(),
            created: sight.created(),
            rules: header.rules,
            options: header.options.clone(),
            own_data: header.data.is_some(),
            commitment: sight.commitment().map(|promise| promise.0.to_hex()),
            seats: sight.seats(lang).into_iter().map(Into::into).collect(),
            position: sight.position().into(),
            round: sight.round(lang).ok(),
            phase: sight
                .moment()
                .ok()
                .map(|moment| sight.kind().phase(moment.phase, lang)),
            result: sight.result(lang),
            undo_request: sight.request().map(Into::into),
            host: sight.is_host(),
            tokens: token_forms(sight.tokens()),
        }
    }
}

#[derive(Debug, Serialize)]
struct SeatSightForm {
    seat: Seat,
    id: &'static str,
    side: String,
    name: String,
    holder: Holder,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<Level>,
    yours: bool,
    to_act: bool,
}

impl From<SeatSight> for SeatSightForm {
    fn from(seat: SeatSight) -> SeatSightForm {
        SeatSightForm {
            seat: seat.seat,
            id: seat.id,
            side: seat.side,
            name: seat.name,
            holder: seat.holder,
            level: seat.level,
            yours: seat.yours,
            to_act: seat.to_act,
        }
    }
}

/// A wish to take something back.
#[derive(Debug, Serialize)]
struct RequestForm {
    request: u32,
    seat: Seat,
    decisions: u32,
    waiting: Vec<Seat>,
}

impl From<UndoRequest> for RequestForm {
    fn from(request: UndoRequest) -> RequestForm {
        RequestForm {
            request: request.number,
            seat: request.seat,
            decisions: request.decisions,
            waiting: list(request.waiting),
        }
    }
}

/// A table in a list.
#[derive(Debug, Serialize)]
pub(super) struct ListedForm {
    table: TableId,
    /// The caller's seats that are to act.
    your_turn: Vec<Seat>,
}

/// `POST /tables`
pub(super) async fn create(
    State(app): State<App>,
    guest: Guest,
    Body(form): Body<PlanForm>,
) -> Result<(StatusCode, Json<CreatedForm>), Fault> {
    let plan = form.plan(|game| app.data_of(game));
    let created = app.tables().create(&guest.caller, plan, guest.lang).await?;
    let form = CreatedForm {
        table: created.table,
        tokens: token_forms(created.tokens),
    };
    Ok((StatusCode::CREATED, Json(form)))
}

/// `GET /tables`
pub(super) async fn mine(
    State(app): State<App>,
    guest: Guest,
) -> Result<Json<Vec<ListedForm>>, Fault> {
    let Some(visitor) = guest.caller.visitor else {
        return Ok(Json(Vec::new()));
    };
    let tables = app.tables().tables_of(visitor).await?;
    let listed = tables.into_iter().map(|(table, to_act)| ListedForm {
        table,
        your_turn: list(to_act),
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
    Asked(asked): Asked<SeatQuery>,
) -> Result<Json<TableForm>, Fault> {
    let form = app
        .tables()
        .look(table, &guest.caller, asked.seat.0, |sight| {
            TableForm::new(sight, guest.lang)
        })
        .await?;
    Ok(Json(form))
}
