//! The data file as it is written, and the checks on the way from it.

use engine::data::{DataFault, Sourced};
use enum_map::EnumMap;
use serde::Deserialize;

use super::{COLUMNS, Data, Land};
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
                faults.push(example.losses.fault(
                    text,
                    format!(
                        "the table gives {found} losses for strength {strength} and die {die}, \
                         and this example wants {}",
                        example.losses.get()
                    ),
                ));
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
                faults.push(turns.fault(text, "a game has 1 to 40 turns"));
            }
        }
        if !(1..=3_000).contains(self.calendar.first_year.get()) {
            let year = &self.calendar.first_year;
            faults.push(year.fault(text, "the first year is 1 to 3000"));
        }
        for union in [&self.calendar.union, &self.calendar.short_union] {
            if !(1..=10_000).contains(union.get()) {
                faults.push(union.fault(text, "the Union takes 1 to 10000 points"));
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
                faults.push(cost.fault(text, "a piece costs 1 to 20 treasury points"));
            }
        }
        if *treasury.missionary_limit.get() > 5 {
            faults.push(
                treasury
                    .missionary_limit
                    .fault(text, "the conversion table ends at five missionaries"),
            );
        }
        if treasury.patriots.get().iter().any(|&band| band > 20) {
            faults.push(treasury.patriots.fault(text, "patriots bring at most 20"));
        }
        if *treasury.rebel_bonus.get() > 20 {
            faults.push(treasury.rebel_bonus.fault(text, "the bonus is at most 20"));
        }
        for counters in [
            &self.counters.pikemen,
            &self.counters.cavalry,
            &self.counters.flotilla,
        ] {
            if *counters.get() > 200 {
                faults.push(counters.fault(text, "there are at most 200 of a kind"));
            }
        }
        let rising = |values: &[u8]| values.windows(2).all(|pair| pair[0] <= pair[1]);
        let conversion = &self.conversion.die_at_most;
        if !rising(conversion.get()) || conversion.get().iter().any(|&die| die > 9) {
            faults.push(conversion.fault(
                text,
                "more missionaries convert no less, on a die of 0 to 9",
            ));
        } else if conversion.get()[4] != 9 {
            faults.push(conversion.fault(text, "five missionaries are certain (7.0)"));
        }
        let least = self.victory.least.get();
        if least[0] > 0 || !least.windows(2).all(|pair| pair[0] < pair[1]) {
            faults.push(
                self.victory
                    .least
                    .fault(text, "the results begin at 0 and rise"),
            );
        }
    }

    fn losses(&self, text: &str, faults: &mut Vec<DataFault>) -> [[u8; COLUMNS]; 10] {
        let columns = self.combat.columns.get();
        if columns[0] != 1 || !columns.windows(2).all(|pair| pair[0] < pair[1]) {
            faults.push(
                self.combat
                    .columns
                    .fault(text, "the columns begin at strength 1 and rise"),
            );
        }
        let mut table = [[0; COLUMNS]; 10];
        let mut seen = [false; 10];
        for row in &self.combat.row {
            let Some(place) = table.get_mut(row.die as usize) else {
                faults.push(row.losses.fault(text, "a die shows 0 to 9"));
                continue;
            };
            *place = *row.losses.get();
            seen[row.die as usize] = true;
            if !row.losses.get().windows(2).all(|pair| pair[0] <= pair[1]) {
                faults.push(row.losses.fault(text, "more strength never does less harm"));
            }
        }
        if !seen.iter().all(|&seen| seen) {
            faults.push(self.combat.columns.fault(
                text,
                "the combat table needs a row for each die from 0 to 9",
            ));
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
                faults.push(row.losses.fault(text, "a higher die never does less harm"));
            }
        }
        table
    }

    fn chits(&self, text: &str, faults: &mut Vec<DataFault>) -> Option<EnumMap<Chit, ChitFace>> {
        let mut chits: EnumMap<Chit, Option<ChitFace>> = EnumMap::default();
        for entry in &self.chit {
            if chits[entry.id].is_some() {
                faults.push(
                    entry
                        .phase
                        .fault(text, format!("'{}' stands here twice", entry.id.id())),
                );
            }
            if *entry.copies.get() > 9 {
                faults.push(
                    entry
                        .copies
                        .fault(text, "there are at most 9 copies of a chit"),
                );
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
                let message = format!("'{}' has another letter in the rulebook", entry.id.id());
                faults.push(entry.phase.fault(text, message));
            }
            chits[entry.id] = Some(ChitFace {
                phase,
                star: *entry.star.get(),
                copies: *entry.copies.get(),
            });
        }
        let missing = |id: &str| DataFault {
            line: text.lines().count(),
            message: format!("the chit '{id}' is missing"),
        };
        for (chit, face) in &chits {
            if face.is_none() {
                faults.push(missing(chit.id()));
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
                faults.push(
                    entry
                        .terrain
                        .fault(text, format!("'{}' stands here twice", territory.id())),
                );
            }
        }
        for (territory, entry) in &found {
            if entry.is_none() {
                faults.push(DataFault {
                    line: text.lines().count(),
                    message: format!("the territory '{}' is missing", territory.id()),
                });
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
                    faults.push(
                        here.neighbours
                            .fault(text, "a territory is not its own neighbour"),
                    );
                } else if !neighbours(next).contains(territory) {
                    faults.push(here.neighbours.fault(
                        text,
                        format!(
                            "{} is a neighbour of {}, but not the other way round",
                            next.id(),
                            territory.id()
                        ),
                    ));
                }
            }
            for treasury in [Some(&here.treasury), here.treasury_short_hand.as_ref()] {
                if let Some(treasury) = treasury.filter(|treasury| *treasury.get() > 10) {
                    faults.push(treasury.fault(text, "a territory pays at most 10"));
                }
            }
        }
        let points: i16 = Territory::ALL
            .into_iter()
            .map(|territory| entry(territory).terrain.get().political())
            .sum();
        if points != 40 {
            faults.push(entry(Territory::Groningen).terrain.fault(
                text,
                format!("all territories together are worth {points} political points, and 11.0 wants 40"),
            ));
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
