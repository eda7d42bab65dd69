//! Telling people by other channels what waits for them: what stands in the outbox is delivered, tried again, and given up after a day.
//!
//! Of each call it is looked just before whether there is still something to tell: nobody is told who has moved, or who looks at the table at that moment.
//! A call is settled once the other side has taken it. If the server is killed in between, the call is delivered once more under the same name; that is the
//! only way in which the other side can get it twice.

#[cfg(feature = "mail")]
mod digest;
#[cfg(feature = "mail")]
pub(crate) mod mail;
pub(crate) mod manner;
pub(crate) mod message;
mod presence;
#[cfg(feature = "push")]
pub(crate) mod push;
#[cfg(any(feature = "push", feature = "webhooks"))]
mod target;
#[cfg(feature = "webhooks")]
pub(crate) mod webhook;

use std::time::{Duration, Instant};

use table::{
    CallKind, Caller, Channel, DueCall, EntryNumber, Settled, TableError, TableId, ViewAs,
    VisitorId,
};
use tokio::task::JoinSet;
use tokio::time::MissedTickBehavior;
use tokio_util::sync::CancellationToken;

use crate::App;
use manner::Manner;
use message::Message;
pub(crate) use presence::Presence;

/// What the texts say.
pub(crate) mod texts {
    words::texts!("calls");
}

/// How people are called.
#[derive(Clone, Copy, Debug)]
pub struct Calls {
    /// How often it is looked for what is to be told.
    pub look_every: Duration,
    /// So long somebody has before they are told that it is their turn, or that somebody talks: whoever is there sees it on the page.
    pub patience: Duration,
    /// So long nobody else tells what somebody is telling: longer than that can take.
    pub lease: Duration,
    /// Whether calls may go to loopback and private networks, and without TLS.
    pub private_targets: bool,
}

impl Default for Calls {
    fn default() -> Calls {
        Calls {
            look_every: Duration::from_secs(1),
            patience: Duration::from_secs(15),
            lease: Duration::from_mins(2),
            private_targets: false,
        }
    }
}

/// How many people are told at the same moment.
const AT_ONCE: u32 = 32;
/// Who looks at the table is asked again so many seconds later.
const LOOK_AGAIN: i64 = 30;
/// The same for a game that is paused.
const PAUSED: i64 = 600;
/// After so many seconds a call is given up.
const GIVEN_UP: i64 = 24 * 3_600;
/// The pauses between two attempts, in seconds; the last one again and again.
const PAUSES: [i64; 7] = [10, 30, 120, 600, 1_800, 3_600, 7_200];
/// So many notices of one person are looked at.
const NOTICES: u32 = 500;

/// What became of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sent {
    /// The other side has taken it.
    Told,
    /// The other side wants nothing more.
    Gone,
    /// It did not work.
    Failed(Fault),
}

/// Why it did not work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// The address is none, or not one that calls may go to.
    BadTarget,
    /// Nobody answers there.
    Unreachable,
    /// They answer with this status.
    Status(u16),
}

/// Delivers what is to be told until the server stops; what has begun is brought to its end.
pub(crate) async fn deliver(app: App, stop: CancellationToken) {
    if !app.tables().is_shared() {
        // Whoever was delivering is gone.
        if let Err(error) = app.tables().store().release_calls().await {
            tracing::error!(%error, "calls could not be released");
        }
    }
    let mut ticks = tokio::time::interval(app.calls().look_every);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut telling = JoinSet::new();
    while stop.run_until_cancelled(ticks.tick()).await.is_some() {
        while telling.try_join_next().is_some() {}
        if app.house().is_read_only() {
            continue;
        }
        app.presence().tell_others(&app).await;
        let free = AT_ONCE.saturating_sub(telling.len() as u32);
        if free == 0 {
            continue;
        }
        let patience = app.now() - app.calls().patience.as_secs() as i64;
        let (store, lease) = (app.tables().store(), app.calls().lease.as_secs() as i64);
        match store.claim_calls(app.now(), patience, lease, free).await {
            Ok(calls) => {
                for calls in by_channel(calls) {
                    telling.spawn(tell_all(app.clone(), calls));
                }
            }
            Err(error) => tracing::error!(%error, "it could not be read whom to call"),
        }
    }
    while telling.join_next().await.is_some() {}
}

/// What goes to the same person by the same channel goes one after the other.
fn by_channel(calls: Vec<DueCall>) -> Vec<Vec<DueCall>> {
    let mut groups: Vec<Vec<DueCall>> = Vec::new();
    for call in calls {
        let same = |group: &&mut Vec<DueCall>| {
            let key = &group[0].key;
            key.visitor == call.key.visitor && key.channel == call.key.channel
        };
        match groups.iter_mut().find(same) {
            Some(group) => group.push(call),
            None => groups.push(vec![call]),
        }
    }
    groups
}

/// Tells some calls one after the other. What does not fit into half of the lease, or comes when the server stops, is left to be taken again: so nobody else
/// ever tells what is being told here.
async fn tell_all(app: App, calls: Vec<DueCall>) {
    let begun = Instant::now();
    #[cfg(feature = "mail")]
    let calls = digest::tell(&app, calls).await;
    for call in calls {
        let late = begun.elapsed() >= app.calls().lease / 2;
        let settled = if late || app.stop().is_cancelled() {
            Settled::Later(app.now())
        } else {
            tell(&app, &call).await
        };
        settle(&app, call, settled).await;
    }
}

