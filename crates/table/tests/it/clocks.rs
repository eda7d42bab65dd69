//! Clocks, bots in somebody's stead, and pauses.

use bots::Level;
use engine::{DecisionNumber, Seat, Seats};
use table::{
    Caller, ClockView, Command, EntryKind, Holder, Pace, PaceKind, SeatKind, SeatView, Sleep,
    TableAct, TableError, TableId, TableView, ViewAs, WhenOut,
};

use crate::support::{LANG, Room, clock, hours_pass, plan, room, room_for, seconds_pass, somebody};

use SeatKind::{Bot, Friend, HotSeat, Me};

/// A data file that makes the toy long.
const LONG: &str =
    "rounds = { value = 9, source = \"memory\" }\npurse = { value = 9, source = \"memory\" }\n";

const DAY: i64 = 24 * 3_600;

const LIVE: Pace = Pace {
    kind: PaceKind::Live,
    bank: 100,
    increment: 5,
    cap: 1_000,
    sleep: None,
    holidays: 0,
    when_out: WhenOut::Bot,
};

const DAYS: Pace = Pace {
    kind: PaceKind::Correspondence,
    bank: 2 * DAY,
    increment: DAY,
    cap: 5 * DAY / 2,
    holidays: 3,
    ..LIVE
};

/// A table of two people with a pace.
async fn table(room: &Room, pace: Pace) -> (TableId, Caller, Caller) {
    let (host, friend) = (somebody(), somebody());
    let mut plan = plan(&[Me, Friend]);
    plan.data = Some(LONG.to_owned());
    plan.pace = Some(pace);
    let table = room.tables.create(&host, plan).await.expect("made").table;
    room.join(table, &friend, Some(1)).await.expect("open");
    (table, host, friend)
}

async fn look<T: Send + 'static>(
    room: &Room,
    table: TableId,
    caller: &Caller,
    see: impl FnOnce(&TableView<'_>) -> T + Send,
) -> T {
    let looked = room.tables.look(table, caller, ViewAs::Own, see).await;
    looked.expect("there")
}

async fn seats(room: &Room, table: TableId) -> Vec<SeatView> {
    look(room, table, &Caller::stranger(), |view| view.seats(LANG)).await
}

async fn clocks(room: &Room, table: TableId) -> Vec<Option<ClockView>> {
    let seats = seats(room, table).await;
    seats.into_iter().map(|seat| seat.clock).collect()
}

/// The seconds that each seat has, and for whom they run.
async fn left(room: &Room, table: TableId) -> Vec<(i64, bool)> {
    let clocks = clocks(room, table).await.into_iter();
    clocks
        .map(|clock| clock.map_or((-1, false), |clock| (clock.left, clock.deadline.is_some())))
        .collect()
}

async fn bid(room: &Room, table: TableId, caller: &Caller, seat: u8) -> Result<(), TableError> {
    let entry = room.position(table).await.entry.0;
    room.bid(table, caller, seat, entry, 0).await.map(|_| ())
}

async fn command(
    room: &Room,
    table: TableId,
    caller: &Caller,
    command: Command,
) -> Result<(), TableError> {
    room.execute(table, caller, command).await.map(|_| ())
}

/// What is stored besides decisions.
fn acts(room: &Room, table: TableId) -> Vec<TableAct> {
    let tables = room.store.tables();
    let entries = tables[&table].entries.iter();
    let act = |entry: &table::Entry| match &entry.what {
        EntryKind::TableAct(act) => Some(act.clone()),
        _ => None,
    };
    entries.filter_map(act).collect()
}

/// Lets the clocks do what is due.
async fn run_out(room: &Room) -> usize {
    let due = room.tables.due_clocks();
    for &table in &due {
        room.tables.run_out(table).await.expect("readable");
    }
    due.len()
}

const TAKE_BACK: Command = Command::TakeBack { seat: None };
const PAUSE: Command = Command::Pause { seat: None };
const RESUME: Command = Command::Resume { seat: None };

