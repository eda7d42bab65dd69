//! What every data file must keep to: sizes that the rules can bear, and the rulebook's worked examples.

use engine::data::{DataFault, DataProblem, Sourced, range};

use super::BANNERS;
use super::file::{File, FileActivity, FileEvent};
use crate::activity::Activity;
use crate::building::Colour;
use crate::event_card::EventCard;

/// Cards of each colour that come in each round.
const CARDS_A_ROUND: usize = 3;

impl File {
    /// Everything that is wrong with the values.
    pub(super) fn check(&self, text: &str, faults: &mut Vec<DataFault>) {
        self.check_start(text, faults);
        for entry in &self.building {
            want(
                faults,
                text,
                &entry.rows,
                |rows| matches!(rows, 1 | 2 | 3 | 6),
                DataProblem::OneOf(&["1", "2", "3", "6"]),
            );
            let most = range(0, 5);
            want(faults, text, &entry.salary, |&salary| salary <= 5, most);
        }
        want(
            faults,
            text,
            &self.cathedral.influence,
            |columns| columns.iter().all(|&influence| influence <= 5),
            range(0, 5),
        );
        for entry in &self.activity {
            check_activity(entry, text, faults);
        }
        self.check_rounds(text, faults);
        for entry in &self.event {
            check_event(entry, text, faults);
        }
        for entry in &self.character {
            for needed in [&entry.needed, &entry.needed_by_two] {
                want(
                    faults,
                    text,
                    needed,
                    |needed| needed[0] > 0 && needed[0] < needed[1] && needed[1] < needed[2],
                    DataProblem::Rising,
                );
            }
        }
    }

    fn check_start(&self, text: &str, faults: &mut Vec<DataFault>) {
        let setup = &self.setup;
        want(
            faults,
            text,
            &setup.rounds,
            |rounds| rounds.iter().all(|rounds| (1..=6).contains(rounds)),
            range(1, 6),
        );
        // Two players can agree on one more.
        want(
            faults,
            text,
            &setup.rounds,
            |rounds| rounds[0] <= 5,
            DataProblem::Nth {
                place: 1,
                least: 1,
                most: 5,
            },
        );
        let [two, three, four] = *setup.citizens.get();
        let neutral = [
            &setup.neutral_palace,
            &setup.neutral_bishopric,
            &setup.neutral_city_hall,
        ];
        let placed: usize = neutral.iter().map(|numbers| numbers.get().len()).sum();
        for numbers in neutral {
            want(
                faults,
                text,
                numbers,
                |numbers| numbers.iter().all(|number| (1..=6).contains(number)),
                range(1, 6),
            );
            let all = numbers.get().iter().enumerate();
            let mut twice = all.filter(|(index, number)| numbers.get()[..*index].contains(number));
            if let Some((_, number)) = twice.next() {
                let problem = DataProblem::Twice(number.to_string());
                faults.push(numbers.fault(text, problem));
            }
        }
        let neutral =
            |players: u16, citizens: u8| 18_u16.checked_sub(players * u16::from(citizens));
        let fits = neutral(2, two).is_some_and(|left| usize::from(left) == placed)
            && [neutral(2, two), neutral(3, three), neutral(4, four)]
                .iter()
                .all(|left| left.is_some_and(|left| left <= 8));
        if !fits {
            let problem = DataProblem::Fill {
                spaces: 18,
                neutral: 8,
            };
            faults.push(setup.citizens.fault(text, problem));
        }
        for money in [&setup.deniers, &setup.income] {
            want(faults, text, money, |&deniers| deniers <= 50, range(0, 50));
        }
        let most = range(0, 20);
        want(faults, text, &setup.influence, |&points| points <= 20, most);
    }

    fn check_rounds(&self, text: &str, faults: &mut Vec<DataFault>) {
        for entry in &self.activity {
            let alike = self.activity.iter().filter(|other| {
                other.id.colour() == entry.id.colour() && other.round.get() == entry.round.get()
            });
            if alike.count() != CARDS_A_ROUND {
                let problem = DataProblem::Share {
                    wanted: CARDS_A_ROUND,
                };
                faults.push(entry.round.fault(text, problem));
            }
        }
    }
}

