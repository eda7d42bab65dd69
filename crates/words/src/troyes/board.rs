//! Labels of the drawn board.

use troyes::Family;

use super::names::{Trio, say};
use crate::{Lang, texts};

/// What is labelled on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// The whole board, for those who do not see it.
    Board,
    /// The Cathedral.
    Cathedral,
    /// The fields.
    Agriculture,
    /// The black dice that are still to be countered.
    BlackDice,
    /// Expelled citizens.
    Expelled,
    /// The personal supply of citizens.
    Supply,
    /// The general supply of citizens.
    Reserve,
    /// Money.
    Deniers,
    /// Influence.
    Influence,
    /// Points.
    Points,
    /// Tradesmen on cards.
    Tradesmen,
    /// Event cards won.
    EventsWon,
    /// The viewer's own characters.
    Characters,
}

/// The label's text.
pub fn label(lang: Lang, label: Label) -> &'static str {
    let texts: Trio = match label {
        Label::Board => ["The city of Troyes", "De stad Troyes", "Troyes városa"],
        Label::Cathedral => ["Cathedral", "Kathedraal", "Katedrális"],
        Label::Agriculture => ["Agriculture", "Landbouw", "Földművelés"],
        Label::BlackDice => ["Black dice", "Zwarte dobbelstenen", "Fekete kockák"],
        Label::Expelled => ["Expelled", "Verdreven", "Elűzve"],
        Label::Supply => ["Own supply", "Eigen voorraad", "Saját készlet"],
        Label::Reserve => ["General supply", "Algemene voorraad", "Közös készlet"],
        Label::Deniers => ["Deniers", "Denier", "Dénár"],
        Label::Influence => ["Influence", "Invloed", "Befolyás"],
        Label::Points => ["Points now", "Punten nu", "Pont most"],
        Label::Tradesmen => ["Tradesmen", "Voormannen", "Mesterek"],
        Label::EventsWon => ["Event cards", "Gebeurteniskaarten", "Eseménykártyák"],
        Label::Characters => ["Your characters", "Jouw karakters", "Karaktereid"],
    };
    say(lang, texts)
}

/// A family's letter, which stands on its citizens and cubes.
pub fn letter(lang: Lang, family: Family) -> &'static str {
    let letters: Trio = match family {
        Family::Blue => ["B", "B", "K"],
        Family::Green => ["G", "G", "Z"],
        Family::Orange => ["O", "O", "R"],
        Family::Natural => ["N", "N", "T"],
        Family::Neutral => ["x", "x", "x"],
    };
    say(lang, letters)
}

texts! {
    /// What a tradesman costs and what his space is worth.
    pub fn hire(cost: u16, first: u8, second: u8) {
        en "{cost} d · {first}/{second} pts"
        nl "{cost} d · {first}/{second} pt"
        hu "{cost} d · {first}/{second} pont"
    }

    /// What a group makes and costs.
    pub fn group(total: u8, price: u16) {
        en "Group: {total}, price {price}"
        nl "Groep: {total}, prijs {price}"
        hu "Csoport: {total}, ára {price}"
    }
}
