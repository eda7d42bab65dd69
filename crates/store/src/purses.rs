//! For whom tables count: the same statements on both kinds of database.

/// Of what was said, half is forgotten after so many seconds: a week.
pub(crate) const HALVED: i64 = 7 * 24 * 3_600;
/// After so many weeks nothing is left that is worth knowing.
pub(crate) const FORGOTTEN: i64 = 8;

/// Makes the statements for one kind of connection.
macro_rules! purse_statements {
    ($connection:ty) => {
        use sqlx::{Error, Row};
        use table::{TableId, Usage, VisitorId};

        use crate::purses::{FORGOTTEN, HALVED};
        use crate::rows::bytes;

        async fn charge(
            connection: &mut $connection,
            table: TableId,
            purse: VisitorId,
        ) -> Result<(), Error> {
            let charging = sqlx::query(
                "INSERT INTO purses (table_id, purse) VALUES ($1, $2) \
                 ON CONFLICT (table_id) DO UPDATE SET purse = excluded.purse",
            );
            let charging = charging.bind(table.to_number()).bind(purse.0.to_vec());
            charging.execute(connection).await?;
            Ok(())
        }

        async fn purse_of(
            connection: &mut $connection,
            table: TableId,
        ) -> Result<Option<VisitorId>, Error> {
            let found = sqlx::query("SELECT purse FROM purses WHERE table_id = $1");
            let found = found.bind(table.to_number());
            let row = found.fetch_optional(connection).await?;
            row.map(|row| bytes(row.try_get("purse")?).map(VisitorId))
                .transpose()
        }

        async fn spend(
            connection: &mut $connection,
            purse: VisitorId,
            bytes: i64,
            at: i64,
        ) -> Result<(), Error> {
            let old = sqlx::query("DELETE FROM spent WHERE since < $1");
            let old = old.bind(at - FORGOTTEN * HALVED);
            old.execute(&mut *connection).await?;
            let spending = sqlx::query(
                "INSERT INTO spent (purse, bytes, since) VALUES ($1, $2, $3) ON CONFLICT (purse) DO UPDATE SET \
                 bytes = (spent.bytes >> CAST(($3 - spent.since) / $4 AS INTEGER)) + excluded.bytes, \
                 since = spent.since + ($3 - spent.since) / $4 * $4",
            );
            let spending = spending.bind(purse.0.to_vec()).bind(bytes);
            let spending = spending.bind(at).bind(HALVED);
            spending.execute(connection).await?;
            Ok(())
        }

        async fn purse_usage(
            connection: &mut $connection,
            purse: VisitorId,
            since: i64,
            at: i64,
        ) -> Result<Usage, Error> {
            let purse = purse.0.to_vec();
            // What somebody without a cookie makes is their network's own.
            let tables = sqlx::query(
                "SELECT id, started IS NULL AND created < $2 AS abandoned, \
                 (SELECT count(*) FROM seats WHERE seats.table_id = id AND kind = 'bot') AS bots \
                 FROM tables LEFT JOIN summaries ON summaries.table_id = id \
                 WHERE id IN (SELECT table_id FROM purses WHERE purse = $1 UNION SELECT id FROM tables WHERE host = $1) \
                 AND ended IS NULL AND (started IS NULL OR started >= $2 OR since >= $2) ORDER BY created, id",
            );
            let tables = tables.bind(purse.clone()).bind(since);
            let tables = tables.fetch_all(&mut *connection).await?;
            let stored = sqlx::query(
                "SELECT CAST((SELECT coalesce(sum(octet_length(body)), 0) FROM data_files WHERE hash IN \
                 (SELECT data FROM tables JOIN purses ON table_id = id WHERE purse = $1 \
                 UNION SELECT data FROM tables WHERE host = $1)) \
                 + (SELECT coalesce(sum(bytes), 0) FROM talked WHERE visitor = $1) \
                 + (SELECT coalesce(sum(bytes >> CAST(($2 - since) / $3 AS INTEGER)), 0) FROM spent \
                 WHERE purse = $1 AND since >= $2 - $3 * $4) AS BIGINT) AS bytes",
            );
            let stored = stored.bind(purse).bind(at).bind(HALVED).bind(FORGOTTEN);
            let stored = stored.fetch_one(connection).await?;
            let mut usage = Usage {
                bytes: stored.try_get::<i64, _>("bytes")? as usize,
                ..Usage::default()
            };
            for row in &tables {
                usage.tables += 1;
                if row.try_get("abandoned")? {
                    let table = TableId::from_number(row.try_get("id")?);
                    usage.abandoned.push(table);
                } else {
                    usage.bots += row.try_get::<i64, _>("bots")? as usize;
                }
            }
            Ok(usage)
        }
    };
}

pub(crate) use purse_statements;
