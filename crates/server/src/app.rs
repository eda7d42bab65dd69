//! What every request can reach.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::{Arc, OnceLock};

use axum::body::Bytes;
use store::Admin;
use table::{Clock, Key, Tables};
use tokio_util::sync::CancellationToken;

use crate::analyses::Analyses;
#[cfg(feature = "push")]
use crate::calls::push;
use crate::calls::{Calls, Presence};
use crate::companions::Companions;
use crate::courses::{Courses, PuzzleBooks};
use crate::house::House;
use crate::limit::Limit;
#[cfg(feature = "mail")]
use crate::mail::Mailer;
use crate::pages::assets::{self, Asset};
use crate::pages::updates::SentPages;
#[cfg(feature = "pictures")]
use crate::pictures::Pictures;
use crate::think_permits::ThinkPermits;
use crate::visits::Visits;
use crate::{Config, HttpError, LifeCycle, PublicUrl, Requester, api};

/// How many data files an address may bring in an hour, whoever brings them.
const DATA_FILES_PER_HOUR: NonZero<u32> = NonZero::new(20).unwrap();

/// How many accounts an address may make in an hour.
const ACCOUNTS_PER_HOUR: NonZero<u32> = NonZero::new(20).unwrap();

/// How many tests of a channel an address may send in an hour.
const TESTS_PER_HOUR: NonZero<u32> = NonZero::new(20).unwrap();

/// What every request can reach. Clones are the same.
#[derive(Clone)]
pub struct App(Arc<Inner>);

struct Inner {
    tables: Tables,
    cookies: Key,
    data: BTreeMap<String, String>,
    /// How many data files each address has brought lately.
    brought: Limit,
    /// How many accounts each address has made lately.
    accounts: Limit,
    /// How many tests of a channel each address has sent lately.
    tests: Limit,
    calls: Calls,
    mails: bool,
    #[cfg(feature = "mail")]
    mailer: Option<Mailer>,
    #[cfg(feature = "push")]
    push_sender: push::Sender,
    presence: Presence,
    public_url: Option<PublicUrl>,
    permits: ThinkPermits,
    analyses: Analyses,
    #[cfg(feature = "pictures")]
    pictures: Pictures,
    boards: Asset,
    sent_pages: SentPages,
    courses: Courses,
    puzzles: PuzzleBooks,
    companions: Companions,
    /// Whether bots take their time.
    unhurried: bool,
    contact: Option<String>,
    house: House,
    visits: Visits,
    life_cycle: LifeCycle,
    clock: Clock,
    stop: CancellationToken,
    /// The description of the API, once somebody asked for it.
    description: OnceLock<Bytes>,
}

impl App {
    /// The tables, the key that cookies are signed with, the permits to think, and what the server was started with.
    pub(crate) fn new(
        tables: Tables,
        cookies: Key,
        permits: ThinkPermits,
        (house, admin): (House, Arc<dyn Admin>),
        config: &Config,
        stop: CancellationToken,
    ) -> App {
        let patience = config.analysis_patience;
        let brought = Limit::per_hour(DATA_FILES_PER_HOUR);
        tokio::spawn(brought.clone().sweep(stop.clone()));
        let accounts = Limit::per_hour(ACCOUNTS_PER_HOUR);
        tokio::spawn(accounts.clone().sweep(stop.clone()));
        let tests = Limit::per_hour(TESTS_PER_HOUR);
        tokio::spawn(tests.clone().sweep(stop.clone()));
        let boards = assets::boards(tables.catalog());
        App(Arc::new(Inner {
            boards,
            sent_pages: SentPages::new(),
            courses: Courses::read(tables.catalog()),
            puzzles: PuzzleBooks::read(tables.catalog()),
            companions: Companions::default(),
            unhurried: !config.bot_pause.is_zero(),
            contact: config.contact.clone(),
            house,
            visits: Visits::new(admin, config.clock),
            life_cycle: config.life_cycle,
            clock: config.clock,
            cookies,
            data: config.data.clone(),
            brought,
            accounts,
            tests,
            calls: config.calls,
            mails: config.mail.is_some(),
            #[cfg(feature = "mail")]
            // A server that could not send does not start.
            mailer: Mailer::of(config).unwrap_or_default(),
            #[cfg(feature = "push")]
            push_sender: push::Sender::default(),
            presence: Presence::default(),
            public_url: config.public_url.clone(),
            analyses: Analyses::new(tables.clone(), permits.clone(), patience, stop.clone()),
            #[cfg(feature = "pictures")]
            pictures: Pictures::new(permits.clone(), config.pictures_at_once),
            permits,
            tables,
            stop,
            description: OnceLock::new(),
        }))
    }

