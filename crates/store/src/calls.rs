//! Notices, channels and the outbox: the same statements on both kinds of database.

/// Makes the statements for one kind of connection. `$lock` makes those who claim at the same time pass by each other where several can.
macro_rules! call_statements {
    ($connection:ty, $row:ty, $lock:literal) => {
        use sqlx::{Error, Row};
        use table::{CallKind, Channel, DueCall, Notice, OutboxKey, Settled, TableId, VisitorId};

        use crate::rows::{bytes, corrupt};

        async fn notices(
            connection: &mut $connection,
            visitor: VisitorId,
            most: u32,
        ) -> Result<Vec<Notice>, Error> {
            let found = sqlx::query(
                "SELECT * FROM notices WHERE visitor = $1 ORDER BY at DESC, table_id, kind LIMIT $2",
            );
            let found = found.bind(visitor.0.to_vec()).bind(i64::from(most));
            let found = found.fetch_all(&mut *connection).await?;
            found.iter().map(notice_of).collect()
        }

        /// Everybody's.
        pub(crate) async fn all_notices(
            connection: &mut $connection,
        ) -> Result<Vec<(VisitorId, Notice)>, Error> {
            let found = sqlx::query("SELECT * FROM notices");
            let found = found.fetch_all(&mut *connection).await?;
            let one = |row: &$row| Ok((visitor_of(row)?, notice_of(row)?));
            found.iter().map(one).collect()
        }

        pub(crate) async fn insert_notice(
            connection: &mut $connection,
            visitor: VisitorId,
            notice: &Notice,
        ) -> Result<(), Error> {
            let adding = sqlx::query(
                "INSERT INTO notices (visitor, table_id, kind, number, at, unread) VALUES ($1, $2, $3, $4, $5, $6) \
                 ON CONFLICT DO NOTHING",
            );
            let adding = adding
                .bind(visitor.0.to_vec())
                .bind(notice.table.to_number())
                .bind(notice.kind.name())
                .bind(i64::from(notice.number))
                .bind(notice.at)
                .bind(i64::from(notice.unread));
            adding.execute(&mut *connection).await?;
            Ok(())
        }

        async fn unread(connection: &mut $connection, visitor: VisitorId) -> Result<u32, Error> {
            // Whoever is asked to be a friend has something to answer.
            let found = sqlx::query(
                "SELECT (SELECT count(*) FROM notices WHERE visitor = $1 AND unread = 1) + \
                 (SELECT count(*) FROM friend_wishes AS asked WHERE whom = $1 AND declined = 0 AND NOT EXISTS \
                 (SELECT 1 FROM friend_wishes AS own WHERE own.who = $1 AND own.whom = asked.who)) AS number",
            );
            let row = found.bind(visitor.0.to_vec()).fetch_one(&mut *connection).await?;
            u32::try_from(row.try_get::<i64, _>("number")?).map_err(corrupt)
        }

        async fn read_notices(
            connection: &mut $connection,
            visitor: VisitorId,
            table: Option<TableId>,
        ) -> Result<(), Error> {
            let all = "UPDATE notices SET unread = 0 WHERE visitor = $1 AND unread = 1";
            let at_table =
                "UPDATE notices SET unread = 0 WHERE visitor = $1 AND unread = 1 AND table_id = $2";
            let reading = sqlx::query(if table.is_some() { at_table } else { all });
            let mut reading = reading.bind(visitor.0.to_vec());
            if let Some(table) = table {
                reading = reading.bind(table.to_number());
            }
            reading.execute(&mut *connection).await?;
            Ok(())
        }

        async fn channels(
            connection: &mut $connection,
            visitor: VisitorId,
        ) -> Result<Vec<Channel>, Error> {
            let found = sqlx::query("SELECT * FROM channels WHERE visitor = $1 ORDER BY channel");
            let found = found.bind(visitor.0.to_vec()).fetch_all(&mut *connection).await?;
            found.iter().map(channel_of).collect()
        }

        /// Everybody's.
        pub(crate) async fn all_channels(
            connection: &mut $connection,
        ) -> Result<Vec<Channel>, Error> {
            let found = sqlx::query("SELECT * FROM channels ORDER BY visitor, channel");
            let found = found.fetch_all(&mut *connection).await?;
            found.iter().map(channel_of).collect()
        }

        pub(crate) async fn keep_channel(
            connection: &mut $connection,
            channel: &Channel,
        ) -> Result<(), Error> {
            let keeping = sqlx::query(
                "INSERT INTO channels (visitor, channel, kinds, settings) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT (visitor, channel) DO UPDATE SET kinds = excluded.kinds, settings = excluded.settings",
            );
            let keeping = keeping
                .bind(channel.visitor.0.to_vec())
                .bind(channel.name.clone())
                .bind(channel.kinds)
                .bind(channel.settings.clone());
            keeping.execute(&mut *connection).await?;
            Ok(())
        }

        async fn drop_channel(
            connection: &mut $connection,
            visitor: VisitorId,
            name: &str,
        ) -> Result<(), Error> {
            for sql in [
                "DELETE FROM outbox WHERE visitor = $1 AND channel = $2",
                "DELETE FROM channels WHERE visitor = $1 AND channel = $2",
            ] {
                let dropping = sqlx::query(sql).bind(visitor.0.to_vec()).bind(name.to_owned());
                dropping.execute(&mut *connection).await?;
            }
            Ok(())
        }

        /// The key that is kept, if there is one.
        pub(crate) async fn kept_push_key(
            connection: &mut $connection,
        ) -> Result<Option<Vec<u8>>, Error> {
            let found = sqlx::query("SELECT document FROM push_key WHERE id = 1");
            let row = found.fetch_optional(&mut *connection).await?;
            row.map(|row| row.try_get("document")).transpose()
        }

        pub(crate) async fn push_key(
            connection: &mut $connection,
            fresh: &[u8],
        ) -> Result<Vec<u8>, Error> {
            let adding = sqlx::query(
                "INSERT INTO push_key (id, document) VALUES (1, $1) ON CONFLICT DO NOTHING",
            );
            adding.bind(fresh.to_vec()).execute(&mut *connection).await?;
            kept_push_key(connection).await?.ok_or(Error::RowNotFound)
        }

        /// Whether there is something to claim: most of the time there is not.
        async fn is_due(
            connection: &mut $connection,
            now: i64,
            patience: i64,
        ) -> Result<bool, Error> {
            let found = sqlx::query(
                "SELECT 1 AS one FROM outbox WHERE due <= $1 AND until <= $1 \
                 AND (at <= $2 OR kind NOT IN ('turn', 'talk')) LIMIT 1",
            );
            let found = found.bind(now).bind(patience);
            Ok(found.fetch_optional(&mut *connection).await?.is_some())
        }

        async fn claim_calls(
            connection: &mut $connection,
            (now, patience, lease): (i64, i64, i64),
            most: u32,
        ) -> Result<Vec<DueCall>, Error> {
            let claiming = sqlx::query(concat!(
                "UPDATE outbox SET until = $3 WHERE (visitor, channel, table_id, kind) IN \
                 (SELECT visitor, channel, table_id, kind FROM outbox WHERE due <= $1 AND until <= $1 \
                 AND (at <= $2 OR kind NOT IN ('turn', 'talk')) ORDER BY due LIMIT $4",
                $lock,
                ") RETURNING *"
            ));
            let claiming = claiming.bind(now).bind(patience).bind(now + lease).bind(i64::from(most));
            let claimed = claiming.fetch_all(&mut *connection).await?;
            claimed.iter().map(due_call_of).collect()
        }

        async fn claim_together(
            connection: &mut $connection,
            visitor: VisitorId,
            channel: &str,
            (now, lease): (i64, i64),
        ) -> Result<Vec<DueCall>, Error> {
            let claiming = sqlx::query(
                "UPDATE outbox SET until = $4 WHERE visitor = $1 AND channel = $2 AND due <= $3 AND until <= $3 RETURNING *",
            );
            let claiming = claiming.bind(visitor.0.to_vec()).bind(channel.to_owned());
            let claiming = claiming.bind(now).bind(now + lease);
            let claimed = claiming.fetch_all(&mut *connection).await?;
            claimed.iter().map(due_call_of).collect()
        }

        /// A newer call in its place stays, and is free.
        async fn settle_call(
            connection: &mut $connection,
            call: &DueCall,
            settled: Settled,
        ) -> Result<(), Error> {
            let of_row = |sql: &'static str| {
                let key = &call.key;
                sqlx::query(sql)
                    .bind(key.visitor.0.to_vec())
                    .bind(key.channel.clone())
                    .bind(key.table.to_number())
                    .bind(key.kind.name())
                    .bind(i64::from(call.number))
            };
            let settling = match settled {
                Settled::Done => of_row(
                    "DELETE FROM outbox WHERE visitor = $1 AND channel = $2 AND table_id = $3 AND kind = $4 AND number = $5",
                ),
                Settled::Later(due) => of_row(
                    "UPDATE outbox SET until = 0, due = $6 \
                     WHERE visitor = $1 AND channel = $2 AND table_id = $3 AND kind = $4 AND number = $5",
                )
                .bind(due),
                Settled::Failed(at, due) => of_row(
                    "UPDATE outbox SET until = 0, due = $6, tries = tries + 1, \
                     tried = CASE WHEN tried = 0 THEN $7 ELSE tried END \
                     WHERE visitor = $1 AND channel = $2 AND table_id = $3 AND kind = $4 AND number = $5",
                )
                .bind(due)
                .bind(at),
            };
            settling.execute(&mut *connection).await?;
            let newer = of_row(
                "UPDATE outbox SET until = 0 WHERE visitor = $1 AND channel = $2 AND table_id = $3 AND kind = $4 AND number <> $5",
            );
            newer.execute(&mut *connection).await?;
            Ok(())
        }

        /// Everything that is to be told.
        pub(crate) async fn all_due(connection: &mut $connection) -> Result<Vec<DueCall>, Error> {
            let found = sqlx::query("SELECT * FROM outbox");
            let found = found.fetch_all(&mut *connection).await?;
            found.iter().map(due_call_of).collect()
        }

        pub(crate) async fn insert_due(
            connection: &mut $connection,
            call: &DueCall,
        ) -> Result<(), Error> {
            let adding = sqlx::query(
                "INSERT INTO outbox (visitor, channel, table_id, kind, number, at, due, until, tries, tried) \
                 VALUES ($1, $2, $3, $4, $5, $6, $6, 0, $7, $8) ON CONFLICT DO NOTHING",
            );
            let adding = adding
                .bind(call.key.visitor.0.to_vec())
                .bind(call.key.channel.clone())
                .bind(call.key.table.to_number())
                .bind(call.key.kind.name())
                .bind(i64::from(call.number))
                .bind(call.at)
                .bind(i64::from(call.tries))
                .bind(call.tried);
            adding.execute(&mut *connection).await?;
            Ok(())
        }

        /// Invitations to a table where no seat is kept any more for whoever was invited.
        pub(crate) async fn forget_invitations(
            connection: &mut $connection,
            table: TableId,
        ) -> Result<(), Error> {
            for sql in [
                "DELETE FROM notices WHERE table_id = $1 AND kind = 'invite' AND NOT EXISTS (SELECT 1 FROM seats \
                 WHERE seats.table_id = $1 AND seats.visitor = notices.visitor AND NOT taken)",
                "DELETE FROM outbox WHERE table_id = $1 AND kind = 'invite' AND NOT EXISTS (SELECT 1 FROM seats \
                 WHERE seats.table_id = $1 AND seats.visitor = outbox.visitor AND NOT taken)",
            ] {
                let forgetting = sqlx::query(sql).bind(table.to_number());
                forgetting.execute(&mut *connection).await?;
            }
            Ok(())
        }

        fn visitor_of(row: &$row) -> Result<VisitorId, Error> {
            Ok(VisitorId(bytes(row.try_get("visitor")?)?))
        }

        fn kind_of(row: &$row) -> Result<CallKind, Error> {
            let name: &str = row.try_get("kind")?;
            CallKind::from_name(name).ok_or_else(|| corrupt(name))
        }

        fn number_of(row: &$row, name: &str) -> Result<u32, Error> {
            u32::try_from(row.try_get::<i64, _>(name)?).map_err(corrupt)
        }

        fn notice_of(row: &$row) -> Result<Notice, Error> {
            Ok(Notice {
                table: TableId::from_number(row.try_get("table_id")?),
                kind: kind_of(row)?,
                number: number_of(row, "number")?,
                at: row.try_get("at")?,
                unread: row.try_get::<i64, _>("unread")? != 0,
            })
        }

        fn channel_of(row: &$row) -> Result<Channel, Error> {
            Ok(Channel {
                visitor: visitor_of(row)?,
                name: row.try_get("channel")?,
                kinds: row.try_get("kinds")?,
                settings: row.try_get("settings")?,
            })
        }

        fn due_call_of(row: &$row) -> Result<DueCall, Error> {
            Ok(DueCall {
                key: OutboxKey {
                    visitor: visitor_of(row)?,
                    channel: row.try_get("channel")?,
                    table: TableId::from_number(row.try_get("table_id")?),
                    kind: kind_of(row)?,
                },
                number: number_of(row, "number")?,
                at: row.try_get("at")?,
                tries: number_of(row, "tries")?,
                tried: row.try_get("tried")?,
            })
        }
    };
}

pub(crate) use call_statements;

/// What becomes of a call where an older one of its kind waits already: the newest is told. What was said is told as soon as the first of it would
/// have been, and the lease of the older one ends when it is settled.
macro_rules! on_older_call {
    () => {
        " ON CONFLICT (visitor, channel, table_id, kind) DO UPDATE SET number = excluded.number, \
         at = CASE WHEN outbox.kind = 'talk' THEN outbox.at ELSE excluded.at END, \
         due = CASE WHEN outbox.kind = 'talk' THEN outbox.due ELSE excluded.due END, tries = 0, tried = 0"
    };
}

/// The same for what is shown on the page.
macro_rules! on_older_notice {
    () => {
        " ON CONFLICT (visitor, table_id, kind) DO UPDATE SET number = excluded.number, at = excluded.at, unread = 1"
    };
}

pub(crate) use {on_older_call, on_older_notice};
