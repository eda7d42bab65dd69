//! Accounts, sessions and links to other browsers: the same statements on both kinds of database.

/// Makes the statements for one kind of connection. They do without anything that SQLite and PostgreSQL do not share.
macro_rules! account_statements {
    ($connection:ty, $row:ty) => {
        use sqlx::{Error, Row};
        use table::{Account, Contender, Handover, SessionRecord, TableId, TokenHash, VisitorId};

        use crate::rows::{bytes, corrupt};

        /// Keeps an account; false if a name like this is taken.
        pub(crate) async fn insert_account(
            connection: &mut $connection,
            account: &Account,
        ) -> Result<bool, Error> {
            let adding = sqlx::query(
                "INSERT INTO accounts (id, name, skeleton, password, recovery, created) \
                 VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
            );
            let adding = adding
                .bind(account.id.0.to_vec())
                .bind(account.name.clone())
                .bind(account.skeleton.clone())
                .bind(account.password.clone())
                .bind(account.recovery.as_bytes().to_vec())
                .bind(account.created);
            let added = adding.execute(&mut *connection).await?;
            Ok(added.rows_affected() == 1)
        }

        /// Keeps an account with its first session, and gives it everything that the guest had: the tables that this changes; none if a
        /// name like this is taken.
        pub(crate) async fn create_account(
            connection: &mut $connection,
            account: &Account,
            guest: Option<VisitorId>,
            session: &SessionRecord,
        ) -> Result<Option<Vec<TableId>>, Error> {
            if !insert_account(connection, account).await? {
                return Ok(None);
            }
            let mut changed = Vec::new();
            if let Some(guest) = guest {
                changed = adopt(connection, guest, account.id).await?;
            }
            let settings = sqlx::query(
                "INSERT INTO visitors (id, name, ask_always) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
            );
            let settings = settings.bind(account.id.0.to_vec()).bind(account.name.clone());
            settings.bind(false).execute(&mut *connection).await?;
            insert_session(connection, session).await?;
            Ok(Some(changed))
        }

        pub(crate) async fn account(
            connection: &mut $connection,
            id: VisitorId,
        ) -> Result<Option<Account>, Error> {
            let found = sqlx::query("SELECT * FROM accounts WHERE id = $1").bind(id.0.to_vec());
            let row = found.fetch_optional(&mut *connection).await?;
            row.as_ref().map(account_of).transpose()
        }

        pub(crate) async fn account_named(
            connection: &mut $connection,
            skeleton: &str,
        ) -> Result<Option<Account>, Error> {
            let found = sqlx::query("SELECT * FROM accounts WHERE skeleton = $1");
            let found = found.bind(skeleton.to_owned());
            let row = found.fetch_optional(&mut *connection).await?;
            row.as_ref().map(account_of).transpose()
        }

        pub(crate) async fn all_accounts(
            connection: &mut $connection,
        ) -> Result<Vec<Account>, Error> {
            let found = sqlx::query("SELECT * FROM accounts ORDER BY id");
            let found = found.fetch_all(&mut *connection).await?;
            found.iter().map(account_of).collect()
        }

        /// Changes an account and the names of its seats; none if a name like this is another's.
        pub(crate) async fn change_account(
            connection: &mut $connection,
            account: &Account,
        ) -> Result<Option<Vec<TableId>>, Error> {
            let id = account.id.0.to_vec();
            let taken = sqlx::query("SELECT 1 FROM accounts WHERE skeleton = $1 AND id <> $2");
            let taken = taken.bind(account.skeleton.clone()).bind(id.clone());
            if taken.fetch_optional(&mut *connection).await?.is_some() {
                return Ok(None);
            }
            let changing = sqlx::query(
                "UPDATE accounts SET name = $2, skeleton = $3, password = $4, recovery = $5 WHERE id = $1",
            );
            let changing = changing
                .bind(id.clone())
                .bind(account.name.clone())
                .bind(account.skeleton.clone())
                .bind(account.password.clone())
                .bind(account.recovery.as_bytes().to_vec());
            changing.execute(&mut *connection).await?;
            note_change(connection).await?;
            let tables = name_seats(connection, account.id).await?;
            Ok(Some(tables))
        }

        /// Gives everything of one visitor to another: the tables that this changes.
        pub(crate) async fn adopt(
            connection: &mut $connection,
            guest: VisitorId,
            account: VisitorId,
        ) -> Result<Vec<TableId>, Error> {
            let changed = tables_with(connection, guest).await?;
            for sql in [
                "UPDATE seats SET visitor = $2 WHERE visitor = $1",
                "UPDATE tables SET host = $2 WHERE host = $1",
                "INSERT INTO talked (visitor, bytes) SELECT $2, bytes FROM talked WHERE visitor = $1 \
                 ON CONFLICT (visitor) DO UPDATE SET bytes = talked.bytes + excluded.bytes",
                "INSERT INTO visitors (id, name, ask_always, puzzles) \
                 SELECT $2, name, ask_always, puzzles FROM visitors WHERE id = $1 ON CONFLICT (id) DO NOTHING",
                "INSERT INTO notices (visitor, table_id, kind, number, at, unread) \
                 SELECT $2, table_id, kind, number, at, unread FROM notices WHERE visitor = $1 ON CONFLICT DO NOTHING",
                "INSERT INTO channels (visitor, channel, kinds, settings) \
                 SELECT $2, channel, kinds, settings FROM channels WHERE visitor = $1 ON CONFLICT DO NOTHING",
                "INSERT INTO outbox (visitor, channel, table_id, kind, number, at, due, until, tries, tried) \
                 SELECT $2, channel, table_id, kind, number, at, due, until, tries, tried FROM outbox WHERE visitor = $1 \
                 ON CONFLICT DO NOTHING",
                "INSERT INTO regards (who, whom, regard, name, since) \
                 SELECT $2, whom, regard, name, since FROM regards WHERE who = $1 AND whom <> $2 ON CONFLICT DO NOTHING",
                "INSERT INTO regards (who, whom, regard, name, since) \
                 SELECT who, $2, regard, name, since FROM regards WHERE whom = $1 AND who <> $2 ON CONFLICT DO NOTHING",
                "UPDATE reports SET reporter = $2 WHERE reporter = $1",
                "UPDATE reports SET whom = $2 WHERE whom = $1",
            ] {
                let moving = sqlx::query(sql);
                let moving = moving.bind(guest.0.to_vec()).bind(account.0.to_vec());
                moving.execute(&mut *connection).await?;
            }
            for sql in [
                "DELETE FROM talked WHERE visitor = $1",
                "DELETE FROM searches WHERE visitor = $1",
                "DELETE FROM visitors WHERE id = $1",
                "DELETE FROM notices WHERE visitor = $1",
                "DELETE FROM channels WHERE visitor = $1",
                "DELETE FROM outbox WHERE visitor = $1",
                "DELETE FROM regards WHERE who = $1 OR whom = $1",
            ] {
                let rest = sqlx::query(sql).bind(guest.0.to_vec());
                rest.execute(&mut *connection).await?;
            }
            name_seats(connection, account).await?;
            Ok(changed)
        }

        /// The account's name is that of its seats, but for others at the same screen. A guest has no account, and keeps their
        /// names.
        async fn name_seats(
            connection: &mut $connection,
            account: VisitorId,
        ) -> Result<Vec<TableId>, Error> {
            let known = name_of(connection, account).await?;
            let Some(name) = known else {
                return Ok(Vec::new());
            };
            let settings = sqlx::query("UPDATE visitors SET name = $2 WHERE id = $1");
            let settings = settings.bind(account.0.to_vec()).bind(name.clone());
            settings.execute(&mut *connection).await?;
            let naming = sqlx::query(
                "UPDATE seats SET name = $2 WHERE visitor = $1 AND kind <> 'hot-seat' AND name <> $2 RETURNING table_id",
            );
            let naming = naming.bind(account.0.to_vec()).bind(name);
            let named = naming.fetch_all(&mut *connection).await?;
            named.iter().map(|row| Ok(TableId::from_number(row.try_get("table_id")?))).collect()
        }

        /// What an account is called.
        async fn name_of(
            connection: &mut $connection,
            account: VisitorId,
        ) -> Result<Option<String>, Error> {
            let found = sqlx::query("SELECT name FROM accounts WHERE id = $1");
            let row = found.bind(account.0.to_vec()).fetch_optional(&mut *connection).await?;
            row.map(|row| row.try_get("name")).transpose()
        }

        /// Deletes an account: the tables that this changes.
        pub(crate) async fn erase(
            connection: &mut $connection,
            account: VisitorId,
            former: &str,
        ) -> Result<Vec<TableId>, Error> {
            let (id, changed) = (account.0.to_vec(), tables_with(connection, account).await?);
            let seats = sqlx::query(
                "SELECT id, header, seat FROM tables JOIN seats ON table_id = id \
                 WHERE visitor = $1 AND kind <> 'hot-seat'",
            );
            let seats = seats.bind(id.clone()).fetch_all(&mut *connection).await?;
            for row in &seats {
                let header = renamed(row.try_get("header")?, seat_number(row)?, former)?;
                let changing = sqlx::query("UPDATE tables SET header = $2 WHERE id = $1");
                let changing = changing.bind(row.try_get::<i64, _>("id")?).bind(header);
                changing.execute(&mut *connection).await?;
            }
            // A seat that is kept for them is anybody's.
            let open = sqlx::query(
                "UPDATE seats SET visitor = NULL, name = '' WHERE visitor = $1 AND NOT taken \
                 AND table_id IN (SELECT id FROM tables WHERE started IS NULL)",
            );
            open.bind(id.clone()).execute(&mut *connection).await?;
            let naming = sqlx::query("UPDATE seats SET name = $2 WHERE visitor = $1 AND kind <> 'hot-seat'");
            let naming = naming.bind(id.clone()).bind(former.to_owned());
            naming.execute(&mut *connection).await?;
            // Whoever was rated is somebody still, without a name: the ratings of the others follow from the same results.
            let nobody = VisitorId::random();
            let leaving = sqlx::query(
                "UPDATE seats SET visitor = $2, token = NULL WHERE visitor = $1 AND table_id IN (SELECT id FROM tables WHERE rated)",
            );
            leaving.bind(id.clone()).bind(nobody.0.to_vec()).execute(&mut *connection).await?;
            for sql in [
                "UPDATE rated_seats SET who = $2 WHERE who = $1",
                "UPDATE ratings SET who = $2 WHERE who = $1",
            ] {
                let leaving = sqlx::query(sql).bind(Contender::Player(account).to_string());
                leaving.bind(Contender::Player(nobody).to_string()).execute(&mut *connection).await?;
            }
            for sql in [
                "UPDATE seats SET visitor = NULL, token = NULL WHERE visitor = $1",
                "UPDATE tables SET host = NULL WHERE host = $1",
                "DELETE FROM talked WHERE visitor = $1",
                "DELETE FROM searches WHERE visitor = $1",
                "DELETE FROM kept_away WHERE visitor = $1",
                "DELETE FROM visitors WHERE id = $1",
                "DELETE FROM handovers WHERE visitor = $1",
                "DELETE FROM notices WHERE visitor = $1",
                "DELETE FROM channels WHERE visitor = $1",
                "DELETE FROM outbox WHERE visitor = $1",
                "DELETE FROM addresses WHERE account = $1",
                "DELETE FROM mail_links WHERE account = $1",
                "DELETE FROM regards WHERE who = $1 OR whom = $1",
                "DELETE FROM friend_wishes WHERE who = $1 OR whom = $1",
                "DELETE FROM notes WHERE who = $1",
                "UPDATE reports SET reporter = NULL WHERE reporter = $1",
                "UPDATE reports SET whom = NULL WHERE whom = $1",
                "DELETE FROM passkeys WHERE account = $1",
                "DELETE FROM sessions WHERE account = $1",
                "DELETE FROM accounts WHERE id = $1",
            ] {
                sqlx::query(sql).bind(id.clone()).execute(&mut *connection).await?;
            }
            note_change(connection).await?;
            Ok(changed)
        }

        pub(crate) async fn tables_with(
            connection: &mut $connection,
            visitor: VisitorId,
        ) -> Result<Vec<TableId>, Error> {
            let found = sqlx::query(
                "SELECT table_id AS id FROM seats WHERE visitor = $1 UNION SELECT id FROM tables WHERE host = $1 ORDER BY id",
            );
            let found = found.bind(visitor.0.to_vec()).fetch_all(&mut *connection).await?;
            found.iter().map(|row| Ok(TableId::from_number(row.try_get("id")?))).collect()
        }

        pub(crate) async fn insert_session(
            connection: &mut $connection,
            session: &SessionRecord,
        ) -> Result<(), Error> {
            let adding = sqlx::query(
                "INSERT INTO sessions (hash, account, device, created, seen) VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT DO NOTHING",
            );
            let adding = adding
                .bind(session.hash.as_bytes().to_vec())
                .bind(session.account.0.to_vec())
                .bind(session.device.clone())
                .bind(session.created)
                .bind(session.seen);
            adding.execute(&mut *connection).await?;
            Ok(())
        }

        pub(crate) async fn session(
            connection: &mut $connection,
            hash: TokenHash,
        ) -> Result<Option<(SessionRecord, String)>, Error> {
            let found = sqlx::query(
                "SELECT sessions.*, name FROM sessions JOIN accounts ON id = account WHERE hash = $1",
            );
            let found = found.bind(hash.as_bytes().to_vec());
            let Some(row) = found.fetch_optional(&mut *connection).await? else {
                return Ok(None);
            };
            Ok(Some((session_of(&row)?, row.try_get("name")?)))
        }

        pub(crate) async fn sessions(
            connection: &mut $connection,
            account: VisitorId,
        ) -> Result<Vec<SessionRecord>, Error> {
            let found = sqlx::query(
                "SELECT * FROM sessions WHERE account = $1 ORDER BY seen DESC, created DESC, hash",
            );
            let found = found.bind(account.0.to_vec()).fetch_all(&mut *connection).await?;
            found.iter().map(session_of).collect()
        }

        pub(crate) async fn all_sessions(
            connection: &mut $connection,
        ) -> Result<Vec<SessionRecord>, Error> {
            let found = sqlx::query("SELECT * FROM sessions ORDER BY hash");
            let found = found.fetch_all(&mut *connection).await?;
            found.iter().map(session_of).collect()
        }

        pub(crate) async fn touch_session(
            connection: &mut $connection,
            hash: TokenHash,
            at: i64,
        ) -> Result<(), Error> {
            let touching = sqlx::query("UPDATE sessions SET seen = $2 WHERE hash = $1");
            let touching = touching.bind(hash.as_bytes().to_vec()).bind(at);
            touching.execute(&mut *connection).await?;
            Ok(())
        }

        pub(crate) async fn end_session(
            connection: &mut $connection,
            account: VisitorId,
            hash: TokenHash,
        ) -> Result<bool, Error> {
            let ending = sqlx::query("DELETE FROM sessions WHERE account = $1 AND hash = $2");
            let ending = ending.bind(account.0.to_vec()).bind(hash.as_bytes().to_vec());
            let ended = ending.execute(&mut *connection).await?;
            note_change(connection).await?;
            Ok(ended.rows_affected() == 1)
        }

        pub(crate) async fn end_sessions(
            connection: &mut $connection,
            account: VisitorId,
            but: Option<TokenHash>,
        ) -> Result<(), Error> {
            let ending = sqlx::query("DELETE FROM sessions WHERE account = $1 AND hash <> $2");
            // No hash is empty.
            let but = but.map_or_else(Vec::new, |but| but.as_bytes().to_vec());
            let ending = ending.bind(account.0.to_vec()).bind(but);
            ending.execute(&mut *connection).await?;
            note_change(connection).await
        }

        async fn note_change(connection: &mut $connection) -> Result<(), Error> {
            let noting = sqlx::query("UPDATE account_changes SET number = number + 1");
            noting.execute(&mut *connection).await?;
            Ok(())
        }

        pub(crate) async fn account_changes(connection: &mut $connection) -> Result<i64, Error> {
            let found = sqlx::query("SELECT number FROM account_changes");
            found.fetch_one(&mut *connection).await?.try_get("number")
        }

        pub(crate) async fn count_try(
            connection: &mut $connection,
            who: [u8; 32],
            at: i64,
            window: i64,
        ) -> Result<i64, Error> {
            let old = sqlx::query("DELETE FROM sign_in_tries WHERE since < $1");
            old.bind(at - FORGOTTEN).execute(&mut *connection).await?;
            let counting = sqlx::query(
                "INSERT INTO sign_in_tries (who, since, tries) VALUES ($1, $2, 1) ON CONFLICT (who) DO UPDATE SET \
                 tries = CASE WHEN sign_in_tries.since <= $3 THEN 1 ELSE sign_in_tries.tries + 1 END, \
                 since = CASE WHEN sign_in_tries.since <= $3 THEN excluded.since ELSE sign_in_tries.since END \
                 RETURNING tries",
            );
            let counting = counting.bind(who.to_vec()).bind(at).bind(at - window);
            counting.fetch_one(&mut *connection).await?.try_get("tries")
        }

        pub(crate) async fn forget_tries(
            connection: &mut $connection,
            who: [u8; 32],
        ) -> Result<(), Error> {
            let forgetting = sqlx::query("DELETE FROM sign_in_tries WHERE who = $1");
            forgetting.bind(who.to_vec()).execute(&mut *connection).await?;
            Ok(())
        }

        pub(crate) async fn keep_handover(
            connection: &mut $connection,
            handover: &Handover,
        ) -> Result<(), Error> {
            let old = sqlx::query("DELETE FROM handovers WHERE until < $1");
            old.bind(handover.until - FORGOTTEN).execute(&mut *connection).await?;
            let adding = sqlx::query("INSERT INTO handovers (hash, visitor, until) VALUES ($1, $2, $3)");
            let adding = adding
                .bind(handover.hash.as_bytes().to_vec())
                .bind(handover.visitor.0.to_vec())
                .bind(handover.until);
            adding.execute(&mut *connection).await?;
            Ok(())
        }

        pub(crate) async fn handover(
            connection: &mut $connection,
            hash: TokenHash,
            now: i64,
        ) -> Result<Option<Handover>, Error> {
            let found = sqlx::query(
                "SELECT visitor, until, name FROM handovers LEFT JOIN accounts ON id = visitor \
                 WHERE hash = $1 AND until > $2",
            );
            let found = found.bind(hash.as_bytes().to_vec()).bind(now);
            let Some(row) = found.fetch_optional(&mut *connection).await? else {
                return Ok(None);
            };
            Ok(Some(Handover {
                hash,
                visitor: VisitorId(bytes(row.try_get("visitor")?)?),
                name: row.try_get("name")?,
                until: row.try_get("until")?,
            }))
        }

        pub(crate) async fn use_handover(
            connection: &mut $connection,
            hash: TokenHash,
        ) -> Result<bool, Error> {
            let using = sqlx::query("DELETE FROM handovers WHERE hash = $1");
            let used = using.bind(hash.as_bytes().to_vec()).execute(&mut *connection).await?;
            Ok(used.rows_affected() == 1)
        }

        fn account_of(row: &$row) -> Result<Account, Error> {
            Ok(Account {
                id: VisitorId(bytes(row.try_get("id")?)?),
                name: row.try_get("name")?,
                skeleton: row.try_get("skeleton")?,
                password: row.try_get("password")?,
                recovery: TokenHash::from_bytes(bytes(row.try_get("recovery")?)?),
                created: row.try_get("created")?,
            })
        }

        fn session_of(row: &$row) -> Result<SessionRecord, Error> {
            Ok(SessionRecord {
                hash: TokenHash::from_bytes(bytes(row.try_get("hash")?)?),
                account: VisitorId(bytes(row.try_get("account")?)?),
                device: row.try_get("device")?,
                created: row.try_get("created")?,
                seen: row.try_get("seen")?,
            })
        }

        /// A header in which another name stands for a seat.
        fn renamed(header: &str, seat: usize, name: &str) -> Result<String, Error> {
            let mut header: engine::Header = serde_json::from_str(header).map_err(corrupt)?;
            if let Some(player) = header.players.get_mut(seat) {
                name.clone_into(player);
            }
            serde_json::to_string(&header).map_err(corrupt)
        }
    };
}

pub(crate) use account_statements;

/// Tries and links that are older than so many seconds are removed.
pub(crate) const FORGOTTEN: i64 = 24 * 3_600;
