//! The places of the board that choices name, written once for rules and drawing.

use engine::Anchor;

use crate::card::Card;
use crate::colour::Colour;
use crate::electorate::Electorate;
use crate::spot::Spot;

/// A place of the board where something can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardPlace {
    /// An electorate as a whole.
    Electorate(Electorate),
    /// The castles of an electorate.
    Castles(Electorate),
    /// The place of one piece.
    Spot(Spot),
    /// A pile of cards.
    Card(Card),
    /// The privilege of an electorate.
    Privilege(Electorate),
    /// A player who is named.
    Player(Colour),
}

impl From<BoardPlace> for Anchor {
    fn from(place: BoardPlace) -> Anchor {
        let numbered = |electorate: Electorate, slot: u8| format!("{}-{slot}", electorate.id());
        match place {
            BoardPlace::Electorate(electorate) => Anchor::at("electorate", electorate.id()),
            BoardPlace::Castles(electorate) => Anchor::at("castle", electorate.id()),
            BoardPlace::Spot(Spot::Throne) => Anchor::at("throne", "emperor"),
            BoardPlace::Spot(Spot::Elector(electorate)) => Anchor::at("elector", electorate.id()),
            BoardPlace::Spot(Spot::Noble(electorate, slot)) => {
                Anchor::at("noble", numbered(electorate, slot))
            }
            BoardPlace::Spot(Spot::Castle(electorate, slot)) => {
                Anchor::at("castle", numbered(electorate, slot))
            }
            BoardPlace::Card(card) => Anchor::at("card", card.id()),
            BoardPlace::Privilege(electorate) => Anchor::at("privilege", electorate.id()),
            BoardPlace::Player(colour) => Anchor::at("player", colour.id()),
        }
    }
}
