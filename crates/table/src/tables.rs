//! The one door to all tables.

mod again;
mod automatic;
mod broken;
mod clocks;
mod create;
mod decide;
mod execute;
mod find;
mod fit;
mod follow;
mod friends;
mod hint;
mod invited;
mod join;
mod list;
mod lobby;
mod manners;
mod play_on;
mod ratings;
mod replace;
mod role;
mod seats;
mod set_aside;
mod talk;

pub use broken::BrokenTable;
pub use find::Wish;
pub use friends::{Befriend, Company};
pub use hint::{HintQuestion, HintTurn};
pub use join::{LONGEST_CONTRIBUTION, LONGEST_NAME};
pub use lobby::Fared;
pub use manners::{Complaint, LONGEST_REPORT, RegardedPerson};
pub use play_on::PlayOn;
pub use ratings::{GameHistory, GameRecord, PlayedGame, Profile, Ranked, Results, Rival};
pub use talk::{Heard, LONGEST_LINE};

use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use catalog::{AnyQuestion, Catalog};
use engine::fair::Secret;
use engine::{Seat, Seats, Viewer};
use tokio::sync::{OwnedMappedMutexGuard, OwnedMutexGuard, mpsc};

use broken::Reasons;
use clocks::Alarms;

use crate::accounts::{Passwords, Sessions};
use crate::cache::Cache;
use crate::ids::random;
use crate::live_table::LiveTable;
use crate::news::{Hub, Listener, News, NewsKind};
use crate::position::Position;
use crate::quota::{Quota, Turnstile};
use crate::seating::{Caller, StreamKey, ViewAs};
use crate::signing::SigningKey;
use crate::store::{Change, Store, StoreError};
use crate::table_error::TableError;
use crate::table_view::{Keys, TableView};
use crate::{EntryNumber, Key, Role, TableId, VisitorId};

/// Tells the time in seconds since 1970.
pub type Clock = fn() -> i64;

/// Makes the secret that the dice of a new table come from.
pub type Secrets = fn() -> Secret;

/// A secret that nobody can guess.
pub fn random_secret() -> Secret {
    Secret(engine::Seed(random()))
}

/// All tables. Clones are the same tables.
#[derive(Clone)]
pub struct Tables(Arc<Inner>);

struct Inner {
    store: Arc<dyn Store>,
    catalog: Catalog,
    key: Key,
    signing: SigningKey,
    cache: Cache,
    broken: Reasons,
    hub: Hub,
    clock: Clock,
    secrets: Secrets,
    quota: Quota,
    turnstile: Turnstile,
    alarms: Alarms,
    bots: mpsc::UnboundedSender<TableId>,
    /// How many decisions were stored here since the start, by game.
    decisions: Mutex<BTreeMap<String, u64>>,
    /// How many tables were read whole since the start.
    read: AtomicU64,
    /// Whether other processes use the same store.
    shared: bool,
    /// Who lets bots think.
    role: OnceLock<Role>,
    /// Whoever wants to hear what others write.
    heard: OnceLock<mpsc::UnboundedSender<Change>>,
    passwords: Passwords,
    sessions: Sessions,
}

/// A bot that is to act.
pub struct BotTurn {
    /// Its seat.
    pub seat: Seat,
    /// How strong it is.
    pub level: bots::Level,
    /// The last entry of the position.
    pub entry: EntryNumber,
    /// What it does at random follows from this.
    pub seed: u64,
    /// What it is asked.
    pub question: Arc<dyn AnyQuestion>,
    /// Who made the table.
    pub host: Option<VisitorId>,
    /// Whose purse it counts for; none if nobody is known.
    pub purse: Option<VisitorId>,
    /// Whether people sit at the table, who wait for it.
    pub awaited: bool,
}

/// A table that is in memory, and nobody else's for the moment.
type Held = OwnedMappedMutexGuard<Option<LiveTable>, LiveTable>;

