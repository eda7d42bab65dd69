//! `admin` and `worker`.

use std::path::Path;

use serde_json::{Value, json};
use store::{Sqlite, Whole};
use table::{MannersStore as _, Report, ReportReason, Store, TableId, Visitor, VisitorId};

use crate::database::{create, postgres};
use crate::shell::{Output, argument, call, toy};

const VISITOR: VisitorId = VisitorId([0xab; 16]);

/// A database with a table and a visitor.
#[tokio::main]
async fn furnish(file: &Path) -> TableId {
    let store = Sqlite::open(file).await.expect("it opens");
    let table = create(&store, &json!({ "bid": 1 })).await;
    let known = Visitor {
        name: "Egmont".to_owned(),
        ..Visitor::default()
    };
    store.remember(VISITOR, known).await.expect("stored");
    store.close().await;
    table
}

#[tokio::main]
async fn tables_of(file: &Path) -> Vec<TableId> {
    let store = Sqlite::open(file).await.expect("it opens");
    let tables = store.all().await.expect("read");
    store.close().await;
    tables
}

fn admin(database: &str, arguments: &[&str]) -> Output {
    let arguments = [&["admin"], arguments, &["--db", database]].concat();
    toy(&arguments)
}

fn done(output: &Output) -> Value {
    assert_eq!(output.code, 0, "{output:?}");
    output.json()
}

#[test]
fn an_operator_sees_what_is_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("kroniek.db");
    let table = furnish(&file);
    let db = argument(&file);
    let tables = done(&admin(db, &["tables", "--json"]));
    assert_eq!(tables[0]["table"], json!(table));
    assert_eq!(tables[0]["state"], "running");
    assert_eq!(
        done(&admin(db, &["tables", "--json", "--state", "over"])),
        json!([])
    );
    let told = admin(db, &["tables", "--idle", "10"]);
    assert!(told.out.contains(&table.to_string()), "{told:?}");
    assert!(told.out.contains("running"), "{told:?}");
    let visitors = done(&admin(db, &["visitors", "--json"]));
    assert_eq!(visitors[0]["visitor"], VISITOR.to_string());
    assert_eq!(visitors[0]["name"], "Egmont");
    assert!(admin(db, &["visitors"]).out.contains("Egmont"));
    let storage = done(&admin(db, &["storage", "--json"]));
    assert_eq!(
        storage["tables"],
        json!({ "gathering": 0, "running": 1, "over": 0 })
    );
    assert!(storage["bytes"].as_u64() > Some(0));
    assert!(admin(db, &["storage"]).out.contains("KiB"));
    admin("/nowhere/at/all.db", &["storage"]).fails_with("There is no database");
}

/// What somebody has reported from a table.
pub(crate) fn report(table: TableId) -> Report {
    Report {
        number: 0,
        at: 1_700_000_000,
        reporter: Some(VisitorId([7; 16])),
        whom: Some(VISITOR),
        name: "Egmont".to_owned(),
        table: Some(table),
        reason: ReportReason::Chat,
        text: "Calls everybody a heretic".to_owned(),
        chronicle: "{\"game\":\"toy\"}\n".to_owned(),
        chat: "1700000000 Egmont: Heretic!\n".to_owned(),
        closed: None,
        note: String::new(),
    }
}

#[tokio::main]
async fn filed(file: &Path, report: Report) -> i64 {
    let store = Sqlite::open(file).await.expect("it opens");
    let number = store.file_report(report).await.expect("stored");
    store.close().await;
    number
}

#[test]
fn an_operator_reads_reports_and_closes_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("kroniek.db");
    let table = furnish(&file);
    let db = argument(&file);
    assert_eq!(done(&admin(db, &["reports", "--json"])), json!([]));
    let number = filed(&file, report(table)).to_string();
    let list = done(&admin(db, &["reports", "--json"]));
    assert_eq!(list[0]["reported"], VISITOR.to_string(), "to be blocked");
    assert_eq!(list[0]["table"], json!(table));
    let told = admin(db, &["reports"]);
    for part in ["2023-11-14", "chat", "Egmont", "Calls everybody a heretic"] {
        assert!(told.out.contains(part), "{part}: {told:?}");
    }
    let shown = admin(db, &["reports", "show", &number]);
    for part in [
        "Calls everybody a heretic",
        "Egmont: Heretic!",
        &VISITOR.to_string(),
    ] {
        assert!(shown.out.contains(part), "{part}: {shown:?}");
    }
    let whole = done(&admin(db, &["reports", "show", &number, "--json"]));
    assert_eq!(whole["chronicle"], "{\"game\":\"toy\"}\n");
    let file_alone = admin(db, &["reports", "show", &number, "--chronicle"]);
    assert_eq!(file_alone.out, "{\"game\":\"toy\"}\n");
    let closed = admin(db, &["reports", "close", &number, "--note", "warned"]);
    assert!(closed.out.contains("is closed"), "{closed:?}");
    assert_eq!(done(&admin(db, &["reports", "--json"])), json!([]));
    let all = done(&admin(db, &["reports", "--all", "--json"]));
    assert_eq!(all[0]["note"], "warned");
    admin(db, &["reports", "close", &number]).fails_with("no open report");
    admin(db, &["reports", "show", "99"]).fails_with("There is no report 99");
}

