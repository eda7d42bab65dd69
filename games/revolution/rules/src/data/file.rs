//! The form of the data file and everything that can be wrong with it.

use engine::data::{DataFault, DataProblem, Hundredths, Sourced};
use enum_map::{Enum, EnumMap};
use serde::Deserialize;

use super::check::{check, check_neighbours, check_regions};
use super::{
    Beggars, Card, CityCard, Command, Data, Foundation, Land, Leg, River, SupportBox, TownPlace,
};
use crate::faction::Faction;
use crate::place::{City, Province, Region, See, Site, Spot, Town};
use crate::support::{Space, Support};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) calendar: Calendar,
    pub(super) pieces: PieceCounts,
    pub(super) water_beggars: WaterBeggars,
    pub(super) faction: Vec<FileFaction>,
    pub(super) province: Vec<FileProvince>,
    pub(super) city: Vec<FileCity>,
    pub(super) town: Vec<FileTown>,
    pub(super) region: Vec<FileRegion>,
    pub(super) bishopric: Vec<FileBishopric>,
    pub(super) support: Vec<FileSupport>,
    pub(super) river: Vec<FileRiver>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Calendar {
    pub(super) turns: Sourced<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PieceCounts {
    pub(super) resources_two: Sourced<u8>,
    pub(super) resources_three: Sourced<u8>,
    pub(super) resources_four: Sourced<u8>,
    pub(super) resources_five: Sourced<u8>,
    pub(super) armies_two: Sourced<u8>,
    pub(super) armies_three: Sourced<u8>,
    pub(super) armies_four: Sourced<u8>,
    pub(super) armies_five: Sourced<u8>,
    pub(super) neutrals: Sourced<u8>,
    pub(super) least_new: Sourced<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WaterBeggars {
    pub(super) markers: Sourced<u8>,
    pub(super) cost: Sourced<u8>,
    pub(super) provinces: Sourced<Vec<Province>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FileFaction {
    pub(super) id: Faction,
    pub(super) recruit: Sourced<[u8; 3]>,
    pub(super) maintain: Sourced<u8>,
    pub(super) disband: Sourced<u8>,
    pub(super) first_new: Sourced<u8>,
    pub(super) money: Sourced<u8>,
    pub(super) armies: Sourced<u8>,
    pub(super) sites: Sourced<Vec<SiteName>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FileProvince {
    pub(super) id: Province,
    pub(super) limit: Sourced<u8>,
    pub(super) tax: Sourced<Hundredths>,
    pub(super) points: Sourced<Hundredths>,
    pub(super) neighbours: Sourced<Vec<Province>>,
    pub(super) revised_neighbours: Option<Sourced<Vec<Province>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FileCity {
    pub(super) id: City,
    pub(super) province: Sourced<Province>,
    pub(super) card: Sourced<Vec<SiteName>>,
    pub(super) allegiance: Sourced<u8>,
    pub(super) university: Option<Sourced<Foundation>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FileTown {
    pub(super) id: Town,
    pub(super) province: Sourced<Province>,
    pub(super) trade: Sourced<bool>,
    pub(super) university: Option<Sourced<Foundation>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FileRegion {
    pub(super) id: Region,
    pub(super) provinces: Sourced<Vec<Province>>,
    pub(super) spaces: Sourced<u8>,
    pub(super) orange: Sourced<u8>,
    pub(super) lines: Sourced<Vec<Region>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FileBishopric {
    pub(super) id: See,
    pub(super) seat: Sourced<SiteName>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FileSupport {
    pub(super) id: Support,
    pub(super) factions: Sourced<Vec<Faction>>,
    pub(super) exclusive: Sourced<bool>,
    pub(super) board: Sourced<u8>,
    pub(super) treasury: Sourced<u8>,
    pub(super) split: Sourced<u8>,
    pub(super) provinces: Sourced<Vec<Province>>,
    pub(super) pieces: Sourced<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FileRiver {
    pub(super) id: String,
    pub(super) historical: Sourced<bool>,
    pub(super) stations: Sourced<Vec<(String, Province)>>,
    pub(super) legs: Sourced<Vec<(String, String, String)>>,
}

/// A city or town by its bare name; no city and town share one.
#[derive(Clone, Copy, Deserialize)]
#[serde(untagged)]
pub(super) enum SiteName {
    City(City),
    Town(Town),
}

impl From<SiteName> for Site {
    fn from(name: SiteName) -> Site {
        match name {
            SiteName::City(city) => Site::City(city),
            SiteName::Town(town) => Site::Town(town),
        }
    }
}

/// A city or town by its bare name.
fn site_named(name: &str) -> Option<Site> {
    let city = City::ALL.iter().find(|city| city.id() == name);
    let town = Town::ALL.iter().find(|town| town.id() == name);
    city.map(|&city| Site::City(city))
        .or(town.map(|&town| Site::Town(town)))
}

/// Sorts entries by their id; each must stand in the file once.
fn sort<'f, K: Enum + Copy, E>(
    what: &str,
    entries: &'f [E],
    key: impl Fn(&E) -> (K, &'static str),
    all: &[(K, &'static str)],
    text: &str,
    faults: &mut Vec<DataFault>,
) -> Option<EnumMap<K, &'f E>>
where
    EnumMap<K, Option<&'f E>>: Clone,
{
    let mut found: EnumMap<K, Option<&'f E>> = EnumMap::from_fn(|_| None);
    for entry in entries {
        let (id, name) = key(entry);
        if found[id].replace(entry).is_some() {
            let problem = DataProblem::Twice(format!("{what}.{name}"));
            faults.push(DataFault::at_the_end(text, problem));
        }
    }
    let mut complete = true;
    for &(id, name) in all {
        if found[id].is_none() {
            complete = false;
            let problem = DataProblem::Missing(format!("{what}.{name}"));
            faults.push(DataFault::at_the_end(text, problem));
        }
    }
    complete.then(|| EnumMap::from_fn(|id| found[id].expect("none is missing")))
}

macro_rules! sorted {
    ($what:literal, $kind:ident, $entries:expr, $text:expr, $faults:expr) => {{
        let all: Vec<($kind, &'static str)> = $kind::ALL.iter().map(|&id| (id, id.id())).collect();
        sort(
            $what,
            $entries,
            |entry| (entry.id, entry.id.id()),
            &all,
            $text,
            $faults,
        )
    }};
}

impl File {
    pub(super) fn convert(&self, text: &str, faults: &mut Vec<DataFault>) -> Option<Data> {
        let factions = sorted!("faction", Faction, &self.faction, text, faults);
        let provinces = sorted!("province", Province, &self.province, text, faults);
        let cities = sorted!("city", City, &self.city, text, faults);
        let towns = sorted!("town", Town, &self.town, text, faults);
        let regions = sorted!("region", Region, &self.region, text, faults);
        let sees = sorted!("bishopric", See, &self.bishopric, text, faults);
        let supports = sorted!("support", Support, &self.support, text, faults);
        self.check_numbers(text, faults);
        let rivers = self.rivers(text, faults);
        let (provinces, cities, towns) = (provinces?, cities?, towns?);
        let (regions, supports, factions, sees) = (regions?, supports?, factions?, sees?);
        check_neighbours(&provinces, text, faults);
        self.check_places(text, faults);
        self.check_set_up(text, faults);
        let homes = check_regions(&regions, text, faults)?;
        let data = Data {
            turns: *self.calendar.turns.get(),
            resources: self.resources().map(|count| *count.get()),
            armies: self.armies().map(|count| *count.get()),
            neutrals: *self.pieces.neutrals.get(),
            least_new: *self.pieces.least_new.get(),
            beggars: Beggars {
                markers: *self.water_beggars.markers.get(),
                cost: *self.water_beggars.cost.get(),
                provinces: self.water_beggars.provinces.get().iter().copied().collect(),
            },
            factions: EnumMap::from_fn(|faction: Faction| factions[faction].card()),
            provinces: EnumMap::from_fn(|province: Province| {
                self.land(provinces[province], homes[province])
            }),
            cities: EnumMap::from_fn(|city: City| CityCard {
                province: *cities[city].province.get(),
                names: cities[city].card.get().iter().map(|&n| n.into()).collect(),
                allegiance: *cities[city].allegiance.get(),
            }),
            towns: EnumMap::from_fn(|town: Town| TownPlace {
                province: *towns[town].province.get(),
                trade: *towns[town].trade.get(),
            }),
            universities: EnumMap::from_fn(|site: Site| match site {
                Site::City(city) => cities[city].university.as_ref().map(|found| *found.get()),
                Site::Town(town) => towns[town].university.as_ref().map(|found| *found.get()),
            }),
            regions: EnumMap::from_fn(|region: Region| self.command(regions[region])),
            sees: EnumMap::from_fn(|see: See| (*sees[see].seat.get()).into()),
            supports: EnumMap::from_fn(|support: Support| supports[support].support_box()),
            rivers,
        };
        for province in &self.province {
            let spots = &data.provinces[province.id].spots;
            let cities = spots.iter().filter(|spot| matches!(spot, Spot::City(_)));
            let towns = spots.iter().filter(|spot| matches!(spot, Spot::Town(_)));
            let (cities, towns) = (cities.count(), towns.count());
            // A city may have two neutral pieces.
            let (needed, there) = (2 * cities + towns, usize::from(*province.limit.get()));
            check(needed <= there, &province.limit, text, faults, || {
                DataProblem::TooFew { needed, there }
            });
            check(cities + towns <= 8, &province.limit, text, faults, || {
                DataProblem::TooMany { most: 8 }
            });
        }
        Some(data)
    }

    pub(super) fn resources(&self) -> [&Sourced<u8>; 4] {
        let pieces = &self.pieces;
        [
            &pieces.resources_two,
            &pieces.resources_three,
            &pieces.resources_four,
            &pieces.resources_five,
        ]
    }

    pub(super) fn armies(&self) -> [&Sourced<u8>; 4] {
        let pieces = &self.pieces;
        [
            &pieces.armies_two,
            &pieces.armies_three,
            &pieces.armies_four,
            &pieces.armies_five,
        ]
    }

    fn land(&self, province: &FileProvince, region: Region) -> Land {
        let here = province.id;
        let cities = self.city.iter().filter(|city| *city.province.get() == here);
        let towns = self.town.iter().filter(|town| *town.province.get() == here);
        let mut spots = vec![Spot::Country(here)];
        spots.extend(cities.map(|city| Spot::City(city.id)));
        spots.extend(towns.map(|town| Spot::Town(town.id)));
        Land {
            limit: *province.limit.get(),
            tax: (province.tax.get().0 / 50) as u8,
            points: province.points.get().0 as i16,
            neighbours: province.neighbours.get().iter().copied().collect(),
            revised_neighbours: province
                .revised_neighbours
                .iter()
                .flat_map(|list| list.get().iter().copied())
                .collect(),
            region,
            has_town: spots.iter().any(|spot| matches!(spot, Spot::Town(_))),
            spots,
        }
    }

    fn command(&self, region: &FileRegion) -> Command {
        let provinces = region.provinces.get();
        let cities = self.city.iter();
        let towns = self.town.iter();
        Command {
            provinces: provinces.clone(),
            cities: cities
                .filter(|city| provinces.contains(city.province.get()))
                .map(|city| city.id)
                .collect(),
            towns: towns
                .filter(|town| provinces.contains(town.province.get()))
                .map(|town| town.id)
                .collect(),
            spaces: *region.spaces.get(),
            orange: *region.orange.get(),
            lines: EnumMap::from_fn(|other| region.lines.get().contains(&other)),
        }
    }

    fn rivers(&self, text: &str, faults: &mut Vec<DataFault>) -> Vec<River> {
        let stations: Vec<&(String, Province)> = self
            .river
            .iter()
            .flat_map(|river| river.stations.get())
            .collect();
        let mut rivers = Vec::new();
        for river in &self.river {
            check(
                river.stations.get().len() <= 16,
                &river.stations,
                text,
                faults,
                || DataProblem::TooMany { most: 16 },
            );
            for (name, _) in river.stations.get() {
                let namesakes = stations.iter().filter(|(other, _)| other == name);
                check(
                    namesakes.count() == 1,
                    &river.stations,
                    text,
                    faults,
                    || DataProblem::Twice(name.clone()),
                );
            }
            let mut legs = Vec::new();
            for (from, to, passes) in river.legs.get() {
                let end = |name: &str| stations.iter().find(|(station, _)| station == name);
                let site = site_named(passes);
                let known = site.is_some() || passes.is_empty();
                if let (Some(from), Some(to), true) = (end(from), end(to), known) {
                    legs.push(Leg {
                        ends: [(*from).clone(), (*to).clone()],
                        passes: site,
                    });
                } else {
                    let names = [(from, end(from).is_some()), (to, end(to).is_some())];
                    let unknown = names.into_iter().find(|(_, known)| !known);
                    let unknown = unknown.map_or(passes, |(name, _)| name);
                    let problem = DataProblem::Unknown(unknown.clone());
                    faults.push(river.legs.fault(text, problem));
                }
            }
            // Every way along the rivers is worked out beforehand, so there must not be circles in them.
            check(
                legs.len() <= river.stations.get().len(),
                &river.legs,
                text,
                faults,
                || DataProblem::Circle,
            );
            rivers.push(River {
                id: river.id.clone(),
                historical: *river.historical.get(),
                legs,
            });
        }
        rivers
    }
}

impl FileFaction {
    fn card(&self) -> Card {
        Card {
            recruit: *self.recruit.get(),
            maintain: *self.maintain.get(),
            disband: *self.disband.get(),
            first_new: *self.first_new.get(),
            money: *self.money.get(),
            armies: *self.armies.get(),
            sites: self.sites.get().iter().map(|&name| name.into()).collect(),
        }
    }
}

impl FileSupport {
    fn support_box(&self) -> SupportBox {
        SupportBox {
            factions: self.factions.get().clone(),
            exclusive: *self.exclusive.get(),
            spaces: EnumMap::from_fn(|space| match space {
                Space::Board => *self.board.get(),
                Space::Treasury => *self.treasury.get(),
                Space::Split => *self.split.get(),
            }),
            provinces: self.provinces.get().iter().copied().collect(),
            pieces: *self.pieces.get(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::place::Provinces;

    #[test]
    fn no_city_and_town_share_a_name() {
        for city in City::ALL {
            assert!(Town::ALL.iter().all(|town| town.id() != city.id()));
        }
    }

    #[test]
    fn the_sets_of_provinces_hold_all() {
        let all: Provinces = Province::ALL.into_iter().collect();
        assert_eq!(all.len(), 24);
    }
}
