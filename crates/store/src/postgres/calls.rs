//! Calls on PostgreSQL.

use sqlx::PgConnection;
use sqlx::postgres::PgRow;
use table::{Call, CallStore, Pending};

use super::accounts::one;
use super::{Postgres, done};
use crate::calls::{call_statements, on_older_call, on_older_notice};

call_statements!(PgConnection, PgRow, " FOR UPDATE SKIP LOCKED");

/// Calls as arrays, which a statement takes whole.
#[derive(Default)]
pub(super) struct CallArrays {
    pub(super) visitors: Vec<Vec<u8>>,
    pub(super) kinds: Vec<&'static str>,
    pub(super) wishes: Vec<i64>,
}

impl CallArrays {
    pub(super) fn new(calls: &[Call]) -> CallArrays {
        let mut arrays = CallArrays::default();
        for Call { visitor, kind } in calls {
            arrays.visitors.push(visitor.0.to_vec());
            arrays.kinds.push(kind.name());
            arrays.wishes.push(kind.wishes());
        }
        arrays
    }
}

/// Keeps calls, inside a transaction.
pub(super) async fn keep_calls(
    connection: &mut PgConnection,
    calls: &[Call],
    table: TableId,
    number: u32,
    at: i64,
) -> Result<(), Error> {
    if calls.is_empty() {
        return Ok(());
    }
    let called = CallArrays::new(calls);
    let keeping = sqlx::query(concat!(
        "WITH shown AS (INSERT INTO notices (visitor, table_id, kind, number, at, unread) \
         SELECT called.visitor, $4::bigint, called.kind, $5::bigint, $6::bigint, 1 \
         FROM unnest($1::bytea[], $2::text[]) AS called (visitor, kind) WHERE called.kind <> 'turn'",
        on_older_notice!(),
        ") INSERT INTO outbox (visitor, channel, table_id, kind, number, at, due, until, tries, tried) \
         SELECT called.visitor, channel, $4::bigint, called.kind, $5::bigint, $6::bigint, $6::bigint, 0, 0, 0 \
         FROM unnest($1::bytea[], $2::text[], $3::bigint[]) AS called (visitor, kind, wishes) \
         JOIN channels ON channels.visitor = called.visitor WHERE kinds & wishes <> 0",
        on_older_call!()
    ));
    let keeping = keeping
        .bind(called.visitors)
        .bind(called.kinds)
        .bind(called.wishes)
        .bind(table.to_number())
        .bind(i64::from(number))
        .bind(at);
    keeping.execute(connection).await?;
    Ok(())
}

impl Postgres {
    async fn drop_now(&self, visitor: VisitorId, name: &str) -> Result<(), Error> {
        let mut together = self.pool.begin().await?;
        drop_channel(&mut together, visitor, name).await?;
        together.commit().await
    }

    async fn settle_now(&self, call: &DueCall, settled: Settled) -> Result<(), Error> {
        let mut together = self.pool.begin().await?;
        settle_call(&mut together, call, settled).await?;
        together.commit().await
    }

    async fn claim_now(&self, times: (i64, i64, i64), most: u32) -> Result<Vec<DueCall>, Error> {
        let connection = &mut *self.pool.acquire().await?;
        let (now, patience, _) = times;
        if !is_due(connection, now, patience).await? {
            return Ok(Vec::new());
        }
        claim_calls(connection, times, most).await
    }

    async fn note_present(&self, people: &[(VisitorId, TableId)], until: i64) -> Result<(), Error> {
        let visitors: Vec<Vec<u8>> = people.iter().map(|(one, _)| one.0.to_vec()).collect();
        let tables: Vec<i64> = people.iter().map(|(_, table)| table.to_number()).collect();
        let mut together = self.pool.begin().await?;
        let old = sqlx::query("DELETE FROM presence WHERE until < $1");
        old.bind(until - KEPT).execute(&mut *together).await?;
        let noting = sqlx::query(
            "INSERT INTO presence (visitor, table_id, until) SELECT visitor, table_id, $3 \
             FROM unnest($1::bytea[], $2::bigint[]) AS new (visitor, table_id) ORDER BY visitor, table_id \
             ON CONFLICT (visitor, table_id) DO UPDATE SET until = excluded.until",
        );
        let noting = noting.bind(visitors).bind(tables).bind(until);
        noting.execute(&mut *together).await?;
        together.commit().await
    }

    async fn read_present(
        &self,
        visitor: VisitorId,
        table: TableId,
        now: i64,
    ) -> Result<bool, Error> {
        let found = sqlx::query(
            "SELECT 1 FROM presence WHERE visitor = $1 AND table_id = $2 AND until > $3",
        );
        let found = found.bind(visitor.0.to_vec()).bind(table.to_number());
        let found = found.bind(now).fetch_optional(&self.pool).await?;
        Ok(found.is_some())
    }
}

/// So many seconds after somebody was there it is forgotten.
const KEPT: i64 = 3_600;

impl CallStore for Postgres {
    fn notices(&self, visitor: VisitorId, most: u32) -> Pending<'_, Vec<Notice>> {
        one!(self, connection, notices(connection, visitor, most))
    }

    fn unread(&self, visitor: VisitorId) -> Pending<'_, u32> {
        one!(self, connection, unread(connection, visitor))
    }

    fn read_notices(&self, visitor: VisitorId, table: Option<TableId>) -> Pending<'_, ()> {
        one!(self, connection, read_notices(connection, visitor, table))
    }

    fn channels(&self, visitor: VisitorId) -> Pending<'_, Vec<Channel>> {
        one!(self, connection, channels(connection, visitor))
    }

    fn keep_channel(&self, channel: Channel) -> Pending<'_, ()> {
        one!(self, connection, keep_channel(connection, &channel))
    }

    fn drop_channel(&self, visitor: VisitorId, name: String) -> Pending<'_, ()> {
        Box::pin(async move { done(|| self.drop_now(visitor, &name)).await })
    }

    fn push_key(&self, fresh: Vec<u8>) -> Pending<'_, Vec<u8>> {
        one!(self, connection, push_key(connection, &fresh))
    }

    fn claim_calls(
        &self,
        now: i64,
        patience: i64,
        lease: i64,
        most: u32,
    ) -> Pending<'_, Vec<DueCall>> {
        Box::pin(done(move || self.claim_now((now, patience, lease), most)))
    }

    fn claim_together(
        &self,
        visitor: VisitorId,
        channel: String,
        now: i64,
        lease: i64,
    ) -> Pending<'_, Vec<DueCall>> {
        one!(
            self,
            connection,
            claim_together(connection, visitor, &channel, (now, lease))
        )
    }

    fn settle_call(&self, call: DueCall, settled: Settled) -> Pending<'_, ()> {
        Box::pin(async move { done(|| self.settle_now(&call, settled)).await })
    }

    fn keep_present(&self, people: Vec<(VisitorId, TableId)>, until: i64) -> Pending<'_, ()> {
        Box::pin(async move { done(|| self.note_present(&people, until)).await })
    }

    fn is_present(&self, visitor: VisitorId, table: TableId, now: i64) -> Pending<'_, bool> {
        Box::pin(done(move || self.read_present(visitor, table, now)))
    }
}
