//! Finding others in a file.

use sqlx::SqliteConnection;
use sqlx::sqlite::SqliteRow;
use table::{Called, LobbyStore, MOST_PER_HOST, Pending, SeatRecord, Summary, TableRecord};

use crate::lobby::{few_of_a_host, lobby_statements};
use crate::sqlite::{Sqlite, insert_seat, insert_table};
use crate::sqlite_accounts::{reads, writes};
use crate::sqlite_calls::CallRows;
use crate::writer::failed;

lobby_statements!(SqliteConnection, SqliteRow);

/// What is read of a table.
macro_rules! tables {
    ($which:expr) => {
        concat!(
            "SELECT *, (SELECT body FROM data_files WHERE hash = data) AS data_body FROM tables \
             LEFT JOIN summaries ON table_id = id WHERE ",
            $which
        )
    };
}

/// After all texts that begin with another one.
const LAST: char = char::MAX;

async fn keep(
    connection: &mut SqliteConnection,
    table: &TableRecord,
    seats: &[SeatRecord],
) -> Result<(), Error> {
    insert_table(connection, table).await?;
    for seat in seats {
        insert_seat(connection, table.id, seat).await?;
    }
    Ok(())
}

impl LobbyStore for Sqlite {
    fn open_tables(&self, since: i64, most: u32) -> Pending<'_, Vec<Summary>> {
        Box::pin(async move {
            let query = sqlx::query(concat!(
                tables!(few_of_a_host!(
                    "started IS NULL",
                    "is_private = 0",
                    "other.started IS NULL",
                    "other.is_private = 0"
                )),
                " AND created >= $2 ORDER BY created DESC, id LIMIT $3"
            ));
            let query = query.bind(MOST_PER_HOST).bind(since).bind(most);
            self.summaries(query).await.map_err(|error| failed(&error))
        })
    }

    fn running_tables(&self, most: u32) -> Pending<'_, Vec<Summary>> {
        Box::pin(async move {
            let query = sqlx::query(concat!(
                tables!(few_of_a_host!(
                    "started IS NOT NULL",
                    "is_private = 0",
                    "other.started IS NOT NULL",
                    "other.is_private = 0"
                )),
                " ORDER BY created DESC, id LIMIT $2"
            ));
            let query = query.bind(MOST_PER_HOST).bind(most);
            self.summaries(query).await.map_err(|error| failed(&error))
        })
    }

    fn finished_tables(&self, game: String, most: u32) -> Pending<'_, Vec<Summary>> {
        Box::pin(async move {
            let query = sqlx::query(tables!(
                "game = $1 AND ended IS NOT NULL AND is_private = 0 ORDER BY ended DESC, id LIMIT $2"
            ));
            let query = query.bind(game).bind(most);
            self.summaries(query).await.map_err(|error| failed(&error))
        })
    }

    fn tables_named(&self, text: String, most: u32) -> Pending<'_, Vec<Summary>> {
        Box::pin(async move {
            let query = sqlx::query(tables!(
                "is_private = 0 AND id IN (SELECT seats.table_id FROM seats WHERE lower(name) >= lower($1) AND lower(name) < lower($1) || $2 AND taken = 1) \
                 ORDER BY created DESC, id LIMIT $3"
            ));
            let query = query.bind(text).bind(LAST.to_string());
            let found = self.summaries(query.bind(most)).await;
            found.map_err(|error| failed(&error))
        })
    }

    fn searches(&self) -> Pending<'_, Vec<Search>> {
        reads!(self, connection, read_searches(connection))
    }

    fn search_of(&self, visitor: VisitorId) -> Pending<'_, Option<Search>> {
        reads!(self, connection, read_search(connection, visitor))
    }

    fn keep_search(&self, search: Search, before: i64) -> Pending<'_, ()> {
        writes!(self, connection, insert_search(connection, &search, before))
    }

    fn touch_search(&self, visitor: VisitorId, at: i64) -> Pending<'_, ()> {
        writes!(self, connection, note_search(connection, visitor, at))
    }

    fn end_search(&self, visitor: VisitorId) -> Pending<'_, ()> {
        writes!(self, connection, delete_search(connection, visitor))
    }

    fn settle(
        &self,
        searches: Vec<(VisitorId, i64)>,
        table: TableRecord,
        seats: Vec<SeatRecord>,
    ) -> Pending<'_, bool> {
        writes!(self, connection, async {
            // Everything is asked before anything is changed, and nobody comes in between.
            if !still_look(connection, &searches).await? {
                return Ok(false);
            }
            keep(connection, &table, &seats).await?;
            tell_found(connection, &searches, table.id).await
        })
    }

    fn keep_away(&self, table: TableId, visitor: VisitorId) -> Pending<'_, ()> {
        writes!(
            self,
            connection,
            insert_kept_away(connection, table, visitor)
        )
    }

    fn is_kept_away(&self, table: TableId, visitor: VisitorId) -> Pending<'_, bool> {
        reads!(self, connection, read_kept_away(connection, table, visitor))
    }

    fn rematch(&self, table: TableId) -> Pending<'_, Option<TableId>> {
        reads!(self, connection, read_rematch(connection, table))
    }

    fn play_again(
        &self,
        old: TableId,
        table: TableRecord,
        seats: Vec<SeatRecord>,
        called: Called,
    ) -> Pending<'_, TableId> {
        writes!(self, connection, async {
            if let Some(again) = read_rematch(connection, old).await? {
                return Ok(again);
            }
            keep(connection, &table, &seats).await?;
            insert_rematch(connection, old, table.id).await?;
            let Called { calls, number, at } = called;
            let calls = CallRows::default().with(&calls, table.id, number, at);
            calls.keep(connection).await?;
            Ok(table.id)
        })
    }
}
