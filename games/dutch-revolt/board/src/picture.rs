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
    /// All kinds, from the poorest to the richest.
    pub const ALL: [Self; 3] = [Self::Rural, Self::Developed, Self::Urban];

    /// The name used in ids and style classes.
    pub fn id(self) -> &'static str {
        match self {
            Self::Rural => "rural",
            Self::Developed => "developed",
            Self::Urban => "urban",
        }
    }
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

    /// Whether any of them can fight.
    pub fn is_armed(self) -> bool {
        self.pikemen > 0 || self.cavalry > 0 || self.flotillas > 0
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

/// A territory as it stands.
#[derive(Clone, Debug)]
pub struct Territory {
    /// Its name in the rules.
    pub id: String,
    /// The place that choices name.
    pub anchor: Anchor,
    /// Its name for the reader.
    pub name: String,
    /// All that it shows in one sentence, for those who point at it.
    pub title: String,
    /// Who holds it.
    pub owner: Side,
    /// The faith of its people, from -2 (strongly Catholic) to 2 (strongly Protestant).
    pub alignment: i8,
    /// What kind of land it is.
    pub terrain: Terrain,
    /// What it pays into a treasury.
    pub value: u8,
    /// Whether the Spanish Road reached it at the start of the turn.
    pub supplied: bool,
    /// The units there.
    pub units: BySide<Units>,
    /// The chance in percent that it falls, if it is under attack.
    pub odds: Option<u8>,
    /// Whether it can be clicked.
    pub mark: Mark,
}

impl Territory {
    /// Whether the enemy of the owner stands in it under arms.
    pub fn is_invaded(&self) -> bool {
        self.units[self.owner.enemy()].is_armed()
    }
}

/// A stretch of years with the same help from patriots.
#[derive(Clone, Copy, Debug)]
pub struct Band {
    /// The first year.
    pub from: u16,
    /// What it adds to the Rebel treasury.
    pub patriots: u8,
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
    /// What it does in one sentence.
    pub title: String,
    /// Whether it may be played now.
    pub playable: bool,
    /// Whether it was picked.
    pub chosen: bool,
}

/// Something that moves the die or the column of a siege.
#[derive(Clone, Debug)]
pub struct Modifier {
    /// What it is.
    pub text: String,
    /// By how much.
    pub amount: i8,
    /// Whether it moves the column rather than the die.
    pub shifts_column: bool,
}

/// What a siege did to the defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Losses {
    /// The die as rolled.
    pub die: u8,
    /// The die with its modifiers, not under 0.
    pub modified: u8,
    /// Strength points lost.
    pub lost: u8,
}

/// The siege being fought.
#[derive(Clone, Debug)]
pub struct Siege {
    /// The territory under siege, by its name in the rules.
    pub territory: String,
    /// Who attacks.
    pub attacker: Side,
    /// The attacker's strength points.
    pub strength: u8,
    /// The defender's mobile strength points.
    pub defenders: u8,
    /// The heads of the table's columns.
    pub columns: Vec<String>,
    /// The table: losses by modified die and column.
    pub table: Vec<Vec<u8>>,
    /// The column of the attacker's strength, before shifts.
    pub from_column: usize,
    /// The column used after shifts; none if it moved off the left.
    pub column: Option<usize>,
    /// What moves the die and the column.
    pub modifiers: Vec<Modifier>,
    /// The result, once the die has been rolled.
    pub result: Option<Losses>,
    /// The result in words.
    pub verdict: String,
}

/// A whole position as the board shows it.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The territories.
    pub territories: Vec<Territory>,
    /// The current year.
    pub year: u16,
    /// The year after the last turn.
    pub end: u16,
    /// The stretches of five years.
    pub bands: Vec<Band>,
    /// The Rebel political points gathered so far.
    pub political_points: u16,
    /// The points at which the Union is made.
    pub political_goal: u16,
    /// What the territories of each side are worth now.
    pub territory_points: BySide<u16>,
    /// The money of each side.
    pub treasury: BySide<u16>,
    /// Who acts second this turn, once the dice have told.
    pub initiative: Option<Side>,
    /// Whose decision is open.
    pub acting: Option<Side>,
    /// The chits in the reader's hand.
    pub hand: Vec<Chit>,
    /// The siege being fought.
    pub siege: Option<Siege>,
}
