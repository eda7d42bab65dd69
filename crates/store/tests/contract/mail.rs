//! Where accounts are reached by mail.

use table::{Call, CallKind, Channel, MailLink, MailPurpose, TokenHash, VisitorId};

use crate::home::{Kind, fresh};
use crate::{FRIEND, append, on_every_store, seats, table};

on_every_store! {
    an_address_is_one_accounts_however_it_is_written,
    a_link_in_a_mail_is_good_once_and_not_for_long,
    what_is_told_together_is_taken_together,
}

const ANNA: VisitorId = VisitorId([7; 16]);
const BELA: VisitorId = VisitorId([8; 16]);

fn link(number: u8, account: VisitorId) -> MailLink {
    MailLink {
        hash: TokenHash::from_bytes([number; 32]),
        account,
        purpose: MailPurpose::SignIn,
        address: "Anna@example.org".to_owned(),
        until: 100,
    }
}

async fn an_address_is_one_accounts_however_it_is_written(kind: Kind) {
    let Some((home, store)) = fresh(kind).await else {
        return;
    };
    let keep = |account, address: &str| store.keep_address(account, address.to_owned(), 5);
    assert_eq!(store.address(ANNA).await, Ok(None));
    assert_eq!(keep(ANNA, "Anna@example.org").await, Ok(true));
    assert_eq!(keep(BELA, "anna@Example.org").await, Ok(false));
    assert_eq!(keep(BELA, "bela@example.org").await, Ok(true));
    assert_eq!(keep(BELA, "ANNA@example.org").await, Ok(false));
    let there = home.open().await;
    let anna = Ok(Some("Anna@example.org".to_owned()));
    assert_eq!(there.address(ANNA).await, anna);
    let bela = Ok(Some("bela@example.org".to_owned()));
    assert_eq!(there.address(BELA).await, bela);
    let at = |address: &str| there.account_at(address.to_owned());
    assert_eq!(at("ANNA@EXAMPLE.ORG").await, Ok(Some(ANNA)));
    assert_eq!(at("cleo@example.org").await, Ok(None));
    // Whoever has another one leaves the old one to others.
    assert_eq!(keep(ANNA, "anna@elsewhere.example").await, Ok(true));
    assert_eq!(at("anna@example.org").await, Ok(None));
    assert_eq!(keep(BELA, "anna@example.org").await, Ok(true));
    assert_eq!(store.drop_address(ANNA).await, Ok(()));
    assert_eq!(there.address(ANNA).await, Ok(None));
    assert_eq!(at("anna@example.org").await, Ok(Some(BELA)));
}

async fn a_link_in_a_mail_is_good_once_and_not_for_long(kind: Kind) {
    let Some((home, store)) = fresh(kind).await else {
        return;
    };
    for (number, account) in [(1, ANNA), (2, ANNA), (3, BELA)] {
        let kept = store.keep_mail_link(link(number, account));
        kept.await.expect("kept");
    }
    let there = home.open().await;
    let one = link(1, ANNA);
    let found = there.mail_link(one.hash, 99).await;
    assert_eq!(found, Ok(Some(one.clone())));
    assert_eq!(there.mail_link(one.hash, 100).await, Ok(None));
    assert_eq!(there.use_mail_link(one.hash).await, Ok(true));
    assert_eq!(store.use_mail_link(one.hash).await, Ok(false));
    assert_eq!(store.mail_link(one.hash, 0).await, Ok(None));
    // Another address makes all that was sent before worthless.
    let kept = store.keep_address(ANNA, "anna@example.org".to_owned(), 5);
    assert_eq!(kept.await, Ok(true));
    let two = TokenHash::from_bytes([2; 32]);
    assert_eq!(store.mail_link(two, 0).await, Ok(None));
    let three = TokenHash::from_bytes([3; 32]);
    assert!(store.mail_link(three, 0).await.expect("read").is_some());
}

async fn what_is_told_together_is_taken_together(kind: Kind) {
    let Some((home, store)) = fresh(kind).await else {
        return;
    };
    for (name, visitor) in [("mail", FRIEND), ("webhook", FRIEND), ("mail", ANNA)] {
        let channel = Channel {
            visitor,
            name: name.to_owned(),
            kinds: CallKind::Turn.bit(),
            settings: "{}".to_owned(),
        };
        store.keep_channel(channel).await.expect("kept");
    }
    for number in 1..=3 {
        let record = table(number);
        store.create(record.clone(), seats()).await.expect("stored");
        let turns = [FRIEND, ANNA].map(|visitor| Call {
            visitor,
            kind: CallKind::Turn,
        });
        let called = store.append_and_call(append(record.id, 1), turns.to_vec());
        called.await.expect("stored");
    }
    let now = 1_800_000_000;
    let claim = |now| store.claim_together(FRIEND, "mail".to_owned(), now, 60);
    let taken = claim(now).await.expect("read");
    assert_eq!(taken.len(), 3);
    let mine = taken
        .iter()
        .all(|call| call.key.visitor == FRIEND && call.key.channel == "mail");
    assert!(mine, "{taken:?}");
    assert_eq!(claim(now).await, Ok(Vec::new()), "somebody has them");
    let rest = home.open().await.claim_calls(now, now, 60, 9).await;
    assert_eq!(rest.expect("read").len(), 6, "the others are free");
    assert_eq!(claim(now + 61).await.expect("read").len(), 3);
}
