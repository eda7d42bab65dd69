//! What happens, as data; the words crate makes sentences of it.

use engine::Seat;
use serde::{Deserialize, Serialize};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A player bid.
    Bid {
        /// Who.
        seat: Seat,
        /// How much, for those who may know it.
        coins: Option<u8>,
    },
    /// All bids are shown.
    Shown {
        /// The bids in the order of the seats.
        bids: [u8; crate::MOST],
        /// Who leads.
        leader: Seat,
    },
    /// The leader got points.
    Scored {
        /// Who.
        seat: Seat,
        /// What the die shows; nothing if they kept the points for sure.
        die: Option<u8>,
        /// How many points.
        points: u8,
    },
}
