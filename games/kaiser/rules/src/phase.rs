//! The eight phases of a round.

use serde::{Deserialize, Serialize};

/// A phase of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// I: thalers.
    Income,
    /// II: nobles grow older and die.
    Ageing,
    /// III: sons and daughters.
    Offspring,
    /// IV: cards, privileges, knights.
    Actions,
    /// V: who rules each electorate.
    NewElectors,
    /// VI: emperor or rival.
    Election,
    /// VII: what the emperor gets.
    EmperorsAction,
    /// VIII: the marker moves on.
    RoundMarker,
}

impl Phase {
    /// All of them, in order.
    pub const ALL: [Phase; 8] = [
        Phase::Income,
        Phase::Ageing,
        Phase::Offspring,
        Phase::Actions,
        Phase::NewElectors,
        Phase::Election,
        Phase::EmperorsAction,
        Phase::RoundMarker,
    ];

    /// The names in files and URLs, in order.
    pub const IDS: &'static [&'static str] = &[
        "income",
        "ageing",
        "offspring",
        "actions",
        "new-electors",
        "election",
        "emperors-action",
        "round-marker",
    ];

    /// The rulebook's numeral.
    pub fn numeral(self) -> &'static str {
        match self {
            Phase::Income => "I",
            Phase::Ageing => "II",
            Phase::Offspring => "III",
            Phase::Actions => "IV",
            Phase::NewElectors => "V",
            Phase::Election => "VI",
            Phase::EmperorsAction => "VII",
            Phase::RoundMarker => "VIII",
        }
    }
}