#[tokio::test]
async fn time_runs_only_for_those_who_can_act_and_is_the_same_after_a_restart() {
    let room = room().await;
    let (table, host, friend) = table(&room, LIVE).await;
    assert_eq!(left(&room, table).await, [(100, true), (100, true)]);
    seconds_pass(10);
    bid(&room, table, &host, 0).await.expect("in time");
    assert_eq!(left(&room, table).await, [(95, false), (90, true)]);
    seconds_pass(20);
    assert_eq!(left(&room, table).await, [(95, false), (70, true)]);
    bid(&room, table, &friend, 1).await.expect("in time");
    // The first one leads and aims.
    assert_eq!(left(&room, table).await, [(95, true), (75, false)]);
    seconds_pass(5);
    let again = room_for(room.store.clone(), 10).await;
    assert_eq!(left(&again, table).await, [(90, true), (75, false)]);
    assert_eq!(clocks(&again, table).await, clocks(&room, table).await);
    let due = room.store.standings()[&table].due;
    assert_eq!(due, Some(clock() + 90), "stored with where the game stands");
}

#[tokio::test]
async fn what_is_taken_back_and_made_again_adds_once() {
    let room = room().await;
    let (table, host, _) = table(&room, LIVE).await;
    for _ in 0..3 {
        seconds_pass(1);
        bid(&room, table, &host, 0).await.expect("in time");
        seconds_pass(1);
        let entry = room.position(table).await.entry.0;
        room.undo(table, &host, entry).await.expect("free");
    }
    // Between a decision and its undoing only the other one is to act.
    assert_eq!(left(&room, table).await, [(102, true), (94, true)]);
    let again = room_for(room.store.clone(), 10).await;
    assert_eq!(clocks(&again, table).await, clocks(&room, table).await);
    seconds_pass(1);
    bid(&again, table, &host, 0).await.expect("in time");
    assert_eq!(left(&again, table).await, [(101, false), (93, true)]);
}

#[tokio::test]
async fn a_bot_plays_when_time_has_run_out_until_the_owner_is_back() {
    let mut room = room().await;
    let (table, host, friend) = table(&room, LIVE).await;
    bid(&room, table, &host, 0).await.expect("in time");
    seconds_pass(100);
    assert_eq!(run_out(&room).await, 0, "the last second counts");
    seconds_pass(1);
    let late = bid(&room, table, &friend, 1).await;
    assert_eq!(late, Err(TableError::OutOfTime));
    // Another process is started in the middle and finds the clock.
    let other = room_for(room.store.clone(), 10).await;
    assert_eq!(run_out(&other).await, 0, "it knows of nothing yet");
    other.tables.find_clocks(0).await.expect("read");
    assert_eq!(
        left(&other, table).await[1],
        (0, true),
        "in its memory, too"
    );
    while room.bots.try_recv().is_ok() {}
    assert_eq!(run_out(&room).await, 1);
    assert_eq!(run_out(&other).await, 1, "it tries, too late");
    let out = [
        TableAct::OutOfTime(Seat(1)),
        TableAct::StandIn(Seat(1), Level::USUAL),
    ];
    assert_eq!(acts(&room, table), out, "once");
    assert_eq!((run_out(&room).await, run_out(&other).await), (0, 0));
    assert_eq!(room.bots.try_recv().ok(), Some(table), "the bot is called");
    assert_eq!(other.woken().await, [table], "and found after a restart");
    let turn = room.tables.bot_turn(table).await.expect("readable");
    let turn = turn.expect("it is the bot's turn");
    assert_eq!((turn.seat, turn.level), (Seat(1), Level::USUAL));
    let seat = seats(&room, table).await.remove(1);
    assert_eq!((seat.holder, seat.stand_in), (Holder::Bot, true));
    assert_eq!(seat.clock, None);

    // Its owner still sees their hand, and decides nothing.
    let own = look(&room, table, &friend, |view| {
        (
            view.viewer().seat(),
            view.can_take_back(),
            view.decision(LANG),
        )
    });
    let (own, back, asked) = own.await;
    assert_eq!((own, back), (Some(Seat(1)), Seats::only(Seat(1))));
    assert_eq!(asked, Ok(None));
    let stood_in = bid(&room, table, &friend, 1).await;
    assert_eq!(stood_in, Err(TableError::BotPlays));
    for other in [&host, &Caller::stranger()] {
        let back = command(
            &room,
            table,
            other,
            Command::TakeBack {
                seat: Some(Seat(1)),
            },
        )
        .await;
        assert_eq!(back, Err(TableError::NotYourSeat));
    }

    command(&room, table, &friend, TAKE_BACK)
        .await
        .expect("theirs");
    let late = room.tables.decide_for_bot(table, &turn, 0).await;
    assert_eq!(late, Err(TableError::Stale), "the bot was thinking");
    assert_eq!(left(&room, table).await, [(105, false), (10, true)]);
    bid(&room, table, &friend, 1)
        .await
        .expect("the game goes on");
    let again = room_for(room.store.clone(), 10).await;
    assert_eq!(clocks(&again, table).await, clocks(&room, table).await);
    let lines = look(&again, table, &host, |view| {
        let log = view.log(DecisionNumber::SET_UP, LANG).expect("begun");
        let texts = log.into_iter().map(|line| line.line.text);
        texts
            .filter(|text| text.contains("time") || text.contains("back"))
            .count()
    });
    assert_eq!(lines.await, 3, "ran out, a bot plays, is back");
}

