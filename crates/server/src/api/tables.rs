//! Making tables, finding them and reading them.

use std::collections::BTreeMap;

use axum::extract::State;
use axum::http::StatusCode;
use bots::Level;
use engine::{DecisionNumber, Seat};
use serde::{Deserialize, Serialize};
use table::{
    EntryNumber, Holder, Listed, Plan, SeatKind, SeatPlan, SeatToken, SeatView, Stage, TableId,
    TableView, Token, UndoRequest,
};
use utoipa::ToSchema;
use words::Lang;

use super::answers::{PositionForm, TokenForm, list};
use super::extract::{ApiQuery, JsonBody, SeatQuery, TablePath};
use super::pace::{ClockForm, PaceForm};
use super::schema::{BotLevel, PlayerName, SeatHolder, SeatNumber, SeatUse, TableName, TableStage};
use crate::json::Json;
use crate::{App, HttpError, Requester};

/// A table to be made.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Plan)]
pub(super) struct PlanForm {
    game: String,
    seats: Vec<SeatForm>,
    /// Options that differ from the default.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// The text of a data file to use instead of the game's own, at most 64 KiB. It may have the differences only, if it begins with
    /// `edition_of = "GAME"`. The whole request can have at most 160 KiB.
    data: Option<String>,
    /// Whether only its players can see it; true by default.
    #[serde(default = "yes")]
    private: bool,
    /// Whether players may ask bots for hints; they may by default.
    #[serde(default = "yes")]
    hints: bool,
    /// Whether the game can be rewound if everybody agrees; it can by default.
    #[serde(default = "yes")]
    rewinds: bool,
    /// Whether you add to the dice: then your own seats wait until you have joined them, once you have seen the seal.
    /// Otherwise you sit there at once.
    #[serde(default)]
    contributes: bool,
    /// How much time everybody has. Default: as much as they want.
    pace: Option<PaceForm>,
    /// Whether the result counts for ratings; it does not by default. A rated game is public, has no hints, no rewinds and no data file of its
    /// own, every person there has an account and one seat, and its bots are at most `medium`.
    #[serde(default)]
    rated: bool,
}

/// A table is private, and hints and rewinds are allowed, if nothing is said.
fn yes() -> bool {
    true
}

/// A seat to be filled.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = SeatPlan)]
struct SeatForm {
    #[schema(value_type = SeatUse)]
    kind: SeatKind,
    /// How strong the bot is, if it is one.
    #[schema(value_type = Option<BotLevel>)]
    level: Option<Level>,
    #[serde(default)]
    #[schema(value_type = PlayerName)]
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
            contributes: self.contributes,
            rewinds: self.rewinds,
            pace: self.pace.map(PaceForm::pace),
            audience: None,
            rated: self.rated,
        }
    }
}

/// A table that was made.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Created)]
pub(super) struct CreatedForm {
    #[schema(value_type = TableName)]
    table: TableId,
    /// The seal of the dice, in hexadecimal digits.
    seal: String,
    /// The secrets of all seats that are not bots'. Where nobody sits yet, the secret is an invitation, which works once.
    tokens: Vec<TokenForm>,
}

fn token_forms(tokens: Vec<(Seat, Token)>) -> Vec<TokenForm> {
    let form = |(seat, token)| SeatToken { seat, token }.into();
    tokens.into_iter().map(form).collect()
}

