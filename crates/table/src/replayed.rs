//! A stored game, played again.

use catalog::Catalog;

use crate::live_table::LiveTable;
use crate::store::{Stored, Summarised};
use crate::table_error::TableError;

/// What comes of playing a stored game again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replayed {
    /// The hash of its chronicle.
    pub hash: String,
    /// Where it stands.
    pub summarised: Summarised,
}

impl Stored {
    /// Plays the game again; nothing if it has not begun.
    pub fn replayed(self, catalog: Catalog) -> Result<Option<Replayed>, TableError> {
        let running = LiveTable::new(self, catalog)?;
        if !running.has_begun() {
            return Ok(None);
        }
        let chronicle = running.playing()?.chronicle();
        Ok(Some(Replayed {
            hash: blake3::hash(chronicle.as_bytes()).to_hex().to_string(),
            summarised: running.summarised(),
        }))
    }
}
