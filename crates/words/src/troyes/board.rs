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
    /// The group of dice that is being put together.
    Group,
    /// How to read the cards.
    Legend,
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
        Label::Group => ["Your group", "Je groep", "A csoportod"],
        Label::Legend => [
            "÷: points of dice for one activation or cube · hourglass: cubes for later · in a space: points at the end",
            "÷: ogen voor één activering of blokje · zandloper: blokjes voor later · in een veld: punten aan het eind",
            "÷: ennyi kockapont egy használat vagy jelző · homokóra: jelzők későbbre · a mezőben: pont a játék végén",
        ],
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
    /// What a tradesman costs.
    pub fn hire(cost: u16) {
        en "hire: {cost} d"
        nl "huur: {cost} d"
        hu "díja {cost} d"
    }

    /// What a group of dice makes.
    pub fn total(total: u8) {
        en "makes {total}"
        nl "is {total} waard"
        hu "értéke {total}"
    }

    /// What a group of dice costs, and what is left afterwards.
    pub fn price(price: u16, left: u16) {
        en "costs {price} d, leaves you {left} d"
        nl "kost {price} d, je houdt {left} d over"
        hu "ára {price} d, marad {left} d"
    }

    /// The card whose cube changes the group.
    pub fn changed_by(card) {
        en "with {card}"
        nl "met {card}"
        hu "segít: {card}"
    }

    /// How strong the dice chosen against black dice are, and how strong they have to be.
    pub fn against(strength: u8, needed: u8) {
        en "your dice {strength}, needed {needed}"
        nl "jouw dobbelstenen {strength}, nodig {needed}"
        hu "kockáid {strength}, kell {needed}"
    }

    /// Money and influence in a district.
    pub fn means(deniers: u16, influence: u8) {
        en "{deniers} d · {influence} inf"
        nl "{deniers} d · {influence} inv"
        hu "{deniers} d · {influence} bef"
    }

    /// Somebody passed, and what lies in his district.
    pub fn passed(purse: u16) {
        en "passed +{purse} d"
        nl "gepast +{purse} d"
        hu "passz +{purse} d"
    }

    /// The salary of a citizen.
    pub fn salary(amount: u16) {
        en "salary {amount} d"
        nl "salaris {amount} d"
        hu "bér {amount} d"
    }
}
