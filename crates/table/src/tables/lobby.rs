//! Finding public tables: to sit at, to watch, by the name of a player; and how the sides have fared.

use engine::Seat;

use super::Tables;
use crate::TableId;
use crate::seating::Caller;
use crate::summary::{Listed, Summary};
use crate::table_error::TableError;

/// How many tables a list has at most.
const MOST_LISTED: u32 = 200;
/// How many finished games are counted.
const MOST_COUNTED: u32 = 500;
/// Tables that have waited for players for so many seconds leave the lobby, and games in which nobody has moved for so long: a week.
const LISTED_FOR: i64 = 7 * 24 * 3_600;
/// The most characters of a name that tables are found by.
const LONGEST_ASKED: usize = 40;

/// How the sides of a game have fared at the public tables of this server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fared {
    /// How many games were counted.
    pub games: usize,
    /// How many of them each seat has won, alone or with others.
    pub wins: Vec<usize>,
}

impl Tables {
    /// The public tables that wait for players, newest first, as this caller may know them. Of one visitor a few are listed, and none that
    /// has waited for long, nor that of a host whom the caller has blocked or who has blocked them.
    pub async fn open_tables(&self, caller: &Caller) -> Result<Vec<Listed>, TableError> {
        let since = self.now() - LISTED_FOR;
        let mut summaries = self.0.store.open_tables(since, MOST_LISTED).await?;
        if let Some(visitor) = caller.visitor {
            let apart = self.0.store.apart_from(visitor).await?;
            let host = |summary: &Summary| summary.table.host;
            summaries.retain(|one| host(one).is_none_or(|host| !apart.contains(&host)));
        }
        Ok(self.list(summaries, caller).await?.0)
    }

    /// The public games that can be watched, those that most watch first, and then those where somebody moved last.
    pub async fn running_tables(&self, caller: &Caller) -> Result<Vec<Listed>, TableError> {
        let since = self.now() - LISTED_FOR;
        let summaries = self.0.store.running_tables(MOST_LISTED).await?;
        let mut running = self.list(summaries, caller).await?.0;
        running.retain(|table| table.since() >= since);
        running.sort_by_key(|table| std::cmp::Reverse((self.watchers(table.id()), table.since())));
        Ok(running)
    }

    /// The public tables where somebody sits whose name begins with this text, newest first.
    pub async fn tables_named(
        &self,
        text: &str,
        caller: &Caller,
    ) -> Result<Vec<Listed>, TableError> {
        let text: String = text.trim().chars().take(LONGEST_ASKED).collect();
        if text.is_empty() {
            return Ok(Vec::new());
        }
        let summaries = self.0.store.tables_named(text, MOST_LISTED).await?;
        Ok(self.list(summaries, caller).await?.0)
    }

    /// How many watch a game here who do not play in it.
    pub fn watchers(&self, table: TableId) -> usize {
        self.0.hub.watchers(table)
    }

    /// How the sides have fared in the latest public games with so many seats, played with the game's own data.
    pub async fn fared(&self, game: &str, seats: u8) -> Result<Fared, TableError> {
        let finished = self.0.store.finished_tables(game.to_owned(), MOST_COUNTED);
        let mut fared = Fared {
            games: 0,
            wins: vec![0; seats.into()],
        };
        for one in finished.await? {
            let header = &one.table.header;
            let outcome = one.standing.and_then(|standing| standing.outcome);
            let Some(outcome) = outcome.filter(|_| header.seats == seats && header.data.is_none())
            else {
                continue;
            };
            fared.games += 1;
            for (index, wins) in fared.wins.iter_mut().enumerate() {
                *wins += usize::from(outcome.winners.contains(Seat(index as u8)));
            }
        }
        Ok(fared)
    }
}
