//! What every game asks of its bots.

use std::num::NonZero;

use ::bots::{Level, Simulation, Tally, Think};
use engine::playout::random_choice;
use engine::{Dice, Game, Rng, Setup, Silent, Viewer};

/// So many games between these bots, all of which come to their end.
pub fn play<T: Think>(games: u64, seed: u64, bots: &[Level]) -> Tally {
    let simulation = Simulation {
        games,
        seed,
        bots: bots.to_vec(),
        threads: NonZero::new(2).expect("two"),
    };
    let tally = simulation.run::<T>(&open::<T::Game>(bots.len() as u8), &|_| {});
    assert_eq!(tally.dead_ends, 0);
    tally
}

/// How many of twice so many games the first bot wins against the second, half of them in either seat.
pub fn wins<T: Think>(games: u64, seed: u64, [first, second]: [Level; 2]) -> u64 {
    let there = play::<T>(games, seed, &[first, second]).wins;
    let back = play::<T>(games, seed, &[second, first]).wins;
    there[0] + back[1]
}

/// Compares first thoughts and expected shares with those on a state that differs in hidden things alone, in
/// the course of a random game. Tells how often.
pub fn first_thoughts_are_honest<T: Think>(seats: u8, number: u64) -> u64 {
    let (game, weights) = (open::<T::Game>(seats), T::weights_file().weights());
    let mut rng = Rng::new(number);
    let mut state = game.start(rng.seed(), &mut Silent);
    let mut choices = Vec::new();
    let mut compared = 0;
    while let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) {
        let view = game.view(&state, Viewer::Seat(seat));
        let other = game.determinize(&view, &mut Dice::new(rng.seed()));
        let (mut here, mut there) = (Vec::new(), Vec::new());
        T::weigh(&game, weights, &state, seat, &choices, &mut here);
        T::weigh(&game, weights, &other, seat, &choices, &mut there);
        assert_eq!(here.len(), choices.len());
        assert_eq!(here, there);
        assert!(
            here.iter()
                .all(|weight| *weight >= 0.0 && weight.is_finite()),
            "{choices:?} {here:?}"
        );
        let value = T::value(&game, weights, &state, seat);
        assert!((0.0..=1.0).contains(&value), "{value}");
        assert!((value - T::value(&game, weights, &other, seat)).abs() < 1e-9);
        compared += 1;
        game.apply(&mut state, seat, action, &mut Silent);
    }
    compared
}

fn open<G: Game>(seats: u8) -> G {
    G::open(&Setup::new::<G>(seats)).expect("a table")
}
