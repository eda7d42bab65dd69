//! What people write for themselves at tables: the same statements on both kinds of database.

/// Makes the statements for one kind of connection.
macro_rules! note_statements {
    ($connection:ty, $row:ty) => {
        use engine::Seat;
        use sqlx::{Error, Row};
        use table::{Notes, TableId, VisitorId};

        use crate::rows::{bytes, corrupt};

        /// An account that is deleted meanwhile leaves nothing behind.
        pub(crate) async fn keep_notes(
            connection: &mut $connection,
            notes: &Notes,
        ) -> Result<bool, Error> {
            let keeping = sqlx::query(
                "INSERT INTO notes (who, table_id, seat, text, version, changed) SELECT $1, $2, $3, $4, $5, $6 \
                 WHERE EXISTS (SELECT 1 FROM accounts WHERE id = $1) \
                 ON CONFLICT (who, table_id, seat) DO UPDATE SET text = excluded.text, version = excluded.version, changed = excluded.changed \
                 WHERE notes.version = excluded.version - 1",
            );
            let keeping = keeping
                .bind(notes.who.0.to_vec())
                .bind(notes.table.to_number())
                .bind(i64::from(notes.seat.0))
                .bind(notes.text.clone())
                .bind(i64::from(notes.version))
                .bind(notes.changed);
            Ok(keeping.execute(&mut *connection).await?.rows_affected() == 1)
        }

        fn notes_of(row: &$row) -> Result<Notes, Error> {
            let seat = row.try_get::<i64, _>("seat")?;
            let version = row.try_get::<i64, _>("version")?;
            Ok(Notes {
                who: VisitorId(bytes(row.try_get("who")?)?),
                table: TableId::from_number(row.try_get("table_id")?),
                seat: Seat(u8::try_from(seat).map_err(corrupt)?),
                text: row.try_get("text")?,
                version: u32::try_from(version).map_err(corrupt)?,
                changed: row.try_get("changed")?,
            })
        }

        async fn read_notes(
            connection: &mut $connection,
            who: VisitorId,
        ) -> Result<Vec<Notes>, Error> {
            let found = sqlx::query("SELECT * FROM notes WHERE who = $1 ORDER BY table_id, seat");
            let found = found.bind(who.0.to_vec()).fetch_all(&mut *connection).await?;
            found.iter().map(notes_of).collect()
        }

        async fn read_notes_at(
            connection: &mut $connection,
            who: VisitorId,
            table: TableId,
        ) -> Result<Vec<Notes>, Error> {
            let found =
                sqlx::query("SELECT * FROM notes WHERE who = $1 AND table_id = $2 ORDER BY seat");
            let found = found.bind(who.0.to_vec()).bind(table.to_number());
            let found = found.fetch_all(&mut *connection).await?;
            found.iter().map(notes_of).collect()
        }

        /// Everybody's.
        pub(crate) async fn all_notes(connection: &mut $connection) -> Result<Vec<Notes>, Error> {
            let found = sqlx::query("SELECT * FROM notes ORDER BY who, table_id, seat");
            let found = found.fetch_all(&mut *connection).await?;
            found.iter().map(notes_of).collect()
        }
    };
}

pub(crate) use note_statements;