/// The same on every kind of database.
fn orders(db: &str) {
    assert_eq!(
        done(&admin(db, &["read-only", "--json"])),
        json!({ "read_only": false })
    );
    assert_eq!(
        done(&admin(db, &["read-only", "on", "--json"])),
        json!({ "read_only": true })
    );
    assert!(
        admin(db, &["read-only"])
            .out
            .contains("changes are refused")
    );
    assert_eq!(
        done(&admin(db, &["read-only", "off", "--json"])),
        json!({ "read_only": false })
    );

    let said = admin(
        db,
        &[
            "announce",
            "Closed on Monday",
            "--hu",
            "Hétfőn zárva",
            "--json",
        ],
    );
    let texts = json!({ "en": "Closed on Monday", "hu": "Hétfőn zárva" });
    assert_eq!(done(&said), json!({ "announcement": texts }));
    assert!(admin(db, &["announce"]).out.contains("hu: Hétfőn zárva"));
    let removed = done(&admin(db, &["announce", "--remove", "--json"]));
    assert_eq!(removed, json!({ "announcement": {} }));

    let who = VISITOR.to_string();
    for (named, kept) in [("192.0.2.9/24", "192.0.2.0/24"), (&*who, &*who)] {
        let blocked = admin(db, &["block", named, "--note", "noisy", "--json"]);
        assert_eq!(done(&blocked), json!({ "blocked": kept }));
        let list = done(&admin(db, &["blocked", "--json"]));
        assert_eq!(
            (&list[0]["who"], &list[0]["note"]),
            (&json!(kept), &json!("noisy"))
        );
        assert_eq!(
            done(&admin(db, &["unblock", named, "--json"])),
            json!({ "unblocked": kept })
        );
    }
    admin(db, &["unblock", "192.0.2.7"]).fails_with("is not blocked");
    let nobody = admin(db, &["block", "somebody"]);
    assert_eq!(nobody.code, 2, "{nobody:?}");
    assert!(nobody.err.contains("neither a visitor"), "{nobody:?}");

    let clean = ["clean", "--json", "--dry-run"];
    let nothing = json!({ "removed": false, "gathering": 0, "idle": 0, "chat": 0, "visitors": 0 });
    assert_eq!(
        done(&admin(db, &[&clean[..], &["--idle-days", "0"]].concat())),
        nothing
    );
}

#[test]
fn an_operator_gives_orders_to_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("kroniek.db");
    furnish(&file);
    orders(argument(&file));
}

#[test]
fn an_operator_gives_orders_to_a_postgresql() {
    if let Some(database) = postgres() {
        orders(&database);
    }
}

#[test]
fn what_destroys_has_to_be_meant() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("kroniek.db");
    let table = furnish(&file);
    let (db, name, who) = (argument(&file), table.to_string(), VISITOR.to_string());
    admin(db, &["delete", "table", &name]).fails_with("--yes");
    admin(db, &["delete", "visitor", &who]).fails_with("--yes");
    assert_eq!(tables_of(&file), [table]);
    let deleted = admin(db, &["delete", "table", &name, "--yes", "--json"]);
    assert_eq!(done(&deleted), json!({ "deleted": name }));
    admin(db, &["delete", "table", &name, "--yes"]).fails_with("There is no table");
    assert!(tables_of(&file).is_empty());
    let deleted = admin(db, &["delete", "visitor", &who, "--yes"]);
    assert!(deleted.out.contains("Finished games stay"), "{deleted:?}");
    admin(db, &["delete", "visitor", &who, "--yes"]).fails_with("Nothing is stored");
}

#[test]
fn what_is_old_is_removed_by_a_command() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("kroniek.db");
    let table = furnish(&file);
    let db = argument(&file);
    // It was played in 1970.
    let counted = done(&admin(db, &["clean", "--dry-run", "--json"]));
    assert_eq!(
        (&counted["idle"], &counted["removed"]),
        (&json!(1), &json!(false))
    );
    assert_eq!(tables_of(&file), [table]);
    let removed = admin(db, &["clean"]);
    assert!(removed.out.contains("nobody continued: 1"), "{removed:?}");
    assert!(tables_of(&file).is_empty());
}

/// The settings of a server count for the commands that look after its database.
#[test]
fn an_operator_finds_the_database_by_the_settings() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("kroniek.db");
    furnish(&file);
    let text = format!("db = {:?}\nidle-days = 0\n", argument(&file));
    let config = crate::shell::write(folder.path(), "kroniek.toml", &text);
    let settings = ["--config", argument(&config)];
    let listed = toy(&[&["admin", "tables", "--json"], &settings[..]].concat());
    assert_eq!(done(&listed).as_array().map(Vec::len), Some(1));
    let cleaned = toy(&[&["admin", "clean", "--json"], &settings[..]].concat());
    assert_eq!(done(&cleaned)["idle"], 0, "never, by the file");
    let flag = ["admin", "clean", "--json", "--idle-days", "5"];
    let cleaned = toy(&[&flag[..], &settings[..]].concat());
    assert_eq!(done(&cleaned)["idle"], 1, "a flag counts more");
}

#[test]
fn only_a_postgresql_has_workers() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("kroniek.db");
    let worker = call(crate::shell::TOY, &["worker", "--db", argument(&file)], "");
    worker.fails_with("Only a PostgreSQL database can be shared");
    let serve = [
        "serve",
        "--thinkers",
        "0",
        "--listen",
        "127.0.0.1:0",
        "--db",
    ];
    let serve = toy(&[&serve[..], &[argument(&file)]].concat());
    serve.fails_with("Only a PostgreSQL database can be shared");
}
