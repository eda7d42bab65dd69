//! Tables, and people who sit at them.

use std::cell::Cell;
use std::num::NonZero;
use std::sync::Arc;

use bots::Level;
use catalog::{AnyGame, Catalog, ErasedGame};
use engine::{DecisionNumber, Seat};
use serde_json::{Value, json};
use table::{
    Answer, Caller, Command, Created, Decided, Done, EntryNumber, HintTurn, Plan, Position, Quota,
    SeatKind, SeatPlan, SeatToken, TableError, TableId, Tables, Undone, ViewAs, VisitorId,
};
use testkit::Toy;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use words::Lang;

use crate::memory::Memory;

static TOYS: &[&dyn AnyGame] = &[&ErasedGame::<Toy>::NEW];

thread_local! {
    static LATER: Cell<i64> = const { Cell::new(0) };
}

/// Lets so many hours pass for the tables of this test.
pub(crate) fn hours_pass(hours: i64) {
    seconds_pass(3_600 * hours);
}

/// Lets so many seconds pass for the tables of this test.
pub(crate) fn seconds_pass(seconds: i64) {
    LATER.set(LATER.get() + seconds);
}

pub(crate) fn clock() -> i64 {
    1_000 + LATER.get()
}

pub(crate) const LANG: Lang = Lang::En;

/// Tables over a store, and the calls for bots.
pub(crate) struct Room {
    pub(crate) store: Arc<Memory>,
    pub(crate) tables: Tables,
    pub(crate) bots: UnboundedReceiver<TableId>,
}

/// A server on this store, with room for so many tables in memory.
pub(crate) async fn room_for(store: Arc<Memory>, most: usize) -> Room {
    room_with(store, most, TOYS).await
}

/// The same with other games.
pub(crate) async fn room_with(
    store: Arc<Memory>,
    most: usize,
    games: &'static [&'static dyn AnyGame],
) -> Room {
    let most = NonZero::new(most).expect("some room");
    let opened = Tables::open(
        store.clone(),
        Catalog::of(games),
        clock,
        table::random_secret,
        most,
        Quota::default(),
    )
    .await;
    let (tables, bots) = opened.expect("memory does not fail");
    Room {
        store,
        tables,
        bots,
    }
}

pub(crate) async fn room() -> Room {
    room_for(Arc::default(), 10).await
}

pub(crate) fn plan(kinds: &[SeatKind]) -> Plan {
    let seat = |&kind: &SeatKind| match kind {
        SeatKind::Bot => SeatPlan::bot(Level::Random),
        kind => SeatPlan::human(kind, ""),
    };
    Plan {
        game: "toy".to_owned(),
        seats: kinds.iter().map(seat).collect(),
        options: [].into(),
        data: None,
        private: false,
        hints: true,
        contributes: false,
        rewinds: true,
        pace: None,
        audience: None,
        rated: false,
    }
}

pub(crate) fn somebody() -> Caller {
    Caller::visitor(VisitorId::random())
}

impl Room {
    /// The tables where a bot is found to be to act after a restart.
    pub(crate) async fn woken(&self) -> Vec<TableId> {
        let (found, mut tables) = unbounded_channel();
        self.tables.wake_bots(found).await.expect("readable");
        let mut woken = Vec::new();
        tables.recv_many(&mut woken, 100).await;
        woken
    }

    pub(crate) async fn create(&self, host: &Caller, kinds: &[SeatKind]) -> Created {
        let created = self.tables.create(host, plan(kinds)).await;
        created.expect("toys are easy")
    }

    pub(crate) async fn execute(
        &self,
        table: TableId,
        caller: &Caller,
        command: Command,
    ) -> Result<Done, TableError> {
        self.tables.execute(table, caller, command, LANG).await
    }

    /// Takes a seat; without a number the one that the caller's link is for.
    pub(crate) async fn join(
        &self,
        table: TableId,
        caller: &Caller,
        seat: Option<u8>,
    ) -> Result<SeatToken, TableError> {
        let join = Command::Join {
            seat: seat.map(Seat),
            name: String::new(),
            contribution: String::new(),
        };
        Ok(seat_token(self.execute(table, caller, join).await?))
    }

