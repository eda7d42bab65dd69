//! Where the game stands: plain data.

use arrayvec::ArrayVec;
use engine::{Dice, Element, Set};
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};

use crate::activity::Activity;
use crate::building::{Building, Colour, Space, Spaces};
use crate::character::Characters;
use crate::data::{BANNERS, COLUMNS};
use crate::event::Deed;
use crate::event_card::{EventCard, EventCards};
use crate::family::{Families, Family};
use crate::phases::black_dice::{self, Defence};
use crate::plan::{Plan, PutBack};

/// The most influence that anybody can have.
pub const MOST_INFLUENCE: u8 = 20;
/// How many citizens each player has.
pub const CITIZENS: u8 = 12;
/// How many neutral citizens there are.
pub const NEUTRAL_CITIZENS: u8 = 8;
/// Levels of the Cathedral.
pub const LEVELS: usize = 3;
/// The most event cards that can lie in the row.
pub const ROW: usize = 12;
/// How many groups that fit nothing are remembered.
pub const PUT_BACK: usize = 8;
/// The most black dice that all events together can ask for.
pub const BLACK_DICE: usize = 10;

/// Everything, secrets included.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What lies open on the table.
    pub board: Board,
    /// The character cards of each player, face down until the end.
    pub characters: EnumMap<Family, Characters>,
    /// The dice, and whatever is drawn from face-down stacks.
    pub dice: Dice,
}

/// What lies open on the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The round, from 1; 0 is the prologue.
    pub round: u8,
    /// The start player.
    pub start: Family,
    /// What each family has; the neutral one has nothing but citizens in the general supply.
    pub players: EnumMap<Family, Player>,
    /// Who stands on each space of the buildings.
    pub citizens: [Option<Family>; Space::COUNT],
    /// The expelled citizens that lie on the pictures of the buildings.
    pub expelled: EnumMap<Building, Families>,
    /// The activity cards in play: three of each colour, by round.
    pub cards: [Option<Card>; 9],
    /// The cubes in the Cathedral, the lowest level first.
    pub cathedral: [[Option<Family>; COLUMNS]; LEVELS],
    /// The cubes on Marauding, in the order in which they came.
    pub marauding: ArrayVec<Family, BANNERS>,
    /// The event cards that threaten the city, from left to right.
    pub row: ArrayVec<Threat, ROW>,
    /// The event cards that were drawn so far.
    pub drawn: EventCards,
    /// The dice in the districts, each at the space whose citizen gave it.
    pub dice: [Option<Die>; Space::COUNT],
    /// The black dice that are still to be countered, the highest first.
    pub black: ArrayVec<u8, BLACK_DICE>,
    /// The action that is being put together.
    pub plan: Plan,
    /// The last groups that were put back this turn because they fit nothing: nobody tries the same one again.
    #[serde(default)]
    pub put_back: ArrayVec<PutBack, PUT_BACK>,
    /// The last action of the round, to be looked at.
    pub last: Option<Deed>,
    /// Whose decision it is, and which.
    pub step: Step,
}

/// What a family has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Money.
    pub deniers: u16,
    /// Influence, 0 to 20.
    pub influence: u8,
    /// Points gained so far.
    pub points: u16,
    /// Citizens in the personal supply.
    pub supply: u8,
    /// Citizens in the general supply.
    pub reserve: u8,
    /// Event cards won.
    pub events_won: u8,
    /// Whether the player has passed this round.
    pub passed: bool,
    /// Money in the district, to be taken at the end of the round.
    pub purse: u16,
}

impl Player {
    /// Adds influence; what goes beyond 20 is lost. Says how much really came.
    pub(crate) fn gain_influence(&mut self, amount: u8) -> u8 {
        let gained = amount.min(MOST_INFLUENCE.saturating_sub(self.influence));
        self.influence += gained;
        gained
    }

    /// Adds money.
    pub(crate) fn gain_deniers(&mut self, amount: u16) {
        self.deniers = self.deniers.saturating_add(amount);
    }

    /// Adds points.
    pub(crate) fn gain_points(&mut self, amount: u16) {
        self.points = self.points.saturating_add(amount);
    }

    /// Takes points away, as far as there are any; says how many.
    pub(crate) fn lose_points(&mut self, amount: u16) -> u16 {
        let lost = self.points.min(amount);
        self.points -= lost;
        lost
    }

    /// Takes money away, as far as there is any; says how much.
    pub(crate) fn pay(&mut self, amount: u16) -> u16 {
        let paid = self.deniers.min(amount);
        self.deniers -= paid;
        paid
    }
}