impl Tables {
    /// The tables of a store, of which at most `most` are kept in memory, and of which nobody has more than the quota. Also
    /// gives the names of the tables where a bot is to act, or the table itself in a player's name, as they come up.
    pub async fn open(
        store: Arc<dyn Store>,
        catalog: Catalog,
        clock: Clock,
        secrets: Secrets,
        most: NonZero<usize>,
        quota: Quota,
    ) -> Result<(Tables, mpsc::UnboundedReceiver<TableId>), StoreError> {
        let key = Key(store.key("links", Key::random().0).await?);
        let signing = SigningKey::new(store.key("chronicles", Key::random().0).await?);
        let (bots, turns) = mpsc::unbounded_channel();
        let shared = store.shared();
        let tables = Tables(Arc::new(Inner {
            store,
            catalog,
            key,
            signing,
            cache: Cache::new(most),
            broken: Reasons::default(),
            hub: Hub::default(),
            clock,
            secrets,
            quota,
            turnstile: Turnstile::new(),
            alarms: Alarms::default(),
            bots,
            decisions: Mutex::default(),
            read: AtomicU64::new(0),
            shared: shared.is_some(),
            role: OnceLock::new(),
            heard: OnceLock::new(),
            passwords: Passwords::new(),
            sessions: Sessions::new(),
        }));
        if let Some(shared) = shared {
            tables.follow(shared);
        }
        Ok((tables, turns))
    }

    /// The games that can be played.
    pub fn catalog(&self) -> Catalog {
        self.0.catalog
    }

    /// The key that chronicles are signed with.
    pub fn signing_key(&self) -> &SigningKey {
        &self.0.signing
    }

