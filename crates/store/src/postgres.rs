//! The store on PostgreSQL, which any number of servers share.
//!
//! It needs no more than what other databases with PostgreSQL's protocol have as well: no advisory locks, no triggers,
//! no numbers by sequence. Who writes an entry's number first has moved, and what the database asks to be tried again
//! is tried again.

mod accounts;
mod admin;
mod calls;
mod friends;
mod lists;
mod lobby;
mod mail;
mod manners;
mod news;
mod notes;
mod passkeys;
mod purses;
mod ratings;
mod rows;
mod setup;
mod thoughts;
mod whole;
mod write;

use std::future::Future;
use std::time::Duration;

use engine::{Header, Seat};
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Row};
use table::{
    Append, Appended, Asked, Begin, BotTurns, Call, Called, Claim, Claimed, EntryNumber, Later,
    Mark, MessageNumber, Pending, SeatRecord, Shared, Store, StoreError, Stored, Summarised,
    Summary, TableId, TableRecord, TalkLine, Thought, ThoughtKind, Usage, Visitor, VisitorId,
};

use crate::archive;
use crate::file::DatabaseError;
use crate::writer::failed;

/// How many connections one process has at most.
const CONNECTIONS: u32 = 16;
/// How long somebody waits for a connection.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often something is tried that others keep from being done.
const ATTEMPTS: u32 = 20;

/// The store on PostgreSQL.
#[derive(Clone)]
pub struct Postgres {
    pool: PgPool,
    /// Whether servers tell each other what they have written.
    notify: bool,
    /// What this process is known by to the others.
    own: i64,
}

impl Postgres {
    /// Connects to a database, `postgres://user@host/name`, and brings it to the newest form. With `?notify=off`
    /// servers do not tell each other what they have written, but look for it.
    pub async fn open(url: &str) -> Result<Postgres, DatabaseError> {
        let (url, notify) = settings(url);
        let options: PgConnectOptions = url.parse()?;
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .connect_with(options.disable_statement_logging())
            .await?;
        setup::migrate(&pool).await?;
        let own = TableId::random().to_number();
        Ok(Postgres { pool, notify, own })
    }

    /// Closes all connections.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

/// The address without what only we know, and whether servers tell each other what they have written.
fn settings(url: &str) -> (String, bool) {
    let Some((address, query)) = url.split_once('?') else {
        return (url.to_owned(), true);
    };
    let (own, other): (Vec<&str>, Vec<&str>) = query
        .split('&')
        .partition(|setting| setting.starts_with("notify="));
    let notify = !own.contains(&"notify=off");
    let mut address = address.to_owned();
    if !other.is_empty() {
        address = format!("{address}?{}", other.join("&"));
    }
    (address, notify)
}

/// Whether others kept something from being done, so that it may be done when it is tried again.
fn is_to_try_again(error: &sqlx::Error) -> bool {
    let code = error
        .as_database_error()
        .and_then(sqlx::error::DatabaseError::code);
    // A serialisation failure, or a deadlock.
    code.is_some_and(|code| code == "40001" || code == "40P01")
}

/// Whether something has this key already.
fn is_taken(error: &sqlx::Error) -> bool {
    let known = error.as_database_error();
    known.is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

/// Does something, again and again while others keep it from being done.
async fn tried<T, W>(
    mut work: impl FnMut() -> W + Send,
    again: fn(&sqlx::Error) -> bool,
) -> Result<T, sqlx::Error>
where
    W: Future<Output = Result<T, sqlx::Error>> + Send,
{
    let mut attempt = 1;
    loop {
        match work().await {
            Err(error) if attempt < ATTEMPTS && again(&error) => {
                attempt += 1;
                tokio::time::sleep(Duration::from_millis(attempt.into())).await;
            }
            done => return done,
        }
    }
}

/// Does something in vain only if others did not keep it from being done.
async fn done<T, W>(work: impl FnMut() -> W + Send) -> Result<T, StoreError>
where
    W: Future<Output = Result<T, sqlx::Error>> + Send,
{
    tried(work, is_to_try_again)
        .await
        .map_err(|error| failed(&error))
}

impl Store for Postgres {
    fn create(&self, table: TableRecord, seats: Vec<SeatRecord>) -> Pending<'_, ()> {
        Box::pin(async move {
            let (table, seats) = (&table, &seats);
            done(|| self.insert(table, seats)).await
        })
    }

    fn load(&self, table: TableId) -> Pending<'_, Option<Stored>> {
        Box::pin(done(move || self.read(table)))
    }

