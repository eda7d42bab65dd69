//! The activity cards.

use enum_map::Enum;
use serde::{Deserialize, Serialize};

use crate::building::Colour;

/// An activity card (action 1).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are the rulebook's")]
pub enum Activity {
    Artisan,
    Merchant,
    Miller,
    Innkeeper,
    Blacksmith,
    Militia,
    Journeyman,
    Goldsmith,
    Sculptor,
    Tithe,
    Monk,
    Priest,
    Apprenticeship,
    Confession,
    Templar,
    Pilgrimage,
    Procession,
    Glassblower,
    Archer,
    Chivalry,
    Diplomat,
    Hunting,
    Mercenary,
    TaxCollector,
    Captain,
    Jousting,
    Troubadour,
}

impl Activity {
    /// How many there are.
    pub const COUNT: usize = 27;

    /// All cards: yellow, white, red.
    pub fn all() -> impl DoubleEndedIterator<Item = Activity> + Clone {
        (0..Activity::COUNT).map(Activity::from_usize)
    }

    /// The colour of the card.
    pub fn colour(self) -> Colour {
        use Activity::*;
        match self {
            Artisan | Merchant | Miller | Innkeeper | Blacksmith | Militia | Journeyman
            | Goldsmith | Sculptor => Colour::Yellow,
            Tithe | Monk | Priest | Apprenticeship | Confession | Templar | Pilgrimage
            | Procession | Glassblower => Colour::White,
            Archer | Chivalry | Diplomat | Hunting | Mercenary | TaxCollector | Captain
            | Jousting | Troubadour => Colour::Red,
        }
    }

    /// Whether the card bears an hourglass: it gives cubes, and each cube changes a later group.
    pub fn is_delayed(self) -> bool {
        use Activity::*;
        matches!(
            self,
            Blacksmith | Militia | Tithe | Monk | Priest | Apprenticeship | Confession | Templar
        )
    }

    /// The name in files and URLs.
    pub fn id(self) -> &'static str {
        use Activity::*;
        match self {
            Artisan => "artisan",
            Merchant => "merchant",
            Miller => "miller",
            Innkeeper => "innkeeper",
            Blacksmith => "blacksmith",
            Militia => "militia",
            Journeyman => "journeyman",
            Goldsmith => "goldsmith",
            Sculptor => "sculptor",
            Tithe => "tithe",
            Monk => "monk",
            Priest => "priest",
            Apprenticeship => "apprenticeship",
            Confession => "confession",
            Templar => "templar",
            Pilgrimage => "pilgrimage",
            Procession => "procession",
            Glassblower => "glassblower",
            Archer => "archer",
            Chivalry => "chivalry",
            Diplomat => "diplomat",
            Hunting => "hunting",
            Mercenary => "mercenary",
            TaxCollector => "tax-collector",
            Captain => "captain",
            Jousting => "jousting",
            Troubadour => "troubadour",
        }
    }
}
