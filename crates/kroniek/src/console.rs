//! The streams that the program talks through.

use std::fmt::Arguments;
use std::io::{self, BufRead, Write};

/// Where input comes from and output goes to: data to `out`, everything else to `err`.
pub struct Console<'a> {
    /// Whether a person sits at the other end.
    pub interactive: bool,
    /// Whether `err` can show a progress bar.
    pub progress: bool,
    /// What is typed.
    pub input: &'a mut dyn BufRead,
    /// What was asked for.
    pub out: Plain<'a>,
    /// What else is to be said.
    pub err: Plain<'a>,
}

impl Console<'_> {
    /// The next line without its end, or none if there is no more.
    pub(crate) fn read_line(&mut self) -> io::Result<Option<String>> {
        self.out.flush()?;
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        let text = String::from_utf8_lossy(&bytes);
        Ok(Some(text.trim_end_matches(['\r', '\n']).to_owned()))
    }
}

/// Text for people. Names and files are other people's: nothing in them reaches the terminal that it would obey.
pub struct Plain<'a>(&'a mut dyn Write);

impl<'a> Plain<'a> {
    /// Text that goes there.
    pub fn new(stream: &'a mut dyn Write) -> Plain<'a> {
        Plain(stream)
    }

    /// Writes what `write!` says, without the trait in scope.
    pub(crate) fn write_fmt(&mut self, text: Arguments<'_>) -> io::Result<()> {
        Write::write_fmt(self, text)
    }

    /// Clears the screen.
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        self.0.write_all(b"\x1b[2J\x1b[H")
    }
}

impl Write for Plain<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(bytes);
        let plain = if text.contains(is_obeyed) {
            text.replace(is_obeyed, "\u{fffd}").into()
        } else {
            text
        };
        self.0.write_all(plain.as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Whether a terminal would do something else with it than write it where it is.
fn is_obeyed(c: char) -> bool {
    words::is_disturbing(c) && !matches!(c, '\n' | '\t')
}

/// A value as JSON on one line that can be printed: what a terminal would obey can only stand in texts, where it
/// is written as a number.
pub(crate) fn json_line(value: &impl serde::Serialize) -> serde_json::Result<String> {
    let mut line = serde_json::to_string(value)?;
    if line.contains(is_obeyed) {
        line = line
            .chars()
            .map(|c| match c {
                c if is_obeyed(c) => format!("\\u{:04x}", c as u32),
                c => c.to_string(),
            })
            .collect();
    }
    Ok(line)
}
