//! What must hold of the numbers in a data file.

use engine::data::{DataFault, Sourced};
use enum_map::EnumMap;

use super::Foundation;
use super::file::{File, FileProvince, FileRegion, WaterBeggars};
use crate::place::{City, Province, Region, Site, Town};

/// All pieces of a game must be countable in a byte.
const MOST_PIECES: u16 = 250;

/// Notes a fault at the datum's line unless the condition holds.
pub(super) fn check<T>(
    holds: bool,
    datum: &Sourced<T>,
    text: &str,
    faults: &mut Vec<DataFault>,
    message: impl FnOnce() -> String,
) {
    if !holds {
        faults.push(datum.fault(text, message()));
    }
}

impl File {
    pub(super) fn check_numbers(&self, text: &str, faults: &mut Vec<DataFault>) {
        let turns = &self.calendar.turns;
        check((1..=20).contains(turns.get()), turns, text, faults, || {
            "a game has 1 to 20 turns after turn 0".to_owned()
        });
        let neutrals = &self.pieces.neutrals;
        check(
            (20..=90).contains(neutrals.get()),
            neutrals,
            text,
            faults,
            || "there are 20 to 90 neutral pieces".to_owned(),
        );
        for (resources, factions) in self.resources().into_iter().zip([4, 3, 4, 5]) {
            let all =
                u16::from(*resources.get()) * factions + u16::from(*self.pieces.neutrals.get());
            check(
                *resources.get() >= 20 && all <= MOST_PIECES,
                resources,
                text,
                faults,
                || {
                    format!(
                        "a faction has at least 20 resources, all pieces are at most {MOST_PIECES}"
                    )
                },
            );
        }
        for armies in self.armies() {
            check(
                (2..=20).contains(armies.get()),
                armies,
                text,
                faults,
                || "a faction has 2 to 20 armies".to_owned(),
            );
        }
        let least = &self.pieces.least_new;
        check(*least.get() <= 20, least, text, faults, || {
            "at most 20 new pieces are given for nothing".to_owned()
        });
        let WaterBeggars { markers, cost, .. } = &self.water_beggars;
        check(*markers.get() <= 8, markers, text, faults, || {
            "there are at most 8 Water Beggars".to_owned()
        });
        check((1..=20).contains(cost.get()), cost, text, faults, || {
            "a Water Beggar costs 1 to 20".to_owned()
        });
        for faction in &self.faction {
            let prices = faction.recruit.get();
            let rising = prices[0] > 0 && prices[0] < prices[1] && prices[1] < prices[2];
            check(
                rising && prices[2] <= 60,
                &faction.recruit,
                text,
                faults,
                || "more armies cost more, and three at most 60".to_owned(),
            );
            for price in [&faction.maintain, &faction.disband, &faction.first_new] {
                check((1..=20).contains(price.get()), price, text, faults, || {
                    "this is 1 to 20".to_owned()
                });
            }
        }
        for province in &self.province {
            let limit = &province.limit;
            check((1..=20).contains(limit.get()), limit, text, faults, || {
                "a province has room for 1 to 20 pieces".to_owned()
            });
            for (datum, parts, unit) in [
                (&province.tax, 50, "a half"),
                (&province.points, 1, "a hundredth"),
            ] {
                let value = datum.get().0;
                check(
                    value % parts == 0 && (0..=500).contains(&value),
                    datum,
                    text,
                    faults,
                    || format!("this is 0 to 5 in steps of {unit}"),
                );
            }
        }
        for region in &self.region {
            let spaces = *region.spaces.get();
            check(
                (1..=20).contains(&spaces),
                &region.spaces,
                text,
                faults,
                || "a command box has 1 to 20 spaces".to_owned(),
            );
            check(
                *region.orange.get() <= spaces,
                &region.orange,
                text,
                faults,
                || "there are more orange spaces than spaces".to_owned(),
            );
        }
        for support in &self.support {
            let spaces = [&support.board, &support.treasury, &support.split];
            let all: u16 = spaces.iter().map(|count| u16::from(*count.get())).sum();
            for count in spaces {
                check(*count.get() <= 20, count, text, faults, || {
                    "a support box has at most 20 spaces of a kind".to_owned()
                });
            }
            let pieces = &support.pieces;
            check(
                u16::from(*pieces.get()) <= all,
                pieces,
                text,
                faults,
                || "more pieces than spaces".to_owned(),
            );
            check(
                !support.factions.get().is_empty(),
                &support.factions,
                text,
                faults,
                || "somebody must be able to use the box".to_owned(),
            );
        }
    }

