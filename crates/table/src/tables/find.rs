//! "Find me a game": whoever looks for the same sits down together.
//!
//! Who looks for what is in the store and nowhere else, so that it works the same on one server and on several. Any server, at any
//! moment, can read who looks and see who fits together ([`together`]); the table that it makes for them is stored in one transaction
//! with the note that they have found it, or not at all if one of them has gone or another server was faster.

use std::collections::BTreeMap;

use bots::Level;
use catalog::{AnyGame, Catalog};
use engine::{Rng, Seat};

use super::Tables;
use super::join::begun;
use crate::command::Command;
use crate::data_file::without_comments;
use crate::ids::random;
use crate::lobby::{Search, Skill};
use crate::pace::{DAY, Pace, PaceKind, WhenOut};
use crate::purses::Payers;
use crate::seating::{Caller, SeatKind, SeatRecord};
use crate::store::TableRecord;
use crate::summary::Listed;
use crate::table_error::TableError;
use crate::to_the_end::to_the_end;
use crate::{TableId, Token, VisitorId};

/// Whoever wants to play in one sitting is there if they have asked in the last so many seconds.
const THERE_FOR: i64 = 60;
/// It is noted that they are there after so many seconds.
const NOTED_AFTER: i64 = 10;
/// A search that nobody has asked about for so many seconds is over: a week.
const KEPT_FOR: i64 = 7 * DAY;
/// At a table that was made so many seconds ago somebody is still there who wants to play in one sitting.
const FRESH: i64 = 15 * 60;
/// How many tables are made in one go at most.
const MOST_AT_ONCE: usize = 100;
/// Games that take so many minutes at the least are long.
const LONG_GAME: u16 = 180;

/// What somebody looks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// What they want to be called.
    pub name: String,
    /// The games that they would play, the one that they would like best first.
    pub games: Vec<String>,
    /// With how many players.
    pub seats: u8,
    /// How; none for a game without a clock.
    pub pace: Option<PaceKind>,
    /// After how many seconds bots may take the seats that are left; none if never.
    pub fill_after: Option<i64>,
}

/// The data files that replace games' own.
type OwnData = BTreeMap<String, String>;

impl Tables {
    /// Looks for a game: the table, if there is one at once.
    pub async fn look_for(
        &self,
        caller: &Caller,
        wish: Wish,
        data: &OwnData,
    ) -> Result<Option<TableId>, TableError> {
        let visitor = caller.visitor.ok_or(TableError::NotYourSeat)?;
        let catalog = self.0.catalog;
        let mut games = wish.games;
        games.retain(|game| can_play(catalog, game, wish.seats).is_some());
        if games.is_empty() {
            return Err(TableError::Empty);
        }
        let name = match &caller.name {
            Some(name) => name.to_string(),
            None => self.guest_name(&wish.name).await?,
        };
        // Nobody gets more tables by looking than by making them.
        let payers = Payers::new(visitor, caller.purse());
        self.must_fit(payers, usize::from(wish.seats.saturating_sub(1)))
            .await?;
        let now = self.now();
        let search = Search {
            visitor,
            purse: payers.purse,
            number: TableId::random().to_number(),
            name,
            games,
            seats: wish.seats,
            pace: wish.pace,
            since: now,
            fill: wish
                .fill_after
                .map(|after| now.saturating_add(after.max(0))),
            seen: now,
            found: None,
        };
        if let Some(table) = self.sit_down(caller, &search, data).await? {
            return Ok(Some(table));
        }
        self.0.store.keep_search(search, now - KEPT_FOR).await?;
        self.match_searches(data).await?;
        let search = self.0.store.search_of(visitor).await?;
        Ok(search.and_then(|search| search.found))
    }

    /// Takes the last free seat at a public table that is just what somebody looks for.
    async fn sit_down(
        &self,
        caller: &Caller,
        search: &Search,
        data: &OwnData,
    ) -> Result<Option<TableId>, TableError> {
        for table in self.open_tables(caller).await? {
            let recent = search.pace == Some(PaceKind::Correspondence)
                || table.created() >= search.since - FRESH;
            let Some(seat) = last_seat(&table).filter(|_| recent && fits(&table, search, data))
            else {
                continue;
            };
            let join = Command::Join {
                seat: Some(seat),
                name: search.name.clone(),
                contribution: String::new(),
            };
            let (id, lang) = (table.id(), words::Lang::default());
            match self.execute(id, caller, join, lang).await {
                Ok(_) => {
                    self.0.store.end_search(search.visitor).await?;
                    return Ok(Some(id));
                }
                Err(TableError::Store(error)) => return Err(error.into()),
                // Somebody was faster, or it is gone.
                Err(_) => {}
            }
        }
        Ok(None)
    }

