//! From rows to records.

use engine::{Header, Seat, Seats, Seed};
use sqlx::sqlite::SqliteRow;
use sqlx::{Error, Row};
use table::{
    Audience, MessageNumber, Pace, SeatKind, SeatRecord, TableId, TableRecord, TalkLine, TokenHash,
    Visitor, VisitorId,
};

use crate::archive;

/// A value in the database that is none of ours.
pub(crate) fn corrupt(error: impl std::fmt::Display) -> Error {
    Error::Decode(error.to_string().into())
}

pub(crate) fn bytes<const N: usize>(bytes: Vec<u8>) -> Result<[u8; N], Error> {
    bytes
        .try_into()
        .map_err(|found: Vec<u8>| corrupt(format!("{} bytes instead of {N}", found.len())))
}

/// A secret of the server.
pub(crate) fn secret(row: &SqliteRow) -> Result<[u8; 32], Error> {
    bytes(row.try_get("secret")?)
}

/// The study of a game.
pub(crate) fn study(row: &SqliteRow) -> Result<String, Error> {
    Ok(archive::unpack_text(row.try_get("body")?)?)
}

/// A set of seats as a number, a bit for each, the first lowest.
pub(crate) fn to_bits(seats: Seats) -> u8 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}

/// What [`to_bits`] has made.
pub(crate) fn from_bits(bits: u8) -> Seats {
    Seats::that(|seat| bits & (1 << seat.0) != 0)
}

/// What was agreed about time, as it is stored.
pub(crate) fn pace(text: Option<&str>) -> Result<Option<Pace>, Error> {
    text.map(serde_json::from_str).transpose().map_err(corrupt)
}

/// What [`pace`] reads.
pub(crate) fn pace_text(pace: Option<&Pace>) -> Result<Option<String>, Error> {
    pace.map(serde_json::to_string).transpose().map_err(corrupt)
}

/// For whom a table is, as it is stored.
pub(crate) fn audience(text: Option<&str>) -> Result<Option<Audience>, Error> {
    text.map(serde_json::from_str).transpose().map_err(corrupt)
}

/// What [`audience`] reads.
pub(crate) fn audience_text(audience: Option<&Audience>) -> Result<Option<String>, Error> {
    let text = audience.map(serde_json::to_string).transpose();
    text.map_err(corrupt)
}

fn visitor_id(value: Option<Vec<u8>>) -> Result<Option<VisitorId>, Error> {
    value.map(|found| bytes(found).map(VisitorId)).transpose()
}

pub(crate) fn table(row: &SqliteRow) -> Result<TableRecord, Error> {
    let mut header: Header = serde_json::from_str(row.try_get("header")?).map_err(corrupt)?;
    if let Some(data) = row.try_get("data_body")? {
        header.data = Some(data);
    }
    Ok(TableRecord {
        id: TableId::from_number(row.try_get("id")?),
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

pub(crate) fn seat(row: &SqliteRow) -> Result<SeatRecord, Error> {
    let kind: &str = row.try_get("kind")?;
    let level: Option<&str> = row.try_get("level")?;
    let token: Option<Vec<u8>> = row.try_get("token")?;
    Ok(SeatRecord {
        seat: Seat(row.try_get("seat")?),
        kind: SeatKind::from_name(kind).ok_or_else(|| corrupt(kind))?,
        level: level.map(str::parse).transpose().map_err(corrupt)?,
        visitor: visitor_id(row.try_get("visitor")?)?,
        taken: row.try_get("taken")?,
        token: token
            .map(|found| bytes(found).map(TokenHash::from_bytes))
            .transpose()?,
        issue: row.try_get("issue")?,
        name: row.try_get("name")?,
        contribution: row.try_get("contribution")?,
    })
}

pub(crate) fn talk(row: &SqliteRow) -> Result<TalkLine, Error> {
    Ok(TalkLine {
        number: MessageNumber(row.try_get("number")?),
        at: row.try_get("at")?,
        seat: Seat(row.try_get("seat")?),
        text: row.try_get("body")?,
    })
}

pub(crate) fn visitor(row: &SqliteRow) -> Result<Visitor, Error> {
    Ok(Visitor {
        name: row.try_get("name")?,
        ask_always: row.try_get("ask_always")?,
        puzzles: row.try_get("puzzles")?,
    })
}
