//! What the players can agree on before a game.
//!
//! The two editions differ, and both leave questions open. `edition` is a preset for all of them; each
//! question has an option of its own that overrules the preset.

use engine::{OptionSpec, Options};

use crate::faction::Faction;

/// The options as the outside knows them.
pub(crate) const SPECS: &[OptionSpec] = &[
    // Which rulebook: the best ruling for each question, or one edition to the letter.
    OptionSpec::choice("edition", &["recommended", "first", "revised"]),
    // 3.2: who joins the Catholics in a game for three.
    OptionSpec::choice(
        "three-factions",
        &[
            "nobility-reformer",
            "habsburg-nobility",
            "habsburg-burgher",
            "habsburg-reformer",
            "nobility-burgher",
            "burgher-reformer",
        ],
    ),
    // 5.2: whether pieces in cities count for the number that may be added in turn 0.
    OptionSpec::choice(
        "first-growth",
        &["preset", "cities-count", "cities-do-not-count"],
    ),
    // 6.10: the same in later turns, in provinces that the faction does not control.
    OptionSpec::choice("growth", &["preset", "cities-count", "cities-do-not-count"]),
    // 6.17: whether pieces in cities count for the majority in the province, from turn 1 on.
    OptionSpec::choice("province-majority", &["without-cities", "with-cities"]),
    // 6.1: what happens if there are too few pieces for the tax.
    OptionSpec::choice("short-tax", &["preset", "all-there-is", "full-rounds"]),
    // 6.2.2: what becomes of a Huguenot piece that intercepted.
    OptionSpec::choice("huguenots", &["preset", "stay-up", "turn-down"]),
    // 6.3: which provinces an abandoned army can plunder.
    OptionSpec::choice(
        "plunder",
        &["towns-of-region", "region", "towns-anywhere", "anywhere"],
    ),
    // 6.5: when two factions fight.
    OptionSpec::choice("battle", &["more-than-two-armies", "one-side-above-two"]),
    // 6.4, 6.9: whether a player's two factions stand in each other's way in a game for two.
    OptionSpec::choice("allies", &["apart", "together"]),
    // 6.7.4: how many armies a Water Beggar holds.
    OptionSpec::choice("beggars-hold", &["one-army-each", "all-armies"]),
    // 6.7: whether the Water Beggars can act in the Generality.
    OptionSpec::choice("beggars-in-generality", &["yes", "no"]),
    // 6.14: whether neutrals may also be moved into cities and towns.
    OptionSpec::choice("neutral-movement", &["free", "out-only"]),
    // 6.14: who says in which order the provinces come.
    OptionSpec::choice("province-order", &["preset", "fixed", "first-player"]),
    // 6.13: whether neutrals make room for those who overflow.
    OptionSpec::choice("overflow-neutrals", &["leave", "stay"]),
    // 6.13: whether Gelderland and Geldern are neighbours by land.
    OptionSpec::choice("geldern", &["preset", "by-river", "by-land"]),
    // 6.13, designer's note: how many neutrals there are.
    OptionSpec::choice("neutral-pieces", &["all", "44", "40", "36", "32"]),
    // 6.15: whose pieces a siege converts.
    OptionSpec::choice(
        "siege",
        &["preset", "rivals-then-neutrals", "any-two", "rivals-only"],
    ),
    // 6.16: what the outer columns do.
    OptionSpec::choice("citizens", &["printed", "symmetric"]),
    // 6.18: what the Nobility does to a bishopric.
    OptionSpec::choice("noble-bishopric", &["stays", "towards-catholic"]),
    // 6.18: how fast a bishopric without a master returns.
    OptionSpec::choice("masterless-bishopric", &["one-step", "at-once"]),
    // 5.7 against 6.19: whether the Burghers make a university Reformed in turn 0.
    OptionSpec::choice("first-universities", &["burghers-too", "reformers-only"]),
    // 4.3.2 against 5.8: how the Nobility's points are rounded.
    OptionSpec::choice("noble-points", &["up", "down"]),
    // 6.10: whether new pieces may be turned into money though there is room for them.
    OptionSpec::choice("new-money", &["only-without-room", "by-choice"]),
    // Whether the Habsburgs can use the Emperor's box too.
    OptionSpec::switch("emperor-for-habsburgs"),
    // Whether Scheldt, IJssel and Moselle are rivers too.
    OptionSpec::switch("historical-rivers"),
    // Whether the sides that win least between bots get points at the end.
    OptionSpec::switch("handicap"),
];

/// Which provinces an abandoned army can plunder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plunder {
    /// Those with a town in its region.
    TownsOfRegion,
    /// Those of its region.
    Region,
    /// Those with a town.
    TownsAnywhere,
    /// All.
    Anywhere,
}

/// Whose pieces a siege converts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SiegeRule {
    /// Two of the rivals', or neutrals if there are too few; allies' are left alone.
    RivalsThenNeutrals,
    /// Any two that are not the besieger's own, allies' included.
    AnyTwo,
    /// Two of the rivals'; neutrals and allies' are left alone.
    RivalsOnly,
}

