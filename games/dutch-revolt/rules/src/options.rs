//! What the players can agree on before a game.

use engine::{OptionSpec, Options};

/// The options as the outside knows them.
pub(crate) const SPECS: &[OptionSpec] = &[
    // 12.0: 20 turns of two years, Union at 200.
    OptionSpec::choice("length", &["forty-turns", "twenty-turns"]),
    // 5.0: the Crusade never happened and may be left out.
    OptionSpec::choice("crusade", &["in", "out"]),
    // 5.0: unused chits are kept without limit, or only six of them, or none.
    OptionSpec::choice("chit-hand", &["unlimited", "six", "returned"]),
    // 12.0: who holds what at the start.
    OptionSpec::choice("owners", &["printed", "dealt", "fair-deal", "picked"]),
    // 12.0: what the people believe at the start.
    OptionSpec::choice("alignments", &["printed", "rolled"]),
    // 4.3 against 6.0: the Spanish always spend first, or whoever is first this year.
    OptionSpec::choice("spending", &["spanish-first", "by-initiative"]),
    // 9.2: what a shift beyond the first column does.
    OptionSpec::choice("off-the-table", &["no-effect", "first-column"]),
];

/// What becomes of unused chits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChitHand {
    /// They are kept, as the text says.
    Unlimited,
    /// Six are kept at most.
    Six,
    /// All go back at the end of the year.
    Returned,
}

/// Who holds what at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owners {
    /// As printed on the map.
    BuiltinData,
    /// Ten each at random.
    Dealt,
    /// At random, the Rebels holding as many political points as on the printed map.
    FairDeal,
    /// In turn, the Spanish first, until each has ten.
    Picked,
}

/// The options of a table, ready for use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Agreed {
    /// 20 turns of two years.
    pub short: bool,
    /// The Crusade is left out.
    pub no_crusade: bool,
    /// What becomes of unused chits.
    pub hand: ChitHand,
    /// Who holds what at the start.
    pub owners: Owners,
    /// Alignments are rolled for.
    pub rolled_alignments: bool,
    /// Spending follows initiative.
    pub spend_by_initiative: bool,
    /// A shift beyond the first column uses the first column.
    pub first_column: bool,
}

impl Agreed {
    /// Reads the options.
    pub fn new(options: &Options) -> Agreed {
        Agreed {
            short: options.is_on("length"),
            no_crusade: options.is_on("crusade"),
            hand: match options.index("chit-hand") {
                0 => ChitHand::Unlimited,
                1 => ChitHand::Six,
                _ => ChitHand::Returned,
            },
            owners: match options.index("owners") {
                0 => Owners::BuiltinData,
                1 => Owners::Dealt,
                2 => Owners::FairDeal,
                _ => Owners::Picked,
            },
            rolled_alignments: options.is_on("alignments"),
            spend_by_initiative: options.is_on("spending"),
            first_column: options.is_on("off-the-table"),
        }
    }
}
