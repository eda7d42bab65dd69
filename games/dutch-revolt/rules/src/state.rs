//! Where the game stands: plain data.

use engine::Dice;
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};

use crate::asked_in::AskedIn;
use crate::chit::{Chit, Chits};
use crate::event::Siege;
use crate::phase::Phase;
use crate::score::Verdict;
use crate::side::Side;
use crate::territory::{Alignment, Territories, Territory};
use crate::unit::{Stack, Unit};

/// Everything, secrets included.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What lies open on the table.
    pub board: Board,
    /// The chits of each side, face down.
    pub hands: EnumMap<Side, Chits>,
    /// The chits in the container.
    pub container: Chits,
    /// In which phases of this year each side wants to be asked for events, which the other does not know.
    #[serde(default)]
    pub asked: EnumMap<Side, AskedIn>,
    /// The dice.
    pub dice: Dice,
}

/// What lies open on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The turn, from 1.
    pub turn: u8,
    /// The political points.
    pub points: i16,
    /// Whose garrison stands in each territory.
    pub owner: EnumMap<Territory, Side>,
    /// What the people believe.
    pub alignment: EnumMap<Territory, Alignment>,
    /// The pieces.
    pub units: EnumMap<Side, EnumMap<Territory, Stack>>,
    /// The counters that are not on the map.
    pub stock: Stock,
    /// What was deployed last year.
    pub last_year: EnumMap<Side, EnumMap<Territory, Stack>>,
    /// Pieces of the side that is moving which have moved already.
    pub moved: EnumMap<Territory, Stack>,
    /// Spanish territories joined to the Spanish Road when the turn began (9.4).
    pub supplied: Territories,
    /// The two dice of 4.1 and who acts second.
    pub initiative: Initiative,
    /// The events that hold for this year.
    pub year: Year,
    /// What became of the Armada.
    pub armada: Armada,
    /// Money and free troops not yet placed.
    pub purse: EnumMap<Side, Purse>,
    /// Chits used this year.
    pub used: EnumMap<Side, u8>,
    /// Who plays no more chits this year, as can be declared in the first version of the rules.
    pub quiet: EnumMap<Side, bool>,
    /// Chits that all have seen going into the container since the last draw.
    pub put_back: Chits,
    /// Chits that are out of the game.
    pub gone: Chits,
    /// The last siege, to be looked at.
    pub siege: Option<Siege>,
    /// Whose decision it is, and which.
    pub step: Step,
}

/// The counters that are not on the map: an intentional limit (2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stock {
    /// Pikemen, cavalry and flotillas for both sides.
    pub shared: Stack,
    /// Each side's missionaries (6.2).
    pub missionaries: EnumMap<Side, u8>,
}

impl Stock {
    /// How many of a kind a side can still take.
    pub fn left(&self, side: Side, unit: Unit) -> u8 {
        match unit {
            Unit::Missionary => self.missionaries[side],
            _ => self.shared[unit],
        }
    }

    fn left_mut(&mut self, side: Side, unit: Unit) -> &mut u8 {
        match unit {
            Unit::Missionary => &mut self.missionaries[side],
            _ => &mut self.shared[unit],
        }
    }
}

/// The dice of 4.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Initiative {
    /// The Spanish treasury die as rolled.
    pub spanish_die: u8,
    /// The Rebel initiative die.
    pub rebel_die: u8,
    /// Who acts second.
    pub second: Side,
}

impl Initiative {
    /// Who acts first.
    pub fn first(self) -> Side {
        self.second.other()
    }
}

/// Events that hold for one year.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Year {
    /// Nobody marches or besieges.
    pub truce: bool,
    /// The Spanish die is halved.
    pub turkey: bool,
    /// The Spanish get no die.
    pub intercepted: bool,
    /// The English are there.
    pub english: bool,
    /// The French are there.
    pub french: bool,
    /// How often the Sea Beggars came.
    pub sea_beggars: u8,
    /// How often The Tenth Penny was levied.
    pub tenth_penny: u8,
    /// Crusaders.
    pub crusaders: u8,
    /// Territories that pay half.
    pub halved: Territories,
}

