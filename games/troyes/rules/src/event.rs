//! What happens, as data.

use serde::{Deserialize, Serialize};

use crate::activity::Activity;
use crate::building::{Building, Colour, Space};
use crate::character::Character;
use crate::event_card::EventCard;
use crate::family::Family;
use crate::plan::{GROUP, Source, Target};
use crate::score::Tally;
use crate::state::BLACK_DICE;

/// A die that was used: where it came from, whose it was, and what it showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UsedDie {
    /// The space whose citizen gave it.
    pub space: Space,
    /// Whose it was.
    pub owner: Family,
    /// What it showed.
    pub value: u8,
}

/// An action that was carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deed {
    /// Who.
    pub family: Family,
    /// What for.
    pub target: Target,
    /// How many dice.
    pub count: u8,
    /// Their total.
    pub total: u8,
    /// How often a card was activated, or how many cubes were placed.
    pub times: u8,
    /// The dice one by one; none in a position that an older version stored.
    #[serde(default)]
    pub dice: [Option<UsedDie>; GROUP as usize],
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum Event {
    /// Who leads the first round was drawn or agreed.
    StartPlayer {
        /// Who.
        family: Family,
    },
    /// Prologue: a citizen took its place.
    Settled {
        /// Whose.
        family: Family,
        /// Where.
        space: Space,
    },
    /// A round begins.
    RoundBegan {
        /// Which, from 1.
        round: u8,
        /// Who leads it.
        start: Family,
    },
    /// An activity card was laid open.
    CardOpened {
        /// Which.
        card: Activity,
    },
    /// Income and salaries.
    Paid {
        /// Who.
        family: Family,
        /// The income.
        income: u16,
        /// The salaries paid.
        salaries: u16,
        /// Points lost for what could not be paid.
        lost: u16,
    },
    /// All dice of a district were rolled.
    Rolled {
        /// Whose district.
        family: Family,
        /// What the die of each space shows; nothing where the family has none.
        dice: [Option<u8>; Space::COUNT],
    },
    /// An event card came into the row.
    EventDrawn {
        /// Which.
        card: EventCard,
    },
    /// The stack that a red card names is empty.
    StackEmpty {
        /// Which.
        stack: Colour,
    },
    /// A neutral citizen came into a building.
    NeutralCame {
        /// By which event.
        card: EventCard,
        /// The die that was rolled.
        die: u8,
        /// Where it stands.
        space: Space,
    },
    /// All neutral citizens are in play: the event does nothing.
    NoNeutralLeft {
        /// Which event.
        card: EventCard,
    },
    /// A citizen was expelled from a building.
    Expelled {
        /// Whose.
        family: Family,
        /// From where.
        building: Building,
    },
    /// An event took money.
    TookDeniers {
        /// Which event.
        card: EventCard,
        /// From whom.
        family: Family,
        /// How much.
        amount: u16,
        /// Points lost for what could not be paid.
        lost: u16,
    },
    /// An event took influence.
    TookInfluence {
        /// Which event.
        card: EventCard,
        /// From whom.
        family: Family,
        /// How much.
        amount: u8,
        /// Points lost for what could not be paid.
        lost: u16,
    },
    /// A grey cube was placed in the Cathedral by the Itinerant Master Builders.
    NeutralBuilt {
        /// Level, from 1.
        level: u8,
        /// Column, from 1.
        column: u8,
    },
    /// A cube was taken from the Cathedral by the Disruption of the Works.
    Demolished {
        /// Whose.
        family: Family,
        /// Level, from 1.
        level: u8,
        /// Column, from 1.
        column: u8,
    },
    /// The black dice were rolled.
    BlackRolled {
        /// What they show, the highest first.
        dice: [Option<u8>; BLACK_DICE],
    },
    /// Black dice were countered.
    Countered {
        /// Who.
        family: Family,
        /// The dice used, red ones doubled.
        strength: u8,
        /// The black dice together.
        black: u8,
        /// How many black dice.
        count: u8,
        /// The influence that came of it; what goes beyond 20 does not.
        influence: u8,
    },
    /// A black die could not be countered.
    GaveIn {
        /// Who.
        family: Family,
        /// The black die.
        black: u8,
        /// Points lost.
        lost: u16,
    },
    /// Influence: a die was rolled again.
    Rerolled {
        /// Who.
        family: Family,
        /// Which die.
        space: Space,
        /// What it showed.
        from: u8,
        /// What it shows.
        to: u8,
    },
    /// Influence: a citizen came from the general supply.
    Recruited {
        /// Who.
        family: Family,
    },
    /// Influence: a die was turned over.
    TurnedOver {
        /// Who.
        family: Family,
        /// Which die.
        space: Space,
        /// What it shows.
        to: u8,
    },
    /// A die was bought.
    BoughtDie {
        /// Who.
        family: Family,
        /// From whom.
        owner: Family,
        /// Which die.
        space: Space,
        /// What it shows.
        value: u8,
        /// For how much; nothing with the Tithe.
        price: u16,
    },
    /// A cube changed the group.
    UsedCube {
        /// Who.
        family: Family,
        /// From which card.
        card: Activity,
    },
    /// A group of dice was used.
    Acted(Deed),
    /// A tradesman was hired.
    Hired {
        /// Who.
        family: Family,
        /// On which card.
        card: Activity,
        /// Where it came from.
        source: Source,
        /// What it cost.
        cost: u16,
    },
    /// Money came in.
    GotDeniers {
        /// Who.
        family: Family,
        /// How much.
        amount: u16,
    },
    /// Money was paid for an effect.
    SpentDeniers {
        /// Who.
        family: Family,
        /// How much.
        amount: u16,
    },
    /// Influence came in.
    GotInfluence {
        /// Who.
        family: Family,
        /// How much.
        amount: u8,
        /// What went beyond 20 and is lost.
        surplus: u8,
    },
    /// Influence was paid for an effect.
    SpentInfluence {
        /// Who.
        family: Family,
        /// How much.
        amount: u8,
    },
    /// Points came in.
    GotPoints {
        /// Who.
        family: Family,
        /// How many.
        amount: u16,
    },
    /// The Tax Collector took money from another player.
    Taxed {
        /// From whom.
        family: Family,
        /// How much.
        amount: u16,
    },
    /// The Archer shot.
    Shot {
        /// What the die shows; 3 to 6 hits.
        die: u8,
    },
    /// A cube was placed in the Cathedral.
    Built {
        /// Whose.
        family: Family,
        /// Level, from 1.
        level: u8,
        /// Column, from 1.
        column: u8,
    },
    /// Cubes were placed on an event.
    Fought {
        /// Whose.
        family: Family,
        /// Which event.
        card: EventCard,
        /// How many cubes.
        cubes: u8,
    },
    /// Cubes that could have been placed on events were given up.
    GaveUp {
        /// Whose.
        family: Family,
        /// How many.
        cubes: u8,
    },
    /// An event is overcome.
    Overcome {
        /// Which.
        card: EventCard,
        /// Who takes the card; nobody for Marauding or if the neutral family did most.
        winner: Option<Family>,
    },
    /// A citizen was placed in a building.
    Placed {
        /// Whose.
        family: Family,
        /// Where it came from.
        source: Source,
        /// Where it stands.
        space: Space,
    },
    /// A player passed.
    Passed {
        /// Who.
        family: Family,
    },
    /// A player who has passed got 1 denier.
    Waited {
        /// Who.
        family: Family,
    },
    /// The money in the district was taken.
    TookPurse {
        /// Who.
        family: Family,
        /// How much.
        amount: u16,
    },
    /// An expelled citizen went home.
    WentHome {
        /// Whose.
        family: Family,
        /// From which building.
        building: Building,
    },
    /// A character was laid open.
    Revealed {
        /// Whose.
        family: Family,
        /// Which.
        character: Character,
    },
    /// The final count of a player.
    Counted {
        /// Who.
        family: Family,
        /// The count.
        tally: Tally,
    },
}
