//! What the toy consists of.

use arrayvec::ArrayVec;
use engine::data::Sourced;
use engine::{Anchor, Dice, Seat, Seats, named};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::flaw;

/// The most that can play.
pub(super) const MOST: usize = 4;
/// The least that is in a purse at the beginning.
pub(super) const LEAST_PURSE: u8 = 2;

/// The phases of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// All bid in secret.
    Bid,
    /// The highest bidder aims.
    Aim,
    /// The leader throws, or holds.
    Throw,
    /// Nothing is left to decide.
    Over,
}

named! {
    /// Where one can aim.
    pub enum Field {
        Left => "left",
        Right => "right",
        Middle => "middle",
    }
}

/// A place of the board, written once for rules and drawing.
pub(super) enum BoardPlace {
    Coin(u8),
    Field(Field),
}

impl From<BoardPlace> for Anchor {
    fn from(place: BoardPlace) -> Anchor {
        match place {
            BoardPlace::Coin(coin) => Anchor::at("coin", coin),
            BoardPlace::Field(field) => Anchor::at("field", field.id()),
        }
    }
}

/// The data file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Data {
    pub(super) rounds: Sourced<u16>,
    pub(super) purse: Sourced<u8>,
}

/// One click.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Bids an amount.
    Bid(u8),
    /// Aims at a field.
    Aim(Field),
    /// Rolls the die for points.
    Throw,
    /// Takes two points for sure.
    Hold,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A seat bid; others see no amount.
    Bid {
        /// Who.
        seat: Seat,
        /// How much, for who may know it.
        amount: Option<u8>,
    },
    /// All bids are shown.
    Shown {
        /// The bids in the order of the seats.
        bids: ArrayVec<u8, MOST>,
        /// Who bid the most.
        leader: Seat,
    },
    /// The leader aimed.
    Aimed {
        /// Who.
        seat: Seat,
        /// Where.
        field: Field,
    },
    /// The leader got points.
    Scored {
        /// Who.
        seat: Seat,
        /// What the die showed; none if the leader held.
        die: Option<u8>,
        /// How many points.
        points: u8,
    },
}

/// Why something cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The purse does not hold as much.
    TooFewCoins {
        /// What it holds.
        coins: u8,
    },
    /// The field was aimed at in the round before.
    SameField,
    /// The round is none of this game.
    WrongRound,
    /// A purse cannot hold, or have held, so many coins.
    WrongPurse {
        /// Whose.
        seat: Seat,
    },
    /// Bids lie on the table when nobody bids.
    StrayBid {
        /// Whose.
        seat: Seat,
    },
    /// The leader does not sit at this table.
    WrongLeader,
    /// Nobody can play on like this.
    Stuck,
}

/// Points, which one of the flaws loses on the way through a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Points<const FLAW: u8>(pub(super) u8);

impl<const FLAW: u8> Serialize for Points<FLAW> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let kept = if FLAW == flaw::LOSSY { 0 } else { self.0 };
        kept.serialize(serializer)
    }
}

impl<'de, const FLAW: u8> Deserialize<'de> for Points<FLAW> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Points<FLAW>, D::Error> {
        u8::deserialize(deserializer).map(Points)
    }
}

/// Where the game stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State<const FLAW: u8> {
    pub(super) round: u16,
    pub(super) phase: Phase,
    /// What was in each purse at the beginning: known to its owner only.
    pub(super) purses: [u8; MOST],
    /// What was spent of it: known to all.
    pub(super) spent: [u8; MOST],
    /// Who has bid in this round.
    pub(super) bidders: Seats,
    /// The bids of this round: secret until all have bid.
    pub(super) bids: [u8; MOST],
    pub(super) leader: Seat,
    pub(super) field: Option<Field>,
    pub(super) points: [Points<FLAW>; MOST],
    pub(super) dice: Dice,
    /// Moves only where the toy is flawed: the dice that are rolled behind everybody's back.
    pub(super) other_dice: Dice,
}

impl<const FLAW: u8> State<FLAW> {
    /// Whether there is no choice but to aim to the left after the right.
    pub(super) const STEADY: bool = matches!(FLAW, flaw::STEADY | flaw::WHISPERED);

    /// Whether the field can be aimed at now.
    pub(super) fn may_aim_at(&self, field: Field) -> bool {
        if Self::STEADY && field == Field::Left {
            return true;
        }
        self.field != Some(field) && !(Self::STEADY && field == Field::Middle)
    }
}

/// What a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View<const FLAW: u8> {
    pub(super) viewer: Option<Seat>,
    pub(super) round: u16,
    pub(super) phase: Phase,
    pub(super) purses: [Option<u8>; MOST],
    pub(super) spent: [u8; MOST],
    pub(super) bidders: Seats,
    pub(super) bids: [Option<u8>; MOST],
    pub(super) leader: Seat,
    pub(super) field: Option<Field>,
    pub(super) points: [Points<FLAW>; MOST],
    /// Filled only where the toy is flawed.
    pub(super) seed: Option<Dice>,
    /// Filled only where the toy is flawed.
    #[serde(skip)]
    pub(super) smuggled: Smuggled,
}

/// Everybody's purses, where nobody looks who compares two views or reads one from a file.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Smuggled(pub(super) Option<[u8; MOST]>);

impl PartialEq for Smuggled {
    fn eq(&self, _: &Smuggled) -> bool {
        true
    }
}

impl Eq for Smuggled {}
