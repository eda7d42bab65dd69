//! The bots of Troyes: they finish what they begin, beat the weaker ones, and cannot cheat.

use bots::{Level, Simulation, Think};
use engine::playout::random_choice;
use engine::{Dice, Game, Setup, Silent, Viewer, Whim};
use troyes::{Activity, Troyes};

fn game(seats: u8) -> Troyes {
    Troyes::open(&Setup::new::<Troyes>(seats)).expect("two to four can play")
}

/// The wins of each seat in so many games.
fn wins(games: u64, bots: &[Level]) -> Vec<u64> {
    let simulation = Simulation {
        games,
        seed: 1200,
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
fn easy_wins_among_three_random_ones() {
    let bots = [Level::Random, Level::Random, Level::Easy, Level::Random];
    let wins = wins(50, &bots);
    // A fair share would be twelve or thirteen.
    assert!(wins[2] >= 40, "{wins:?}");
}

#[test]
fn no_activity_card_is_unused_between_bots_that_think() {
    for seats in 2..=4 {
        let simulation = Simulation {
            games: 120,
            seed: 5,
            bots: vec![Level::Easy; seats],
            threads: std::num::NonZero::new(2).expect("two"),
        };
        let tally = simulation.run(&game(seats as u8), &|_| {});
        let figures = &tally.figures;
        for card in Activity::all() {
            let id = card.id();
            assert!(figures.get(id, "games") > 0, "{id} never came");
            assert!(figures.get(id, "actions") > 0, "{id} was never used");
            let cubes = figures.get(id, "cubes");
            assert_eq!(cubes > 0, card.is_delayed(), "{id}: {cubes} cubes used");
            assert!(figures.get(id, "winners") <= figures.get(id, "actions"));
        }
    }
}

#[test]
fn what_a_seat_cannot_see_does_not_change_its_first_thoughts() {
    for seats in 2..=4 {
        let game = game(seats);
        let mut whim = Whim::new(seats.into());
        let mut state = game.start(whim.seed(), &mut Silent);
        let mut choices = Vec::new();
        while let Some((seat, action)) = random_choice(&game, &state, &mut whim, &mut choices) {
            let view = game.view(&state, Viewer::Seat(seat));
            let other = game.determinize(&view, &mut Dice::new(whim.seed()));
            let (mut here, mut there) = (Vec::new(), Vec::new());
            game.weigh(Troyes::mind().mind(), &state, seat, &choices, &mut here);
            game.weigh(Troyes::mind().mind(), &other, seat, &choices, &mut there);
            assert_eq!(here.len(), choices.len());
            assert_eq!(here, there);
            assert!(
                here.iter()
                    .all(|weight| *weight >= 0.0 && weight.is_finite())
            );
            let value = game.value(Troyes::mind().mind(), &state, seat);
            assert!((0.0..=1.0).contains(&value), "{value}");
            assert!((value - game.value(Troyes::mind().mind(), &other, seat)).abs() < 1e-9);
            game.apply(&mut state, seat, action, &mut Silent);
        }
    }
}
