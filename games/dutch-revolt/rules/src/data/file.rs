//! The data file as it is written, and the checks on the way from it.

use engine::data::{DataFault, DataProblem, Sourced, range};
use enum_map::EnumMap;
use serde::Deserialize;

use super::{COLUMNS, Data, Land, Odds};
use crate::chit::{Chit, ChitFace};
use crate::phase::Phase;
use crate::side::Side;
use crate::territory::{Alignment, Terrain, Territories, Territory};
use crate::unit::Unit;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    calendar: Calendar,
    treasury: Treasury,
    counters: Counters,
    combat: Combat,
    conversion: Conversion,
    victory: Victory,
    territory: Vec<FileTerritory>,
    chit: Vec<FileChit>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Calendar {
    first_year: Sourced<u16>,
    turns: Sourced<u8>,
    union: Sourced<i16>,
    short_turns: Sourced<u8>,
    short_union: Sourced<i16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Treasury {
    patriots: Sourced<[u8; 8]>,
    rebel_bonus: Sourced<u8>,
    pikemen: Sourced<u8>,
    cavalry: Sourced<u8>,
    flotilla: Sourced<u8>,
    missionary: Sourced<u8>,
    missionary_limit: Sourced<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Counters {
    pikemen: Sourced<u8>,
    cavalry: Sourced<u8>,
    flotilla: Sourced<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Combat {
    columns: Sourced<[u8; COLUMNS]>,
    row: Vec<Row>,
    example: Vec<Example>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    die: u8,
    losses: Sourced<[u8; COLUMNS]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Example {
    strength: Sourced<u8>,
    die: Sourced<u8>,
    losses: Sourced<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Conversion {
    die_at_most: Sourced<[u8; 5]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Victory {
    least: Sourced<[i16; 5]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileTerritory {
    id: Territory,
    #[expect(
        dead_code,
        reason = "shown in the list of data; the texts have their own names"
    )]
    name: Sourced<String>,
    terrain: Sourced<Terrain>,
    treasury: Sourced<u8>,
    treasury_short_hand: Option<Sourced<u8>>,
    coastal: Sourced<bool>,
    floodable: Sourced<bool>,
    owner: Sourced<Side>,
    alignment: Sourced<Alignment>,
    neighbours: Sourced<Vec<Territory>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileChit {
    id: Chit,
    phase: Sourced<FilePhase>,
    star: Sourced<bool>,
    copies: Sourced<u8>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum FilePhase {
    Treasury,
    Religion,
    Movement,
    Siege,
    Political,
    None,
}

impl File {
    /// The data, unless something essential is missing; every fault is named.
    pub(super) fn convert(&self, text: &str, faults: &mut Vec<DataFault>) -> Option<Data> {
        self.check_numbers(text, faults);
        let losses = self.losses(text, faults);
        let chits = self.chits(text, faults)?;
        let (territories, coast) = self.lands(text, faults)?;
        let data = Data {
            territories,
            coast,
            chits,
            columns: *self.combat.columns.get(),
            losses,
            odds: Odds::new(self.combat.columns.get(), &losses),
            conversion: *self.conversion.die_at_most.get(),
            patriots: *self.treasury.patriots.get(),
            rebel_bonus: *self.treasury.rebel_bonus.get(),
            costs: EnumMap::from_fn(|unit| match unit {
                Unit::Pikemen => *self.treasury.pikemen.get(),
                Unit::Cavalry => *self.treasury.cavalry.get(),
                Unit::Flotilla => *self.treasury.flotilla.get(),
                Unit::Missionary => *self.treasury.missionary.get(),
            }),
            counters: EnumMap::from_fn(|unit| match unit {
                Unit::Pikemen => *self.counters.pikemen.get(),
                Unit::Cavalry => *self.counters.cavalry.get(),
                Unit::Flotilla => *self.counters.flotilla.get(),
                Unit::Missionary => *self.treasury.missionary_limit.get(),
            }),
            first_year: *self.calendar.first_year.get(),
            turns: [*self.calendar.turns.get(), *self.calendar.short_turns.get()],
            union: [*self.calendar.union.get(), *self.calendar.short_union.get()],
            victory: *self.victory.least.get(),
        };
        for example in &self.combat.example {
            let (strength, die) = (*example.strength.get(), *example.die.get());
            let found = data.losses[(die as usize).min(9)][data.column(strength)];
            if found != *example.losses.get() {
                let problem = DataProblem::Table {
                    found: found.into(),
                    wanted: (*example.losses.get()).into(),
                };
                faults.push(example.losses.fault(text, problem));
            }
        }
        Some(data)
    }

    fn check_numbers(&self, text: &str, faults: &mut Vec<DataFault>) {
        let Calendar {
            turns, short_turns, ..
        } = &self.calendar;
        for turns in [turns, short_turns] {
            if !(1..=40).contains(turns.get()) {
                faults.push(turns.fault(text, range(1, 40)));
            }
        }
        if !(1..=3_000).contains(self.calendar.first_year.get()) {
            let year = &self.calendar.first_year;
            faults.push(year.fault(text, range(1, 3_000)));
        }
        for union in [&self.calendar.union, &self.calendar.short_union] {
            if !(1..=10_000).contains(union.get()) {
                faults.push(union.fault(text, range(1, 10_000)));
            }
        }
        let treasury = &self.treasury;
        for cost in [
            &treasury.pikemen,
            &treasury.cavalry,
            &treasury.flotilla,
            &treasury.missionary,
        ] {
            if !(1..=20).contains(cost.get()) {
                faults.push(cost.fault(text, range(1, 20)));
            }
        }
        if *treasury.missionary_limit.get() > 5 {
            // The conversion table ends there.
            faults.push(treasury.missionary_limit.fault(text, range(0, 5)));
        }
        if treasury.patriots.get().iter().any(|&band| band > 20) {
            faults.push(treasury.patriots.fault(text, range(0, 20)));
        }
        if *treasury.rebel_bonus.get() > 20 {
            faults.push(treasury.rebel_bonus.fault(text, range(0, 20)));
        }
        for counters in [
            &self.counters.pikemen,
            &self.counters.cavalry,
            &self.counters.flotilla,
        ] {
            if *counters.get() > 200 {
                faults.push(counters.fault(text, range(0, 200)));
            }
        }
        let rising = |values: &[u8]| values.windows(2).all(|pair| pair[0] <= pair[1]);
        let conversion = &self.conversion.die_at_most;
        if conversion.get().iter().any(|&die| die > 9) {
            faults.push(conversion.fault(text, range(0, 9)));
        } else if !rising(conversion.get()) {
            // More missionaries convert no less.
            faults.push(conversion.fault(text, DataProblem::Falling));
        } else if conversion.get()[4] != 9 {
            // Five missionaries are certain.
            let fault = conversion.fault(text, nth(5, 9));
            faults.push(fault.by_rule("7.0"));
        }
        let least = self.victory.least.get();
        if least[0] > 0 {
            faults.push(self.victory.least.fault(text, nth(1, 0)));
        } else if !least.windows(2).all(|pair| pair[0] < pair[1]) {
            faults.push(self.victory.least.fault(text, DataProblem::Rising));
        }
    }

    fn losses(&self, text: &str, faults: &mut Vec<DataFault>) -> [[u8; COLUMNS]; 10] {
        let columns = self.combat.columns.get();
        if columns[0] != 1 {
            faults.push(self.combat.columns.fault(text, nth(1, 1)));
        } else if !columns.windows(2).all(|pair| pair[0] < pair[1]) {
            faults.push(self.combat.columns.fault(text, DataProblem::Rising));
        }
        let mut table = [[0; COLUMNS]; 10];
        let mut seen = [false; 10];
        for row in &self.combat.row {
            let Some(place) = table.get_mut(row.die as usize) else {
                faults.push(row.losses.fault(text, range(0, 9)));
                continue;
            };
            *place = *row.losses.get();
            seen[row.die as usize] = true;
            if !row.losses.get().windows(2).all(|pair| pair[0] <= pair[1]) {
                // More strength never does less harm.
                faults.push(row.losses.fault(text, DataProblem::Falling));
            }
        }
        for (die, _) in seen.iter().enumerate().filter(|(_, seen)| !**seen) {
            let problem = DataProblem::Missing(format!("combat.row.{die}"));
            faults.push(self.combat.columns.fault(text, problem));
        }
        for row in &self.combat.row {
            if let Some(better) = table.get(row.die as usize + 1)
                && row
                    .losses
                    .get()
                    .iter()
                    .zip(better)
                    .any(|(low, high)| low > high)
            {
                // A higher die never does less harm.
                faults.push(row.losses.fault(text, DataProblem::NextRow));
            }
        }
        table
    }

    fn chits(&self, text: &str, faults: &mut Vec<DataFault>) -> Option<EnumMap<Chit, ChitFace>> {
        let mut chits: EnumMap<Chit, Option<ChitFace>> = EnumMap::default();
        for entry in &self.chit {
            if chits[entry.id].is_some() {
                let problem = DataProblem::Twice(entry.id.id().to_owned());
                faults.push(entry.phase.fault(text, problem));
            }
            if *entry.copies.get() > 9 {
                faults.push(entry.copies.fault(text, range(0, 9)));
            }
            let phase = match entry.phase.get() {
                FilePhase::Treasury => Some(Phase::Treasury),
                FilePhase::Religion => Some(Phase::Religion),
                FilePhase::Movement => Some(Phase::Movement),
                FilePhase::Siege => Some(Phase::Siege),
                FilePhase::Political => Some(Phase::Political),
                FilePhase::None => None,
            };
            if phase != entry.id.phase() {
                let fault = entry.phase.fault(text, DataProblem::Rulebook);
                faults.push(fault.by_rule("5.0"));
            }
            chits[entry.id] = Some(ChitFace {
                phase,
                star: *entry.star.get(),
                copies: *entry.copies.get(),
            });
        }
        for (chit, face) in &chits {
            if face.is_none() {
                let problem = DataProblem::Missing(format!("chit.{}", chit.id()));
                faults.push(DataFault::at_the_end(text, problem));
            }
        }
        chits
            .values()
            .all(Option::is_some)
            .then(|| EnumMap::from_fn(|chit: Chit| chits[chit].expect("checked above")))
    }

    fn lands(
        &self,
        text: &str,
        faults: &mut Vec<DataFault>,
    ) -> Option<(EnumMap<Territory, Land>, Territories)> {
        let mut found: EnumMap<Territory, Option<&FileTerritory>> = EnumMap::default();
        for entry in &self.territory {
            let territory = entry.id;
            if found[territory].replace(entry).is_some() {
                let problem = DataProblem::Twice(territory.id().to_owned());
                faults.push(entry.terrain.fault(text, problem));
            }
        }
        for (territory, entry) in &found {
            if entry.is_none() {
                let problem = DataProblem::Missing(format!("territory.{}", territory.id()));
                faults.push(DataFault::at_the_end(text, problem));
            }
        }
        if found.values().any(Option::is_none) {
            return None;
        }
        let entry = |territory: Territory| found[territory].expect("checked above");
        let neighbours = |territory: Territory| -> Territories {
            entry(territory).neighbours.get().iter().copied().collect()
        };
        for territory in Territory::ALL {
            let here = entry(territory);
            for &next in here.neighbours.get() {
                if next == territory {
                    let problem = DataProblem::Itself(next.id().to_owned());
                    faults.push(here.neighbours.fault(text, problem));
                } else if !neighbours(next).contains(territory) {
                    let problem = DataProblem::OneWay {
                        from: territory.id().to_owned(),
                        to: next.id().to_owned(),
                    };
                    faults.push(here.neighbours.fault(text, problem));
                }
            }
            for treasury in [Some(&here.treasury), here.treasury_short_hand.as_ref()] {
                if let Some(treasury) = treasury.filter(|treasury| *treasury.get() > 10) {
                    faults.push(treasury.fault(text, range(0, 10)));
                }
            }
        }
        let points: i16 = Territory::ALL
            .into_iter()
            .map(|territory| entry(territory).terrain.get().political())
            .sum();
        if points != 40 {
            // All territories together, in political points.
            let problem = DataProblem::Sum {
                found: points.into(),
                wanted: 40,
            };
            let fault = entry(Territory::Groningen).terrain.fault(text, problem);
            faults.push(fault.by_rule("11.0"));
        }
        let coast = Territory::ALL
            .into_iter()
            .filter(|&territory| *entry(territory).coastal.get())
            .collect();
        let lands = EnumMap::from_fn(|territory: Territory| {
            let here = entry(territory);
            let next = neighbours(territory);
            let mut ride = next
                .iter()
                .fold(next, |ride, beyond| ride.or(neighbours(beyond)));
            ride.remove(territory);
            Land {
                terrain: *here.terrain.get(),
                treasury: *here.treasury.get(),
                treasury_short_hand: *here
                    .treasury_short_hand
                    .as_ref()
                    .unwrap_or(&here.treasury)
                    .get(),
                floodable: *here.floodable.get(),
                owner: *here.owner.get(),
                alignment: *here.alignment.get(),
                neighbours: next,
                ride,
            }
        });
        Some((lands, coast))
    }
}

fn nth(place: usize, value: i64) -> DataProblem {
    DataProblem::Nth {
        place,
        least: value,
        most: value,
    }
}
