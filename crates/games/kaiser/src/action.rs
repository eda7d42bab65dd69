//! What a player can click.

use engine::Anchor;
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::colour::Colour;
use crate::electorate::Electorate;
use crate::spot::Spot;
use crate::state::Ballot;

/// One click.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
            Action::In(electorate) => Anchor::at("electorate", electorate.id()),
            Action::Castle(electorate) => Anchor::at("castle", electorate.id()),
            Action::At(spot) => spot.anchor(),
            Action::Take(card) => Anchor::at("card", card.id()),
            Action::TakeCouple => Anchor::at("card", Card::Permit.id()),
            Action::Privilege(electorate) => Anchor::at("privilege", electorate.id()),
            Action::Name(colour) => Anchor::at("player", colour.id()),
            Action::Vote(_) | Action::Accept | Action::Refuse | Action::Decline | Action::Pass => {
                Anchor::BUTTON
            }
        }
    }
}
