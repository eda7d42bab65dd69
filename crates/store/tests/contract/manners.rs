//! Who has muted or blocked whom, and what the operator is told.

use engine::Seat;
use store::{Expiry, Rest};
use table::{MOST_REGARDS, Regard, Regarded, Report, ReportReason, SeatRecord, TableId, VisitorId};

use crate::accounts::{account, session};
use crate::home::{Kind, fresh};
use crate::lobby::search;
use crate::{FRIEND, HOST, on_every_store, seats, table};

on_every_store! {
    somebody_is_muted_or_blocked_until_it_is_undone,
    a_table_tells_where_somebody_sits_who_is_muted,
    those_who_look_for_a_game_are_told_apart,
    a_regard_goes_with_whoever_becomes_somebody_and_ends_with_them,
    nobody_mutes_without_end,
    a_report_is_kept_whole_until_long_after_it_was_closed,
    regards_and_reports_are_moved,
}

const ANNA: VisitorId = VisitorId([7; 16]);
const BELA: VisitorId = VisitorId([8; 16]);

fn regarded(who: VisitorId, whom: VisitorId, regard: Regard) -> Regarded {
    Regarded {
        who,
        whom,
        regard,
        name: "Béla'; DROP TABLE regards --".to_owned(),
        since: 5,
    }
}

async fn somebody_is_muted_or_blocked_until_it_is_undone(kind: Kind) {
    let Some((home, store)) = fresh(kind).await else {
        return;
    };
    assert_eq!(store.regard(ANNA, BELA).await, Ok(None));
    for regard in [Regard::Muted, Regard::Blocked] {
        let kept = store.keep_regard(regarded(ANNA, BELA, regard), true);
        assert_eq!(kept.await, Ok(true));
        let there = home.open().await;
        assert_eq!(there.regard(ANNA, BELA).await, Ok(Some(regard)));
        assert_eq!(there.regard(BELA, ANNA).await, Ok(None));
        assert_eq!(
            there.regards(ANNA).await,
            Ok(vec![regarded(ANNA, BELA, regard)])
        );
        assert_eq!(there.regards(BELA).await, Ok(Vec::new()));
        assert_eq!(there.turned_from(BELA).await, Ok(vec![ANNA]));
        assert_eq!(there.turned_from(ANNA).await, Ok(Vec::new()));
        let apart = regard == Regard::Blocked;
        let expected = |other| Ok(if apart { vec![other] } else { Vec::new() });
        assert_eq!(there.apart_from(ANNA).await, expected(BELA));
        assert_eq!(there.apart_from(BELA).await, expected(ANNA));
    }
    let undone = store.keep_regard(regarded(ANNA, BELA, Regard::Muted), false);
    assert_eq!(undone.await, Ok(true));
    assert_eq!(store.regards(ANNA).await, Ok(Vec::new()));
    assert_eq!(store.apart_from(ANNA).await, Ok(Vec::new()));
}

async fn a_table_tells_where_somebody_sits_who_is_muted(kind: Kind) {
    let Some((_home, store)) = fresh(kind).await else {
        return;
    };
    let (record, mut sits) = (table(1), seats());
    sits[1] = SeatRecord {
        visitor: Some(FRIEND),
        taken: true,
        ..sits[1].clone()
    };
    store.create(record.clone(), sits).await.expect("stored");
    for (whom, regard) in [(FRIEND, Regard::Muted), (BELA, Regard::Blocked)] {
        let kept = store.keep_regard(regarded(ANNA, whom, regard), true);
        assert_eq!(kept.await, Ok(true));
    }
    assert_eq!(
        store.regards_at(record.id, ANNA).await,
        Ok(vec![(Seat(1), Regard::Muted)])
    );
    assert_eq!(store.regards_at(record.id, HOST).await, Ok(Vec::new()));
    let other = TableId::random();
    assert_eq!(store.regards_at(other, ANNA).await, Ok(Vec::new()));
}

async fn those_who_look_for_a_game_are_told_apart(kind: Kind) {
    let Some((_home, store)) = fresh(kind).await else {
        return;
    };
    let blocks = regarded(ANNA, BELA, Regard::Blocked);
    assert_eq!(store.keep_regard(blocks, true).await, Ok(true));
    let mutes = regarded(HOST, BELA, Regard::Muted);
    assert_eq!(store.keep_regard(mutes, true).await, Ok(true));
    for (number, visitor) in [(1, ANNA), (2, HOST)] {
        let kept = store.keep_search(search(visitor, number), 0);
        kept.await.expect("stored");
    }
    assert_eq!(store.apart().await, Ok(Vec::new()), "one does not look");
    let kept = store.keep_search(search(BELA, 3), 0);
    kept.await.expect("stored");
    assert_eq!(store.apart().await, Ok(vec![(ANNA, BELA)]));
}

