//! Friends: who would like whom as a friend, and what a store keeps of it.
//!
//! Two accounts are friends if each would like to be the other's: a store keeps these wishes, one row each. Whoever asks writes their own wish, whoever
//! accepts writes the other one; so two who ask each other at the same moment are friends. Who declines hides the other's wish from themselves, and whoever
//! asked is not told: the wish waits until they withdraw it. Either ends a friendship, which takes both wishes away, and so does blocking somebody. Whoever is
//! blocked can ask, as far as they see, but nobody is shown it.

use std::future::ready;

use engine::Seat;

use crate::store::{Pending, StoreError};
use crate::{TableId, VisitorId};

/// So many people somebody can have or ask as friends.
pub const MOST_FRIENDS: usize = 300;

/// How two people stand to each other, seen by one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bond {
    /// They are friends.
    Friends,
    /// One has asked the other, who has not answered.
    Asked,
    /// The other one asks.
    Asks,
    /// Neither has asked.
    Strangers,
}

impl Bond {
    /// Its name in files.
    pub fn name(self) -> &'static str {
        match self {
            Bond::Friends => "friends",
            Bond::Asked => "asked",
            Bond::Asks => "asks",
            Bond::Strangers => "strangers",
        }
    }
}

/// Somebody's wish to be somebody's friend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FriendWish {
    /// Who.
    pub who: VisitorId,
    /// Whose.
    pub whom: VisitorId,
    /// Since when, in seconds since 1970.
    pub since: i64,
    /// Whether the other one does not want to be asked.
    pub declined: bool,
}

/// A friend of somebody, or who asks them, or whom they have asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Friend {
    /// Who.
    pub whom: VisitorId,
    /// What they are called.
    pub name: String,
    /// Which of them.
    pub bond: Bond,
    /// Since when, in seconds since 1970.
    pub since: i64,
}

fn none<T: Send + 'static>() -> Pending<'static, T> {
    let error = StoreError("nobody has friends in this store".to_owned());
    Box::pin(ready(Err(error)))
}

/// Where it is kept who would like whom as a friend. A store that is there for tables alone keeps nothing of it.
pub trait FriendStore: Send + Sync {
    /// Keeps a wish; the one that is there already stays. False if they have [`MOST_FRIENDS`] already.
    fn keep_wish(&self, wish: FriendWish) -> Pending<'_, bool> {
        let _ = wish;
        none()
    }

    /// Whom somebody has asked does not want to be asked.
    fn decline_wish(&self, who: VisitorId, whom: VisitorId) -> Pending<'_, ()> {
        let _ = (who, whom);
        none()
    }

    /// Neither has a wish about the other any more.
    fn drop_wishes(&self, one: VisitorId, other: VisitorId) -> Pending<'_, ()> {
        let _ = (one, other);
        none()
    }

    /// The friends of somebody, who asks them, and whom they have asked, by name.
    fn friends(&self, who: VisitorId) -> Pending<'_, Vec<Friend>> {
        let _ = who;
        Box::pin(ready(Ok(Vec::new())))
    }

    /// The seats of a table where people with an account sit.
    fn accounts_at(&self, table: TableId) -> Pending<'_, Vec<(Seat, VisitorId)>> {
        let _ = table;
        Box::pin(ready(Ok(Vec::new())))
    }
}
