//! The thirteen piles of action cards.

use enum_map::Enum;
use serde::{Deserialize, Serialize};

/// An action card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Enum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// One's own noble grows younger, or another's older.
    Doctor,
    /// One's own noble moves to another electorate.
    Move,
    /// One vote more.
    Pope,
    /// A secular electorate has no vote.
    Excommunication,
    /// An archbishop's nobles and knights vote too.
    ChurchInfluence,
    /// A victory point.
    Indulgence,
    /// A young baron or couple.
    Permit,
    /// A city.
    Ordinance,
    /// A knight becomes a baron.
    Promotion,
    /// A baron becomes a couple.
    KingsDaughter,
    /// Claims the throne.
    Rival,
    /// A knight is placed or moved; stays in the display.
    Knight,
    /// A secret adviser in any electorate; for the elector of Brandenburg.
    GreyEminence,
}

impl Card {
    /// All of them, in the order of the display.
    pub const ALL: [Card; 13] = [
        Card::Doctor,
        Card::Move,
        Card::Pope,
        Card::Excommunication,
        Card::ChurchInfluence,
        Card::Indulgence,
        Card::Permit,
        Card::Ordinance,
        Card::Promotion,
        Card::KingsDaughter,
        Card::Rival,
        Card::Knight,
        Card::GreyEminence,
    ];

    /// The card's name in files and URLs.
    pub fn id(self) -> &'static str {
        match self {
            Card::Doctor => "doctor",
            Card::Move => "move",
            Card::Pope => "pope",
            Card::Excommunication => "excommunication",
            Card::ChurchInfluence => "church-influence",
            Card::Indulgence => "indulgence",
            Card::Permit => "permit",
            Card::Ordinance => "ordinance",
            Card::Promotion => "promotion",
            Card::KingsDaughter => "kings-daughter",
            Card::Rival => "rival",
            Card::Knight => "knight",
            Card::GreyEminence => "grey-eminence",
        }
    }

    /// The card's heading in the rulebook.
    pub fn rule(self) -> &'static str {
        match self {
            Card::Doctor => "Doctor",
            Card::Move => "Move",
            Card::Pope => "Pope",
            Card::Excommunication => "Excommunication",
            Card::ChurchInfluence => "Church influence",
            Card::Indulgence => "Indulgence",
            Card::Permit => "Permit",
            Card::Ordinance => "Ordinance",
            Card::Promotion => "Promotion",
            Card::KingsDaughter => "King's daughter",
            Card::Rival => "Rival",
            Card::Knight => "Knight",
            Card::GreyEminence => "Grey eminence",
        }
    }

    /// Whether the card's action takes place in phase IV, so that the elector of Trier can use it without
    /// the card.
    pub fn acts_at_once(self) -> bool {
        use Card::*;
        matches!(
            self,
            Doctor | Move | Indulgence | Permit | Ordinance | Promotion | KingsDaughter
        )
    }
}

/// The colour of a card, which decides about offspring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Enum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tint {
    /// Sons.
    Blue,
    /// Daughters.
    Pink,
    /// Neither.
    White,
}
