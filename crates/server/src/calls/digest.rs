//! What somebody wants to be told together, at an hour of their choice.
//!
//! The hour of a call follows from when it was made, so that it is the same however often it is looked at: the first time that the hour comes when it could
//! have been told by itself.

use table::{DueCall, Settled};

use super::mail::{self, MailChannel};
use super::{Sent, after, not_prepared, settle, still};
use crate::App;

/// Tells what goes to somebody by one channel together, if that is how they want it; gives back what is told one by one.
pub(super) async fn tell(app: &App, mut calls: Vec<DueCall>) -> Vec<DueCall> {
    let Some(key) = calls.first().map(|call| call.key.clone()) else {
        return calls;
    };
    if key.channel != mail::NAME || app.stop().is_cancelled() {
        return calls;
    }
    let store = app.tables().store();
    // Whatever is wrong is found again where calls are told one by one.
    let channels = store.channels(key.visitor).await.unwrap_or_default();
    let mut channels = channels.into_iter();
    let Some(channel) = channels.find(|channel| channel.name == mail::NAME) else {
        return calls;
    };
    let Some((minute, manner)) = MailChannel::of(&channel).and_then(MailChannel::hour) else {
        return calls;
    };
    let (now, lease) = (app.now(), app.calls().lease.as_secs() as i64);
    match store
        .claim_together(key.visitor, key.channel, now, lease)
        .await
    {
        Ok(more) => calls.extend(more),
        Err(error) => tracing::error!(%error, "it could not be read what else is to be told"),
    }
    let patience = app.calls().patience.as_secs() as i64;
    let quiet = manner.quiet_until(now);
    let (mut together, mut messages) = (Vec::new(), Vec::new());
    for call in calls {
        let hour = manner.next(minute, call.at + patience);
        let settled = if channel.kinds & call.key.kind.wishes() == 0 {
            Settled::Done
        } else if hour > now {
            Settled::Later(hour)
        } else if let Some(end) = quiet {
            Settled::Later(end)
        } else {
            match still(app, &call, &channel, &manner).await {
                Ok(Ok(message)) => {
                    messages.push(message);
                    together.push(call);
                    continue;
                }
                // Not now: then with the next ones.
                Ok(Err(Settled::Later(_))) => Settled::Later(manner.next(minute, now + 1)),
                Ok(Err(settled)) => settled,
                Err(error) => not_prepared(app, &error),
            }
        };
        settle(app, call, settled).await;
    }
    if together.is_empty() {
        return together;
    }
    let sent = mail::send(app, &channel, &messages).await;
    if sent == Sent::Gone
        && let Err(error) = store.drop_channel(key.visitor, channel.name).await
    {
        tracing::error!(%error, "a channel could not be removed");
    }
    for call in together {
        let settled = after(&call, sent, now);
        settle(app, call, settled).await;
    }
    Vec::new()
}