#[tokio::test]
async fn the_seat_is_lost_where_that_was_agreed() {
    let room = room().await;
    let when_out = WhenOut::Lost;
    let (table, host, friend) = table(&room, Pace { when_out, ..LIVE }).await;
    bid(&room, table, &host, 0).await.expect("in time");
    seconds_pass(101);
    assert_eq!(run_out(&room).await, 1);
    let back = command(&room, table, &friend, TAKE_BACK).await;
    assert_eq!(back, Err(TableError::NotYourSeat));
    let seen = look(&room, table, &friend, |view| {
        (view.viewer().seat(), view.held())
    });
    assert_eq!(seen.await, (None, Seats::NONE), "as anybody else");
    assert_eq!(
        bid(&room, table, &friend, 1).await,
        Err(TableError::NotYourSeat)
    );
    assert!(
        room.tables
            .bot_turn(table)
            .await
            .expect("readable")
            .is_some()
    );
}

#[tokio::test]
async fn the_others_decide_where_that_was_agreed() {
    let room = room().await;
    let when_out = WhenOut::OthersDecide;
    let (table, host, friend) = table(&room, Pace { when_out, ..LIVE }).await;
    bid(&room, table, &host, 0).await.expect("in time");
    seconds_pass(50);
    let early = room.replace_by_bot(table, &host, 1).await;
    assert_eq!(early, Err(TableError::StillHere(24)));
    hours_pass(30);
    assert_eq!(run_out(&room).await, 1);
    assert_eq!(acts(&room, table), [TableAct::OutOfTime(Seat(1))]);
    assert_eq!(run_out(&room).await, 0);
    let away = look(&room, table, &host, |view| {
        view.seats(LANG)[1].away.is_some()
    });
    assert!(away.await, "the host may do something");
    // Until they have decided, whoever is late plays on.
    bid(&room, table, &friend, 1).await.expect("nobody minded");
    assert_eq!(left(&room, table).await, [(105, true), (10, false)]);
    seconds_pass(106);
    assert_eq!(run_out(&room).await, 1);
    room.replace_by_bot(table, &friend, 0)
        .await
        .expect("out of time");
    assert_eq!(acts(&room, table).len(), 3);
    let turn = room.tables.bot_turn(table).await.expect("readable");
    assert_eq!(turn.expect("a bot").seat, Seat(0));
    command(&room, table, &host, TAKE_BACK)
        .await
        .expect("theirs");
    assert_eq!(seats(&room, table).await[0].holder, Holder::Human);
}

#[tokio::test]
async fn everybody_agrees_to_pause_and_to_go_on() {
    let room = room().await;
    let (table, host, friend) = table(&room, LIVE).await;
    let paused = async |room: &Room| {
        look(room, table, &Caller::stranger(), |view| {
            (view.is_paused(), view.consents())
        })
        .await
    };
    let only = |seat| Seats::only(Seat(seat));
    let stranger = command(&room, table, &Caller::stranger(), PAUSE).await;
    assert_eq!(stranger, Err(TableError::NotYourSeat));
    command(&room, table, &host, PAUSE).await.expect("a wish");
    assert_eq!(paused(&room).await, (false, only(0)));
    command(&room, table, &friend, RESUME)
        .await
        .expect("a refusal");
    assert_eq!(paused(&room).await, (false, Seats::NONE));
    seconds_pass(10);
    command(&room, table, &friend, PAUSE).await.expect("a wish");
    command(&room, table, &friend, PAUSE)
        .await
        .expect("once is enough");
    command(&room, table, &host, PAUSE).await.expect("agreed");
    assert_eq!(paused(&room).await, (true, Seats::NONE));
    assert_eq!(left(&room, table).await, [(90, false), (90, false)]);
    assert_eq!(bid(&room, table, &host, 0).await, Err(TableError::Paused));
    hours_pass(50);
    assert_eq!(run_out(&room).await, 0);
    let again = room_for(room.store.clone(), 10).await;
    assert_eq!(paused(&again).await, (true, Seats::NONE));
    command(&again, table, &host, RESUME).await.expect("a wish");
    command(&again, table, &friend, PAUSE)
        .await
        .expect("a refusal");
    assert_eq!(paused(&again).await, (true, Seats::NONE));
    command(&again, table, &host, RESUME).await.expect("a wish");
    command(&again, table, &friend, RESUME)
        .await
        .expect("agreed");
    assert_eq!(left(&again, table).await, [(90, true), (90, true)]);
    seconds_pass(1);
    bid(&again, table, &host, 0)
        .await
        .expect("the game goes on");
}

