//! The form of the data file and everything that can be wrong with it.

use engine::data::{DataFault, Sourced};
use enum_map::{Enum, EnumMap};
use serde::Deserialize;

use super::{
    Beggars, Card, CityCard, Command, Data, Foundation, Land, Leg, River, SupportBox, TownPlace,
};
use crate::faction::Faction;
use crate::place::{City, Province, Region, See, Site, Spot, Town};
use crate::support::{Space, Support};

/// All pieces of a game must be countable in a byte.
const MOST_PIECES: u16 = 250;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    calendar: Calendar,
    pieces: PieceCounts,
    water_beggars: WaterBeggars,
    faction: Vec<FileFaction>,
    province: Vec<FileProvince>,
    city: Vec<FileCity>,
    town: Vec<FileTown>,
    region: Vec<FileRegion>,
    bishopric: Vec<FileBishopric>,
    support: Vec<FileSupport>,
    river: Vec<FileRiver>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Calendar {
    turns: Sourced<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PieceCounts {
    resources_two: Sourced<u8>,
    resources_three: Sourced<u8>,
    resources_four: Sourced<u8>,
    resources_five: Sourced<u8>,
    armies_two: Sourced<u8>,
    armies_three: Sourced<u8>,
    armies_four: Sourced<u8>,
    armies_five: Sourced<u8>,
    neutrals: Sourced<u8>,
    least_new: Sourced<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WaterBeggars {
    markers: Sourced<u8>,
    cost: Sourced<u8>,
    provinces: Sourced<Vec<Province>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileFaction {
    id: Faction,
    recruit: Sourced<[u8; 3]>,
    maintain: Sourced<u8>,
    disband: Sourced<u8>,
    first_new: Sourced<u8>,
    money: Sourced<u8>,
    armies: Sourced<u8>,
    sites: Sourced<Vec<SiteName>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileProvince {
    id: Province,
    limit: Sourced<u8>,
    tax: Sourced<f64>,
    points: Sourced<f64>,
    neighbours: Sourced<Vec<Province>>,
    revised_neighbours: Option<Sourced<Vec<Province>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileCity {
    id: City,
    province: Sourced<Province>,
    card: Sourced<Vec<SiteName>>,
    allegiance: Sourced<u8>,
    university: Option<Sourced<Foundation>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileTown {
    id: Town,
    province: Sourced<Province>,
    trade: Sourced<bool>,
    university: Option<Sourced<Foundation>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileRegion {
    id: Region,
    provinces: Sourced<Vec<Province>>,
    spaces: Sourced<u8>,
    orange: Sourced<u8>,
    lines: Sourced<Vec<Region>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileBishopric {
    id: See,
    seat: Sourced<SiteName>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileSupport {
    id: Support,
    factions: Sourced<Vec<Faction>>,
    exclusive: Sourced<bool>,
    board: Sourced<u8>,
    treasury: Sourced<u8>,
    split: Sourced<u8>,
    provinces: Sourced<Vec<Province>>,
    pieces: Sourced<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileRiver {
    id: String,
    historical: Sourced<bool>,
    stations: Sourced<Vec<(String, Province)>>,
    legs: Sourced<Vec<(String, String, String)>>,
}

/// A city or town by its bare name; no city and town share one.
#[derive(Clone, Copy, Deserialize)]
#[serde(untagged)]
enum SiteName {
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
    let line = text.lines().count();
    for entry in entries {
        let (id, name) = key(entry);
        if found[id].replace(entry).is_some() {
            faults.push(DataFault {
                line,
                message: format!("the {what} '{name}' stands in the file twice"),
            });
        }
    }
    let mut complete = true;
    for &(id, name) in all {
        if found[id].is_none() {
            complete = false;
            faults.push(DataFault {
                line,
                message: format!("the {what} '{name}' is missing"),
            });
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

fn check<T>(
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
    pub(super) fn convert(&self, text: &str, faults: &mut Vec<DataFault>) -> Option<Data> {
        let factions = sorted!("faction", Faction, &self.faction, text, faults);
        let provinces = sorted!("province", Province, &self.province, text, faults);
        let cities = sorted!("city", City, &self.city, text, faults);
        let towns = sorted!("town", Town, &self.town, text, faults);
        let regions = sorted!("region", Region, &self.region, text, faults);
        let sees = sorted!("bishopric", See, &self.bishopric, text, faults);
        let supports = sorted!("support box", Support, &self.support, text, faults);
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
            check(
                usize::from(*province.limit.get()) >= 2 * cities + towns && cities + towns <= 8,
                &province.limit,
                text,
                faults,
                || format!("no room for {cities} cities with two neutrals and {towns} towns"),
            );
        }
        Some(data)
    }

    fn resources(&self) -> [&Sourced<u8>; 4] {
        let pieces = &self.pieces;
        [
            &pieces.resources_two,
            &pieces.resources_three,
            &pieces.resources_four,
            &pieces.resources_five,
        ]
    }

    fn armies(&self) -> [&Sourced<u8>; 4] {
        let pieces = &self.pieces;
        [
            &pieces.armies_two,
            &pieces.armies_three,
            &pieces.armies_four,
            &pieces.armies_five,
        ]
    }

    fn check_numbers(&self, text: &str, faults: &mut Vec<DataFault>) {
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
                (&province.tax, 2.0, "a half"),
                (&province.points, 100.0, "a hundredth"),
            ] {
                let value = datum.get() * parts;
                let whole = (value - value.round()).abs() < 1e-6;
                check(
                    whole && (0.0..=5.0 * parts).contains(&value),
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

    fn check_places(&self, text: &str, faults: &mut Vec<DataFault>) {
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

    fn check_set_up(&self, text: &str, faults: &mut Vec<DataFault>) {
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

    fn land(&self, province: &FileProvince, region: Region) -> Land {
        let here = province.id;
        let cities = self.city.iter().filter(|city| *city.province.get() == here);
        let towns = self.town.iter().filter(|town| *town.province.get() == here);
        let mut spots = vec![Spot::Country(here)];
        spots.extend(cities.map(|city| Spot::City(city.id)));
        spots.extend(towns.map(|town| Spot::Town(town.id)));
        Land {
            limit: *province.limit.get(),
            tax: (province.tax.get() * 2.0).round() as u8,
            points: (province.points.get() * 100.0).round() as i16,
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
                || "a river has at most 16 stations".to_owned(),
            );
            for (name, _) in river.stations.get() {
                let namesakes = stations.iter().filter(|(other, _)| other == name);
                check(
                    namesakes.count() == 1,
                    &river.stations,
                    text,
                    faults,
                    || format!("two stations are called '{name}'"),
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
                    faults.push(river.legs.fault(
                        text,
                        format!("unknown station or place in '{from}'-'{to}' past '{passes}'"),
                    ));
                }
            }
            // Every way along the rivers is worked out beforehand, so there must not be circles in them.
            check(
                legs.len() <= river.stations.get().len(),
                &river.legs,
                text,
                faults,
                || "a river does not flow in circles".to_owned(),
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

/// Neighbours are mutual.
fn check_neighbours(
    provinces: &EnumMap<Province, &FileProvince>,
    text: &str,
    faults: &mut Vec<DataFault>,
) {
    let lists = |province: Province| {
        let here = provinces[province];
        [Some(&here.neighbours), here.revised_neighbours.as_ref()]
    };
    for &province in Province::ALL {
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
fn check_regions(
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
        let all: Provinces = Province::ALL.iter().copied().collect();
        assert_eq!(all.len(), 24);
    }
}
