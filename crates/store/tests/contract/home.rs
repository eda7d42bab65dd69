//! Where a store is kept while it is tested: one suite for every kind.

use std::sync::Arc;

use sqlx::{AssertSqlSafe, Connection, PgConnection};
use store::{Admin, Postgres, Sqlite};
use table::TableId;
use tempfile::TempDir;

/// The variable with the address of a PostgreSQL that tests may make schemas in; `cargo xtask test` starts one.
const POSTGRES: &str = "KRONIEK_TEST_POSTGRES";

/// A kind of store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Sqlite,
    Postgres,
    /// Without notifications.
    Silent,
    /// Where whoever is in another's way is told to try again (40001), as on other databases with PostgreSQL's protocol.
    Strict,
}

/// Where a store is kept.
pub(crate) enum Home {
    Folder(TempDir),
    Schema { url: String },
}

impl Home {
    /// An empty place; none where there is no PostgreSQL to be tested with.
    pub(crate) async fn new(kind: Kind) -> Option<Home> {
        if kind == Kind::Sqlite {
            return Some(Home::Folder(tempfile::tempdir().expect("a folder")));
        }
        let Ok(server) = std::env::var(POSTGRES) else {
            println!("{POSTGRES} is not set: nothing is tested with PostgreSQL");
            return None;
        };
        let schema = format!("test_{:x}", TableId::random().to_number() as u64);
        let mut connection = PgConnection::connect(&server).await.expect("it answers");
        let making = format!("CREATE SCHEMA {schema}");
        let making = sqlx::query(AssertSqlSafe(making)).execute(&mut connection);
        making.await.expect("a schema");
        let notify = if kind == Kind::Silent { "off" } else { "on" };
        let strict = match kind {
            Kind::Strict => "%20-cdefault_transaction_isolation%3Dserializable",
            _ => "",
        };
        let url = format!("{server}?options=-csearch_path%3D{schema}{strict}&notify={notify}");
        Some(Home::Schema { url })
    }

    /// The store, as another process opens it.
    pub(crate) async fn open(&self) -> Arc<dyn Admin> {
        match self {
            Home::Folder(folder) => {
                let store = Sqlite::open(&folder.path().join("store.db")).await;
                Arc::new(store.expect("it opens"))
            }
            Home::Schema { url } => Arc::new(Postgres::open(url).await.expect("it opens")),
        }
    }
}

/// An empty store.
pub(crate) async fn fresh(kind: Kind) -> Option<(Home, Arc<dyn Admin>)> {
    let home = Home::new(kind).await?;
    let store = home.open().await;
    Some((home, store))
}

/// The same tests on every kind of store.
#[macro_export]
macro_rules! on_every_store {
    ($($test:ident,)*) => {
        $(
            mod $test {
                use $crate::home::Kind;

                #[tokio::test]
                async fn sqlite() {
                    super::$test(Kind::Sqlite).await;
                }

                #[tokio::test]
                async fn postgres() {
                    super::$test(Kind::Postgres).await;
                }

                #[tokio::test]
                async fn postgres_without_notifications() {
                    super::$test(Kind::Silent).await;
                }

                #[tokio::test]
                async fn postgres_that_wants_to_be_asked_again() {
                    super::$test(Kind::Strict).await;
                }
            }
        )*
    };
}
