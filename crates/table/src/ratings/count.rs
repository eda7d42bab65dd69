//! Counting games that are over.

use std::collections::BTreeMap;

use catalog::Catalog;

use super::weng_lin::{Entrant, after};
use super::{Counted, RatedGame, Rating};
use crate::TableId;
use crate::store::Store;
use crate::table_error::TableError;

/// So many games are counted with one write.
const MOST: u32 = 64;

/// Ratings by name, and whose have changed.
#[derive(Default)]
struct Ratings(BTreeMap<String, Rating>);

/// The name of a side at a table of a certain size.
fn side(seats: usize, seat: usize) -> String {
    format!("side:{seats}:{seat}")
}

/// Everybody whose rating a game can change.
fn names(game: &RatedGame) -> impl Iterator<Item = String> {
    let seats = game.seats.len();
    let sides = (0..seats).map(move |seat| side(seats, seat));
    sides.chain(game.seats.iter().map(|seat| seat.who.to_string()))
}

impl Ratings {
    /// Tally a game, and notes in it how it has changed everybody's rating.
    fn count(&mut self, game: &mut RatedGame) {
        let seats = game.seats.len();
        let known = |name: &str, new: Rating| self.0.get(name).copied().unwrap_or(new);
        let entrants: Vec<Entrant> = game
            .seats
            .iter()
            .enumerate()
            .map(|(index, seat)| Entrant {
                player: known(&seat.who.to_string(), Rating::NEW),
                side: known(&side(seats, index), Rating::NEW_SIDE),
                place: seat.place,
            })
            .collect();
        let after = after(&entrants);
        // A bot may sit there several times: it has one rating, which all its results change by their mean.
        let mut players: BTreeMap<String, Vec<Rating>> = BTreeMap::new();
        for (index, (seat, (player, side_after))) in game.seats.iter().zip(after).enumerate() {
            let name = seat.who.to_string();
            players.entry(name).or_default().push(player);
            self.0.insert(side(seats, index), side_after);
        }
        for (name, all) in &players {
            let number = all.len() as f64;
            let mean = |read: fn(&Rating) -> f64| all.iter().map(read).sum::<f64>() / number;
            let rating = Rating {
                value: mean(|one| one.value),
                doubt: mean(|one| one.doubt),
                games: all[0].games,
            };
            self.0.insert(name.clone(), rating);
        }
        for (seat, entrant) in game.seats.iter_mut().zip(&entrants) {
            seat.before = entrant.player.value;
            let after = self.0.get(&seat.who.to_string());
            seat.after = after.map_or(seat.before, |rating| rating.value);
        }
    }
}

/// What the tables say, and which of them can be read. One that cannot is left out, now and whenever it is counted again.
async fn read(
    store: &dyn Store,
    catalog: Catalog,
    table: TableId,
) -> Result<Option<RatedGame>, TableError> {
    let Some(stored) = store.load(table).await? else {
        return Ok(None);
    };
    match stored.rated_game(catalog) {
        Ok(game) => Ok(game),
        Err(TableError::Store(error)) => Err(error.into()),
        Err(error) => {
            tracing::warn!(%table, %error, "a rated game cannot be read and does not count");
            Ok(None)
        }
    }
}

/// Counts all rated games that have ended until this moment; gives how many.
pub async fn count_ratings(
    store: &dyn Store,
    catalog: Catalog,
    until: i64,
) -> Result<u64, TableError> {
    let mut all = 0;
    loop {
        let Some((_, game)) = store.uncounted(until, 1).await?.pop() else {
            return Ok(all);
        };
        // Read before the games are: whoever counts them meanwhile changes the version, and what we count is not kept.
        let before = store.tally(game.clone()).await?;
        let found = store.uncounted(until, MOST).await?;
        let (mut tables, mut games) = (Vec::new(), Vec::new());
        for (table, _) in found.into_iter().filter(|(_, kind)| *kind == game) {
            tables.push(table);
            games.extend(read(store, catalog, table).await?);
        }
        if tables.is_empty() {
            continue;
        }
        let number = tables.len() as u64;
        let late = games
            .first()
            .is_some_and(|first| before.last.is_some_and(|last| first.turn() < last));
        let mut ratings = Ratings::default();
        if late {
            let known = store.counted(game.clone()).await?;
            tables.extend(known.iter().map(|one| one.table));
            games.extend(known);
            games.sort_unstable_by_key(RatedGame::turn);
        } else {
            let mut wanted: Vec<String> = games.iter().flat_map(names).collect();
            wanted.sort_unstable();
            wanted.dedup();
            ratings.0 = store
                .ratings(game.clone(), wanted)
                .await?
                .into_iter()
                .collect();
        }
        for one in &mut games {
            ratings.count(one);
        }
        let counted = Counted {
            last: games.last().map(RatedGame::turn).or(before.last),
            game,
            before,
            afresh: late,
            tables,
            games,
            ratings: ratings.0.into_iter().collect(),
        };
        // If somebody else was faster, there is less to do.
        if store.keep_counted(counted).await? {
            all += number;
        }
    }
}

/// Plays all rated games of a kind again and counts them anew. After each table `step` is called. Gives how many games count.
pub async fn rebuild_ratings(
    store: &dyn Store,
    catalog: Catalog,
    game: &str,
    mut step: impl FnMut(),
) -> Result<u64, TableError> {
    loop {
        let before = store.tally(game.to_owned()).await?;
        let tables = store.rated_tables(game.to_owned()).await?;
        let (mut games, mut ratings) = (Vec::new(), Ratings::default());
        for &table in &tables {
            if let Some(mut one) = read(store, catalog, table).await? {
                ratings.count(&mut one);
                games.push(one);
            }
            step();
        }
        let number = games.len() as u64;
        let counted = Counted {
            game: game.to_owned(),
            before,
            afresh: true,
            tables,
            last: games.last().map(RatedGame::turn),
            games,
            ratings: ratings.0.into_iter().collect(),
        };
        if store.keep_counted(counted).await? {
            return Ok(number);
        }
    }
}
