//! Making decisions and taking them back.

use engine::{DecisionNumber, Seat};

use super::execute::Execution;
use super::{BotTurn, Held, Tables};
use crate::command::{Answer, Decided, Done, Undone};
use crate::entry::TableAct;
use crate::live_table::LiveTable;
use crate::news::NewsKind;
use crate::seating::StreamKey;
use crate::store::{Append, Appended};
use crate::table_error::TableError;
use crate::to_the_end::to_the_end;
use crate::{Entry, EntryKind, EntryNumber, TableId};

/// How often a change is tried when other servers write to the same table.
const TRIES: usize = 5;

impl Execution {
    /// Makes a decision.
    pub(super) async fn decide(
        self,
        seat: Option<Seat>,
        entry: EntryNumber,
        answer: Answer,
        ask_next: bool,
    ) -> Result<Done, TableError> {
        let (mut decider, mut repeated) = (None, false);
        let work = |running: &mut LiveTable| {
            let seat = running.played_seat(&self.caller, seat)?;
            decider = Some(seat);
            let what = running.decide(seat, entry, &answer)?;
            repeated = what.is_none();
            Ok(what.into_iter().collect())
        };
        let known = self.caller.stream_key();
        let Changed { held, .. } = self.tables.try_change(self.table, known, work).await?;
        // Asked before anybody else can do anything.
        let next = match decider.filter(|_| ask_next) {
            Some(seat) => held.decision(seat, self.lang)?,
            None => None,
        };
        Ok(Done::Decided(Decided {
            position: held.position(),
            repeated,
            next,
        }))
    }

    /// Takes back the seat's last decision.
    pub(super) async fn undo(
        self,
        seat: Option<Seat>,
        entry: EntryNumber,
    ) -> Result<Done, TableError> {
        let work = |running: &mut LiveTable| {
            let seat = running.played_seat(&self.caller, seat)?;
            running.undo(seat, entry)
        };
        let changed = self.tables.try_change(self.table, None, work).await?;
        Ok(undone(changed))
    }

    /// Rewinds the game, or asks the others.
    pub(super) async fn rewind(
        self,
        seat: Option<Seat>,
        entry: EntryNumber,
        decisions: DecisionNumber,
    ) -> Result<Done, TableError> {
        let work = |running: &mut LiveTable| {
            let seat = running.played_seat(&self.caller, seat)?;
            running.rewind(seat, entry, decisions)
        };
        let changed = self.tables.try_change(self.table, None, work).await?;
        Ok(undone(changed))
    }

    /// Grants or refuses a request to rewind.
    pub(super) async fn answer_undo(
        self,
        seat: Option<Seat>,
        request: EntryNumber,
        grant: bool,
    ) -> Result<Done, TableError> {
        let work = |running: &mut LiveTable| {
            let seat = running.played_seat(&self.caller, seat)?;
            running.answer_request(seat, request, grant)
        };
        let changed = self.tables.try_change(self.table, None, work).await?;
        Ok(undone(changed))
    }
}

fn undone(Changed { went_back, held }: Changed) -> Done {
    Done::Undone(Undone {
        undone: went_back,
        position: held.position(),
    })
}

/// What came of a change.
pub(super) struct Changed {
    /// Whether the game went back.
    went_back: bool,
    /// The table as it is then, still held.
    pub(super) held: Held,
}

impl Tables {
    /// Makes a bot's decision.
    pub async fn decide_for_bot(
        &self,
        table: TableId,
        turn: &BotTurn,
        index: usize,
    ) -> Result<(), TableError> {
        let (seat, entry) = (turn.seat, turn.entry);
        self.change(table, move |running| {
            // Its owner may have come back, or everybody wants to pause.
            if running.bot_at(seat).is_none() || running.is_paused() {
                return Err(TableError::Stale);
            }
            let answer = Answer::Index(index);
            Ok(running.decide(seat, entry, &answer)?.into_iter().collect())
        })
        .await
    }

    /// Does something at a table, stores it, and then tells everybody.
    pub(super) async fn change(
        &self,
        table: TableId,
        work: impl Fn(&mut LiveTable) -> Result<Vec<EntryKind>, TableError> + Send + 'static,
    ) -> Result<(), TableError> {
        let tables = self.clone();
        to_the_end(async move { tables.try_change(table, None, work).await.map(|_| ()) }).await
    }

    /// Does something at a table, stores it, tells everybody, and keeps the table held. To be called inside [`to_the_end`].
    pub(super) async fn try_change(
        &self,
        table: TableId,
        known: Option<StreamKey>,
        mut work: impl FnMut(&mut LiveTable) -> Result<Vec<EntryKind>, TableError> + Send,
    ) -> Result<Changed, TableError> {
        // Another server may have gone on without this one having heard of it.
        let mut may_be_behind = self.0.shared;
        for _ in 0..TRIES {
            let mut held = self.hold(table).await?;
            let (before, acting) = (held.position().entry, held.position().to_act);
            // Until it is stored, so that a failure on the way makes it be read again.
            held.in_doubt = true;
            let at = self.now();
            held.now = at;
            let mut whats = match work(&mut held) {
                Ok(whats) => whats,
                // Nothing was changed here, so it is enough to read what is new.
                Err(TableError::Stale) if may_be_behind => {
                    may_be_behind = false;
                    held.in_doubt = false;
                    held.behind = true;
                    continue;
                }
                Err(error) => {
                    held.in_doubt = false;
                    return Err(error);
                }
            };
            // What leaves no choice is stored together with what it follows from.
            self.go_on(&mut held, &mut whats).await?;
            let went_back = whats.iter().any(goes_back);
            if whats.is_empty() {
                held.in_doubt = false;
                return Ok(Changed { went_back, held });
            }
            let decisions = whats.iter().filter(|what| is_decision(what)).count();
            let calls = held.calls(acting, &whats);
            let append = Append {
                table,
                first: before.next(),
                entries: whats.into_iter().map(|what| Entry { at, what }).collect(),
                standing: held.standing(at),
            };
            if self.0.store.append_and_call(append, calls).await? == Appended::Done {
                held.in_doubt = false;
                held.written_at(at);
                self.count(&held, decisions);
                self.tell_others(&held, NewsKind::Position, known);
                self.call_bot(&held);
                return Ok(Changed { went_back, held });
            }
        }
        Err(TableError::Stale)
    }
}

fn is_decision(what: &EntryKind) -> bool {
    !matches!(what, EntryKind::TableAct(_))
}

fn goes_back(what: &EntryKind) -> bool {
    matches!(
        what,
        EntryKind::TableAct(TableAct::Undo(..) | TableAct::Rewind(..))
    )
}
