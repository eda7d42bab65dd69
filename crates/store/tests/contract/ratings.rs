//! Ratings: each game counts once, whoever counts it, and counting anew gives the same.

use std::cell::Cell;
use std::num::NonZero;
use std::sync::Arc;

use bots::Level;
use catalog::{AnyGame, Catalog, ErasedGame};
use engine::Seat;
use store::Admin;
use table::{
    Account, Caller, Contender, Plan, Quota, RatedGame, Rating, SeatPlan, SessionRecord, Store,
    TableId, Tables, TokenHash, VisitorId, count_ratings, rebuild_ratings,
};
use testkit::Toy;

use crate::home::{Kind, fresh};
use crate::{HOST, on_every_store};

on_every_store! {
    each_game_counts_once_and_counting_anew_gives_the_same,
    whoever_goes_leaves_the_ratings_of_the_others_as_they_are,
}

static TOYS: &[&dyn AnyGame] = &[&ErasedGame::<Toy>::NEW];
const GAME: &str = "toy";

thread_local! {
    static NOW: Cell<i64> = const { Cell::new(1_000) };
}

fn clock() -> i64 {
    NOW.get()
}

fn toys() -> Catalog {
    Catalog::of(TOYS)
}

async fn tables(store: &Arc<dyn Admin>) -> Tables {
    let store: Arc<dyn Store> = store.clone();
    let most = NonZero::new(10).expect("some room");
    let quota = Quota::default();
    let opened = Tables::open(store, toys(), clock, table::random_secret, most, quota);
    opened.await.expect("it opens").0
}

/// A game between bots that ends at this moment.
async fn play(tables: &Tables, levels: &[Level], rated: bool, ends: i64) -> TableId {
    NOW.set(ends);
    let host = Caller {
        name: Some("Árpád".into()),
        ..Caller::visitor(HOST)
    };
    let plan = Plan {
        game: GAME.to_owned(),
        seats: levels.iter().map(|&level| SeatPlan::bot(level)).collect(),
        options: [].into(),
        data: None,
        private: false,
        hints: false,
        contributes: false,
        rewinds: false,
        pace: None,
        audience: None,
        rated,
    };
    let table = tables.create(&host, plan).await.expect("a table").table;
    while let Some(turn) = tables.bot_turn(table).await.expect("readable") {
        let index = turn.question.choice(turn.level, turn.seed);
        let decided = tables.decide_for_bot(table, &turn, index).await;
        decided.expect("allowed");
    }
    table
}

/// Everything that is known: the games with what they have changed, and the ratings.
async fn known(store: &dyn Store) -> (Vec<RatedGame>, Vec<(String, Rating)>) {
    let mut names = vec!["bot:random".to_owned(), "bot:easy".to_owned()];
    for (seats, seat) in [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2)] {
        names.push(format!("side:{seats}:{seat}"));
    }
    let games = store.counted(GAME.to_owned()).await.expect("readable");
    let ratings = store.ratings(GAME.to_owned(), names).await;
    (games, ratings.expect("readable"))
}

