//! The bots of In the Shadow of the Emperor: they finish what they begin, beat the weaker ones, and cannot cheat.

use bots::{Level, Simulation, Think};
use engine::playout::random_choice;
use engine::{Dice, Game, Setup, Silent, Viewer, Whim};
use kaiser::Kaiser;

fn game(seats: u8) -> Kaiser {
    Kaiser::open(&Setup::new::<Kaiser>(seats)).expect("a table")
}

/// The wins of each seat in so many games.
fn wins(games: u64, bots: &[Level]) -> Vec<u64> {
    let simulation = Simulation {
        games,
        seed: 1356,
        bots: bots.to_vec(),
        threads: std::num::NonZero::new(2).expect("two"),
    };
    let tally = simulation.run(&game(bots.len() as u8), &|_| {});
    assert_eq!(tally.dead_ends, 0);
    tally.wins
}

#[test]
fn easy_beats_random_in_either_seat() {
    let first = wins(100, &[Level::Easy, Level::Random]);
    let second = wins(100, &[Level::Random, Level::Easy]);
    assert!(first[0] + second[1] >= 190, "{first:?} {second:?}");
}

#[test]
fn easy_has_three_times_its_share_among_random_ones() {
    let wins = wins(
        100,
        &[Level::Random, Level::Easy, Level::Random, Level::Random],
    );
    assert!(wins[1] >= 75, "{wins:?}");
}

#[test]
fn medium_beats_easy_in_either_seat() {
    let first = wins(10, &[Level::Medium, Level::Easy]);
    let second = wins(10, &[Level::Easy, Level::Medium]);
    assert!(first[0] + second[1] >= 13, "{first:?} {second:?}");
}

#[test]
fn what_a_seat_cannot_see_does_not_change_its_first_thoughts() {
    let mut compared = 0;
    for number in 0..5 {
        let game = game(4);
        let mut whim = Whim::new(number);
        let mut state = game.start(whim.seed(), &mut Silent);
        let mut choices = Vec::new();
        while let Some((seat, action)) = random_choice(&game, &state, &mut whim, &mut choices) {
            let view = game.view(&state, Viewer::Seat(seat));
            let other = game.determinize(&view, &mut Dice::new(whim.seed()));
            let (mut here, mut there) = (Vec::new(), Vec::new());
            game.weigh(Kaiser::mind().mind(), &state, seat, &choices, &mut here);
            game.weigh(Kaiser::mind().mind(), &other, seat, &choices, &mut there);
            assert_eq!(here.len(), choices.len());
            assert_eq!(here, there);
            assert!(
                here.iter()
                    .all(|weight| *weight >= 0.0 && weight.is_finite())
            );
            let value = game.value(Kaiser::mind().mind(), &state, seat);
            assert!((0.0..=1.0).contains(&value), "{value}");
            compared += 1;
            game.apply(&mut state, seat, action, &mut Silent);
        }
    }
    assert!(compared > 500, "{compared}");
}
