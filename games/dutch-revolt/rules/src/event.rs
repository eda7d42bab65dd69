//! What happens, as data.

use serde::{Deserialize, Serialize};

use crate::chit::Chit;
use crate::phase::Phase;
use crate::phases::CHITS_A_TURN;
use crate::score::Verdict;
use crate::side::Side;
use crate::territory::{Alignment, Territories, Territory};
use crate::unit::{Stack, Unit};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum Event {
    /// A side picked a territory for itself at set-up (12.0).
    Picked {
        /// Who.
        side: Side,
        /// What.
        territory: Territory,
    },
    /// A year begins.
    YearBegan {
        /// The turn, from 1.
        turn: u8,
        /// The year on the track.
        year: u16,
    },
    /// The two dice of 4.1.
    Initiative {
        /// The Spanish treasury die.
        spanish_die: u8,
        /// The Rebel initiative die.
        rebel_die: u8,
        /// Who acts second this year.
        second: Side,
    },
    /// A chit was drawn. The other side sees no more than that.
    Drew {
        /// Who.
        side: Side,
        /// Which, if the viewer may know.
        chit: Option<Chit>,
    },
    /// A side drew its chits of the year. The other side sees no more than how many.
    DrewChits {
        /// Who.
        side: Side,
        /// How many.
        count: u8,
        /// Which, if the viewer may know.
        chits: Option<[Option<Chit>; CHITS_A_TURN as usize]>,
    },
    /// The container was empty before all had drawn.
    ContainerEmpty,
    /// A chit was put back unplayed after the draw.
    GaveBack {
        /// Who.
        side: Side,
        /// Which.
        chit: Chit,
    },
    /// A chit too many was put back at the end of the year.
    Discarded {
        /// Who.
        side: Side,
        /// Which, if the viewer may know.
        chit: Option<Chit>,
    },
    /// A chit was played.
    Played {
        /// Who.
        side: Side,
        /// Which.
        chit: Chit,
    },
    /// A side will play no more chits this year.
    Quiet {
        /// Who.
        side: Side,
    },
    /// A die was rolled for a chit.
    ChitDie {
        /// For which.
        chit: Chit,
        /// What it shows.
        die: u8,
    },
    /// Free troops for this year (5.0).
    Reinforced {
        /// Whose.
        side: Side,
        /// What.
        stack: Stack,
    },
    /// The English expedition goes home: a Catholic sits on the English throne.
    ExpeditionWithdrawn,
    /// The treasure fleet gets through after all.
    FleetSafe,
    /// The political points were changed by an event.
    PointsMoved {
        /// By how much; may be less than the event says because the track ends at zero.
        by: i16,
        /// The new total.
        total: i16,
    },
    /// A territory's faith moved one step.
    Swayed {
        /// Where.
        territory: Territory,
        /// The new alignment.
        alignment: Alignment,
    },
    /// Several territories' faith moved one step towards a side.
    SwayedAll {
        /// Where.
        territories: Territories,
        /// To whose faith.
        toward: Side,
    },
    /// A territory pays half this year.
    TaxHalved {
        /// Where.
        territory: Territory,
    },
    /// A side's income of the year (6.1).
    Income {
        /// Whose.
        side: Side,
        /// From the territories.
        territories: u8,
        /// The Spanish die as changed by events, or patriots and bonus of the Rebels.
        extra: u8,
        /// From The Tenth Penny.
        tenth_penny: u8,
        /// Altogether.
        total: u8,
    },
    /// What a side put into a territory.
    Deployed {
        /// Whose.
        side: Side,
        /// Where.
        territory: Territory,
        /// What.
        stack: Stack,
    },
    /// What a side hired for the year, and where it stands.
    Mustered {
        /// Whose.
        side: Side,
        /// All of it together.
        stack: Stack,
        /// Where.
        territories: Territories,
    },
    /// Money that was not spent is lost.
    MoneyLost {
        /// Whose.
        side: Side,
        /// How much.
        amount: u8,
    },
    /// Free troops that were not placed go home.
    TroopsLost {
        /// Whose.
        side: Side,
        /// What.
        stack: Stack,
    },
    /// Missionaries preached (7.0).
    Preached {
        /// Whose.
        side: Side,
        /// Where.
        territory: Territory,
        /// How many.
        missionaries: u8,
        /// The die; none if five made it certain.
        die: Option<u8>,
        /// Whether the people listened.
        converted: bool,
    },
    /// Missionaries preached (7.0), and what the people believe if they listened.
    Mission {
        /// Whose.
        side: Side,
        /// Where.
        territory: Territory,
        /// How many.
        missionaries: u8,
        /// The die; none if five made it certain.
        die: Option<u8>,
        /// The new alignment, if the people listened.
        alignment: Option<Alignment>,
    },
    /// Enemy pikemen changed sides.
    Defected {
        /// To whom.
        to: Side,
        /// Where they stood.
        from: Territory,
        /// Where they stand now.
        into: Territory,
        /// How many.
        pikemen: u8,
    },
    /// Pikemen went home.
    Mutinied {
        /// Whose.
        side: Side,
        /// Where.
        territory: Territory,
        /// How many.
        pikemen: u8,
    },
    /// Disease took some.
    Plagued {
        /// Whose.
        side: Side,
        /// Where.
        territory: Territory,
        /// Which kind.
        unit: Unit,
        /// How many.
        amount: u8,
    },
    /// Pieces marched overland.
    Marched {
        /// Whose.
        side: Side,
        /// From where.
        from: Territory,
        /// Where to.
        to: Territory,
        /// What.
        stack: Stack,
    },
    /// Pieces sailed.
    Sailed {
        /// Whose.
        side: Side,
        /// From where.
        from: Territory,
        /// Where to.
        to: Territory,
        /// Ships and what they carry.
        stack: Stack,
    },
    /// There is a truce: nobody marches, nobody besieges.
    TruceHolds {
        /// Which phase is skipped.
        phase: Phase,
    },
    /// The dikes were opened.
    Flooded {
        /// Where.
        territory: Territory,
        /// What was lost.
        stack: Stack,
    },
    /// Citizens took up arms.
    MilitiaRaised {
        /// Whose.
        side: Side,
        /// Where.
        territory: Territory,
        /// How many; fewer than two only if the counters run out.
        amount: u8,
    },
    /// The people went over.
    Revolted {
        /// Where.
        territory: Territory,
        /// To whom.
        to: Side,
    },
    /// A siege was fought.
    Besieged(Siege),
    /// The points of the year were counted (10.0).
    Counted {
        /// The value of the Rebel territories.
        points: i16,
        /// The new total.
        total: i16,
    },
    /// The Union of Utrecht was proclaimed.
    UnionProclaimed,
    /// The game is over.
    Ended {
        /// How.
        verdict: Verdict,
    },
}

/// A siege with everything that went into it (9.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Siege {
    /// Where.
    pub territory: Territory,
    /// Who attacked.
    pub attacker: Side,
    /// The attackers' strength.
    pub strength: u8,
    /// The defenders' strength without the garrison.
    pub defence: u8,
    /// The table's column by strength, from 0.
    pub column: u8,
    /// Columns by the people's faith, positive for the attacker (9.2).
    pub shift: i8,
    /// Taken off the die by terrain (9.1).
    pub terrain: i8,
    /// Taken off the die by the coast (9.3).
    pub coast: i8,
    /// Taken off the die by the Spanish Road (9.4).
    pub road: i8,
    /// The die as rolled.
    pub die: u8,
    /// The defenders' losses.
    pub losses: u8,
    /// Whether the territory changed hands.
    pub captured: bool,
}
