//! Many entries in little room.

use std::collections::HashMap;
use std::io::{self, Read, Write};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use table::Entry;

/// Packs entries. Players do the same things over and over: each thing is written once, the most frequent
/// first, and then only its number. Things, numbers and times are compressed each by itself, since they have
/// nothing in common.
pub(crate) fn pack(entries: &[Entry]) -> io::Result<Vec<u8>> {
    let bodies: Vec<String> = entries
        .iter()
        .map(|entry| serde_json::to_string(&entry.what))
        .collect::<Result<_, _>>()?;
    let mut frequency: HashMap<&str, usize> = HashMap::new();
    for body in &bodies {
        *frequency.entry(body).or_default() += 1;
    }
    let mut things: Vec<&str> = frequency.keys().copied().collect();
    things.sort_unstable_by_key(|thing| (usize::MAX - frequency[thing], *thing));
    let number: HashMap<&str, u64> = things.iter().copied().zip(0..).collect();
    let (mut numbers, mut times, mut before) = (Vec::new(), Vec::new(), 0);
    for (entry, body) in entries.iter().zip(&bodies) {
        write_number(&mut numbers, number[body.as_str()]);
        let seconds = entry.at - before;
        // Clocks can be set back: the sign is the last bit.
        write_number(&mut times, ((seconds << 1) ^ (seconds >> 63)) as u64);
        before = entry.at;
    }
    let mut packed = Vec::new();
    for part in [things.join("\n").as_bytes(), &numbers, &times] {
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(part)?;
        let bytes = encoder.finish()?;
        write_number(&mut packed, bytes.len() as u64);
        packed.extend(bytes);
    }
    Ok(packed)
}

/// Packs a text.
pub(crate) fn pack_text(text: &str) -> io::Result<Vec<u8>> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(text.as_bytes())?;
    encoder.finish()
}

/// Reads what [`pack_text`] has written.
pub(crate) fn unpack_text(packed: &[u8]) -> io::Result<String> {
    let mut text = String::new();
    DeflateDecoder::new(packed).read_to_string(&mut text)?;
    Ok(text)
}

/// Reads what [`pack`] has written.
pub(crate) fn unpack(mut packed: &[u8]) -> io::Result<Vec<Entry>> {
    let things = String::from_utf8(part(&mut packed)?).map_err(io::Error::other)?;
    let things: Vec<&str> = things.lines().collect();
    let (numbers, times) = (part(&mut packed)?, part(&mut packed)?);
    let (mut numbers, mut times) = (numbers.as_slice(), times.as_slice());
    let (mut entries, mut at) = (Vec::new(), 0);
    while !numbers.is_empty() {
        let thing = things.get(read_number(&mut numbers)? as usize);
        let seconds = read_number(&mut times)?;
        at += (seconds >> 1) as i64 ^ -((seconds & 1) as i64);
        let what = serde_json::from_str(thing.ok_or(io::ErrorKind::InvalidData)?)?;
        entries.push(Entry { at, what });
    }
    Ok(entries)
}

fn part(packed: &mut &[u8]) -> io::Result<Vec<u8>> {
    let length = read_number(packed)? as usize;
    let bytes = packed
        .split_off(..length)
        .ok_or(io::ErrorKind::InvalidData)?;
    let mut part = Vec::new();
    DeflateDecoder::new(bytes).read_to_end(&mut part)?;
    Ok(part)
}

/// Seven bits a byte, the lowest first; the eighth says that more follow.
fn write_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn read_number(bytes: &mut &[u8]) -> io::Result<u64> {
    let mut number = 0;
    for shift in (0..64).step_by(7) {
        let byte = *bytes
            .split_off_first()
            .ok_or(io::ErrorKind::UnexpectedEof)?;
        number |= u64::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Ok(number);
        }
    }
    Err(io::ErrorKind::InvalidData.into())
}

#[cfg(test)]
mod tests {
    use engine::{DecisionNumber, Seat};
    use serde_json::json;
    use table::{EntryKind, TableAct};

    use super::*;

    #[test]
    fn entries_round_trip() {
        let entry = |at, what| Entry { at, what };
        let entries = vec![
            entry(
                1_800_000_000,
                EntryKind::Decision(Seat(1), json!("a ] } b")),
            ),
            entry(
                1_800_000_000,
                EntryKind::Decision(Seat(0), json!({"bid": -3})),
            ),
            entry(
                1_799_999_999,
                EntryKind::TableAct(TableAct::Undo(Seat(0), DecisionNumber(1))),
            ),
            entry(1_800_000_500, EntryKind::TableAct(TableAct::Grant(Seat(0)))),
            entry(1_800_000_500, EntryKind::Decision(Seat(1), json!("a\nb"))),
            entry(
                1_800_000_500,
                EntryKind::Decision(Seat(1), json!("a ] } b")),
            ),
        ];
        assert_eq!(unpack(&pack(&entries).unwrap()).unwrap(), entries);
        assert_eq!(unpack(&pack(&[]).unwrap()).unwrap(), []);
        let packed = pack(&entries).unwrap();
        for length in 0..packed.len() {
            assert!(unpack(&packed[..length]).is_err(), "{length}");
        }
    }
}
