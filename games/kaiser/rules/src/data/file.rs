//! The form of the data file, and what it must fulfil.

use engine::data::{DataFault, DataProblem, Sourced, range};
use enum_map::EnumMap;
use serde::Deserialize;

use super::{CardFace, Data, ImperialCity, Income, Points, ROUNDS, Reward, Spaces};
use crate::card::{Card, Tint};
use crate::electorate::{Electorate, Estate};
use crate::land::{CASTLE_SPACES, CITY_SPACES, NOBLE_SPACES};

/// A player's nobles on the board after the set-up, of which all but one are on noble spaces.
const NOBLES_AT_START: u8 = 4;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    player: FilePlayer,
    income: FileIncome,
    points: FilePoints,
    votes: FileVotes,
    imperial: FileImperial,
    emperors_action: Vec<FileReward>,
    electorate: Vec<FileElectorate>,
    card: Vec<FileCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FilePlayer {
    nobles: Sourced<u8>,
    knights: Sourced<u8>,
    cities: Sourced<u8>,
    thalers_at_start: Sourced<u8>,
    thalers_at_most: Sourced<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileIncome {
    base: Sourced<u8>,
    own_city: Sourced<u8>,
    ruled_city: Sourced<u8>,
    sachsen: Sourced<u8>,
    convent: Sourced<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FilePoints {
    cities: Sourced<[u8; 3]>,
    marriage: Sourced<u8>,
    indulgence: Sourced<u8>,
    new_elector: Sourced<u8>,
    mainz: Sourced<u8>,
    vote: Sourced<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileVotes {
    boehmen: Sourced<u8>,
    pope: Sourced<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileImperial {
    cities: Sourced<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileReward {
    #[expect(dead_code, reason = "names the round in the list of data")]
    id: String,
    points: Sourced<u8>,
    thalers: Sourced<u8>,
    imperial_city: Sourced<ImperialCity>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileElectorate {
    id: Electorate,
    estate: Sourced<Estate>,
    noble_spaces: Sourced<u8>,
    castle_spaces: Sourced<u8>,
    city_spaces: Sourced<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileCard {
    id: Card,
    price: Sourced<u8>,
    couple_price: Option<Sourced<u8>>,
    heads: Sourced<Vec<u8>>,
    tint: Sourced<Tint>,
}

impl File {
    pub(super) fn convert(&self, text: &str, faults: &mut Vec<DataFault>) -> Option<Data> {
        self.check_numbers(text, faults);
        let rewards = self.rewards(text, faults);
        let spaces = self.spaces(text, faults);
        let cards = self.cards(text, faults);
        Some(Data {
            nobles: *self.player.nobles.get(),
            knights: *self.player.knights.get(),
            cities: *self.player.cities.get(),
            imperial_cities: *self.imperial.cities.get(),
            thalers_at_start: *self.player.thalers_at_start.get(),
            thalers_at_most: *self.player.thalers_at_most.get(),
            income: Income {
                base: *self.income.base.get(),
                own_city: *self.income.own_city.get(),
                ruled_city: *self.income.ruled_city.get(),
                sachsen: *self.income.sachsen.get(),
                convent: *self.income.convent.get(),
            },
            points: Points {
                cities: *self.points.cities.get(),
                marriage: *self.points.marriage.get(),
                indulgence: *self.points.indulgence.get(),
                new_elector: *self.points.new_elector.get(),
                mainz: *self.points.mainz.get(),
                vote: *self.points.vote.get(),
            },
            boehmen_votes: *self.votes.boehmen.get(),
            pope_votes: *self.votes.pope.get(),
            rewards: rewards?,
            spaces: spaces?,
            cards: cards?,
        })
    }

    fn check_numbers(&self, text: &str, faults: &mut Vec<DataFault>) {
        let mut within = |value: &Sourced<u8>, least: u8, most: u8| {
            if !(least..=most).contains(value.get()) {
                faults.push(value.fault(text, range(least, most)));
            }
        };
        let player = &self.player;
        within(&player.nobles, NOBLES_AT_START, 12);
        within(&player.knights, 1, 6);
        within(&player.cities, 0, 3);
        within(&player.thalers_at_most, 1, 50);
        let most = (*player.thalers_at_most.get()).min(50);
        within(&player.thalers_at_start, 0, most);
        let income = &self.income;
        for pay in [
            &income.base,
            &income.own_city,
            &income.ruled_city,
            &income.sachsen,
            &income.convent,
        ] {
            within(pay, 0, 12);
        }
        let points = &self.points;
        for worth in [
            &points.marriage,
            &points.indulgence,
            &points.new_elector,
            &points.mainz,
            &points.vote,
        ] {
            within(worth, 0, 5);
        }
        within(&self.votes.boehmen, 0, 9);
        within(&self.votes.pope, 0, 9);
        within(&self.imperial.cities, 1, 3);
        if points.cities.get().iter().any(|&worth| worth > 5) {
            faults.push(points.cities.fault(text, range(0, 5)));
        }
    }

    fn rewards(&self, text: &str, faults: &mut Vec<DataFault>) -> Option<[Reward; ROUNDS]> {
        for reward in &self.emperors_action {
            if *reward.points.get() > 5 {
                faults.push(reward.points.fault(text, range(0, 5)));
            }
            if *reward.thalers.get() > 12 {
                faults.push(reward.thalers.fault(text, range(0, 12)));
            }
        }
        let rewards: Vec<Reward> = self
            .emperors_action
            .iter()
            .map(|reward| Reward {
                points: *reward.points.get(),
                thalers: *reward.thalers.get(),
                imperial_city: *reward.imperial_city.get(),
            })
            .collect();
        let count = rewards.len();
        rewards.try_into().ok().or_else(|| {
            let problem = DataProblem::Entries {
                id: "emperors-action",
                wanted: ROUNDS,
                found: count,
            };
            faults.push(DataFault::at_the_end(text, problem));
            None
        })
    }

    fn spaces(
        &self,
        text: &str,
        faults: &mut Vec<DataFault>,
    ) -> Option<EnumMap<Electorate, Spaces>> {
        let mut found: EnumMap<Electorate, Option<Spaces>> = EnumMap::default();
        for entry in &self.electorate {
            let id = entry.id.id();
            if *entry.estate.get() != entry.id.estate() {
                let fault = entry.estate.fault(text, DataProblem::Rulebook);
                faults.push(fault.by_rule("Set-up"));
            }
            for (value, least, most) in [
                (&entry.noble_spaces, 1, NOBLE_SPACES),
                (&entry.castle_spaces, 0, CASTLE_SPACES),
                (&entry.city_spaces, 0, CITY_SPACES),
            ] {
                if !(least..=most).contains(&usize::from(*value.get())) {
                    faults.push(value.fault(text, range(least as i64, most as i64)));
                }
            }
            let spaces = Spaces {
                noble: *entry.noble_spaces.get(),
                castle: *entry.castle_spaces.get(),
                city: *entry.city_spaces.get(),
            };
            if found[entry.id].replace(spaces).is_some() {
                let problem = DataProblem::Twice(id.to_owned());
                faults.push(entry.estate.fault(text, problem));
            }
        }
        for (electorate, _) in found.iter().filter(|(_, spaces)| spaces.is_none()) {
            let problem = DataProblem::Missing(format!("electorate.{}", electorate.id()));
            faults.push(DataFault::at_the_end(text, problem));
        }
        if found.values().any(Option::is_none) || !faults.is_empty() {
            return None;
        }
        let spaces = found.map(|_, spaces| spaces.unwrap_or(NO_SPACES));
        self.check_room(text, &spaces, faults);
        Some(spaces)
    }

    /// The starting position must find room, whichever electorates are drawn out of the game.
    fn check_room(
        &self,
        text: &str,
        spaces: &EnumMap<Electorate, Spaces>,
        faults: &mut Vec<DataFault>,
    ) {
        let Some(first) = self.electorate.first() else {
            return;
        };
        let largest = |estate: Estate, count: fn(&Spaces) -> u8| -> u8 {
            let of_estate = spaces.iter().filter(|(id, _)| id.estate() == estate);
            of_estate
                .map(|(_, spaces)| count(spaces))
                .max()
                .unwrap_or(0)
        };
        let left = |seats: u8, count: fn(&Spaces) -> u8| -> u8 {
            let all: u8 = spaces.values().map(count).sum();
            match seats {
                2 => all - largest(Estate::Church, count) - largest(Estate::Secular, count),
                _ => all,
            }
        };
        for seats in 2..=4 {
            // Three nobles and a knight each; castles may be full of the others' knights.
            let wanted = seats * NOBLES_AT_START;
            let room = left(seats, |spaces| spaces.noble);
            if room < wanted {
                let problem = too_few(seats, wanted, room);
                faults.push(first.noble_spaces.fault(text, problem));
            }
            if left(seats, |spaces| spaces.city) == 0 {
                let problem = too_few(seats, 1, 0);
                faults.push(first.city_spaces.fault(text, problem));
            }
        }
    }

    fn cards(&self, text: &str, faults: &mut Vec<DataFault>) -> Option<EnumMap<Card, CardFace>> {
        let mut found: EnumMap<Card, Option<CardFace>> = EnumMap::default();
        for entry in &self.card {
            let id = entry.id.id();
            for price in [Some(&entry.price), entry.couple_price.as_ref()] {
                if let Some(price) = price.filter(|price| *price.get() > 12) {
                    faults.push(price.fault(text, range(0, 12)));
                }
            }
            if entry.couple_price.is_some() != (entry.id == Card::Permit) {
                let problem = DataProblem::OnlyOf {
                    id: "permit",
                    key: "couple_price",
                };
                faults.push(entry.price.fault(text, problem));
            }
            if entry.id == Card::Knight && *entry.price.get() == 0 {
                // Otherwise nobody would ever have to pass.
                faults.push(entry.price.fault(text, range(1, 12)));
            }
            let heads = entry.heads.get();
            if heads.len() > 9 {
                let problem = DataProblem::TooMany { most: 9 };
                faults.push(entry.heads.fault(text, problem));
            }
            if heads.iter().any(|heads| !(2..=4).contains(heads)) {
                faults.push(entry.heads.fault(text, range(2, 4)));
            }
            let only_one = matches!(entry.id, Card::Rival | Card::Knight | Card::GreyEminence)
                || matches!(
                    entry.id,
                    Card::Pope | Card::ChurchInfluence | Card::Excommunication
                );
            if only_one && heads != &[2] {
                let problem = DataProblem::Exactly("[2]");
                faults.push(entry.heads.fault(text, problem));
            }
            let copies =
                [2, 3, 4].map(|seats| heads.iter().filter(|&&heads| heads <= seats).count() as u8);
            let face = CardFace {
                price: *entry.price.get(),
                couple_price: *entry.couple_price.as_ref().unwrap_or(&entry.price).get(),
                copies,
                tint: *entry.tint.get(),
            };
            if found[entry.id].replace(face).is_some() {
                let problem = DataProblem::Twice(id.to_owned());
                faults.push(entry.price.fault(text, problem));
            }
        }
        for (card, _) in found.iter().filter(|(_, face)| face.is_none()) {
            let problem = DataProblem::Missing(format!("card.{}", card.id()));
            faults.push(DataFault::at_the_end(text, problem));
        }
        found
            .values()
            .all(Option::is_some)
            .then(|| found.map(|_, face| face.unwrap_or(NO_CARD)))
    }
}

const NO_SPACES: Spaces = Spaces {
    noble: 0,
    castle: 0,
    city: 0,
};

const NO_CARD: CardFace = CardFace {
    price: 0,
    couple_price: 0,
    copies: [0; 3],
    tint: Tint::White,
};

fn too_few(players: u8, needed: u8, there: u8) -> DataProblem {
    DataProblem::TooFewFor {
        players,
        needed: needed.into(),
        there: there.into(),
    }
}
