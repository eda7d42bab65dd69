//! What the board shows: a position as plain data.

use engine::Anchor;
use std::ops::Index;

/// One of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The King's side.
    Spanish,
    /// The side of the revolt.
    Rebel,
}

impl Side {
    /// Both sides, in the order of play.
    pub const ALL: [Self; 2] = [Self::Spanish, Self::Rebel];

    /// The other side.
    pub fn enemy(self) -> Self {
        match self {
            Self::Spanish => Self::Rebel,
            Self::Rebel => Self::Spanish,
        }
    }

    /// The name used in ids and style classes.
    pub fn id(self) -> &'static str {
        match self {
            Self::Spanish => "spanish",
            Self::Rebel => "rebel",
        }
    }

    /// The name of its charge among the signs.
    pub(super) fn charge(self) -> &'static str {
        match self {
            Self::Spanish => "saltire",
            Self::Rebel => "lion",
        }
    }
}

/// One thing for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BySide<T> {
    /// The Spanish one.
    pub spanish: T,
    /// The Rebel one.
    pub rebel: T,
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::Spanish => &self.spanish,
            Side::Rebel => &self.rebel,
        }
    }
}

/// What kind of land a territory is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terrain {
    /// Open country.
    Rural,
    /// Small towns and drained land.
    Developed,
    /// Great towns.
    Urban,
}

impl Terrain {
    /// The name used in ids and style classes.
    pub fn id(self) -> &'static str {
        match self {
            Self::Rural => "rural",
            Self::Developed => "developed",
            Self::Urban => "urban",
        }
    }

    /// What it is worth in political points.
    pub fn worth(self) -> u8 {
        match self {
            Self::Rural => 1,
            Self::Developed => 2,
            Self::Urban => 3,
        }
    }
}

/// Minus and plus in the territory that is open for hiring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hiring {
    /// The territory.
    pub territory: String,
    /// Who hires.
    pub side: Side,
    /// One row for each kind that there is or could be.
    pub rows: Vec<HiringRow>,
}

/// Minus and plus for one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HiringRow {
    /// The kind.
    pub kind: UnitKind,
    /// How many stand there.
    pub count: u8,
    /// The action that dismisses one, if it is allowed.
    pub fewer: Option<String>,
    /// The action that hires one, if it is allowed.
    pub more: Option<String>,
}

/// A kind of unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnitKind {
    /// Foot.
    Pikemen,
    /// Horse.
    Cavalry,
    /// Ships.
    Flotilla,
    /// Preachers of either faith.
    Missionary,
}

impl UnitKind {
    /// All kinds, in the order in which they stand on the board.
    pub const ALL: [Self; 4] = [
        Self::Pikemen,
        Self::Cavalry,
        Self::Flotilla,
        Self::Missionary,
    ];

    /// The name used in ids and style classes.
    pub fn id(self) -> &'static str {
        match self {
            Self::Pikemen => "pikemen",
            Self::Cavalry => "cavalry",
            Self::Flotilla => "flotilla",
            Self::Missionary => "missionary",
        }
    }
}

/// The units of one side in one territory, in strength points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Units {
    /// Pikemen.
    pub pikemen: u8,
    /// Cavalry.
    pub cavalry: u8,
    /// Flotillas.
    pub flotillas: u8,
    /// Missionaries.
    pub missionaries: u8,
}

impl Units {
    /// How many there are of a kind.
    pub fn of(self, kind: UnitKind) -> u8 {
        match kind {
            UnitKind::Pikemen => self.pikemen,
            UnitKind::Cavalry => self.cavalry,
            UnitKind::Flotilla => self.flotillas,
            UnitKind::Missionary => self.missionaries,
        }
    }

    /// The kinds that are there, with their numbers.
    pub fn kinds(self) -> impl Iterator<Item = (UnitKind, u8)> {
        let all = UnitKind::ALL.into_iter();
        all.map(move |kind| (kind, self.of(kind)))
            .filter(|&(_, count)| count > 0)
    }

    /// The strength in a siege.
    pub fn strength(self) -> u8 {
        self.pikemen
            .saturating_add(self.cavalry)
            .saturating_add(self.flotillas)
    }
}

/// Whether a place can be clicked in the decision at hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// Nothing to be done here.
    #[default]
    None,
    /// A legal choice.
    Legal,
    /// The choice made.
    Chosen,
}

