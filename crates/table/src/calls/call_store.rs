//! What a store must be able to do so that people can be called.

use std::future::ready;

use super::CallKind;
use crate::store::Pending;
use crate::{TableId, VisitorId};

/// Something that happened to somebody: of each kind at a table the newest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notice {
    /// At which table.
    pub table: TableId,
    /// What.
    pub kind: CallKind,
    /// The number of the entry, or of what was said.
    pub number: u32,
    /// When, in seconds since 1970.
    pub at: i64,
    /// Whether they have not seen it yet.
    pub unread: bool,
}

/// A way to reach somebody besides the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Channel {
    /// Whom.
    pub visitor: VisitorId,
    /// Which one; everybody has one of each at most.
    pub name: String,
    /// The kinds of calls that go there: the sum of their bits.
    pub kinds: i64,
    /// Everything else, as whoever delivers by it reads it.
    pub settings: String,
}

/// Which row of the outbox: of each kind at a table only the newest call waits.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OutboxKey {
    /// Who is called.
    pub visitor: VisitorId,
    /// By which channel.
    pub channel: String,
    /// At which table.
    pub table: TableId,
    /// Why.
    pub kind: CallKind,
}

/// A call that is to be delivered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueCall {
    /// Which row it is.
    pub key: OutboxKey,
    /// The number of the entry, or of what was said.
    pub number: u32,
    /// Since when it waits, in seconds since 1970.
    pub at: i64,
    /// How often it was tried.
    pub tries: u32,
    /// When it was tried first, in seconds since 1970; 0 if it was not.
    pub tried: i64,
}

/// What became of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settled {
    /// It is told, or there is nothing to tell any more.
    Done,
    /// It is to be looked at again at this time, in seconds since 1970: nobody wants to be told now.
    Later(i64),
    /// It could not be told at the first of these times, and is tried again at the second.
    Failed(i64, i64),
}

/// Where calls are kept. A store that is there for tables alone keeps none.
pub trait CallStore: Send + Sync {
    /// What happened to somebody, the newest first.
    fn notices(&self, visitor: VisitorId, most: u32) -> Pending<'_, Vec<Notice>> {
        let _ = (visitor, most);
        Box::pin(ready(Ok(Vec::new())))
    }

    /// How much of it they have not seen yet.
    fn unread(&self, visitor: VisitorId) -> Pending<'_, u32> {
        let _ = visitor;
        Box::pin(ready(Ok(0)))
    }

    /// They have seen it: all of it, or what happened at this table.
    fn read_notices(&self, visitor: VisitorId, table: Option<TableId>) -> Pending<'_, ()> {
        let _ = (visitor, table);
        Box::pin(ready(Ok(())))
    }

    /// The ways to reach somebody.
    fn channels(&self, visitor: VisitorId) -> Pending<'_, Vec<Channel>> {
        let _ = visitor;
        Box::pin(ready(Ok(Vec::new())))
    }

    /// Keeps a way to reach somebody, in the place of the one with the same name.
    fn keep_channel(&self, channel: Channel) -> Pending<'_, ()> {
        drop(channel);
        Box::pin(ready(Ok(())))
    }

    /// Forgets a way to reach somebody, and what was to be told by it.
    fn drop_channel(&self, visitor: VisitorId, name: String) -> Pending<'_, ()> {
        let _ = visitor;
        drop(name);
        Box::pin(ready(Ok(())))
    }

    /// The key that messages to browsers are signed with, as a document of PKCS #8: the one that is kept, or else this one, which is kept from now on.
    fn push_key(&self, fresh: Vec<u8>) -> Pending<'_, Vec<u8>> {
        Box::pin(ready(Ok(fresh)))
    }

    /// Takes at most so many calls that are due, so that nobody else delivers them for so many seconds. Turns and talk are due only
    /// when they have waited since `patience` or longer.
    fn claim_calls(
        &self,
        now: i64,
        patience: i64,
        lease: i64,
        most: u32,
    ) -> Pending<'_, Vec<DueCall>> {
        let _ = (now, patience, lease, most);
        Box::pin(ready(Ok(Vec::new())))
    }

    /// Takes everything else that is due for somebody by one channel, however much it is: it is told together.
    fn claim_together(
        &self,
        visitor: VisitorId,
        channel: String,
        now: i64,
        lease: i64,
    ) -> Pending<'_, Vec<DueCall>> {
        let _ = (visitor, now, lease);
        drop(channel);
        Box::pin(ready(Ok(Vec::new())))
    }

    /// Says what became of a call that was claimed. A newer one in its place stays.
    fn settle_call(&self, call: DueCall, settled: Settled) -> Pending<'_, ()> {
        let _ = settled;
        drop(call);
        Box::pin(ready(Ok(())))
    }

    /// Whoever had claimed calls is gone: they can be claimed at once. Only for a store that no other process delivers from.
    fn release_calls(&self) -> Pending<'_, ()> {
        Box::pin(ready(Ok(())))
    }

    /// Keeps in mind for other processes that these people look at these tables, until then.
    fn keep_present(&self, people: Vec<(VisitorId, TableId)>, until: i64) -> Pending<'_, ()> {
        let _ = until;
        drop(people);
        Box::pin(ready(Ok(())))
    }

    /// Whether somebody looks at a table now, at another process.
    fn is_present(&self, visitor: VisitorId, table: TableId, now: i64) -> Pending<'_, bool> {
        let _ = (visitor, table, now);
        Box::pin(ready(Ok(false)))
    }
}