#[tokio::test]
async fn bots_wait_while_the_game_is_paused_and_one_person_agrees_with_themselves() {
    let room = room().await;
    let host = somebody();
    let mut plan = plan(&[Me, HotSeat, Bot]);
    plan.pace = Some(LIVE);
    let table = room.tables.create(&host, plan).await.expect("made").table;
    let bot = async || {
        room.tables
            .bot_turn(table)
            .await
            .expect("readable")
            .is_some()
    };
    assert!(bot().await);
    command(&room, table, &host, PAUSE)
        .await
        .expect("nobody to ask");
    assert!(!bot().await);
    command(&room, table, &host, RESUME)
        .await
        .expect("nobody to ask");
    assert!(bot().await);
    let clocks: Vec<bool> = clocks(&room, table)
        .await
        .iter()
        .map(Option::is_some)
        .collect();
    assert_eq!(clocks, [true, true, false], "bots have none");
}

#[tokio::test]
async fn a_game_over_days_has_nights_and_days_off() {
    let room = room().await;
    // It begins in the first hour of the day.
    let sleep = Some(Sleep {
        from: 22,
        to: 6,
        offset: 0,
    });
    let (table, host, friend) = table(&room, Pace { sleep, ..DAYS }).await;
    let two_days = 2 * DAY;
    hours_pass(5);
    assert_eq!(
        left(&room, table).await[0],
        (two_days, true),
        "everybody sleeps"
    );
    let begin = clock();
    hours_pass(3);
    let waking = clock() - begin.max(6 * 3_600);
    assert_eq!(left(&room, table).await[0], (two_days - waking, true));
    bid(&room, table, &host, 0).await.expect("in time");
    let capped = (two_days - waking + DAY).min(DAYS.cap);
    assert_eq!(left(&room, table).await[0], (capped, false));
    let off = |days| Command::Holiday { seat: None, days };
    for too_many in [0, 4] {
        let refused = command(&room, table, &friend, off(too_many)).await;
        assert_eq!(refused, Err(TableError::NoHolidays(3)));
    }
    command(&room, table, &friend, off(2))
        .await
        .expect("agreed");
    let before = left(&room, table).await[1];
    hours_pass(48);
    assert_eq!(left(&room, table).await[1], before);
    hours_pass(24);
    let friends = clocks(&room, table).await[1].expect("a clock");
    assert_eq!(
        friends.left,
        before.0 - 16 * 3_600,
        "a day without its night"
    );
    assert_eq!((friends.holidays, friends.off_until), (1, None));
    let again = room_for(room.store.clone(), 10).await;
    assert_eq!(clocks(&again, table).await, clocks(&room, table).await);
    bid(&again, table, &friend, 1).await.expect("in time");
}

#[tokio::test]
async fn without_a_clock_nothing_of_it_is_there() {
    let room = room().await;
    let host = somebody();
    let table = room.create(&host, &[Me, HotSeat]).await.table;
    assert_eq!(clocks(&room, table).await, [None, None]);
    assert_eq!(room.store.standings()[&table].due, None);
    assert_eq!(
        command(&room, table, &host, PAUSE).await,
        Err(TableError::NoClock)
    );
    let mut bad = plan(&[Me, HotSeat]);
    bad.pace = Some(Pace { bank: 1, ..LIVE });
    let bad = room.tables.create(&host, bad).await;
    assert_eq!(bad.err(), Some(TableError::BadPace));
}
