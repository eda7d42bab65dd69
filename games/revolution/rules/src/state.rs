//! Where the game stands: plain data. Nothing is hidden in this game.

use arrayvec::ArrayVec;
use engine::{Dice, MAX_SEATS};
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};

use crate::faction::{Colour, Faction, Pieces};
use crate::phase::Phase;
use crate::place::{City, Province, Provinces, Region, See, Spot, Town};
use crate::support::{Space, Support};

/// Everything.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What lies on the table.
    pub board: Board,
    /// The dice, which are never rolled.
    pub dice: Dice,
}

/// What lies on the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The turn, from 0.
    pub turn: u8,
    /// The phase.
    pub phase: Phase,
    /// The order of play; only factions that take part.
    pub order: ArrayVec<Faction, 5>,
    /// Whose part of the phase it is: an index into `order`.
    pub actor: u8,
    /// Whose decision it is, and which.
    pub step: Step,
    /// Resources beside the board.
    pub supply: EnumMap<Faction, u8>,
    /// Resources turned into money.
    pub treasury: EnumMap<Faction, u8>,
    /// Neutral pieces beside the board.
    pub neutrals: u8,
    /// Armies beside the board.
    pub army_supply: EnumMap<Faction, u8>,
    /// Pieces in the countryside.
    pub country: EnumMap<Province, Pieces>,
    /// Pieces in the cities.
    pub cities: EnumMap<City, Pieces>,
    /// The piece in each town.
    pub towns: EnumMap<Town, Option<Colour>>,
    /// Pieces in the support boxes.
    pub supports: EnumMap<Support, EnumMap<Space, EnumMap<Faction, u8>>>,
    /// How many Huguenot pieces intercepted this turn (6.2.2).
    pub interceptors: u8,
    /// The armies in each command box.
    pub camps: EnumMap<Region, Camp>,
    /// Who besieges each city.
    pub sieges: EnumMap<City, Option<Besieger>>,
    /// Who hired the Water Beggars this turn.
    pub hirer: Option<Faction>,
    /// Water Beggars that hinder armies in the regions.
    pub patrols: EnumMap<Region, u8>,
    /// Who holds each province's card.
    pub province_cards: EnumMap<Province, Option<Faction>>,
    /// Who holds each city's card.
    pub city_cards: EnumMap<City, Option<Faction>>,
    /// The citizens' markers, from 1 (Catholic) to 7 (Reformed).
    pub allegiance: EnumMap<City, u8>,
    /// The bishoprics.
    pub bishoprics: EnumMap<See, Bishopric>,
    /// Universities in cities.
    pub city_universities: EnumMap<City, Option<Faith>>,
    /// Universities in towns.
    pub town_universities: EnumMap<Town, Option<Faith>>,
    /// Points of the last count, in hundredths.
    pub score: EnumMap<Faction, i16>,
    /// Coins put on the citizens this turn (6.16).
    pub coins: EnumMap<City, EnumMap<Faction, u8>>,
    /// What the faction that is acting has done so far in this phase.
    pub part: Part,
}

/// What a faction has done so far in its part of a phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// New pieces put into each province (5.2, 6.10).
    pub placed: EnumMap<Province, u8>,
    /// New pieces put into each support box (5.2, 6.10), from the second version of the rules on.
    pub filled: EnumMap<Support, u8>,
    /// Armies that can still wield influence (6.9).
    pub able: EnumMap<Region, u8>,
    /// Armies that the Water Beggars can still hold, in the regions (6.8).
    pub holds: EnumMap<Region, u8>,
    /// Armies of the acting faction that are held (6.8).
    pub held: EnumMap<Region, u8>,
    /// Armies that have marched (6.8).
    pub marched: EnumMap<Region, u8>,
    /// Those of them that had been driven back.
    pub marched_driven: EnumMap<Region, u8>,
    /// Provinces that are still to be called by the first player (6.14).
    pub provinces: Provinces,
    /// Whose turn it is within each province where pieces are being moved (6.14).
    pub movers: EnumMap<Province, Option<Faction>>,
    /// What each seat is doing within provinces (6.14).
    pub arranging: [Option<Arranging>; MAX_SEATS],
    /// Factions that move nothing more within provinces this turn (6.14).
    pub settled: EnumMap<Faction, bool>,
    /// A faction moves nothing more where fewer factions than this move before it (6.14).
    pub waived: EnumMap<Faction, u8>,
    /// The order of play of the next turn, as far as chosen (6.20).
    pub next_order: NextOrder,
}

/// A faction moving pieces within a province (5.6, 6.14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arranging {
    /// Where.
    pub province: Province,
    /// Whose pieces are placed; larger factions come before smaller ones.
    pub faction: Faction,
    /// How many pieces it may still move.
    pub moves: u8,
    /// The piece that it has picked up and not yet put down: where it stands, and its colour.
    pub picked: Option<(Spot, Colour)>,
    /// How many of them it puts down together.
    pub pieces: u8,
}

