//! Why something is not allowed, as data.

use serde::Serialize;

use crate::action::Force;
use crate::chit::Chit;
use crate::phase::Phase;
use crate::territory::Territory;
use crate::unit::Unit;

/// Why an action is refused or a state is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "reason")]
pub enum Reason {
    /// The territory belongs to the enemy.
    NotOwn {
        /// Which.
        territory: Territory,
    },
    /// The territory is one's own, and an enemy's is wanted.
    NotEnemy {
        /// Which.
        territory: Territory,
    },
    /// The territory was picked already.
    Picked {
        /// Which.
        territory: Territory,
    },
    /// The chit is not in the hand.
    NotInHand {
        /// Which.
        chit: Chit,
    },
    /// The chit belongs to another phase.
    WrongPhase {
        /// Which.
        chit: Chit,
        /// Where it belongs.
        phase: Option<Phase>,
    },
    /// Three chits were used this year.
    ThreeUsed,
    /// The Armada has landed: the chit counts as No Event.
    Dead {
        /// Which.
        chit: Chit,
    },
    /// There is nothing that the event could be used on.
    NoTarget {
        /// Which.
        chit: Chit,
    },
    /// The side does not want to be asked for events in this phase.
    NotAsked {
        /// Which.
        phase: Phase,
    },
    /// Only No Event can be put back unplayed.
    NotReturnable {
        /// Which.
        chit: Chit,
    },
    /// The people's faith is at that end already.
    NoStep {
        /// Where.
        territory: Territory,
    },
    /// The event was used on this territory already.
    Again {
        /// Which.
        territory: Territory,
    },
    /// The territory's taxes were halved already.
    Halved {
        /// Which.
        territory: Territory,
    },
    /// No enemy pikemen stand there.
    NoPikemen {
        /// Where.
        territory: Territory,
    },
    /// No forces of the enemy stand there.
    NoForces {
        /// Where.
        territory: Territory,
    },
    /// Too high and dry to be flooded.
    Dry {
        /// Where.
        territory: Territory,
    },
    /// Nobody has invaded it.
    NotInvaded {
        /// Where.
        territory: Territory,
    },
    /// Its owner has forces there.
    Defended {
        /// Where.
        territory: Territory,
    },
    /// The people are not strongly in one's favour.
    NotLoyal {
        /// Where.
        territory: Territory,
    },
    /// Ships need a coast.
    Inland {
        /// Where.
        territory: Territory,
    },
    /// Not enough money, or more than the amount stands for.
    Unaffordable {
        /// What.
        unit: Unit,
        /// How many could be paid.
        most: u8,
    },
    /// The same number can be said more plainly.
    SaidPlainly {
        /// Of what.
        unit: Unit,
        /// How many that are.
        count: u8,
    },
    /// The territory is the one that is open.
    Open {
        /// Which.
        territory: Territory,
    },
    /// Not so many were hired for it.
    FewerThere {
        /// Where.
        territory: Territory,
        /// What.
        unit: Unit,
        /// How many there are.
        count: u8,
    },
    /// All that can go there goes together, there is no part of it.
    NoPart {
        /// Where to.
        to: Territory,
    },
    /// Each side has five missionaries at most.
    MissionaryLimit,
    /// No counters of this kind are left.
    CountersOut {
        /// Which.
        unit: Unit,
    },
    /// Nothing was hired for it.
    NothingThere {
        /// Where.
        territory: Territory,
    },
    /// Nothing was hired last year that could be hired again.
    NothingLastYear,
    /// Something was hired already.
    Begun,
    /// No piece there is ready to move.
    NothingReady {
        /// Where.
        territory: Territory,
    },
    /// Nothing can get there from here.
    OutOfReach {
        /// From where.
        from: Territory,
        /// Where to.
        to: Territory,
    },
    /// This force cannot go that way.
    CannotSend {
        /// What.
        force: Force,
    },
    /// Every invaded territory must be besieged.
    MustBesiege,
    /// A state's numbers do not fit: the turn.
    BadTurn,
    /// The political points are below zero.
    BadPoints,
    /// Dice beyond 9.
    BadDice,
    /// Chits do not add up to those that exist.
    BadChits {
        /// Which kind.
        chit: Chit,
    },
    /// The counters on the map and in the stock are not those that exist.
    BadCounters {
        /// Which kind.
        unit: Unit,
    },
    /// More money or troops than any year can bring.
    BadTreasury,
    /// Pieces where they cannot be at this moment.
    Misplaced {
        /// Where.
        territory: Territory,
    },
    /// More moved pieces than there are.
    BadMarch {
        /// Where.
        territory: Territory,
    },
    /// The supply does not fit the Spanish Road.
    BadSupply,
    /// The game cannot stand at this decision.
    BadStep,
    /// The side to act has nothing to choose from.
    NoChoice,
}
