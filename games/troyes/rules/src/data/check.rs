//! What every data file must keep to: sizes that the rules can bear, and the rulebook's worked examples.

use engine::data::{DataFault, Sourced};

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
                "six spaces are divided into 1, 2, 3 or 6 rows",
            );
            let most = "a citizen is paid 5 deniers at most";
            want(faults, text, &entry.salary, |&salary| salary <= 5, most);
        }
        want(
            faults,
            text,
            &self.cathedral.influence,
            |columns| columns.iter().all(|&influence| influence <= 5),
            "a cube in the Cathedral brings 5 influence at most",
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
                    "more points take more",
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
            |rounds| rounds.iter().all(|rounds| (1..=6).contains(rounds)) && rounds[0] <= 5,
            "a game has 1 to 6 rounds, for two players 5 at most, as one can be added",
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
                |numbers| {
                    numbers.iter().enumerate().all(|(index, number)| {
                        (1..=6).contains(number) && !numbers[..index].contains(number)
                    })
                },
                "spaces are numbered from 1 to 6, each once",
            );
        }
        let neutral =
            |players: u16, citizens: u8| 18_u16.checked_sub(players * u16::from(citizens));
        let fits = neutral(2, two).is_some_and(|left| usize::from(left) == placed)
            && [neutral(2, two), neutral(3, three), neutral(4, four)]
                .iter()
                .all(|left| left.is_some_and(|left| left <= 8));
        if !fits {
            faults.push(setup.citizens.fault(
                text,
                "the players' citizens and at most 8 neutral ones fill the 18 spaces",
            ));
        }
        let most = "money at the start and each round is 50 deniers at most";
        want(faults, text, &setup.deniers, |&deniers| deniers <= 50, most);
        want(faults, text, &setup.income, |&income| income <= 50, most);
        let most = "there are 20 influence at most";
        want(faults, text, &setup.influence, |&points| points <= 20, most);
    }

    fn check_rounds(&self, text: &str, faults: &mut Vec<DataFault>) {
        for entry in &self.activity {
            let alike = self.activity.iter().filter(|other| {
                other.id.colour() == entry.id.colour() && other.round.get() == entry.round.get()
            });
            if alike.count() != CARDS_A_ROUND {
                faults.push(entry.round.fault(
                    text,
                    "three cards of each colour come in each of the rounds 1 to 3",
                ));
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
        "cards come in rounds 1 to 3",
    );
    want(
        faults,
        text,
        cost,
        |&cost| cost <= 20,
        "a tradesman costs 20 deniers at most",
    );
    want(
        faults,
        text,
        first,
        |&first| first <= 10,
        "a space gives 10 points at most",
    );
    let least = "the second space gives no more than the first";
    want(faults, text, second, |second| second <= first.get(), least);
    let range = "the dice are divided by 1 to 9";
    want(
        faults,
        text,
        divisor,
        |divisor| (1..=9).contains(divisor),
        range,
    );
    match id {
        Activity::Merchant => {
            let example = "16 pips activate the Merchant 8 times (action 1)";
            want(faults, text, divisor, |&divisor| divisor == 2, example);
            let example = "the Merchant costs 4 deniers (action 1)";
            want(faults, text, cost, |&cost| cost == 4, example);
            let example = "the Merchant's first space gives 2 points (action 1)";
            want(faults, text, first, |&first| first == 2, example);
        }
        Activity::Priest => {
            let example = "9 pips give 3 cubes on the Priest (action 1)";
            want(faults, text, divisor, |&divisor| divisor == 3, example);
            let example = "the Priest costs 8 deniers (action 1)";
            want(faults, text, cost, |&cost| cost == 8, example);
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
    let range = "the dice are divided by 1 to 9";
    want(
        faults,
        text,
        divisor,
        |divisor| (1..=9).contains(divisor),
        range,
    );
    let range = "an event has 1 to 8 banners";
    let fits = |&banners: &u8| (1..=BANNERS).contains(&usize::from(banners));
    want(faults, text, banners, fits, range);
    want(
        faults,
        text,
        first,
        |&first| first <= 20,
        "an event gives 20 points at most",
    );
    let least = "the second gets no more than the first";
    want(faults, text, second, |second| second <= first.get(), least);
    match (id.stack(), icon) {
        (Some(Colour::Red), None) => faults.push(divisor.fault(
            text,
            "a red card names the colour of the second card of its round",
        )),
        (Some(Colour::Red), Some(icon)) => {
            let other = "the second card of a round is white or yellow";
            want(faults, text, icon, |&icon| icon != Colour::Red, other);
        }
        (_, Some(icon)) => {
            faults.push(icon.fault(text, "only red cards name a second card"));
        }
        (_, None) => {}
    }
    match id {
        EventCard::ConflictOfSuccession => {
            let example = "9 red pips place 2 cubes on the Conflict of Succession (action 3)";
            want(faults, text, divisor, |&divisor| divisor == 4, example);
            let example = "the Conflict of Succession is countered with red dice (action 3)";
            want(
                faults,
                text,
                colour,
                |&colour| colour == Colour::Red,
                example,
            );
            let example = "five cubes overcome the Conflict of Succession (action 3)";
            want(faults, text, banners, |&banners| banners == 5, example);
            let example = "the Conflict of Succession gives 4 and 2 points (action 3)";
            want(faults, text, first, |&first| first == 4, example);
            want(faults, text, second, |&second| second == 2, example);
        }
        EventCard::Marauding => {
            let example = "a yellow 6 places two cubes on Marauding (Influence)";
            want(
                faults,
                text,
                colour,
                |&colour| colour == Colour::Yellow,
                example,
            );
            want(faults, text, divisor, |&divisor| divisor == 3, example);
            want(faults, text, banners, |&banners| banners >= 2, example);
        }
        _ => {}
    }
}

fn want<T>(
    faults: &mut Vec<DataFault>,
    text: &str,
    datum: &Sourced<T>,
    holds: impl FnOnce(&T) -> bool,
    otherwise: &str,
) {
    if !holds(datum.get()) {
        faults.push(datum.fault(text, otherwise));
    }
}