async fn a_regard_goes_with_whoever_becomes_somebody_and_ends_with_them(kind: Kind) {
    let Some((_home, store)) = fresh(kind).await else {
        return;
    };
    for (who, whom) in [(FRIEND, BELA), (BELA, FRIEND), (FRIEND, ANNA)] {
        let kept = store.keep_regard(regarded(who, whom, Regard::Blocked), true);
        assert_eq!(kept.await, Ok(true));
    }
    let filed = store.file_report(report(FRIEND, BELA)).await;
    let number = filed.expect("stored");
    let created = store.create_account(
        account(ANNA, "Anna", "anna"),
        Some(FRIEND),
        session(1, ANNA, 3),
    );
    assert_eq!(created.await, Ok(true));
    assert_eq!(store.regards(FRIEND).await, Ok(Vec::new()));
    let of_anna = store.regards(ANNA).await.expect("read");
    let whom: Vec<VisitorId> = of_anna.iter().map(|one| one.whom).collect();
    assert_eq!(whom, [BELA], "nobody blocks themselves");
    // An account goes by its own name.
    let of_bela = store.regards(BELA).await.expect("read");
    assert_eq!((of_bela[0].whom, &*of_bela[0].name), (ANNA, "Anna"));
    let reporter = store.filed_report(number).await.expect("read");
    assert_eq!(reporter.expect("there").reporter, Some(ANNA));
    let erased = store.erase(ANNA, "former player".to_owned());
    assert_eq!(erased.await, Ok(()));
    for who in [ANNA, BELA] {
        assert_eq!(store.regards(who).await, Ok(Vec::new()));
    }
    let kept = store
        .filed_report(number)
        .await
        .expect("read")
        .expect("there");
    assert_eq!((kept.reporter, kept.whom), (None, Some(BELA)));
    assert_eq!(store.forget(BELA).await, Ok(true));
    let kept = store
        .filed_report(number)
        .await
        .expect("read")
        .expect("there");
    assert_eq!(kept.whom, None);
}

async fn nobody_mutes_without_end(kind: Kind) {
    let Some((_home, store)) = fresh(kind).await else {
        return;
    };
    let other = |number: usize| {
        let mut id = [1; 16];
        id[..8].copy_from_slice(&number.to_le_bytes());
        regarded(ANNA, VisitorId(id), Regard::Muted)
    };
    let rest = Rest {
        regards: (0..MOST_REGARDS).map(other).collect(),
        ..Rest::default()
    };
    store.keep_rest(rest).await.expect("stored");
    let more = store.keep_regard(other(MOST_REGARDS), true);
    assert_eq!(more.await, Ok(false));
    // Those who are on the list can still be blocked.
    let blocked = Regarded {
        regard: Regard::Blocked,
        ..other(3)
    };
    assert_eq!(store.keep_regard(blocked, true).await, Ok(true));
    let regards = store.regards(ANNA).await.expect("read");
    assert_eq!(regards.len(), MOST_REGARDS);
}

fn report(reporter: VisitorId, whom: VisitorId) -> Report {
    Report {
        number: 0,
        at: 50,
        reporter: Some(reporter),
        whom: Some(whom),
        name: "Béla'".to_owned(),
        table: Some(TableId::from_number(12)),
        reason: ReportReason::Chat,
        text: "rude; DROP TABLE reports --".to_owned(),
        chronicle: "{}\n".to_owned(),
        chat: "50 Béla: …\n".to_owned(),
        closed: None,
        note: String::new(),
    }
}

async fn a_report_is_kept_whole_until_long_after_it_was_closed(kind: Kind) {
    let Some((home, store)) = fresh(kind).await else {
        return;
    };
    let mut numbers = Vec::new();
    for whom in [BELA, HOST] {
        let filed = store.file_report(report(ANNA, whom)).await;
        numbers.push(filed.expect("stored"));
    }
    let there = home.open().await;
    let expected = Report {
        number: numbers[0],
        ..report(ANNA, BELA)
    };
    assert_eq!(there.filed_report(numbers[0]).await, Ok(Some(expected)));
    let list = async |closed, most| -> Vec<i64> {
        let found = there.reports(closed, most).await.expect("read");
        let short = |one: &Report| one.chronicle.is_empty() && one.chat.is_empty();
        assert!(found.iter().all(short), "a list is short");
        found.iter().map(|one| one.number).collect()
    };
    assert_eq!(list(false, 9).await, [numbers[1], numbers[0]]);
    assert_eq!(list(false, 1).await, [numbers[1]]);
    let close = |number| there.close_report(number, 60, "warned".to_owned());
    assert_eq!(close(numbers[1]).await, Ok(true));
    assert_eq!(close(numbers[1]).await, Ok(false), "once");
    assert_eq!(close(numbers[1] + 100).await, Ok(false));
    assert_eq!(list(false, 9).await, [numbers[0]]);
    assert_eq!(list(true, 9).await, [numbers[1], numbers[0]]);
    let closed = store
        .filed_report(numbers[1])
        .await
        .expect("read")
        .expect("there");
    assert_eq!((closed.closed, &*closed.note), (Some(60), "warned"));
    let days = |days: i64| Expiry {
        now: 60 + days * 24 * 3_600,
        ..Expiry::default()
    };
    store.expire(days(90), true).await.expect("done");
    assert_eq!(list(true, 9).await.len(), 2);
    store.expire(days(91), true).await.expect("done");
    assert_eq!(list(true, 9).await, [numbers[0]], "what is open stays");
}

async fn regards_and_reports_are_moved(kind: Kind) {
    let Some((_home, store)) = fresh(kind).await else {
        return;
    };
    let rest = Rest {
        regards: vec![regarded(ANNA, BELA, Regard::Muted)],
        reports: vec![Report {
            closed: Some(60),
            note: "warned".to_owned(),
            ..report(ANNA, BELA)
        }],
        ..Rest::default()
    };
    // An attempt that failed halfway is made again.
    for _ in 0..2 {
        store.keep_rest(rest.clone()).await.expect("stored");
        let mut moved = store.rest().await.expect("read");
        for report in &mut moved.reports {
            report.number = 0;
        }
        assert_eq!(moved.regards, rest.regards);
        assert_eq!(moved.reports, rest.reports);
    }
}
