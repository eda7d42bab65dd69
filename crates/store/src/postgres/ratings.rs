//! Ratings on PostgreSQL.

use sqlx::PgConnection;
use sqlx::postgres::PgRow;
use table::{Pending, RatingStore};

use super::accounts::one;
use super::{Postgres, done};
use crate::ratings::rating_statements;

rating_statements!(PgConnection, PgRow);

impl Postgres {
    async fn count_now(&self, counted: &Counted) -> Result<bool, Error> {
        let mut together = self.pool.begin().await?;
        let kept = write_counted(&mut together, counted).await?;
        if kept {
            together.commit().await?;
        }
        Ok(kept)
    }
}

impl RatingStore for Postgres {
    fn uncounted(&self, until: i64, most: u32) -> Pending<'_, Vec<(TableId, String)>> {
        one!(self, connection, read_uncounted(connection, until, most))
    }

    fn rated_tables(&self, game: String) -> Pending<'_, Vec<TableId>> {
        one!(self, connection, read_rated_tables(connection, &game))
    }

    fn tally(&self, game: String) -> Pending<'_, Tally> {
        one!(self, connection, read_tally(connection, &game))
    }

    fn counted(&self, game: String) -> Pending<'_, Vec<RatedGame>> {
        one!(self, connection, read_counted(connection, &game))
    }

    fn ratings(&self, game: String, names: Vec<String>) -> Pending<'_, Vec<(String, Rating)>> {
        one!(self, connection, read_ratings(connection, &game, &names))
    }

    fn keep_counted(&self, counted: Counted) -> Pending<'_, bool> {
        Box::pin(async move { done(|| self.count_now(&counted)).await })
    }

    fn ratings_of(&self, who: Contender) -> Pending<'_, Vec<(String, Rating)>> {
        let who = who.to_string();
        one!(self, connection, read_ratings_of(connection, &who))
    }

    fn rated_games_of(&self, who: Contender, most: u32) -> Pending<'_, Vec<RatedGame>> {
        let who = who.to_string();
        one!(self, connection, read_games_of(connection, &who, most))
    }

    fn best(&self, game: String, most: u32) -> Pending<'_, Vec<(Contender, Rating)>> {
        one!(self, connection, read_best(connection, &game, most))
    }
}
