//! Where the editions and versions of the rules differ, in the rules reference.

use revolution_rules::{Agreed, SiegeRule};
use words::common::ruling;
use words::{Lang, RuleSection};

words::texts!("editions");

/// One reading of a rule.
struct Reading {
    /// The section that it belongs to.
    section: &'static str,
    /// What it says.
    text: fn(Lang) -> String,
    /// Whether a table plays by it.
    holds: fn(&Agreed) -> bool,
}

impl Reading {
    const fn new(
        section: &'static str,
        text: fn(Lang) -> String,
        holds: fn(&Agreed) -> bool,
    ) -> Reading {
        Reading {
            section,
            text,
            holds,
        }
    }
}

const READINGS: &[Reading] = &[
    Reading::new("5.2", first_growth_with_cities, |agreed| {
        agreed.first_growth_cities
    }),
    Reading::new("5.2", first_growth_without_cities, |agreed| {
        !agreed.first_growth_cities
    }),
    Reading::new("5.2", pieces_held_back, |agreed| {
        agreed.first_pieces_optional
    }),
    Reading::new("5.2", all_pieces_placed, |agreed| {
        !agreed.first_pieces_optional
    }),
    Reading::new("5.6", first_mover_is_free, |agreed| {
        agreed.first_mover_is_free
    }),
    Reading::new("5.6", first_mover_turns_out, |agreed| {
        !agreed.first_mover_is_free
    }),
    Reading::new("6.2", huguenots_rest, |agreed| agreed.huguenots_turn_down),
    Reading::new("6.2", huguenots_stay_up, |agreed| {
        !agreed.huguenots_turn_down
    }),
    Reading::new("6.7", relief_lifts_all, |agreed| agreed.relief_lifts_all),
    Reading::new("6.7", relief_lifts_one, |agreed| !agreed.relief_lifts_all),
    Reading::new("6.8", beggars_hold_in_order, |agreed| !agreed.second),
    Reading::new("6.10", growth_with_cities, |agreed| agreed.growth_cities),
    Reading::new("6.10", growth_without_cities, |agreed| {
        !agreed.growth_cities
    }),
    Reading::new("6.14", provinces_are_called, |agreed| {
        agreed.first_player_orders
    }),
    Reading::new("6.14", provinces_in_order, |agreed| {
        !agreed.first_player_orders
    }),
    Reading::new("6.15", siege_spares_allies, |agreed| {
        agreed.siege != SiegeRule::AnyTwo
    }),
    Reading::new("6.15", siege_takes_any_two, |agreed| {
        agreed.siege == SiegeRule::AnyTwo
    }),
];

/// Adds the readings that a table plays by to the sections of the rules, or all of them.
pub(crate) fn add(sections: &mut [RuleSection], agreed: Option<&Agreed>, lang: Lang) {
    let holds = |reading: &&Reading| agreed.is_none_or(|agreed| (reading.holds)(agreed));
    for section in sections {
        let own = READINGS
            .iter()
            .filter(|reading| reading.section == section.number);
        for reading in own.filter(holds) {
            section.body.push_str("\n\n");
            section.body.push_str(&ruling(lang, (reading.text)(lang)));
        }
    }
}
