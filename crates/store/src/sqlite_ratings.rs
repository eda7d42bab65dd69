//! Ratings in a file.

use sqlx::SqliteConnection;
use sqlx::sqlite::SqliteRow;
use table::{Pending, RatingStore};

use crate::ratings::rating_statements;
use crate::sqlite::Sqlite;
use crate::sqlite_accounts::{reads, writes};
use crate::writer::failed;

rating_statements!(SqliteConnection, SqliteRow);

impl RatingStore for Sqlite {
    fn uncounted(&self, until: i64, most: u32) -> Pending<'_, Vec<(TableId, String)>> {
        reads!(self, connection, read_uncounted(connection, until, most))
    }

    fn rated_tables(&self, game: String) -> Pending<'_, Vec<TableId>> {
        reads!(self, connection, read_rated_tables(connection, &game))
    }

    fn tally(&self, game: String) -> Pending<'_, Tally> {
        reads!(self, connection, read_tally(connection, &game))
    }

    fn counted(&self, game: String) -> Pending<'_, Vec<RatedGame>> {
        reads!(self, connection, read_counted(connection, &game))
    }

    fn ratings(&self, game: String, names: Vec<String>) -> Pending<'_, Vec<(String, Rating)>> {
        reads!(self, connection, read_ratings(connection, &game, &names))
    }

    fn keep_counted(&self, counted: Counted) -> Pending<'_, bool> {
        writes!(self, connection, write_counted(connection, &counted))
    }

    fn ratings_of(&self, who: Contender) -> Pending<'_, Vec<(String, Rating)>> {
        let who = who.to_string();
        reads!(self, connection, read_ratings_of(connection, &who))
    }

    fn rated_games_of(&self, who: Contender, most: u32) -> Pending<'_, Vec<RatedGame>> {
        let who = who.to_string();
        reads!(self, connection, read_games_of(connection, &who, most))
    }

    fn best(&self, game: String, most: u32) -> Pending<'_, Vec<(Contender, Rating)>> {
        reads!(self, connection, read_best(connection, &game, most))
    }
}
