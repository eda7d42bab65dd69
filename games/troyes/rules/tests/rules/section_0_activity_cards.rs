//! Phase 0: new activity cards.

use std::collections::BTreeSet;

use engine::{Game, Rng, Seed, Silent};
use troyes_rules::{Activity, Building, Colour, Family, Step, Troyes};

use crate::scene::{Scene, game};

#[test]
fn one_card_of_each_colour_comes_in_each_of_three_rounds() {
    let game = game(2, &[]);
    let mut state = game.start(Seed::from_number(5), &mut Silent);
    let mut rng = Rng::new(5);
    let mut choices = Vec::new();
    while let Some((seat, action)) =
        engine::playout::random_choice(&game, &state, &mut rng, &mut choices)
    {
        game.apply(&mut state, seat, action, &mut Silent);
        let open = state.board.open_cards().count();
        assert_eq!(open, 3 * usize::from(state.board.round.min(3)));
    }
    assert_eq!(state.board.step, Step::Over);
    for colour in Colour::ALL {
        let cards = state.board.open_cards();
        let rounds: Vec<u8> = cards
            .filter(|card| card.activity.colour() == colour)
            .map(|card| game.data().activities[card.activity].round)
            .collect();
        assert_eq!(rounds, [1, 2, 3]);
    }
}

#[test]
fn every_card_comes_sooner_or_later() {
    let game = game(3, &[]);
    let mut seen = BTreeSet::new();
    for number in 0..60 {
        let mut rng = Rng::new(number);
        let mut state = game.start(rng.seed(), &mut Silent);
        let mut choices = Vec::new();
        engine::playout::play_out(&game, &mut state, &mut rng, &mut choices).unwrap();
        seen.extend(state.board.open_cards().map(|card| card.activity));
    }
    assert_eq!(seen.len(), Activity::COUNT);
}

#[test]
fn later_rounds_bring_no_cards() {
    let scene = Scene::new().citizen(Family::Blue, Building::Palace, 1);
    let before = scene.state.board.cards;
    let play = scene.next_round(|_| true);
    assert_eq!(play.board().round, 4);
    assert_eq!(play.board().cards, before);
    assert_eq!(Troyes::PHASES.len(), 7);
}
