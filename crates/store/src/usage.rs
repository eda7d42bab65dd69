//! What visitors' tables take.

use sqlx::{Error, Row};
use table::{TableId, Usage, VisitorId};

use crate::Sqlite;

impl Sqlite {
    /// How many bytes the file takes.
    pub(crate) async fn bytes(&self) -> Result<u64, Error> {
        let found = sqlx::query(
            "SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()",
        );
        let row = found.fetch_one(&self.readers).await?;
        Ok(row.try_get::<i64, _>("bytes")? as u64)
    }

    /// What the tables take that this visitor made.
    pub(crate) async fn usage_of(&self, host: VisitorId, since: i64) -> Result<Usage, Error> {
        let host = host.0.to_vec();
        let tables = sqlx::query(
            "SELECT id, started IS NULL AND created < $2 AS abandoned, \
             (SELECT count(*) FROM seats WHERE seats.table_id = id AND kind = 'bot') AS bots \
             FROM tables LEFT JOIN summaries ON summaries.table_id = id WHERE host = $1 AND ended IS NULL \
             AND (started IS NULL OR started >= $2 OR since >= $2) ORDER BY created, id",
        );
        let tables = tables.bind(host.clone()).bind(since);
        let bytes = sqlx::query(
            "SELECT (SELECT coalesce(sum(octet_length(body)), 0) FROM data_files \
             WHERE hash IN (SELECT data FROM tables WHERE host = $1)) \
             + (SELECT coalesce(sum(bytes), 0) FROM talked WHERE visitor = $1) AS bytes",
        );
        let bytes = bytes.bind(host).fetch_one(&self.readers).await?;
        let mut usage = Usage {
            bytes: bytes.try_get::<i64, _>("bytes")? as usize,
            ..Usage::default()
        };
        for row in &tables.fetch_all(&self.readers).await? {
            usage.tables += 1;
            if row.try_get("abandoned")? {
                usage
                    .abandoned
                    .push(TableId::from_number(row.try_get("id")?));
            } else {
                usage.bots += row.try_get::<i64, _>("bots")? as usize;
            }
        }
        Ok(usage)
    }
}
