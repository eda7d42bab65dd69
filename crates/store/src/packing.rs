//! Packing: logs that have grown are moved into the archive, while nobody has to wait for it.

use sqlx::{Connection, Row, SqliteConnection, SqlitePool};
use table::StoreError;
use tokio::sync::mpsc;

use crate::archive;
use crate::load::filed_entries;
use crate::writer::{WeakWriter, failed};

/// The door to the packer. It stops when the door is gone.
pub(crate) struct Packer(mpsc::UnboundedSender<i64>);

impl Packer {
    /// Begins to pack, with what is left from before.
    pub(crate) fn new(readers: SqlitePool, writer: WeakWriter) -> Packer {
        let (sender, tables) = mpsc::unbounded_channel();
        tokio::spawn(run(readers, writer, tables));
        Packer(sender)
    }

    /// The log of this table is to be packed.
    pub(crate) fn pack(&self, table: i64) {
        // If it has stopped, the log is packed after the next start, or when it has grown further.
        let _ = self.0.send(table);
    }
}

async fn run(readers: SqlitePool, writer: WeakWriter, mut tables: mpsc::UnboundedReceiver<i64>) {
    let left = left_over(&readers).await.unwrap_or_default();
    for table in left {
        tell(pack(&readers, &writer, table).await);
    }
    while let Some(table) = tables.recv().await {
        tell(pack(&readers, &writer, table).await);
    }
}

fn tell(packed: Result<(), StoreError>) {
    if let Err(error) = packed {
        tracing::warn!(%error, "a log could not be packed; it is kept as it is");
    }
}

/// The tables where the game is over and that were not packed: the server was stopped too early.
async fn left_over(readers: &SqlitePool) -> Result<Vec<i64>, sqlx::Error> {
    let left = sqlx::query(
        "SELECT DISTINCT table_id FROM sheets JOIN tables ON id = table_id WHERE ended IS NOT NULL",
    );
    let rows = left.fetch_all(readers).await?;
    rows.iter().map(|row| row.try_get("table_id")).collect()
}

/// Moves the sheets of a table into its archive. A log only grows: what was read is right whatever was written since.
async fn pack(readers: &SqlitePool, writer: &WeakWriter, table: i64) -> Result<(), StoreError> {
    let entries = read(readers, table).await.map_err(|error| failed(&error))?;
    let last = entries.len() as i64;
    let packed = tokio::task::spawn_blocking(move || archive::pack(&entries))
        .await
        .map_err(|error| StoreError(error.to_string()))?
        .map_err(|error| StoreError(error.to_string()))?;
    let Some(writer) = writer.upgrade() else {
        return Ok(());
    };
    writer
        .write(move |connection| Box::pin(replace(connection, table, last, packed)))
        .await
}

async fn read(readers: &SqlitePool, table: i64) -> Result<Vec<table::Entry>, sqlx::Error> {
    let mut connection = readers.acquire().await?;
    let mut snapshot = connection.begin().await?;
    filed_entries(&mut snapshot, table).await
}

/// Puts the packed entries, up to the one with the number `last`, in the place of the open ones.
async fn replace(
    connection: &mut SqliteConnection,
    table: i64,
    last: i64,
    packed: Vec<u8>,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO archive (table_id, last, body) VALUES ($1, $2, $3) \
         ON CONFLICT (table_id) DO UPDATE SET last = $2, body = $3 WHERE last < $2",
    )
    .bind(table)
    .bind(last)
    .bind(packed)
    .execute(&mut *connection)
    .await?;
    sqlx::query("DELETE FROM sheets WHERE table_id = $1 AND last <= $2")
        .bind(table)
        .bind(last)
        .execute(connection)
        .await?;
    Ok(())
}
