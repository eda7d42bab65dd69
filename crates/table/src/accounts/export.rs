//! Everything that is stored about somebody, for themselves.

use serde::Serialize;
use serde_json::Value;

use super::account_error::AccountError;
use super::sessions::Session;
use super::{Accounts, SessionRecord};
use crate::seating::{Caller, ViewAs};
use crate::{
    CallKind, Channel, Friend, MessageNumber, Notes, Notice, Regarded, Stage, TableError, TableId,
    Visitor, VisitorId,
};

/// What is stored besides the tables.
#[derive(Debug, Serialize)]
pub struct ExportedAccount {
    /// What they want to be called; may be empty.
    name: String,
    /// Whether they want to be asked even if there is only one choice.
    ask_always: bool,
    /// How they do at puzzles: their rating, their days in a row and what they have tried; empty if they have tried none.
    puzzles: String,
    /// When the account was made, in seconds since 1970; a guest has none.
    account_since: Option<i64>,
    /// Where they are reached by mail.
    mail_address: Option<String>,
    /// Where they are signed in.
    sessions: Vec<ExportedSession>,
    /// How they are called.
    channels: Vec<ExportedChannel>,
    /// The news from their tables.
    notices: Vec<ExportedNotice>,
    /// Whom they have muted or blocked.
    regards: Vec<ExportedRegard>,
    /// Their friends, who asks them to be one and whom they have asked.
    friends: Vec<ExportedFriend>,
    /// What they have written for themselves.
    notes: Vec<ExportedNotes>,
}

#[derive(Debug, Serialize)]
struct ExportedChannel {
    channel: String,
    kinds: Vec<&'static str>,
    settings: Value,
}

#[derive(Debug, Serialize)]
struct ExportedNotice {
    table: TableId,
    kind: &'static str,
    at: i64,
    unread: bool,
}

#[derive(Debug, Serialize)]
struct ExportedRegard {
    name: String,
    regard: &'static str,
    since: i64,
}

#[derive(Debug, Serialize)]
struct ExportedFriend {
    name: String,
    bond: &'static str,
    since: i64,
}

#[derive(Debug, Serialize)]
struct ExportedNotes {
    table: TableId,
    seat: u8,
    text: String,
    changed: i64,
}

#[derive(Debug, Serialize)]
struct ExportedSession {
    device: String,
    signed_in: i64,
    last_seen: i64,
}

/// What is stored about somebody at one table.
#[derive(Debug, Serialize)]
pub struct ExportedTable {
    table: TableId,
    game: &'static str,
    created: i64,
    started: Option<i64>,
    ended: Option<i64>,
    /// Whether they made it.
    host: bool,
    seats: Vec<ExportedSeat>,
    /// What they have said there.
    chat: Vec<ExportedLine>,
    /// The whole game, once it is over; until then it would give away the dice.
    #[serde(skip_serializing_if = "Option::is_none")]
    chronicle: Option<String>,
}

#[derive(Debug, Serialize)]
struct ExportedSeat {
    seat: u8,
    name: String,
    contribution: String,
}

#[derive(Debug, Serialize)]
struct ExportedLine {
    at: i64,
    text: String,
}

/// A channel without its secret: a file lies about.
fn exported(channel: Channel) -> ExportedChannel {
    let mut settings: Value = serde_json::from_str(&channel.settings).unwrap_or_default();
    if let Some(secret) = settings.get_mut("secret") {
        *secret = "hidden".into();
    }
    let kinds = CallKind::ALL.into_iter();
    let kinds = kinds.filter(|kind| channel.kinds & kind.bit() != 0);
    ExportedChannel {
        kinds: kinds.map(CallKind::name).collect(),
        channel: channel.name,
        settings,
    }
}

