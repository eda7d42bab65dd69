//! The bots of The Dutch Revolt: they finish what they begin, beat the weaker ones, and cannot cheat.

use bots::{Level, Simulation, Think};
use dutch_revolt::DutchRevolt;
use engine::playout::random_choice;
use engine::{Dice, Game, Setup, Silent, Viewer, Whim};

fn game() -> DutchRevolt {
    DutchRevolt::open(&Setup::new::<DutchRevolt>(2)).expect("two can play")
}

/// The wins of both seats in so many games.
fn wins(games: u64, bots: [Level; 2]) -> [u64; 2] {
    let simulation = Simulation {
        games,
        seed: 1609,
        bots: bots.to_vec(),
        threads: std::num::NonZero::new(2).expect("two"),
    };
    let tally = simulation.run(&game(), &|_| {});
    assert_eq!(tally.dead_ends, 0);
    [tally.wins[0], tally.wins[1]]
}

#[test]
fn easy_beats_random_on_either_side() {
    let [spanish, _] = wins(50, [Level::Easy, Level::Random]);
    let [_, rebel] = wins(50, [Level::Random, Level::Easy]);
    assert!(spanish + rebel >= 95, "{spanish} + {rebel} of 100");
}

#[test]
fn what_a_seat_cannot_see_does_not_change_its_first_thoughts() {
    let game = game();
    let mut whim = Whim::new(1);
    let mut state = game.start(whim.seed(), &mut Silent);
    let mut choices = Vec::new();
    let mut compared = 0;
    while let Some((seat, action)) = random_choice(&game, &state, &mut whim, &mut choices) {
        let view = game.view(&state, Viewer::Seat(seat));
        let other = game.determinize(&view, &mut Dice::new(whim.seed()));
        let (mut here, mut there) = (Vec::new(), Vec::new());
        game.weigh(
            DutchRevolt::mind().mind(),
            &state,
            seat,
            &choices,
            &mut here,
        );
        game.weigh(
            DutchRevolt::mind().mind(),
            &other,
            seat,
            &choices,
            &mut there,
        );
        assert_eq!(here.len(), choices.len());
        assert_eq!(here, there);
        assert!(
            here.iter()
                .all(|weight| *weight >= 0.0 && weight.is_finite())
        );
        let value = game.value(DutchRevolt::mind().mind(), &state, seat);
        assert!((0.0..=1.0).contains(&value), "{value}");
        compared += 1;
        game.apply(&mut state, seat, action, &mut Silent);
    }
    assert!(compared > 500, "{compared}");
}
