//! Many entries in little room.

use std::fmt::Write as _;
use std::io::{self, Read, Write as _};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use table::Entry;

/// Packs entries: a line each, with the seconds since the one before, compressed.
pub(crate) fn pack(entries: &[Entry]) -> io::Result<Vec<u8>> {
    let mut text = String::new();
    let mut before = 0;
    for entry in entries {
        let body = serde_json::to_string(&entry.what)?;
        // Writing to a string does not fail.
        let _ = writeln!(text, "{body}{}", entry.at - before);
        before = entry.at;
    }
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(text.as_bytes())?;
    encoder.finish()
}

/// Reads what [`pack`] has written.
pub(crate) fn unpack(bytes: &[u8]) -> io::Result<Vec<Entry>> {
    let mut text = String::new();
    DeflateDecoder::new(bytes).read_to_string(&mut text)?;
    let mut at = 0;
    text.lines()
        .map(|line| {
            let end = line.rfind([']', '}']).map_or(0, |end| end + 1);
            let (body, seconds) = line.split_at(end);
            at += seconds.parse::<i64>().map_err(io::Error::other)?;
            let what = serde_json::from_str(body)?;
            Ok(Entry { at, what })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use engine::Seat;
    use serde_json::json;
    use table::{Other, What};

    use super::*;

    #[test]
    fn entries_round_trip() {
        let entry = |at, what| Entry { at, what };
        let entries = vec![
            entry(1_800_000_000, What::Decision(Seat(1), json!("a ] } b"))),
            entry(1_800_000_000, What::Decision(Seat(0), json!({"bid": -3}))),
            entry(1_799_999_999, What::Other(Other::Undo(Seat(0), 1))),
            entry(1_800_000_500, What::Other(Other::Grant(Seat(0)))),
        ];
        assert_eq!(unpack(&pack(&entries).unwrap()).unwrap(), entries);
        assert_eq!(unpack(&pack(&[]).unwrap()).unwrap(), []);
        assert!(unpack(b"not packed").is_err());
    }
}
