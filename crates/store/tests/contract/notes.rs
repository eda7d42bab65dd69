//! What people write for themselves at tables.

use engine::Seat;
use store::Rest;
use table::{Notes, Store, TableId, VisitorId};

use crate::accounts::{account, session};
use crate::home::{Kind, fresh};
use crate::{on_every_store, seats, table};

on_every_store! {
    notes_are_kept_version_by_version_and_for_each_alone,
    notes_end_with_an_account_and_with_a_table,
    notes_are_moved,
}

const ANNA: VisitorId = VisitorId([7; 16]);
const BELA: VisitorId = VisitorId([8; 16]);

async fn sign_up(store: &dyn Store, id: VisitorId, number: u8) {
    let name = format!("Player {number}");
    let made = store.create_account(account(id, &name, &name), None, session(number, id, 3));
    assert_eq!(made.await, Ok(true));
}

fn notes(who: VisitorId, table: TableId, seat: u8, version: u32) -> Notes {
    Notes {
        who,
        table,
        seat: Seat(seat),
        text: format!("Árpád {version}'; DROP TABLE notes --\n\n\"2\""),
        version,
        changed: 1_700_000_000 + i64::from(version),
    }
}

async fn notes_are_kept_version_by_version_and_for_each_alone(kind: Kind) {
    let Some((home, store)) = fresh(kind).await else {
        return;
    };
    let other = home.open().await;
    let (one, two) = (TableId::random(), TableId::random());
    let first = notes(ANNA, one, 0, 1);
    let kept = store.keep_notes(first.clone()).await;
    assert_eq!(kept, Ok(false), "a guest's are in their browser");
    for (number, id) in [(1, ANNA), (2, BELA)] {
        sign_up(&*store, id, number).await;
    }
    assert_eq!(store.keep_notes(first.clone()).await, Ok(true));
    // Two devices write the same version: one of them was faster.
    let (here, there) = tokio::join!(
        store.keep_notes(notes(ANNA, one, 0, 2)),
        other.keep_notes(notes(ANNA, one, 0, 2))
    );
    let mut both = [here.expect("no error"), there.expect("no error")];
    both.sort_unstable();
    assert_eq!(both, [false, true]);
    assert_eq!(store.keep_notes(first).await, Ok(false), "an old version");
    let late = notes(ANNA, one, 0, 4);
    assert_eq!(store.keep_notes(late).await, Ok(false), "one is missing");
    for more in [
        notes(ANNA, one, 1, 1),
        notes(ANNA, two, 0, 1),
        notes(BELA, one, 0, 1),
    ] {
        assert_eq!(store.keep_notes(more).await, Ok(true));
    }
    for store in [&store, &other] {
        let at = store.notes_at(ANNA, one).await.expect("read");
        assert_eq!(at, [notes(ANNA, one, 0, 2), notes(ANNA, one, 1, 1)]);
        assert_eq!(store.notes(ANNA).await.expect("read").len(), 3);
        assert_eq!(store.notes(BELA).await, Ok(vec![notes(BELA, one, 0, 1)]));
        assert_eq!(store.notes_at(BELA, two).await, Ok(Vec::new()));
    }
}

async fn notes_end_with_an_account_and_with_a_table(kind: Kind) {
    let Some((_home, store)) = fresh(kind).await else {
        return;
    };
    for (number, id) in [(1, ANNA), (2, BELA)] {
        sign_up(&*store, id, number).await;
    }
    let (gathers, deleted) = (table(1), table(2));
    for record in [&gathers, &deleted] {
        let stored = store.create(record.clone(), seats()).await;
        stored.expect("stored");
        for who in [ANNA, BELA] {
            let kept = store.keep_notes(notes(who, record.id, 0, 1)).await;
            assert_eq!(kept, Ok(true));
        }
    }
    let erased = store.erase(ANNA, "former player".to_owned());
    assert_eq!(erased.await, Ok(()));
    assert_eq!(store.notes(ANNA).await, Ok(Vec::new()));
    assert_eq!(store.notes(BELA).await.expect("read").len(), 2);
    assert_eq!(store.remove(gathers.id).await, Ok(true));
    let left = vec![notes(BELA, deleted.id, 0, 1)];
    assert_eq!(store.notes(BELA).await, Ok(left.clone()));
    // The operator deletes a table, or forgets somebody.
    assert_eq!(store.delete(deleted.id).await, Ok(true));
    assert_eq!(store.notes(BELA).await, Ok(Vec::new()));
    assert_eq!(store.keep_notes(left[0].clone()).await, Ok(true));
    assert_eq!(store.forget(BELA).await, Ok(true));
    assert_eq!(store.rest().await.expect("read").notes, []);
}

async fn notes_are_moved(kind: Kind) {
    let Some((_home, store)) = fresh(kind).await else {
        return;
    };
    let table = TableId::random();
    let rest = Rest {
        accounts: vec![account(ANNA, "Anna", "anna")],
        notes: vec![notes(ANNA, table, 0, 3), notes(ANNA, table, 1, 1)],
        ..Rest::default()
    };
    // An attempt that failed halfway is made again.
    for _ in 0..2 {
        store.keep_rest(rest.clone()).await.expect("stored");
        assert_eq!(store.rest().await.expect("read").notes, rest.notes);
    }
}
