//! Thinking that servers leave to other processes.

use std::time::Duration;

use engine::Seat;
use sqlx::postgres::PgRow;
use sqlx::{Error, Row};
use table::{
    Asked, Claim, Claimed, EntryNumber, TableId, Thought, ThoughtKind, Urgency, VisitorId, Wanted,
};

use super::{Postgres, rows};
use crate::rows::corrupt;

/// A thought that nobody has asked for again for so long is not wanted any more.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often it is tried to take tables while others take the same.
const CLAIMS: usize = 5;

/// The time by the database's clock, in milliseconds since 1970.
macro_rules! now {
    () => {
        "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    };
}

/// Which thought it is.
fn key(thought: Thought) -> (i64, &'static str, i16, i64) {
    let table = thought.table.to_number();
    match thought.wanted {
        Wanted::Hint(seat, entry) => (table, "hint", seat.0.into(), entry.0.into()),
        Wanted::Study => (table, "study", 0, 0),
    }
}

fn thought(row: &PgRow) -> Result<Thought, Error> {
    let wanted = match row.try_get("kind")? {
        "hint" => {
            let seat = Seat(rows::small(row.try_get::<i16, _>("seat")?.into())?);
            let entry: EntryNumber = rows::number(row)?;
            Wanted::Hint(seat, entry)
        }
        "study" => Wanted::Study,
        other => return Err(corrupt(other)),
    };
    Ok(Thought {
        table: TableId::from_number(row.try_get("table_id")?),
        wanted,
    })
}

/// Takes the leases of tables where a bot is to act, or the table itself. Whoever is about to take one keeps it locked, and the
/// others take the next ones instead of waiting for it. The answer is which were taken, and how many were to be taken: who
/// looked at a moment when somebody else was just done has taken less.
macro_rules! claim {
    ($watched:literal, $people:literal) => {
        concat!(
            "WITH waiting AS MATERIALIZED (SELECT id, since, row_number() OVER (PARTITION BY coalesce(purse, host), \
             CASE WHEN purse IS NULL AND host IS NULL THEN id END ORDER BY since) AS turn \
             FROM tables JOIN summaries ON summaries.table_id = id LEFT JOIN purses ON purses.table_id = id ",
            $watched,
            " LEFT JOIN leases ON leases.table_id = id \
             WHERE started IS NOT NULL AND ended IS NULL AND ($3::bigint[] IS NULL OR id = ANY($3)) AND NOT (id = ANY($4)) \
             AND (passes OR EXISTS (SELECT 1 FROM seats WHERE seats.table_id = id AND kind = 'bot' \
             AND (to_act::integer >> seat::integer) & 1 = 1)) AND ",
            $people,
            " EXISTS (SELECT 1 FROM seats WHERE seats.table_id = id AND kind <> 'bot' AND taken \
             AND (stand_ins::integer >> seat::integer) & 1 = 0) \
             AND (holder IS NULL OR holder = $1 OR leases.until <= ",
            now!(),
            ")), \
             free AS MATERIALIZED (SELECT tables.id FROM tables JOIN waiting ON waiting.id = tables.id \
             ORDER BY turn, since LIMIT $5 FOR NO KEY UPDATE OF tables SKIP LOCKED), \
             taken AS (INSERT INTO leases (table_id, holder, until) SELECT id, $1, ",
            now!(),
            " + $2 FROM free \
             ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, until = excluded.until \
             WHERE leases.holder = excluded.holder OR leases.until <= ",
            now!(),
            " RETURNING table_id) \
             SELECT free.id, taken.table_id IS NOT NULL AS taken FROM free LEFT JOIN taken ON table_id = free.id"
        )
    };
}

/// The tables where people play, who wait.
const CLAIM_AWAITED: &str = claim!("", "");
/// The tables where bots play among themselves and somebody looks.
const CLAIM_WATCHED: &str = claim!(
    "JOIN watched ON watched.table_id = id AND watched.until > \
     (extract(epoch FROM clock_timestamp()) * 1000)::bigint",
    "NOT"
);

impl Postgres {
    pub(super) async fn take_bots(&self, claim: &Claim) -> Result<Vec<TableId>, Error> {
        let mut taken = Vec::new();
        for _ in 0..CLAIMS {
            let (mut missed, most) = (false, claim.most as usize - taken.len());
            for (table, is_taken) in self.try_to_take(claim, &taken, most).await? {
                missed |= !is_taken;
                taken.extend(is_taken.then_some(table));
            }
            if !missed {
                break;
            }
        }
        Ok(taken)
    }

    /// The tables that could be taken, and whether they were.
    async fn try_to_take(
        &self,
        claim: &Claim,
        taken: &[TableId],
        most: usize,
    ) -> Result<Vec<(TableId, bool)>, Error> {
        let number = |table: &TableId| table.to_number();
        let among = claim.among.as_ref();
        let among = among.map(|tables| tables.iter().map(number).collect::<Vec<i64>>());
        let without = claim.without.iter().chain(taken).map(number);
        let taking = sqlx::query(match claim.urgency {
            Urgency::Awaited => CLAIM_AWAITED,
            Urgency::Watched => CLAIM_WATCHED,
        });
        let taking = taking
            .bind(self.own)
            .bind(claim.time.as_millis() as i64)
            .bind(among)
            .bind(without.collect::<Vec<i64>>())
            .bind(most as i64);
        let found = taking.fetch_all(&self.pool).await?;
        let one = |row: &PgRow| Ok((rows::id(row)?, row.try_get("taken")?));
        found.iter().map(one).collect()
    }

    pub(super) async fn keep_watched(&self, table: TableId, time: Duration) -> Result<(), Error> {
        let mut together = self.pool.begin().await?;
        sqlx::query(concat!(
            "INSERT INTO watched (table_id, until) VALUES ($1, ",
            now!(),
            " + $2) ON CONFLICT (table_id) DO UPDATE SET until = excluded.until"
        ))
        .bind(table.to_number())
        .bind(time.as_millis() as i64)
        .execute(&mut *together)
        .await?;
        self.tell(&mut together, table).await?;
        together.commit().await
    }

    pub(super) async fn read_watched(&self, table: TableId) -> Result<bool, Error> {
        let found = sqlx::query(concat!(
            "SELECT 1 FROM watched WHERE table_id = $1 AND until > ",
            now!()
        ));
        let found = found.bind(table.to_number());
        Ok(found.fetch_optional(&self.pool).await?.is_some())
    }

    pub(super) async fn ask_for(
        &self,
        thought: Thought,
        purse: Option<VisitorId>,
    ) -> Result<Asked, Error> {
        let (table, kind, seat, number) = key(thought);
        let mut together = self.pool.begin().await?;
        let row = sqlx::query(concat!(
            "INSERT INTO thoughts (table_id, kind, seat, number, asked, until, done, whole, purse) VALUES ($1, $2, $3, $4, ",
            now!(),
            ", 0, 0, 0, $5) ON CONFLICT (table_id, kind, seat, number) DO UPDATE SET asked = excluded.asked \
             RETURNING done, whole, answer, holder IS NULL AS untouched"
        ))
        .bind(table)
        .bind(kind)
        .bind(seat)
        .bind(number)
        .bind(purse.map(|purse| purse.0.to_vec()))
        .fetch_one(&mut *together)
        .await?;
        if row.try_get("untouched")? {
            self.tell_of_thought(&mut together).await?;
        }
        let answer: Option<String> = row.try_get("answer")?;
        if answer.is_some() {
            self.drop_thought(&mut together, thought).await?;
        }
        together.commit().await?;
        Ok(Asked {
            done: rows::small(row.try_get("done")?)?,
            all: rows::small(row.try_get("whole")?)?,
            answer,
        })
    }

    pub(super) async fn take_thoughts(
        &self,
        kind: ThoughtKind,
        most: u32,
        time: Duration,
    ) -> Result<Vec<Claimed>, Error> {
        let kind = match kind {
            ThoughtKind::Hint => "hint",
            ThoughtKind::Study => "study",
        };
        let mut together = self.pool.begin().await?;
        let patience = PATIENCE.as_millis() as i64;
        let stale = sqlx::query(concat!(
            "DELETE FROM thoughts WHERE asked < ",
            now!(),
            " - $1"
        ));
        stale.bind(2 * patience).execute(&mut *together).await?;
        // Those who ask take turns, whoever has asked for much.
        let taken = sqlx::query(concat!(
            "WITH wanted AS MATERIALIZED (SELECT table_id AS t, seat AS s, number AS n, asked AS a, \
             row_number() OVER (PARTITION BY purse, CASE WHEN purse IS NULL THEN table_id END ORDER BY asked) AS turn \
             FROM thoughts WHERE kind = $5 AND answer IS NULL AND asked > ",
            now!(),
            " - $3 AND until <= ",
            now!(),
            "), free AS MATERIALIZED (SELECT t, s, n FROM thoughts JOIN wanted ON table_id = t AND seat = s AND number = n \
             WHERE kind = $5 AND until <= ",
            now!(),
            " ORDER BY turn, a LIMIT $4 FOR UPDATE OF thoughts SKIP LOCKED) \
             UPDATE thoughts SET holder = $1, until = ",
            now!(),
            " + $2 FROM free WHERE kind = $5 AND table_id = t AND seat = s AND number = n \
             RETURNING table_id, kind, seat, number, purse"
        ))
        .bind(self.own)
        .bind(time.as_millis() as i64)
        .bind(patience)
        .bind(i64::from(most))
        .bind(kind)
        .fetch_all(&mut *together)
        .await?;
        together.commit().await?;
        let claimed = |row: &PgRow| {
            Ok(Claimed {
                thought: thought(row)?,
                purse: rows::visitor_id(row.try_get("purse")?)?,
            })
        };
        taken.iter().map(claimed).collect()
    }

    pub(super) async fn note_progress(
        &self,
        thought: Thought,
        done: u32,
        all: u32,
        time: Duration,
    ) -> Result<bool, Error> {
        let (table, kind, seat, number) = key(thought);
        let noted = sqlx::query(concat!(
            "UPDATE thoughts SET done = $6, whole = $7, until = ",
            now!(),
            " + $8 WHERE table_id = $1 AND kind = $2 AND seat = $3 AND number = $4 AND holder = $5 AND asked > ",
            now!(),
            " - $9"
        ))
        .bind(table)
        .bind(kind)
        .bind(seat)
        .bind(number)
        .bind(self.own)
        .bind(i64::from(done))
        .bind(i64::from(all))
        .bind(time.as_millis() as i64)
        .bind(PATIENCE.as_millis() as i64)
        .execute(&self.pool)
        .await?;
        Ok(noted.rows_affected() == 1)
    }

    pub(super) async fn keep_answer(
        &self,
        thought: Thought,
        answer: Option<&str>,
    ) -> Result<(), Error> {
        let Some(answer) = answer else {
            let mut connection = self.pool.acquire().await?;
            return self.drop_thought(&mut connection, thought).await;
        };
        let (table, kind, seat, number) = key(thought);
        sqlx::query(
            "UPDATE thoughts SET answer = $5 WHERE table_id = $1 AND kind = $2 AND seat = $3 AND number = $4",
        )
        .bind(table)
        .bind(kind)
        .bind(seat)
        .bind(number)
        .bind(answer)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn drop_thought(
        &self,
        connection: &mut sqlx::PgConnection,
        thought: Thought,
    ) -> Result<(), Error> {
        let (table, kind, seat, number) = key(thought);
        sqlx::query(
            "DELETE FROM thoughts WHERE table_id = $1 AND kind = $2 AND seat = $3 AND number = $4",
        )
        .bind(table)
        .bind(kind)
        .bind(seat)
        .bind(number)
        .execute(connection)
        .await?;
        Ok(())
    }
}
