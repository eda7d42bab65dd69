//! Live updates: whoever looks at a table hears at once that something is new there.

use futures_util::{Stream, StreamExt, stream};
use table::{News, NewsKind, Position, Session, TableError, TableId, VisitorId};

use crate::{App, Requester};

/// Something is new at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Update {
    /// What is new; nothing in particular for the first update, and after a gap: then everything is to be
    /// read again.
    pub kind: Option<NewsKind>,
    /// Where the game stands.
    pub position: Position,
}

/// What is new at a table from now on, beginning with where it stands. It ends when the server stops, the
/// caller is signed out, or they may not look any more.
pub async fn updates(
    app: &App,
    table: TableId,
    requester: Requester,
) -> Result<impl Stream<Item = Update> + Send + use<>, TableError> {
    let Requester {
        caller, session, ..
    } = requester;
    let (position, listener) = app.tables().listen(table, &caller).await?;
    let first = Update {
        kind: None,
        position,
    };
    let (own, visitor) = (caller.stream_key(), caller.visitor);
    let looking = visitor.map(|visitor| app.presence().look(visitor, table));
    has_seen(app, visitor, table).await;
    let rest = stream::unfold(
        (listener, app.clone(), caller, looking),
        move |(mut listener, app, caller, looking)| async move {
            let update = loop {
                break match listener.next().await {
                    Some(news) if own.is_some() && news.known == own => continue,
                    Some(News {
                        kind: kind @ (NewsKind::Position | NewsKind::Talk),
                        position,
                        ..
                    }) => Update {
                        kind: Some(kind),
                        position,
                    },
                    // Either everything is to be read again, or the caller's seat may be another's now. In a box: whoever
                    // only listens keeps no room for it.
                    other => Update {
                        kind: other.map(|news| news.kind),
                        position: Box::pin(app.tables().position(table, &caller)).await.ok()?,
                    },
                };
            };
            if update.kind == Some(NewsKind::Talk) || update.position.over {
                has_seen(&app, visitor, table).await;
            }
            Some((update, (listener, app, caller, looking)))
        },
    );
    let stop = app.stop().clone().cancelled_owned();
    let end = Box::pin(async move {
        let ended = session.map(Session::ended);
        match ended {
            Some(ended) => {
                tokio::select! {
                    () = stop => {}
                    () = ended => {}
                }
            }
            None => stop.await,
        }
    });
    Ok(stream::iter([first]).chain(rest).take_until(end))
}

/// Whoever looks at a table has seen what happened there.
async fn has_seen(app: &App, visitor: Option<VisitorId>, table: TableId) {
    let Some(visitor) = visitor else { return };
    let store = app.tables().store();
    let seen = async {
        if store.unread(visitor).await? > 0 {
            store.read_notices(visitor, Some(table)).await?;
        }
        Ok::<_, table::StoreError>(())
    };
    if let Err(error) = seen.await {
        tracing::warn!(%error, "it could not be stored that somebody has seen something");
    }
}
