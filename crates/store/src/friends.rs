//! Who would like whom as a friend: the same statements on both kinds of database.

/// Makes the statements for one kind of connection.
macro_rules! friend_statements {
    ($connection:ty, $row:ty) => {
        use engine::Seat;
        use sqlx::{Error, Row};
        use table::{Bond, Friend, FriendWish, MOST_FRIENDS, TableId, VisitorId};

        use crate::rows::{bytes, corrupt};

        fn visitor_of(row: &$row, column: &str) -> Result<VisitorId, Error> {
            Ok(VisitorId(bytes(row.try_get(column)?)?))
        }

        pub(crate) async fn keep_wish(
            connection: &mut $connection,
            wish: &FriendWish,
        ) -> Result<bool, Error> {
            let keeping = sqlx::query(
                "INSERT INTO friend_wishes (who, whom, since, declined) SELECT $1, $2, $3, $4 \
                 WHERE (SELECT count(*) FROM friend_wishes WHERE who = $1 AND whom <> $2) < $5 \
                 ON CONFLICT (who, whom) DO UPDATE SET since = friend_wishes.since",
            );
            let keeping = keeping
                .bind(wish.who.0.to_vec())
                .bind(wish.whom.0.to_vec())
                .bind(wish.since)
                .bind(i64::from(wish.declined))
                .bind(MOST_FRIENDS as i64);
            Ok(keeping.execute(&mut *connection).await?.rows_affected() == 1)
        }

        async fn decline_wish(
            connection: &mut $connection,
            who: VisitorId,
            whom: VisitorId,
        ) -> Result<(), Error> {
            let declining =
                sqlx::query("UPDATE friend_wishes SET declined = 1 WHERE who = $1 AND whom = $2");
            let declining = declining.bind(who.0.to_vec()).bind(whom.0.to_vec());
            declining.execute(&mut *connection).await?;
            Ok(())
        }

        pub(crate) async fn drop_wishes(
            connection: &mut $connection,
            one: VisitorId,
            other: VisitorId,
        ) -> Result<(), Error> {
            let dropping = sqlx::query(
                "DELETE FROM friend_wishes WHERE who = $1 AND whom = $2 OR who = $2 AND whom = $1",
            );
            let dropping = dropping.bind(one.0.to_vec()).bind(other.0.to_vec());
            dropping.execute(&mut *connection).await?;
            Ok(())
        }

        /// What was declined is not shown, unless one has asked oneself by now.
        async fn read_friends(
            connection: &mut $connection,
            who: VisitorId,
        ) -> Result<Vec<Friend>, Error> {
            let found = sqlx::query(
                "SELECT other, name, CAST(max(own) AS BIGINT) AS own, CAST(max(others) AS BIGINT) AS others, \
                 CAST(max(hidden) AS BIGINT) AS hidden, CAST(max(since) AS BIGINT) AS since FROM \
                 (SELECT whom AS other, 1 AS own, 0 AS others, 0 AS hidden, since FROM friend_wishes WHERE who = $1 \
                 UNION ALL SELECT who, 0, 1, declined, since FROM friend_wishes WHERE whom = $1) AS wishes \
                 JOIN accounts ON accounts.id = other GROUP BY other, name ORDER BY name, other",
            );
            let found = found.bind(who.0.to_vec()).fetch_all(&mut *connection).await?;
            let mut friends = Vec::new();
            for row in &found {
                let is = |column: &str| row.try_get::<i64, _>(column).map(|value| value != 0);
                let bond = match (is("own")?, is("others")?, is("hidden")?) {
                    (true, true, _) => Bond::Friends,
                    (true, false, _) => Bond::Asked,
                    (false, _, false) => Bond::Asks,
                    (false, _, true) => continue,
                };
                friends.push(Friend {
                    whom: visitor_of(row, "other")?,
                    name: row.try_get("name")?,
                    bond,
                    since: row.try_get("since")?,
                });
            }
            Ok(friends)
        }

        /// Everybody's.
        pub(crate) async fn all_wishes(
            connection: &mut $connection,
        ) -> Result<Vec<FriendWish>, Error> {
            let found = sqlx::query("SELECT who, whom, since, declined FROM friend_wishes ORDER BY who, whom");
            let found = found.fetch_all(&mut *connection).await?;
            let one = |row: &$row| {
                Ok(FriendWish {
                    who: visitor_of(row, "who")?,
                    whom: visitor_of(row, "whom")?,
                    since: row.try_get("since")?,
                    declined: row.try_get::<i64, _>("declined")? != 0,
                })
            };
            found.iter().map(one).collect()
        }

        async fn read_accounts_at(
            connection: &mut $connection,
            table: TableId,
        ) -> Result<Vec<(Seat, VisitorId)>, Error> {
            let found = sqlx::query(
                "SELECT CAST(seat AS BIGINT) AS seat, visitor FROM seats JOIN accounts ON accounts.id = visitor \
                 WHERE table_id = $1 AND taken ORDER BY 1",
            );
            let found = found.bind(table.to_number()).fetch_all(&mut *connection).await?;
            let one = |row: &$row| {
                let seat = u8::try_from(row.try_get::<i64, _>("seat")?).map_err(corrupt)?;
                Ok((Seat(seat), visitor_of(row, "visitor")?))
            };
            found.iter().map(one).collect()
        }
    };
}

pub(crate) use friend_statements;
