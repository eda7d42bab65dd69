//! What happens, as data.

use serde::{Deserialize, Serialize};

use crate::activity::Activity;
use crate::building::{Building, Colour, Space};
use crate::character::Character;
use crate::event_card::EventCard;
use crate::family::Family;
use crate::plan::{Source, Target};
use crate::score::Tally;

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
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum Event {
    /// Prologue: a citizen took his place.
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
    /// A die came into a district.
    Rolled {
        /// Whose district.
        family: Family,
        /// Which die.
        space: Space,
        /// What it shows.
        value: u8,
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
        /// Where he stands.
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
    /// A black die was rolled.
    BlackRolled {
        /// What it shows.
        value: u8,
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
        /// Where he came from.
        source: Source,
        /// What he cost.
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
        /// Where he came from.
        source: Source,
        /// Where he stands.
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