/// A table as you may see it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Table)]
pub(super) struct TableForm {
    #[schema(value_type = TableName)]
    table: TableId,
    game: &'static str,
    title: &'static str,
    #[schema(value_type = TableStage)]
    stage: Stage,
    /// Whether only its players can see it.
    private: bool,
    /// Whether players may ask bots for hints.
    hints: bool,
    /// Whether the game can be rewound if everybody agrees.
    rewinds_allowed: bool,
    /// Whether the result counts for ratings.
    rated: bool,
    /// How much time everybody has, if that was agreed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pace: Option<PaceForm>,
    /// The time by the server's clock, in seconds since 1970, if the table has clocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    now: Option<i64>,
    /// Whether the game is paused.
    paused: bool,
    /// The seats that want the game to pause; or to go on, if it is paused.
    #[schema(value_type = Vec<SeatNumber>)]
    pause_consents: Vec<Seat>,
    /// Seconds since 1970.
    created: i64,
    /// The version of the rules.
    rules: u16,
    options: BTreeMap<String, String>,
    /// Whether it uses a data file other than the game's own.
    own_data: bool,
    /// What the server promised about the dice before the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    commitment: Option<String>,
    seats: Vec<SeatViewForm>,
    position: PositionForm,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    round: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    phase: Option<&'static str>,
    /// The result as a sentence, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    result: Option<String>,
    /// How many times the game was rewound.
    rewinds: usize,
    /// A request to rewind that is waiting for the others.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    undo_request: Option<RequestForm>,
    /// Whether you made the table.
    host: bool,
    /// The secrets of your own seats; for the host also the invitations that are still open.
    tokens: Vec<TokenForm>,
}

impl TableForm {
    pub(super) fn new(view: &TableView<'_>, lang: Lang) -> TableForm {
        let header = view.header();
        TableForm {
            table: view.id(),
            game: view.kind().id(),
            title: view.kind().title(lang),
            stage: view.stage(),
            private: view.is_private(),
            hints: view.allows_hints(),
            rewinds_allowed: view.allows_rewinds(),
            rated: view.is_rated(),
            pace: view.pace().and_then(|pace| pace.try_into().ok()),
            now: view.pace().map(|_| view.now()),
            paused: view.is_paused(),
            pause_consents: list(view.consents()),
            created: view.created(),
            rules: header.rules,
            options: header.options.clone(),
            own_data: header.data.is_some(),
            commitment: view.commitment().map(|promise| promise.0.to_hex()),
            seats: view.seats(lang).into_iter().map(Into::into).collect(),
            position: view.position().into(),
            round: view.round(lang).ok(),
            phase: view
                .moment()
                .ok()
                .map(|moment| view.kind().about().phase(lang, moment.phase)),
            result: view.result(lang),
            rewinds: view.rewinds(),
            undo_request: view.request().map(Into::into),
            host: view.is_host(),
            tokens: token_forms(view.tokens()),
        }
    }
}

/// A seat of a table.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Seat)]
struct SeatViewForm {
    #[schema(value_type = SeatNumber)]
    seat: Seat,
    /// A short name of its side.
    id: &'static str,
    /// The name of its side.
    side: String,
    /// The player's name; may be empty.
    name: String,
    #[schema(value_type = SeatHolder)]
    holder: Holder,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<BotLevel>, nullable = false)]
    level: Option<Level>,
    yours: bool,
    to_act: bool,
    /// Whether a bot plays in the stead of its owner, who can take it back.
    stand_in: bool,
    /// The player's clock, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    clock: Option<ClockForm>,
    /// Until when the player is away, if they have said so, in seconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    away_until: Option<i64>,
}

impl From<SeatView> for SeatViewForm {
    fn from(seat: SeatView) -> SeatViewForm {
        SeatViewForm {
            seat: seat.seat,
            id: seat.id,
            side: seat.side,
            name: seat.name,
            holder: seat.holder,
            level: seat.level,
            yours: seat.yours,
            to_act: seat.to_act,
            stand_in: seat.stand_in,
            clock: seat.clock.map(Into::into),
            away_until: seat.away_until,
        }
    }
}

/// A request to rewind.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = UndoRequest)]
struct RequestForm {
    /// Its number: send it with your answer.
    #[schema(value_type = u32)]
    request: EntryNumber,
    /// Who is asking.
    #[schema(value_type = SeatNumber)]
    seat: Seat,
    /// The game would go back to the position after this many decisions.
    #[schema(value_type = u32)]
    decisions: DecisionNumber,
    /// The seats that have not answered yet.
    #[schema(value_type = Vec<SeatNumber>)]
    waiting: Vec<Seat>,
}

