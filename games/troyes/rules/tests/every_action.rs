//! Every action that can be written down, at every decision of random games.

use engine::conformance::only_the_listed_is_accepted;
use engine::playout::random_choice;
use engine::{Game, Rng, Setup, Silent};
use troyes_rules::{Action, Activity, Building, EventCard, Source, Space, Troyes};

fn every_action() -> Vec<Action> {
    let mut all = vec![
        Action::More,
        Action::Reroll,
        Action::Recruit,
        Action::TurnOver,
        Action::Build,
        Action::Farm,
        Action::Confirm,
        Action::Done,
        Action::Drop,
        Action::GiveIn,
        Action::Pass,
        Action::From(Source::Supply),
        Action::From(Source::Reserve),
    ];
    all.extend([0, 1, 2, 3, 4, 5, 6, 7, 255].map(Action::Black));
    all.extend([0, 1, 2, 3, 9, 10, 13, 14, 255].map(Action::Times));
    all.extend(Space::all().flat_map(|space| {
        [
            Action::Settle(space),
            Action::Die(space),
            Action::From(Source::Space(space)),
        ]
    }));
    all.extend(Activity::ALL.into_iter().flat_map(|card| {
        [
            Action::Cube(card),
            Action::Activate(card),
            Action::From(Source::Card(card)),
        ]
    }));
    all.extend(EventCard::ALL.into_iter().map(Action::Combat));
    let counts = [0, 1, 2, 3, 8, 255];
    all.extend(
        EventCard::ALL
            .into_iter()
            .flat_map(|event| counts.map(|count| Action::Cubes(event, count))),
    );
    all.extend(Building::ALL.map(Action::Place));
    all.extend(Building::ALL.map(|building| Action::From(Source::Expelled(building))));
    all
}

#[test]
fn what_is_not_listed_is_rejected() {
    only_the_listed_is_accepted::<Troyes>(30, &every_action());
}

#[test]
fn every_action_has_its_words_in_files() {
    for action in every_action() {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    for nonsense in [
        "",
        "die",
        "die palace-7",
        "times 01",
        "times 256",
        "from card",
        "Pass",
    ] {
        assert!(nonsense.parse::<Action>().is_err(), "{nonsense}");
    }
}

/// Laws of the pieces, counted in another way than the game does.
#[test]
fn pieces_and_money_are_conserved() {
    for number in 0..60 {
        let mut rng = Rng::new(number);
        let seats = 2 + (number % 3) as u8;
        let game = Troyes::open(&Setup::new::<Troyes>(seats)).unwrap();
        let mut state = game.start(rng.seed(), &mut Silent);
        let mut choices = Vec::new();
        while let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) {
            let before = state.clone();
            let mut events = Vec::new();
            game.apply(&mut state, seat, action, &mut events);
            let board = &state.board;
            let players = || troyes_rules::Family::playing(seats);
            let dice = board.dice.iter().flatten().count();
            assert!(dice <= 18);
            assert!(players().all(|family| board.players[family].influence <= 20));
            assert!(board.cathedral.iter().flatten().flatten().count() <= 18);
            // What the events say and what the purses hold is the same.
            let held = |state: &troyes_rules::State| -> i64 {
                players()
                    .map(|family| {
                        let player = &state.board.players[family];
                        i64::from(player.deniers) + i64::from(player.purse)
                    })
                    .sum()
            };
            let told: i64 = events.iter().map(from_the_bank).sum();
            assert_eq!(held(&state) - held(&before), told, "{events:?}");
        }
    }
}

/// What the event moves from the bank to the players, less what it moves back.
fn from_the_bank(event: &troyes_rules::Event) -> i64 {
    use troyes_rules::{Event, Family};
    match *event {
        Event::Paid {
            income, salaries, ..
        } => i64::from(income) - i64::from(salaries),
        Event::TookDeniers { amount, .. } | Event::SpentDeniers { amount, .. } => {
            -i64::from(amount)
        }
        Event::Taxed { amount, .. } => -i64::from(amount),
        Event::GotDeniers { amount, .. } => amount.into(),
        Event::Hired { cost, .. } => -i64::from(cost),
        Event::BoughtDie {
            owner: Family::Neutral,
            price,
            ..
        } => -i64::from(price),
        Event::Passed { .. } => 2,
        Event::Waited { .. } => 1,
        _ => 0,
    }
}
