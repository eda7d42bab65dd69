//! Hints: what a bot would do in the seat of whoever asks.

use std::sync::Arc;

use bots::Advice;
use catalog::{AnyPlaying, AnyQuestion, Decision};
use engine::Seat;

use super::Tables;
use super::execute::Execution;
use crate::command::Done;
use crate::table_error::TableError;
use crate::{EntryNumber, TableId};

/// A seat that wants to know what a bot would do.
#[derive(Clone, Debug)]
pub struct HintTurn {
    /// Which.
    pub seat: Seat,
    /// The last entry of the position.
    pub entry: EntryNumber,
    /// What the bot does at random follows from this.
    pub seed: u64,
    /// What it was told about this decision.
    pub advice: Option<Advice>,
    /// What it is asked, in the language of whoever wants the hint.
    pub decision: Decision,
    /// The same for a bot to think about.
    pub question: Arc<dyn AnyQuestion>,
}

/// What a bot is asked for a hint.
pub struct HintQuestion {
    /// What it does at random follows from this.
    pub seed: u64,
    /// What it is asked.
    pub question: Arc<dyn AnyQuestion>,
}

impl Execution {
    /// Makes sure that the seat may be told what a bot would do.
    pub(super) async fn hint(
        self,
        seat: Option<Seat>,
        entry: EntryNumber,
    ) -> Result<Done, TableError> {
        let held = self.tables.hold(self.table).await?;
        let seat = held.played_seat(&self.caller, seat)?;
        let advice = held.may_be_helped(seat, entry)?.cloned();
        let playing = held.playing()?;
        Ok(Done::Hint(HintTurn {
            seat,
            entry,
            seed: held.bot_seed(seat),
            advice,
            decision: playing.decision(seat, self.lang)?,
            question: playing.question(seat).ok_or(TableError::Stale)?,
        }))
    }
}

impl Tables {
    /// What a bot is asked for a hint that somebody may have: another process made sure of that.
    pub async fn hint_question(
        &self,
        table: TableId,
        seat: Seat,
        entry: EntryNumber,
    ) -> Result<HintQuestion, TableError> {
        let held = self.hold(table).await?;
        held.may_be_helped(seat, entry)?;
        let question = held.playing()?.question(seat);
        Ok(HintQuestion {
            seed: held.bot_seed(seat),
            question: question.ok_or(TableError::Stale)?,
        })
    }

    /// A finished game.
    pub async fn finished(&self, table: TableId) -> Result<Box<dyn AnyPlaying>, TableError> {
        let held = self.hold(table).await?;
        if !held.position().over {
            return Err(TableError::NotOver);
        }
        Ok(held.playing()?.boxed_clone())
    }

    /// Gives the hint, if the decision that it is about is still open, and writes down for everybody that it was
    /// given.
    pub async fn give_hint(
        &self,
        table: TableId,
        turn: &HintTurn,
        advice: Advice,
    ) -> Result<(), TableError> {
        let (seat, entry) = (turn.seat, turn.entry);
        self.change(table, move |running| {
            if running.may_be_helped(seat, entry)?.is_some() {
                return Ok(Vec::new());
            }
            Ok(vec![running.help(seat, advice.clone())])
        })
        .await
    }
}
