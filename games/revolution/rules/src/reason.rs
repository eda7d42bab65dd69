//! Why something is not allowed, as data.

use serde::Serialize;

use crate::faction::{Colour, Faction};
use crate::place::{City, Province, Region, Spot};
use crate::support::{Space, Support};

/// Why an action is refused or a state is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "reason")]
#[expect(missing_docs, reason = "the fields say it all")]
pub enum Reason {
    /// All orange spaces of the region are taken.
    NoOrangeSpace { region: Region },
    /// Not so many at once: only one, two or as many as can be.
    NotSoMany { most: u8 },
    /// New pieces that are not placed stay beside the board (5.2, first edition).
    StayInSupply,
    /// There are not enough pieces for this rate.
    TooFewForRate { rate: u8, left: u8 },
    /// Nothing of the faction's own is in these spaces.
    NothingInBox { support: Support, space: Space },
    /// The Huguenots that intercepted are turned down until the end of the turn.
    TurnedDown,
    /// The box does not feed this province.
    NotFed {
        support: Support,
        province: Province,
    },
    /// Pieces from this space go to the map only.
    MapOnly { support: Support },
    /// Pieces from this space go to the treasury only.
    TreasuryOnly { support: Support },
    /// No more than this can be intercepted.
    InterceptAtMost { most: u8 },
    /// The treasury is too small.
    TooPoor { price: u8, treasury: u8 },
    /// The province has no town.
    NoTown { province: Province },
    /// The province is not in the region.
    NotInRegion { province: Province, region: Region },
    /// No neutral piece is left.
    NoNeutrals,
    /// No such piece stands there.
    NoPiece { spot: Spot, colour: Colour },
    /// Pieces in cities are safe from this.
    InCity { city: City },
    /// Neutrals are not looted.
    NeutralPiece,
    /// Three armies a turn at the most.
    ThreeRaised,
    /// All armies of the faction are on the board.
    NoArmyLeft,
    /// The faction has nothing in the region.
    NotPresent { region: Region },
    /// The command box is full.
    BoxFull { region: Region },
    /// The faction has no army there.
    NoArmy { region: Region },
    /// The armies there are in a stand-off.
    StandOff { region: Region },
    /// The city is one's own or an ally's.
    OwnCity { city: City, holder: Faction },
    /// The city is besieged.
    Besieged { city: City },
    /// The city is not besieged by an army.
    NotBesieged { city: City },
    /// There are not so many Water Beggars.
    TooFewBeggars { needed: u8, left: u8 },
    /// Armies in the region keep the Water Beggars from this.
    ArmiesThere { region: Region, armies: u8 },
    /// The Water Beggars attack no army that stands there.
    NoFoe { region: Region },
    /// The Water Beggars do not come here.
    OutOfReachOfBeggars,
    /// The army is held by Water Beggars.
    Held { region: Region },
    /// Every army there has marched.
    AllMarched { region: Region },
    /// No line leads there.
    NoLine { from: Region, to: Region },
    /// There is nowhere to march to.
    NowhereToMarch { region: Region },
    /// No army there can wield influence.
    NoInfluence { region: Region },
    /// The piece is one's own.
    OwnPiece,
    /// None of the faction's own pieces is left.
    NoPieceLeft,
    /// The faction has nothing in the province.
    NotInProvince { province: Province },
    /// No more new pieces are allowed in this province.
    GrowthLimit { province: Province, most: u8 },
    /// The faction cannot use the box.
    NotOurBox { support: Support },
    /// Another faction is in the box.
    BoxTaken { support: Support, by: Faction },
    /// No space of this kind is free.
    NoSpace { support: Support, space: Space },
    /// There is still room for the new pieces.
    RoomLeft,
    /// New pieces are still to be placed.
    PiecesLeft { pieces: u8 },
    /// The province needs no neutral now.
    NeedsNone { province: Province },
    /// The faction has no pieces above the limit there.
    NoSurplus { province: Province },
    /// The province can be reached neither by land nor by river.
    NotReached { from: Province, to: Province },
    /// The way by river is blocked there.
    RiverBlocked { to: Province, at: Spot, by: Faction },
    /// The province is full.
    ProvinceFull { province: Province },
    /// So many pieces do not fit into the province.
    TooLittleRoom { province: Province, room: u8 },
    /// Nowhere to overflow to.
    NowhereToFlow { province: Province },
    /// The province has had its turn.
    ProvinceDone { province: Province },
    /// It is another faction's turn in the province (6.14).
    AnotherMoves {
        /// The province.
        province: Province,
        /// Whose turn it is.
        faction: Faction,
    },
    /// The spot is not in the province.
    Elsewhere { province: Province },
    /// The faction has placed its pieces already.
    AlreadyPlaced { faction: Faction },
    /// Pieces of others can only be moved to the countryside.
    CountryOnly,
    /// The piece is there already.
    SameSpot,
    /// The town is taken.
    TownTaken { spot: Spot },
    /// Only one piece fits into the town.
    OneInTown { spot: Spot },
    /// There is nowhere to move the piece to.
    NowhereToMove,
    /// Every piece was moved.
    NoMovesLeft,
    /// There are not so many places in the order.
    NoSuchPlace,
    /// Impossible: pieces of this faction are missing or too many.
    BadPieces { faction: Faction },
    /// Impossible: armies of this faction are missing or too many.
    BadArmies { faction: Faction },
    /// Impossible: neutrals are missing or too many.
    BadNeutrals,
    /// Impossible: Water Beggars are missing or too many.
    BadBeggars,
    /// Impossible: the order of play.
    BadOrder,
    /// Impossible: turn, phase and step do not fit.
    BadStep,
    /// Impossible: the support box.
    BadBox { support: Support },
    /// Impossible: the command box.
    BadCamp { region: Region },
    /// Impossible: the siege.
    BadSiege { city: City },
    /// Impossible: a card of a faction that does not take part.
    BadCards,
    /// Impossible: a track.
    BadTrack,
    /// Impossible: too many pieces.
    TooCrowded { province: Province },
    /// Impossible: nothing can be chosen.
    NoChoice,
}
