//! The bots of Revolution: they finish what they begin, and beat the weaker ones.

use bots::{Level, Simulation, Think};
use engine::playout::random_choice;
use engine::{Game, Setup, Silent, Whim};
use revolution::Revolution;

fn game(seats: u8) -> Revolution {
    Revolution::open(&Setup::new::<Revolution>(seats)).expect("two to five can play")
}

/// The wins of each seat in so many games.
fn wins(games: u64, bots: &[Level]) -> Vec<u64> {
    let simulation = Simulation {
        games,
        seed: 1568,
        bots: bots.to_vec(),
        threads: std::num::NonZero::new(2).expect("two"),
    };
    let tally = simulation.run(&game(bots.len() as u8), &|_| {});
    assert_eq!(tally.dead_ends, 0);
    tally.wins
}

#[test]
fn easy_beats_random_in_either_seat() {
    let first = wins(50, &[Level::Easy, Level::Random]);
    let second = wins(50, &[Level::Random, Level::Easy]);
    assert!(first[0] + second[1] >= 95, "{first:?} {second:?}");
}

#[test]
fn easy_wins_among_random_ones_with_every_faction() {
    for seats in 3..=5_u8 {
        let mut won = 0;
        for seat in 0..seats {
            let mut bots = vec![Level::Random; seats.into()];
            bots[usize::from(seat)] = Level::Easy;
            won += wins(20, &bots)[usize::from(seat)];
        }
        // Three times a fair share, or nearly always where that is more than there is.
        let least = (3 * 20).min(u64::from(seats) * 19);
        assert!(won >= least, "{won} of {} at {seats} seats", 20 * seats);
    }
}

#[test]
fn weights_and_values_are_fit_for_use() {
    for seats in 2..=5 {
        let game = game(seats);
        let mind = Revolution::mind().mind();
        let mut whim = Whim::new(seats.into());
        let mut state = game.start(whim.seed(), &mut Silent);
        let mut choices = Vec::new();
        while let Some((seat, action)) = random_choice(&game, &state, &mut whim, &mut choices) {
            let mut weights = Vec::new();
            game.weigh(mind, &state, seat, &choices, &mut weights);
            assert_eq!(weights.len(), choices.len());
            assert!(
                weights
                    .iter()
                    .all(|weight| *weight >= 0.0 && weight.is_finite()),
                "{choices:?} {weights:?}"
            );
            let value = game.value(mind, &state, seat);
            assert!((0.0..=1.0).contains(&value), "{value}");
            game.apply(&mut state, seat, action, &mut Silent);
        }
    }
}
