//! The activity cards.

use engine::named;
use enum_map::Enum;

use crate::building::Colour;

named! {
    /// An activity card (action 1).
    #[derive(Enum)]
    pub enum Activity {
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

impl Activity {
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
}