impl From<UndoRequest> for RequestForm {
    fn from(request: UndoRequest) -> RequestForm {
        RequestForm {
            request: request.entry,
            seat: request.seat,
            decisions: request.decisions,
            waiting: list(request.waiting),
        }
    }
}

/// A table in a list.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Listed)]
pub(super) struct ListedForm {
    #[schema(value_type = TableName)]
    table: TableId,
    /// Your seats whose turn it is.
    #[schema(value_type = Vec<SeatNumber>)]
    your_turn: Vec<Seat>,
}

/// Make a table. The game begins as soon as all seats are taken.
#[utoipa::path(
    post,
    path = "/tables",
    request_body = PlanForm,
    responses((status = 201, description = "Done.", body = CreatedForm))
)]
pub(super) async fn create(
    State(app): State<App>,
    requester: Requester,
    JsonBody(mut form): JsonBody<PlanForm>,
) -> Result<(StatusCode, Json<CreatedForm>), HttpError> {
    if let Some(data) = &form.data {
        form.data = Some(app.may_bring(&requester, &form.game, data).await?);
    }
    let plan = form.plan(|game| app.data_of(game));
    let created = app.tables().create(&requester.caller, plan).await?;
    let form = CreatedForm {
        table: created.table,
        seal: created.seal.0.to_hex(),
        tokens: token_forms(created.tokens),
    };
    Ok((StatusCode::CREATED, Json(form)))
}

/// The table where you play again, and your seats there.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Again)]
pub(super) struct AgainForm {
    #[schema(value_type = TableName)]
    table: TableId,
    /// The secrets of your seats.
    tokens: Vec<TokenForm>,
}

/// Play again with everybody who sat at a finished table, with sides exchanged. There is one such table for all of them; you sit there
/// from then on, and the game begins when everybody does.
#[utoipa::path(
    post,
    path = "/tables/{table}/again",
    responses((status = 200, description = "Done.", body = AgainForm))
)]
pub(super) async fn again(
    State(app): State<App>,
    requester: Requester,
    TablePath(table): TablePath,
) -> Result<Json<AgainForm>, HttpError> {
    let (table, tokens) = app.tables().again(table, &requester.caller).await?;
    let tokens = tokens.into_iter().map(Into::into).collect();
    Ok(Json(AgainForm { table, tokens }))
}

/// Your tables, newest first.
#[utoipa::path(
    get,
    path = "/tables",
    operation_id = "list",
    responses((status = 200, description = "Done.", body = Vec<ListedForm>))
)]
pub(super) async fn mine(
    State(app): State<App>,
    requester: Requester,
) -> Result<Json<Vec<ListedForm>>, HttpError> {
    let Some(visitor) = requester.caller.visitor else {
        return Ok(Json(Vec::new()));
    };
    let (tables, _) = app.tables().tables_of(visitor).await?;
    let listed = tables.iter().map(|table| ListedForm {
        table: table.id(),
        your_turn: list(table.your_turn()),
    });
    Ok(Json(listed.collect()))
}

/// The public tables that are waiting for players, newest first.
#[utoipa::path(
    get,
    path = "/open-tables",
    responses((status = 200, description = "Done.", body = Vec<TableName>))
)]
pub(super) async fn open(
    State(app): State<App>,
    requester: Requester,
) -> Result<Json<Vec<TableId>>, HttpError> {
    let tables = app.tables().open_tables(&requester.caller).await?;
    let free = tables.iter().filter(|table| !table.free_seats().is_empty());
    Ok(Json(free.map(Listed::id).collect()))
}

/// A table as you may see it.
#[utoipa::path(
    get,
    path = "/tables/{table}",
    params(SeatQuery),
    responses((status = 200, description = "Done.", body = TableForm))
)]
pub(super) async fn read(
    State(app): State<App>,
    requester: Requester,
    TablePath(table): TablePath,
    ApiQuery(asked): ApiQuery<SeatQuery>,
) -> Result<Json<TableForm>, HttpError> {
    let form = app
        .tables()
        .look(table, &requester.caller, asked.seat.0, |view| {
            TableForm::new(view, requester.lang)
        })
        .await?;
    Ok(Json(form))
}
