//! What every game asks of its bots.

use std::num::NonZero;

use ::bots::{Imagined, Level, Simulation, Tally, Think};
use engine::playout::random_choice;
use engine::{Dice, Game, Rng, Setup, Silent, Viewer};

/// So many games between these bots, all of which come to their end.
pub fn play<T: Think>(games: u64, seed: u64, bots: &[Level]) -> Tally {
    let simulation = Simulation {
        games,
        seed,
        bots: bots.iter().map(|&level| level.into()).collect(),
        threads: NonZero::new(2).expect("two"),
    };
    let tally = simulation.run::<T>(&open::<T::Game>(bots.len() as u8), &|_| {});
    let tally = tally.expect("bots without files of their own");
    assert_eq!(tally.dead_ends, 0);
    tally
}

/// How many of twice so many games the first bot wins against the second, half of them in either seat.
pub fn wins<T: Think>(games: u64, seed: u64, [first, second]: [Level; 2]) -> u64 {
    let there = play::<T>(games, seed, &[first, second]).wins;
    let back = play::<T>(games, seed, &[second, first]).wins;
    there[0] + back[1]
}

/// Compares first thoughts and expected shares on states that a seat has imagined from the same view, in the course of a
/// random game: they may not depend on what was drawn for what the seat cannot see. Tells how often.
pub fn first_thoughts_are_honest<T: Think>(seats: u8, seed: u64) -> u64 {
    let (game, weights) = (open::<T::Game>(seats), T::weights_file().weights());
    let mut rng = Rng::new(seed);
    let mut state = game.start(rng.seed(), &mut Silent);
    let mut choices = Vec::new();
    let mut compared = 0;
    while let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) {
        let view = game.view(&state, Viewer::Seat(seat));
        let mut dice = Dice::new(rng.seed());
        let [here, there] = [(); 2].map(|()| Imagined::from_view(&game, &view, &mut dice));
        let [one, other] = [&here, &there].map(|state| {
            let mut preferences = Vec::new();
            T::weigh(&game, weights, state, seat, &choices, &mut preferences);
            preferences
        });
        assert_eq!(one.len(), choices.len(), "a preference for each choice");
        assert_eq!(
            one,
            other,
            "{} {seed}: first thoughts of {seat} depend on what it cannot know",
            T::Game::ID
        );
        assert!(
            one.iter().all(|one| *one >= 0.0 && one.is_finite()),
            "{choices:?} {one:?}"
        );
        let [one, other] = [&here, &there].map(|state| {
            let is_dominated = |&choice| T::is_dominated(&game, state, seat, &choices, choice);
            choices.iter().map(is_dominated).collect::<Vec<bool>>()
        });
        assert_eq!(
            one,
            other,
            "{} {seed}: what {seat} rules out depends on what it cannot know",
            T::Game::ID
        );
        let [value, other] = [&here, &there].map(|state| T::value(&game, weights, state, seat));
        assert!((0.0..=1.0).contains(&value), "{value}");
        assert!(
            (value - other).abs() < 1e-9,
            "{} {seed}: what {seat} expects depends on what it cannot know",
            T::Game::ID
        );
        compared += 1;
        game.apply(&mut state, seat, action, &mut Silent);
    }
    compared
}

fn open<G: Game>(seats: u8) -> G {
    G::open(&Setup::new::<G>(seats)).expect("a table")
}
