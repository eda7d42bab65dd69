//! What the players can agree on before a game.

use engine::{OptionSpec, Options};

use crate::family::Family;

/// The options as the outside knows them.
pub(crate) const SPECS: &[OptionSpec] = &[
    // Two players may play a fifth round, so that the cards of the third are of use longer.
    OptionSpec::choice("two-player-rounds", &["four", "five"]),
    // Procession and Jousting: each by its own words, only who activates the card scores, or everybody who leads.
    OptionSpec::choice("contests", &["by-card", "activator", "all-leaders"]),
    // Travelers and Theological Conflict: the row is pushed as usual, or its first citizen is expelled.
    OptionSpec::choice("newcomers", &["push", "replace"]),
    // Events can ask for more than the six black dice that exist.
    OptionSpec::choice("black-dice", &["as-shown", "six-at-most"]),
    // Disruption of the Works: the highest level comes first, or the highest number.
    OptionSpec::choice("disruption", &["level-first", "number-first"]),
    // Who leads the first round; a seat that the table does not have is as good as a draw.
    OptionSpec::choice(
        "start-player",
        &["drawn", "seat-1", "seat-2", "seat-3", "seat-4"],
    ),
    // Whether the others' points are shown on pages, in the terminal and in texts before the end.
    OptionSpec::choice("points", &["open", "hidden"]),
];

/// Who scores when Procession or Jousting is activated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contests {
    /// Procession: the activator, if nobody has more. Jousting: everybody who is tied with an activator that nobody beats.
    ByCard,
    /// The activator, if nobody has more.
    Activator,
    /// Everybody who has most.
    AllLeaders,
}

/// The options of a table, ready for use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Agreed {
    /// Two players play five rounds.
    pub fifth_round: bool,
    /// Who scores by Procession and Jousting.
    pub contests: Contests,
    /// Neutral newcomers expel the first citizen of their row instead of pushing it.
    pub replace: bool,
    /// There are never more than six black dice.
    pub six_black_dice: bool,
    /// Disruption of the Works takes the highest number first, then the highest level.
    pub number_first: bool,
    /// Who leads the first round; nobody if that is drawn.
    pub start: Option<Family>,
    /// The others' points are not shown before the end.
    pub hidden_points: bool,
}

impl Agreed {
    /// Reads the options as a version of the rules knows them, for a table of so many.
    pub(crate) fn new(options: &Options, rules: u16, seats: u8) -> Agreed {
        let third = rules >= 3;
        let seat = options.index("start-player").checked_sub(1);
        let seated = |seat: usize| Family::playing(seats).nth(seat);
        Agreed {
            fifth_round: options.is_on("two-player-rounds"),
            contests: match options.index("contests") {
                0 if third => Contests::ByCard,
                2 => Contests::AllLeaders,
                _ => Contests::Activator,
            },
            replace: options.is_on("newcomers"),
            six_black_dice: options.is_on("black-dice"),
            number_first: third && options.is_on("disruption"),
            start: if third {
                seat.and_then(seated)
            } else {
                Some(Family::Blue)
            },
            hidden_points: options.is_on("points"),
        }
    }
}