    fn append_and_call(&self, append: Append, calls: Vec<Call>) -> Pending<'_, Appended> {
        Box::pin(async move {
            let (append, calls) = (&append, &calls);
            done(|| self.add(append, calls)).await
        })
    }

    fn start(&self, table: TableId, header: Header, at: i64) -> Pending<'_, bool> {
        Box::pin(async move {
            let begin = &Begin { header, at };
            done(|| self.begin(table, begin)).await
        })
    }

    fn summarise(&self, tables: Vec<Summarised>) -> Pending<'_, ()> {
        Box::pin(async move {
            let tables = &tables;
            done(|| self.keep_summaries(tables)).await
        })
    }

    fn seat_and_call(
        &self,
        table: TableId,
        issue: u32,
        seat: SeatRecord,
        begin: Option<Begin>,
        called: Called,
    ) -> Pending<'_, bool> {
        Box::pin(async move {
            let (seat, begin, called) = (&seat, begin.as_ref(), &called);
            done(|| self.change_seat(table, issue, seat, begin, called)).await
        })
    }

    fn remove(&self, table: TableId) -> Pending<'_, bool> {
        Box::pin(done(move || self.delete(table)))
    }

    fn say_and_call(
        &self,
        table: TableId,
        (seat, at, text): (Seat, i64, String),
        by: Option<VisitorId>,
        calls: Vec<Call>,
    ) -> Pending<'_, MessageNumber> {
        Box::pin(async move {
            let (line, calls) = ((seat, at, text.as_str()), &calls);
            // Whoever says something at the same moment may get the number.
            let again = |error: &sqlx::Error| is_to_try_again(error) || is_taken(error);
            let said = tried(|| self.insert_talk(table, line, by, calls), again).await;
            said.map_err(|error| failed(&error))
        })
    }

    fn talk(&self, table: TableId, after: MessageNumber, most: u32) -> Pending<'_, Vec<TalkLine>> {
        Box::pin(done(move || self.read_talk(table, after, most)))
    }

    fn tables_of(&self, visitor: VisitorId, most: u32) -> Pending<'_, Vec<Summary>> {
        Box::pin(done(move || self.list_of(visitor, most)))
    }

    fn bot_turns(&self) -> Pending<'_, BotTurns> {
        Box::pin(done(move || self.list_bots()))
    }

    fn clocks(&self, until: i64) -> Pending<'_, Vec<(TableId, i64)>> {
        Box::pin(done(move || self.list_clocks(until)))
    }

    fn data_files(&self, host: VisitorId) -> Pending<'_, Vec<[u8; 32]>> {
        Box::pin(done(move || async move {
            let found = sqlx::query(
                "SELECT DISTINCT data AS secret FROM tables WHERE host = $1 AND data IS NOT NULL",
            );
            let found = found.bind(host.0.to_vec()).fetch_all(&self.pool).await?;
            found.iter().map(rows::secret).collect()
        }))
    }

    fn usage(&self, host: VisitorId, since: i64) -> Pending<'_, Usage> {
        Box::pin(done(move || self.count(host, since)))
    }

    fn study(&self, table: TableId) -> Pending<'_, Option<String>> {
        Box::pin(done(move || async move {
            let found = sqlx::query("SELECT body FROM studies WHERE table_id = $1");
            let found = found.bind(table.to_number());
            let Some(row) = found.fetch_optional(&self.pool).await? else {
                return Ok(None);
            };
            Ok(Some(archive::unpack_text(row.try_get("body")?)?))
        }))
    }

    fn keep_study(&self, table: TableId, study: String) -> Pending<'_, ()> {
        Box::pin(async move {
            let study = &study;
            done(|| async move {
                let adding = sqlx::query(
                    "INSERT INTO studies (table_id, body) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                );
                let adding = adding.bind(table.to_number());
                let adding = adding.bind(archive::pack_text(study)?);
                adding.execute(&self.pool).await?;
                Ok(())
            })
            .await
        })
    }

    fn visitor(&self, visitor: VisitorId) -> Pending<'_, Visitor> {
        Box::pin(done(move || async move {
            let found = sqlx::query("SELECT name, ask_always, puzzles FROM visitors WHERE id = $1");
            let found = found.bind(visitor.0.to_vec());
            let row = found.fetch_optional(&self.pool).await?;
            row.map_or(Ok(Visitor::default()), |row| rows::visitor(&row))
        }))
    }

    fn remember(&self, visitor: VisitorId, known: Visitor) -> Pending<'_, ()> {
        Box::pin(async move {
            let known = &known;
            done(|| async move {
                let adding = sqlx::query(
                    "INSERT INTO visitors (id, name, ask_always, puzzles) VALUES ($1, $2, $3, $4) \
                     ON CONFLICT (id) DO UPDATE SET name = $2, ask_always = $3, puzzles = $4",
                );
                let adding = adding.bind(visitor.0.to_vec()).bind(known.name.as_str());
                let adding = adding.bind(known.ask_always).bind(known.puzzles.as_str());
                adding.execute(&self.pool).await?;
                Ok(())
            })
            .await
        })
    }

    fn key(&self, name: &'static str, fresh: [u8; 32]) -> Pending<'_, [u8; 32]> {
        Box::pin(async move {
            done(|| async move {
                let adding = sqlx::query(
                    "INSERT INTO keys (name, secret) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
                );
                let adding = adding.bind(name).bind(fresh.to_vec());
                adding.execute(&self.pool).await?;
                let found = sqlx::query("SELECT secret FROM keys WHERE name = $1");
                rows::secret(&found.bind(name).fetch_one(&self.pool).await?)
            })
            .await
        })
    }

    fn size(&self) -> Pending<'_, u64> {
        Box::pin(done(move || async move {
            let found = sqlx::query("SELECT pg_database_size(current_database()) AS bytes");
            let row = found.fetch_one(&self.pool).await?;
            rows::small(row.try_get("bytes")?)
        }))
    }

    fn shared(&self) -> Option<Shared> {
        Some(self.listen())
    }

    fn marks(&self, tables: Vec<TableId>) -> Pending<'_, Vec<(TableId, Mark)>> {
        Box::pin(async move {
            let tables = &tables;
            done(|| self.read_marks(tables)).await
        })
    }

    fn later(&self, table: TableId, after: EntryNumber) -> Pending<'_, Option<Later>> {
        Box::pin(done(move || self.read_later(table, after)))
    }

    fn lease(&self, table: TableId, time: Duration) -> Pending<'_, bool> {
        Box::pin(done(move || self.take_lease(table, time)))
    }

    fn claim_bots(&self, claim: Claim) -> Pending<'_, Vec<TableId>> {
        Box::pin(async move {
            let claim = &claim;
            done(|| self.take_bots(claim)).await
        })
    }

    fn watch(&self, table: TableId, time: Duration) -> Pending<'_, ()> {
        Box::pin(done(move || self.keep_watched(table, time)))
    }

    fn is_watched(&self, table: TableId) -> Pending<'_, bool> {
        Box::pin(done(move || self.read_watched(table)))
    }

    fn ask(&self, thought: Thought, purse: Option<VisitorId>) -> Pending<'_, Asked> {
        Box::pin(done(move || self.ask_for(thought, purse)))
    }

    fn claim_thoughts(
        &self,
        kind: ThoughtKind,
        most: u32,
        time: Duration,
    ) -> Pending<'_, Vec<Claimed>> {
        Box::pin(done(move || self.take_thoughts(kind, most, time)))
    }

    fn report(&self, thought: Thought, done: u32, all: u32, time: Duration) -> Pending<'_, bool> {
        Box::pin(self::done(move || {
            self.note_progress(thought, done, all, time)
        }))
    }

    fn answer(&self, thought: Thought, answer: Option<String>) -> Pending<'_, ()> {
        Box::pin(async move {
            let answer = answer.as_deref();
            done(|| self.keep_answer(thought, answer)).await
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the database says when others are in somebody's way.
    #[derive(Debug, thiserror::Error)]
    #[error("{0}")]
    struct Refusal(&'static str);

    impl sqlx::error::DatabaseError for Refusal {
        fn message(&self) -> &str {
            self.0
        }

        fn code(&self) -> Option<std::borrow::Cow<'_, str>> {
            Some(self.0.into())
        }

        fn as_error(&self) -> &(dyn std::error::Error + Send + Sync + 'static) {
            self
        }

        fn as_error_mut(&mut self) -> &mut (dyn std::error::Error + Send + Sync + 'static) {
            self
        }

        fn into_error(self: Box<Self>) -> Box<dyn std::error::Error + Send + Sync + 'static> {
            self
        }

        fn kind(&self) -> sqlx::error::ErrorKind {
            sqlx::error::ErrorKind::Other
        }
    }

    /// How often something is tried that is refused so often, and whether it is done in the end.
    async fn tried_for(code: &'static str, refusals: u32) -> (u32, bool) {
        let attempts = std::sync::atomic::AtomicU32::new(0);
        let work = || async {
            let before = attempts.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            if before < refusals {
                return Err(sqlx::Error::Database(Box::new(Refusal(code))));
            }
            Ok(())
        };
        let done = tried(work, is_to_try_again).await.is_ok();
        (attempts.into_inner(), done)
    }

    #[tokio::test]
    async fn what_others_are_in_the_way_of_is_tried_again_but_not_for_ever() {
        assert_eq!(tried_for("40001", 2).await, (3, true));
        assert_eq!(tried_for("40P01", 2).await, (3, true));
        assert_eq!(tried_for("40001", 1_000).await, (ATTEMPTS, false));
        assert_eq!(
            tried_for("23505", 2).await,
            (1, false),
            "nobody is in the way"
        );
    }

    #[test]
    fn only_our_own_setting_is_taken_out_of_the_address() {
        for (url, address, notify) in [
            ("postgres://a@b/c", "postgres://a@b/c", true),
            ("postgres://a@b/c?notify=off", "postgres://a@b/c", false),
            (
                "postgres://a@b/c?x=1&notify=on&y=2",
                "postgres://a@b/c?x=1&y=2",
                true,
            ),
        ] {
            assert_eq!(settings(url), (address.to_owned(), notify));
        }
    }
}
