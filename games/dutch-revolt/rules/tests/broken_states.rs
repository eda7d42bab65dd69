//! States from outside that once were let in.

use dutch_revolt_rules::{DutchRevolt, State};
use engine::playout::random_choice;
use engine::{Game, Playing, Rng, Setup, Silent};
use serde_json::Value;

#[test]
fn a_game_that_ought_to_be_over_is_not_discarding() {
    let mut setup = Setup::new::<DutchRevolt>(2);
    setup.options.set("chit-hand", "six").expect("an option");
    let game = DutchRevolt::open(&setup).expect("a table");
    let mut json = (1..100)
        .find_map(|number| discarding(&game, number))
        .expect("some year ends with seven chits");
    json["board"]["turn"] = game.turns().into();
    let state: State = serde_json::from_value(json).expect("well-formed");
    assert!(
        Playing::from_state(game, state).is_err(),
        "the last turn has no next year"
    );
}

/// A state of a random game in which a chit too many is to be discarded.
fn discarding(game: &DutchRevolt, number: u64) -> Option<Value> {
    let mut rng = Rng::new(number);
    let mut state = game.start(rng.seed(), &mut Silent);
    let mut choices = Vec::new();
    while let Some((seat, action)) = random_choice(game, &state, &mut rng, &mut choices) {
        game.apply(&mut state, seat, action, &mut Silent);
        let json = serde_json::to_value(&state).expect("plain data");
        if json["board"]["step"].get("discard").is_some() {
            return Some(json);
        }
    }
    None
}
