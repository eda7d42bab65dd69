//! The server is killed between deciding and telling: every turn is told by mail, and in one life of the server nothing twice.

use std::collections::HashSet;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::Ordering;

use testkit::{Mail, PostOffice};
use tokio::process::{Child, Command};

use super::{BELA, give_address, set_mail};
use crate::accounts::sign_up;
use crate::browser::Browser;
use crate::calls::{friends_turn, id, table_of_two};
use crate::support::{program, spawn};

/// So many times it is killed: what is common to all channels is tried more often with webhooks.
const KILLS: u32 = 5;

async fn spawn_on(database: &Path, office: &PostOffice) -> (Child, SocketAddr) {
    let mut command = Command::new(program());
    let mail = format!("smtp://{}", office.address);
    spawn(command.arg(database).env("KRONIEK_TEST_MAIL", mail)).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_or_told_twice() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("killed.db");
    let mut office = PostOffice::open().await;
    let (mut child, mut address) = spawn_on(&database, &office).await;
    let mut bela = Browser::new(address);
    bela.open("/").await;
    assert_eq!(sign_up(&mut bela, "Bela").await.status, 200);
    give_address(&mut bela, BELA, &mut office).await;
    set_mail(&mut bela, &["turn"], &[]).await;
    for _ in 0..KILLS {
        let mut anna = Browser::new(address);
        anna.open("/").await;
        let path = table_of_two(&anna, &bela).await;
        friends_turn(&anna, &bela, &path).await;
        child.start_kill().expect("SIGKILL");
        child.wait().await.expect("it is gone");
        office.life.fetch_add(1, Ordering::SeqCst);
        (child, address) = spawn_on(&database, &office).await;
        bela = bela.at(address);
        let table = format!("/tables/{}\n", id(&path));
        let told = |all: &Vec<Mail>| all.iter().any(|mail| mail.text().contains(&table));
        drop(office.received.wait_for(told).await.expect("it listens"));
    }
    let mut told = HashSet::new();
    for mail in office.received.borrow().iter() {
        let name = mail.header("message-id");
        assert!(
            told.insert((name, mail.life)),
            "twice in one life: {mail:?}"
        );
    }
}
