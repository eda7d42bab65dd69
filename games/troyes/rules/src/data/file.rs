//! The data file as it is written.

use engine::data::{DataFault, DataProblem, Sourced};
use enum_map::{Enum, EnumMap};
use serde::Deserialize;

use super::{ActivityFace, COLUMNS, Data, EventFace, Hall, Wish};
use crate::activity::Activity;
use crate::building::{Building, Colour, Space};
use crate::character::Character;
use crate::event_card::EventCard;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) setup: Start,
    pub(super) building: Vec<FileBuilding>,
    pub(super) cathedral: Cathedral,
    pub(super) activity: Vec<FileActivity>,
    pub(super) event: Vec<FileEvent>,
    pub(super) character: Vec<FileCharacter>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Start {
    pub(super) rounds: Sourced<[u8; 3]>,
    pub(super) citizens: Sourced<[u8; 3]>,
    pub(super) deniers: Sourced<u16>,
    pub(super) influence: Sourced<u8>,
    pub(super) income: Sourced<u16>,
    pub(super) neutral_palace: Sourced<Vec<u8>>,
    pub(super) neutral_bishopric: Sourced<Vec<u8>>,
    pub(super) neutral_city_hall: Sourced<Vec<u8>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FileBuilding {
    id: Building,
    pub(super) rows: Sourced<u8>,
    pub(super) salary: Sourced<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Cathedral {
    pub(super) influence: Sourced<[u8; COLUMNS]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FileActivity {
    pub(super) id: Activity,
    pub(super) round: Sourced<u8>,
    pub(super) cost: Sourced<u16>,
    pub(super) first: Sourced<u8>,
    pub(super) second: Sourced<u8>,
    pub(super) divisor: Sourced<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FileEvent {
    pub(super) id: EventCard,
    pub(super) colour: Sourced<Colour>,
    pub(super) divisor: Sourced<u8>,
    pub(super) banners: Sourced<u8>,
    pub(super) first: Sourced<u8>,
    pub(super) second: Sourced<u8>,
    pub(super) icon: Option<Sourced<Colour>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FileCharacter {
    id: Character,
    pub(super) needed: Sourced<[u8; 3]>,
    pub(super) needed_by_two: Sourced<[u8; 3]>,
}

impl File {
    /// The numbers in a form for use, if everything is there exactly once.
    pub(super) fn convert(&self, text: &str, faults: &mut Vec<DataFault>) -> Option<Data> {
        let buildings = gather(&self.building, text, faults, |entry| {
            (entry.id, entry.id.id(), &entry.rows)
        });
        let activities = gather(&self.activity, text, faults, |entry| {
            (entry.id, entry.id.id(), &entry.round)
        });
        let events = gather(&self.event, text, faults, |entry| {
            (entry.id, entry.id.id(), &entry.divisor)
        });
        let characters = gather(&self.character, text, faults, |entry| {
            (entry.id, entry.id.id(), &entry.needed)
        });
        let gathered = [
            (there(&buildings), "building"),
            (there(&activities), "activity"),
            (there(&events), "event"),
            (there(&characters), "character"),
        ];
        for ((found, wanted), id) in gathered {
            if found < wanted {
                let problem = DataProblem::Entries { id, wanted, found };
                faults.push(DataFault::at_the_end(text, problem));
            }
        }
        if !faults.is_empty() {
            return None;
        }
        let setup = &self.setup;
        let neutral = [
            (Building::Palace, &setup.neutral_palace),
            (Building::Bishopric, &setup.neutral_bishopric),
            (Building::CityHall, &setup.neutral_city_hall),
        ];
        Some(Data {
            rounds: *setup.rounds.get(),
            citizens: *setup.citizens.get(),
            deniers: *setup.deniers.get(),
            influence: *setup.influence.get(),
            income: *setup.income.get(),
            neutral: neutral
                .into_iter()
                .flat_map(|(building, numbers)| {
                    let numbers = numbers.get().iter();
                    numbers.filter_map(move |&number| Space::new(building, number))
                })
                .collect(),
            buildings: buildings.map(|_, entry| Hall {
                rows: *entry.expect("none is missing").rows.get(),
                salary: *entry.expect("none is missing").salary.get(),
            }),
            cathedral: *self.cathedral.influence.get(),
            activities: activities.map(|_, entry| {
                let entry = entry.expect("none is missing");
                ActivityFace {
                    round: *entry.round.get(),
                    cost: *entry.cost.get(),
                    points: [*entry.first.get(), *entry.second.get()],
                    divisor: *entry.divisor.get(),
                }
            }),
            events: events.map(|_, entry| {
                let entry = entry.expect("none is missing");
                EventFace {
                    colour: *entry.colour.get(),
                    divisor: *entry.divisor.get(),
                    banners: *entry.banners.get(),
                    points: [*entry.first.get(), *entry.second.get()],
                    icon: entry.icon.as_ref().map(|icon| *icon.get()),
                }
            }),
            characters: characters.map(|_, entry| {
                let entry = entry.expect("none is missing");
                Wish {
                    needed: *entry.needed.get(),
                    needed_by_two: *entry.needed_by_two.get(),
                }
            }),
        })
    }
}

/// Brings the entries of a list to their places; one that stands there twice is a fault.
fn gather<'f, K: Enum, T, D: 'f>(
    entries: &'f [T],
    text: &str,
    faults: &mut Vec<DataFault>,
    key: impl Fn(&'f T) -> (K, &'static str, &'f Sourced<D>),
) -> EnumMap<K, Option<&'f T>> {
    let mut found: EnumMap<K, Option<&'f T>> = EnumMap::from_fn(|_| None);
    for entry in entries {
        let (key, id, datum) = key(entry);
        if found[key].replace(entry).is_some() {
            let problem = DataProblem::Twice(id.to_owned());
            faults.push(datum.fault(text, problem));
        }
    }
    found
}

/// How many entries there are, and how many there must be.
fn there<K: Enum, T>(found: &EnumMap<K, Option<T>>) -> (usize, usize) {
    let there = found.values().filter(|entry| entry.is_some());
    (there.count(), found.len())
}
