//! The bots of In the Shadow of the Emperor: they finish what they begin, beat the weaker ones, and cannot cheat.

use bots::{Level, Simulation, Think};
use engine::playout::random_choice;
use engine::{Dice, Game, Setup, Silent, Viewer, Whim};
use kaiser::Kaiser;

fn game(seats: u8) -> Kaiser {
    Kaiser::open(&Setup::new::<Kaiser>(seats)).expect("a table")
}

#[test]
fn easy_beats_random_with_any_number_of_players() {
    for seats in 2..=4_u8 {
        let mut bots = vec![Level::Random; usize::from(seats)];
        bots[0] = Level::Easy;
        let simulation = Simulation {
            games: 120,
            seed: 1356,
            bots,
            threads: std::num::NonZero::new(2).expect("two"),
        };
        let tally = simulation.run(&game(seats), &|_| {});
        assert_eq!(tally.dead_ends, 0);
        assert!(tally.wins[0] >= 90, "{} of 120 at {seats}", tally.wins[0]);
    }
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
