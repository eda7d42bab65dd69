//! The seven phases of a turn (4.0).

use serde::{Deserialize, Serialize};

/// A phase of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// 4.1: who is first and who is second.
    Initiative,
    /// 4.2, 5.0: three chits each.
    EventDraw,
    /// 4.3, 6.0: income and hiring.
    Treasury,
    /// 4.4, 7.0: missionaries.
    Religion,
    /// 4.5, 8.0: marching and sailing.
    Movement,
    /// 4.6, 9.0: sieges.
    Siege,
    /// 4.7, 10.0: political points.
    Political,
}

impl Phase {
    /// The names in files and URLs, in order.
    pub const IDS: &'static [&'static str] = &[
        "initiative",
        "event-draw",
        "treasury",
        "religion",
        "movement",
        "siege",
        "political",
    ];

    /// The rulebook's section.
    pub fn section(self) -> &'static str {
        match self {
            Phase::Initiative => "4.1",
            Phase::EventDraw => "5.0",
            Phase::Treasury => "6.0",
            Phase::Religion => "7.0",
            Phase::Movement => "8.0",
            Phase::Siege => "9.0",
            Phase::Political => "10.0",
        }
    }
}
