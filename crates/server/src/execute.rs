//! What requests want to be done at a table: one way for the API and the pages.

use std::time::{Duration, Instant};

use bots::Advice;
use serde::de::DeserializeOwned;
use table::{
    Command, Done, HintTurn, Role, TableError, TableId, Thought, Urgency, VisitorId, Wanted,
};

use crate::think_permits::Owner;
use crate::{App, HttpError, Requester, worker};

/// How long another process may take for a hint.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often it is asked whether it is there.
const ASK_AGAIN: Duration = Duration::from_millis(100);

/// What a request says when something is to be done at a table.
pub(crate) trait CommandForm: DeserializeOwned {
    /// The command that it means.
    fn command(self) -> Result<Command, HttpError>;
}

/// Does what the requester wants to be done. Where a bot has to be asked first, it is.
pub(crate) async fn execute(
    app: &App,
    table: TableId,
    requester: &Requester,
    command: Command,
) -> Result<Done, HttpError> {
    let tables = app.tables();
    let done = tables
        .execute(table, &requester.caller, command, requester.lang)
        .await?;
    match done {
        Done::Hint(turn) if turn.advice.is_none() => {
            let app = app.clone();
            let owner = Owner::asks(&requester.caller, table);
            let purse = requester.caller.purse();
            // It is thought to the end and written down even if nobody waits for it.
            let thinking = tokio::spawn(think(app, table, owner, purse, turn));
            thinking.await.map_err(|_| HttpError::Own)?.map(Done::Hint)
        }
        done => Ok(done),
    }
}

/// What the strongest bot would do in the seat of whoever asks, knowing what that seat may know.
async fn think(
    app: App,
    table: TableId,
    owner: Owner,
    purse: Option<VisitorId>,
    turn: HintTurn,
) -> Result<HintTurn, HttpError> {
    if app.tables().role() == Role::Asks {
        let advice = asked_elsewhere(&app, table, purse, &turn).await?;
        app.tables().give_hint(table, &turn, advice.clone()).await?;
        let advice = Some(advice);
        return Ok(HintTurn { advice, ..turn });
    }
    let thought = app.think_permits().think(owner, Urgency::Awaited, move || {
        let level = bots::Level::STRONGEST;
        let advice = Some(turn.question.advice(level, turn.seed));
        HintTurn { advice, ..turn }
    });
    let turn = thought.await.ok_or(HttpError::Own)?;
    let advice = turn.advice.clone().ok_or(TableError::Stale)?;
    app.tables().give_hint(table, &turn, advice).await?;
    Ok(turn)
}

/// What another process says, which thinks for this one.
async fn asked_elsewhere(
    app: &App,
    table: TableId,
    purse: Option<VisitorId>,
    turn: &HintTurn,
) -> Result<Advice, HttpError> {
    let wanted = Wanted::Hint(turn.seat, turn.entry);
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        let thought = Thought { table, wanted };
        let asked = app.tables().store().ask(thought, purse).await;
        if let Some(answer) = asked.map_err(TableError::from)?.answer {
            return worker::read_advice(&answer).ok_or(HttpError::Own);
        }
        tokio::time::sleep(ASK_AGAIN).await;
    }
    Err(HttpError::NoThinkers)
}
