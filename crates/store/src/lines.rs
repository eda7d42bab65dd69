//! Entries as lines of text.

use std::fmt::Write;

use sqlx::Error;
use table::Entry;

use crate::rows::corrupt;

/// Adds a line: when, and what.
pub(crate) fn write(lines: &mut String, entry: &Entry) -> Result<(), Error> {
    let body = serde_json::to_string(&entry.what).map_err(corrupt)?;
    writeln!(lines, "{} {body}", entry.at).map_err(corrupt)
}

/// What [`write`] has written.
pub(crate) fn read(line: &str) -> Result<Entry, Error> {
    let (at, body) = line.split_once(' ').ok_or_else(|| corrupt(line))?;
    Ok(Entry {
        at: at.parse().map_err(corrupt)?,
        what: serde_json::from_str(body).map_err(corrupt)?,
    })
}

/// Adds the beginning of a line in the journal: at which table, and the number of the entry there.
pub(crate) fn address(lines: &mut String, table: i64, number: u32) -> Result<(), Error> {
    write!(lines, "{table} {number} ").map_err(corrupt)
}

/// A line in the journal: at which table, the number of the entry there, and the rest.
pub(crate) fn addressed(line: &str) -> Result<(i64, u32, &str), Error> {
    let mut parts = line.splitn(3, ' ');
    let mut part = || parts.next().ok_or_else(|| corrupt(line));
    let (table, number, rest) = (part()?, part()?, part()?);
    Ok((
        table.parse().map_err(corrupt)?,
        number.parse().map_err(corrupt)?,
        rest,
    ))
}

#[cfg(test)]
mod tests {
    use engine::Seat;
    use serde_json::json;
    use table::What;

    use super::*;

    #[test]
    fn lines_round_trip_whatever_they_say() {
        let entry = Entry {
            at: -7,
            what: What::Decision(Seat(1), json!({"a b\nc": [" 1 2 ", 3]})),
        };
        let mut text = String::new();
        address(&mut text, i64::MIN, u32::MAX).unwrap();
        write(&mut text, &entry).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 1);
        let (table, number, rest) = addressed(lines[0]).unwrap();
        assert_eq!((table, number), (i64::MIN, u32::MAX));
        assert_eq!(read(rest).unwrap(), entry);
        for torn in ["", "1", "1 2", "1 2 3", "a 2 3 [0,1]"] {
            let entry = addressed(torn).and_then(|(_, _, rest)| read(rest));
            assert!(entry.is_err(), "{torn}");
        }
    }
}
