//! What networks are told, and the networks that come with the games.

use std::num::NonZero;

use bots::{
    FeatureNames, Imagined, MOST_BYTES, Network, Position, Think, Train, Trainer, Training,
};
use catalog::{GameParts, GameVisitor};
use engine::playout::random_choice;
use engine::{Dice, Game, Rng, Seat, Setup, Silent, Viewer};
use testkit::Toy;

use crate::watched::{Watch, Watched};

/// Every registered game, and the toy.
fn visit(visitor: &mut impl GameVisitor) {
    games::visit(visitor);
    visitor.visit::<Toy>();
}

/// Goes through a random game and looks at every position through the eyes of every seat.
fn look<T: Think>(seats: u8, mut at: impl FnMut(&T::Game, &Imagined<T::Game>, Seat, &mut Rng)) {
    let game = T::Game::open(&Setup::new::<T::Game>(seats)).expect("a table");
    let mut rng = Rng::new(seats.into());
    let mut state = game.start(rng.seed(), &mut Silent);
    let mut choices = Vec::new();
    let mut number = 0;
    while let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) {
        number += 1;
        if number % 5 == 1 {
            for viewer in Seat::all(seats) {
                let view = game.view(&state, Viewer::Seat(viewer));
                let seen = Imagined::from_view(&game, &view, &mut Dice::new(rng.seed()));
                at(&game, &seen, viewer, &mut rng);
            }
        }
        game.apply(&mut state, seat, action, &mut Silent);
    }
}

#[test]
fn the_same_is_told_in_every_position_at_every_table() {
    struct Same;
    impl GameVisitor for Same {
        fn visit<P: GameParts>(&mut self) {
            let names = FeatureNames::of::<P::Bot>();
            for seats in P::Rules::SEATS {
                look::<P::Bot>(seats, |game, state, _, _| {
                    let told = FeatureNames::told::<P::Bot>(game, state);
                    assert!(told == names, "{} for {seats}", P::Rules::ID);
                });
            }
        }
    }
    visit(&mut Same);
}

#[test]
fn what_is_told_does_not_depend_on_what_was_drawn_for_the_hidden() {
    struct Honest;
    impl GameVisitor for Honest {
        fn visit<P: GameParts>(&mut self) {
            for seats in P::Rules::SEATS {
                look::<P::Bot>(seats, |game, state, viewer, rng| {
                    let view = game.view(state, Viewer::Seat(viewer));
                    let other = Imagined::from_view(game, &view, &mut Dice::new(rng.seed()));
                    let [here, there] = [state, &other].map(|state| {
                        let mut position = Position::default();
                        position.observe::<P::Bot>(game, state, viewer);
                        position
                    });
                    let id = P::Rules::ID;
                    assert!(here == there, "{id}: {viewer} is told what it cannot know");
                });
            }
        }
    }
    visit(&mut Honest);
}

#[test]
fn the_networks_that_come_with_the_games_fit_them() {
    struct Fit;
    impl GameVisitor for Fit {
        fn visit<P: GameParts>(&mut self) {
            let Some(file) = P::Bot::network_file() else {
                return;
            };
            let id = P::Rules::ID;
            assert!(
                file.text().len() <= MOST_BYTES,
                "{id}: {}",
                file.text().len()
            );
            let network = match Network::read::<P::Bot>(file.text()) {
                Ok(network) => network,
                Err(bad) => panic!("{id}: {bad}"),
            };
            for seats in P::Rules::SEATS {
                let newest = Setup::new::<P::Rules>(seats);
                for rules in 1..=P::Rules::RULES {
                    let setup = Setup {
                        rules,
                        ..newest.clone()
                    };
                    let game = P::Rules::open(&setup).expect("an old version");
                    assert_eq!(game.rules_version(), rules);
                    let found = file.network::<P::Bot>(&game);
                    assert_eq!(found.is_some(), rules == network.rules(), "{id} {rules}");
                }
            }
        }
    }
    visit(&mut Fit);
}

#[test]
fn a_network_that_corrects_begins_with_the_games_own_numbers() {
    struct Begins;
    impl GameVisitor for Begins {
        fn visit<P: GameParts>(&mut self) {
            if P::Bot::CORRECTS_OWN_NUMBERS {
                begins_with_own_numbers::<P::Bot>();
            }
        }
    }
    games::visit(&mut Begins);
    begins_with_own_numbers::<Watched<Toy, Corrects>>();
}

/// Nobody watches, but a network corrects.
struct Corrects;

impl Watch for Corrects {
    const CORRECTS: bool = true;
}

fn begins_with_own_numbers<T: Think>() {
    let id = T::Game::ID;
    let text = Trainer::<T>::new(Vec::new(), untrained()).network();
    let network = match Network::read::<T>(&text) {
        Ok(network) => network,
        Err(bad) => panic!("{id}: {bad}"),
    };
    let weights = T::weights_file().weights();
    for seats in T::Game::SEATS {
        let mut position = Position::default();
        look::<T>(seats, |game, state, viewer, _| {
            position.observe::<T>(game, state, viewer);
            let judged = network.judge(&position).shares;
            let own = |seat| T::value(game, weights, state, seat).max(1e-4);
            let all: f64 = Seat::all(seats).map(own).sum();
            for (seat, judged) in Seat::all(seats).zip(judged) {
                let own = own(seat) / all;
                assert!(
                    (f64::from(judged) - own).abs() < 1e-4,
                    "{id}: {own} {judged}"
                );
            }
        });
    }
}

/// A training that has not begun.
fn untrained() -> Training {
    Training {
        seed: 1,
        lessons: 0,
        lesson_games: 1,
        studies: 0,
        study_games: 1,
        generation_games: 1,
        trials: 1,
        match_games: 1,
        threads: NonZero::<usize>::MIN,
    }
}

#[test]
fn shares_of_a_judged_position_are_one_together() {
    struct One;
    impl GameVisitor for One {
        fn visit<P: GameParts>(&mut self) {
            let Some(file) = P::Bot::network_file() else {
                return;
            };
            for seats in P::Rules::SEATS {
                let mut position = Position::default();
                look::<P::Bot>(seats, |game, state, viewer, _| {
                    let Some(network) = file.network::<P::Bot>(game) else {
                        return;
                    };
                    position.observe::<P::Bot>(game, state, viewer);
                    let shares = network.judge(&position).shares;
                    let together: f32 = shares.iter().sum();
                    assert!((together - 1.0).abs() < 1e-4, "{shares:?}");
                    assert!(shares.iter().all(|share| *share >= 0.0), "{shares:?}");
                });
            }
        }
    }
    visit(&mut One);
}
