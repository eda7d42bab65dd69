//! The decisions of a game in a few letters.

/// Decisions by their places in the lists of choices. Where there was no choice, nothing stands. A number is one small letter, with great letters
/// before it for every 26: `a` is 0, `z` is 25, `Ba` is 26.
pub(crate) fn write(moves: &[usize]) -> String {
    let mut text = String::new();
    for &place in moves {
        let mut greater = place / 26;
        let mut great = Vec::new();
        while greater > 0 {
            great.push(letter(b'A', greater % 26));
            greater /= 26;
        }
        text.extend(great.iter().rev());
        text.push(letter(b'a', place % 26));
    }
    text
}

/// Reads what [`write`] wrote; none if it is something else.
pub(crate) fn read(text: &str) -> Option<Vec<usize>> {
    let mut moves = Vec::new();
    let mut greater = 0_usize;
    for letter in text.bytes() {
        match letter {
            b'A'..=b'Z' => greater = greater.checked_mul(26)? + usize::from(letter - b'A'),
            b'a'..=b'z' => {
                moves.push(greater.checked_mul(26)? + usize::from(letter - b'a'));
                greater = 0;
            }
            _ => return None,
        }
    }
    (greater == 0).then_some(moves)
}

fn letter(first: u8, place: usize) -> char {
    char::from(first + place as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_read_as_they_are_written() {
        let moves = [0, 25, 26, 51, 675, 676, 677, 20_000, 3];
        let text = write(&moves);
        assert!(text.starts_with("azBaBzZzBAa"), "{text}");
        assert_eq!(read(&text).as_deref(), Some(&moves[..]));
        assert_eq!(read(""), Some(Vec::new()));
        for bad in ["a1", "aB", "é", "a b", &"Z".repeat(40)] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }
}
