//! What the players can agree on before a game.

use engine::{OptionSpec, Options};

/// The options as the outside knows them.
pub(crate) const SPECS: &[OptionSpec] = &[
    // Set-up: the players place the starting position, or it is drawn.
    OptionSpec::choice("start", &["placed", "quick"]),
    // Whether the board shows everybody's points before the end.
    OptionSpec::choice("points", &["hidden", "open"]),
    // Mainz: paid to an elector who stays, or to whoever is elector after phase V.
    OptionSpec::choice("mainz", &["incumbent", "any-elector"]),
    // III, King's daughter: an archbishop may marry and then leaves his seat.
    OptionSpec::switch("archbishops-marry"),
    // Church influence: whether a Grey Eminence votes too.
    OptionSpec::switch("eminence-votes"),
    // VI: who gets the point for voting for the winner.
    OptionSpec::choice("voters-point", &["everyone", "with-votes"]),
    // VII: whether imperial cities must be placed and moved.
    OptionSpec::choice(
        "imperial-cities",
        &["place-must-move-may", "both-must", "both-may"],
    ),
    // III: what who bought no coloured card gets.
    OptionSpec::choice("no-cards", &["no-child", "daughter"]),
    // End: what decides between equal points.
    OptionSpec::choice("final-tie", &["shared", "thalers"]),
];

/// The options of a table, ready for use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Agreed {
    /// The starting position is drawn.
    pub quick_start: bool,
    /// Everybody's points are shown.
    pub open_points: bool,
    /// Mainz pays a new elector too.
    pub mainz_pays_anyone: bool,
    /// Archbishops may marry, and leave their seats.
    pub archbishops_marry: bool,
    /// A Grey Eminence adds a vote under Church influence.
    pub eminence_votes: bool,
    /// Only voters with at least one vote get the point.
    pub point_needs_votes: bool,
    /// An imperial city need not be placed.
    pub placing_is_optional: bool,
    /// An imperial city need not be moved.
    pub moving_is_optional: bool,
    /// Who bought no coloured card gets a daughter.
    pub daughter_without_cards: bool,
    /// Thalers, then the throne, decide between equal points.
    pub thalers_break_ties: bool,
}

impl Agreed {
    /// Reads the options.
    pub fn new(options: &Options) -> Agreed {
        let imperial = options.index("imperial-cities");
        Agreed {
            quick_start: options.is_on("start"),
            open_points: options.is_on("points"),
            mainz_pays_anyone: options.is_on("mainz"),
            archbishops_marry: options.is_on("archbishops-marry"),
            eminence_votes: options.is_on("eminence-votes"),
            point_needs_votes: options.is_on("voters-point"),
            placing_is_optional: imperial == 2,
            moving_is_optional: imperial != 1,
            daughter_without_cards: options.is_on("no-cards"),
            thalers_break_ties: options.is_on("final-tie"),
        }
    }
}