async fn each_game_counts_once_and_counting_anew_gives_the_same(kind: Kind) {
    let Some((home, one)) = fresh(kind).await else {
        return;
    };
    let other = home.open().await;
    let tables = tables(&one).await;
    let (random, easy) = (Level::Random, Level::Easy);
    let mut all = Vec::new();
    for (levels, ends) in [
        (&[random, easy][..], 2_000),
        (&[easy, random], 2_010),
        (&[random, easy, random], 2_010),
    ] {
        all.push(play(&tables, levels, true, ends).await);
    }
    let friendly = play(&tables, &[easy, easy], false, 2_020).await;
    let first = count_ratings(one.as_ref(), toys(), 2_000).await;
    assert_eq!(first, Ok(1), "what ends later counts later");
    for ends in [2_030, 2_030, 2_040, 2_050] {
        all.push(play(&tables, &[random, easy], true, ends).await);
    }
    // Several count at the same time, several times over.
    let count = async |store: &Arc<dyn Admin>| {
        let mut counted = 0;
        for until in [2_010, 2_030, 2_040, 3_000] {
            let more = count_ratings(store.as_ref(), toys(), until).await;
            counted += more.expect("it can be counted");
        }
        counted
    };
    let (a, b, c, d) = tokio::join!(count(&one), count(&other), count(&one), count(&other));
    assert_eq!(a + b + c + d, 6, "each game counts once");
    // One turns up late that ended between the others.
    all.push(play(&tables, &[easy, random], true, 2_005).await);
    let late = count_ratings(other.as_ref(), toys(), 3_000).await;
    assert_eq!(late, Ok(1));
    assert_eq!(one.uncounted(9_999, 9).await, Ok(Vec::new()));

    let (games, ratings) = known(one.as_ref()).await;
    let mut counted: Vec<TableId> = games.iter().map(|game| game.table).collect();
    assert_eq!(counted.len(), 8);
    assert!(games.is_sorted_by_key(|game| game.ended), "in order");
    assert!(!counted.contains(&friendly));
    counted.sort_unstable();
    all.sort_unstable();
    assert_eq!(counted, all);
    assert_eq!(ratings.len(), 7);
    assert_eq!(ratings[0].1.games, 8, "also where it sat twice");

    let mut steps = 0;
    let rebuilt = rebuild_ratings(other.as_ref(), toys(), GAME, || steps += 1).await;
    assert_eq!((rebuilt, steps), (Ok(8), 8));
    assert_eq!(known(one.as_ref()).await, (games, ratings));
    let best = one.best(GAME.to_owned(), 9).await.expect("readable");
    assert_eq!(best.len(), 2, "sides are not among the players");
    assert!(best[0].1.value >= best[1].1.value);
    let again = count_ratings(one.as_ref(), toys(), 9_999).await;
    assert_eq!(again, Ok(0), "there is nothing left");
}

async fn whoever_goes_leaves_the_ratings_of_the_others_as_they_are(kind: Kind) {
    let Some((_home, store)) = fresh(kind).await else {
        return;
    };
    let somebody = VisitorId([7; 16]);
    let account = Account {
        id: somebody,
        name: "Anna".to_owned(),
        skeleton: "anna".to_owned(),
        password: "x".to_owned(),
        recovery: TokenHash::from_bytes([1; 32]),
        created: 1,
    };
    let session = SessionRecord {
        hash: TokenHash::from_bytes([2; 32]),
        account: somebody,
        device: String::new(),
        created: 1,
        seen: 1,
    };
    let made = store.create_account(account, None, session).await;
    assert_eq!(made, Ok(true));
    let tables = tables(&store).await;
    let table = play(&tables, &[Level::Random, Level::Easy], true, 2_000).await;
    // Somebody sat there, and nobody else knows.
    let stored = store.load(table).await.expect("read").expect("there");
    let mut seat = stored.seats[0].clone();
    let issue = seat.issue;
    seat.kind = table::SeatKind::Me;
    seat.level = None;
    seat.visitor = Some(somebody);
    let seated = store.seat(table, issue, seat, None).await;
    assert_eq!(seated, Ok(true));
    assert_eq!(count_ratings(store.as_ref(), toys(), 3_000).await, Ok(1));
    let who = Contender::Player(somebody);
    let rated = store.ratings_of(who).await.expect("readable");
    assert_eq!((rated.len(), rated[0].1.games), (1, 1));
    let games = store.rated_games_of(who, 9).await.expect("readable");
    assert_eq!(games[0].seats[0].who, who);
    let bot = async || {
        let names = vec!["bot:easy".to_owned()];
        store.ratings(GAME.to_owned(), names).await
    };
    let before = bot().await;
    store
        .erase(somebody, "former player".to_owned())
        .await
        .expect("erased");
    assert_eq!(store.ratings_of(who).await, Ok(Vec::new()));
    assert_eq!(store.rated_games_of(who, 9).await, Ok(Vec::new()));
    let games = store.counted(GAME.to_owned()).await.expect("readable");
    assert_eq!(games[0].seats[0].seat, Seat(0));
    let rebuilt = rebuild_ratings(store.as_ref(), toys(), GAME, || {}).await;
    assert_eq!(rebuilt, Ok(1));
    assert_eq!(bot().await, before);
    assert_eq!(store.counted(GAME.to_owned()).await, Ok(games), "nobody");
    // A game that the operator deletes is in no list any more.
    assert_eq!(store.delete(table).await, Ok(true));
    assert_eq!(store.counted(GAME.to_owned()).await, Ok(Vec::new()));
}
