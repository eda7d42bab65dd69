//! Finding others on PostgreSQL.

use sqlx::PgConnection;
use sqlx::postgres::PgRow;
use table::{Called, LobbyStore, MOST_PER_HOST, Pending, SeatRecord, Summary, TableRecord};

use super::calls::keep_calls;
use super::lists::tables;
use super::{Postgres, done};
use crate::lobby::{few_of_a_host, lobby_statements};

lobby_statements!(PgConnection, PgRow);

impl Postgres {
    async fn settle_searches_now(
        &self,
        searches: &[(VisitorId, i64)],
        table: &TableRecord,
        seats: &[SeatRecord],
    ) -> Result<bool, Error> {
        let mut together = self.pool.begin().await?;
        if !still_look(&mut together, searches).await?
            || !tell_found(&mut together, searches, table.id).await?
        {
            return Ok(false);
        }
        super::write::insert_into(&mut together, table, seats).await?;
        together.commit().await?;
        Ok(true)
    }

    async fn play_again_now(
        &self,
        old: TableId,
        table: &TableRecord,
        seats: &[SeatRecord],
        called: &Called,
    ) -> Result<TableId, Error> {
        let mut together = self.pool.begin().await?;
        if let Some(again) = read_rematch(&mut together, old).await? {
            return Ok(again);
        }
        super::write::insert_into(&mut together, table, seats).await?;
        if insert_rematch(&mut together, old, table.id).await? {
            let Called { calls, number, at } = called;
            keep_calls(&mut together, calls, table.id, *number, *at).await?;
            together.commit().await?;
            return Ok(table.id);
        }
        // Another server was faster: what it has written can be read now.
        let again = read_rematch(&mut together, old).await?;
        again.ok_or(Error::RowNotFound)
    }
}

impl LobbyStore for Postgres {
    fn open_tables(&self, since: i64, most: u32) -> Pending<'_, Vec<Summary>> {
        Box::pin(done(move || async move {
            let query = sqlx::query(concat!(
                tables!(few_of_a_host!(
                    "started IS NULL",
                    "NOT is_private",
                    "other.started IS NULL",
                    "NOT other.is_private"
                )),
                " AND created >= $2 ORDER BY created DESC, id LIMIT $3"
            ));
            let query = query.bind(i64::from(MOST_PER_HOST)).bind(since);
            self.summaries(query.bind(i64::from(most))).await
        }))
    }

    fn running_tables(&self, most: u32) -> Pending<'_, Vec<Summary>> {
        Box::pin(done(move || async move {
            let query = sqlx::query(concat!(
                tables!(few_of_a_host!(
                    "started IS NOT NULL",
                    "NOT is_private",
                    "other.started IS NOT NULL",
                    "NOT other.is_private"
                )),
                " ORDER BY created DESC, id LIMIT $2"
            ));
            let query = query.bind(i64::from(MOST_PER_HOST));
            self.summaries(query.bind(i64::from(most))).await
        }))
    }

    fn finished_tables(&self, game: String, most: u32) -> Pending<'_, Vec<Summary>> {
        Box::pin(async move {
            let game = &game;
            done(|| async move {
                let query = sqlx::query(tables!(
                    "game = $1 AND ended IS NOT NULL AND NOT is_private ORDER BY ended DESC, id LIMIT $2"
                ));
                let query = query.bind(game.as_str()).bind(i64::from(most));
                self.summaries(query).await
            })
            .await
        })
    }

    fn tables_named(&self, text: String, most: u32) -> Pending<'_, Vec<Summary>> {
        Box::pin(async move {
            let pattern = &beginning(&text);
            done(|| async move {
                let query = sqlx::query(tables!(
                    "NOT is_private AND id IN (SELECT seats.table_id FROM seats WHERE lower(name) COLLATE \"C\" LIKE lower($1) AND taken) \
                     ORDER BY created DESC, id LIMIT $2"
                ));
                let query = query.bind(pattern.as_str()).bind(i64::from(most));
                self.summaries(query).await
            })
            .await
        })
    }

    fn searches(&self) -> Pending<'_, Vec<Search>> {
        Box::pin(done(move || async move {
            read_searches(&mut *self.pool.acquire().await?).await
        }))
    }

    fn search_of(&self, visitor: VisitorId) -> Pending<'_, Option<Search>> {
        Box::pin(done(move || async move {
            read_search(&mut *self.pool.acquire().await?, visitor).await
        }))
    }

    fn keep_search(&self, search: Search, before: i64) -> Pending<'_, ()> {
        Box::pin(async move {
            let search = &search;
            done(|| async move {
                let mut together = self.pool.begin().await?;
                insert_search(&mut together, search, before).await?;
                together.commit().await
            })
            .await
        })
    }

    fn touch_search(&self, visitor: VisitorId, at: i64) -> Pending<'_, ()> {
        Box::pin(done(move || async move {
            note_search(&mut *self.pool.acquire().await?, visitor, at).await
        }))
    }

    fn end_search(&self, visitor: VisitorId) -> Pending<'_, ()> {
        Box::pin(done(move || async move {
            delete_search(&mut *self.pool.acquire().await?, visitor).await
        }))
    }

    fn settle(
        &self,
        mut searches: Vec<(VisitorId, i64)>,
        table: TableRecord,
        seats: Vec<SeatRecord>,
    ) -> Pending<'_, bool> {
        // Whoever else does the same takes them in the same order, and waits.
        searches.sort_unstable_by_key(|(visitor, _)| visitor.0);
        Box::pin(async move {
            let (searches, table, seats) = (&searches, &table, &seats);
            done(|| self.settle_searches_now(searches, table, seats)).await
        })
    }

    fn keep_away(&self, table: TableId, visitor: VisitorId) -> Pending<'_, ()> {
        Box::pin(done(move || async move {
            insert_kept_away(&mut *self.pool.acquire().await?, table, visitor).await
        }))
    }

    fn is_kept_away(&self, table: TableId, visitor: VisitorId) -> Pending<'_, bool> {
        Box::pin(done(move || async move {
            read_kept_away(&mut *self.pool.acquire().await?, table, visitor).await
        }))
    }

    fn rematch(&self, table: TableId) -> Pending<'_, Option<TableId>> {
        Box::pin(done(move || async move {
            read_rematch(&mut *self.pool.acquire().await?, table).await
        }))
    }

    fn play_again(
        &self,
        old: TableId,
        table: TableRecord,
        seats: Vec<SeatRecord>,
        called: Called,
    ) -> Pending<'_, TableId> {
        Box::pin(async move {
            let (table, seats, called) = (&table, &seats, &called);
            done(|| self.play_again_now(old, table, seats, called)).await
        })
    }
}

/// The pattern of texts that begin like this.
fn beginning(text: &str) -> String {
    let mut pattern = String::new();
    for letter in text.chars() {
        if matches!(letter, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(letter);
    }
    pattern.push('%');
    pattern
}