    pub(crate) async fn invite(
        &self,
        table: TableId,
        caller: &Caller,
        seat: u8,
    ) -> Result<SeatToken, TableError> {
        let invite = Command::Invite { seat: Seat(seat) };
        Ok(seat_token(self.execute(table, caller, invite).await?))
    }

    pub(crate) async fn replace_by_bot(
        &self,
        table: TableId,
        caller: &Caller,
        seat: u8,
    ) -> Result<(), TableError> {
        let replace = Command::ReplaceByBot {
            seat: Seat(seat),
            level: Level::Random,
        };
        match self.execute(table, caller, replace).await? {
            Done::Done => Ok(()),
            other => panic!("{other:?}"),
        }
    }

    pub(crate) async fn decide(
        &self,
        table: TableId,
        caller: &Caller,
        seat: u8,
        entry: u32,
        answer: Answer,
    ) -> Result<Decided, TableError> {
        let decide = Command::Decide {
            seat: Some(Seat(seat)),
            entry: EntryNumber(entry),
            answer,
            ask_next: false,
        };
        match self.execute(table, caller, decide).await? {
            Done::Decided(decided) => Ok(decided),
            other => panic!("{other:?}"),
        }
    }

    pub(crate) async fn bid(
        &self,
        table: TableId,
        caller: &Caller,
        seat: u8,
        entry: u32,
        amount: u8,
    ) -> Result<Decided, TableError> {
        let action = Answer::Action(json!({ "bid": amount }));
        self.decide(table, caller, seat, entry, action).await
    }

    /// Takes back what the first seat decided last.
    pub(crate) async fn undo(
        &self,
        table: TableId,
        caller: &Caller,
        entry: u32,
    ) -> Result<Undone, TableError> {
        let seat = Some(Seat(0));
        let entry = EntryNumber(entry);
        let undo = Command::Undo { seat, entry };
        Ok(undone(self.execute(table, caller, undo).await?))
    }

    /// The first seat wants to rewind to the position after this decision.
    pub(crate) async fn rewind(
        &self,
        table: TableId,
        caller: &Caller,
        entry: u32,
        decisions: u32,
    ) -> Result<Undone, TableError> {
        let rewind = Command::Rewind {
            seat: Some(Seat(0)),
            entry: EntryNumber(entry),
            decisions: DecisionNumber(decisions),
        };
        Ok(undone(self.execute(table, caller, rewind).await?))
    }

    /// The first seat answers a request.
    pub(crate) async fn answer_undo(
        &self,
        table: TableId,
        caller: &Caller,
        request: u32,
        grant: bool,
    ) -> Result<Undone, TableError> {
        let answer = Command::AnswerUndo {
            seat: Some(Seat(0)),
            request: EntryNumber(request),
            grant,
        };
        Ok(undone(self.execute(table, caller, answer).await?))
    }

    pub(crate) async fn hint(
        &self,
        table: TableId,
        caller: &Caller,
        seat: u8,
        entry: u32,
    ) -> Result<HintTurn, TableError> {
        let seat = Some(Seat(seat));
        let entry = EntryNumber(entry);
        let hint = Command::Hint { seat, entry };
        match self.execute(table, caller, hint).await? {
            Done::Hint(turn) => Ok(turn),
            other => panic!("{other:?}"),
        }
    }

    pub(crate) async fn position(&self, table: TableId) -> Position {
        let position = self.tables.position(table, &Caller::stranger()).await;
        position.expect("anybody may look")
    }

    /// The board as a spectator sees it.
    pub(crate) async fn view(&self, table: TableId) -> Value {
        let stranger = Caller::stranger();
        let looked = self
            .tables
            .look(table, &stranger, ViewAs::Spectator, |view| {
                view.view().expect("begun")
            });
        looked.await.expect("there")
    }
}

fn seat_token(done: Done) -> SeatToken {
    match done {
        Done::Seat(seat) => seat,
        other => panic!("{other:?}"),
    }
}

fn undone(done: Done) -> Undone {
    match done {
        Done::Undone(undone) => undone,
        other => panic!("{other:?}"),
    }
}
