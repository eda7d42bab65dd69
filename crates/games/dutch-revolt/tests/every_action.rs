//! Every action that can be written down, at every decision of random games.

use dutch_revolt::{Action, Amount, Chit, DutchRevolt, Force, Territory, Unit};
use engine::playout::random_choice;
use engine::{Game, Options, Seat, Setup, Silent, Whim};

fn every_action() -> Vec<Action> {
    let mut all = vec![
        Action::Pass,
        Action::PassYear,
        Action::Dismiss,
        Action::AsLastYear,
        Action::Done,
    ];
    all.extend(Chit::all().flat_map(|chit| [Action::Play(chit), Action::Return(chit)]));
    all.extend(Territory::all().map(Action::At));
    all.extend(Force::all().map(Action::Send));
    for unit in Unit::ALL {
        all.push(Action::Strike(unit));
        all.extend(Amount::ALL.map(|amount| Action::Hire(unit, amount)));
    }
    all
}

#[test]
fn what_is_not_listed_is_rejected() {
    let all = every_action();
    let mut choices = Vec::new();
    for number in 0..40 {
        let mut whim = Whim::new(number);
        let mut setup = Setup::new::<DutchRevolt>(2);
        setup.options = Options::random(DutchRevolt::OPTIONS, &mut whim);
        let game = DutchRevolt::open(&setup).unwrap();
        let mut state = game.start(whim.seed(), &mut Silent);
        loop {
            for seat in [0, 1, 2, 7, 8, 255].map(Seat) {
                game.legal(&state, seat, &mut choices);
                for &action in &all {
                    let verdict = game.check(&state, seat, action);
                    assert_eq!(
                        choices.contains(&action),
                        verdict.is_ok(),
                        "game {number}, seat {seat}: {action:?} at {:?}: {verdict:?}",
                        state.board.step
                    );
                }
            }
            let Some((seat, action)) = random_choice(&game, &state, &mut whim, &mut choices) else {
                break;
            };
            game.apply(&mut state, seat, action, &mut Silent);
        }
    }
}