    /// What a visitor looks for, or what was found for them. Whoever asks for themselves is there.
    pub async fn search(&self, visitor: VisitorId) -> Result<Option<Search>, TableError> {
        let Some(search) = self.0.store.search_of(visitor).await? else {
            return Ok(None);
        };
        let now = self.now();
        if search.found.is_none() && search.seen + NOTED_AFTER <= now {
            self.0.store.touch_search(visitor, now).await?;
        }
        Ok(Some(search))
    }

    /// Whether a visitor looks for a game and has not found one. Whoever asks need not be there.
    pub async fn is_looking(&self, visitor: VisitorId) -> Result<bool, TableError> {
        let search = self.0.store.search_of(visitor).await?;
        Ok(search.is_some_and(|search| search.found.is_none()))
    }

    /// Everybody who looks for a game and is there.
    pub async fn searches(&self) -> Result<Vec<Search>, TableError> {
        let mut searches = self.0.store.searches().await?;
        let now = self.now();
        searches.retain(|search| is_there(search, now));
        Ok(searches)
    }

    /// Looks for nothing any more.
    pub async fn stop_looking(&self, visitor: VisitorId) -> Result<(), TableError> {
        Ok(self.0.store.end_search(visitor).await?)
    }

    /// Makes the tables for those who fit together. Any number of servers may do so at the same time.
    pub async fn match_searches(&self, data: &OwnData) -> Result<(), TableError> {
        for _ in 0..MOST_AT_ONCE {
            let searches = self.searches().await?;
            let apart = match searches.len() {
                0 | 1 => Vec::new(),
                _ => self.0.store.apart().await?,
            };
            let Some(found) = together(&searches, &apart, self.0.catalog, self.now()) else {
                break;
            };
            let (table, seats) = self.table_for(&found, data);
            let numbers = found.people.iter();
            let numbers = numbers.map(|one| (one.visitor, one.number)).collect();
            let (id, purse) = (table.id, found.people[0].purse);
            let tables = self.clone();
            to_the_end(async move {
                // If somebody was faster, it is looked again who is left.
                if tables.0.store.settle(numbers, table, seats).await? {
                    if let Some(purse) = purse {
                        tables.0.store.charge(id, purse).await?;
                    }
                    tables.opened(id).await?;
                }
                Ok(())
            })
            .await?;
        }
        Ok(())
    }

    /// The table for those who fit together: everybody sits at random.
    fn table_for(&self, found: &Found<'_>, data: &OwnData) -> (TableRecord, Vec<SeatRecord>) {
        let (kind, first) = (found.kind, found.people[0]);
        let mut header = kind.header(first.seats);
        header.data = data.get(kind.id()).map(|data| without_comments(data));
        let table = TableRecord {
            // Nobody watches how somebody plays against bots, unless they want it.
            private: found.people.len() == 1,
            pace: first.pace.map(|pace| usual(pace, kind)),
            ..self.new_table(header, Some(first.visitor))
        };
        let mut order: Vec<Option<&Search>> = found.people.iter().copied().map(Some).collect();
        order.resize(first.seats.into(), None);
        let mut rng = Rng::new(u64::from_le_bytes(random()));
        for last in (1..order.len()).rev() {
            order.swap(last, rng.below(last + 1));
        }
        let seats = Seat::all(first.seats).zip(order).map(|(seat, sits)| {
            let host = sits.is_some_and(|one| one.visitor == first.visitor);
            SeatRecord {
                seat,
                kind: match sits {
                    Some(_) if host => SeatKind::Me,
                    Some(_) => SeatKind::Friend,
                    None => SeatKind::Bot,
                },
                level: sits.is_none().then_some(Level::USUAL),
                visitor: sits.map(|one| one.visitor),
                taken: true,
                token: sits.map(|_| Token::of_seat(&self.0.key, table.id, seat, 0).hash()),
                issue: 0,
                name: sits.map_or_else(String::new, |one| one.name.clone()),
                contribution: String::new(),
            }
        });
        let seats: Vec<SeatRecord> = seats.collect();
        let table = begun(&table, &seats, table.created).unwrap_or(table);
        (table, seats)
    }
}

