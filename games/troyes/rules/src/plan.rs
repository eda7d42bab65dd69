//! An action that is being put together: a group of dice, perhaps a cube, and what it is for.

use serde::{Deserialize, Serialize};

use crate::activity::Activity;
use crate::building::{Building, Colour, Space, Spaces};
use crate::event_card::EventCard;
use crate::family::{Families, Family};
use crate::state::Board;

/// The most dice in a group.
pub const GROUP: u8 = 3;

/// An action that is being put together. Nothing is paid or moved before it is confirmed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The dice.
    pub dice: Spaces,
    /// The card whose cube changes the group.
    pub cube: Option<Activity>,
    /// What the dice make together.
    pub group: Group,
    /// What the group is for.
    pub target: Option<Target>,
    /// Where the citizen comes from, if one is needed.
    pub source: Option<Source>,
}

/// A group that was put back because nothing can be done with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PutBack {
    /// The dice.
    pub dice: Spaces,
    /// The card whose cube was to change the group.
    pub cube: Option<Activity>,
}

/// What a group of dice makes, changed by its cube.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    /// How many dice there are.
    pub count: u8,
    /// The colour that they count as; none for a mixed or an empty group.
    pub colour: Option<Colour>,
    /// Their total.
    pub total: u8,
    /// What other players and the bank get for them.
    pub price: u16,
}

/// What a group of dice is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// Action 1: activate a card.
    Card(Activity),
    /// Action 2: build the Cathedral.
    Cathedral,
    /// Action 3: combat an event.
    Event(EventCard),
    /// Action 4: place a citizen.
    Building(Building),
    /// Action 5: agriculture.
    Agriculture,
}

/// Where a citizen comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The personal supply.
    Supply,
    /// The general supply, for 2 influence.
    Reserve,
    /// A tradesman from another card.
    Card(Activity),
    /// A space of a building.
    Space(Space),
    /// An expelled citizen from the picture of a building.
    Expelled(Building),
}

impl Group {
    /// What dice make together in the hands of a family, changed by a cube.
    pub fn new(board: &Board, family: Family, dice: Spaces, cube: Option<Activity>) -> Group {
        let mut count = 0;
        let mut sum: u8 = 0;
        let mut colour = None;
        let mut mixed = false;
        let mut foreign: u8 = 0;
        let mut tithed = Families::NONE;
        for space in dice.iter() {
            let Some(die) = board.dice[space.index()] else {
                continue;
            };
            mixed |= count > 0 && colour != Some(space.colour());
            colour = Some(space.colour());
            count += 1;
            sum = sum.saturating_add(die.value);
            if die.owner != family {
                if cube == Some(Activity::Tithe) && !tithed.contains(die.owner) {
                    tithed.insert(die.owner);
                } else {
                    foreign += 1;
                }
            }
        }
        if count == 0 {
            return Group::default();
        }
        let total = match cube {
            Some(Activity::Blacksmith) => sum.saturating_add(5),
            Some(Activity::Priest) => sum.saturating_add(3 * count),
            Some(Activity::Confession) => sum.saturating_add(2 * count),
            Some(Activity::Apprenticeship) => 5 * count,
            Some(Activity::Monk) => sum.saturating_mul(3),
            Some(Activity::Templar) => sum.saturating_mul(2),
            _ => sum,
        };
        let colour = match cube {
            _ if mixed => None,
            Some(Activity::Militia | Activity::Templar) => Some(Colour::Red),
            Some(Activity::Monk) => Some(Colour::Yellow),
            _ => colour,
        };
        Group {
            count,
            colour,
            total,
            price: 2 * u16::from(count) * u16::from(foreign),
        }
    }
}

impl Group {
    /// What the dice cost together with one more, another family's or one's own. For groups without free dice.
    pub(crate) fn price_with(self, foreign: bool) -> u16 {
        let count = u16::from(self.count);
        let bought = self.price.checked_div(2 * count).unwrap_or(0) + u16::from(foreign);
        2 * (count + 1) * bought
    }
}

impl Activity {
    /// The colour of the dice that a cube of this card works on; none if it works on all.
    pub fn works_on(self) -> Option<Colour> {
        match self {
            Activity::Blacksmith => Some(Colour::Red),
            Activity::Monk | Activity::Templar => Some(Colour::White),
            Activity::Priest | Activity::Militia | Activity::Tithe => Some(Colour::Yellow),
            _ => None,
        }
    }

    /// The most dice in a group that a cube of this card changes.
    pub fn most_dice(self) -> u8 {
        match self {
            Activity::Monk | Activity::Templar => 1,
            _ => GROUP,
        }
    }

    /// Whether a cube of this card can be used to place a citizen: only if the die keeps its value and
    /// stays one die.
    pub fn helps_placing(self) -> bool {
        matches!(self, Activity::Tithe | Activity::Militia)
    }
}

impl Plan {
    /// The colour of the dice as they lie in the districts; none for a mixed or an empty group.
    pub fn raw_colour(&self) -> Option<Colour> {
        let mut colours = self.dice.iter().map(Space::colour);
        let first = colours.next()?;
        colours.all(|colour| colour == first).then_some(first)
    }
}