impl Arranging {
    /// The same when the pieces in hand have been put down.
    pub(crate) fn after_moving(self) -> Arranging {
        Arranging {
            moves: self.moves.saturating_sub(self.pieces),
            picked: None,
            pieces: 1,
            ..self
        }
    }
}

/// The order of play in the making; `Copy`, unlike a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct NextOrder(pub [Option<Faction>; 5]);

impl NextOrder {
    /// How many have their place.
    pub fn len(&self) -> usize {
        self.0.iter().flatten().count()
    }

    /// Whether nobody has a place yet.
    pub fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    /// Those who have their place, in order.
    pub fn iter(&self) -> impl Iterator<Item = Faction> {
        self.0.iter().copied().flatten()
    }

    /// Puts a faction at a place, moving later ones back.
    pub(crate) fn insert(&mut self, at: usize, faction: Faction) {
        self.0[at..].rotate_right(1);
        self.0[at] = Some(faction);
    }
}

/// The armies in a command box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Camp {
    /// Armies that act.
    pub armies: EnumMap<Faction, u8>,
    /// Those of them that the Water Beggars drove back from a city (6.9).
    pub driven_back: EnumMap<Faction, u8>,
    /// Abandoned armies, which only take up space (6.3).
    pub abandoned: EnumMap<Faction, u8>,
}

impl Camp {
    /// How many armies act here.
    pub fn total(&self) -> u8 {
        self.armies.values().sum()
    }
}

/// Who besieges a city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Besieger {
    /// An army.
    Army(Faction),
    /// Two Water Beggars.
    WaterBeggars,
}

/// What a bishopric believes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bishopric {
    /// Firmly Catholic.
    FirmlyCatholic,
    /// Catholic.
    Catholic,
    /// Reformed.
    Reformed,
    /// Firmly Reformed.
    FirmlyReformed,
}

/// What a university believes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Faith {
    /// Catholic.
    Catholic,
    /// Reformed.
    Reformed,
}

/// Whose decision it is, and which. Where nothing else is said it is the acting faction's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The Habsburgs put their first armies on orange spaces (3.6).
    Garrison {
        /// How many are still to be put.
        left: u8,
    },
    /// The tax rate (6.1).
    Tax,
    /// Moving pieces out of support boxes (5.1, 6.2), or done.
    Support {
        /// Pieces on their way from the Spanish treasury.
        shipped: u8,
    },
    /// Where the piece goes to.
    SupportTo {
        /// Out of this box.
        support: Support,
        /// From this kind of space.
        space: Space,
        /// Pieces on their way from the Spanish treasury.
        shipped: u8,
        /// How many pieces go there together.
        pieces: u8,
    },
    /// The Huguenots' faction may intercept (6.2.2).
    Intercept {
        /// Pieces on their way from the Spanish treasury.
        shipped: u8,
    },
    /// What becomes of an army (6.3).
    Upkeep {
        /// Where it stands.
        region: Region,
        /// How many of the faction's armies there are still undecided, this one included.
        left: u8,
    },
    /// What the abandoned army loots (6.3).
    Loot {
        /// Where it stood.
        region: Region,
        /// How many of the faction's armies there are undecided after this one.
        left: u8,
    },
    /// Recruiting (6.4), or done.
    Recruit {
        /// How many armies were recruited this turn.
        raised: u8,
    },
    /// Laying sieges (6.6), or done.
    Besiege,
    /// How many Water Beggars are hired (6.7).
    Hire,
    /// What the Water Beggars do (6.7), or done.
    Beggars {
        /// How many have nothing to do yet.
        left: u8,
    },
    /// Which army marches (6.8), or done.
    March,
    /// Where it marches to.
    MarchTo {
        /// From here.
        from: Region,
        /// Whether it is one that was driven back.
        driven_back: bool,
    },
    /// Which army wields influence (6.9), or done.
    Influence,
    /// Which piece it converts.
    Convert {
        /// Where.
        region: Region,
    },
    /// Putting new pieces on the board (5.2, 6.10), or done.
    NewPieces {
        /// How many are left.
        left: u8,
    },
    /// The first player says which provinces get the last neutrals (6.12).
    Neutrals {
        /// How many are left.
        left: u8,
        /// Provinces that can still get one.
        open: Provinces,
    },
    /// From where pieces overflow (5.5, 6.13), or done.
    Overflow,
    /// Where a piece overflows to.
    OverflowTo {
        /// From here.
        from: Province,
        /// How many pieces go there together.
        pieces: u8,
    },
    /// The first player says where pieces are moved next (6.14).
    NextProvince,
    /// Moving pieces within provinces (5.6, 6.14): everybody whose turn it is somewhere, at the same time.
    Arrange,
    /// Coins for the citizens (6.16), or done.
    Citizens,
    /// A place in the order of play of the next turn (5.8, 6.20).
    Order,
    /// The game is over.
    Over,
}