/// Those who play together, whoever came first first, and what.
struct Found<'s> {
    kind: &'static dyn AnyGame,
    people: Vec<&'s Search>,
}

/// The game, if so many can play it.
fn can_play(catalog: Catalog, game: &str, seats: u8) -> Option<&'static dyn AnyGame> {
    let kind = catalog.find(game).ok()?;
    kind.seats().contains(&seats).then_some(kind)
}

/// Whether somebody is there: a game over days can begin without them.
fn is_there(search: &Search, now: i64) -> bool {
    search.pace == Some(PaceKind::Correspondence) || search.seen + THERE_FOR >= now
}

/// The first who fit together: as many as there are seats, or fewer if all of them would play with bots by now.
/// Nobody plays with somebody whom they have blocked.
fn together<'s>(
    searches: &'s [Search],
    apart: &[(VisitorId, VisitorId)],
    catalog: Catalog,
    now: i64,
) -> Option<Found<'s>> {
    let fills = |one: &Search| one.fill.is_some_and(|fill| fill <= now);
    for first in searches {
        let with = |game: &String| -> Vec<&'s Search> {
            let like = |one: &&Search| {
                one.seats == first.seats && one.pace == first.pace && one.games.contains(game)
            };
            searches.iter().filter(like).collect()
        };
        let seats = usize::from(first.seats);
        let mut fewer: Option<Found<'s>> = None;
        for game in &first.games {
            let Some(kind) = can_play(catalog, game, first.seats) else {
                continue;
            };
            let people = at_peace(first, with(game), apart);
            if people.len() >= seats {
                let people = people.into_iter().take(seats).collect();
                return Some(Found { kind, people });
            }
            // Without those who still wait, others may be at peace.
            let filling = with(game).into_iter().filter(|one| fills(one)).collect();
            let people = at_peace(first, filling, apart);
            let more = fewer
                .as_ref()
                .is_none_or(|best| best.people.len() < people.len());
            if fills(first) && more {
                fewer = Some(Found { kind, people });
            }
        }
        if fewer.is_some() {
            return fewer;
        }
    }
    None
}

/// Of these, those who sit down together: whoever has looked longest in any case, and then everybody who is at peace with those before them.
fn at_peace<'s>(
    first: &'s Search,
    people: Vec<&'s Search>,
    apart: &[(VisitorId, VisitorId)],
) -> Vec<&'s Search> {
    let mut together = vec![first];
    for one in people {
        let blocks = |other: &&Search| {
            let (one, other) = (one.visitor, other.visitor);
            apart.contains(&(one, other)) || apart.contains(&(other, one))
        };
        if one.visitor != first.visitor && !together.iter().any(blocks) {
            together.push(one);
        }
    }
    together
}

/// The pace of a game that was found: half an hour each, or an hour in a long game; or a move a day. A bot plays for whoever is away.
fn usual(kind: PaceKind, game: &'static dyn AnyGame) -> Pace {
    let live = kind == PaceKind::Live;
    let long = *game.about().minutes.start() >= LONG_GAME;
    Pace {
        kind,
        bank: match (live, long) {
            (true, false) => 30 * 60,
            (true, true) => 60 * 60,
            (false, _) => 2 * DAY,
        },
        increment: if live { 10 } else { DAY },
        cap: if live { DAY } else { 3 * DAY },
        sleep: None,
        holidays: if live { 0 } else { 14 },
        when_out: WhenOut::Bot,
    }
}

/// The only seat that is free, if any stranger may take it.
fn last_seat(table: &Listed) -> Option<Seat> {
    let mut free = table.free_seats().iter();
    let seat = free.next()?;
    (free.next().is_none() && table.untaken() == 1).then_some(seat)
}

/// Whether a table is just what somebody looks for: nothing but the game as it is usually played.
fn fits(table: &Listed, search: &Search, data: &OwnData) -> bool {
    let (header, game) = (table.header(), table.kind().id());
    let usual = table.kind().header(header.seats);
    let own = data.get(game).map(|data| without_comments(data));
    header.seats == search.seats
        && search.games.iter().any(|wanted| wanted == game)
        && table.pace().map(|pace| pace.kind) == search.pace
        && header.options == usual.options
        && header.data == own
        && table
            .audience()
            .is_none_or(|audience| audience.skill == Skill::Anybody)
        && !table.is_rated()
        && !table.is_held()
}
