//! Where the editions, options and versions of the rules differ, in the rules reference.

use engine::{Game, Options};
use revolution_rules::{Agreed, Revolution, SiegeRule};
use words::common::ruling;
use words::{Lang, RuleSection, capital, list};

words::texts!("editions");

/// One reading of a rule.
struct Reading {
    /// The section that it belongs to.
    section: &'static str,
    /// The rule, if it is only a part of the section.
    part: Option<&'static str>,
    /// What it says, as the end of a sentence.
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
            part: None,
            text,
            holds,
        }
    }

    const fn of(self, part: &'static str) -> Reading {
        Reading {
            part: Some(part),
            ..self
        }
    }

    /// Whether the newest version of the rules reads it so with these options.
    fn holds_with(&self, options: &Options) -> bool {
        (self.holds)(&Agreed::new(options, Revolution::RULES))
    }

    /// Whether the newest version of the rules reads it so if nothing but this is agreed on.
    fn holds_by(&self, id: &str, value: &str) -> bool {
        let mut options = Options::new(Revolution::OPTIONS);
        options.set(id, value).is_ok() && self.holds_with(&options)
    }

    /// Whether any single option leads to it.
    fn is_optional(&self) -> bool {
        let mut specs = Revolution::OPTIONS.iter();
        specs.any(|spec| {
            spec.values
                .iter()
                .any(|value| self.holds_by(spec.id, value))
        })
    }

    /// What it is due to at a table, or in general; nothing if it always holds.
    fn cause(&self, table: Option<&Revolution>, lang: Lang) -> Option<String> {
        let by_edition = EDITIONS.map(|id| self.holds_by("edition", id));
        let (newest, edition) = match table {
            Some(table) => {
                let edition = table
                    .options()
                    .iter()
                    .find(|(spec, _)| spec.id == "edition");
                (
                    self.holds_with(table.options()),
                    edition.is_some_and(|(spec, value)| self.holds_by(spec.id, value)),
                )
            }
            None => (self.is_optional(), by_edition.contains(&true)),
        };
        if !newest {
            return Some(by_first_version(lang));
        }
        if !edition {
            return Some(by_option(lang));
        }
        if by_edition == [true; 3] {
            return None;
        }
        let names = [by_first(lang), by_revised(lang), by_recommended(lang)];
        let own = names.into_iter().zip(by_edition);
        let own = own.filter(|&(_, holds)| holds).map(|(name, _)| name);
        Some(list(lang, own).to_string())
    }

    /// The reading with what it is due to.
    fn say(&self, table: Option<&Revolution>, lang: Lang) -> String {
        let text = (self.text)(lang);
        let said = match self.cause(table, lang) {
            Some(cause) => because(lang, cause, text),
            None => text,
        };
        let said = capital(&said);
        match self.part {
            Some(part) => because(lang, part, said),
            None => said,
        }
    }
}

/// The editions, by the values of their option.
const EDITIONS: [&str; 3] = ["first", "revised", "recommended"];

const READINGS: &[Reading] = &[
    Reading::new("5.2", growth_with_cities, |agreed| {
        agreed.first_growth_cities
    }),
    Reading::new("5.2", growth_without_cities, |agreed| {
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
    Reading::new("6.1", tax_all_there_is, |agreed| agreed.tax_all),
    Reading::new("6.1", tax_full_rounds, |agreed| !agreed.tax_all),
    Reading::new("6.2", huguenots_rest, |agreed| agreed.huguenots_turn_down).of("6.2.2"),
    Reading::new("6.2", huguenots_stay_up, |agreed| {
        !agreed.huguenots_turn_down
    })
    .of("6.2.2"),
    Reading::new("6.7", hirer_chooses_army, |agreed| agreed.second).of("6.7.1"),
    Reading::new("6.7", relief_lifts_all, |agreed| agreed.relief_lifts_all).of("6.7.2"),
    Reading::new("6.7", relief_lifts_one, |agreed| !agreed.relief_lifts_all).of("6.7.2"),
    Reading::new("6.8", beggars_stop_leavers, |agreed| agreed.second),
    Reading::new("6.8", beggars_hold_in_order, |agreed| !agreed.second),
    Reading::new("6.10", growth_with_cities, |agreed| agreed.growth_cities),
    Reading::new("6.10", growth_without_cities, |agreed| {
        !agreed.growth_cities
    }),
    Reading::new("6.13", geldern_by_river, |agreed| !agreed.geldern_by_land),
    Reading::new("6.13", geldern_by_land, |agreed| agreed.geldern_by_land),
    Reading::new("6.14", provinces_are_called, |agreed| {
        agreed.first_player_orders
    }),
    Reading::new("6.14", provinces_in_order, |agreed| {
        !agreed.first_player_orders
    }),
    Reading::new("6.14", neutrals_from_cities, |agreed| agreed.second),
    Reading::new("6.14", nothing_to_move, |agreed| agreed.second),
    Reading::new("6.15", siege_takes_neutrals, |agreed| {
        agreed.siege != SiegeRule::RivalsOnly
    }),
    Reading::new("6.15", siege_spares_neutrals, |agreed| {
        agreed.siege == SiegeRule::RivalsOnly
    }),
    Reading::new("6.15", siege_spares_allies, |agreed| {
        agreed.siege != SiegeRule::AnyTwo
    }),
    Reading::new("6.15", siege_takes_any_two, |agreed| {
        agreed.siege == SiegeRule::AnyTwo
    }),
];

/// Adds the readings that a table plays by to the sections of the rules, or all of them.
pub(crate) fn add(sections: &mut [RuleSection], table: Option<&Revolution>, lang: Lang) {
    let holds = |reading: &&Reading| table.is_none_or(|table| (reading.holds)(table.agreed()));
    for section in sections {
        let own = READINGS
            .iter()
            .filter(|reading| reading.section == section.number);
        for reading in own.filter(holds) {
            section.body.push_str("\n\n");
            section
                .body
                .push_str(&ruling(lang, reading.say(table, lang)));
        }
    }
}
