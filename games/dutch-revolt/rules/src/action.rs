//! What a player can click.

use std::fmt;

use engine::wording::{number, word};
use engine::{Anchor, named};
use serde::{Deserialize, Serialize};

use crate::asked_in::AskedIn;
use crate::board_place::BoardPlace;
use crate::chit::Chit;
use crate::phase::Phase;
use crate::territory::Territory;
use crate::unit::{Stack, Unit};

/// One click. In files it is a few words, such as `hire pikemen five`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Play a chit at the beginning of its phase (5.0).
    Play(Chit),
    /// Return a chit to the container unplayed: No Event after the draw, or one too many at the end.
    Return(Chit),
    /// Play no more chits in this phase.
    Pass,
    /// Play no more chits this whole year. First version of the rules only.
    PassYear,
    /// Play no more chits in the treasury phase, and be asked for more in these phases only.
    Ask(AskedIn),
    /// Point at a territory: the target of an event, where to deploy, where to march from or to, what to
    /// besiege.
    At(Territory),
    /// Hire pieces for the territory pointed at (6.2). First version of the rules only.
    Hire(Unit, Amount),
    /// Dismiss everything that was hired for the territory pointed at. First version of the rules only.
    Dismiss,
    /// Hire what was hired last year, as far as money and territories allow. First version of the rules only.
    AsLastYear,
    /// Hire so many pieces for the territory that is open (6.2).
    Recruit(Unit, u8),
    /// Dismiss so many pieces in the territory that is open.
    Release(Unit, u8),
    /// Choose what of the pieces goes to this territory; pointing at it sends all (8.0). Or only one of the two pikemen who desert
    /// (5.0).
    Part(Territory),
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
    /// Pikemen, overland. First version of the rules only.
    Pikemen(Amount),
    /// Cavalry, overland. First version of the rules only.
    Cavalry(Amount),
    /// So many pikemen or cavalry, overland.
    Count(Unit, u8),
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
    /// Every force that can be spoken of in the first version of the rules.
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

impl Force {
    /// Whether this version of the rules speaks of such a force.
    pub(crate) fn is_known(self, condensed: bool) -> bool {
        match self {
            Force::Pikemen(_) | Force::Cavalry(_) => !condensed,
            Force::Count(..) => condensed,
            Force::Army | Force::Flotilla(_) | Force::Fleet => true,
        }
    }

    /// The same with any number up to those that are there, as from the second version of the rules on.
    pub fn any(ready: Stack) -> impl Iterator<Item = Force> {
        let counts = |unit: Unit| (1..=ready[unit]).map(move |count| Force::Count(unit, count));
        counts(Unit::Pikemen)
            .chain(counts(Unit::Cavalry))
            .chain([Force::Army])
            .chain(Cargo::ALL.into_iter().map(Force::Flotilla))
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
            Action::Ask(asked) if asked.is_empty() => f.write_str("ask never"),
            Action::Ask(asked) => {
                f.write_str("ask")?;
                asked
                    .iter()
                    .try_for_each(|phase| write!(f, " {}", phase.id()))
            }
            Action::At(territory) => write!(f, "at {}", territory.id()),
            Action::Hire(unit, amount) => write!(f, "hire {} {}", unit.id(), amount.id()),
            Action::Dismiss => f.write_str("dismiss"),
            Action::AsLastYear => f.write_str("as-last-year"),
            Action::Recruit(unit, count) => write!(f, "hire {} {count}", unit.id()),
            Action::Release(unit, count) => write!(f, "dismiss {} {count}", unit.id()),
            Action::Part(territory) => write!(f, "part {}", territory.id()),
            Action::Send(Force::Count(unit, count)) => write!(f, "send {} {count}", unit.id()),
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
        ["ask", "never"] => Action::Ask(AskedIn::NOWHERE),
        ["ask", ref phases @ ..] if !phases.is_empty() => Action::Ask(asked_in(phases)?),
        ["at", territory] => Action::At(word(territory)?),
        ["hire", unit, amount] => match number(amount) {
            Some(count) => Action::Recruit(word(unit)?, count),
            None => Action::Hire(word(unit)?, word(amount)?),
        },
        ["dismiss"] => Action::Dismiss,
        ["dismiss", unit, count] => Action::Release(word(unit)?, number(count)?),
        ["part", territory] => Action::Part(word(territory)?),
        ["as-last-year"] => Action::AsLastYear,
        ["send", unit @ ("pikemen" | "cavalry"), count] if number(count).is_some() => {
            Action::Send(Force::Count(word(unit)?, number(count)?))
        }
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

/// Phases in their order, each once, so that every action is written in one way.
fn asked_in(words: &[&str]) -> Option<AskedIn> {
    let phases: Option<Vec<Phase>> = words.iter().map(|text| word(text)).collect();
    let phases = phases?;
    let asked: AskedIn = phases.iter().copied().collect();
    asked.iter().eq(phases).then_some(asked)
}

impl Action {
    /// The place on the board that is clicked.
    pub fn anchor(self) -> Anchor {
        match self {
            Action::Play(chit) | Action::Return(chit) => BoardPlace::Chit(chit).into(),
            Action::At(territory) | Action::Part(territory) => {
                BoardPlace::Territory(territory).into()
            }
            Action::Pass
            | Action::PassYear
            | Action::Ask(_)
            | Action::Recruit(..)
            | Action::Release(..)
            | Action::Hire(..)
            | Action::Dismiss
            | Action::AsLastYear
            | Action::Send(_)
            | Action::Strike(_)
            | Action::Done => Anchor::BUTTON,
        }
    }
}
