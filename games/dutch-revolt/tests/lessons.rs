//! What lessons call better is better by the rules: the chances that they tell are those of the siege table.

use dutch_revolt_rules::{DutchRevolt, Side, State, Territory};
use engine::{Game, Setup};
use lessons::{Lesson, Path, Stand};
use serde_json::json;

fn lesson(name: &str) -> Lesson {
    let all = Lesson::all(dutch_revolt::game()).expect("they can be read");
    let mut all = all.into_iter();
    all.find(|lesson| lesson.name() == name).expect("a lesson")
}

/// The same right choice at each of the first steps: there is only one.
fn steps(number: usize) -> Path {
    (0..number).map(|_| 0).collect()
}

/// How many of the ten dice take the territory.
fn dice(stand: &Stand, attacker: Side, territory: Territory) -> u8 {
    // The version that the lessons are played with.
    let setup = Setup {
        rules: 2,
        ..Setup::new::<DutchRevolt>(2)
    };
    let game = DutchRevolt::open(&setup).expect("two can play");
    let state: State = serde_json::from_value(stand.playing.state()).expect("a state");
    game.winning_dice(&game.prepare_siege(&state.board, attacker, territory))
}

#[test]
fn the_flotilla_helps_at_utrecht() {
    let march = lesson("march");
    let army = march.asked(&steps(2)).expect("it fits the rules");
    assert_eq!(dice(&army, Side::Rebel, Territory::Utrecht), 5);
    let fleet = march.answered(&steps(4)).expect("it fits the rules");
    assert_eq!(dice(&fleet, Side::Rebel, Territory::Utrecht), 6);

    let union = lesson("union");
    let army = union.asked(&steps(2)).expect("it fits the rules");
    assert_eq!(dice(&army, Side::Rebel, Territory::Utrecht), 6);
    let mut fleet = union.answered(&steps(3)).expect("it fits the rules");
    let sail = json!("at utrecht");
    let sailed = fleet.playing.play(union.seat(), &sail);
    assert!(sailed.is_ok(), "{sailed:?}");
    assert_eq!(dice(&fleet, Side::Rebel, Territory::Utrecht), 7);
}

#[test]
fn every_step_of_the_defence_makes_utrecht_safer() {
    let defence = lesson("defence");
    let chance = |stand: &Stand| dice(stand, Side::Spanish, Territory::Utrecht);
    let invaded = defence.asked(&steps(3)).expect("it fits the rules");
    assert_eq!(chance(&invaded), 2, "three pikemen");
    let south = dice(&invaded, Side::Spanish, Territory::SouthHolland);
    assert_eq!(south, 0, "it is safe as it is");
    let helped = defence.asked(&steps(5)).expect("it fits the rules");
    assert_eq!(chance(&helped), 1, "with the flotilla");
    let safe = defence.answered(&steps(7)).expect("it fits the rules");
    assert_eq!(chance(&safe), 0, "with the militia");

    // The 3 pikemen of South Holland have to stay there.
    let mut left = defence.asked(&steps(3)).expect("it fits the rules");
    for march in ["at south-holland", "at utrecht"] {
        let marched = left.playing.play(defence.seat(), &json!(march));
        assert!(marched.is_ok(), "{marched:?}");
    }
    assert_eq!(
        dice(&left, Side::Spanish, Territory::SouthHolland),
        5,
        "nobody defends it"
    );
}