impl Mark {
    /// The style class with a blank before it, or nothing.
    pub(super) fn class(self) -> &'static str {
        match self {
            Self::None => "",
            Self::Legal => " legal",
            Self::Chosen => " chosen",
        }
    }
}

/// What an attack on a territory has to expect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// Who attacks.
    pub attacker: Side,
    /// The attackers' strength.
    pub strength: u8,
    /// The defenders' strength without the garrison.
    pub defence: u8,
    /// How many of the ten faces of the die take the territory; these are the highest ones.
    pub faces: u8,
    /// Whether this is what it would be after the march that can be chosen now.
    pub is_preview: bool,
}

/// A territory as it stands.
#[derive(Clone, Debug)]
pub struct Territory {
    /// Its name in the rules.
    pub id: String,
    /// The place that choices name.
    pub anchor: Anchor,
    /// Its name for the reader.
    pub name: String,
    /// Its name where there is little room.
    pub short: String,
    /// All that it shows in one sentence, for those who point at it or do not see it.
    pub title: String,
    /// Who holds it; nobody while it can still be picked.
    pub owner: Option<Side>,
    /// The faith of its people, from -2 (strongly Catholic) to 2 (strongly Protestant).
    pub alignment: i8,
    /// What kind of land it is.
    pub terrain: Terrain,
    /// What it pays into a treasury.
    pub value: u8,
    /// Whether flotillas can come here.
    pub coastal: bool,
    /// Whether the Spanish Road reached it at the start of the turn.
    pub supplied: bool,
    /// The units there.
    pub units: BySide<Units>,
    /// The chance of an attack that stands there, or that could.
    pub odds: Option<Odds>,
    /// Whether it can be clicked.
    pub mark: Mark,
    /// Whether something happened here in the last move.
    pub last: bool,
}

impl Territory {
    /// Who holds it, as a style class.
    pub(super) fn owner_class(&self) -> &'static str {
        self.owner.map_or("free", Side::id)
    }

    /// Who attacks it.
    pub fn attacker(&self) -> Option<Side> {
        let enemy = self.owner?.enemy();
        (self.units[enemy].strength() > 0).then_some(enemy)
    }
}

/// An event chit in a hand.
#[derive(Clone, Debug)]
pub struct Chit {
    /// Its name in the rules.
    pub id: String,
    /// The place that choices name.
    pub anchor: Anchor,
    /// Its name for the reader.
    pub name: String,
    /// When it is played.
    pub when: String,
    /// What it does in one sentence.
    pub title: String,
    /// Whether it may be played now.
    pub playable: bool,
    /// Whether it was picked.
    pub chosen: bool,
}

/// The die of a siege and what it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roll {
    /// The die as rolled.
    pub die: u8,
    /// The die with its modifiers, not under 0.
    pub modified: u8,
    /// Strength points that the defenders lost.
    pub lost: u8,
}

/// The last siege.
#[derive(Clone, Debug)]
pub struct Siege {
    /// The territory, as the place that it is.
    pub anchor: Anchor,
    /// Who attacked.
    pub attacker: Side,
    /// The attackers' strength.
    pub strength: u8,
    /// The defenders' strength without the garrison.
    pub defence: u8,
    /// What moved the column or the die, each in a few words with its amount.
    pub modifiers: Vec<String>,
    /// What was rolled.
    pub roll: Roll,
    /// What it is called ("Siege of Antwerp").
    pub heading: String,
    /// Who won, in words.
    pub verdict: String,
}

/// A whole position as the board shows it.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The territories.
    pub territories: Vec<Territory>,
    /// The first year of the game.
    pub first: u16,
    /// The current year.
    pub year: u16,
    /// The year after the last turn.
    pub end: u16,
    /// What patriots give this year.
    pub patriots: u8,
    /// The Rebel political points gathered so far.
    pub political_points: u16,
    /// The points at which the Union is made.
    pub political_goal: u16,
    /// Who made the last move.
    pub mover: Option<Side>,
    /// From where to where the last move went, if it was a march.
    pub march: Option<[String; 2]>,
    /// The chits in the reader's hand.
    pub hand: Vec<Chit>,
    /// The last siege, while it is worth a look.
    pub siege: Option<Siege>,
    /// Minus and plus, while the reader hires in a territory.
    pub hiring: Option<Hiring>,
}

impl Picture {
    /// Whether a territory can be chosen now, so that the others step back.
    pub fn is_choosing(&self) -> bool {
        self.territories
            .iter()
            .any(|territory| territory.mark == Mark::Legal)
    }
}
