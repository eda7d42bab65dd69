//! Ratings: the same statements on both kinds of database.

/// Makes the statements for one kind of connection. They do without anything that SQLite and PostgreSQL do not share.
macro_rules! rating_statements {
    ($connection:ty, $row:ty) => {
        use engine::Seat;
        use sqlx::{Error, Row};
        use table::{Contender, Counted, Tally, RatedGame, RatedSeat, Rating, TableId};

        use crate::rows::corrupt;

        async fn read_uncounted(
            connection: &mut $connection,
            until: i64,
            most: u32,
        ) -> Result<Vec<(TableId, String)>, Error> {
            let found = sqlx::query(
                "SELECT id, game FROM tables WHERE rated AND NOT counted AND ended IS NOT NULL AND ended <= $1 \
                 ORDER BY ended, id LIMIT $2",
            );
            let found = found.bind(until).bind(i64::from(most));
            let found = found.fetch_all(connection).await?;
            let read = |row: &$row| Ok((TableId::from_number(row.try_get("id")?), row.try_get("game")?));
            found.iter().map(read).collect()
        }

        async fn read_rated_tables(
            connection: &mut $connection,
            game: &str,
        ) -> Result<Vec<TableId>, Error> {
            let found = sqlx::query(
                "SELECT id FROM tables WHERE game = $1 AND rated AND ended IS NOT NULL ORDER BY ended, id",
            );
            let found = found.bind(game.to_owned()).fetch_all(connection).await?;
            let read = |row: &$row| Ok(TableId::from_number(row.try_get("id")?));
            found.iter().map(read).collect()
        }

        async fn read_tally(connection: &mut $connection, game: &str) -> Result<Tally, Error> {
            let found = sqlx::query("SELECT version, ended, table_id FROM rating_counts WHERE game = $1");
            let found = found.bind(game.to_owned()).fetch_optional(connection).await?;
            let Some(row) = found else {
                return Ok(Tally::default());
            };
            let (ended, table): (Option<i64>, Option<i64>) = (row.try_get("ended")?, row.try_get("table_id")?);
            Ok(Tally {
                version: row.try_get("version")?,
                last: ended.zip(table),
            })
        }

        async fn read_counted(
            connection: &mut $connection,
            game: &str,
        ) -> Result<Vec<RatedGame>, Error> {
            let found = sqlx::query(
                "SELECT * FROM rated_seats WHERE game = $1 ORDER BY ended, table_id, seat",
            );
            let found = found.bind(game.to_owned()).fetch_all(connection).await?;
            games(&found)
        }

        async fn read_games_of(
            connection: &mut $connection,
            who: &str,
            most: u32,
        ) -> Result<Vec<RatedGame>, Error> {
            let found = sqlx::query(
                "SELECT * FROM rated_seats WHERE table_id IN (SELECT table_id FROM rated_seats WHERE who = $1 \
                 ORDER BY ended DESC, table_id DESC LIMIT $2) ORDER BY ended DESC, table_id DESC, seat",
            );
            let found = found.bind(who.to_owned()).bind(i64::from(most));
            games(&found.fetch_all(connection).await?)
        }

        /// The rows of the same table, one after the other, are a game.
        fn games(rows: &[$row]) -> Result<Vec<RatedGame>, Error> {
            let mut games: Vec<RatedGame> = Vec::new();
            for row in rows {
                let table = TableId::from_number(row.try_get("table_id")?);
                let seat = RatedSeat {
                    seat: Seat(small(row.try_get("seat")?)?),
                    who: contender(row)?,
                    place: small(row.try_get("place")?)?,
                    before: row.try_get("rating_before")?,
                    after: row.try_get("rating_after")?,
                };
                match games.last_mut().filter(|game| game.table == table) {
                    Some(game) => game.seats.push(seat),
                    None => games.push(RatedGame {
                        table,
                        game: row.try_get("game")?,
                        ended: row.try_get("ended")?,
                        seats: vec![seat],
                    }),
                }
            }
            Ok(games)
        }

        fn small(number: i64) -> Result<u8, Error> {
            u8::try_from(number).map_err(corrupt)
        }

        fn contender(row: &$row) -> Result<Contender, Error> {
            let who: String = row.try_get("who")?;
            who.parse().map_err(corrupt)
        }

        fn rating(row: &$row) -> Result<Rating, Error> {
            let games: i64 = row.try_get("games")?;
            Ok(Rating {
                value: row.try_get("rating")?,
                doubt: row.try_get("doubt")?,
                games: u32::try_from(games).map_err(corrupt)?,
            })
        }

        async fn read_ratings(
            connection: &mut $connection,
            game: &str,
            names: &[String],
        ) -> Result<Vec<(String, Rating)>, Error> {
            let mut ratings = Vec::new();
            for name in names {
                let found = sqlx::query("SELECT * FROM ratings WHERE game = $1 AND who = $2");
                let found = found.bind(game.to_owned()).bind(name.clone());
                if let Some(row) = found.fetch_optional(&mut *connection).await? {
                    ratings.push((name.clone(), rating(&row)?));
                }
            }
            Ok(ratings)
        }

        async fn read_ratings_of(
            connection: &mut $connection,
            who: &str,
        ) -> Result<Vec<(String, Rating)>, Error> {
            let found = sqlx::query("SELECT * FROM ratings WHERE who = $1 ORDER BY game");
            let found = found.bind(who.to_owned()).fetch_all(connection).await?;
            let read = |row: &$row| Ok((row.try_get("game")?, rating(row)?));
            found.iter().map(read).collect()
        }

        async fn read_best(
            connection: &mut $connection,
            game: &str,
            most: u32,
        ) -> Result<Vec<(Contender, Rating)>, Error> {
            let found = sqlx::query(
                "SELECT * FROM ratings WHERE game = $1 AND who NOT LIKE 'side:%' ORDER BY rating DESC, who LIMIT $2",
            );
            let found = found.bind(game.to_owned()).bind(i64::from(most));
            let found = found.fetch_all(connection).await?;
            let read = |row: &$row| Ok((contender(row)?, rating(row)?));
            found.iter().map(read).collect()
        }

        /// Writes what was counted, unless somebody else has counted since: whoever changes the number first has done it.
        async fn write_counted(
            connection: &mut $connection,
            counted: &Counted,
        ) -> Result<bool, Error> {
            let game = counted.game.as_str();
            let first = sqlx::query(
                "INSERT INTO rating_counts (game, version) VALUES ($1, 0) ON CONFLICT DO NOTHING",
            );
            first.bind(game.to_owned()).execute(&mut *connection).await?;
            let counting = sqlx::query(
                "UPDATE rating_counts SET version = version + 1, ended = $3, table_id = $4 \
                 WHERE game = $1 AND version = $2",
            );
            let counting = counting
                .bind(game.to_owned())
                .bind(counted.before.version)
                .bind(counted.last.map(|(ended, _)| ended))
                .bind(counted.last.map(|(_, table)| table));
            if counting.execute(&mut *connection).await?.rows_affected() == 0 {
                return Ok(false);
            }
            if counted.afresh {
                for sql in [
                    "DELETE FROM rated_seats WHERE game = $1",
                    "DELETE FROM ratings WHERE game = $1",
                    "UPDATE tables SET counted = FALSE WHERE game = $1 AND counted",
                ] {
                    let old = sqlx::query(sql).bind(game.to_owned());
                    old.execute(&mut *connection).await?;
                }
            }
            for table in &counted.tables {
                let noting = sqlx::query("UPDATE tables SET counted = TRUE WHERE id = $1");
                noting.bind(table.to_number()).execute(&mut *connection).await?;
            }
            for played in &counted.games {
                write_game(connection, played).await?;
            }
            for (name, rating) in &counted.ratings {
                let keeping = sqlx::query(
                    "INSERT INTO ratings (game, who, rating, doubt, games) VALUES ($1, $2, $3, $4, $5) \
                     ON CONFLICT (game, who) DO UPDATE SET rating = excluded.rating, doubt = excluded.doubt, games = excluded.games",
                );
                let keeping = keeping
                    .bind(game.to_owned())
                    .bind(name.clone())
                    .bind(rating.value)
                    .bind(rating.doubt)
                    .bind(i64::from(rating.games));
                keeping.execute(&mut *connection).await?;
            }
            Ok(true)
        }

        async fn write_game(
            connection: &mut $connection,
            played: &RatedGame,
        ) -> Result<(), Error> {
            for seat in &played.seats {
                let adding = sqlx::query(
                    "INSERT INTO rated_seats (table_id, seat, game, ended, who, place, rating_before, rating_after) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                );
                let adding = adding
                    .bind(played.table.to_number())
                    .bind(i64::from(seat.seat.0))
                    .bind(played.game.clone())
                    .bind(played.ended)
                    .bind(seat.who.to_string())
                    .bind(i64::from(seat.place))
                    .bind(seat.before)
                    .bind(seat.after);
                adding.execute(&mut *connection).await?;
            }
            Ok(())
        }
    };
}

pub(crate) use rating_statements;
