//! The seven electorates.

use enum_map::Enum;
use serde::{Deserialize, Serialize};

/// An electorate, in the order in which the rulebook lists their privileges.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it all")]
pub enum Electorate {
    Trier,
    Koeln,
    Mainz,
    Pfalz,
    Sachsen,
    Brandenburg,
    Boehmen,
}

impl Electorate {
    /// All of them.
    pub const ALL: [Electorate; 7] = [
        Electorate::Trier,
        Electorate::Koeln,
        Electorate::Mainz,
        Electorate::Pfalz,
        Electorate::Sachsen,
        Electorate::Brandenburg,
        Electorate::Boehmen,
    ];

    /// The electorate's name in files and URLs.
    pub fn id(self) -> &'static str {
        match self {
            Electorate::Trier => "trier",
            Electorate::Koeln => "koeln",
            Electorate::Mainz => "mainz",
            Electorate::Pfalz => "pfalz",
            Electorate::Sachsen => "sachsen",
            Electorate::Brandenburg => "brandenburg",
            Electorate::Boehmen => "boehmen",
        }
    }

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
