//! Every place of the board that a decision is about can be chosen, or says why not.

use dutch_revolt_rules::{Action, Step};
use dutch_revolt_words::DutchRevoltWords;
use engine::{Cause, Game, Rng, Viewer};
use words::{Lang, Speak};

use crate::games::{open, play};

/// The kinds of places, as their anchors name them, that belong to what is asked.
fn kinds(step: Step) -> &'static [&'static str] {
    match step {
        Step::Chits { .. } | Step::Discard { .. } => &["chit"],
        // The plague takes a kind of troops, and an army that marches is divided by kind.
        Step::Effect(effect) if effect.strikes() => &[],
        Step::MarchWith { .. } | Step::Over(_) => &[],
        Step::Pick { .. }
        | Step::Effect(_)
        | Step::Deploy { .. }
        | Step::Hire { .. }
        | Step::March { .. }
        | Step::MarchTo { .. }
        | Step::Besiege { .. } => &["territory"],
    }
}

#[test]
fn every_place_that_a_decision_is_about_has_an_answer() {
    let mut rng = Rng::new(1568);
    let mut asked_about = 0;
    for _ in 0..8 {
        let game = open(&mut rng);
        play(&game, &mut rng, |state, _| {
            let step = state.board.step;
            // A territory is open in the first version of the rules until it is done with.
            if matches!(step, Step::Hire { .. }) && !game.is_condensed() {
                return;
            }
            let Some(seat) = game.to_act(state).first() else {
                return;
            };
            let mut asked: Vec<Action> = Vec::new();
            game.candidates(state, seat, &mut asked);
            game.unavailable(state, seat, &mut asked);
            asked.retain(|&action| match game.judge(state, seat, action) {
                Ok(()) => true,
                Err(refused) => matches!(refused.cause, Cause::Game(_)),
            });
            let anchors: Vec<_> = asked.iter().map(|&action| game.anchor(action)).collect();
            let view = game.view(state, Viewer::Seat(seat));
            for place in DutchRevoltWords::places(Lang::En, &game, &view) {
                let kind = place.anchor.as_str().split(':').next().expect("a kind");
                if kinds(step).contains(&kind) {
                    asked_about += 1;
                    let found = anchors.contains(&place.anchor);
                    assert!(found, "{}: no answer at {step:?}", place.anchor);
                }
            }
        });
    }
    assert!(asked_about > 10_000, "{asked_about}");
}
