//! The five factions and the colours of the pieces.

use engine::named;
use enum_map::{Enum, EnumMap};
use serde::{Deserialize, Serialize};

named! {
    /// A faction, in the order of 4.2.1, which is also the order of opposition of 6.5.
    #[derive(Enum)]
    pub enum Faction {
        Catholic => "catholic",
        Habsburg => "habsburg",
        Nobility => "nobility",
        Burgher => "burgher",
        Reformer => "reformer",
    }
}

named! {
    /// The colour of a piece: a faction's or the neutrals' (2.2).
    #[derive(Enum)]
    pub enum Colour {
        Catholic => "catholic",
        Habsburg => "habsburg",
        Nobility => "nobility",
        Burgher => "burgher",
        Reformer => "reformer",
        Neutral => "neutral",
    }
}

impl Faction {
    /// The colour of its pieces.
    pub fn colour(self) -> Colour {
        Colour::from_usize(self.into_usize())
    }

    /// Whether the Water Beggars stand against it (6.7).
    pub fn is_foe_of_beggars(self) -> bool {
        self <= Faction::Nobility
    }

    /// Whether it can hire the Water Beggars (6.7).
    pub fn is_friend_of_beggars(self) -> bool {
        !self.is_foe_of_beggars()
    }
}

impl Colour {
    /// The faction of the colour; none for the neutrals.
    pub fn faction(self) -> Option<Faction> {
        Faction::ALL.get(self.into_usize()).copied()
    }
}

impl From<Faction> for Colour {
    fn from(faction: Faction) -> Colour {
        faction.colour()
    }
}

/// The pieces in one place, by colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pieces(pub EnumMap<Colour, u8>);

impl Pieces {
    /// How many of a colour.
    pub fn of(&self, colour: impl Into<Colour>) -> u8 {
        self.0[colour.into()]
    }

    /// How many altogether.
    pub fn total(&self) -> u8 {
        self.0.values().sum()
    }

    /// How many belong to factions.
    pub fn factions(&self) -> u8 {
        self.total() - self.0[Colour::Neutral]
    }

    /// Whether nobody is there.
    pub fn is_empty(&self) -> bool {
        self.0.values().all(|&count| count == 0)
    }

    /// Adds some of a colour.
    pub fn add(&mut self, colour: impl Into<Colour>, count: u8) {
        self.0[colour.into()] += count;
    }

    /// Takes some of a colour away.
    pub fn take(&mut self, colour: impl Into<Colour>, count: u8) {
        self.0[colour.into()] -= count;
    }

    /// Both together.
    pub fn plus(&self, other: &Pieces) -> Pieces {
        Pieces(EnumMap::from_fn(|colour| self.0[colour] + other.0[colour]))
    }

    /// The faction with more pieces than all others together, neutrals being others too (5.7, 6.17).
    pub fn majority(&self) -> Option<Faction> {
        let total = self.total();
        Faction::ALL
            .into_iter()
            .find(|&faction| self.of(faction) > total - self.of(faction))
    }
}
