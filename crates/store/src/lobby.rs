//! Who looks for a game, and who plays again: the same statements on both kinds of database.

/// Makes the statements for one kind of connection. They do without anything that SQLite and PostgreSQL do not share.
macro_rules! lobby_statements {
    ($connection:ty, $row:ty) => {
        use sqlx::{Error, Row};
        use table::{PaceKind, Search, TableId, VisitorId};

        use crate::rows::{bytes, corrupt};

        /// Everybody for whom no table was found yet.
        async fn read_searches(connection: &mut $connection) -> Result<Vec<Search>, Error> {
            let found = sqlx::query("SELECT * FROM searches WHERE found IS NULL ORDER BY since, visitor");
            let found = found.fetch_all(connection).await?;
            found.iter().map(search).collect()
        }

        async fn read_search(
            connection: &mut $connection,
            visitor: VisitorId,
        ) -> Result<Option<Search>, Error> {
            let found = sqlx::query("SELECT * FROM searches WHERE visitor = $1");
            let row = found.bind(visitor.0.to_vec()).fetch_optional(connection).await?;
            row.as_ref().map(search).transpose()
        }

        async fn insert_search(
            connection: &mut $connection,
            search: &Search,
            before: i64,
        ) -> Result<(), Error> {
            let old = sqlx::query("DELETE FROM searches WHERE seen < $1 OR visitor = $2");
            let old = old.bind(before).bind(search.visitor.0.to_vec());
            old.execute(&mut *connection).await?;
            let adding = sqlx::query(
                "INSERT INTO searches (visitor, number, name, games, seats, pace, since, fill, seen, found, purse) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
            );
            let adding = adding
                .bind(search.visitor.0.to_vec())
                .bind(search.number)
                .bind(search.name.clone())
                .bind(search.games.join(" "))
                .bind(i16::from(search.seats))
                .bind(search.pace.map(pace_name))
                .bind(search.since)
                .bind(search.fill)
                .bind(search.seen)
                .bind(search.found.map(TableId::to_number))
                .bind(search.purse.map(|purse| purse.0.to_vec()));
            adding.execute(connection).await?;
            Ok(())
        }

        async fn note_search(
            connection: &mut $connection,
            visitor: VisitorId,
            at: i64,
        ) -> Result<(), Error> {
            let noting = sqlx::query("UPDATE searches SET seen = $2 WHERE visitor = $1 AND found IS NULL");
            noting.bind(visitor.0.to_vec()).bind(at).execute(connection).await?;
            Ok(())
        }

        async fn delete_search(
            connection: &mut $connection,
            visitor: VisitorId,
        ) -> Result<(), Error> {
            let ending = sqlx::query("DELETE FROM searches WHERE visitor = $1");
            ending.bind(visitor.0.to_vec()).execute(connection).await?;
            Ok(())
        }

        /// Whether all of them still look with these numbers.
        async fn still_look(
            connection: &mut $connection,
            searches: &[(VisitorId, i64)],
        ) -> Result<bool, Error> {
            for (visitor, number) in searches {
                let found = sqlx::query(
                    "SELECT 1 FROM searches WHERE visitor = $1 AND number = $2 AND found IS NULL",
                );
                let found = found.bind(visitor.0.to_vec()).bind(*number);
                if found.fetch_optional(&mut *connection).await?.is_none() {
                    return Ok(false);
                }
            }
            Ok(true)
        }

        /// Tells them which table was found; false if one of them looks no more.
        async fn tell_found(
            connection: &mut $connection,
            searches: &[(VisitorId, i64)],
            table: TableId,
        ) -> Result<bool, Error> {
            for (visitor, number) in searches {
                let telling = sqlx::query(
                    "UPDATE searches SET found = $3 WHERE visitor = $1 AND number = $2 AND found IS NULL",
                );
                let telling = telling.bind(visitor.0.to_vec()).bind(*number);
                let told = telling.bind(table.to_number()).execute(&mut *connection).await?;
                if told.rows_affected() == 0 {
                    return Ok(false);
                }
            }
            Ok(true)
        }

        async fn insert_kept_away(
            connection: &mut $connection,
            table: TableId,
            visitor: VisitorId,
        ) -> Result<(), Error> {
            let adding = sqlx::query(
                "INSERT INTO kept_away (table_id, visitor) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            );
            let adding = adding.bind(table.to_number()).bind(visitor.0.to_vec());
            adding.execute(connection).await?;
            Ok(())
        }

        async fn read_kept_away(
            connection: &mut $connection,
            table: TableId,
            visitor: VisitorId,
        ) -> Result<bool, Error> {
            let found = sqlx::query("SELECT 1 FROM kept_away WHERE table_id = $1 AND visitor = $2");
            let found = found.bind(table.to_number()).bind(visitor.0.to_vec());
            Ok(found.fetch_optional(connection).await?.is_some())
        }

        async fn read_rematch(
            connection: &mut $connection,
            old: TableId,
        ) -> Result<Option<TableId>, Error> {
            let found = sqlx::query("SELECT again FROM rematches WHERE table_id = $1");
            let row = found.bind(old.to_number()).fetch_optional(connection).await?;
            row.map(|row| Ok(TableId::from_number(row.try_get("again")?))).transpose()
        }

        /// Keeps where they play again; false if there is a table already.
        async fn insert_rematch(
            connection: &mut $connection,
            old: TableId,
            again: TableId,
        ) -> Result<bool, Error> {
            let adding = sqlx::query(
                "INSERT INTO rematches (table_id, again) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            );
            let adding = adding.bind(old.to_number()).bind(again.to_number());
            Ok(adding.execute(connection).await?.rows_affected() == 1)
        }

        fn pace_name(pace: PaceKind) -> &'static str {
            match pace {
                PaceKind::Live => "live",
                PaceKind::Correspondence => "correspondence",
            }
        }

        fn search(row: &$row) -> Result<Search, Error> {
            let games: String = row.try_get("games")?;
            let pace: Option<String> = row.try_get("pace")?;
            let known = |name: &str| PaceKind::ALL.into_iter().find(|&kind| pace_name(kind) == name);
            let found: Option<i64> = row.try_get("found")?;
            let purse: Option<Vec<u8>> = row.try_get("purse")?;
            Ok(Search {
                visitor: VisitorId(bytes(row.try_get("visitor")?)?),
                purse: purse.map(bytes).transpose()?.map(VisitorId),
                number: row.try_get("number")?,
                name: row.try_get("name")?,
                games: games.split_whitespace().map(str::to_owned).collect(),
                seats: u8::try_from(row.try_get::<i16, _>("seats")?).map_err(corrupt)?,
                pace: match pace {
                    Some(name) => Some(known(&name).ok_or_else(|| corrupt(name))?),
                    None => None,
                },
                since: row.try_get("since")?,
                fill: row.try_get("fill")?,
                seen: row.try_get("seen")?,
                found: found.map(TableId::from_number),
            })
        }
    };
}

pub(crate) use lobby_statements;

/// The public tables of one stage that a visitor may have in a list: `$gathers` tells that they gather or that they are being played, and
/// `$public` that they are public. Both are asked of the table itself and of the same visitor's newer ones (`other`).
macro_rules! few_of_a_host {
    ($stage:literal, $public:literal, $other_stage:literal, $other_public:literal) => {
        concat!(
            $stage,
            " AND ended IS NULL AND ",
            $public,
            " AND (host IS NULL OR (SELECT count(*) FROM tables AS other WHERE other.host = tables.host AND ",
            $other_stage,
            " AND other.ended IS NULL AND ",
            $other_public,
            " AND (other.created > tables.created OR other.created = tables.created AND other.id < tables.id)) < $1)"
        )
    };
}

pub(crate) use few_of_a_host;
