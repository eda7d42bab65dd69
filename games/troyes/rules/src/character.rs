//! The characters, each of whom gives points to everybody at the end.

use enum_map::Enum;
use serde::{Deserialize, Serialize};

/// A character card.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Character {
    /// Counts citizens in the three buildings.
    ChretienDeTroyes,
    /// Counts cubes in the Cathedral.
    UrbanIv,
    /// Counts deniers.
    ThibautIi,
    /// Counts influence.
    HuguesDePayns,
    /// Counts tradesmen on activity cards.
    LeFlorentin,
    /// Counts event cards won.
    HenryI,
}

impl Character {
    /// All characters.
    pub const ALL: [Character; 6] = [
        Character::ChretienDeTroyes,
        Character::UrbanIv,
        Character::ThibautIi,
        Character::HuguesDePayns,
        Character::LeFlorentin,
        Character::HenryI,
    ];

    /// The name in files and URLs.
    pub fn id(self) -> &'static str {
        match self {
            Character::ChretienDeTroyes => "chretien-de-troyes",
            Character::UrbanIv => "urban-iv",
            Character::ThibautIi => "thibaut-ii",
            Character::HuguesDePayns => "hugues-de-payns",
            Character::LeFlorentin => "le-florentin",
            Character::HenryI => "henry-i",
        }
    }
}

/// A set of characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Characters(u8);

impl Characters {
    /// None.
    pub const NONE: Characters = Characters(0);

    /// Whether the character is in the set.
    pub fn contains(self, character: Character) -> bool {
        self.0 & (1 << character as u8) != 0
    }

    /// Adds a character.
    pub fn insert(&mut self, character: Character) {
        self.0 |= 1 << character as u8;
    }

    /// Both sets together.
    pub fn or(self, other: Characters) -> Characters {
        Characters(self.0 | other.0)
    }

    /// How many there are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The characters of the set in order.
    pub fn iter(self) -> impl Iterator<Item = Character> {
        Character::ALL
            .into_iter()
            .filter(move |&character| self.contains(character))
    }

    /// Whether nothing but characters is in the set; a set from outside can hold anything.
    pub(crate) fn is_sound(self) -> bool {
        self.0 < 1 << Character::ALL.len()
    }
}

impl FromIterator<Character> for Characters {
    fn from_iter<I: IntoIterator<Item = Character>>(characters: I) -> Characters {
        let mut set = Characters::NONE;
        for character in characters {
            set.insert(character);
        }
        set
    }
}
