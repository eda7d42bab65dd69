//! `move`: a whole database to another place or kind.

use std::path::Path;

use anyhow::{anyhow, bail};
use serde_json::json;
use store::{Database, Whole, address_of, copy_table};
use table::{StoreError, Stored, TableId};
use words::{Lang, database as texts};

use super::{Context, database};

/// What was moved.
#[derive(Default)]
struct Moved {
    tables: u64,
    /// How many of them have begun and were played again.
    games: u64,
}

/// Copies a whole database, and proves that every game replays to the same hash.
pub(crate) fn move_database(
    context: &mut Context<'_, '_>,
    from: &Path,
    to: &Path,
) -> anyhow::Result<()> {
    let lang = context.lang;
    if !store::is_server(from) && !from.exists() {
        bail!(texts::no_database(lang, from.display()));
    }
    let runtime = tokio::runtime::Runtime::new()?;
    let moved = runtime.block_on(async {
        let (from, to) = (open(from, lang).await?, open(to, lang).await?);
        let moved = copy(context, from.whole().as_ref(), to.whole().as_ref()).await;
        from.close().await;
        to.close().await;
        moved
    })?;
    let Moved { tables, games } = moved;
    if context.json {
        return context.print_json(&json!({ "tables": tables, "games": games }));
    }
    writeln!(context.console.out, "{}", texts::moved(lang, tables, games))?;
    Ok(())
}

async fn open(database: &Path, lang: Lang) -> anyhow::Result<Database> {
    let opened = Database::open(database).await;
    opened.map_err(|error| anyhow!(database::sentence(&address_of(database), &error, lang)))
}

async fn copy(
    context: &Context<'_, '_>,
    from: &dyn Whole,
    to: &dyn Whole,
) -> anyhow::Result<Moved> {
    let rest = from.rest().await?;
    to.keep_rest(rest.clone()).await?;
    if to.rest().await?.keys != rest.keys {
        // Links and cookies of one would not be good for the other.
        bail!(texts::another_house(context.lang));
    }
    let tables = from.all().await?;
    let bar = context.progress_bar(tables.len() as u64, 0)?;
    let mut moved = Moved::default();
    for table in tables {
        let before = read(from, table).await?;
        // A game that cannot be played again is moved as it is.
        let played = before.clone().replayed(context.catalog).ok().flatten();
        let summarised = played.as_ref().map(|played| played.summarised.clone());
        copy_table(from, to, table, summarised).await?;
        let after = read(to, table).await?;
        let again = after.clone().replayed(context.catalog).ok().flatten();
        if before != after || played != again {
            bail!(texts::moved_wrong(context.lang, table));
        }
        moved.tables += 1;
        moved.games += u64::from(played.is_some());
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(moved)
}

async fn read(store: &dyn Whole, table: TableId) -> Result<Stored, StoreError> {
    let stored = store.load(table).await?;
    stored.ok_or_else(|| StoreError(format!("there is no table {table}")))
}
