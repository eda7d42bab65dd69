//! What must hold of the numbers in a data file.

use engine::data::{DataFault, DataProblem, Sourced, range};
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
    problem: impl FnOnce() -> DataProblem,
) {
    if !holds {
        faults.push(datum.fault(text, problem()));
    }
}

impl File {
    pub(super) fn check_numbers(&self, text: &str, faults: &mut Vec<DataFault>) {
        let turns = &self.calendar.turns;
        check((1..=20).contains(turns.get()), turns, text, faults, || {
            range(1, 20)
        });
        let neutrals = &self.pieces.neutrals;
        check(
            (20..=90).contains(neutrals.get()),
            neutrals,
            text,
            faults,
            || range(20, 90),
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
                    let neutrals = u16::from(*self.pieces.neutrals.get());
                    range(20, MOST_PIECES.saturating_sub(neutrals) / factions)
                },
            );
        }
        for armies in self.armies() {
            check(
                (2..=20).contains(armies.get()),
                armies,
                text,
                faults,
                || range(2, 20),
            );
        }
        let least = &self.pieces.least_new;
        check(*least.get() <= 20, least, text, faults, || range(0, 20));
        let WaterBeggars { markers, cost, .. } = &self.water_beggars;
        check(*markers.get() <= 8, markers, text, faults, || range(0, 8));
        check((1..=20).contains(cost.get()), cost, text, faults, || {
            range(1, 20)
        });
        for faction in &self.faction {
            let prices = faction.recruit.get();
            let rising = prices[0] < prices[1] && prices[1] < prices[2];
            check(rising, &faction.recruit, text, faults, || {
                DataProblem::Rising
            });
            let possible = prices.iter().all(|price| (1..=60).contains(price));
            check(possible, &faction.recruit, text, faults, || range(1, 60));
            for price in [&faction.maintain, &faction.disband, &faction.first_new] {
                check((1..=20).contains(price.get()), price, text, faults, || {
                    range(1, 20)
                });
            }
        }
        for province in &self.province {
            let limit = &province.limit;
            check((1..=20).contains(limit.get()), limit, text, faults, || {
                range(1, 20)
            });
            for (datum, parts) in [(&province.tax, 50), (&province.points, 1)] {
                let value = datum.get().0;
                check(
                    value % parts == 0 && (0..=500).contains(&value),
                    datum,
                    text,
                    faults,
                    || DataProblem::Steps {
                        most: 5,
                        hundredths: parts.into(),
                    },
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
                || range(1, 20),
            );
            check(
                *region.orange.get() <= spaces,
                &region.orange,
                text,
                faults,
                || DataProblem::MoreThan("spaces"),
            );
        }
        for support in &self.support {
            let spaces = [&support.board, &support.treasury, &support.split];
            let all: u16 = spaces.iter().map(|count| u16::from(*count.get())).sum();
            for count in spaces {
                check(*count.get() <= 20, count, text, faults, || range(0, 20));
            }
            let pieces = &support.pieces;
            check(
                u16::from(*pieces.get()) <= all,
                pieces,
                text,
                faults,
                || DataProblem::TooFew {
                    needed: usize::from(*pieces.get()),
                    there: usize::from(all),
                },
            );
            check(
                !support.factions.get().is_empty(),
                &support.factions,
                text,
                faults,
                || DataProblem::Empty,
            );
        }
    }

    pub(super) fn check_places(&self, text: &str, faults: &mut Vec<DataFault>) {
        for city in &self.city {
            let column = &city.allegiance;
            check((1..=7).contains(column.get()), column, text, faults, || {
                range(1, 7)
            });
            let names = city.card.get();
            let itself = names
                .iter()
                .any(|&name| Site::from(name) == Site::City(city.id));
            check(!itself, &city.card, text, faults, || {
                DataProblem::Itself(city.id.id().to_owned())
            });
            check(names.len() <= 8, &city.card, text, faults, || {
                DataProblem::TooMany { most: 8 }
            });
        }
        for (id, foundation) in [
            (
                Site::City(City::Koeln),
                self.city
                    .iter()
                    .find(|city| city.id == City::Koeln)
                    .and_then(|city| city.university.as_ref()),
            ),
            (
                Site::Town(Town::Leuven),
                self.town
                    .iter()
                    .find(|town| town.id == Town::Leuven)
                    .and_then(|town| town.university.as_ref()),
            ),
        ] {
            if foundation.is_none_or(|found| *found.get() != Foundation::Established) {
                let missing = format!("{}.university = \"established\"", id.id());
                let fault = DataFault::at_the_end(text, DataProblem::Missing(missing));
                faults.push(fault.by_rule("6.19"));
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
                DataProblem::TooFew {
                    needed,
                    there: least,
                }
            });
            for &name in sites {
                if let Site::Town(town) = name.into() {
                    check(!taken.contains(&town), &faction.sites, text, faults, || {
                        DataProblem::Twice(town.id().to_owned())
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
            let own = &faction.armies;
            check(*own.get() <= 2, own, text, faults, || range(0, 2));
            // Each begins on an orange space.
            check(armies <= orange, own, text, faults, || {
                DataProblem::TooFew {
                    needed: armies,
                    there: orange,
                }
            });
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
                    one_way(province.id(), next.id())
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
                DataProblem::Twice(province.id().to_owned())
            });
        }
        for &next in entry.lines.get() {
            let mutual = regions[next].lines.get().contains(&region);
            check(mutual && next != region, &entry.lines, text, faults, || {
                one_way(region.id(), next.id())
            });
        }
    }
    let mut complete = true;
    for (province, home) in &homes {
        if home.is_none() {
            complete = false;
            let problem = DataProblem::Nowhere(province.id().to_owned());
            faults.push(DataFault::at_the_end(text, problem));
        }
    }
    complete.then(|| EnumMap::from_fn(|province: Province| homes[province].expect("complete")))
}

/// A neighbour that is not one the other way round, or that is the place itself.
fn one_way(from: &str, to: &str) -> DataProblem {
    if from == to {
        DataProblem::Itself(from.to_owned())
    } else {
        DataProblem::OneWay {
            from: from.to_owned(),
            to: to.to_owned(),
        }
    }
}
