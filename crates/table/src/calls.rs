//! Being called: who is told that something waits for them, and what a store keeps of it.
//!
//! How calling works:
//!
//! - **A call is written with what it follows from**, in the same transaction: the decision after which it is somebody's turn, the seat with which a game begins, the
//!   entry with which it ends, the line that somebody says, the seat that is kept for somebody. So no call is lost if the server is killed, and none is made twice, however many servers there
//!   are: an entry's number is written once.
//! - **A call is known by person, table, kind and number**: the number of the entry, or of what was said, or of the invitation. Of each kind at a table only the newest call
//!   waits; whoever has another turn has moved.
//! - **On the page** everybody finds what happened to them ([`Notice`]). Whose turn it is follows from the game itself.
//! - **By other channels** only those are called who want to be ([`Channel`]): for each there is a row in the outbox until it is told. Whoever delivers
//!   takes rows for a while, looks whether there is still something to tell, and settles them. If it is killed before that, somebody else delivers the same call again
//!   under the same name when the lease ends.

mod call_store;

pub use call_store::{CallStore, Channel, DueCall, Notice, OutboxKey, Settled};

use crate::VisitorId;
use crate::seating::SeatRecord;

/// Why somebody is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CallKind {
    /// It is their turn.
    Turn,
    /// A game has begun.
    Start,
    /// A game is over.
    End,
    /// Somebody has said something.
    Talk,
    /// A seat is kept for them at a table that gathers.
    Invite,
}

impl CallKind {
    /// All kinds.
    pub const ALL: [CallKind; 5] = [
        CallKind::Turn,
        CallKind::Invite,
        CallKind::Start,
        CallKind::End,
        CallKind::Talk,
    ];

    /// The kind's name in databases and in what programs are sent.
    pub fn name(self) -> &'static str {
        match self {
            CallKind::Turn => "turn",
            CallKind::Start => "start",
            CallKind::End => "end",
            CallKind::Talk => "talk",
            CallKind::Invite => "invite",
        }
    }

    /// The kind with this name.
    pub fn from_name(name: &str) -> Option<CallKind> {
        CallKind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// What stands for it in a set of kinds.
    pub fn bit(self) -> i64 {
        match self {
            CallKind::Turn => 1,
            CallKind::Start => 2,
            CallKind::End => 4,
            CallKind::Talk => 8,
            CallKind::Invite => 16,
        }
    }

    /// The bits of the wishes that it fulfils: with the beginning of a game it may be one's turn.
    pub fn wishes(self) -> i64 {
        match self {
            CallKind::Start => CallKind::Start.bit() | CallKind::Turn.bit(),
            kind => kind.bit(),
        }
    }
}

/// Somebody who is called, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Call {
    /// Who.
    pub visitor: VisitorId,
    /// Why.
    pub kind: CallKind,
}

/// Those who are called together, and because of what.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Called {
    /// Who, and why.
    pub calls: Vec<Call>,
    /// The number of what it follows from.
    pub number: u32,
    /// When, in seconds since 1970.
    pub at: i64,
}

impl Called {
    /// Those who are told that a game begins.
    pub(crate) fn to_begin(calls: Vec<Call>, at: i64) -> Called {
        Called {
            calls,
            number: 0,
            at,
        }
    }

    /// Those for whom these seats are kept. No two invitations at a table have the same number.
    pub(crate) fn to_sit(seats: &[&SeatRecord], at: i64) -> Called {
        let invited = seats.iter().filter_map(|seat| seat.visitor);
        let kind = CallKind::Invite;
        let number = seats.first().map_or(0, |seat| {
            seat.issue.wrapping_mul(256) + u32::from(seat.seat.0)
        });
        Called {
            calls: invited.map(|visitor| Call { visitor, kind }).collect(),
            number,
            at,
        }
    }
}

/// The people at these seats, without those who did something themselves.
pub(crate) fn call<'s>(
    kind: CallKind,
    seats: impl Iterator<Item = &'s SeatRecord>,
    actors: &[VisitorId],
) -> Vec<Call> {
    let mut calls: Vec<Call> = Vec::new();
    let people = seats.filter(|record| record.is_human() && record.taken);
    for visitor in people.filter_map(|record| record.visitor) {
        if !actors.contains(&visitor) && calls.iter().all(|call| call.visitor != visitor) {
            calls.push(Call { visitor, kind });
        }
    }
    calls
}
