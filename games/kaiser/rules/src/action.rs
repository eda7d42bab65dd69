//! What a player can click.

use std::fmt;

use engine::Anchor;
use engine::wording::{number, word};

use crate::board_place::BoardPlace;
use crate::card::Card;
use crate::colour::Colour;
use crate::electorate::Electorate;
use crate::spot::Spot;
use crate::state::Ballot;

/// One click. In files it is a few words, such as `take doctor` or `noble trier 1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Point at an electorate: a piece goes onto a free space there, or it is the electorate meant.
    In(Electorate),
    /// Point at an electorate's castle: a knight goes there.
    Castle(Electorate),
    /// Point at a piece: the one meant, or the knight who is pushed out.
    At(Spot),
    /// Take a card, or use it without taking it by the privilege of Trier.
    Take(Card),
    /// Take a Permit for a couple, or use it so.
    TakeCouple,
    /// Use an elector's privilege.
    Privilege(Electorate),
    /// Name a player: who becomes elector.
    Name(Colour),
    /// Vote for the emperor or for the rival.
    Vote(Ballot),
    /// Agree to the marriage.
    Accept,
    /// Turn the bride down.
    Refuse,
    /// Do not make use of a possibility.
    Decline,
    /// Do nothing more in phase IV.
    Pass,
}

impl Action {
    /// The place on the board that is clicked.
    pub fn anchor(self) -> Anchor {
        match self {
            Action::In(electorate) => BoardPlace::Electorate(electorate).into(),
            Action::Castle(electorate) => BoardPlace::Castles(electorate).into(),
            Action::At(spot) => BoardPlace::Spot(spot).into(),
            Action::Take(card) => BoardPlace::Card(card).into(),
            Action::TakeCouple => BoardPlace::Card(Card::Permit).into(),
            Action::Privilege(electorate) => BoardPlace::Privilege(electorate).into(),
            Action::Name(colour) => BoardPlace::Player(colour).into(),
            Action::Vote(_) | Action::Accept | Action::Refuse | Action::Decline | Action::Pass => {
                Anchor::BUTTON
            }
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::In(electorate) => write!(f, "in {}", electorate.id()),
            Action::Castle(electorate) => write!(f, "castle {}", electorate.id()),
            Action::At(Spot::Throne) => f.write_str("throne"),
            Action::At(Spot::Elector(electorate)) => write!(f, "elector {}", electorate.id()),
            Action::At(Spot::Noble(electorate, slot)) => {
                write!(f, "noble {} {slot}", electorate.id())
            }
            Action::At(Spot::Castle(electorate, slot)) => {
                write!(f, "castle {} {slot}", electorate.id())
            }
            Action::Take(card) => write!(f, "take {}", card.id()),
            Action::TakeCouple => f.write_str("take permit couple"),
            Action::Privilege(electorate) => write!(f, "privilege {}", electorate.id()),
            Action::Name(colour) => write!(f, "name {}", colour.id()),
            Action::Vote(Ballot::Emperor) => f.write_str("vote emperor"),
            Action::Vote(Ballot::Rival) => f.write_str("vote rival"),
            Action::Accept => f.write_str("accept"),
            Action::Refuse => f.write_str("refuse"),
            Action::Decline => f.write_str("decline"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

engine::worded!(Action, read);

fn read(words: &[&str]) -> Option<Action> {
    Some(match *words {
        ["in", electorate] => Action::In(word(electorate)?),
        ["castle", electorate] => Action::Castle(word(electorate)?),
        ["throne"] => Action::At(Spot::Throne),
        ["elector", electorate] => Action::At(Spot::Elector(word(electorate)?)),
        ["noble", electorate, slot] => Action::At(Spot::Noble(word(electorate)?, number(slot)?)),
        ["castle", electorate, slot] => Action::At(Spot::Castle(word(electorate)?, number(slot)?)),
        ["take", card] => Action::Take(word(card)?),
        ["take", "permit", "couple"] => Action::TakeCouple,
        ["privilege", electorate] => Action::Privilege(word(electorate)?),
        ["name", colour] => Action::Name(word(colour)?),
        ["vote", ballot] => Action::Vote(word(ballot)?),
        ["accept"] => Action::Accept,
        ["refuse"] => Action::Refuse,
        ["decline"] => Action::Decline,
        ["pass"] => Action::Pass,
        _ => return None,
    })
}
