//! Hints: what a bot would do in the seat of whoever asks.

use std::sync::Arc;

use bots::Advice;
use catalog::{AnyQuestion, Decision};
use engine::Seat;
use words::Lang;

use super::Tables;
use super::execute::Execution;
use crate::TableId;
use crate::command::Done;
use crate::trouble::Trouble;

/// A seat that wants to know what a bot would do.
#[derive(Clone, Debug)]
pub struct HintTurn {
    /// Which.
    pub seat: Seat,
    /// The number of the position.
    pub number: u32,
    /// What the bot does at random follows from this.
    pub seed: u64,
    /// What it was told about this decision.
    pub advice: Option<Advice>,
    /// What it is asked, in the language of whoever wants the hint.
    pub decision: Decision,
    /// The same for a bot to think about.
    pub question: Arc<dyn AnyQuestion>,
}

impl Execution {
    /// Makes sure that the seat may be told what a bot would do.
    pub(super) async fn hint(self, seat: Option<Seat>, number: u32) -> Result<Done, Trouble> {
        let held = self.tables.hold(self.table).await?;
        let seat = held.own_seat(&self.caller, seat)?;
        let advice = held.may_be_helped(seat, number, self.lang)?.cloned();
        let playing = held.playing()?;
        Ok(Done::Hint(HintTurn {
            seat,
            number,
            seed: held.bot_seed(seat),
            advice,
            decision: playing.decision(seat, self.lang)?,
            question: playing.question(seat).ok_or(Trouble::Stale)?,
        }))
    }
}

impl Tables {
    /// Gives the hint, if the decision that it is about is still open, and writes down for everybody that it was
    /// given.
    pub async fn give_hint(
        &self,
        table: TableId,
        turn: &HintTurn,
        advice: Advice,
        lang: Lang,
    ) -> Result<(), Trouble> {
        let (seat, number) = (turn.seat, turn.number);
        self.change(table, move |running| {
            if running.may_be_helped(seat, number, lang)?.is_some() {
                return Ok(Vec::new());
            }
            Ok(vec![running.help(seat, advice.clone())])
        })
        .await
    }
}