    pub(super) fn check_places(&self, text: &str, faults: &mut Vec<DataFault>) {
        for city in &self.city {
            let column = &city.allegiance;
            check((1..=7).contains(column.get()), column, text, faults, || {
                "the citizens' track has columns 1 to 7".to_owned()
            });
            let names = city.card.get();
            let itself = names
                .iter()
                .any(|&name| Site::from(name) == Site::City(city.id));
            check(
                !itself && names.len() <= 8,
                &city.card,
                text,
                faults,
                || "a card names at most 8 places, and not its own city".to_owned(),
            );
        }
        for (id, foundation, line) in [
            (
                Site::City(City::Koeln),
                self.city
                    .iter()
                    .find(|city| city.id == City::Koeln)
                    .and_then(|city| city.university.as_ref()),
                "KÖLN",
            ),
            (
                Site::Town(Town::Leuven),
                self.town
                    .iter()
                    .find(|town| town.id == Town::Leuven)
                    .and_then(|town| town.university.as_ref()),
                "Leuven",
            ),
        ] {
            if foundation.is_none_or(|found| *found.get() != Foundation::Established) {
                faults.push(DataFault {
                    line: text.lines().count(),
                    message: format!(
                        "6.19 wants an established university in {line} ({})",
                        id.id()
                    ),
                });
            }
        }
    }

    pub(super) fn check_set_up(&self, text: &str, faults: &mut Vec<DataFault>) {
        let least = self.resources().iter().map(|count| *count.get()).min();
        let least = usize::from(least.unwrap_or_default());
        let mut taken: Vec<Town> = Vec::new();
        for faction in &self.faction {
            let boxes: usize = self
                .support
                .iter()
                .filter(|support| support.factions.get().first() == Some(&faction.id))
                .map(|support| usize::from(*support.pieces.get()))
                .sum();
            let sites = faction.sites.get();
            let needed = sites.len() + boxes + usize::from(*faction.money.get());
            check(needed <= least, &faction.sites, text, faults, || {
                format!("the set-up needs {needed} pieces, and there are {least}")
            });
            for &name in sites {
                if let Site::Town(town) = name.into() {
                    check(!taken.contains(&town), &faction.sites, text, faults, || {
                        format!("two pieces in the town '{}'", town.id())
                    });
                    taken.push(town);
                }
            }
        }
        let orange: usize = self
            .region
            .iter()
            .map(|region| usize::from(*region.orange.get()))
            .sum();
        let armies: usize = self
            .faction
            .iter()
            .map(|faction| usize::from(*faction.armies.get()))
            .sum();
        for faction in &self.faction {
            check(
                armies <= orange && *faction.armies.get() <= 2,
                &faction.armies,
                text,
                faults,
                || "at most two armies, each on an orange space".to_owned(),
            );
        }
    }
}

/// Neighbours are mutual.
pub(super) fn check_neighbours(
    provinces: &EnumMap<Province, &FileProvince>,
    text: &str,
    faults: &mut Vec<DataFault>,
) {
    let lists = |province: Province| {
        let here = provinces[province];
        [Some(&here.neighbours), here.revised_neighbours.as_ref()]
    };
    for province in Province::ALL {
        for (kind, list) in lists(province).into_iter().enumerate() {
            let Some(list) = list else { continue };
            for &next in list.get() {
                let back = lists(next)[kind];
                let mutual = back.is_some_and(|back| back.get().contains(&province));
                check(mutual && next != province, list, text, faults, || {
                    format!(
                        "{} is a neighbour of {}, but not the other way round",
                        next.id(),
                        province.id()
                    )
                });
            }
        }
    }
}

/// Every province is in one region, and lines lead both ways.
pub(super) fn check_regions(
    regions: &EnumMap<Region, &FileRegion>,
    text: &str,
    faults: &mut Vec<DataFault>,
) -> Option<EnumMap<Province, Region>> {
    let mut homes: EnumMap<Province, Option<Region>> = EnumMap::default();
    for (region, entry) in regions {
        for &province in entry.provinces.get() {
            let before = homes[province].replace(region);
            check(before.is_none(), &entry.provinces, text, faults, || {
                format!("'{}' is in two regions", province.id())
            });
        }
        for &next in entry.lines.get() {
            let mutual = regions[next].lines.get().contains(&region);
            check(mutual && next != region, &entry.lines, text, faults, || {
                format!("a line to '{}' and none back", next.id())
            });
        }
    }
    let mut complete = true;
    for (province, home) in &homes {
        if home.is_none() {
            complete = false;
            faults.push(DataFault {
                line: text.lines().count(),
                message: format!("'{}' is in no region", province.id()),
            });
        }
    }
    complete.then(|| EnumMap::from_fn(|province: Province| homes[province].expect("complete")))
}
