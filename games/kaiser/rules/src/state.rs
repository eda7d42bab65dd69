//! Where the game stands: plain data.

use engine::Dice;
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::card::Card;
use crate::colour::Colour;
use crate::electorate::Electorate;
use crate::land::Land;
use crate::noble::{Noble, Rank};
use crate::phase::Phase;
use crate::spot::Spot;

/// Everything, secrets included.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What lies open on the table.
    pub board: Board,
    /// The election cards that lie covered, while an election is on.
    pub votes: EnumMap<Colour, Option<Ballot>>,
    /// The dice.
    pub dice: Dice,
}

/// What lies open on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The round, from 1; 0 during the set-up.
    pub round: u8,
    /// Who is emperor.
    pub emperor: Colour,
    /// The noble on the throne.
    pub throne: Option<Noble>,
    /// Whose turn it is in what goes round the table.
    pub turn: Colour,
    /// The electorates.
    pub lands: EnumMap<Electorate, Land>,
    /// The players.
    pub players: EnumMap<Colour, Player>,
    /// The cards in the display.
    pub piles: EnumMap<Card, u8>,
    /// Imperial cities that are not on the board.
    pub imperial_cities: u8,
    /// The last open decision, to be looked at.
    pub last: Option<Action>,
    /// The election cards as they were shown in the last election.
    pub ballots: EnumMap<Colour, Option<Ballot>>,
    /// The archbishopric under Church influence in this round's election.
    pub influenced: Option<Electorate>,
    /// The electorate shut out of this round's election.
    pub excluded: Option<Electorate>,
    /// Whose decision it is, and which.
    pub step: Step,
}

/// What a player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Thalers.
    pub thalers: u8,
    /// Victory points.
    pub points: u8,
    /// Noble tiles that are not on the board.
    pub nobles: u8,
    /// Knights that are not on the board.
    pub knights: u8,
    /// Cities that are not on the board.
    pub cities: u8,
    /// The cards in front of the player.
    pub cards: EnumMap<Card, u8>,
    /// Whether they have passed in phase IV.
    pub passed: bool,
}

/// One side of an election card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ballot {
    /// The reigning emperor.
    Emperor,
    /// The rival.
    Rival,
}

/// What is placed at set-up, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opening {
    /// The emperor's first imperial city.
    ImperialCity,
    /// A baron of 45 as elector; the emperor's goes to the throne.
    Elector,
    /// A couple of 35.
    Couple35,
    /// A baron of 25.
    Baron25,
    /// A couple of 15.
    Couple15,
    /// A knight.
    Knight,
}

/// Why an emperor must send a noble to the throne.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Vacancy {
    /// The old one died of old age in phase II.
    Age,
    /// A doctor saw to it in phase IV.
    Doctor,
    /// The rival won; the old emperor still sits there.
    Election,
}

/// By what right a card's action is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Right {
    /// The card was bought.
    Card,
    /// A privilege was used.
    Privilege,
}

/// A card's action that is being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deed {
    /// Which.
    pub card: Card,
    /// For the Permit: what comes.
    pub rank: Rank,
    /// By what right.
    pub right: Right,
}

/// Whose decision it is, and which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Set-up: where to put this.
    Place(Opening),
    /// The emperor sends a noble to the throne.
    Enthrone(Vacancy),
    /// III: where the son settles.
    Son,
    /// III: whom the daughter is to marry, or the convent.
    Daughter,
    /// III: the owner of the groom answers.
    Answer {
        /// The baron asked.
        groom: Spot,
    },
    /// IV: card, privilege, knight or pass.
    Act,
    /// IV: the target of a card's action.
    Use(Deed),
    /// IV: where the noble moves.
    MoveTo {
        /// From where.
        from: Spot,
        /// By what right.
        right: Right,
    },
    /// IV: which knight, or where one from the supply goes.
    Knight,
    /// IV: where the knight goes.
    KnightTo {
        /// From where.
        from: Spot,
    },
    /// IV: which card the elector of Trier uses.
    Trier,
    /// An elector leaves the seat and pushes out one of several knights.
    Retreat {
        /// Where.
        electorate: Electorate,
        /// In which phase.
        phase: Phase,
    },
    /// V: where the Grey Eminence goes to work.
    Eminence {
        /// Whose.
        colour: Colour,
    },
    /// V: the emperor breaks a tie.
    Tie {
        /// Where.
        electorate: Electorate,
    },
    /// V: who becomes elector.
    Install {
        /// Where.
        electorate: Electorate,
        /// Whose choice it is.
        colour: Colour,
    },
    /// VI: which archbishopric is under Church influence.
    Influence,
    /// VI: which secular electorate is shut out.
    Exclude,
    /// VI: everybody votes in secret.
    Vote,
    /// VI: where the deposed emperor goes.
    Exile {
        /// The noble who sat on the throne.
        noble: Noble,
    },
    /// VII: where an imperial city is placed.
    ImperialCity,
    /// VII: which imperial city is moved.
    ImperialFrom,
    /// VII: where it is moved.
    ImperialTo {
        /// From where.
        from: Electorate,
    },
    /// The game is over.
    Over,
}

