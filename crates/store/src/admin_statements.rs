//! What an operator orders and removes: the same statements on both kinds of database.

/// What is known of a visitor. The chat comes first: afterwards nobody knows who said it.
pub(crate) const OF_A_VISITOR: [&str; 18] = [
    "DELETE FROM talk WHERE (table_id, seat) IN (SELECT table_id, seat FROM seats WHERE visitor = $1)",
    "UPDATE seats SET visitor = NULL WHERE visitor = $1",
    "UPDATE tables SET host = NULL WHERE host = $1",
    "DELETE FROM talked WHERE visitor = $1",
    "DELETE FROM searches WHERE visitor = $1",
    "DELETE FROM kept_away WHERE visitor = $1",
    "DELETE FROM visitors WHERE id = $1",
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
];

/// So many seconds it is kept what happened to somebody, and a report after it was closed: 90 days.
pub(crate) const NEWS_KEPT: i64 = 90 * 24 * 3_600;

/// Makes the statements for one kind of connection. Where it is called there are `last!`, when something happened last at a table, and
/// `OF_A_TABLE` and `LEFT_OVER`, what is removed.
macro_rules! admin_statements {
    ($connection:ty) => {
        use crate::admin::{ANNOUNCEMENT, Block, Counts, Expired, Expiry, Order, Orders, READ_ONLY};
        use crate::admin_statements::{NEWS_KEPT, OF_A_VISITOR};

        async fn read_orders(connection: &mut $connection) -> Result<Orders, Error> {
            let mut orders = Orders::default();
            let house = sqlx::query("SELECT name, value FROM house");
            for row in &house.fetch_all(&mut *connection).await? {
                orders.add(row.try_get("name")?, row.try_get("value")?);
            }
            let blocked = sqlx::query("SELECT who, since, note FROM blocked ORDER BY since, who");
            for row in &blocked.fetch_all(&mut *connection).await? {
                orders.blocked.push(Block {
                    who: row.try_get("who")?,
                    since: row.try_get("since")?,
                    note: row.try_get("note")?,
                });
            }
            Ok(orders)
        }

        async fn read_counts(connection: &mut $connection) -> Result<Counts, Error> {
            let mut counts = Counts::default();
            let house = sqlx::query("SELECT name, value FROM house WHERE name IN ('orders', 'removals')");
            for row in &house.fetch_all(&mut *connection).await? {
                counts.add(row.try_get("name")?, row.try_get("value")?);
            }
            Ok(counts)
        }

        async fn count_up(connection: &mut $connection, name: &'static str) -> Result<(), Error> {
            let counting = sqlx::query(
                "INSERT INTO house (name, value) VALUES ($1, '1') \
                 ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(house.value AS BIGINT) + 1 AS TEXT)",
            );
            counting.bind(name).execute(connection).await?;
            Ok(())
        }

        async fn follow(connection: &mut $connection, order: &Order) -> Result<(), Error> {
            match order {
                Order::ReadOnly(true) => {
                    let on = "INSERT INTO house (name, value) VALUES ($1, '') ON CONFLICT DO NOTHING";
                    let on = sqlx::query(on).bind(READ_ONLY);
                    on.execute(&mut *connection).await?;
                }
                Order::ReadOnly(false) => {
                    let off = sqlx::query("DELETE FROM house WHERE name = $1").bind(READ_ONLY);
                    off.execute(&mut *connection).await?;
                }
                Order::Announce(texts) => {
                    let old = sqlx::query("DELETE FROM house WHERE name LIKE 'announcement.%'");
                    old.execute(&mut *connection).await?;
                    for (lang, text) in texts {
                        let new = sqlx::query("INSERT INTO house (name, value) VALUES ($1, $2)");
                        let new = new.bind(format!("{ANNOUNCEMENT}{lang}")).bind(text);
                        new.execute(&mut *connection).await?;
                    }
                }
                Order::Block(Block { who, since, note }) => {
                    let adding = sqlx::query(
                        "INSERT INTO blocked (who, since, note) VALUES ($1, $2, $3) \
                         ON CONFLICT (who) DO UPDATE SET note = $3",
                    );
                    let adding = adding.bind(who).bind(since).bind(note);
                    adding.execute(&mut *connection).await?;
                }
                Order::Unblock(who) => {
                    let removing = sqlx::query("DELETE FROM blocked WHERE who = $1").bind(who);
                    removing.execute(&mut *connection).await?;
                }
            }
            count_up(connection, "orders").await
        }

        async fn note_seen(
            connection: &mut $connection,
            visitor: VisitorId,
            at: i64,
        ) -> Result<(), Error> {
            let seen = sqlx::query("UPDATE visitors SET seen = $2 WHERE id = $1 AND seen < $2");
            let seen = seen.bind(visitor.0.to_vec()).bind(at);
            seen.execute(connection).await?;
            Ok(())
        }

        async fn delete(connection: &mut $connection, table: i64) -> Result<bool, Error> {
            let mut removed = 0;
            for sql in OF_A_TABLE {
                let removing = sqlx::query(sql).bind(table);
                removed = removing.execute(&mut *connection).await?.rows_affected();
            }
            Ok(removed == 1)
        }

        async fn clean(connection: &mut $connection) -> Result<(), Error> {
            for sql in LEFT_OVER {
                sqlx::query(sql).execute(&mut *connection).await?;
            }
            count_up(connection, "removals").await
        }

        async fn forget(connection: &mut $connection, visitor: Vec<u8>) -> Result<bool, Error> {
            let mut changed = 0;
            for sql in OF_A_VISITOR {
                let removing = sqlx::query(sql).bind(visitor.clone());
                changed += removing.execute(&mut *connection).await?.rows_affected();
            }
            Ok(changed > 0)
        }

        async fn expire(
            connection: &mut $connection,
            expiry: Expiry,
            really: bool,
        ) -> Result<Expired, Error> {
            let mut expired = Expired::default();
            if really {
                for sql in ["DELETE FROM notices WHERE at < $1", "DELETE FROM reports WHERE closed < $1"] {
                    let old = sqlx::query(sql).bind(expiry.now - NEWS_KEPT);
                    old.execute(&mut *connection).await?;
                }
            }
            let gathering = "SELECT id FROM tables WHERE started IS NULL AND created < $1";
            let idle = concat!(
                "SELECT id FROM tables LEFT JOIN summaries ON table_id = id \
                 WHERE started IS NOT NULL AND ended IS NULL AND ",
                last!(),
                " < $1"
            );
            for (before, sql, count) in [
                (expiry.gathering, gathering, &mut expired.gathering),
                (expiry.idle, idle, &mut expired.idle),
            ] {
                let Some(before) = before else { continue };
                let tables = sqlx::query(sql).bind(before);
                let tables = tables.fetch_all(&mut *connection).await?;
                *count = tables.len() as u64;
                for row in tables.iter().filter(|_| really) {
                    delete(connection, row.try_get("id")?).await?;
                }
            }
            if let Some(before) = expiry.talk {
                expired.talk = if really {
                    let old = sqlx::query(
                        "DELETE FROM talk WHERE table_id IN (SELECT id FROM tables WHERE ended < $1)",
                    );
                    let old = old.bind(before).execute(&mut *connection).await?;
                    old.rows_affected()
                } else {
                    let old = sqlx::query(
                        "SELECT count(*) AS number FROM talk WHERE table_id IN (SELECT id FROM tables WHERE ended < $1)",
                    );
                    let old = old.bind(before).fetch_one(&mut *connection).await?;
                    old.try_get::<i64, _>("number")? as u64
                };
            }
            if let Some(before) = expiry.visitors {
                if really {
                    let unknown = sqlx::query("UPDATE visitors SET seen = $1 WHERE seen = 0");
                    unknown.bind(expiry.now).execute(&mut *connection).await?;
                }
                let gone = sqlx::query(concat!(
                    "SELECT id FROM visitors WHERE seen > 0 AND seen < $1 \
                     AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.id = visitors.id) AND NOT EXISTS \
                     (SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id \
                     LEFT JOIN summaries ON summaries.table_id = tables.id WHERE visitor = visitors.id AND ",
                    last!(),
                    " >= $1)"
                ));
                let mut gone = gone.bind(before).fetch_all(&mut *connection).await?;
                // Of most guests nothing is known but where they sat, and the network of a host without a cookie: only their
                // tables tell when they were here.
                let guests = sqlx::query(concat!(
                    "SELECT id FROM (SELECT visitor AS id FROM seats UNION SELECT host AS id FROM tables) AS guests \
                     WHERE id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM visitors WHERE visitors.id = guests.id) \
                     AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.id = guests.id) AND NOT EXISTS \
                     (SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id \
                     LEFT JOIN summaries ON summaries.table_id = tables.id WHERE visitor = guests.id AND ",
                    last!(),
                    " >= $1) AND NOT EXISTS (SELECT 1 FROM tables \
                     LEFT JOIN summaries ON summaries.table_id = tables.id WHERE host = guests.id AND ",
                    last!(),
                    " >= $1)"
                ));
                gone.extend(guests.bind(before).fetch_all(&mut *connection).await?);
                expired.visitors = gone.len() as u64;
                for row in gone.iter().filter(|_| really) {
                    forget(connection, row.try_get("id")?).await?;
                }
            }
            if really && !expired.is_nothing() {
                clean(connection).await?;
            }
            Ok(expired)
        }
    };
}

pub(crate) use admin_statements;
