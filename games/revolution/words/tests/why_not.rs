//! Every place of the board that a decision is about can be chosen, or says why not.

use std::collections::BTreeMap;

use engine::playout::random_choice;
use engine::{Cause, Game, Options, Rng, Setup, Silent, Viewer};
use revolution_rules::{Action, Revolution, State, Step};
use revolution_words::RevolutionWords;
use words::{Lang, Speak};

/// The kinds of places, as their anchors name them, that belong to what a seat is asked.
fn kinds(state: &State, seat: engine::Seat) -> &'static [&'static str] {
    match state.board.step {
        Step::Garrison { .. }
        | Step::Recruit { .. }
        | Step::March
        | Step::MarchTo { .. }
        | Step::Influence => &["region"],
        Step::Support { .. } => &["support"],
        Step::SupportTo { .. } => &["province", "treasury"],
        Step::Loot { .. } | Step::Convert { .. } => &["province", "city", "town"],
        Step::Besiege | Step::Citizens => &["city"],
        Step::Beggars { .. } => &["region", "province", "city"],
        Step::NewPieces { .. } => &["province", "support", "treasury"],
        Step::Neutrals { .. } | Step::Overflow | Step::OverflowTo { .. } | Step::NextProvince => {
            &["province"]
        }
        Step::Arrange if state.board.part.arranging[seat.index()].is_some() => {
            &["province", "city", "town"]
        }
        Step::Arrange => &["province"],
        Step::Order => &["order"],
        // A number is chosen, or what becomes of one army.
        Step::Tax | Step::Intercept { .. } | Step::Upkeep { .. } | Step::Hire | Step::Over => &[],
    }
}

#[test]
fn s6_14_every_place_that_a_decision_is_about_has_an_answer() {
    let mut asked_at: BTreeMap<String, usize> = BTreeMap::new();
    for number in 0..16 {
        let mut rng = Rng::new(number);
        let mut setup = Setup::new::<Revolution>(2 + (number % 4) as u8);
        setup.rules = if number % 8 < 4 { 2 } else { 1 };
        if number > 7 {
            setup.options = Options::random(Revolution::OPTIONS, &mut rng);
        }
        let game = Revolution::open(&setup).expect("all options go together");
        let mut state = game.start(rng.seed(), &mut Silent);
        let mut choices = Vec::new();
        while let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) {
            let mut asked: Vec<Action> = Vec::new();
            game.candidates(&state, seat, &mut asked);
            game.unavailable(&state, seat, &mut asked);
            let answers = |action: &Action| match game.judge(&state, seat, *action) {
                Ok(()) => true,
                Err(refused) => matches!(refused.cause, Cause::Game(_)),
            };
            asked.retain(answers);
            let anchors: Vec<_> = asked.iter().map(|&action| game.anchor(action)).collect();
            let view = game.view(&state, Viewer::Seat(seat));
            for place in RevolutionWords::places(Lang::En, &game, &view) {
                let kind = place.anchor.as_str().split(':').next().expect("a kind");
                if kinds(&state, seat).contains(&kind) {
                    let step = state.board.step;
                    let name = format!("{step:?}");
                    let name = name.split(' ').next().expect("a name").to_owned();
                    *asked_at.entry(name).or_default() += 1;
                    let found = anchors.contains(&place.anchor);
                    assert!(found, "{}: no answer at {step:?}", place.anchor);
                }
            }
            game.apply(&mut state, seat, action, &mut Silent);
        }
        assert_eq!(state.board.step, Step::Over);
    }
    for step in ["Arrange", "Loot", "Convert", "Besiege", "NewPieces"] {
        let places = asked_at.get(step).copied().unwrap_or_default();
        assert!(places > 100, "{step}: {asked_at:?}");
    }
}
