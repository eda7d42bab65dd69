//! Everything that is in a database, for whoever moves it to another one.

use std::collections::HashMap;

use table::{
    Account, Append, Appended, Channel, DueCall, EntryNumber, FriendWish, MessageNumber, Notes,
    Notice, Passkey, Pending, Regarded, Report, SessionRecord, Standing, Store, StoreError,
    Summarised, TableId, Visitor, VisitorId,
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
    /// What happened to whom.
    pub notices: Vec<(VisitorId, Notice)>,
    /// The ways to reach people.
    pub channels: Vec<Channel>,
    /// What is still to be told by them.
    pub calls: Vec<DueCall>,
    /// The key that messages to browsers are signed with.
    pub push_key: Option<Vec<u8>>,
    /// Where people are reached by mail, and since when.
    pub addresses: Vec<(VisitorId, String, i64)>,
    /// Who has muted or blocked whom.
    pub regards: Vec<Regarded>,
    /// Who would like whom as a friend.
    pub wishes: Vec<FriendWish>,
    /// What people have written for themselves.
    pub notes: Vec<Notes>,
    /// What the operator was told about people.
    pub reports: Vec<Report>,
    /// The keys that people sign in with.
    pub passkeys: Vec<Passkey>,
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

/// Makes the statements for one kind of database, with its accounts, its calls, its addresses, its friends, its manners, its notes, its passkeys and its rows.
macro_rules! whole_statements {
    ($connection:ty, $accounts:ident, $calls:ident, $friends:ident, $mail:ident, $manners:ident, $notes:ident, $passkeys:ident, $rows:ident) => {
        async fn read_all(connection: &mut $connection) -> Result<Vec<TableId>, Error> {
            let found = sqlx::query("SELECT id FROM tables ORDER BY created, id");
            let found = found.fetch_all(connection).await?;
            let ids = found.iter().map(|row| row.try_get("id").map(TableId::from_number));
            ids.collect()
        }

        async fn read_rest(connection: &mut $connection) -> Result<Rest, Error> {
            let mut rest = Rest::default();
            let keys = sqlx::query("SELECT name, secret FROM keys");
            for row in &keys.fetch_all(&mut *connection).await? {
                rest.keys.insert(row.try_get("name")?, $rows::secret(row)?);
            }
            let visitors = sqlx::query("SELECT id, name, ask_always, puzzles, seen FROM visitors");
            for row in &visitors.fetch_all(&mut *connection).await? {
                let visitor = VisitorId(bytes(row.try_get("id")?)?);
                rest.visitors.insert(visitor, $rows::visitor(row)?);
                rest.seen.insert(visitor, row.try_get("seen")?);
            }
            let talked = sqlx::query("SELECT visitor, bytes FROM talked");
            for row in &talked.fetch_all(&mut *connection).await? {
                let visitor = VisitorId(bytes(row.try_get("visitor")?)?);
                rest.talked.insert(visitor, row.try_get("bytes")?);
            }
            let house = sqlx::query("SELECT name, value FROM house");
            for row in &house.fetch_all(&mut *connection).await? {
                rest.house
                    .insert(row.try_get("name")?, row.try_get("value")?);
            }
            let blocked = sqlx::query("SELECT who, since, note FROM blocked");
            for row in &blocked.fetch_all(&mut *connection).await? {
                let why = (row.try_get("since")?, row.try_get("note")?);
                rest.blocked.insert(row.try_get("who")?, why);
            }
            rest.accounts = $accounts::all_accounts(connection).await?;
            rest.sessions = $accounts::all_sessions(connection).await?;
            rest.notices = $calls::all_notices(connection).await?;
            rest.channels = $calls::all_channels(connection).await?;
            rest.calls = $calls::all_due(connection).await?;
            rest.push_key = $calls::kept_push_key(connection).await?;
            rest.addresses = $mail::all_addresses(connection).await?;
            rest.regards = $manners::all_regards(connection).await?;
            rest.wishes = $friends::all_wishes(connection).await?;
            rest.reports = $manners::all_reports(connection).await?;
            rest.notes = $notes::all_notes(connection).await?;
            rest.passkeys = $passkeys::all_passkeys(connection).await?;
            Ok(rest)
        }

        async fn insert_rest(connection: &mut $connection, rest: &Rest) -> Result<(), Error> {
            for (name, secret) in &rest.keys {
                let adding = sqlx::query(
                    "INSERT INTO keys (name, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                );
                let adding = adding.bind(name).bind(secret.to_vec());
                adding.execute(&mut *connection).await?;
            }
            for (visitor, known) in &rest.visitors {
                let adding = sqlx::query(
                    "INSERT INTO visitors (id, name, ask_always, puzzles, seen) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
                );
                let adding = adding.bind(visitor.0.to_vec()).bind(&known.name);
                let adding = adding.bind(known.ask_always).bind(&known.puzzles);
                let adding = adding.bind(rest.seen.get(visitor).copied().unwrap_or_default());
                adding.execute(&mut *connection).await?;
            }
            for (visitor, bytes) in &rest.talked {
                let adding = sqlx::query(
                    "INSERT INTO talked (visitor, bytes) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                );
                let adding = adding.bind(visitor.0.to_vec()).bind(bytes);
                adding.execute(&mut *connection).await?;
            }
            for (name, value) in &rest.house {
                let adding = sqlx::query(
                    "INSERT INTO house (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                );
                let adding = adding.bind(name).bind(value);
                adding.execute(&mut *connection).await?;
            }
            for (who, (since, note)) in &rest.blocked {
                let adding = sqlx::query(
                    "INSERT INTO blocked (who, since, note) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
                );
                let adding = adding.bind(who).bind(since).bind(note);
                adding.execute(&mut *connection).await?;
            }
            for account in &rest.accounts {
                $accounts::insert_account(connection, account).await?;
            }
            for session in &rest.sessions {
                $accounts::insert_session(connection, session).await?;
            }
            for (visitor, notice) in &rest.notices {
                $calls::insert_notice(connection, *visitor, notice).await?;
            }
            for channel in &rest.channels {
                $calls::keep_channel(connection, channel).await?;
            }
            for call in &rest.calls {
                $calls::insert_due(connection, call).await?;
            }
            if let Some(key) = &rest.push_key {
                $calls::push_key(connection, key).await?;
            }
            for (account, address, since) in &rest.addresses {
                $mail::keep_address(connection, *account, address, *since).await?;
            }
            for regarded in &rest.regards {
                $manners::keep_regard(connection, regarded, true).await?;
            }
            for wish in &rest.wishes {
                $friends::keep_wish(connection, wish).await?;
            }
            // An earlier attempt may have copied them: they have other numbers then.
            let known = $manners::all_reports(connection).await?;
            for report in rest.reports.iter().skip(known.len()) {
                $manners::file_report(connection, report).await?;
            }
            for notes in &rest.notes {
                $notes::keep_notes(connection, notes).await?;
            }
            for passkey in &rest.passkeys {
                $passkeys::keep_passkey(connection, passkey).await?;
            }
            Ok(())
        }
    };
}

pub(crate) use whole_statements;
