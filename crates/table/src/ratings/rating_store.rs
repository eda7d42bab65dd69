//! What a store has to know of ratings.

use std::future::ready;

use engine::Seat;

use super::weng_lin::shown;
use super::{Contender, Rating};
use crate::TableId;
use crate::store::{Pending, StoreError};

/// A rated game that is over.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedGame {
    /// Where it was played.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// When it ended, in seconds since 1970.
    pub ended: i64,
    /// The seats in order.
    pub seats: Vec<RatedSeat>,
}

impl RatedGame {
    /// When it counts: after all games that ended before.
    pub(super) fn turn(&self) -> (i64, i64) {
        (self.ended, self.table.to_number())
    }
}

/// A seat of a rated game that is over.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedSeat {
    /// Which.
    pub seat: Seat,
    /// Who played there.
    pub who: Contender,
    /// Where they came, from 1; those who came together have the same place.
    pub place: u8,
    /// Their rating before the game, by the method's own measure.
    pub before: f64,
    /// Their rating after the game.
    pub after: f64,
}

impl RatedSeat {
    /// The rating after the game as people see it.
    pub fn shown(&self) -> i64 {
        shown(self.after)
    }

    /// What the game has changed about it, as people see it.
    pub fn change(&self) -> i64 {
        shown(self.after) - shown(self.before)
    }
}

/// How far the games of a kind are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Changes whenever something is counted.
    pub version: i64,
    /// The last game that was counted: when it ended, and the number of its table.
    pub last: Option<(i64, i64)>,
}

/// Games of one kind that were counted.
#[derive(Clone, Debug, PartialEq)]
pub struct Counted {
    /// The game's id.
    pub game: String,
    /// How far it was counted before: if that is not so any more, nothing is kept.
    pub before: Tally,
    /// Whether everything was counted anew, so that nothing stays of what was known before.
    pub afresh: bool,
    /// All tables that need not be looked at again, also those that cannot be read.
    pub tables: Vec<TableId>,
    /// The games in the order in which they count.
    pub games: Vec<RatedGame>,
    /// The ratings that have changed, of players and of sides, by name.
    pub ratings: Vec<(String, Rating)>,
    /// The last game that was counted.
    pub last: Option<(i64, i64)>,
}

fn none<T: Send + 'static>() -> Pending<'static, T> {
    let error = StoreError("nobody is rated in this store".to_owned());
    Box::pin(ready(Err(error)))
}

/// Where ratings are kept. A store that is there for single tables need not know them.
pub trait RatingStore: Send + Sync {
    /// Rated games that ended until this moment and were not counted yet, with the game's id, in the order in which they ended.
    fn uncounted(&self, until: i64, most: u32) -> Pending<'_, Vec<(TableId, String)>> {
        let _ = (until, most);
        Box::pin(ready(Ok(Vec::new())))
    }

    /// All rated tables where this game is over, in the order in which they ended.
    fn rated_tables(&self, game: String) -> Pending<'_, Vec<TableId>> {
        drop(game);
        none()
    }

    /// How far this game is counted.
    fn tally(&self, game: String) -> Pending<'_, Tally> {
        drop(game);
        none()
    }

    /// All games of this kind that were counted, in order.
    fn counted(&self, game: String) -> Pending<'_, Vec<RatedGame>> {
        drop(game);
        none()
    }

    /// The ratings of these players and sides at this game, as far as there are any.
    fn ratings(&self, game: String, names: Vec<String>) -> Pending<'_, Vec<(String, Rating)>> {
        drop((game, names));
        none()
    }

    /// Keeps what was counted: all of it or nothing. False if somebody else has counted meanwhile.
    fn keep_counted(&self, counted: Counted) -> Pending<'_, bool> {
        drop(counted);
        none()
    }

    /// Somebody's ratings, by game.
    fn ratings_of(&self, who: Contender) -> Pending<'_, Vec<(String, Rating)>> {
        let _ = who;
        none()
    }

    /// The rated games that somebody has played, the latest first.
    fn rated_games_of(&self, who: Contender, most: u32) -> Pending<'_, Vec<RatedGame>> {
        let _ = (who, most);
        none()
    }

    /// Who is rated best at a game.
    fn best(&self, game: String, most: u32) -> Pending<'_, Vec<(Contender, Rating)>> {
        let _ = most;
        drop(game);
        none()
    }
}
