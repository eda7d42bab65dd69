//! Why something is not allowed, as data.

use serde::Serialize;

use crate::activity::Activity;
use crate::building::{Building, Colour, Space};
use crate::event_card::EventCard;
use crate::family::Family;
use crate::plan::Source;

/// Why an action is refused or a state is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "reason")]
pub enum Reason {
    /// Somebody stands on the space already.
    Occupied {
        /// Which.
        space: Space,
        /// Who.
        family: Family,
    },
    /// No die lies there.
    NoDie {
        /// Where.
        space: Space,
    },
    /// The die was chosen already.
    Chosen {
        /// Which.
        space: Space,
    },
    /// Only one's own dice can be used for this.
    NotOwnDie {
        /// Which.
        space: Space,
    },
    /// No own dice are left.
    NoOwnDice,
    /// Not enough influence.
    Influence {
        /// What it takes.
        needed: u8,
        /// What there is.
        has: u8,
    },
    /// Not enough money.
    Deniers {
        /// What it takes.
        needed: u16,
        /// What there is.
        has: u16,
    },
    /// No citizen is left in the general supply.
    NoReserve,
    /// No citizen is left in the personal supply.
    NoSupply,
    /// All the dice together do not reach the highest black die.
    TooWeak {
        /// The black dice.
        black: u8,
        /// One's own dice together.
        own: u8,
    },
    /// A black die that can be countered must be.
    MustCounter {
        /// The highest black die.
        black: u8,
        /// One's own dice together.
        own: u8,
    },
    /// The dice chosen do not reach the black dice chosen.
    NotReached {
        /// The black dice.
        black: u8,
        /// The dice chosen.
        chosen: u8,
    },
    /// Without the strongest die the others are not enough: more dice than it takes cannot be used.
    NoneToSpare {
        /// The black dice.
        black: u8,
        /// One's own dice without the strongest.
        rest: u8,
    },
    /// No such black die is left.
    NoBlackDie {
        /// Which.
        value: u8,
    },
    /// Influence is spent before dice are chosen.
    DiceChosen,
    /// A group has three dice at most, and with Monk and Templar one.
    GroupFull {
        /// How many can be in it.
        most: u8,
    },
    /// The dice of a group have one colour.
    MixedColours,
    /// The card's cube works on dice of another colour.
    CubeColour {
        /// The card.
        card: Activity,
        /// Its colour of dice.
        colour: Colour,
    },
    /// Only one cube can be used in an action.
    OneCube,
    /// No cube of one's own lies on the card.
    NoCube {
        /// Which.
        card: Activity,
    },
    /// The card is not in play.
    NotInPlay {
        /// Which.
        card: Activity,
    },
    /// No die was taken.
    NoDice,
    /// Dice of another colour are wanted.
    WrongColour {
        /// Which.
        colour: Colour,
    },
    /// The total is too small.
    TotalTooSmall {
        /// The total.
        total: u8,
        /// What it takes at least.
        needed: u8,
    },
    /// A cube that changes dice cannot be used for this.
    CubeForbidden {
        /// Which.
        card: Activity,
    },
    /// The die's place in the Cathedral is taken or cannot be reached yet.
    NoRoom {
        /// The column.
        column: u8,
    },
    /// The event does not threaten the city.
    NoThreat {
        /// Which.
        event: EventCard,
    },
    /// A citizen is placed with exactly one die.
    OneDie,
    /// A citizen of that colour was expelled from the building already.
    SecondExpulsion {
        /// Whose.
        family: Family,
        /// Where.
        building: Building,
    },
    /// The citizen stands there already.
    AlreadyThere,
    /// No citizen of one's own is there.
    NoCitizen {
        /// Where.
        source: Source,
    },
    /// More than the dice and the means allow, or nothing.
    TooOften {
        /// How often it can be done.
        most: u8,
    },
    /// The event has fewer free banners.
    Banners {
        /// How many are free.
        free: u8,
    },
    /// Doing it more often brings nothing more.
    NothingMore {
        /// How often it is of use.
        most: u8,
    },
    /// There are fewer cubes left to place.
    CubesLeft {
        /// How many there are.
        left: u8,
    },
    /// A citizen settles on a space, not in a building as such.
    ChooseSpace,
    /// It has to be said first what the group is for.
    SayWhatFor,
    /// Without another choice the citizen comes from the personal supply.
    SupplyFirst,
    /// A citizen from there cannot be used by this group.
    NowhereToGo,
    /// The citizen is chosen: now it is asked where it goes.
    CitizenChosen,
    /// The group is complete and it is known what it is for.
    Decided,
    /// Cubes are of no use against black dice.
    NoCubesHere,
    /// A single die or cube is put back by itself.
    PutBackItself,
    /// The group can still be used: go back by undoing.
    StillUseful,
    /// Nothing can be done with this group: it was put back this turn.
    PutBack,
    /// Three dice are turned over at most.
    ThreeTurned,
    /// A state's numbers do not fit: the round.
    BadRound,
    /// A family that does not play has something, or one that plays has more than there is.
    BadPlayer {
        /// Which.
        family: Family,
    },
    /// Citizens do not add up to those that exist.
    BadCitizens {
        /// Whose.
        family: Family,
    },
    /// An activity card where it cannot be.
    BadCards,
    /// Cubes in the Cathedral above a gap.
    BadCathedral,
    /// Events that cannot lie there so.
    BadEvents,
    /// Dice that nobody rolled.
    BadDice,
    /// Characters that were not dealt so.
    BadCharacters,
    /// A plan that does not fit the board.
    BadPlan,
    /// The game cannot stand at this decision.
    BadStep,
    /// The family to act has nothing to choose from.
    NoChoice,
}
