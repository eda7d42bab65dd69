//! Making decisions and taking them back.

use engine::Seat;
use words::Lang;

use super::execute::Execution;
use super::{BotTurn, Held, Tables};
use crate::command::{Answer, Decided, Done, Undone};
use crate::entry::Other;
use crate::news::Kind;
use crate::running::Running;
use crate::seating::Echo;
use crate::store::{Append, Appended};
use crate::to_the_end::to_the_end;
use crate::trouble::Trouble;
use crate::{Entry, TableId, What};

/// How often a change is tried when other servers write to the same table.
const TRIES: usize = 5;

impl Execution {
    /// Makes a decision.
    pub(super) async fn decide(
        self,
        seat: Option<Seat>,
        number: u32,
        answer: Answer,
        ask_next: bool,
    ) -> Result<Done, Trouble> {
        let mut decider = None;
        let work = |running: &mut Running| {
            let seat = running.own_seat(&self.caller, seat)?;
            decider = Some(seat);
            let what = running.decide(seat, number, &answer, self.lang)?;
            Ok(what.into_iter().collect())
        };
        let known = self.caller.echo();
        let (whats, held) = self.tables.try_change(self.table, known, work).await?;
        // Asked before anybody else can do anything.
        let next = match decider.filter(|_| ask_next) {
            Some(seat) => held.decision(seat, self.lang)?,
            None => None,
        };
        Ok(Done::Decided(Decided {
            position: held.position(),
            repeated: whats.is_empty(),
            next,
        }))
    }

    /// Takes back the seat's last decision, or asks the others.
    pub(super) async fn undo(self, seat: Option<Seat>, number: u32) -> Result<Done, Trouble> {
        let work = |running: &mut Running| {
            let seat = running.own_seat(&self.caller, seat)?;
            running.undo(seat, number, self.lang)
        };
        let changed = self.tables.try_change(self.table, None, work).await?;
        Ok(undone(changed))
    }

    /// Grants or refuses a request to take something back.
    pub(super) async fn answer_undo(
        self,
        seat: Option<Seat>,
        request: u32,
        grant: bool,
    ) -> Result<Done, Trouble> {
        let work = |running: &mut Running| {
            let seat = running.own_seat(&self.caller, seat)?;
            running.answer_request(seat, request, grant)
        };
        let changed = self.tables.try_change(self.table, None, work).await?;
        Ok(undone(changed))
    }
}

fn undone((whats, held): (Vec<What>, Held)) -> Done {
    let is_undo = |what: &What| matches!(what, What::Other(Other::Undo(..)));
    Done::Undone(Undone {
        undone: whats.iter().any(is_undo),
        position: held.position(),
    })
}

impl Tables {
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
        .await
    }

    /// Does something at a table, stores it, and then tells everybody.
    pub(super) async fn change(
        &self,
        table: TableId,
        work: impl Fn(&mut Running) -> Result<Vec<What>, Trouble> + Send + 'static,
    ) -> Result<(), Trouble> {
        let tables = self.clone();
        to_the_end(async move { tables.try_change(table, None, work).await.map(|_| ()) }).await
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
            let before = held.position().number;
            // Until it is stored, so that a failure on the way makes it be read again.
            held.in_doubt = true;
            let whats = match work(&mut held) {
                Ok(whats) if !whats.is_empty() => whats,
                nothing => {
                    held.in_doubt = false;
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
                over: held.position().over,
            };
            if self.0.store.append(append).await? == Appended::Done {
                held.in_doubt = false;
                held.written_at(at);
                self.tell_others(&held, Kind::Position, known);
                self.call_bot(&held);
                return Ok((whats, held));
            }
        }
        Err(Trouble::Stale)
    }
}
