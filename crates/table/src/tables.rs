//! The one door to all tables.

mod create;
mod decide;
mod execute;
mod hint;
mod join;
mod replace;
mod talk;

pub use hint::HintTurn;
pub use join::{LONGEST_CONTRIBUTION, LONGEST_NAME};
pub use talk::LONGEST_LINE;

use std::num::NonZero;
use std::sync::Arc;

use catalog::{AnyQuestion, Catalog};
use engine::{Seat, Seats, Viewer};
use tokio::sync::{OwnedMappedMutexGuard, OwnedMutexGuard, mpsc};

use crate::cache::Cache;
use crate::news::{Hub, Kind, Listener, News};
use crate::position::Position;
use crate::running::Running;
use crate::seating::{Caller, Echo, Look};
use crate::sight::Sight;
use crate::store::{Store, StoreError};
use crate::trouble::Trouble;
use crate::{Key, TableId, VisitorId};

pub(crate) use replace::HOURS_KEPT;

/// Tells the time in seconds since 1970.
pub type Clock = fn() -> i64;

/// All tables. Clones are the same tables.
#[derive(Clone)]
pub struct Tables(Arc<Inner>);

struct Inner {
    store: Arc<dyn Store>,
    catalog: Catalog,
    key: Key,
    cache: Cache,
    hub: Hub,
    clock: Clock,
    bots: mpsc::UnboundedSender<TableId>,
}

/// A bot that is to act.
pub struct BotTurn {
    /// Its seat.
    pub seat: Seat,
    /// How strong it is.
    pub level: bots::Level,
    /// The number of the position.
    pub number: u32,
    /// What it does at random follows from this.
    pub seed: u64,
    /// What it is asked.
    pub question: Arc<dyn AnyQuestion>,
}

/// A table that is in memory, and nobody else's for the moment.
type Held = OwnedMappedMutexGuard<Option<Running>, Running>;

impl Tables {
    /// The tables of a store, of which at most `most` are kept in memory. Also gives the names of the tables
    /// where a bot is to act, as they come up.
    pub async fn open(
        store: Arc<dyn Store>,
        catalog: Catalog,
        clock: Clock,
        most: NonZero<usize>,
    ) -> Result<(Tables, mpsc::UnboundedReceiver<TableId>), StoreError> {
        let key = Key(store.key("links", Key::random().0).await?);
        let (bots, turns) = mpsc::unbounded_channel();
        let tables = Tables(Arc::new(Inner {
            store,
            catalog,
            key,
            cache: Cache::new(most),
            hub: Hub::default(),
            clock,
            bots,
        }));
        Ok((tables, turns))
    }

    /// The games that can be played.
    pub fn catalog(&self) -> Catalog {
        self.0.catalog
    }

    /// Where the tables are kept.
    pub fn store(&self) -> &dyn Store {
        self.0.store.as_ref()
    }

    /// Where the game stands, if the caller may look, and what is new there from then on.
    pub async fn listen(
        &self,
        table: TableId,
        caller: &Caller,
    ) -> Result<(Position, Listener), Trouble> {
        let held = self.hold(table).await?;
        held.viewer(caller, Look::Own)?;
        // Nothing can be told as long as the table is held.
        Ok((held.position(), self.0.hub.listen(table)))
    }

    /// How many tables are listened to.
    pub fn listened_to(&self) -> usize {
        self.0.hub.len()
    }

    /// Looks at a table as the caller may.
    pub async fn look<T>(
        &self,
        table: TableId,
        caller: &Caller,
        look: Look,
        read: impl FnOnce(&Sight<'_>) -> T,
    ) -> Result<T, Trouble> {
        let held = self.hold(table).await?;
        let sight = Sight::new(&held, &self.0.key, self.now(), caller, look)?;
        Ok(read(&sight))
    }

    /// Where the game stands, if the caller may look.
    pub async fn position(&self, table: TableId, caller: &Caller) -> Result<Position, Trouble> {
        let held = self.hold(table).await?;
        held.viewer(caller, Look::Own)?;
        Ok(held.position())
    }

    /// Through whose eyes the caller may look.
    pub async fn viewer(
        &self,
        table: TableId,
        caller: &Caller,
        look: Look,
    ) -> Result<Viewer, Trouble> {
        self.hold(table).await?.viewer(caller, look)
    }

    /// The tables of a visitor, newest first, with those where he is to act.
    pub async fn tables_of(&self, visitor: VisitorId) -> Result<Vec<(TableId, Seats)>, Trouble> {
        let caller = Caller::visitor(visitor);
        let mut tables = Vec::new();
        for table in self.0.store.tables_of(visitor, MOST_LISTED).await? {
            let to_act = self.look(table, &caller, Look::Own, |sight| {
                let to_act = sight.position().to_act;
                sight
                    .held()
                    .iter()
                    .filter(|&seat| to_act.contains(seat))
                    .collect()
            });
            tables.push((table, to_act.await?));
        }
        Ok(tables)
    }

    /// The public tables that wait for players, newest first.
    pub async fn open_tables(&self) -> Result<Vec<TableId>, Trouble> {
        Ok(self.0.store.open_tables(MOST_LISTED).await?)
    }

    /// Brings up all tables where a bot is to act: after a restart.
    pub async fn wake_bots(&self) -> Result<(), Trouble> {
        for table in self.0.store.tables_with_bots().await? {
            let held = self.hold(table).await?;
            self.call_bot(&held);
        }
        Ok(())
    }

    /// The bot that is to act at a table.
    pub async fn bot_turn(&self, table: TableId) -> Result<Option<BotTurn>, Trouble> {
        let held = self.hold(table).await?;
        let Some((seat, level)) = held.bot_to_act() else {
            return Ok(None);
        };
        let question = held.playing()?.question(seat);
        Ok(question.map(|question| BotTurn {
            seat,
            level,
            number: held.position().number,
            seed: held.bot_seed(seat),
            question,
        }))
    }

    /// The table in memory, read from the store if it has to be.
    async fn hold(&self, table: TableId) -> Result<Held, Trouble> {
        let place = self.0.cache.place(table);
        let mut held = place.clone().lock_owned().await;
        if held.as_ref().is_none_or(|running| running.in_doubt) {
            let stored = self.0.store.load(table).await?;
            let stored = stored.ok_or(Trouble::UnknownTable)?;
            *held = Some(Running::new(stored, self.0.catalog)?);
            self.0.cache.keep(table, place);
        }
        OwnedMutexGuard::try_map(held, Option::as_mut).map_err(|_| Trouble::UnknownTable)
    }

    fn now(&self) -> i64 {
        (self.0.clock)()
    }

    fn tell(&self, running: &Running, kind: Kind) {
        self.tell_others(running, kind, None);
    }

    /// Tells everybody but the live stream that knows it already.
    fn tell_others(&self, running: &Running, kind: Kind, known: Option<Echo>) {
        let position = running.position();
        let news = News {
            kind,
            position,
            known,
        };
        self.0.hub.tell(running.table.id, news);
    }

    fn call_bot(&self, running: &Running) {
        if running.bot_to_act().is_some() {
            // Nobody listens when the server stops; the table is found again after the restart.
            let _ = self.0.bots.send(running.table.id);
        }
    }
}

/// How many tables a list has at most.
const MOST_LISTED: u32 = 100;
