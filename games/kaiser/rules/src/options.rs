//! What the players can agree on before a game.

use engine::{OptionSpec, Setup};

/// The options as the outside knows them.
pub(crate) const SPECS: &[OptionSpec] = &[
    // Set-up: the players place the starting position, or it is drawn.
    OptionSpec::choice("start", &["placed", "quick"]),
    // Whether the board shows everybody's points before the end.
    OptionSpec::choice("points", &["hidden", "open"]),
    // Mainz: paid to an elector who stays, or to whoever is elector after phase V.
    OptionSpec::choice("mainz", &["incumbent", "any-elector"]),
    // III, King's daughter: an archbishop may marry and then leaves the seat.
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
    // III: what who took no cards gets, and whether white cards alone bring a child.
    OptionSpec::choice("no-cards", &["no-child", "daughter", "coloured-only"]),
    // End: what decides between equal points.
    OptionSpec::choice("final-tie", &["shared", "thalers"]),
    // V: whom the emperor may name where power is tied.
    OptionSpec::choice("power-tie", &["who-can-take-it", "anyone"]),
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
    /// Who has no card at all gets a daughter.
    pub daughter_without_cards: bool,
    /// Who has white cards only gets a daughter.
    pub daughter_with_white_cards: bool,
    /// Thalers, then the throne, decide between equal points.
    pub thalers_break_ties: bool,
    /// Where power is tied, the emperor names somebody who can take the seat if there is one.
    pub ties_go_to_who_can_take_it: bool,
    /// Church influence and Excommunication need not be used.
    pub announcing_is_optional: bool,
    /// Cards for the election are taken only while one can still come.
    pub election_cards_need_an_election: bool,
    /// A decision whose choices all lead to the same position is not asked.
    pub skips_equal_choices: bool,
}

impl Agreed {
    /// What the options say and, with it, what the version of the rules and the number of players do.
    pub fn new(setup: &Setup) -> Agreed {
        let options = &setup.options;
        let second = setup.rules >= 2;
        let imperial = options.index("imperial-cities");
        let no_cards = options.index("no-cards");
        Agreed {
            quick_start: options.is_on("start"),
            open_points: options.is_on("points"),
            mainz_pays_anyone: options.is_on("mainz"),
            archbishops_marry: options.is_on("archbishops-marry"),
            eminence_votes: options.is_on("eminence-votes"),
            point_needs_votes: options.is_on("voters-point"),
            placing_is_optional: imperial == 2,
            moving_is_optional: imperial != 1,
            daughter_without_cards: no_cards == 1,
            daughter_with_white_cards: no_cards == 1 || (second && no_cards == 0),
            thalers_break_ties: options.is_on("final-tie"),
            ties_go_to_who_can_take_it: second && !options.is_on("power-tie"),
            announcing_is_optional: second && setup.seats == 2,
            election_cards_need_an_election: second && setup.seats > 2,
            skips_equal_choices: second,
        }
    }
}
