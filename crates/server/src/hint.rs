//! Hints: a bot thinks in the seat of whoever asks, knowing what that seat may know.

use bots::Advice;
use engine::Seat;
use table::{Caller, TableId, Trouble};
use words::Lang;

use crate::{App, Fault};

/// What the strongest bot would do on the position with this number. It is thought to the end and written down
/// even if nobody waits for it.
pub(crate) async fn hint(
    app: &App,
    table: TableId,
    caller: &Caller,
    seat: Seat,
    number: u32,
    lang: Lang,
) -> Result<Advice, Fault> {
    let mut turn = app
        .tables()
        .ask_hint(table, caller, seat, number, lang)
        .await?;
    if let Some(known) = turn.known.take() {
        return Ok(known);
    }
    let app = app.clone();
    let thinking = tokio::spawn(async move {
        let thought = app.think_permits().think(move || {
            let level = bots::Level::STRONGEST;
            let number = u64::from(turn.number) ^ table.to_number() as u64;
            let advice = turn.playing.advice(turn.seat, level, number);
            (turn, advice)
        });
        let (turn, advice) = thought.await.ok_or(Fault::Own)?;
        let advice = advice.ok_or(Trouble::Stale)?;
        app.tables()
            .give_hint(table, &turn, advice.clone(), lang)
            .await?;
        Ok(advice)
    });
    thinking.await.map_err(|_| Fault::Own)?
}
