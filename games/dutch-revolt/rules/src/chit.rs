//! The event chits (5.0).

use engine::named;
use enum_map::{Enum, EnumMap};
use serde::{Deserialize, Serialize};

use crate::phase::Phase;

named! {
    /// A kind of event chit.
    #[derive(Enum)]
    pub enum Chit {
        Atrocities => "atrocities",
        Crusade => "crusade",
        Defection => "defection",
        EnglishExpedition => "english-expedition",
        Flood => "flood",
        FrenchIntervention => "french-intervention",
        Huguenots => "huguenots",
        Iconoclasm => "iconoclasm",
        Inquisition => "inquisition",
        LocalRevolt => "local-revolt",
        Militia => "militia",
        Mutiny => "mutiny",
        NoEvent => "no-event",
        Plague => "plague",
        Refugees => "refugees",
        SeaBeggars => "sea-beggars",
        SpanishArmada => "spanish-armada",
        TaxRevolt => "tax-revolt",
        TenthPenny => "tenth-penny",
        TreasureFleet => "treasure-fleet",
        Truce => "truce",
        WarWithTurkey => "war-with-turkey",
    }
}

impl Chit {
    /// The phase whose letter the chit bears; its effect makes sense in no other.
    pub fn phase(self) -> Option<Phase> {
        use Chit::*;
        match self {
            Crusade | EnglishExpedition | FrenchIntervention | SeaBeggars | SpanishArmada
            | TaxRevolt | TenthPenny | TreasureFleet | Truce | WarWithTurkey => {
                Some(Phase::Treasury)
            }
            Huguenots | Iconoclasm | Inquisition | Refugees => Some(Phase::Religion),
            Defection | Mutiny | Plague => Some(Phase::Movement),
            Flood | LocalRevolt | Militia => Some(Phase::Siege),
            Atrocities => Some(Phase::Political),
            NoEvent => None,
        }
    }
}

/// What is printed on a chit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChitFace {
    /// The phase it is played in; none for No Event.
    pub phase: Option<Phase>,
    /// Whether it is used once a game.
    pub star: bool,
    /// How many there are.
    pub copies: u8,
}

/// A number of chits of each kind: a hand, the container, those out of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Chits(pub EnumMap<Chit, u8>);

impl Chits {
    /// How many there are altogether.
    pub fn len(&self) -> u8 {
        self.0.values().sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.values().all(|&count| count == 0)
    }

    /// Whether there is one of this kind.
    pub fn has(&self, chit: Chit) -> bool {
        self.0[chit] > 0
    }

    /// Adds one.
    pub fn add(&mut self, chit: Chit) {
        self.0[chit] += 1;
    }

    /// Takes one out.
    pub fn take(&mut self, chit: Chit) {
        self.0[chit] = self.0[chit].saturating_sub(1);
    }

    /// The kinds present.
    pub fn kinds(&self) -> impl Iterator<Item = Chit> {
        self.0
            .iter()
            .filter(|&(_, &count)| count > 0)
            .map(|(chit, _)| chit)
    }

    /// The chit at a position if all were laid out in a row.
    pub fn nth(&self, mut position: u8) -> Option<Chit> {
        for (chit, &count) in &self.0 {
            if position < count {
                return Some(chit);
            }
            position -= count;
        }
        None
    }
}
