//! What requests want to be done at a table: one way for the API and the pages.

use serde::de::DeserializeOwned;
use table::{Command, Done, HintTurn, TableId, Trouble};
use words::Lang;

use crate::{App, Fault, Guest};

/// What a request says when something is to be done at a table.
pub(crate) trait CommandForm: DeserializeOwned {
    /// The command that it means.
    fn command(self) -> Result<Command, Fault>;
}

/// Does what the guest wants to be done. Where a bot has to be asked first, it is.
pub(crate) async fn execute(
    app: &App,
    table: TableId,
    guest: &Guest,
    command: Command,
) -> Result<Done, Fault> {
    let tables = app.tables();
    let done = tables
        .execute(table, &guest.caller, command, guest.lang)
        .await?;
    match done {
        Done::Hint(turn) if turn.advice.is_none() => {
            let app = app.clone();
            // It is thought to the end and written down even if nobody waits for it.
            let thinking = tokio::spawn(think(app, table, turn, guest.lang));
            thinking.await.map_err(|_| Fault::Own)?.map(Done::Hint)
        }
        done => Ok(done),
    }
}

/// What the strongest bot would do in the seat of whoever asks, knowing what that seat may know.
async fn think(app: App, table: TableId, turn: HintTurn, lang: Lang) -> Result<HintTurn, Fault> {
    let thought = app.think_permits().think(move || {
        let level = bots::Level::STRONGEST;
        let advice = Some(turn.question.advice(level, turn.seed));
        HintTurn { advice, ..turn }
    });
    let turn = thought.await.ok_or(Fault::Own)?;
    let advice = turn.advice.clone().ok_or(Trouble::Stale)?;
    app.tables().give_hint(table, &turn, advice, lang).await?;
    Ok(turn)
}
