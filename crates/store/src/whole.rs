//! Everything that is in a database, for whoever moves it to another one.

use std::collections::HashMap;

use table::{
    Account, Append, Appended, EntryNumber, MessageNumber, Pending, SessionRecord, Standing, Store,
    StoreError, Summarised, TableId, Visitor, VisitorId,
};

/// What a database holds besides its tables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rest {
    /// The server's secrets by name.
    pub keys: HashMap<String, [u8; 32]>,
    /// What is known of visitors.
    pub visitors: HashMap<VisitorId, Visitor>,
    /// How many bytes each visitor has said.
    pub talked: HashMap<VisitorId, i64>,
    /// When each visitor was here last.
    pub seen: HashMap<VisitorId, i64>,
    /// What the operator has said.
    pub house: HashMap<String, String>,
    /// Who is kept out, since when, and why.
    pub blocked: HashMap<String, (i64, String)>,
    /// The accounts.
    pub accounts: Vec<Account>,
    /// Where somebody is signed in.
    pub sessions: Vec<SessionRecord>,
}

/// A store that can be read and written as a whole.
pub trait Whole: Store {
    /// All tables, the oldest first.
    fn all(&self) -> Pending<'_, Vec<TableId>>;

    /// Everything besides the tables.
    fn rest(&self) -> Pending<'_, Rest>;

    /// Keeps everything besides the tables. Secrets that are there already stay.
    fn keep_rest(&self, rest: Rest) -> Pending<'_, ()>;
}

/// Copies a table with everything that belongs to it, and tells how its game stands if that is known. What an earlier
/// attempt has copied is not copied again.
pub fn copy_table<'s>(
    from: &'s dyn Whole,
    to: &'s dyn Whole,
    table: TableId,
    summarised: Option<Summarised>,
) -> Pending<'s, ()> {
    Box::pin(copy_one(from, to, table, summarised))
}

async fn copy_one(
    from: &dyn Whole,
    to: &dyn Whole,
    table: TableId,
    summarised: Option<Summarised>,
) -> Result<(), StoreError> {
    let Some(stored) = from.load(table).await? else {
        return Ok(());
    };
    let there = if let Some(there) = to.load(table).await? {
        there.entries.len()
    } else {
        to.create(stored.table.clone(), stored.seats).await?;
        0
    };
    let entries: Vec<_> = stored.entries.into_iter().skip(there).collect();
    if !entries.is_empty() {
        // Of a game that cannot be played again nobody knows where it stands.
        let unknown = || Standing {
            since: stored.table.created,
            to_act: engine::Seats::all(stored.table.header.seats),
            passes: false,
            stand_ins: engine::Seats::NONE,
            due: None,
            moment: engine::Moment { round: 0, phase: 0 },
            outcome: None,
        };
        let appended = to.append(Append {
            table,
            first: EntryNumber(there as u32 + 1),
            entries,
            standing: summarised.map_or_else(unknown, |known| known.standing),
        });
        if appended.await? == Appended::Conflict {
            return Err(StoreError("somebody else writes there".to_owned()));
        }
    } else if let Some(summarised) = summarised {
        to.summarise(vec![summarised]).await?;
    }
    let said = to.talk(table, MessageNumber::NONE, 1).await?;
    let said = said.last().map_or(MessageNumber::NONE, |line| line.number);
    for line in from.talk(table, said, u32::MAX).await? {
        to.say(table, line.seat, line.at, line.text, None).await?;
    }
    if let Some(study) = from.study(table).await? {
        to.keep_study(table, study).await?;
    }
    Ok(())
}