/// The options of a table, ready for use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Agreed {
    /// The edition that answers what no other option does.
    pub edition: Edition,
    /// The second version of these rules is played, which asks less often. In all editions a Water Beggar holds the
    /// first army that tries to leave (6.8), its hirer says which army is defeated (6.7.1), and neutrals in cities fill
    /// empty towns if none lies in the countryside (5.6, 6.14).
    pub second: bool,
    /// One relief lifts all sieges of the faction in the region (6.7.2).
    pub relief_lifts_all: bool,
    /// In turn 0 the first mover puts pieces of others wherever it likes within the province (5.6).
    pub first_mover_is_free: bool,
    /// In turn 0 new pieces need not be placed; they stay beside the board (5.2).
    pub first_pieces_optional: bool,
    /// The two factions beside the Catholics in a game for three.
    pub three: [Faction; 2],
    /// Pieces in cities count for growth in turn 0.
    pub first_growth_cities: bool,
    /// Pieces in cities count for growth later.
    pub growth_cities: bool,
    /// Pieces in cities count for the province from turn 1 on.
    pub majority_cities: bool,
    /// If pieces are short, the last round of taxes may be a part.
    pub tax_all: bool,
    /// A Huguenot piece that intercepted is turned down.
    pub huguenots_turn_down: bool,
    /// Which provinces an abandoned army can plunder.
    pub plunder: Plunder,
    /// Two factions fight only if one has more than two armies.
    pub battle_one_side: bool,
    /// Allies are not in each other's way.
    pub allies_together: bool,
    /// One Water Beggar holds all armies.
    pub beggars_hold_all: bool,
    /// The Water Beggars stay out of the Generality.
    pub beggars_not_in_generality: bool,
    /// Neutrals can only be moved out.
    pub neutrals_out_only: bool,
    /// The first player says which province is next.
    pub first_player_orders: bool,
    /// Neutrals stay where others overflow to.
    pub neutrals_stay: bool,
    /// Gelderland and Geldern are neighbours by land.
    pub geldern_by_land: bool,
    /// How many neutrals there are at the most.
    pub neutrals: u8,
    /// Whose pieces a siege converts.
    pub siege: SiegeRule,
    /// The Reformed columns do as the Catholic ones.
    pub symmetric_citizens: bool,
    /// The Nobility draws a bishopric towards Catholic.
    pub noble_bishopric_catholic: bool,
    /// A bishopric without a master is Catholic at once.
    pub masterless_at_once: bool,
    /// In turn 0 only the Reformers make a university Reformed.
    pub universities_reformers_only: bool,
    /// The Nobility's points are rounded down.
    pub noble_points_down: bool,
    /// New pieces may be turned into money by choice.
    pub new_money_by_choice: bool,
    /// The Habsburgs can use the Emperor's box.
    pub emperor_for_habsburgs: bool,
    /// Scheldt, `IJssel` and Moselle are rivers too.
    pub historical_rivers: bool,
    /// The sides that win least between bots get points at the end.
    pub handicap: bool,
}

/// The edition that answers what no other option does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edition {
    /// The revised rules with a few rulings mended.
    Recommended,
    /// The first edition.
    First,
    /// The revised rules.
    Revised,
}

impl Agreed {
    /// Reads the options as a version of the rules takes them.
    pub fn new(options: &Options, rules: u16) -> Agreed {
        use Faction::*;
        let edition = match options.index("edition") {
            0 => Edition::Recommended,
            1 => Edition::First,
            _ => Edition::Revised,
        };
        // The second value of a question in doubt, by the preset if it is left to it.
        let first_value = |id: &str, by_preset: bool| match options.index(id) {
            0 => by_preset,
            index => index == 1,
        };
        let first = edition == Edition::First;
        let second = rules >= 2;
        Agreed {
            edition,
            second,
            relief_lifts_all: first || !second,
            first_mover_is_free: second && !first,
            first_pieces_optional: second && first,
            three: [
                [Nobility, Reformer],
                [Habsburg, Nobility],
                [Habsburg, Burgher],
                [Habsburg, Reformer],
                [Nobility, Burgher],
                [Burgher, Reformer],
            ][options.index("three-factions")],
            first_growth_cities: first_value("first-growth", edition != Edition::Revised),
            growth_cities: first_value("growth", first),
            majority_cities: options.is_on("province-majority"),
            tax_all: first_value("short-tax", first),
            huguenots_turn_down: !first_value("huguenots", first),
            plunder: match options.index("plunder") {
                0 => Plunder::TownsOfRegion,
                1 => Plunder::Region,
                2 => Plunder::TownsAnywhere,
                _ => Plunder::Anywhere,
            },
            battle_one_side: options.is_on("battle"),
            allies_together: options.is_on("allies"),
            beggars_hold_all: options.is_on("beggars-hold"),
            beggars_not_in_generality: options.is_on("beggars-in-generality"),
            neutrals_out_only: options.is_on("neutral-movement"),
            first_player_orders: !first_value("province-order", edition != Edition::Revised),
            neutrals_stay: options.is_on("overflow-neutrals"),
            geldern_by_land: !first_value("geldern", first),
            neutrals: [u8::MAX, 44, 40, 36, 32][options.index("neutral-pieces")],
            siege: match (options.index("siege"), edition) {
                (0, Edition::First) | (2, _) => SiegeRule::AnyTwo,
                // The first version took the revised text to spare neutrals.
                (0, Edition::Revised) if !second => SiegeRule::RivalsOnly,
                (0 | 1, _) => SiegeRule::RivalsThenNeutrals,
                _ => SiegeRule::RivalsOnly,
            },
            symmetric_citizens: options.is_on("citizens"),
            noble_bishopric_catholic: options.is_on("noble-bishopric"),
            masterless_at_once: options.is_on("masterless-bishopric"),
            universities_reformers_only: options.is_on("first-universities"),
            noble_points_down: options.is_on("noble-points"),
            new_money_by_choice: options.is_on("new-money"),
            emperor_for_habsburgs: options.is_on("emperor-for-habsburgs"),
            historical_rivers: options.is_on("historical-rivers"),
            handicap: second && options.is_on("handicap"),
        }
    }
}
