//! From rows to records.

use engine::{Header, Moment, Seat, Seed};
use sqlx::postgres::PgRow;
use sqlx::{Error, Row};
use table::{
    Entry, EntryNumber, MessageNumber, SeatKind, SeatRecord, Standing, TableId, TableRecord,
    TalkLine, TokenHash, Visitor, VisitorId,
};

use crate::rows::{audience, bytes, corrupt, from_bits, pace};

/// A number that is never negative nor large, though the database could hold others.
pub(super) fn small<T: TryFrom<i64>>(number: i64) -> Result<T, Error> {
    T::try_from(number).map_err(|_| corrupt(number))
}

pub(super) fn id(row: &PgRow) -> Result<TableId, Error> {
    Ok(TableId::from_number(row.try_get("id")?))
}

/// A secret of the server.
pub(super) fn secret(row: &PgRow) -> Result<[u8; 32], Error> {
    bytes(row.try_get("secret")?)
}

pub(super) fn visitor_id(value: Option<Vec<u8>>) -> Result<Option<VisitorId>, Error> {
    value.map(|found| bytes(found).map(VisitorId)).transpose()
}

pub(super) fn table(row: &PgRow) -> Result<TableRecord, Error> {
    let mut header: Header = serde_json::from_str(row.try_get("header")?).map_err(corrupt)?;
    if let Some(data) = row.try_get("data_body")? {
        header.data = Some(data);
    }
    Ok(TableRecord {
        id: id(row)?,
        header,
        secret: Seed(secret(row)?),
        host: visitor_id(row.try_get("host")?)?,
        private: row.try_get("is_private")?,
        pace: pace(row.try_get("pace")?)?,
        audience: audience(row.try_get("audience")?)?,
        rated: row.try_get("rated")?,
        created: row.try_get("created")?,
        started: row.try_get("started")?,
        ended: row.try_get("ended")?,
    })
}

fn seat_number(row: &PgRow) -> Result<Seat, Error> {
    Ok(Seat(small(row.try_get::<i16, _>("seat")?.into())?))
}

pub(super) fn seat(row: &PgRow) -> Result<SeatRecord, Error> {
    let kind: &str = row.try_get("kind")?;
    let level: Option<&str> = row.try_get("level")?;
    let token: Option<Vec<u8>> = row.try_get("token")?;
    Ok(SeatRecord {
        seat: seat_number(row)?,
        kind: SeatKind::from_name(kind).ok_or_else(|| corrupt(kind))?,
        level: level.map(str::parse).transpose().map_err(corrupt)?,
        visitor: visitor_id(row.try_get("visitor")?)?,
        taken: row.try_get("taken")?,
        token: token
            .map(|found| bytes(found).map(TokenHash::from_bytes))
            .transpose()?,
        issue: small(row.try_get("issue")?)?,
        name: row.try_get("name")?,
        contribution: row.try_get("contribution")?,
    })
}

pub(super) fn entry(row: &PgRow) -> Result<Entry, Error> {
    Ok(Entry {
        at: row.try_get("at")?,
        what: serde_json::from_str(row.try_get("body")?).map_err(corrupt)?,
    })
}

/// Where a game stands, if that is known.
pub(super) fn standing(row: &PgRow) -> Result<Option<Standing>, Error> {
    if row.try_get::<Option<i64>, _>("number")?.is_none() {
        return Ok(None);
    }
    let outcome: Option<&str> = row.try_get("outcome")?;
    let outcome = outcome.map(serde_json::from_str).transpose();
    Ok(Some(Standing {
        since: row.try_get("since")?,
        to_act: from_bits(small(row.try_get::<i16, _>("to_act")?.into())?),
        passes: row.try_get("passes")?,
        stand_ins: from_bits(small(row.try_get::<i16, _>("stand_ins")?.into())?),
        due: row.try_get("due")?,
        moment: Moment {
            round: small(row.try_get::<i32, _>("round")?.into())?,
            phase: small(row.try_get::<i16, _>("phase")?.into())?,
        },
        outcome: outcome.map_err(corrupt)?,
    }))
}

pub(super) fn talk(row: &PgRow) -> Result<TalkLine, Error> {
    Ok(TalkLine {
        number: MessageNumber(number(row)?.0),
        at: row.try_get("at")?,
        seat: seat_number(row)?,
        text: row.try_get("body")?,
    })
}

pub(super) fn number(row: &PgRow) -> Result<EntryNumber, Error> {
    Ok(EntryNumber(small(row.try_get("number")?)?))
}

pub(super) fn visitor(row: &PgRow) -> Result<Visitor, Error> {
    Ok(Visitor {
        name: row.try_get("name")?,
        ask_always: row.try_get("ask_always")?,
        puzzles: row.try_get("puzzles")?,
    })
}
