//! Live updates: whoever looks at a table hears at once that something is new there.

use futures_util::{Stream, StreamExt, stream};
use table::{Caller, NewsKind, Position, TableId, Trouble};
use tokio::sync::broadcast::error::RecvError;

use crate::App;

/// Something is new at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Update {
    /// What is new; nothing in particular for the first update, and after a gap: then everything is to be
    /// read again.
    pub kind: Option<NewsKind>,
    /// Where the game stands.
    pub position: Position,
}

/// What is new at a table from now on, beginning with where it stands. It ends when the server stops.
pub async fn updates(
    app: &App,
    table: TableId,
    caller: Caller,
) -> Result<impl Stream<Item = Update> + Send + use<>, Trouble> {
    // Listening comes before looking, so that nothing is missed in between.
    let news = app.tables().listen(table);
    let position = app.tables().position(table, &caller).await?;
    let first = Update {
        kind: None,
        position,
    };
    let echo = caller.echo();
    let rest = stream::unfold(
        (news, app.clone(), caller),
        move |(mut news, app, caller)| async move {
            let update = loop {
                break match news.recv().await {
                    Ok(news) if echo.is_some() && news.known == echo => continue,
                    Ok(news) => Update {
                        kind: Some(news.kind),
                        position: news.position,
                    },
                    Err(RecvError::Lagged(_)) => Update {
                        kind: None,
                        position: app.tables().position(table, &caller).await.ok()?,
                    },
                    Err(RecvError::Closed) => return None,
                };
            };
            Some((update, (news, app, caller)))
        },
    );
    let stop = app.stop().clone().cancelled_owned();
    Ok(stream::iter([first]).chain(rest).take_until(stop))
}
