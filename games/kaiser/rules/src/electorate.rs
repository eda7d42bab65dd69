//! The seven electorates.

use engine::named;
use enum_map::Enum;
use serde::{Deserialize, Serialize};

named! {
    /// An electorate, in the order in which the rulebook lists their privileges.
    #[derive(Enum)]
    pub enum Electorate {
        Trier => "trier",
        Koeln => "koeln",
        Mainz => "mainz",
        Pfalz => "pfalz",
        Sachsen => "sachsen",
        Brandenburg => "brandenburg",
        Boehmen => "boehmen",
    }
}

impl Electorate {
    /// Whether an archbishop rules it, who must be a baron.
    pub fn is_church(self) -> bool {
        self.estate() == Estate::Church
    }

    /// Ecclesiastical or secular.
    pub fn estate(self) -> Estate {
        match self {
            Electorate::Trier | Electorate::Koeln | Electorate::Mainz => Estate::Church,
            _ => Estate::Secular,
        }
    }

    /// Whether its privilege is used in phase IV, by moving the elector to the privilege space.
    pub fn has_action(self) -> bool {
        use Electorate::*;
        matches!(self, Trier | Koeln | Pfalz | Brandenburg)
    }
}

/// Ecclesiastical or secular.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Estate {
    /// An archbishopric: only barons can be its elector.
    Church,
    /// Ruled by a baron or a couple.
    Secular,
}