    fn keys(&self) -> Keys<'_> {
        Keys {
            links: &self.0.key,
            chronicles: &self.0.signing,
        }
    }

    /// Where the tables are kept.
    pub fn store(&self) -> &dyn Store {
        self.0.store.as_ref()
    }

    /// Whether other processes use the same store.
    pub fn is_shared(&self) -> bool {
        self.0.shared
    }

    /// Whether this process lets the bots of a table think for so long.
    pub async fn lease_bots(&self, table: TableId, time: Duration) -> Result<bool, TableError> {
        Ok(self.0.store.lease(table, time).await?)
    }

    /// Where the game stands, if the caller may look, and what is new there from then on.
    pub async fn listen(
        &self,
        table: TableId,
        caller: &Caller,
    ) -> Result<(Position, Listener), TableError> {
        let mut held = self.hold(table).await?;
        held.viewer(caller, ViewAs::Own)?;
        self.looked_at(&mut held);
        let watches = held.held(caller).is_empty();
        // Nothing can be told as long as the table is held.
        Ok((held.position(), self.0.hub.listen(table, watches)))
    }

    /// Lets everybody who listens to a table look again: their pages say something new, although the game stands as it did.
    pub async fn look_again(&self, table: TableId) -> Result<(), TableError> {
        let held = self.hold(table).await?;
        self.tell(&held, NewsKind::Seats);
        Ok(())
    }

    /// How many decisions this process has stored since it was started, by game.
    pub fn decisions(&self) -> BTreeMap<String, u64> {
        self.counted().clone()
    }

    /// Counts decisions that were stored.
    fn count(&self, running: &LiveTable, decisions: usize) {
        let game = &running.table.header.game;
        let mut counted = self.counted();
        match counted.get_mut(game) {
            Some(count) => *count += decisions as u64,
            None => drop(counted.insert(game.clone(), decisions as u64)),
        }
    }

    fn counted(&self) -> MutexGuard<'_, BTreeMap<String, u64>> {
        let decisions = &self.0.decisions;
        decisions.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables are in memory.
    pub fn in_memory(&self) -> usize {
        self.0.cache.len()
    }

    /// How many tables were read whole, and played again from the beginning, since the start.
    pub fn read_whole(&self) -> u64 {
        self.0.read.load(Ordering::Relaxed)
    }

    /// How many listen, at all tables together.
    pub fn listeners(&self) -> usize {
        self.0.hub.listeners()
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
        look: ViewAs,
        read: impl FnOnce(&TableView<'_>) -> T,
    ) -> Result<T, TableError> {
        let mut held = self.hold(table).await?;
        self.looked_at(&mut held);
        let view = TableView::new(&held, self.keys(), self.now(), caller, look)?;
        Ok(read(&view))
    }

    /// Where the game stands, if the caller may look.
    pub async fn position(&self, table: TableId, caller: &Caller) -> Result<Position, TableError> {
        let held = self.hold(table).await?;
        held.viewer(caller, ViewAs::Own)?;
        Ok(held.position())
    }

    /// Through whose eyes the caller may look.
    pub async fn viewer(
        &self,
        table: TableId,
        caller: &Caller,
        look: ViewAs,
    ) -> Result<Viewer, TableError> {
        self.hold(table).await?.viewer(caller, look)
    }

    /// The bot that is to act at a table.
    pub async fn bot_turn(&self, table: TableId) -> Result<Option<BotTurn>, TableError> {
        let held = self.hold(table).await?;
        let Some((seat, level)) = held.bot_to_act() else {
            return Ok(None);
        };
        if self.0.left_to_others() || self.rests(&held).await? {
            return Ok(None);
        }
        let question = held.playing()?.question(seat);
        Ok(question.map(|question| BotTurn {
            seat,
            level,
            entry: held.position().entry,
            seed: held.bot_seed(seat),
            question,
            host: held.table.host,
            purse: held.purse.or(held.table.host),
            awaited: held.has_people(),
        }))
    }

    /// The table in memory, read from the store if it has to be.
    async fn hold(&self, table: TableId) -> Result<Held, TableError> {
        let place = self.0.cache.place(table);
        let mut held = place.clone().lock_owned().await;
        if let Some(running) = held.as_mut().filter(|running| running.behind) {
            self.catch_up(running).await?;
        }
        if held.as_ref().is_none_or(|running| running.in_doubt) {
            self.0.read.fetch_add(1, Ordering::Relaxed);
            let load = async || {
                let stored = self.0.store.load(table).await?;
                stored.ok_or(TableError::UnknownTable)
            };
            let mut stored = load().await?;
            let late = self.begin_late(&stored).await?;
            if late {
                stored = load().await?;
            }
            let catalog = self.0.catalog;
            let running = if stored.table.header.data.is_some() {
                // Its data have to be read first, which takes longer than the game's own.
                beside(move || LiveTable::new(stored, catalog)).await?
            } else {
                LiveTable::new(stored, catalog)
            };
            self.0.broken.note(table, &running);
            let mut running = running?;
            if !running.position().over {
                running.purse = self.0.store.purse(table).await?;
            }
            *held = Some(running);
            self.0.cache.keep(table, place);
            if let Some(running) = held.as_ref() {
                self.set_alarm(running);
            }
            if let Some(running) = held.as_ref()
                && (late || running.pass_turn(Seats::NONE).is_some())
            {
                self.call_bot(running);
            }
        }
        OwnedMutexGuard::try_map(held, Option::as_mut).map_err(|_| TableError::UnknownTable)
    }

    /// Somebody looks at a table: bots that rested because nobody did go on.
    fn looked_at(&self, held: &mut Held) {
        let rested = self.is_left_alone(held);
        held.looked = self.now();
        self.is_watched_here(held);
        if rested {
            self.call_bot(held);
        }
    }

    /// Whether only bots sit at the table and nobody has looked for a while: then they rest.
    fn is_left_alone(&self, running: &LiveTable) -> bool {
        let watched = self.0.hub.listens(running.table.id);
        let looked = self.now().saturating_sub(running.looked) < REST_AFTER;
        !(running.has_people() || watched || looked)
    }

    pub(crate) fn now(&self) -> i64 {
        (self.0.clock)()
    }

    fn tell(&self, running: &LiveTable, kind: NewsKind) {
        self.tell_others(running, kind, None);
    }

    /// Tells everybody but the live stream that knows it already.
    fn tell_others(&self, running: &LiveTable, kind: NewsKind, known: Option<StreamKey>) {
        let position = running.position();
        let news = News {
            kind,
            position,
            known,
        };
        self.0.hub.tell(running.table.id, news);
    }

    /// Whoever is to go on at a table by itself is told: bots, and the clock.
    fn call_bot(&self, running: &LiveTable) {
        self.set_alarm(running);
        if running.bot_to_act().is_some() || running.pass_turn(Seats::NONE).is_some() {
            // Nobody listens when the server stops; the table is found again after the restart.
            let _ = self.0.bots.send(running.table.id);
        }
    }
}

/// Bots among themselves rest when nobody has looked for so many seconds.
const REST_AFTER: i64 = 60;

/// Works on a thread that no request waits for.
async fn beside<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, TableError> {
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|error| StoreError(error.to_string()).into())
}
