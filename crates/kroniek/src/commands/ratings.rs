//! `ratings`: what follows from rated games.

use std::path::{Path, PathBuf};

use anyhow::anyhow;
use serde_json::json;
use store::{Database, address_of};
use table::rebuild_ratings;

use super::{Context, database};

/// What is said about ratings.
mod texts {
    words::texts!("ratings");
}

/// Replays all rated games and counts them anew.
pub(crate) fn rebuild(
    context: &mut Context<'_, '_>,
    database: Option<PathBuf>,
) -> anyhow::Result<()> {
    let file = database.unwrap_or_else(server::default_database);
    let games = tokio::runtime::Runtime::new()?.block_on(count(context, &file))?;
    if context.json {
        return context.print_json(&json!({ "games": games }));
    }
    let told = texts::rebuilt(context.lang, games);
    writeln!(context.console.out, "{told}")?;
    Ok(())
}

async fn count(context: &Context<'_, '_>, file: &Path) -> anyhow::Result<u64> {
    let opened = Database::open_beside(file).await;
    let sentence = |error| database::sentence(&address_of(file), &error, context.lang);
    let database = opened.map_err(|error| anyhow!(sentence(error)))?;
    let store = database.store();
    let kinds: Vec<&str> = context.catalog.kinds().map(catalog::AnyGame::id).collect();
    let mut all = 0;
    for kind in &kinds {
        all += store.rated_tables((*kind).to_owned()).await?.len() as u64;
    }
    let bar = context.progress_bar(all, 0)?;
    let mut games = 0;
    for kind in kinds {
        games += rebuild_ratings(store.as_ref(), context.catalog, kind, || bar.inc(1)).await?;
    }
    bar.finish_and_clear();
    database.close().await;
    Ok(games)
}