fn check_activity(entry: &FileActivity, text: &str, faults: &mut Vec<DataFault>) {
    let FileActivity {
        id,
        round,
        cost,
        first,
        second,
        divisor,
    } = entry;
    want(
        faults,
        text,
        round,
        |round| (1..=3).contains(round),
        range(1, 3),
    );
    want(faults, text, cost, |&cost| cost <= 20, range(0, 20));
    want(faults, text, first, |&first| first <= 10, range(0, 10));
    let least = DataProblem::MoreThan("first");
    want(faults, text, second, |second| second <= first.get(), least);
    want(
        faults,
        text,
        divisor,
        |divisor| (1..=18).contains(divisor),
        range(1, 18),
    );
    match id {
        Activity::Merchant => {
            // 16 pips activate it 8 times, it costs 4 deniers, and its first space gives 2 points.
            example(faults, text, "4.1", divisor, &2, "2");
            example(faults, text, "4.1", cost, &4, "4");
            example(faults, text, "4.1", first, &2, "2");
        }
        Activity::Priest => {
            // 9 pips give 3 cubes, and it costs 8 deniers.
            example(faults, text, "4.1", divisor, &3, "3");
            example(faults, text, "4.1", cost, &8, "8");
        }
        _ => {}
    }
}

fn check_event(entry: &FileEvent, text: &str, faults: &mut Vec<DataFault>) {
    let FileEvent {
        id,
        colour,
        divisor,
        banners,
        first,
        second,
        icon,
    } = entry;
    want(
        faults,
        text,
        divisor,
        |divisor| (1..=18).contains(divisor),
        range(1, 18),
    );
    let fits = |&banners: &u8| (1..=BANNERS).contains(&usize::from(banners));
    want(faults, text, banners, fits, range(1, BANNERS as i64));
    want(faults, text, first, |&first| first <= 20, range(0, 20));
    let least = DataProblem::MoreThan("first");
    want(faults, text, second, |second| second <= first.get(), least);
    match (id.stack(), icon) {
        // The colour of the second card of its round.
        (Some(Colour::Red), None) => {
            let problem = DataProblem::Missing("icon".to_owned());
            faults.push(divisor.fault(text, problem));
        }
        (Some(Colour::Red), Some(icon)) => {
            let other = DataProblem::OneOf(&["white", "yellow"]);
            want(faults, text, icon, |&icon| icon != Colour::Red, other);
        }
        (_, Some(icon)) => {
            faults.push(icon.fault(text, DataProblem::Stray));
        }
        (_, None) => {}
    }
    match id {
        EventCard::ConflictOfSuccession => {
            // 9 red pips place 2 cubes, five cubes overcome it, and it gives 4 and 2 points.
            example(faults, text, "4.3", divisor, &4, "4");
            example(faults, text, "4.3", colour, &Colour::Red, "red");
            example(faults, text, "4.3", banners, &5, "5");
            example(faults, text, "4.3", first, &4, "4");
            example(faults, text, "4.3", second, &2, "2");
        }
        EventCard::Marauding => {
            // A yellow 6 places two cubes.
            example(faults, text, "Influence", colour, &Colour::Yellow, "yellow");
            example(faults, text, "Influence", divisor, &3, "3");
            let at_least_two = range(2, BANNERS as i64);
            want(faults, text, banners, |&banners| banners >= 2, at_least_two);
        }
        _ => {}
    }
}

/// Notes a fault unless a value is what an example in the rulebook needs.
fn example<T: PartialEq>(
    faults: &mut Vec<DataFault>,
    text: &str,
    rule: &'static str,
    datum: &Sourced<T>,
    wanted: &T,
    written: &'static str,
) {
    if datum.get() != wanted {
        let fault = datum.fault(text, DataProblem::Example(written));
        faults.push(fault.by_rule(rule));
    }
}

fn want<T>(
    faults: &mut Vec<DataFault>,
    text: &str,
    datum: &Sourced<T>,
    holds: impl FnOnce(&T) -> bool,
    otherwise: DataProblem,
) {
    if !holds(datum.get()) {
        faults.push(datum.fault(text, otherwise));
    }
}