/// What became of the Armada.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Armada {
    /// It has not sailed.
    #[default]
    InPort,
    /// It landed: +1 to the Spanish die, no English Expedition, no interception.
    Landed,
    /// It was destroyed: -1 to the Spanish die.
    Destroyed,
}

/// Money and free troops of a side that are not placed yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Purse {
    /// Treasury points.
    pub treasury: u8,
    /// Free pikemen.
    pub free_pikemen: u8,
    /// Free flotillas.
    pub free_flotillas: u8,
}

impl Purse {
    /// How many of a kind are free.
    pub fn free(self, unit: Unit) -> u8 {
        match unit {
            Unit::Pikemen => self.free_pikemen,
            Unit::Flotilla => self.free_flotillas,
            Unit::Cavalry | Unit::Missionary => 0,
        }
    }
}

/// Whose decision it is, and which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Picking territories at set-up (12.0). The sets are what each side has.
    Pick {
        /// Whose turn it is.
        side: Side,
        /// What is still free.
        free: Territories,
    },
    /// Playing chits at the beginning of a phase (5.0).
    Chits {
        /// Which phase.
        phase: Phase,
        /// Whose turn it is.
        side: Side,
    },
    /// Choosing what a chit is used on.
    Effect(Effect),
    /// Deploying (6.2): which territory, or done.
    Deploy {
        /// Who.
        side: Side,
    },
    /// Deploying: what to hire for this territory, which stays open from the second version of the rules on.
    Hire {
        /// Who.
        side: Side,
        /// Where.
        at: Territory,
    },
    /// Moving (8.0): from where, or done.
    March {
        /// Who.
        side: Side,
    },
    /// Moving: where to.
    MarchTo {
        /// Who.
        side: Side,
        /// From where.
        from: Territory,
    },
    /// Moving: with what.
    MarchWith {
        /// Who.
        side: Side,
        /// From where.
        from: Territory,
        /// Where to.
        to: Territory,
    },
    /// Sieges (9.0): which next.
    Besiege {
        /// Who.
        side: Side,
    },
    /// Putting back chits above the limit, where that was agreed.
    Discard {
        /// Who.
        side: Side,
    },
    /// The game is over.
    Over(Verdict),
}

/// A chit that is being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Effect {
    /// Which.
    pub chit: Chit,
    /// In which phase.
    pub phase: Phase,
    /// Who played it.
    pub player: Side,
    /// How many clicks were made for it.
    pub clicks: u8,
    /// The territories clicked so far.
    pub chosen: Territories,
    /// The last territory clicked.
    pub last: Option<Territory>,
    /// How many pikemen wait for where they go, from the second version of the rules on.
    #[serde(default)]
    pub waiting: u8,
}

impl Board {
    /// The territories of a side.
    pub fn held(&self, side: Side) -> Territories {
        Territories::that(|territory| self.owner[territory] == side)
    }

    /// Puts pieces from the stock on the map.
    pub(crate) fn field(&mut self, side: Side, territory: Territory, unit: Unit, amount: u8) {
        *self.stock.left_mut(side, unit) -= amount;
        self.units[side][territory][unit] += amount;
    }

    /// Takes pieces off the map, back into the stock.
    pub(crate) fn withdraw(&mut self, side: Side, territory: Territory, unit: Unit, amount: u8) {
        self.units[side][territory][unit] -= amount;
        *self.stock.left_mut(side, unit) += amount;
    }

    /// Takes everything of a side out of a territory.
    pub(crate) fn clear(&mut self, side: Side, territory: Territory) -> Stack {
        let stack = self.units[side][territory];
        for unit in Unit::ALL {
            self.withdraw(side, territory, unit, stack[unit]);
        }
        stack
    }

    /// A side's pieces in a territory that have not moved yet.
    pub fn ready(&self, side: Side, territory: Territory) -> Stack {
        self.units[side][territory].minus(self.moved[territory])
    }

    /// Whether the side's pieces stand in the enemy's territory.
    pub fn invades(&self, side: Side, territory: Territory) -> bool {
        self.owner[territory] != side && self.units[side][territory].strength() > 0
    }

    /// Whether the chit counts as No Event for good.
    pub fn is_dead(&self, chit: Chit) -> bool {
        self.armada == Armada::Landed
            && matches!(chit, Chit::EnglishExpedition | Chit::TreasureFleet)
    }
}
