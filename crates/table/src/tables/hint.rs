//! Hints: what a bot would do in the seat of whoever asks.

use bots::Advice;
use catalog::AnyPlaying;
use engine::Seat;
use words::Lang;

use super::Tables;
use crate::TableId;
use crate::seating::Caller;
use crate::trouble::Trouble;

/// A seat that wants to know what a bot would do.
pub struct HintTurn {
    /// Which.
    pub seat: Seat,
    /// The number of the position.
    pub number: u32,
    /// What it was told about this decision already.
    pub known: Option<Advice>,
    /// The game.
    pub playing: Box<dyn AnyPlaying>,
}

impl Tables {
    /// Asks for a hint on the position with this number, for a seat that the caller holds and that is to act.
    pub async fn ask_hint(
        &self,
        table: TableId,
        caller: &Caller,
        seat: Seat,
        number: u32,
        lang: Lang,
    ) -> Result<HintTurn, Trouble> {
        let held = self.hold(table).await?;
        let running = held.as_ref().ok_or(Trouble::UnknownTable)?;
        running.must_hold(caller, seat)?;
        let known = running.may_be_helped(seat, number, lang)?.cloned();
        Ok(HintTurn {
            seat,
            number,
            known,
            playing: running.playing()?.boxed_clone(),
        })
    }

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
        .await?;
        Ok(())
    }
}