    /// The permits to think.
    pub(crate) fn think_permits(&self) -> &ThinkPermits {
        &self.0.permits
    }

    /// The style sheet of the boards.
    pub(crate) fn boards(&self) -> &Asset {
        &self.0.boards
    }

    /// The pages that were sent lately.
    pub(crate) fn sent_pages(&self) -> &SentPages {
        &self.0.sent_pages
    }

    /// The lessons of all games.
    pub(crate) fn courses(&self) -> &Courses {
        &self.0.courses
    }

    /// The puzzles of all games.
    pub(crate) fn puzzles(&self) -> &PuzzleBooks {
        &self.0.puzzles
    }

    /// What companions have to say.
    pub(crate) fn companions(&self) -> &Companions {
        &self.0.companions
    }

    /// Whether bots take their time: then their moves are shown one by one to whoever has not chosen otherwise.
    pub(crate) fn is_unhurried(&self) -> bool {
        self.0.unhurried
    }

    /// The analyses of finished games.
    pub(crate) fn analyses(&self) -> &Analyses {
        &self.0.analyses
    }

    /// The pictures for sharing.
    #[cfg(feature = "pictures")]
    pub(crate) fn pictures(&self) -> &Pictures {
        &self.0.pictures
    }

    /// The tables.
    pub fn tables(&self) -> &Tables {
        &self.0.tables
    }

    /// Whom visitors write to.
    pub(crate) fn contact(&self) -> Option<&str> {
        self.0.contact.as_deref()
    }

    /// What the operator says.
    pub(crate) fn house(&self) -> &House {
        &self.0.house
    }

    /// Who was here.
    pub(crate) fn visits(&self) -> &Visits {
        &self.0.visits
    }

    /// After how many days what is removed.
    pub(crate) fn life_cycle(&self) -> LifeCycle {
        self.0.life_cycle
    }

    /// The time, in seconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        (self.0.clock)()
    }

    /// The key that cookies are signed with.
    pub(crate) fn cookies(&self) -> &Key {
        &self.0.cookies
    }

    /// The description of the API.
    pub(crate) fn description(&self) -> Bytes {
        let describe = || api::describe(self.tables().catalog()).to_string().into();
        self.0.description.get_or_init(describe).clone()
    }

    /// Tells live streams that the server stops.
    pub(crate) fn stop(&self) -> &CancellationToken {
        &self.0.stop
    }

    /// The data file that replaces a game's own, if there is one.
    pub(crate) fn data_of(&self, game: &str) -> Option<String> {
        self.0.data.get(game).cloned()
    }

    /// The data files that replace games' own.
    pub(crate) fn data(&self) -> &BTreeMap<String, String> {
        &self.0.data
    }

    /// How people are called.
    pub(crate) fn calls(&self) -> Calls {
        self.0.calls
    }

    /// Whoever takes letters to people, if the operator has said how.
    #[cfg(feature = "mail")]
    pub(crate) fn mailer(&self) -> Option<&Mailer> {
        self.0.mailer.as_ref()
    }

    /// The key that messages to browsers are signed with.
    #[cfg(feature = "push")]
    pub(crate) fn push_sender(&self) -> &push::Sender {
        &self.0.push_sender
    }

    /// Whether people can be reached by mail.
    pub(crate) fn mails(&self) -> bool {
        self.0.mails
    }

    /// Who looks at which table.
    pub(crate) fn presence(&self) -> &Presence {
        &self.0.presence
    }

    /// The address that visitors know the server by, if the operator has said it.
    pub(crate) fn public_url(&self) -> Option<&PublicUrl> {
        self.0.public_url.as_ref()
    }

    /// Makes sure that somebody may try whether they can be reached.
    pub(crate) fn may_test(&self, requester: &Requester) -> Result<(), HttpError> {
        match requester.address {
            Some(address) if !self.0.tests.allows(address) => Err(HttpError::TooFast),
            _ => Ok(()),
        }
    }

    /// Makes sure that somebody may make an account.
    pub(crate) fn may_sign_up(&self, requester: &Requester) -> Result<(), HttpError> {
        match requester.address {
            Some(address) if !self.0.accounts.allows(address) => Err(HttpError::TooFast),
            _ => Ok(()),
        }
    }

    /// Makes sure that somebody may bring a data file for a game, and gives it back as a whole one.
    pub(crate) async fn may_bring(
        &self,
        requester: &Requester,
        game: &str,
        data: &str,
    ) -> Result<String, HttpError> {
        let whole = self.tables().may_bring(&requester.caller, game, data);
        let whole = whole.await?;
        match requester.address {
            Some(address) if !self.0.brought.allows(address) => Err(HttpError::TooFast),
            _ => Ok(whole),
        }
    }
}
