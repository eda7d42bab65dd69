//! The streams that the program talks through.

use std::io::{BufRead, Write};

/// Where input comes from and output goes to: data to `out`, everything else to `err`.
pub struct Console<'a> {
    /// Whether a person sits at the other end.
    pub interactive: bool,
    /// Whether `err` can show a progress bar.
    pub progress: bool,
    /// What is typed.
    pub input: &'a mut dyn BufRead,
    /// What was asked for.
    pub out: &'a mut dyn Write,
    /// What else is to be said.
    pub err: &'a mut dyn Write,
}

impl Console<'_> {
    /// The next line without its end, or none if there is no more.
    pub(crate) fn read_line(&mut self) -> std::io::Result<Option<String>> {
        self.out.flush()?;
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        let text = String::from_utf8_lossy(&bytes);
        Ok(Some(text.trim_end_matches(['\r', '\n']).to_owned()))
    }
}
