//! What happens, as data.

use serde::{Deserialize, Serialize};

use crate::faction::{Colour, Faction};
use crate::phase::Phase;
use crate::place::{City, Province, Region, See, Site, Spot};
use crate::state::{Besieger, Bishopric, Faith};
use crate::support::Support;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
#[expect(missing_docs, reason = "the fields say it all")]
pub enum Event {
    /// A turn begins.
    TurnBegan { turn: u8 },
    /// A phase begins.
    PhaseBegan { phase: Phase },
    /// An army was put on an orange space (3.6).
    Garrisoned { faction: Faction, region: Region },
    /// The provinces paid (6.1).
    ProvincesPaid { faction: Faction, coins: u8 },
    /// The cities paid (6.1).
    CitiesPaid {
        faction: Faction,
        rate: u8,
        coins: u8,
    },
    /// Pieces came from a support box to the map (5.1, 6.2.1).
    SupportArrived {
        faction: Faction,
        support: Support,
        province: Province,
        pieces: u8,
    },
    /// Pieces went from a support box to the treasury.
    SupportCashed {
        faction: Faction,
        support: Support,
        pieces: u8,
    },
    /// The Huguenots took money on its way (6.2.2).
    Intercepted {
        by: Faction,
        from: Faction,
        coins: u8,
    },
    /// Money came from the Spanish treasury.
    FleetArrived { faction: Faction, coins: u8 },
    /// Armies were maintained (6.3).
    Maintained {
        faction: Faction,
        region: Region,
        armies: u8,
        coins: u8,
    },
    /// An army was disbanded (6.3).
    Disbanded {
        faction: Faction,
        region: Region,
        coins: u8,
    },
    /// An army was abandoned (6.3).
    Abandoned { faction: Faction, region: Region },
    /// An abandoned army plundered a town: a neutral came to its province.
    Plundered {
        faction: Faction,
        province: Province,
    },
    /// An abandoned army attacked a piece, which was replaced by a neutral if one was left.
    Looted {
        faction: Faction,
        spot: Spot,
        victim: Colour,
        replaced: bool,
    },
    /// An abandoned army found nothing to loot.
    NothingToLoot { faction: Faction, region: Region },
    /// An army was recruited (6.4).
    Recruited {
        faction: Faction,
        region: Region,
        coins: u8,
    },
    /// Two armies destroyed each other (6.5).
    Fought {
        region: Region,
        first: Faction,
        second: Faction,
    },
    /// Armies of two factions are left facing each other (6.5).
    StandOff { region: Region },
    /// A city was besieged (6.6).
    Besieged { faction: Faction, city: City },
    /// Water Beggars were hired (6.7).
    BeggarsHired {
        faction: Faction,
        beggars: u8,
        coins: u8,
    },
    /// Water Beggars defeated an army (6.7.1).
    BeggarsDefeated {
        region: Region,
        army: Faction,
        beggars: u8,
    },
    /// Water Beggars relieved a city (6.7.2).
    BeggarsRelieved { city: City, army: Faction },
    /// Water Beggars plundered a town (6.7.3).
    BeggarsPlundered { province: Province },
    /// Water Beggars besieged a city (6.7.3).
    BeggarsBesieged { city: City },
    /// A Water Beggar hinders armies (6.7.4).
    BeggarsPatrol { region: Region },
    /// Armies are held by Water Beggars (6.8).
    Held {
        faction: Faction,
        region: Region,
        armies: u8,
    },
    /// An army marched (6.8).
    Marched {
        faction: Faction,
        from: Region,
        to: Region,
    },
    /// Water Beggars kept armies from wielding influence and went home (6.9).
    InfluenceHindered {
        faction: Faction,
        region: Region,
        armies: u8,
    },
    /// An army converted a piece (6.9).
    Converted {
        faction: Faction,
        spot: Spot,
        victim: Colour,
        pieces: u8,
    },
    /// New pieces (5.2, 6.10).
    NewPieces {
        faction: Faction,
        due: u8,
        received: u8,
    },
    /// New pieces were put into a province.
    Placed {
        faction: Faction,
        province: Province,
        pieces: u8,
    },
    /// New pieces were put into a support box.
    Supported {
        faction: Faction,
        support: Support,
        pieces: u8,
    },
    /// New pieces became money.
    Cashed { faction: Faction, pieces: u8 },
    /// New pieces were not placed and stay beside the board (5.2, first edition).
    KeptBack { faction: Faction, pieces: u8 },
    /// Pieces were lost in a crowded province (5.3, 6.11).
    Lost {
        province: Province,
        colour: Colour,
        pieces: u8,
    },
    /// Neutrals came to a province (5.4, 6.12).
    NeutralsCame { province: Province, pieces: u8 },
    /// There are too few neutrals for all provinces (6.12).
    NeutralsShort { pieces: u8 },
    /// Pieces overflowed (5.5, 6.13).
    Overflowed {
        faction: Faction,
        from: Province,
        to: Province,
        pieces: u8,
    },
    /// Neutrals made room.
    NeutralLeft { province: Province, pieces: u8 },
    /// Pieces above the limit went back (6.13).
    SurplusReturned {
        faction: Faction,
        province: Province,
        pieces: u8,
    },
    /// Pieces were moved within their province (5.6, 6.14).
    Moved {
        faction: Faction,
        colour: Colour,
        from: Spot,
        to: Spot,
        pieces: u8,
    },
    /// Neutrals went into an empty city or town (5.6, 6.14).
    NeutralsSettled { spot: Spot, pieces: u8 },
    /// A siege ended (6.15).
    SiegeEnded {
        city: City,
        besieger: Besieger,
        converted: u8,
        neutral: u8,
        removed: u8,
    },
    /// The Water Beggars went home (6.15).
    BeggarsWentHome,
    /// A faction put coins on citizens (6.16).
    CoinPut {
        faction: Faction,
        city: City,
        coins: u8,
    },
    /// The citizens' marker moved (6.16).
    AllegianceMoved { city: City, from: u8, to: u8 },
    /// The citizens drove out a piece (6.16).
    CitizensRemoved { city: City, colour: Colour },
    /// The citizens brought in a piece (6.16).
    CitizensAdded { city: City, colour: Colour },
    /// A province's card changed hands (5.7, 6.17).
    ProvinceNamed {
        province: Province,
        holder: Option<Faction>,
    },
    /// A city's card changed hands (5.7, 6.17).
    CityNamed { city: City, holder: Option<Faction> },
    /// A bishopric changed (5.7, 6.18).
    BishopricNamed { see: See, bishopric: Bishopric },
    /// A university changed; none means closed (5.7, 6.19).
    UniversityNamed { site: Site, faith: Option<Faith> },
    /// An abandoned army left the board (6.20).
    WentHome {
        faction: Faction,
        region: Region,
        armies: u8,
    },
    /// Points were counted, in hundredths (5.8, 6.20).
    Scored { faction: Faction, points: i16 },
    /// A faction took its place in the order of play, from 0 (5.8, 6.20).
    Ordered { faction: Faction, place: u8 },
    /// The game is over.
    Ended,
}
