//! Every place of the board that a decision is about can be chosen, or says why not.

use engine::playout::random_choice;
use engine::{Game, Rng, Setup, Silent, Viewer};
use troyes_rules::{Action, Step, Troyes};
use troyes_words::TroyesWords;
use words::{Lang, Speak};

/// Whether the place, by the kind that its anchor names, belongs to what is asked. A district is only looked at.
fn belongs(step: Step, kind: &str) -> bool {
    let kinds: &[&str] = match step {
        Step::Settle { .. } => &["space", "building"],
        Step::Counter { .. } | Step::CounterMore { .. } => &["die", "black", "cube"],
        Step::Reroll { .. } | Step::TurnOver { .. } => &["die"],
        Step::Cubes { .. } | Step::GiveUp { .. } => &["event"],
        _ => {
            return kind != "district";
        }
    };
    kinds.contains(&kind)
}

#[test]
fn every_place_that_a_decision_is_about_has_an_answer() {
    let mut places = 0;
    for number in 0..20 {
        let seats = 2 + (number % 3) as u8;
        let game = Troyes::open(&Setup::new::<Troyes>(seats)).expect("a table");
        let mut rng = Rng::new(number);
        let mut state = game.start(rng.seed(), &mut Silent);
        let mut choices = Vec::new();
        while let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) {
            let view = game.view(&state, Viewer::Seat(seat));
            let mut asked: Vec<Action> = Vec::new();
            game.candidates(&state, seat, &mut asked);
            game.unavailable(&state, seat, &mut asked);
            let anchors: Vec<_> = asked.iter().map(|&action| game.anchor(action)).collect();
            for place in TroyesWords::places(Lang::En, &game, &view) {
                let kind = place.anchor.as_str().split(':').next();
                if belongs(state.board.step, kind.expect("a kind")) {
                    places += 1;
                    assert!(
                        anchors.contains(&place.anchor),
                        "{}: no answer at {:?}",
                        place.anchor,
                        state.board.step
                    );
                }
            }
            game.apply(&mut state, seat, action, &mut Silent);
        }
        assert_eq!(state.board.step, Step::Over);
    }
    assert!(places > 10_000, "{places}");
}