/// An activity card in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Which.
    pub activity: Activity,
    /// The tradesmen on the two spaces that give points.
    pub tradesmen: [Option<Family>; 2],
    /// The tradesmen on the picture, who give none.
    pub others: Families,
    /// Cubes to be used in later actions.
    pub cubes: EnumMap<Family, u8>,
}

impl Card {
    /// A card that was just laid open.
    pub fn new(activity: Activity) -> Card {
        Card {
            activity,
            tradesmen: [None; 2],
            others: Families::NONE,
            cubes: EnumMap::default(),
        }
    }

    /// Whether the family has a tradesman on the card.
    pub fn has_tradesman(&self, family: Family) -> bool {
        self.others.contains(family) || self.tradesmen.contains(&Some(family))
    }

    /// Puts a tradesman on the first free space, or on the picture.
    pub(crate) fn hire(&mut self, family: Family) {
        match self.tradesmen.iter_mut().find(|space| space.is_none()) {
            Some(space) => *space = Some(family),
            None => self.others.insert(family),
        }
    }

    /// Takes the family's tradesman off the card; nobody moves up.
    pub(crate) fn dismiss(&mut self, family: Family) {
        for space in &mut self.tradesmen {
            if *space == Some(family) {
                *space = None;
            }
        }
        self.others.remove(family);
    }
}

/// An event card in the row.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Threat {
    /// Which.
    pub card: EventCard,
    /// The cubes on its banners, in the order in which they came.
    pub cubes: ArrayVec<Family, BANNERS>,
}

/// A die in a district.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Die {
    /// In whose district it lies.
    pub owner: Family,
    /// What it shows.
    pub value: u8,
}

/// A black die, by its place among those that are still to be countered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BlackDie(pub u8);

impl BlackDie {
    /// The highest, which is always countered first.
    pub const HIGHEST: BlackDie = BlackDie(0);
}

impl Element for BlackDie {
    const COUNT: usize = BLACK_DICE;

    fn index(self) -> usize {
        self.0.into()
    }

    fn at(index: usize) -> BlackDie {
        BlackDie(index as u8)
    }
}

/// A set of black dice.
pub type BlackDice = Set<BlackDie>;

/// What influence is spent before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Before {
    /// Before black dice are countered.
    Counter,
    /// Before an action.
    Action,
}

/// Whose decision it is, and which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Prologue: where a citizen begins.
    Settle {
        /// Who.
        family: Family,
    },
    /// Countering the highest black die, and perhaps more of them.
    Counter {
        /// Who.
        family: Family,
        /// The dice chosen so far.
        dice: Spaces,
        /// The black dice chosen so far, by their places; the highest is always among them.
        black: BlackDice,
    },
    /// Which die to roll again.
    Reroll {
        /// Who.
        family: Family,
        /// What comes afterwards.
        before: Before,
    },
    /// Which dice to turn over.
    TurnOver {
        /// Who.
        family: Family,
        /// What comes afterwards.
        before: Before,
        /// The dice chosen so far.
        dice: Spaces,
    },
    /// The beginning of a turn.
    Turn {
        /// Who.
        family: Family,
    },
    /// Putting a group of dice together, then saying what it is for.
    Group {
        /// Who.
        family: Family,
    },
    /// Where the citizen comes from that is to be placed or hired.
    Citizen {
        /// Who.
        family: Family,
    },
    /// Carrying the plan out, or how often.
    Confirm {
        /// Who.
        family: Family,
    },
    /// Placing cubes on any events, by Archer, Chivalry or Diplomat.
    Cubes {
        /// Who.
        family: Family,
        /// How many are left.
        left: u8,
    },
    /// The game is over.
    Over,
    /// Whether the cubes that are left are really given up.
    GiveUp {
        /// Who.
        family: Family,
        /// How many are left.
        left: u8,
    },
    /// Countering black dice with more dice than it takes: it is over when the player says so.
    CounterMore {
        /// Who.
        family: Family,
        /// The dice chosen so far.
        dice: Spaces,
        /// The black dice chosen so far, by their places; the highest is always among them.
        black: BlackDice,
    },
}

impl Step {
    /// Whose decision it is; nobody's when the game is over.
    pub fn family(self) -> Option<Family> {
        match self {
            Step::Settle { family }
            | Step::Counter { family, .. }
            | Step::CounterMore { family, .. }
            | Step::Reroll { family, .. }
            | Step::TurnOver { family, .. }
            | Step::Turn { family }
            | Step::Group { family }
            | Step::Citizen { family }
            | Step::Confirm { family }
            | Step::Cubes { family, .. }
            | Step::GiveUp { family, .. } => Some(family),
            Step::Over => None,
        }
    }
}

