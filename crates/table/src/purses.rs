//! Purses: for whom thinking and room count. A cookie costs nothing, so visitors without an account share one with their network.

use std::future::ready;

use crate::store::{Pending, Usage};
use crate::{Caller, TableId, VisitorId};

/// Where it is kept for whom tables count. A store that is there for tables alone keeps nothing of it.
pub trait PurseStore: Send + Sync {
    /// Notes whose purse a table counts for, until its game is over or it is removed.
    fn charge(&self, table: TableId, purse: VisitorId) -> Pending<'_, ()> {
        let _ = (table, purse);
        Box::pin(ready(Ok(())))
    }

    /// Whose purse a table counts for; none if it is its host's own, or nothing is known.
    fn purse(&self, table: TableId) -> Pending<'_, Option<VisitorId>> {
        let _ = table;
        Box::pin(ready(Ok(None)))
    }

    /// Notes that something of so many bytes was said at the expense of a purse.
    fn spend(&self, purse: VisitorId, bytes: usize, at: i64) -> Pending<'_, ()> {
        let _ = (purse, bytes, at);
        Box::pin(ready(Ok(())))
    }

    /// What the tables take at this moment that count for a purse, as [`Store::usage`](crate::Store::usage) tells it of a
    /// visitor. Of what was said, half is forgotten every week.
    fn purse_usage(&self, purse: VisitorId, since: i64, at: i64) -> Pending<'_, Usage> {
        let _ = (purse, since, at);
        Box::pin(ready(Ok(Usage::default())))
    }
}

/// For whom something counts that takes room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Payers {
    /// Who makes it, or their network if they have no cookie.
    pub(crate) own: VisitorId,
    /// The purse that they share with others.
    pub(crate) purse: Option<VisitorId>,
}

impl Payers {
    pub(crate) fn new(own: VisitorId, purse: Option<VisitorId>) -> Payers {
        let purse = purse.filter(|&purse| purse != own);
        Payers { own, purse }
    }

    /// Those of whom one after the other is let in.
    pub(crate) fn gate(self) -> VisitorId {
        self.purse.unwrap_or(self.own)
    }
}

impl Caller {
    /// Whose purse thinking and room count for: an account's own once it is a day old, since young ones are as easily had as
    /// cookies; otherwise the network's, as far as there is one.
    pub fn purse(&self) -> Option<VisitorId> {
        if self.settled {
            self.visitor
        } else {
            self.network.or(self.visitor)
        }
    }

    /// For whom it counts what they make; nobody on this machine itself without a cookie.
    pub(crate) fn payers(&self) -> Option<Payers> {
        Some(Payers::new(self.payer()?, self.purse()))
    }
}