impl Step {
    /// The phase of the round; the set-up stands in for the first three.
    pub fn phase(self) -> Phase {
        match self {
            Step::Place(_) => Phase::Income,
            Step::Enthrone(Vacancy::Age) => Phase::Ageing,
            Step::Son | Step::Daughter | Step::Answer { .. } => Phase::Offspring,
            Step::Enthrone(Vacancy::Doctor)
            | Step::Act
            | Step::Use(_)
            | Step::MoveTo { .. }
            | Step::Knight
            | Step::KnightTo { .. }
            | Step::Trier => Phase::Actions,
            Step::Retreat { phase, .. } => phase,
            Step::Eminence { .. } | Step::Tie { .. } | Step::Install { .. } => Phase::NewElectors,
            Step::Enthrone(Vacancy::Election)
            | Step::Influence
            | Step::Exclude
            | Step::Vote
            | Step::Exile { .. } => Phase::Election,
            Step::ImperialCity | Step::ImperialFrom | Step::ImperialTo { .. } | Step::Over => {
                Phase::EmperorsAction
            }
        }
    }
}

impl Board {
    /// Whose decision it is; nobody's when all vote at once or the game is over.
    pub fn decider(&self) -> Option<Colour> {
        match self.step {
            Step::Place(_)
            | Step::Son
            | Step::Daughter
            | Step::Act
            | Step::Use(_)
            | Step::MoveTo { .. }
            | Step::Knight
            | Step::KnightTo { .. }
            | Step::Trier
            | Step::Influence
            | Step::Exclude => Some(self.turn),
            Step::Enthrone(_)
            | Step::Tie { .. }
            | Step::ImperialCity
            | Step::ImperialFrom
            | Step::ImperialTo { .. } => Some(self.emperor),
            Step::Answer { groom } => self.noble(groom).map(|noble| noble.colour),
            Step::Retreat { electorate, .. } => {
                self.lands[electorate].elector.map(|noble| noble.colour)
            }
            Step::Eminence { colour } | Step::Install { colour, .. } => Some(colour),
            Step::Exile { noble } => Some(noble.colour),
            Step::Vote | Step::Over => None,
        }
    }

    /// The nobles on the board with their places, a Grey Eminence excepted: first the emperor, then the electorates, in each
    /// of them the elector first.
    pub fn nobles(&self) -> impl Iterator<Item = (Spot, Noble)> {
        let emperor = self.throne.map(|noble| (Spot::Throne, noble));
        let others = self.lands.iter().flat_map(|(electorate, land)| {
            let elector = land.elector.map(|noble| (Spot::Elector(electorate), noble));
            let resident = land.resident();
            let resident =
                resident.map(move |(slot, noble)| (Spot::Noble(electorate, slot), noble));
            elector.into_iter().chain(resident)
        });
        emperor.into_iter().chain(others)
    }

    /// The noble at a place.
    pub fn noble(&self, spot: Spot) -> Option<Noble> {
        match spot {
            Spot::Throne => self.throne,
            Spot::Elector(electorate) => self.lands[electorate].elector,
            Spot::Noble(electorate, slot) => self.lands[electorate].tenant(slot)?.noble(),
            Spot::Castle(..) => None,
        }
    }

    /// The knight at a place.
    pub fn knight(&self, spot: Spot) -> Option<Colour> {
        match spot {
            Spot::Noble(electorate, slot) => match self.lands[electorate].tenant(slot) {
                Some(crate::land::Tenant::Knight(colour)) => Some(colour),
                _ => None,
            },
            Spot::Castle(electorate, slot) => {
                let castles = &self.lands[electorate].castles;
                castles.get(slot as usize).copied().flatten()
            }
            Spot::Throne | Spot::Elector(_) => None,
        }
    }

    /// Who claims the throne this round.
    pub fn rival(&self) -> Option<Colour> {
        Colour::ALL
            .into_iter()
            .find(|&colour| self.players[colour].cards[Card::Rival] > 0)
    }
}
