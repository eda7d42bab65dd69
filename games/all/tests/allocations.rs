//! No game allocates memory for a decision or for judging a position: play is as fast as the rules allow.

use std::num::NonZero;

use bots::{Imagined, Network, Position, Train as _, Trainer, Training};
use catalog::{GameParts, GameVisitor};
use engine::playout::{play_out, random_choice};
use engine::{Dice, Game, Rng, Seat, Seed, Setup, Silent, Viewer};
use testkit::{CountingAllocator, Toy, allocations};

#[global_allocator]
static COUNTING: CountingAllocator = CountingAllocator;

/// Plays the same random games twice: the first time the list of choices grows to its size.
struct Twice;

impl GameVisitor for Twice {
    fn visit<P: GameParts>(&mut self) {
        for seats in P::Rules::SEATS {
            let game = P::Rules::open(&Setup::new::<P::Rules>(seats))
                .expect("the default options are possible");
            let mut choices = Vec::new();
            for number in 0..5 {
                let mut play = || {
                    let mut state = game.start(Seed::from_number(number), &mut Silent);
                    let before = allocations();
                    play_out(&game, &mut state, &mut Rng::new(number), &mut choices)
                        .expect("a game ends");
                    allocations() - before
                };
                play();
                assert_eq!(play(), 0, "{} for {seats}, game {number}", P::Rules::ID);
            }
        }
    }
}

#[test]
fn random_play_allocates_nothing() {
    let before = allocations();
    drop(Vec::<u8>::with_capacity(1));
    assert_eq!(allocations(), before + 1, "allocations are counted");

    games::visit(&mut Twice);
    Twice.visit::<Toy>();
}

/// Judges the positions of a random game twice: the first time the list of what is told grows to its size.
struct Judged;

impl GameVisitor for Judged {
    fn visit<P: GameParts>(&mut self) {
        let training = Training {
            seed: 1,
            lessons: 1,
            lesson_games: 1,
            studies: 0,
            study_games: 1,
            generation_games: 1,
            trials: 1,
            match_games: 1,
            threads: NonZero::<usize>::MIN,
        };
        let untrained = Trainer::<P::Bot>::new(Vec::new(), training).network();
        let network = Network::read::<P::Bot>(&untrained).expect("a network");
        for seats in P::Rules::SEATS {
            let game = P::Rules::open(&Setup::new::<P::Rules>(seats))
                .expect("the default options are possible");
            let mut rng = Rng::new(seats.into());
            let mut state = game.start(rng.seed(), &mut Silent);
            let (mut choices, mut seen) = (Vec::new(), Vec::new());
            while let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) {
                let view = game.view(&state, Viewer::Seat(seat));
                if seen.len() < 200 {
                    seen.push(Imagined::from_view(
                        &game,
                        &view,
                        &mut Dice::new(rng.seed()),
                    ));
                }
                game.apply(&mut state, seat, action, &mut Silent);
            }
            let mut position = Position::default();
            let mut judge = || {
                let before = allocations();
                for state in &seen {
                    position.observe::<P::Bot>(&game, state, Seat(0));
                    assert!(network.judge(&position).shares[0] >= 0.0);
                }
                allocations() - before
            };
            judge();
            assert_eq!(judge(), 0, "{} for {seats}", P::Rules::ID);
        }
    }
}

#[test]
fn judging_allocates_nothing() {
    games::visit(&mut Judged);
    Judged.visit::<Toy>();
}
