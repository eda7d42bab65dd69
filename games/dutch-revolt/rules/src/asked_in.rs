//! In which phases a side wants to be asked for events (5.0).

use std::fmt;

use engine::Set;
use serde::{Deserialize, Serialize};

use crate::chit::{Chit, Chits};
use crate::phase::Phase;

/// The phases after the treasury phase in which a side wants to be asked. In files it is a list of phases.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Set<Phase>", into = "Set<Phase>")]
pub struct AskedIn(u8);

impl AskedIn {
    /// Nowhere.
    pub const NOWHERE: AskedIn = AskedIn(0);

    /// Wherever there is something to ask.
    pub const EVERYWHERE: AskedIn = AskedIn(0b1111);

    /// The phases that can be left out, in their order.
    pub const PHASES: [Phase; 4] = [
        Phase::Religion,
        Phase::Movement,
        Phase::Siege,
        Phase::Political,
    ];

    /// The phases of the chits in a hand.
    pub fn of_hand(hand: &Chits) -> AskedIn {
        let phases = hand.kinds().filter_map(Chit::phase);
        phases.fold(AskedIn::NOWHERE, AskedIn::with)
    }

    /// The same and this phase; nobody can leave out the treasury phase, so it is not counted.
    #[must_use]
    pub fn with(self, phase: Phase) -> AskedIn {
        AskedIn(self.0 | AskedIn::bit(phase))
    }

    /// Whether the side is asked in this phase; in the treasury phase it always is.
    pub fn contains(self, phase: Phase) -> bool {
        let bit = AskedIn::bit(phase);
        bit == 0 || self.0 & bit != 0
    }

    /// Whether all of these phases are also phases of the other.
    pub fn is_within(self, other: AskedIn) -> bool {
        self.0 & !other.0 == 0
    }

    /// How many phases these are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the side is never asked.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The phases in their order.
    pub fn iter(self) -> impl Iterator<Item = Phase> {
        let phases = AskedIn::PHASES.into_iter();
        phases.filter(move |&phase| self.contains(phase))
    }

    /// Every way to leave out at least one of these phases.
    pub fn fewer(self) -> impl Iterator<Item = AskedIn> {
        (0..self.0)
            .map(AskedIn)
            .filter(move |asked| asked.is_within(self))
    }

    fn bit(phase: Phase) -> u8 {
        match phase {
            Phase::Initiative | Phase::EventDraw | Phase::Treasury => 0,
            Phase::Religion => 1,
            Phase::Movement => 2,
            Phase::Siege => 4,
            Phase::Political => 8,
        }
    }
}

impl Default for AskedIn {
    fn default() -> AskedIn {
        AskedIn::EVERYWHERE
    }
}

impl fmt::Debug for AskedIn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Phase> for AskedIn {
    fn from_iter<I: IntoIterator<Item = Phase>>(phases: I) -> AskedIn {
        phases.into_iter().fold(AskedIn::NOWHERE, AskedIn::with)
    }
}

impl From<Set<Phase>> for AskedIn {
    fn from(phases: Set<Phase>) -> AskedIn {
        phases.iter().collect()
    }
}

impl From<AskedIn> for Set<Phase> {
    fn from(asked: AskedIn) -> Set<Phase> {
        asked.iter().collect()
    }
}
