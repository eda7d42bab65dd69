//! Decisions that the table makes in a player's name.

use std::time::Duration;

use engine::{Seat, Seats};

use super::{Held, Tables};
use crate::live_table::{LiveTable, PassTurn};
use crate::table_error::TableError;
use crate::{EntryKind, TableId};

impl Tables {
    /// Makes the decisions that leave no choice, as long as there are any.
    pub(super) async fn go_on(
        &self,
        held: &mut Held,
        whats: &mut Vec<EntryKind>,
    ) -> Result<(), TableError> {
        let mut asking = Seats::NONE;
        while let Some(seat) = held.decided_at_once(asking) {
            if self.asks_always(held, seat).await? {
                asking.insert(seat);
            } else {
                whats.push(held.decide_for(seat)?);
            }
        }
        Ok(())
    }

    /// Makes the decisions that leave no choice when the game begins, or when a person takes a seat.
    pub(super) async fn begin_play(&self, table: TableId) -> Result<(), TableError> {
        self.change(table, |_| Ok(Vec::new())).await
    }

    /// Whether the player of this seat wants to be asked even if there is no choice.
    async fn asks_always(&self, running: &LiveTable, seat: Seat) -> Result<bool, TableError> {
        match running.seat(seat)?.visitor {
            Some(visitor) => Ok(self.0.store.visitor(visitor).await?.ask_always),
            None => Ok(false),
        }
    }

    /// The decision that the table is to make in a player's name when its time has come.
    pub async fn pass_turn(&self, table: TableId) -> Result<Option<PassTurn>, TableError> {
        let held = self.hold(table).await?;
        let mut asking = Seats::NONE;
        while let Some(turn) = held.pass_turn(asking) {
            if !self.asks_always(&held, turn.seat).await? {
                return Ok(Some(turn));
            }
            asking.insert(turn.seat);
        }
        Ok(None)
    }

    /// How long it is until that decision is made.
    pub fn until(&self, turn: PassTurn) -> Duration {
        let seconds = turn.due.saturating_sub(self.now());
        Duration::from_secs(seconds.try_into().unwrap_or_default()) + turn.after
    }

    /// Makes that decision, unless it has been made, or its time has not come.
    pub async fn pass(&self, table: TableId, turn: PassTurn) -> Result<(), TableError> {
        self.change(table, move |running| Ok(vec![running.pass(turn)?]))
            .await
    }
}
