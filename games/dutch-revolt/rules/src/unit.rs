//! The pieces that are bought.

use std::ops::{Index, IndexMut};

use engine::named;
use enum_map::Enum;
use serde::{Deserialize, Serialize};

named! {
    /// A kind of piece (2.3).
    #[derive(Enum)]
    pub enum Unit {
        /// A thousand men on foot; moves one territory.
        Pikemen => "pikemen",
        /// Horse; moves two territories.
        Cavalry => "cavalry",
        /// About ten ships; moves along the coast and carries.
        Flotilla => "flotilla",
        /// Wins souls, does not fight.
        Missionary => "missionary",
    }
}

/// Pieces of one side in one place, in strength points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stack {
    /// Points of pikemen.
    pub pikemen: u8,
    /// Points of cavalry.
    pub cavalry: u8,
    /// Flotillas.
    pub flotilla: u8,
    /// Missionaries.
    pub missionary: u8,
}

impl Stack {
    /// Nothing.
    pub const EMPTY: Stack = Stack {
        pikemen: 0,
        cavalry: 0,
        flotilla: 0,
        missionary: 0,
    };

    /// So many of one kind.
    pub fn of(unit: Unit, amount: u8) -> Stack {
        let mut stack = Stack::EMPTY;
        stack[unit] = amount;
        stack
    }

    /// Strength in a siege: every mobile point counts one (9.0, 2.3).
    pub fn strength(self) -> u8 {
        self.pikemen
            .saturating_add(self.cavalry)
            .saturating_add(self.flotilla)
    }

    /// Whether there is anything at all.
    pub fn is_empty(self) -> bool {
        self == Stack::EMPTY
    }

    /// Both together.
    pub fn plus(self, other: Stack) -> Stack {
        self.zip(other, u8::saturating_add)
    }

    /// What is left without the other.
    pub fn minus(self, other: Stack) -> Stack {
        self.zip(other, u8::saturating_sub)
    }

    /// Whether the other is contained in this.
    pub fn covers(self, other: Stack) -> bool {
        Unit::ALL.iter().all(|&unit| self[unit] >= other[unit])
    }

    fn zip(self, other: Stack, with: impl Fn(u8, u8) -> u8) -> Stack {
        Stack {
            pikemen: with(self.pikemen, other.pikemen),
            cavalry: with(self.cavalry, other.cavalry),
            flotilla: with(self.flotilla, other.flotilla),
            missionary: with(self.missionary, other.missionary),
        }
    }
}

impl Index<Unit> for Stack {
    type Output = u8;

    fn index(&self, unit: Unit) -> &u8 {
        match unit {
            Unit::Pikemen => &self.pikemen,
            Unit::Cavalry => &self.cavalry,
            Unit::Flotilla => &self.flotilla,
            Unit::Missionary => &self.missionary,
        }
    }
}

impl IndexMut<Unit> for Stack {
    fn index_mut(&mut self, unit: Unit) -> &mut u8 {
        match unit {
            Unit::Pikemen => &mut self.pikemen,
            Unit::Cavalry => &mut self.cavalry,
            Unit::Flotilla => &mut self.flotilla,
            Unit::Missionary => &mut self.missionary,
        }
    }
}
