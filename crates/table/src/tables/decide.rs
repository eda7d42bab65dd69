//! Making decisions and taking them back.

use engine::Seat;
use words::Lang;

use super::{BotTurn, Held, Tables};
use crate::news::Kind;
use crate::position::{Answer, Decided, Position, Undone};
use crate::running::Running;
use crate::seating::{Caller, Echo, Look};
use crate::sight::Sight;
use crate::store::{Append, Appended};
use crate::to_the_end::to_the_end;
use crate::trouble::Trouble;
use crate::{Entry, TableId, What};

/// How often a change is tried when other servers write to the same table.
const TRIES: usize = 5;

impl Tables {
    /// Makes a decision on the position with this number.
    ///
    /// If that position is no longer there, nothing is done and the answer is [`Trouble::Stale`]; what
    /// others decided at the same time does not matter. The same decision sent twice is made once.
    pub async fn decide(
        &self,
        table: TableId,
        caller: &Caller,
        seat: Seat,
        number: u32,
        answer: Answer,
        lang: Lang,
    ) -> Result<Decided, Trouble> {
        let decided = self.decide_and_look(
            table,
            caller,
            Some(seat),
            number,
            answer,
            lang,
            |decided, _| decided,
        );
        decided.await
    }

    /// Makes a decision as [`Tables::decide`] does, for the seat named or the caller's own, and looks at what
    /// has become of it through that seat's eyes before anybody else can do anything.
    #[expect(clippy::too_many_arguments, reason = "a decision, and a look at it")]
    pub async fn decide_and_look<T: Send + 'static>(
        &self,
        table: TableId,
        caller: &Caller,
        seat: Option<Seat>,
        number: u32,
        answer: Answer,
        lang: Lang,
        read: impl FnOnce(Decided, &Sight<'_>) -> T + Send + 'static,
    ) -> Result<T, Trouble> {
        let look = seat.map_or(Look::Own, Look::Seat);
        let (tables, caller) = (self.clone(), caller.clone());
        to_the_end(async move {
            let mut decider = None;
            let work = |running: &mut Running| {
                let seat = running.viewer(&caller, look)?.seat();
                let seat = seat.ok_or(Trouble::NotYourSeat)?;
                decider = Some(seat);
                let what = running.decide(seat, number, &answer, lang)?;
                Ok(what.into_iter().collect())
            };
            let (whats, held) = tables.try_change(table, caller.echo(), work).await?;
            let running = held.as_ref().ok_or(Trouble::UnknownTable)?;
            let decided = Decided {
                position: running.position(),
                repeated: whats.is_empty(),
            };
            let look = decider.map_or(look, Look::Seat);
            let sight = Sight::new(running, &tables.0.key, tables.now(), &caller, look)?;
            Ok(read(decided, &sight))
        })
        .await
    }

    /// Makes a bot's decision.
    pub async fn decide_for_bot(
        &self,
        table: TableId,
        turn: &BotTurn,
        index: usize,
    ) -> Result<(), Trouble> {
        let (seat, number) = (turn.seat, turn.number);
        self.change(table, move |running| {
            if running.seat(seat)?.is_human() {
                return Err(Trouble::NotYourSeat);
            }
            let answer = Answer::Index(index);
            Ok(running
                .decide(seat, number, &answer, Lang::En)?
                .into_iter()
                .collect())
        })
        .await?;
        Ok(())
    }

    /// Takes back the seat's last decision if that is free by the rules; else the other players are asked.
    pub async fn undo(
        &self,
        table: TableId,
        caller: &Caller,
        seat: Seat,
        number: u32,
        lang: Lang,
    ) -> Result<Undone, Trouble> {
        let caller = caller.clone();
        let (whats, position) = self
            .change(table, move |running| {
                running.must_hold(&caller, seat)?;
                running.undo(seat, number, lang)
            })
            .await?;
        Ok(if has_undone(&whats) {
            Undone::Done(position)
        } else {
            Undone::Asked(position)
        })
    }

    /// Grants or refuses the request with this number to take something back; who asked can withdraw it.
    pub async fn answer_undo(
        &self,
        table: TableId,
        caller: &Caller,
        seat: Seat,
        request: u32,
        grant: bool,
    ) -> Result<Undone, Trouble> {
        let caller = caller.clone();
        let (whats, position) = self
            .change(table, move |running| {
                running.must_hold(&caller, seat)?;
                running.answer_request(seat, request, grant)
            })
            .await?;
        Ok(if has_undone(&whats) {
            Undone::Done(position)
        } else {
            Undone::Asked(position)
        })
    }

    /// Does something at a table, stores it, and then tells everybody.
    pub(super) async fn change(
        &self,
        table: TableId,
        work: impl Fn(&mut Running) -> Result<Vec<What>, Trouble> + Send + 'static,
    ) -> Result<(Vec<What>, Position), Trouble> {
        let tables = self.clone();
        to_the_end(async move {
            let (whats, held) = tables.try_change(table, None, work).await?;
            let running = held.as_ref().ok_or(Trouble::UnknownTable)?;
            Ok((whats, running.position()))
        })
        .await
    }

    /// What was done, and the table as it is then, still held. To be called inside [`to_the_end`].
    async fn try_change(
        &self,
        table: TableId,
        known: Option<Echo>,
        mut work: impl FnMut(&mut Running) -> Result<Vec<What>, Trouble> + Send,
    ) -> Result<(Vec<What>, Held), Trouble> {
        for _ in 0..TRIES {
            let mut held = self.hold(table).await?;
            // Taken out, so that a failure on the way leaves an empty place, to be read again.
            let mut running = held.take().ok_or(Trouble::UnknownTable)?;
            let before = running.position().number;
            let whats = match work(&mut running) {
                Ok(whats) if !whats.is_empty() => whats,
                nothing => {
                    *held = Some(running);
                    return nothing.map(|whats| (whats, held));
                }
            };
            let at = self.now();
            let append = Append {
                table,
                number: before + 1,
                entries: whats
                    .iter()
                    .map(|what| Entry {
                        at,
                        what: what.clone(),
                    })
                    .collect(),
                over: running.position().over,
            };
            if self.0.store.append(append).await? == Appended::Done {
                running.written_at(at);
                self.tell_others(&running, Kind::Position, known);
                self.call_bot(&running);
                *held = Some(running);
                return Ok((whats, held));
            }
        }
        Err(Trouble::Stale)
    }
}

fn has_undone(whats: &[What]) -> bool {
    let is_undo = |what: &What| matches!(what, What::Other(crate::Other::Undo(..)));
    whats.iter().any(is_undo)
}

impl Running {
    /// Makes sure that the caller holds the seat.
    pub(crate) fn must_hold(&self, caller: &Caller, seat: Seat) -> Result<(), Trouble> {
        if self.held(caller).contains(seat) {
            Ok(())
        } else {
            // A private table is not even admitted to.
            self.viewer(caller, crate::Look::Own)?;
            Err(Trouble::NotYourSeat)
        }
    }
}
