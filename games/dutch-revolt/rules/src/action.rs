//! What a player can click.

use std::fmt;

use engine::wording::word;
use engine::{Anchor, named};
use serde::{Deserialize, Serialize};

use crate::board_place::BoardPlace;
use crate::chit::Chit;
use crate::territory::Territory;
use crate::unit::Unit;

/// One click. In files it is a few words, such as `hire pikemen five`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

named! {
    /// How many.
    pub enum Amount {
        /// One.
        One => "one",
        /// Two.
        Two => "two",
        /// Five.
        Five => "five",
        /// As many as possible, if that is not one, two or five.
        All => "all",
    }
}

impl Amount {
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

named! {
    /// What a flotilla carries (8.0).
    pub enum Cargo {
        /// Nothing.
        Empty => "empty",
        /// One point of pikemen.
        OnePikeman => "one-pikeman",
        /// Two points of pikemen.
        TwoPikemen => "two-pikemen",
        /// One point of cavalry.
        OneCavalry => "one-cavalry",
    }
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

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(chit) => write!(f, "play {}", chit.id()),
            Action::Return(chit) => write!(f, "return {}", chit.id()),
            Action::Pass => f.write_str("pass"),
            Action::PassYear => f.write_str("pass-year"),
            Action::At(territory) => write!(f, "at {}", territory.id()),
            Action::Hire(unit, amount) => write!(f, "hire {} {}", unit.id(), amount.id()),
            Action::Dismiss => f.write_str("dismiss"),
            Action::AsLastYear => f.write_str("as-last-year"),
            Action::Send(Force::Pikemen(amount)) => write!(f, "send pikemen {}", amount.id()),
            Action::Send(Force::Cavalry(amount)) => write!(f, "send cavalry {}", amount.id()),
            Action::Send(Force::Army) => f.write_str("send army"),
            Action::Send(Force::Flotilla(cargo)) => write!(f, "send flotilla {}", cargo.id()),
            Action::Send(Force::Fleet) => f.write_str("send fleet"),
            Action::Strike(unit) => write!(f, "strike {}", unit.id()),
            Action::Done => f.write_str("done"),
        }
    }
}

engine::worded!(Action, read);

fn read(words: &[&str]) -> Option<Action> {
    Some(match *words {
        ["play", chit] => Action::Play(word(chit)?),
        ["return", chit] => Action::Return(word(chit)?),
        ["pass"] => Action::Pass,
        ["pass-year"] => Action::PassYear,
        ["at", territory] => Action::At(word(territory)?),
        ["hire", unit, amount] => Action::Hire(word(unit)?, word(amount)?),
        ["dismiss"] => Action::Dismiss,
        ["as-last-year"] => Action::AsLastYear,
        ["send", "pikemen", amount] => Action::Send(Force::Pikemen(word(amount)?)),
        ["send", "cavalry", amount] => Action::Send(Force::Cavalry(word(amount)?)),
        ["send", "army"] => Action::Send(Force::Army),
        ["send", "flotilla", cargo] => Action::Send(Force::Flotilla(word(cargo)?)),
        ["send", "fleet"] => Action::Send(Force::Fleet),
        ["strike", unit] => Action::Strike(word(unit)?),
        ["done"] => Action::Done,
        _ => return None,
    })
}

impl Action {
    /// The place on the board that is clicked.
    pub fn anchor(self) -> Anchor {
        match self {
            Action::Play(chit) | Action::Return(chit) => BoardPlace::Chit(chit).into(),
            Action::At(territory) => BoardPlace::Territory(territory).into(),
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
