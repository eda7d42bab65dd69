//! Where people are reached by mail, and the links that were sent there: the same statements on both kinds of database.

/// Makes the statements for one kind of connection.
macro_rules! mail_statements {
    ($connection:ty) => {
        use sqlx::{Error, Row};
        use table::{MailLink, MailPurpose, TokenHash, VisitorId};

        use crate::accounts::FORGOTTEN;
        use crate::rows::{bytes, corrupt};

        async fn address(
            connection: &mut $connection,
            account: VisitorId,
        ) -> Result<Option<String>, Error> {
            let found = sqlx::query("SELECT address FROM addresses WHERE account = $1");
            let found = found.bind(account.0.to_vec()).fetch_optional(&mut *connection).await?;
            found.map(|row| row.try_get("address")).transpose()
        }

        async fn account_at(
            connection: &mut $connection,
            address: &str,
        ) -> Result<Option<VisitorId>, Error> {
            let found = sqlx::query("SELECT account FROM addresses WHERE key = $1");
            let found = found.bind(address.to_ascii_lowercase());
            let found = found.fetch_optional(&mut *connection).await?;
            found.map(|row| Ok(VisitorId(bytes(row.try_get("account")?)?))).transpose()
        }

        /// Everybody's.
        pub(crate) async fn all_addresses(
            connection: &mut $connection,
        ) -> Result<Vec<(VisitorId, String, i64)>, Error> {
            let found = sqlx::query("SELECT account, address, since FROM addresses ORDER BY account");
            let found = found.fetch_all(&mut *connection).await?;
            let one = found.iter().map(|row| {
                let account = VisitorId(bytes(row.try_get("account")?)?);
                Ok((account, row.try_get("address")?, row.try_get("since")?))
            });
            one.collect()
        }

        pub(crate) async fn keep_address(
            connection: &mut $connection,
            account: VisitorId,
            address: &str,
            at: i64,
        ) -> Result<bool, Error> {
            let keeping = sqlx::query(
                "INSERT INTO addresses (account, address, key, since) SELECT $1, $2, $3, $4 \
                 WHERE NOT EXISTS (SELECT 1 FROM addresses WHERE key = $3 AND account <> $1) \
                 ON CONFLICT (account) DO UPDATE SET address = excluded.address, key = excluded.key, since = excluded.since",
            );
            let keeping = keeping
                .bind(account.0.to_vec())
                .bind(address.to_owned())
                .bind(address.to_ascii_lowercase())
                .bind(at);
            let kept = keeping.execute(&mut *connection).await?.rows_affected() == 1;
            if kept {
                drop_links(connection, account).await?;
            }
            Ok(kept)
        }

        async fn drop_address(
            connection: &mut $connection,
            account: VisitorId,
        ) -> Result<(), Error> {
            let dropping = sqlx::query("DELETE FROM addresses WHERE account = $1");
            dropping.bind(account.0.to_vec()).execute(&mut *connection).await?;
            drop_links(connection, account).await
        }

        async fn drop_links(
            connection: &mut $connection,
            account: VisitorId,
        ) -> Result<(), Error> {
            let dropping = sqlx::query("DELETE FROM mail_links WHERE account = $1");
            dropping.bind(account.0.to_vec()).execute(&mut *connection).await?;
            Ok(())
        }

        async fn keep_mail_link(
            connection: &mut $connection,
            link: &MailLink,
        ) -> Result<(), Error> {
            let old = sqlx::query("DELETE FROM mail_links WHERE until < $1");
            old.bind(link.until - 2 * FORGOTTEN).execute(&mut *connection).await?;
            let adding = sqlx::query(
                "INSERT INTO mail_links (hash, account, purpose, address, until) VALUES ($1, $2, $3, $4, $5)",
            );
            let adding = adding
                .bind(link.hash.as_bytes().to_vec())
                .bind(link.account.0.to_vec())
                .bind(link.purpose.name())
                .bind(link.address.clone())
                .bind(link.until);
            adding.execute(&mut *connection).await?;
            Ok(())
        }

        async fn mail_link(
            connection: &mut $connection,
            hash: TokenHash,
            now: i64,
        ) -> Result<Option<MailLink>, Error> {
            let found = sqlx::query(
                "SELECT account, purpose, address, until FROM mail_links WHERE hash = $1 AND until > $2",
            );
            let found = found.bind(hash.as_bytes().to_vec()).bind(now);
            let Some(row) = found.fetch_optional(&mut *connection).await? else {
                return Ok(None);
            };
            let purpose: &str = row.try_get("purpose")?;
            Ok(Some(MailLink {
                hash,
                account: VisitorId(bytes(row.try_get("account")?)?),
                purpose: MailPurpose::from_name(purpose).ok_or_else(|| corrupt(purpose))?,
                address: row.try_get("address")?,
                until: row.try_get("until")?,
            }))
        }

        async fn use_mail_link(
            connection: &mut $connection,
            hash: TokenHash,
        ) -> Result<bool, Error> {
            let using = sqlx::query("DELETE FROM mail_links WHERE hash = $1");
            let used = using.bind(hash.as_bytes().to_vec()).execute(&mut *connection).await?;
            Ok(used.rows_affected() == 1)
        }
    };
}

pub(crate) use mail_statements;
