//! What the players can agree on before a game.

use engine::{OptionSpec, Options};

/// The options as the outside knows them.
pub(crate) const SPECS: &[OptionSpec] = &[
    // Two players may play a fifth round, so that the cards of the third are of use longer.
    OptionSpec::choice("two-player-rounds", &["four", "five"]),
    // Procession and Jousting: only who activates the card scores, or everybody who leads.
    OptionSpec::choice("contests", &["activator", "all-leaders"]),
    // Travelers and Theological Conflict: the row is pushed as usual, or its first citizen is expelled.
    OptionSpec::choice("newcomers", &["push", "replace"]),
    // Events can ask for more than the six black dice that exist.
    OptionSpec::choice("black-dice", &["as-shown", "six-at-most"]),
];

/// The options of a table, ready for use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Agreed {
    /// Two players play five rounds.
    pub fifth_round: bool,
    /// Procession and Jousting give points to everybody who leads.
    pub all_leaders: bool,
    /// Neutral newcomers expel the first citizen of their row instead of pushing it.
    pub replace: bool,
    /// There are never more than six black dice.
    pub six_black_dice: bool,
}

impl Agreed {
    /// Reads the options.
    pub fn new(options: &Options) -> Agreed {
        Agreed {
            fifth_round: options.is_on("two-player-rounds"),
            all_leaders: options.is_on("contests"),
            replace: options.is_on("newcomers"),
            six_black_dice: options.is_on("black-dice"),
        }
    }
}
