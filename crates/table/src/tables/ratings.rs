//! Ratings, and what is known of a player and of a game from results.

use std::collections::{BTreeMap, HashMap};

use bots::Level;
use catalog::AnyGame;
use engine::Seat;

use super::Tables;
use super::lobby::Fared;
use crate::accounts::skeleton;
use crate::manners::Regard;
use crate::pace::PaceKind;
use crate::ratings::{Contender, RatedGame, Rating, count_ratings};
use crate::seating::Caller;
use crate::summary::Listed;
use crate::table_error::TableError;
use crate::{TableId, VisitorId};

/// So many rated games of somebody are looked at.
const MOST_GAMES: u32 = 500;
/// So many finished games of a kind are looked at.
const MOST_FINISHED: u32 = 500;
/// So many of the best are listed.
const MOST_BEST: u32 = 10;
/// A game that ended within the last so many seconds does not count yet: another one that ended at the same time may not be stored yet.
const SETTLES: i64 = 1;

/// Who played: as everybody may know them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rival {
    /// Somebody by name.
    Player(String),
    /// Somebody who has deleted their account.
    Former,
    /// The bot of a level.
    Bot(Level),
}

impl Rival {
    /// The bot's level, if it is one.
    pub fn level(&self) -> Option<Level> {
        match self {
            Rival::Bot(level) => Some(*level),
            _ => None,
        }
    }
}

/// Somebody's games of one kind.
pub struct GameRecord {
    /// Which game.
    pub kind: &'static dyn AnyGame,
    /// How well they play it.
    pub rating: Rating,
    /// The rating after each game, as people see it, the first first.
    pub curve: Vec<i64>,
    /// How they fared with each side: the number of seats, the seat, and the games with their results.
    pub sides: BTreeMap<(u8, Seat), Results>,
}

/// How often something was played and won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// How many games.
    pub games: usize,
    /// How many of them were won, alone or with others; against somebody: how often one came before them.
    pub won: usize,
    /// How often one came behind them; else how many were not won.
    pub lost: usize,
}

/// A rated game of somebody.
pub struct PlayedGame {
    /// Which game.
    pub kind: &'static dyn AnyGame,
    /// Where it can be seen.
    pub table: TableId,
    /// When it ended, in seconds since 1970.
    pub ended: i64,
    /// How many played.
    pub seats: u8,
    /// Which seat they had.
    pub seat: Seat,
    /// Where they came, from 1.
    pub place: u8,
    /// What it has changed about their rating.
    pub change: i64,
    /// The others in the order of their seats.
    pub against: Vec<Rival>,
}

/// Somebody with an account, as everybody may know them.
pub struct Profile {
    /// What they are called.
    pub name: String,
    /// When they made their account, in seconds since 1970.
    pub since: i64,
    /// Whether the caller is asking about themselves.
    pub own: bool,
    /// How the caller regards them.
    pub regard: Option<Regard>,
    /// The games for which they have a rating, in the order of the catalog.
    pub games: Vec<GameRecord>,
    /// Their rated games, the latest first.
    pub played: Vec<PlayedGame>,
    /// How they fared against others, those whom they met most often first.
    pub rivals: Vec<(Rival, Results)>,
    /// Their public tables that are over, the latest first.
    pub finished: Vec<Listed>,
}

/// Somebody in the list of the best.
pub struct Ranked {
    /// Who.
    pub who: Rival,
    /// How well they play.
    pub rating: Rating,
    /// Whether it is the caller.
    pub own: bool,
}

/// What finished public games tell about a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameHistory {
    /// How the sides have fared, by the number of seats.
    pub fared: BTreeMap<u8, Fared>,
    /// How many seconds half of the games took that were played in one sitting.
    pub live: Option<i64>,
    /// The same for games over days.
    pub correspondence: Option<i64>,
}

impl Tables {
    /// Counts the rated games that have ended; gives how many.
    pub async fn count_ratings(&self) -> Result<u64, TableError> {
        count_ratings(self.store(), self.0.catalog, self.now() - SETTLES).await
    }

    /// Somebody with an account, if there is one with this name.
    pub async fn profile(
        &self,
        name: &str,
        caller: &Caller,
    ) -> Result<Option<Profile>, TableError> {
        let store = self.store();
        let Some(account) = store.account_named(skeleton(name)).await? else {
            return Ok(None);
        };
        let who = Contender::Player(account.id);
        // In this order: a game that is listed has been counted, even if it is counted right now.
        let all = store.rated_games_of(who, MOST_GAMES).await?;
        let ratings: HashMap<String, Rating> = store.ratings_of(who).await?.into_iter().collect();
        let mut names = Names::default();
        let (mut played, mut rivals) = (Vec::new(), BTreeMap::<Rival, Results>::new());
        for game in &all {
            let against = self.against(game, who, &mut names, &mut rivals).await?;
            let own = game.seats.iter().find(|seat| seat.who == who);
            if let (Some(own), Ok(kind)) = (own, self.0.catalog.find(&game.game)) {
                played.push(PlayedGame {
                    kind,
                    table: game.table,
                    ended: game.ended,
                    seats: game.seats.len() as u8,
                    seat: own.seat,
                    place: own.place,
                    change: own.change(),
                    against,
                });
            }
        }
        let mut rivals: Vec<(Rival, Results)> = rivals.into_iter().collect();
        rivals.sort_by_key(|(_, results)| std::cmp::Reverse(results.games));
        let games = self.0.catalog.kinds().filter_map(|kind| {
            let rating = *ratings.get(kind.id())?;
            Some(record(kind, rating, who, &all))
        });
        let (mut finished, _) = self.tables_of(account.id).await?;
        finished.retain(|table| table.is_held() && table.ended().is_some() && !table.is_private());
        let own = caller.visitor == Some(account.id);
        // Who has never played in public is nobody to others: names are not to be guessed here.
        if !own && played.is_empty() && finished.is_empty() {
            return Ok(None);
        }
        let regard = match caller.visitor {
            Some(who) => store.regard(who, account.id).await?,
            None => None,
        };
        Ok(Some(Profile {
            regard,
            games: games.collect(),
            name: account.name,
            since: account.created,
            own,
            played,
            rivals,
            finished,
        }))
    }

