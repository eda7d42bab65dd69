//! Who has muted or blocked whom, and what the operator is told: the same statements on both kinds of database.

/// Makes the statements for one kind of connection.
macro_rules! manners_statements {
    ($connection:ty, $row:ty) => {
        use engine::Seat;
        use sqlx::{Error, Row};
        use table::{MOST_REGARDS, Regard, Regarded, Report, ReportReason, TableId, VisitorId};

        use crate::rows::{bytes, corrupt};

        fn regard_of(row: &$row) -> Result<Regard, Error> {
            let name: &str = row.try_get("regard")?;
            Regard::from_name(name).ok_or_else(|| corrupt(name))
        }

        fn visitor_of(row: &$row, column: &str) -> Result<VisitorId, Error> {
            Ok(VisitorId(bytes(row.try_get(column)?)?))
        }

        fn regarded_of(row: &$row) -> Result<Regarded, Error> {
            Ok(Regarded {
                who: visitor_of(row, "who")?,
                whom: visitor_of(row, "whom")?,
                regard: regard_of(row)?,
                name: row.try_get("name")?,
                since: row.try_get("since")?,
            })
        }

        pub(crate) async fn keep_regard(
            connection: &mut $connection,
            regarded: &Regarded,
            is_kept: bool,
        ) -> Result<bool, Error> {
            let (who, whom) = (regarded.who.0.to_vec(), regarded.whom.0.to_vec());
            if !is_kept {
                let dropping = sqlx::query("DELETE FROM regards WHERE who = $1 AND whom = $2");
                dropping.bind(who).bind(whom).execute(&mut *connection).await?;
                return Ok(true);
            }
            let keeping = sqlx::query(
                "INSERT INTO regards (who, whom, regard, name, since) SELECT $1, $2, $3, $4, $5 \
                 WHERE (SELECT count(*) FROM regards WHERE who = $1 AND whom <> $2) < $6 \
                 ON CONFLICT (who, whom) DO UPDATE SET regard = excluded.regard, name = excluded.name",
            );
            let keeping = keeping
                .bind(who)
                .bind(whom)
                .bind(regarded.regard.name())
                .bind(regarded.name.clone())
                .bind(regarded.since)
                .bind(MOST_REGARDS as i64);
            let kept = keeping.execute(&mut *connection).await?.rows_affected() == 1;
            if kept && regarded.regard == Regard::Blocked {
                // Nobody is the friend of somebody whom they have blocked.
                drop_wishes(connection, regarded.who, regarded.whom).await?;
            }
            Ok(kept)
        }

        async fn read_regard(
            connection: &mut $connection,
            who: VisitorId,
            whom: VisitorId,
        ) -> Result<Option<Regard>, Error> {
            let found = sqlx::query("SELECT regard FROM regards WHERE who = $1 AND whom = $2");
            let found = found.bind(who.0.to_vec()).bind(whom.0.to_vec());
            let row = found.fetch_optional(&mut *connection).await?;
            row.as_ref().map(regard_of).transpose()
        }

        async fn read_regards(
            connection: &mut $connection,
            who: VisitorId,
        ) -> Result<Vec<Regarded>, Error> {
            let found = sqlx::query(
                "SELECT who, whom, regard, coalesce(accounts.name, regards.name) AS name, since \
                 FROM regards LEFT JOIN accounts ON accounts.id = whom WHERE who = $1 ORDER BY 4, whom",
            );
            let found = found.bind(who.0.to_vec()).fetch_all(&mut *connection).await?;
            found.iter().map(regarded_of).collect()
        }

        /// Everybody's.
        pub(crate) async fn all_regards(
            connection: &mut $connection,
        ) -> Result<Vec<Regarded>, Error> {
            let found = sqlx::query("SELECT who, whom, regard, name, since FROM regards ORDER BY who, whom");
            let found = found.fetch_all(&mut *connection).await?;
            found.iter().map(regarded_of).collect()
        }

        async fn read_regards_at(
            connection: &mut $connection,
            table: TableId,
            who: VisitorId,
        ) -> Result<Vec<(Seat, Regard)>, Error> {
            let found = sqlx::query(
                "SELECT CAST(seat AS BIGINT) AS seat, regard FROM seats JOIN regards ON whom = visitor \
                 WHERE table_id = $1 AND who = $2 AND taken ORDER BY seat",
            );
            let found = found.bind(table.to_number()).bind(who.0.to_vec());
            let found = found.fetch_all(&mut *connection).await?;
            let one = |row: &$row| {
                let seat = u8::try_from(row.try_get::<i64, _>("seat")?).map_err(corrupt)?;
                Ok((Seat(seat), regard_of(row)?))
            };
            found.iter().map(one).collect()
        }

        async fn read_turned_from(
            connection: &mut $connection,
            whom: VisitorId,
        ) -> Result<Vec<VisitorId>, Error> {
            let found = sqlx::query("SELECT who FROM regards WHERE whom = $1 ORDER BY who");
            let found = found.bind(whom.0.to_vec()).fetch_all(&mut *connection).await?;
            found.iter().map(|row| visitor_of(row, "who")).collect()
        }

        async fn read_apart_from(
            connection: &mut $connection,
            who: VisitorId,
        ) -> Result<Vec<VisitorId>, Error> {
            let found = sqlx::query(
                "SELECT whom AS other FROM regards WHERE who = $1 AND regard = 'blocked' \
                 UNION SELECT who AS other FROM regards WHERE whom = $1 AND regard = 'blocked' ORDER BY other",
            );
            let found = found.bind(who.0.to_vec()).fetch_all(&mut *connection).await?;
            found.iter().map(|row| visitor_of(row, "other")).collect()
        }

        async fn read_apart(
            connection: &mut $connection,
        ) -> Result<Vec<(VisitorId, VisitorId)>, Error> {
            let found = sqlx::query(
                "SELECT who, whom FROM regards WHERE regard = 'blocked' \
                 AND who IN (SELECT visitor FROM searches WHERE found IS NULL) \
                 AND whom IN (SELECT visitor FROM searches WHERE found IS NULL) ORDER BY who, whom",
            );
            let found = found.fetch_all(&mut *connection).await?;
            let one = |row: &$row| Ok((visitor_of(row, "who")?, visitor_of(row, "whom")?));
            found.iter().map(one).collect()
        }

        /// Whoever moves a database keeps the order of the reports; their numbers are given anew.
        pub(crate) async fn file_report(
            connection: &mut $connection,
            report: &Report,
        ) -> Result<i64, Error> {
            let filing = sqlx::query(
                "INSERT INTO reports (at, reporter, whom, name, table_id, reason, body, chronicle, chat, closed, note) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING number",
            );
            let number = |visitor: Option<VisitorId>| visitor.map(|visitor| visitor.0.to_vec());
            let filing = filing
                .bind(report.at)
                .bind(number(report.reporter))
                .bind(number(report.whom))
                .bind(report.name.clone())
                .bind(report.table.map(|table| table.to_number()))
                .bind(report.reason.name())
                .bind(report.text.clone())
                .bind(report.chronicle.clone())
                .bind(report.chat.clone())
                .bind(report.closed)
                .bind(report.note.clone());
            filing.fetch_one(&mut *connection).await?.try_get("number")
        }

        fn report_of(row: &$row) -> Result<Report, Error> {
            let reason: &str = row.try_get("reason")?;
            let visitor = |column: &str| {
                let found: Option<Vec<u8>> = row.try_get(column)?;
                found.map(|found| bytes(found).map(VisitorId)).transpose()
            };
            let table: Option<i64> = row.try_get("table_id")?;
            Ok(Report {
                number: row.try_get("number")?,
                at: row.try_get("at")?,
                reporter: visitor("reporter")?,
                whom: visitor("whom")?,
                name: row.try_get("name")?,
                table: table.map(TableId::from_number),
                reason: ReportReason::from_name(reason).ok_or_else(|| corrupt(reason))?,
                text: row.try_get("body")?,
                chronicle: row.try_get("chronicle")?,
                chat: row.try_get("chat")?,
                closed: row.try_get("closed")?,
                note: row.try_get("note")?,
            })
        }

        async fn read_reports(
            connection: &mut $connection,
            closed: bool,
            most: u32,
        ) -> Result<Vec<Report>, Error> {
            let found = sqlx::query(
                "SELECT number, at, reporter, whom, name, table_id, reason, body, '' AS chronicle, '' AS chat, closed, note \
                 FROM reports WHERE closed IS NULL OR $1 ORDER BY number DESC LIMIT $2",
            );
            let found = found.bind(closed).bind(i64::from(most));
            let found = found.fetch_all(&mut *connection).await?;
            found.iter().map(report_of).collect()
        }

        /// All of them, whole.
        pub(crate) async fn all_reports(
            connection: &mut $connection,
        ) -> Result<Vec<Report>, Error> {
            let found = sqlx::query("SELECT * FROM reports ORDER BY number");
            let found = found.fetch_all(&mut *connection).await?;
            found.iter().map(report_of).collect()
        }

        async fn read_report(
            connection: &mut $connection,
            number: i64,
        ) -> Result<Option<Report>, Error> {
            let found = sqlx::query("SELECT * FROM reports WHERE number = $1").bind(number);
            let found = found.fetch_optional(&mut *connection).await?;
            found.as_ref().map(report_of).transpose()
        }

        async fn close_report(
            connection: &mut $connection,
            number: i64,
            at: i64,
            note: &str,
        ) -> Result<bool, Error> {
            let closing = sqlx::query(
                "UPDATE reports SET closed = $2, note = $3 WHERE number = $1 AND closed IS NULL",
            );
            let closing = closing.bind(number).bind(at).bind(note.to_owned());
            Ok(closing.execute(&mut *connection).await?.rows_affected() == 1)
        }
    };
}

pub(crate) use manners_statements;