async fn settle(app: &App, call: DueCall, settled: Settled) {
    let store = app.tables().store();
    if let Err(error) = store.settle_call(call, settled).await {
        // The lease ends some day, and it is told once more.
        tracing::error!(%error, "what became of a call could not be stored");
    }
}

/// Tells one call, if there is still something to tell.
async fn tell(app: &App, call: &DueCall) -> Settled {
    let told = try_to_tell(app, call).await;
    told.unwrap_or_else(|error| not_prepared(app, &error))
}

/// What becomes of a call that cannot be prepared.
fn not_prepared(app: &App, error: &TableError) -> Settled {
    if let TableError::Store(error) = error {
        tracing::error!(%error, "a call could not be prepared");
        return Settled::Later(app.now() + PAUSES[0]);
    }
    // The table is gone, or cannot be read, or is not theirs any more.
    Settled::Done
}

async fn try_to_tell(app: &App, call: &DueCall) -> Result<Settled, TableError> {
    let (key, now) = (&call.key, app.now());
    let store = app.tables().store();
    let channels = store.channels(key.visitor).await?;
    let mut channels = channels.into_iter();
    let channel = channels.find(|channel| channel.name == key.channel);
    let Some(channel) = channel.filter(|channel| channel.kinds & key.kind.wishes() != 0) else {
        return Ok(Settled::Done);
    };
    let Some(manner) = Manner::of(&channel) else {
        return Ok(Settled::Done);
    };
    if let Some(end) = manner.quiet_until(now) {
        return Ok(Settled::Later(end));
    }
    let message = match still(app, call, &channel, &manner).await? {
        Ok(message) => message,
        Err(settled) => return Ok(settled),
    };
    let sent = send(app, &channel, &message).await;
    if sent == Sent::Gone {
        store.drop_channel(key.visitor, channel.name).await?;
    }
    Ok(after(call, sent, now))
}

/// What becomes of a call after an attempt.
fn after(call: &DueCall, sent: Sent, now: i64) -> Settled {
    match sent {
        Sent::Told | Sent::Gone => Settled::Done,
        Sent::Failed(_) if call.tried != 0 && now - call.tried >= GIVEN_UP => Settled::Done,
        Sent::Failed(_) => {
            let tries = (call.tries as usize).min(PAUSES.len() - 1);
            Settled::Failed(now, now + PAUSES[tries])
        }
    }
}

/// What there is to tell, or what becomes of the call without it.
async fn still(
    app: &App,
    call: &DueCall,
    channel: &Channel,
    manner: &Manner,
) -> Result<Result<Message, Settled>, TableError> {
    let (table, visitor, kind) = (call.key.table, call.key.visitor, call.key.kind);
    let caller = Caller::visitor(visitor);
    let number = EntryNumber(call.number);
    let look = app.tables().look(table, &caller, ViewAs::Own, |view| {
        let awaited = view.is_awaited(number);
        let message = Message::new(call, view, awaited, manner, app.now());
        let invited = view.is_kept_for_you();
        (message, awaited, view.is_paused(), invited)
    });
    let (message, awaited, paused, invited) = look.await?;
    let turn_only = channel.kinds & kind.bit() == 0;
    let looks = looks_at(app, visitor, table).await?;
    Ok(match kind {
        CallKind::Turn if !awaited => Err(Settled::Done),
        CallKind::Turn if paused => Err(Settled::Later(app.now() + PAUSED)),
        CallKind::Turn if looks => Err(Settled::Later(app.now() + LOOK_AGAIN)),
        CallKind::Turn => Ok(message),
        CallKind::Invite if !invited => Err(Settled::Done),
        _ if looks || turn_only && !awaited => Err(Settled::Done),
        _ if !is_unread(app, call).await? => Err(Settled::Done),
        _ => Ok(message),
    })
}

/// Whether somebody looks at a table now, at any server.
async fn looks_at(app: &App, visitor: VisitorId, table: TableId) -> Result<bool, TableError> {
    let (store, now) = (app.tables().store(), app.now());
    Ok(app.presence().is_here(visitor, table) || store.is_present(visitor, table, now).await?)
}

/// Whether they have not seen it on the page.
async fn is_unread(app: &App, call: &DueCall) -> Result<bool, TableError> {
    let (table, kind) = (call.key.table, call.key.kind);
    let notices = app
        .tables()
        .store()
        .notices(call.key.visitor, NOTICES)
        .await?;
    let found = notices
        .iter()
        .find(|notice| notice.table == table && notice.kind == kind);
    Ok(found.is_none_or(|notice| notice.unread))
}

/// Sends a message by a channel.
pub(crate) async fn send(app: &App, channel: &Channel, message: &Message) -> Sent {
    match channel.name.as_str() {
        #[cfg(feature = "webhooks")]
        webhook::NAME => webhook::send(app, channel, message).await,
        #[cfg(feature = "mail")]
        mail::NAME => mail::send(app, channel, std::slice::from_ref(message)).await,
        #[cfg(feature = "push")]
        name if name.starts_with(push::PREFIX) => push::send(app, channel, message).await,
        // An older or a smaller program: whoever knows the channel tells later calls.
        _ => Sent::Gone,
    }
}
