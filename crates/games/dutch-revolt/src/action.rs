//! What a player can click.

use engine::Anchor;
use serde::{Deserialize, Serialize};

use crate::chit::Chit;
use crate::territory::Territory;
use crate::unit::Unit;

/// One click.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Play a chit at the beginning of its phase (5.0).
    Play(Chit),
    /// Return a chit to the container unplayed: No Event after the draw, or one too many at the end.
    Return(Chit),
    /// Play no more chits in this phase.
    Pass,
    /// Play no more chits this whole year.
    PassYear,
    /// Point at a territory: the target of an event, where to deploy, where to march from or to, what to
    /// besiege.
    At(Territory),
    /// Hire pieces for the territory pointed at (6.2).
    Hire(Unit, Amount),
    /// Dismiss everything that was hired for the territory pointed at.
    Dismiss,
    /// Hire what was hired last year, as far as money and territories allow.
    AsLastYear,
    /// Send this force on the way pointed out (8.0).
    Send(Force),
    /// The plague takes this kind (5.0).
    Strike(Unit),
    /// Done with deploying or marching.
    Done,
}

/// How many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Amount {
    /// One.
    One,
    /// Two.
    Two,
    /// Five.
    Five,
    /// As many as possible, if that is not one, two or five.
    All,
}

impl Amount {
    /// All amounts.
    pub const ALL: [Amount; 4] = [Amount::One, Amount::Two, Amount::Five, Amount::All];

    /// The number meant, where so many are possible; `None` if that is too many or there is a plainer
    /// way to say it.
    pub fn of(self, most: u8) -> Option<u8> {
        let number = match self {
            Amount::One => 1,
            Amount::Two => 2,
            Amount::Five => 5,
            Amount::All => return (!matches!(most, 0 | 1 | 2 | 5)).then_some(most),
        };
        (number <= most).then_some(number)
    }
}

/// What marches or sails together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Force {
    /// Pikemen, overland.
    Pikemen(Amount),
    /// Cavalry, overland.
    Cavalry(Amount),
    /// All pikemen and all cavalry, overland.
    Army,
    /// One flotilla with what it carries.
    Flotilla(Cargo),
    /// All flotillas, with as many pikemen as they can carry.
    Fleet,
}

/// What a flotilla carries (8.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cargo {
    /// Nothing.
    Empty,
    /// One point of pikemen.
    OnePikeman,
    /// Two points of pikemen.
    TwoPikemen,
    /// One point of cavalry.
    OneCavalry,
}

impl Force {
    /// Every force that can be spoken of.
    pub fn all() -> impl Iterator<Item = Force> {
        let cargoes = [
            Cargo::Empty,
            Cargo::OnePikeman,
            Cargo::TwoPikemen,
            Cargo::OneCavalry,
        ];
        Amount::ALL
            .into_iter()
            .map(Force::Pikemen)
            .chain(Amount::ALL.into_iter().map(Force::Cavalry))
            .chain([Force::Army])
            .chain(cargoes.into_iter().map(Force::Flotilla))
            .chain([Force::Fleet])
    }
}

impl Action {
    /// The place on the board that is clicked.
    pub fn anchor(self) -> Anchor {
        match self {
            Action::Play(chit) | Action::Return(chit) => Anchor::at("chit", chit.id()),
            Action::At(territory) => Anchor::at("territory", territory.id()),
            Action::Pass
            | Action::PassYear
            | Action::Hire(..)
            | Action::Dismiss
            | Action::AsLastYear
            | Action::Send(_)
            | Action::Strike(_)
            | Action::Done => Anchor::BUTTON,
        }
    }
}
