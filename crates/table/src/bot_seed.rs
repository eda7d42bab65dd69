//! What a bot does at random.

use engine::Seat;

use crate::Key;
use crate::live_table::LiveTable;

impl LiveTable {
    /// The seed of a bot that thinks in this seat now. The key is what the dice of the table come from, which nobody
    /// is shown before the game is over: whoever knows everything else of the table cannot tell what a bot will do.
    pub(crate) fn bot_seed(&self, seat: Seat) -> u64 {
        let mut message = [0; 5];
        message[..4].copy_from_slice(&self.position().entry.0.to_be_bytes());
        message[4] = seat.0;
        let hash = Key(self.table.secret.0).sign("bot", &message);
        hash.as_bytes()
            .first_chunk()
            .copied()
            .map_or(0, u64::from_le_bytes)
    }
}
