//! Manners: whom somebody has muted or blocked, and what the operator is told about people.
//!
//! What a fair site does, and this one: whoever **mutes** somebody is not shown what they write, and is not called for it. Whoever **blocks**
//! somebody mutes them, and keeps them from the tables that they make: the blocked person sits down there neither from the lobby nor by
//! invitation, and both are never put together by "find me a game". Neither sees the other's open tables in the lobby. A block
//! changes nothing about a game that has begun, nor about tables of others: nobody loses a seat because of a quarrel, and nobody decides
//! who plays with third parties. The other person is not told; a refused seat reads as if the host had given it to somebody else.

use std::future::ready;

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::store::{Pending, StoreError};
use crate::{TableId, VisitorId};

/// So many people somebody can have muted or blocked.
pub const MOST_REGARDS: usize = 500;

/// How somebody wants to have to do with somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Regard {
    /// What they write is not shown.
    Muted,
    /// The same, and they are kept from one's tables.
    Blocked,
}

impl Regard {
    const ALL: [Regard; 2] = [Regard::Muted, Regard::Blocked];

    /// Its name in databases and forms.
    pub fn name(self) -> &'static str {
        match self {
            Regard::Muted => "muted",
            Regard::Blocked => "blocked",
        }
    }

    /// The one with this name.
    pub fn from_name(name: &str) -> Option<Regard> {
        Regard::ALL.into_iter().find(|regard| regard.name() == name)
    }
}

/// Whom somebody has muted or blocked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Regarded {
    /// Who has.
    pub who: VisitorId,
    /// Whom.
    pub whom: VisitorId,
    /// Which of them.
    pub regard: Regard,
    /// What they are called: an account's name, or the name that a guest had then.
    pub name: String,
    /// Since when, in seconds since 1970.
    pub since: i64,
}

/// What somebody is reported for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReportReason {
    /// What they write.
    Chat,
    /// What they are called.
    Name,
    /// How they play: not alone, or not to the end.
    Play,
    /// Something else.
    Other,
}

impl ReportReason {
    /// All of them.
    pub const ALL: [ReportReason; 4] = [
        ReportReason::Chat,
        ReportReason::Name,
        ReportReason::Play,
        ReportReason::Other,
    ];

    /// Its name in databases and forms.
    pub fn name(self) -> &'static str {
        match self {
            ReportReason::Chat => "chat",
            ReportReason::Name => "name",
            ReportReason::Play => "play",
            ReportReason::Other => "other",
        }
    }

    /// The one with this name.
    pub fn from_name(name: &str) -> Option<ReportReason> {
        let mut all = ReportReason::ALL.into_iter();
        all.find(|reason| reason.name() == name)
    }
}

/// What the operator is told about somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Its number; a store gives it.
    pub number: i64,
    /// When it was made, in seconds since 1970.
    pub at: i64,
    /// Who made it; none if they have left.
    pub reporter: Option<VisitorId>,
    /// Who is reported; none if they have left.
    pub whom: Option<VisitorId>,
    /// What they were called.
    pub name: String,
    /// At which table, if at one.
    pub table: Option<TableId>,
    /// What for.
    pub reason: ReportReason,
    /// What was written about it.
    pub text: String,
    /// The game as far as it was, as a file; empty if none had begun.
    pub chronicle: String,
    /// The chat as it was, a line each; may be empty.
    pub chat: String,
    /// When the operator has closed it, in seconds since 1970.
    pub closed: Option<i64>,
    /// What the operator has noted about it.
    pub note: String,
}

fn nothing<T: Default + Send + 'static>() -> Pending<'static, T> {
    Box::pin(ready(Ok(T::default())))
}

fn none<T: Send + 'static>() -> Pending<'static, T> {
    let error = StoreError("this store keeps no reports".to_owned());
    Box::pin(ready(Err(error)))
}

/// Where it is kept who has muted or blocked whom, and what the operator is told. A store that is there for tables alone keeps nothing of it.
pub trait MannersStore: Send + Sync {
    /// Keeps how somebody regards somebody else, or nothing any more. False if they have [`MOST_REGARDS`] already.
    fn keep_regard(&self, regarded: Regarded, is_kept: bool) -> Pending<'_, bool> {
        let _ = is_kept;
        drop(regarded);
        none()
    }

    /// How somebody regards somebody else.
    fn regard(&self, who: VisitorId, whom: VisitorId) -> Pending<'_, Option<Regard>> {
        let _ = (who, whom);
        nothing()
    }

    /// Whom somebody has muted or blocked, by name.
    fn regards(&self, who: VisitorId) -> Pending<'_, Vec<Regarded>> {
        let _ = who;
        nothing()
    }

    /// The seats of a table where people sit whom somebody has muted or blocked.
    fn regards_at(&self, table: TableId, who: VisitorId) -> Pending<'_, Vec<(Seat, Regard)>> {
        let _ = (table, who);
        nothing()
    }

    /// Those who have muted or blocked somebody.
    fn turned_from(&self, whom: VisitorId) -> Pending<'_, Vec<VisitorId>> {
        let _ = whom;
        nothing()
    }

    /// Those whom somebody has blocked, and those who have blocked them.
    fn apart_from(&self, who: VisitorId) -> Pending<'_, Vec<VisitorId>> {
        let _ = who;
        nothing()
    }

    /// Of those who look for a game, who has blocked whom.
    fn apart(&self) -> Pending<'_, Vec<(VisitorId, VisitorId)>> {
        nothing()
    }

    /// Keeps a report and gives it its number.
    fn file_report(&self, report: Report) -> Pending<'_, i64> {
        drop(report);
        none()
    }

    /// The latest reports, those that are not closed or all, without chronicles and chat.
    fn reports(&self, closed: bool, most: u32) -> Pending<'_, Vec<Report>> {
        let _ = (closed, most);
        none()
    }

    /// A whole report.
    fn filed_report(&self, number: i64) -> Pending<'_, Option<Report>> {
        let _ = number;
        none()
    }

    /// Closes a report; false if there is none that is open.
    fn close_report(&self, number: i64, at: i64, note: String) -> Pending<'_, bool> {
        let _ = (number, at);
        drop(note);
        none()
    }
}