impl Board {
    /// The dice of a family that are still in its district.
    pub fn dice_of(&self, family: Family) -> impl Iterator<Item = (Space, Die)> {
        self.all_dice().filter(move |(_, die)| die.owner == family)
    }

    /// The sum over the dice that a family has left once those of the plan are gone.
    pub fn kept(&self, family: Family, count: impl Fn(Colour, u8) -> u8) -> u8 {
        self.dice_of(family)
            .filter(|(space, _)| !self.plan.dice.contains(*space))
            .map(|(space, die)| count(space.colour(), die.value))
            .sum()
    }

    /// All dice that are still in the districts.
    pub fn all_dice(&self) -> impl Iterator<Item = (Space, Die)> {
        Space::all().filter_map(|space| self.dice[space.index()].map(|die| (space, die)))
    }

    /// A die of the family, if all of its dice are alike: it does not matter which one is meant.
    pub(crate) fn only_die(&self, family: Family) -> Option<Space> {
        let mut dice = self.dice_of(family);
        let (first, die) = dice.next()?;
        let alike =
            dice.all(|(space, other)| (space.colour(), other.value) == (first.colour(), die.value));
        alike.then_some(first)
    }

    /// Whether any die of the family is left in its district.
    pub fn has_dice(&self, family: Family) -> bool {
        self.dice
            .iter()
            .any(|die| die.is_some_and(|die| die.owner == family))
    }

    /// What the dice chosen against black dice make, red ones doubled, and what they have to make; nothing at other
    /// decisions.
    pub fn defence(&self) -> Option<(u8, u8)> {
        let Defence { dice, black, .. } = self.step.defence()?;
        Some((
            black_dice::chosen_strength(self, dice),
            black_dice::chosen_black(self, black),
        ))
    }

    /// How many citizens of a family stand in a building; expelled ones do not count.
    pub fn citizens_in(&self, family: Family, building: Building) -> u8 {
        building
            .spaces()
            .filter(|space| self.citizens[space.index()] == Some(family))
            .count() as u8
    }

    /// The activity cards in play.
    pub fn open_cards(&self) -> impl Iterator<Item = &Card> {
        self.cards.iter().flatten()
    }

    /// The card in play with this activity.
    pub fn card(&self, activity: Activity) -> Option<&Card> {
        let first = slot(activity.colour(), 1);
        self.cards[first..first + 3]
            .iter()
            .flatten()
            .find(|card| card.activity == activity)
    }

    pub(crate) fn card_mut(&mut self, activity: Activity) -> Option<&mut Card> {
        let first = slot(activity.colour(), 1);
        self.cards[first..first + 3]
            .iter_mut()
            .flatten()
            .find(|card| card.activity == activity)
    }

    /// Whether the event threatens the city; Marauding always does.
    pub fn threatens(&self, event: EventCard) -> bool {
        event == EventCard::Marauding || self.row.iter().any(|threat| threat.card == event)
    }

    /// The cubes on an event.
    pub fn cubes_on(&self, event: EventCard) -> &[Family] {
        if event == EventCard::Marauding {
            return &self.marauding;
        }
        self.row
            .iter()
            .find(|threat| threat.card == event)
            .map_or(&[], |threat| &threat.cubes)
    }

    /// On how many events, Marauding included, the family has a cube.
    pub fn events_with_cube(&self, family: Family) -> u8 {
        let in_row = self
            .row
            .iter()
            .filter(|threat| threat.cubes.contains(&family));
        in_row.count() as u8 + u8::from(self.marauding.contains(&family))
    }

    /// How many cubes a family has in the Cathedral.
    pub fn cathedral_cubes(&self, family: Family) -> u8 {
        let cubes = self.cathedral.iter().flatten();
        cubes.filter(|&&cube| cube == Some(family)).count() as u8
    }

    /// How many tradesmen a family has on activity cards.
    pub fn tradesmen(&self, family: Family) -> u8 {
        self.open_cards()
            .filter(|card| card.has_tradesman(family))
            .count() as u8
    }
}

/// The place of a colour's card of a round among the cards in play.
pub(crate) fn slot(colour: Colour, round: u8) -> usize {
    colour as usize * 3 + usize::from(round.clamp(1, 3)) - 1
}
