//! Why something is not allowed, as data.

use serde::Serialize;

use crate::card::Card;
use crate::colour::Colour;
use crate::electorate::Electorate;

/// Why an action is refused or a state is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "reason")]
pub enum Reason {
    /// With two players two electorates are out of the game.
    NotPlayed {
        /// Which.
        electorate: Electorate,
    },
    /// No noble space is free: if knights are there, one of them can be pushed out.
    Full {
        /// Where.
        electorate: Electorate,
        /// Whether there are knights on noble spaces.
        knights: bool,
    },
    /// A noble space is free, so no knight is pushed out.
    Roomy {
        /// Where.
        electorate: Electorate,
    },
    /// No castle space is free.
    NoCastle {
        /// Where.
        electorate: Electorate,
    },
    /// No city space is free.
    NoCitySpace {
        /// Where.
        electorate: Electorate,
    },
    /// The seat is taken.
    SeatTaken {
        /// Where.
        electorate: Electorate,
    },
    /// No knight is there.
    NoKnight,
    /// The knight is another's.
    NotOwnKnight,
    /// There are no knights in the supply.
    NoKnightsLeft,
    /// No noble is there.
    NoNoble,
    /// The noble is another's.
    NotOwnNoble,
    /// The noble is one's own, and another's is wanted.
    OwnNoble,
    /// Electors cannot be chosen here.
    IsElector,
    /// The emperor cannot be chosen here.
    IsEmperor,
    /// Only barons can marry.
    IsCouple,
    /// Archbishops do not marry.
    IsArchbishop,
    /// Only a baron can be archbishop.
    NotBaron,
    /// At 15 a noble cannot grow younger.
    TooYoung,
    /// The move must lead into another electorate.
    SameElectorate,
    /// A piece goes to a free space, which the electorate or its castles stand for, and pushes nobody out.
    FreeSpace,
    /// Only somebody in the electorate in question can be chosen.
    Elsewhere {
        /// Which electorate is in question.
        electorate: Electorate,
    },
    /// All cards of the pile are taken.
    PileEmpty {
        /// Which.
        card: Card,
    },
    /// There still are cards of this kind to be bought.
    PileNotEmpty {
        /// Which.
        card: Card,
    },
    /// The card's action does not belong to phase IV.
    OtherPhase {
        /// Which.
        card: Card,
    },
    /// Too little money.
    TooDear {
        /// What it costs.
        price: u8,
        /// What there is.
        thalers: u8,
    },
    /// The card's action cannot be carried out now.
    NoUse {
        /// Which.
        card: Card,
    },
    /// No election can come any more this round, so a card for it has no use.
    NoElection,
    /// The emperor cannot also be the rival.
    EmperorNoRival,
    /// Only the elector of Brandenburg takes the Grey Eminence, by privilege.
    OnlyBrandenburg,
    /// One is not elector there.
    NotElector {
        /// Where.
        electorate: Electorate,
    },
    /// The privilege was used this round.
    PrivilegeUsed {
        /// Where.
        electorate: Electorate,
    },
    /// The privilege works by itself in another phase.
    NoAction {
        /// Where.
        electorate: Electorate,
    },
    /// The privilege has no use now.
    PrivilegeIdle {
        /// Where.
        electorate: Electorate,
    },
    /// With more than two players a card that was bought is used.
    MustUse,
    /// The player is not among those with the most power.
    NotTied {
        /// Who.
        colour: Colour,
    },
    /// The player neither holds the seat nor has a noble for it, and another of the tied players does.
    CannotTake {
        /// Who.
        colour: Colour,
    },
    /// Only an archbishopric can be under Church influence.
    NotChurch {
        /// Which.
        electorate: Electorate,
    },
    /// Only a secular electorate can be shut out.
    NotSecular {
        /// Which.
        electorate: Electorate,
    },
    /// No imperial city is there.
    NoImperialCity {
        /// Where.
        electorate: Electorate,
    },
    /// The imperial city must be placed or moved.
    Compulsory,
    /// A state's round does not fit.
    BadRound,
    /// A colour that nobody plays, or pieces of it.
    BadPlayer {
        /// Which.
        colour: Colour,
    },
    /// A player's nobles, knights or cities are not those that exist.
    BadPieces {
        /// Whose.
        colour: Colour,
    },
    /// Imperial cities are not those that exist.
    BadImperialCities,
    /// More money than there can be.
    BadThalers {
        /// Whose.
        colour: Colour,
    },
    /// More points than there can be.
    BadPoints {
        /// Whose.
        colour: Colour,
    },
    /// Cards are not those that exist.
    BadCards {
        /// Which.
        card: Card,
    },
    /// Pieces where they cannot be.
    BadLand {
        /// Where.
        electorate: Electorate,
    },
    /// The throne is empty or another's.
    BadThrone,
    /// Votes, exclusions or influence without an election.
    BadElection,
    /// The game cannot stand at this decision.
    BadStep,
    /// Somebody to act has nothing to choose from.
    NoChoice,
}
