//! What a player can click.

use std::fmt;

use engine::Anchor;
use engine::wording::{number, word};

use crate::activity::Activity;
use crate::board_place::BoardPlace;
use crate::building::{Building, Space};
use crate::event_card::EventCard;
use crate::plan::{Source, Target};

/// One click. In files it is a few words, such as `die palace-3` or `from card priest`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Prologue: put a citizen on this space.
    Settle(Space),
    /// Take this die: into the group, against black dice, to roll it again or to turn it over. A die that was taken is
    /// put back.
    Die(Space),
    /// Counter a black die of this value too.
    Black(u8),
    /// Choose more dice against black dice than it takes.
    More,
    /// Roll one of one's own dice again, for 1 influence.
    Reroll,
    /// Take a citizen from the general supply, for 2 influence.
    Recruit,
    /// Turn over up to three of one's own dice, for 4 influence.
    TurnOver,
    /// Change the group by a cube from this card, or put the cube back.
    Cube(Activity),
    /// Action 1: activate this card.
    Activate(Activity),
    /// Action 2: build the Cathedral.
    Build,
    /// Action 3: combat this event; or, in the first two versions of the rules, place a single cube there.
    Combat(EventCard),
    /// Archer, Chivalry, Diplomat: place so many cubes on this event.
    Cubes(EventCard, u8),
    /// Action 4: place a citizen in this building.
    Place(Building),
    /// Action 5: agriculture.
    Farm,
    /// Take the citizen from here.
    From(Source),
    /// Carry the plan out so many times.
    Times(u8),
    /// Carry the plan out.
    Confirm,
    /// Nothing more to choose.
    Done,
    /// Put the group back: it is of no use.
    Drop,
    /// Let the black die through.
    GiveIn,
    /// Action 6: pass.
    Pass,
}

impl Action {
    /// What the group is for, if the action says so.
    pub(crate) fn target(self) -> Option<Target> {
        match self {
            Action::Activate(activity) => Some(Target::Card(activity)),
            Action::Build => Some(Target::Cathedral),
            Action::Combat(event) => Some(Target::Event(event)),
            Action::Place(building) => Some(Target::Building(building)),
            Action::Farm => Some(Target::Agriculture),
            _ => None,
        }
    }

    /// The place on the board that is clicked.
    pub fn anchor(self) -> Anchor {
        match self {
            Action::Settle(space) | Action::From(Source::Space(space)) => {
                BoardPlace::Space(space).into()
            }
            Action::Die(space) => BoardPlace::Die(space).into(),
            Action::Black(value) => BoardPlace::Black(value).into(),
            Action::Cube(activity) => BoardPlace::Cubes(activity).into(),
            Action::Activate(activity) | Action::From(Source::Card(activity)) => {
                BoardPlace::Card(activity).into()
            }
            Action::Build => BoardPlace::Cathedral.into(),
            Action::Combat(event) | Action::Cubes(event, _) => BoardPlace::Event(event).into(),
            Action::Place(building) => BoardPlace::Building(building).into(),
            Action::From(Source::Expelled(building)) => BoardPlace::Expelled(building).into(),
            Action::Farm => BoardPlace::Agriculture.into(),
            Action::From(Source::Supply) => BoardPlace::Supply.into(),
            Action::From(Source::Reserve) => BoardPlace::Reserve.into(),
            Action::More
            | Action::Reroll
            | Action::Recruit
            | Action::TurnOver
            | Action::Times(_)
            | Action::Confirm
            | Action::Done
            | Action::Drop
            | Action::GiveIn
            | Action::Pass => Anchor::BUTTON,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Settle(space) => write!(f, "settle {}", space.id()),
            Action::Die(space) => write!(f, "die {}", space.id()),
            Action::Black(value) => write!(f, "black {value}"),
            Action::More => f.write_str("more"),
            Action::Reroll => f.write_str("reroll"),
            Action::Recruit => f.write_str("recruit"),
            Action::TurnOver => f.write_str("turn-over"),
            Action::Cube(card) => write!(f, "cube {}", card.id()),
            Action::Activate(card) => write!(f, "activate {}", card.id()),
            Action::Build => f.write_str("build"),
            Action::Combat(event) => write!(f, "combat {}", event.id()),
            Action::Cubes(event, count) => write!(f, "cubes {} {count}", event.id()),
            Action::Place(building) => write!(f, "place {}", building.id()),
            Action::Farm => f.write_str("farm"),
            Action::From(Source::Supply) => f.write_str("from supply"),
            Action::From(Source::Reserve) => f.write_str("from reserve"),
            Action::From(Source::Card(card)) => write!(f, "from card {}", card.id()),
            Action::From(Source::Space(space)) => write!(f, "from space {}", space.id()),
            Action::From(Source::Expelled(building)) => {
                write!(f, "from expelled {}", building.id())
            }
            Action::Times(times) => write!(f, "times {times}"),
            Action::Confirm => f.write_str("confirm"),
            Action::Done => f.write_str("done"),
            Action::Drop => f.write_str("drop"),
            Action::GiveIn => f.write_str("give-in"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

engine::worded!(Action, read);

fn read(words: &[&str]) -> Option<Action> {
    Some(match *words {
        ["settle", space] => Action::Settle(word(space)?),
        ["die", space] => Action::Die(word(space)?),
        ["black", value] => Action::Black(number(value)?),
        ["more"] => Action::More,
        ["reroll"] => Action::Reroll,
        ["recruit"] => Action::Recruit,
        ["turn-over"] => Action::TurnOver,
        ["cube", card] => Action::Cube(word(card)?),
        ["activate", card] => Action::Activate(word(card)?),
        ["build"] => Action::Build,
        ["combat", event] => Action::Combat(word(event)?),
        ["cubes", event, count] => Action::Cubes(word(event)?, number(count)?),
        ["place", building] => Action::Place(word(building)?),
        ["farm"] => Action::Farm,
        ["from", "supply"] => Action::From(Source::Supply),
        ["from", "reserve"] => Action::From(Source::Reserve),
        ["from", "card", card] => Action::From(Source::Card(word(card)?)),
        ["from", "space", space] => Action::From(Source::Space(word(space)?)),
        ["from", "expelled", building] => Action::From(Source::Expelled(word(building)?)),
        ["times", times] => Action::Times(number(times)?),
        ["confirm"] => Action::Confirm,
        ["done"] => Action::Done,
        ["drop"] => Action::Drop,
        ["give-in"] => Action::GiveIn,
        ["pass"] => Action::Pass,
        _ => return None,
    })
}
