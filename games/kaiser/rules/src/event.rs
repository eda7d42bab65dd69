//! What happens, as data.

use engine::Set;
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::colour::Colour;
use crate::electorate::Electorate;
use crate::noble::Noble;
use crate::spot::Spot;
use crate::state::Ballot;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum Event {
    /// The first emperor was drawn.
    Began {
        /// Who.
        emperor: Colour,
    },
    /// An electorate was drawn out of the game, with two players.
    Closed {
        /// Which.
        electorate: Electorate,
    },
    /// An imperial city was placed.
    ImperialPlaced {
        /// Where.
        electorate: Electorate,
        /// At set-up or in phase VII.
        occasion: Occasion,
    },
    /// An imperial city was moved.
    ImperialMoved {
        /// From where.
        from: Electorate,
        /// Where to.
        to: Electorate,
    },
    /// The imperial city was left where it is, or no space was free.
    ImperialStays,
    /// A noble took an elector's seat at set-up.
    Seated {
        /// Who.
        noble: Noble,
        /// Where.
        electorate: Electorate,
    },
    /// A noble from the supply settled on a noble space.
    Settled {
        /// Who.
        noble: Noble,
        /// Where.
        electorate: Electorate,
        /// By what rule.
        occasion: Occasion,
    },
    /// A knight took up a post.
    Posted {
        /// Whose.
        colour: Colour,
        /// From where; `None` from the supply.
        from: Option<Spot>,
        /// Where to.
        to: Spot,
        /// At set-up or in phase IV.
        occasion: Occasion,
    },
    /// A knight was pushed out.
    Pushed {
        /// Whose.
        colour: Colour,
        /// Where.
        electorate: Electorate,
    },
    /// A noble went to the throne.
    Enthroned {
        /// Who.
        noble: Noble,
        /// From where; `None` from the supply.
        from: Option<Spot>,
        /// Why the throne was free.
        occasion: Occasion,
    },
    /// A round begins.
    RoundBegan {
        /// Which.
        round: u8,
    },
    /// Phase I.
    Income {
        /// Whose.
        colour: Colour,
        /// The base income.
        base: u8,
        /// For cities of one's own and ruled ones.
        cities: u8,
        /// The privilege of Sachsen.
        sachsen: u8,
        /// What is beyond the end of the track.
        lost: u8,
        /// The new amount.
        thalers: u8,
    },
    /// A noble died of old age.
    Died {
        /// Who.
        noble: Noble,
        /// Where.
        at: Spot,
    },
    /// The Grey Eminence is gone.
    EminenceGone {
        /// Whose.
        colour: Colour,
        /// Where.
        electorate: Electorate,
    },
    /// All other nobles grew ten years older.
    Aged,
    /// A player has a son.
    SonBorn {
        /// Who.
        colour: Colour,
    },
    /// A son finds no tile or no place.
    SonLost {
        /// Whose.
        colour: Colour,
    },
    /// A player has a daughter.
    DaughterBorn {
        /// Who.
        colour: Colour,
    },
    /// A player has no offspring.
    Childless {
        /// Who.
        colour: Colour,
    },
    /// A daughter was offered in marriage.
    Proposed {
        /// By whom.
        colour: Colour,
        /// To whom.
        noble: Noble,
        /// Where the noble is.
        groom: Spot,
    },
    /// The proposal was accepted.
    Accepted {
        /// The owner of the groom.
        colour: Colour,
    },
    /// The proposal was refused.
    Refused {
        /// The owner of the baron.
        colour: Colour,
    },
    /// A daughter went to the convent.
    Convent {
        /// Whose.
        colour: Colour,
        /// What she brought.
        thalers: u8,
    },
    /// A baron became a couple.
    Married {
        /// The couple.
        noble: Noble,
        /// Where.
        at: Spot,
    },
    /// All cards went back into the display.
    CardsReturned,
    /// A card was bought.
    Bought {
        /// By whom.
        colour: Colour,
        /// Which.
        card: Card,
        /// For how much.
        price: u8,
    },
    /// A card was bought and not used.
    Unused {
        /// By whom.
        colour: Colour,
        /// Which.
        card: Card,
    },
    /// A privilege was used.
    Privilege {
        /// By whom.
        colour: Colour,
        /// Which.
        electorate: Electorate,
    },
    /// A card's action was used without the card, by the privilege of Trier.
    Borrowed {
        /// By whom.
        colour: Colour,
        /// Which.
        card: Card,
        /// For how much.
        price: u8,
    },
    /// A doctor made a noble younger.
    Younger {
        /// Who, now.
        noble: Noble,
        /// Where.
        at: Spot,
    },
    /// A doctor made a noble older.
    Older {
        /// Who, now.
        noble: Noble,
        /// Where.
        at: Spot,
    },
    /// A doctor was the death of a noble.
    Killed {
        /// Who.
        noble: Noble,
        /// Where.
        at: Spot,
    },
    /// A noble moved.
    Moved {
        /// Who.
        noble: Noble,
        /// From where.
        from: Electorate,
        /// Where to.
        to: Electorate,
    },
    /// A city was built.
    Built {
        /// Whose.
        colour: Colour,
        /// Where.
        electorate: Electorate,
    },
    /// A knight became a baron.
    Promoted {
        /// Whose.
        colour: Colour,
        /// Where.
        electorate: Electorate,
    },
    /// Points were scored.
    Scored {
        /// By whom.
        colour: Colour,
        /// How many.
        points: u8,
        /// What for.
        merit: Merit,
    },
    /// A player passed.
    Passed {
        /// Who.
        colour: Colour,
    },
    /// A Grey Eminence went to work.
    EminencePlaced {
        /// Whose.
        colour: Colour,
        /// Where.
        electorate: Electorate,
    },
    /// The Grey Eminence stays away.
    EminenceAway {
        /// Whose.
        colour: Colour,
    },
    /// The power in an electorate was counted, and the elector does not simply stay.
    Counted {
        /// Where.
        electorate: Electorate,
        /// Everybody's power.
        power: EnumMap<Colour, u8>,
    },
    /// The emperor decided a tie.
    TieBroken {
        /// Where.
        electorate: Electorate,
        /// For whom.
        colour: Colour,
    },
    /// There was nothing to decide about a tie.
    TieSettled {
        /// Where.
        electorate: Electorate,
        /// The only one of the tied players who can take the seat; without one it is or becomes vacant.
        named: Option<Colour>,
    },
    /// The elector stays.
    ElectorStays {
        /// Whose.
        colour: Colour,
        /// Where.
        electorate: Electorate,
        /// Everybody's power; `None` after a tie, where it was told before.
        power: Option<EnumMap<Colour, u8>>,
    },
    /// A noble became elector.
    NewElector {
        /// Who.
        noble: Noble,
        /// Where.
        electorate: Electorate,
        /// Who had to leave the seat for the noble space.
        deposed: Option<Noble>,
    },
    /// The player who was to have the seat has no noble for it: it is or becomes vacant.
    NoSuccessor {
        /// Who.
        colour: Colour,
        /// Where.
        electorate: Electorate,
        /// Whether the player was named in a tie, and is not the strongest alone.
        tied: bool,
    },
    /// An elector left the seat for a noble space.
    Deposed {
        /// Who.
        noble: Noble,
        /// Where.
        electorate: Electorate,
    },
    /// An elector left the seat and the board: there was no room.
    DeposedHome {
        /// Who.
        noble: Noble,
        /// Where.
        electorate: Electorate,
    },
    /// Nobody claims the throne.
    NoRival,
    /// An archbishopric is under Church influence.
    Influenced {
        /// By whom.
        colour: Colour,
        /// Which.
        electorate: Electorate,
    },
    /// A secular electorate is shut out.
    Excluded {
        /// By whom.
        colour: Colour,
        /// Which.
        electorate: Electorate,
    },
    /// Somebody voted. Others see no more than that.
    Voted {
        /// Who.
        colour: Colour,
        /// How, if the viewer may know.
        ballot: Option<Ballot>,
    },
    /// An election card is shown.
    Shown {
        /// Whose.
        colour: Colour,
        /// For whom.
        ballot: Ballot,
        /// With how many votes.
        votes: u8,
        /// Whether it was free to be one or the other.
        secret: bool,
    },
    /// The election is decided.
    Elected {
        /// Who is emperor now.
        winner: Colour,
        /// Votes for the old emperor.
        emperor: u8,
        /// Votes for the rival.
        rival: u8,
    },
    /// The deposed emperor found a place.
    Exiled {
        /// Who.
        noble: Noble,
        /// Where.
        electorate: Electorate,
    },
    /// The deposed emperor found no place and left the board.
    ExiledHome {
        /// Who.
        noble: Noble,
    },
    /// The emperor got thalers.
    Paid {
        /// Who.
        colour: Colour,
        /// How many fitted on the track.
        thalers: u8,
    },
    /// The game is over.
    Ended {
        /// Who won.
        winners: Set<Colour>,
        /// Everybody's points.
        points: EnumMap<Colour, u8>,
    },
}

/// By what rule a piece came to its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occasion {
    /// The starting position.
    SetUp,
    /// An emperor died of old age.
    Ageing,
    /// A son was born.
    Offspring,
    /// A doctor was the death of an emperor.
    Doctor,
    /// The Permit, or the privilege of Pfalz.
    Permit,
    /// A knight was paid for.
    Knight,
    /// The election.
    Election,
    /// The emperor's action.
    EmperorsAction,
}

impl Occasion {
    /// The rulebook's numeral or heading.
    pub fn rule(self) -> &'static str {
        match self {
            Occasion::SetUp => "Set-up",
            Occasion::Ageing => "II",
            Occasion::Offspring => "III",
            Occasion::Doctor => "Doctor",
            Occasion::Permit => "Permit",
            Occasion::Knight => "Knight",
            Occasion::Election => "VI",
            Occasion::EmperorsAction => "VII",
        }
    }
}

/// What points are given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Merit {
    /// A daughter's marriage.
    Marriage,
    /// The Indulgence.
    Indulgence,
    /// A city.
    City,
    /// A new elector.
    Elector,
    /// The privilege of Mainz.
    Mainz,
    /// A vote for the winner.
    Vote,
    /// The emperor's action.
    Emperor,
}