impl Accounts {
    /// What is stored about a visitor besides the tables.
    pub async fn export(
        &self,
        visitor: VisitorId,
        session: Option<&Session>,
    ) -> Result<ExportedAccount, AccountError> {
        let Visitor {
            name,
            ask_always,
            puzzles,
        } = self.0.visitor(visitor).await?;
        let (mut account_since, mut sessions) = (None, Vec::new());
        if let Some(session) = session {
            account_since = Some(self.account(session).await?.created);
            sessions = self.sessions(session).await?;
        }
        let session = |session: SessionRecord| ExportedSession {
            device: session.device,
            signed_in: session.created,
            last_seen: session.seen,
        };
        let store = self.store();
        let mail_address = match account_since {
            Some(_) => store.address(visitor).await?,
            None => None,
        };
        let channels = store.channels(visitor).await.map_err(TableError::from)?;
        let notices = store
            .notices(visitor, u32::MAX)
            .await
            .map_err(TableError::from)?;
        let notice = |notice: Notice| ExportedNotice {
            table: notice.table,
            kind: notice.kind.name(),
            at: notice.at,
            unread: notice.unread,
        };
        let regards = store.regards(visitor).await?;
        let regard = |regarded: Regarded| ExportedRegard {
            name: regarded.name,
            regard: regarded.regard.name(),
            since: regarded.since,
        };
        let friends = store.friends(visitor).await?;
        let friend = |friend: Friend| ExportedFriend {
            name: friend.name,
            bond: friend.bond.name(),
            since: friend.since,
        };
        let notes = store.notes(visitor).await?;
        let note = |notes: Notes| ExportedNotes {
            table: notes.table,
            seat: notes.seat.0,
            text: notes.text,
            changed: notes.changed,
        };
        Ok(ExportedAccount {
            name,
            ask_always,
            puzzles,
            account_since,
            mail_address,
            sessions: sessions.into_iter().map(session).collect(),
            channels: channels.into_iter().map(exported).collect(),
            notices: notices.into_iter().map(notice).collect(),
            regards: regards.into_iter().map(regard).collect(),
            friends: friends.into_iter().map(friend).collect(),
            notes: notes.into_iter().map(note).collect(),
        })
    }

    /// The tables that something is stored about a visitor at.
    pub async fn exported_tables(&self, visitor: VisitorId) -> Result<Vec<TableId>, TableError> {
        Ok(self.store().tables_with(visitor).await?)
    }

    /// What is stored about a visitor at a table; none if there is nothing any more, or the table cannot be read.
    pub async fn export_table(
        &self,
        visitor: VisitorId,
        table: TableId,
    ) -> Result<Option<ExportedTable>, TableError> {
        let Some(stored) = self.store().load(table).await? else {
            return Ok(None);
        };
        let Ok(kind) = self.0.catalog().find(&stored.table.header.game) else {
            return Ok(None);
        };
        let caller = Caller::visitor(visitor);
        let look = self.0.look(table, &caller, ViewAs::Own, |view| {
            let over = view.stage() == Stage::Over;
            over.then(|| view.chronicle().ok()).flatten()
        });
        let chronicle = look.await.ok().flatten();
        let own = stored.seats.iter();
        let own: Vec<_> = own.filter(|seat| seat.is_held_by(&caller)).collect();
        let said = self
            .store()
            .talk(table, MessageNumber::NONE, u32::MAX)
            .await?;
        let said = said
            .into_iter()
            .filter(|line| own.iter().any(|seat| seat.seat == line.seat));
        let line = |line: crate::TalkLine| ExportedLine {
            at: line.at,
            text: line.text,
        };
        let seat = |seat: &&crate::SeatRecord| ExportedSeat {
            seat: seat.seat.0,
            name: seat.name.clone(),
            contribution: seat.contribution.clone(),
        };
        Ok(Some(ExportedTable {
            table,
            game: kind.id(),
            created: stored.table.created,
            started: stored.table.started,
            ended: stored.table.ended,
            host: stored.table.host == Some(visitor),
            seats: own.iter().map(seat).collect(),
            chat: said.map(line).collect(),
            chronicle,
        }))
    }
}
