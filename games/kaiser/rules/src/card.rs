//! The thirteen piles of action cards.

use engine::named;
use enum_map::Enum;
use serde::{Deserialize, Serialize};

named! {
    /// An action card.
    #[derive(Enum)]
    pub enum Card {
        /// One's own noble grows younger, or another's older.
        Doctor => "doctor",
        /// One's own noble moves to another electorate.
        Move => "move",
        /// One vote more.
        Pope => "pope",
        /// A secular electorate has no vote.
        Excommunication => "excommunication",
        /// An archbishop's nobles and knights vote too.
        ChurchInfluence => "church-influence",
        /// A victory point.
        Indulgence => "indulgence",
        /// A young baron or couple.
        Permit => "permit",
        /// A city.
        Ordinance => "ordinance",
        /// A knight becomes a baron.
        Promotion => "promotion",
        /// A baron becomes a couple.
        KingsDaughter => "kings-daughter",
        /// Claims the throne.
        Rival => "rival",
        /// A knight is placed or moved; stays in the display.
        Knight => "knight",
        /// A secret adviser in any electorate; for the elector of Brandenburg.
        GreyEminence => "grey-eminence",
    }
}

impl Card {
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
