//! Who sits where, and who may sit there.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use bots::Level;
use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{Token, TokenHash, VisitorId};

/// What a seat was meant for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// Whoever made the table.
    Me,
    /// Another player at the same screen as whoever made the table.
    HotSeat,
    /// Somebody who is sent a link.
    Friend,
    /// The program.
    Bot,
}

impl SeatKind {
    /// All kinds.
    pub const ALL: [SeatKind; 4] = [
        SeatKind::Me,
        SeatKind::HotSeat,
        SeatKind::Friend,
        SeatKind::Bot,
    ];

    /// The kind's name in files and databases.
    pub fn name(self) -> &'static str {
        match self {
            SeatKind::Me => "me",
            SeatKind::HotSeat => "hot-seat",
            SeatKind::Friend => "friend",
            SeatKind::Bot => "bot",
        }
    }

    /// The kind with this name.
    pub fn from_name(name: &str) -> Option<SeatKind> {
        SeatKind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A seat as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRecord {
    /// Which seat.
    pub seat: Seat,
    /// What it was meant for.
    pub kind: SeatKind,
    /// How strong the bot is, if it is one.
    pub level: Option<Level>,
    /// The visitor who sits there. A player who came with a token alone has none.
    pub visitor: Option<VisitorId>,
    /// Whether somebody sits there.
    pub taken: bool,
    /// The hash of the seat's secret; a bot has none.
    pub token: Option<TokenHash>,
    /// How often the secret was changed.
    pub issue: u32,
    /// The player's name; may be empty.
    pub name: String,
    /// What the player added to the dice.
    pub contribution: String,
}

impl SeatRecord {
    /// Whether a person sits there, or will.
    pub fn is_human(&self) -> bool {
        self.kind != SeatKind::Bot
    }

    /// Whether it is kept for whoever made the table, until they have added to the dice.
    pub(crate) fn is_hosts(&self) -> bool {
        !self.taken && matches!(self.kind, SeatKind::Me | SeatKind::HotSeat)
    }

    /// Whether nobody sits there, and it is not for anybody. At a table that gathers it is kept for this visitor, or closed; in a game that
    /// has begun they sat there before.
    pub(crate) fn is_kept(&self) -> bool {
        !self.taken && self.is_human() && self.visitor.is_some()
    }

    /// Whether this caller sits there.
    pub(crate) fn is_held_by(&self, caller: &Caller) -> bool {
        let by_cookie = self.visitor.is_some() && self.visitor == caller.visitor;
        self.taken && self.is_human() && (by_cookie || self.is_opened_by(caller))
    }

    /// Whether this caller sits there, or sat there until it was opened to somebody else who has not come yet.
    pub(crate) fn is_owned_by(&self, caller: &Caller) -> bool {
        let by_cookie = self.visitor.is_some() && self.visitor == caller.visitor;
        self.is_human() && by_cookie || self.is_held_by(caller)
    }

    /// Whether the caller has the seat's secret.
    pub(crate) fn is_opened_by(&self, caller: &Caller) -> bool {
        match (&self.token, &caller.token) {
            (Some(hash), Some(token)) => *hash == token.hash(),
            _ => false,
        }
    }
}

/// Who is asking.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Caller {
    /// Known by a cookie.
    pub visitor: Option<VisitorId>,
    /// Known by the secret of a seat.
    pub token: Option<Token>,
    /// The number that they gave to their live stream, if they have one: it is not told their own decisions, since
    /// they have the answer.
    pub stream: Option<u64>,
    /// What the network that they call from is known by; none for this machine itself. What somebody without a cookie
    /// makes counts for it.
    pub network: Option<VisitorId>,
    /// The name of their account, if they are signed in: they sit under no other.
    pub name: Option<Arc<str>>,
    /// Whether they are signed in with an account that is a day old: it has a purse of its own.
    pub settled: bool,
}

/// What tells the live stream of a caller from all others. Nobody can have another's without their secrets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StreamKey(u64);

impl Caller {
    /// Somebody with a cookie.
    pub fn visitor(visitor: VisitorId) -> Caller {
        Caller {
            visitor: Some(visitor),
            ..Caller::default()
        }
    }

    /// Somebody with the secret of a seat.
    pub fn token(token: Token) -> Caller {
        Caller {
            token: Some(token),
            ..Caller::default()
        }
    }

    /// Somebody unknown.
    pub fn stranger() -> Caller {
        Caller::default()
    }

    /// Whom it counts for what they make.
    pub(crate) fn payer(&self) -> Option<VisitorId> {
        self.visitor.or(self.network)
    }

    /// What their live stream is known by; none if they have not numbered it.
    pub fn stream_key(&self) -> Option<StreamKey> {
        self.stream?;
        let mut hasher = DefaultHasher::new();
        (self.visitor, &self.token, self.stream).hash(&mut hasher);
        Some(StreamKey(hasher.finish()))
    }
}

/// Through whose eyes a caller wants to look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ViewAs {
    /// The seat that they hold; if there are several, one that is to act; a spectator's if there is none.
    #[default]
    Own,
    /// This seat.
    Seat(Seat),
    /// As anybody else.
    Spectator,
}

/// Whom a seat is held by, as everybody may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person.
    Human,
    /// The program.
    Bot,
}

/// The seats that this caller holds.
pub(crate) fn held(seats: &[SeatRecord], caller: &Caller) -> Seats {
    seats
        .iter()
        .filter(|seat| seat.is_held_by(caller))
        .map(|seat| seat.seat)
        .collect()
}

/// The seats that are kept for this caller, who does not sit there yet.
pub(crate) fn kept_for(seats: &[SeatRecord], caller: &Caller) -> Seats {
    let kept = |seat: &&SeatRecord| seat.is_kept() && seat.visitor == caller.visitor;
    seats.iter().filter(kept).map(|seat| seat.seat).collect()
}
