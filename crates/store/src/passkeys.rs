//! Passkeys: the same statements on both kinds of database.

/// Makes the statements for one kind of connection.
macro_rules! passkey_statements {
    ($connection:ty, $row:ty) => {
        use sqlx::{Error, Row};
        use table::{Passkey, TokenHash, VisitorId};

        use crate::rows::{bytes, corrupt};

        async fn passkey(
            connection: &mut $connection,
            id: &[u8],
        ) -> Result<Option<Passkey>, Error> {
            let found = sqlx::query("SELECT * FROM passkeys WHERE id = $1").bind(id.to_vec());
            let row = found.fetch_optional(&mut *connection).await?;
            row.as_ref().map(passkey_of).transpose()
        }

        async fn passkeys(
            connection: &mut $connection,
            account: VisitorId,
        ) -> Result<Vec<Passkey>, Error> {
            let found = sqlx::query(
                "SELECT * FROM passkeys WHERE account = $1 ORDER BY created DESC, id",
            );
            let found = found.bind(account.0.to_vec()).fetch_all(&mut *connection).await?;
            found.iter().map(passkey_of).collect()
        }

        /// Everybody's.
        pub(crate) async fn all_passkeys(
            connection: &mut $connection,
        ) -> Result<Vec<Passkey>, Error> {
            let found = sqlx::query("SELECT * FROM passkeys ORDER BY id");
            let found = found.fetch_all(&mut *connection).await?;
            found.iter().map(passkey_of).collect()
        }

        pub(crate) async fn keep_passkey(
            connection: &mut $connection,
            passkey: &Passkey,
        ) -> Result<bool, Error> {
            let adding = sqlx::query(
                "INSERT INTO passkeys (id, account, public, counter, device, created, used, session) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
            );
            let adding = adding
                .bind(passkey.id.clone())
                .bind(passkey.account.0.to_vec())
                .bind(passkey.public.clone())
                .bind(i64::from(passkey.counter))
                .bind(passkey.device.clone())
                .bind(passkey.created)
                .bind(passkey.used)
                .bind(passkey.session.as_bytes().to_vec());
            Ok(adding.execute(&mut *connection).await?.rows_affected() == 1)
        }

        async fn use_passkey(
            connection: &mut $connection,
            passkey: &Passkey,
            before: u32,
        ) -> Result<bool, Error> {
            let using = sqlx::query(
                "UPDATE passkeys SET counter = $2, used = $3, session = $4 WHERE id = $1 AND counter = $5",
            );
            let using = using
                .bind(passkey.id.clone())
                .bind(i64::from(passkey.counter))
                .bind(passkey.used)
                .bind(passkey.session.as_bytes().to_vec())
                .bind(i64::from(before));
            Ok(using.execute(&mut *connection).await?.rows_affected() == 1)
        }

        async fn drop_passkey(
            connection: &mut $connection,
            account: VisitorId,
            id: &[u8],
        ) -> Result<bool, Error> {
            let dropping = sqlx::query("DELETE FROM passkeys WHERE id = $1 AND account = $2");
            let dropping = dropping.bind(id.to_vec()).bind(account.0.to_vec());
            Ok(dropping.execute(&mut *connection).await?.rows_affected() == 1)
        }

        async fn use_challenge(
            connection: &mut $connection,
            hash: TokenHash,
            until: i64,
            now: i64,
        ) -> Result<bool, Error> {
            let old = sqlx::query("DELETE FROM challenges WHERE until < $1");
            old.bind(now).execute(&mut *connection).await?;
            let using = sqlx::query(
                "INSERT INTO challenges (hash, until) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            );
            let using = using.bind(hash.as_bytes().to_vec()).bind(until);
            Ok(using.execute(&mut *connection).await?.rows_affected() == 1)
        }

        fn passkey_of(row: &$row) -> Result<Passkey, Error> {
            let counter: i64 = row.try_get("counter")?;
            Ok(Passkey {
                id: row.try_get("id")?,
                account: VisitorId(bytes(row.try_get("account")?)?),
                public: row.try_get("public")?,
                counter: u32::try_from(counter).map_err(corrupt)?,
                device: row.try_get("device")?,
                created: row.try_get("created")?,
                used: row.try_get("used")?,
                session: TokenHash::from_bytes(bytes(row.try_get("session")?)?),
            })
        }
    };
}

pub(crate) use passkey_statements;
