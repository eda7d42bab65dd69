//! Entries as lines of text.

use std::fmt::Write;

use engine::Moment;
use sqlx::Error;
use table::{Entry, EntryNumber, Standing};

use crate::rows::{corrupt, from_bits, to_bits};

/// Parts an entry from where the game stands after it. No entry has one inside: JSON writes it in another way.
const TAB: char = '\t';

/// Stands behind those who are to act where the table is to decide in a player's name.
const PASSES: &str = "+";

/// Stands before the seats where a bot plays in a player's stead, if there are any.
const STAND_INS: char = '~';

/// Stands before the time at which the next clock runs out, if there is one.
const DUE: char = '@';

/// Adds a line: when, and what; and where the game stands after it, if it is the last of those that are written together.
pub(crate) fn write(
    lines: &mut String,
    entry: &Entry,
    standing: Option<&Standing>,
) -> Result<(), Error> {
    let body = serde_json::to_string(&entry.what).map_err(corrupt)?;
    write!(lines, "{} {body}", entry.at).map_err(corrupt)?;
    if let Some(standing) = standing {
        let Moment { round, phase } = standing.moment;
        let to_act = to_bits(standing.to_act);
        let passes = if standing.passes { PASSES } else { "" };
        write!(lines, "{TAB}{to_act}{passes}").map_err(corrupt)?;
        if !standing.stand_ins.is_empty() {
            write!(lines, "{STAND_INS}{}", to_bits(standing.stand_ins)).map_err(corrupt)?;
        }
        if let Some(due) = standing.due {
            write!(lines, "{DUE}{due}").map_err(corrupt)?;
        }
        write!(lines, " {round} {phase}").map_err(corrupt)?;
        if let Some(outcome) = &standing.outcome {
            let outcome = serde_json::to_string(outcome).map_err(corrupt)?;
            write!(lines, " {outcome}").map_err(corrupt)?;
        }
    }
    lines.push('\n');
    Ok(())
}

/// The entry that [`write`] has written.
pub(crate) fn read(line: &str) -> Result<Entry, Error> {
    let (at, body) = timed(entry(line))?;
    Ok(Entry {
        at,
        what: serde_json::from_str(body).map_err(corrupt)?,
    })
}

/// A line without where the game stands.
pub(crate) fn entry(line: &str) -> &str {
    line.split(TAB).next().unwrap_or_default()
}

/// Where the game stands, if [`write`] has written it.
pub(crate) fn standing(line: &str) -> Result<Option<Standing>, Error> {
    let Some((entry, standing)) = line.split_once(TAB) else {
        return Ok(None);
    };
    let (since, _) = timed(entry)?;
    let mut parts = standing.splitn(4, ' ');
    let mut part = || parts.next().ok_or_else(|| corrupt(line));
    let (to_act, round, phase) = (part()?, part()?, part()?);
    let outcome = parts.next().map(serde_json::from_str).transpose();
    let (to_act, due) = parted(to_act, DUE);
    let (to_act, stand_ins) = parted(to_act, STAND_INS);
    let bits = to_act.strip_suffix(PASSES);
    let stand_ins: Option<u8> = stand_ins.map(str::parse).transpose().map_err(corrupt)?;
    Ok(Some(Standing {
        since,
        to_act: from_bits(bits.unwrap_or(to_act).parse().map_err(corrupt)?),
        passes: bits.is_some(),
        stand_ins: from_bits(stand_ins.unwrap_or_default()),
        due: due.map(str::parse).transpose().map_err(corrupt)?,
        moment: Moment {
            round: round.parse().map_err(corrupt)?,
            phase: phase.parse().map_err(corrupt)?,
        },
        outcome: outcome.map_err(corrupt)?,
    }))
}

/// What stands before and after a sign, if it is there.
fn parted(text: &str, sign: char) -> (&str, Option<&str>) {
    match text.split_once(sign) {
        Some((before, after)) => (before, Some(after)),
        None => (text, None),
    }
}

fn timed(line: &str) -> Result<(i64, &str), Error> {
    let (at, body) = line.split_once(' ').ok_or_else(|| corrupt(line))?;
    Ok((at.parse().map_err(corrupt)?, body))
}

/// Adds the beginning of a line in the journal: at which table, and the number of the entry there.
pub(crate) fn address(lines: &mut String, table: i64, number: EntryNumber) -> Result<(), Error> {
    write!(lines, "{table} {number} ").map_err(corrupt)
}

/// A line in the journal: at which table, the number of the entry there, and the rest.
pub(crate) fn addressed(line: &str) -> Result<(i64, EntryNumber, &str), Error> {
    let mut parts = line.splitn(3, ' ');
    let mut part = || parts.next().ok_or_else(|| corrupt(line));
    let (table, number, rest) = (part()?, part()?, part()?);
    Ok((
        table.parse().map_err(corrupt)?,
        EntryNumber(number.parse().map_err(corrupt)?),
        rest,
    ))
}

#[cfg(test)]
mod tests {
    use engine::{Outcome, Seat, Seats};
    use serde_json::json;
    use table::EntryKind;

    use super::*;

    #[test]
    fn lines_round_trip_whatever_they_say() {
        let entry = Entry {
            at: -7,
            what: EntryKind::Decision(Seat(1), json!({"a b\nc\t": [" 1\t2 ", 3]})),
        };
        let playing = Standing {
            since: -7,
            to_act: Seats::all(3),
            passes: false,
            stand_ins: Seats::NONE,
            due: None,
            moment: Moment { round: 9, phase: 2 },
            outcome: None,
        };
        let over = Standing {
            to_act: Seats::NONE,
            outcome: Some(Outcome {
                winners: Seats::only(Seat(1)),
                scores: [-3, 5].into_iter().collect(),
                result: "a b\tc".into(),
            }),
            ..playing.clone()
        };
        let passing = Standing {
            passes: true,
            ..playing.clone()
        };
        let timed = Standing {
            stand_ins: Seats::only(Seat(2)),
            due: Some(-9),
            ..passing.clone()
        };
        let timed = [
            Some(timed.clone()),
            Some(Standing {
                stand_ins: Seats::NONE,
                ..timed
            }),
        ];
        let others = [None, Some(playing), Some(passing), Some(over)];
        for stands in others.into_iter().chain(timed) {
            let mut text = String::new();
            address(&mut text, i64::MIN, EntryNumber(u32::MAX)).unwrap();
            write(&mut text, &entry, stands.as_ref()).unwrap();
            let lines: Vec<&str> = text.lines().collect();
            assert_eq!(lines.len(), 1);
            let (table, number, rest) = addressed(lines[0]).unwrap();
            assert_eq!((table, number), (i64::MIN, EntryNumber(u32::MAX)));
            assert_eq!(read(rest).unwrap(), entry);
            assert_eq!(standing(rest).unwrap(), stands);
        }
        for torn in ["", "1", "1 2", "1 2 3", "a 2 3 [0,1]"] {
            let entry = addressed(torn).and_then(|(_, _, rest)| read(rest));
            assert!(entry.is_err(), "{torn}");
        }
        for torn in ["1 [0,1]\t", "1 [0,1]\t1 2", "1 [0,1]\t1 2 3 {", "1\t1 2 3"] {
            assert!(standing(torn).is_err(), "{torn}");
        }
    }
}