    /// The others in a game, and how somebody fared against them.
    async fn against(
        &self,
        game: &RatedGame,
        who: Contender,
        names: &mut Names,
        rivals: &mut BTreeMap<Rival, Results>,
    ) -> Result<Vec<Rival>, TableError> {
        let own = game.seats.iter().find(|seat| seat.who == who);
        let mut against = Vec::new();
        for other in game.seats.iter().filter(|seat| seat.who != who) {
            let rival = self.rival(other.who, names).await?;
            let results = rivals.entry(rival.clone()).or_default();
            results.games += 1;
            if let Some(own) = own {
                results.won += usize::from(own.place < other.place);
                results.lost += usize::from(own.place > other.place);
            }
            against.push(rival);
        }
        Ok(against)
    }

    /// What somebody is called.
    async fn rival(&self, who: Contender, names: &mut Names) -> Result<Rival, TableError> {
        let visitor = match who {
            Contender::Bot(level) => return Ok(Rival::Bot(level)),
            Contender::Player(visitor) => visitor,
        };
        if let Some(known) = names.0.get(&visitor) {
            return Ok(known.clone());
        }
        let account = self.store().account(visitor).await?;
        let rival = account.map_or(Rival::Former, |account| Rival::Player(account.name));
        names.0.insert(visitor, rival.clone());
        Ok(rival)
    }

    /// Who plays a game best.
    pub async fn best(&self, game: &str, caller: &Caller) -> Result<Vec<Ranked>, TableError> {
        let mut names = Names::default();
        let mut best = Vec::new();
        for (who, rating) in self.store().best(game.to_owned(), MOST_BEST).await? {
            best.push(Ranked {
                who: self.rival(who, &mut names).await?,
                rating,
                own: caller.visitor.map(Contender::Player) == Some(who),
            });
        }
        Ok(best)
    }

    /// What the latest public games tell about a game: how the sides have fared, and how long it takes.
    pub async fn history(&self, game: &str) -> Result<GameHistory, TableError> {
        let finished = self.0.store.finished_tables(game.to_owned(), MOST_FINISHED);
        let mut history = GameHistory::default();
        let (mut live, mut correspondence) = (Vec::new(), Vec::new());
        for one in finished.await? {
            let (header, table) = (&one.table.header, &one.table);
            let outcome = one.standing.and_then(|standing| standing.outcome);
            let Some(outcome) = outcome.filter(|_| header.data.is_none()) else {
                continue;
            };
            let fared = history.fared.entry(header.seats).or_default();
            fared.games += 1;
            fared.wins.resize(header.seats.into(), 0);
            for (index, wins) in fared.wins.iter_mut().enumerate() {
                *wins += usize::from(outcome.winners.contains(Seat(index as u8)));
            }
            let took = table.ended.zip(table.started);
            let took = took.map(|(ended, started)| ended - started);
            match table.pace.map(|pace| pace.kind) {
                Some(PaceKind::Correspondence) => correspondence.extend(took),
                Some(PaceKind::Live) => live.extend(took),
                // Friends without a clock may sleep in between.
                None => {}
            }
        }
        history.live = median(live);
        history.correspondence = median(correspondence);
        Ok(history)
    }
}

/// What people are called who were looked for already.
#[derive(Default)]
struct Names(HashMap<VisitorId, Rival>);

/// Somebody's games of one kind, of all that they have played, the latest first.
fn record(
    kind: &'static dyn AnyGame,
    rating: Rating,
    who: Contender,
    all: &[RatedGame],
) -> GameRecord {
    let (mut curve, mut sides) = (Vec::new(), BTreeMap::<(u8, Seat), Results>::new());
    for game in all.iter().rev().filter(|game| game.game == kind.id()) {
        let seats = game.seats.len() as u8;
        if let Some(own) = game.seats.iter().find(|seat| seat.who == who) {
            curve.push(own.shown());
            let results = sides.entry((seats, own.seat)).or_default();
            results.games += 1;
            results.won += usize::from(own.place == 1);
            results.lost += usize::from(own.place > 1);
        }
    }
    GameRecord {
        kind,
        rating,
        curve,
        sides,
    }
}

fn median(mut all: Vec<i64>) -> Option<i64> {
    all.sort_unstable();
    all.get(all.len() / 2).copied()
}
