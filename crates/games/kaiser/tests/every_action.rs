//! Every action that can be written down, at every decision of random games.

use engine::playout::random_choice;
use engine::{Game, Options, Seat, Setup, Silent, Whim};
use kaiser::{Action, Ballot, Card, Colour, Electorate, Kaiser, Spot};

fn every_action() -> Vec<Action> {
    let mut all = vec![
        Action::TakeCouple,
        Action::Vote(Ballot::Emperor),
        Action::Vote(Ballot::Rival),
        Action::Accept,
        Action::Refuse,
        Action::Decline,
        Action::Pass,
        Action::At(Spot::Throne),
    ];
    all.extend(Card::ALL.map(Action::Take));
    all.extend(Colour::ALL.map(Action::Name));
    for electorate in Electorate::ALL {
        all.extend([
            Action::In(electorate),
            Action::Castle(electorate),
            Action::Privilege(electorate),
            Action::At(Spot::Elector(electorate)),
        ]);
        for slot in [0, 1, 2, 3, 4, 5, 6, 255] {
            all.push(Action::At(Spot::Noble(electorate, slot)));
            all.push(Action::At(Spot::Castle(electorate, slot)));
        }
    }
    all
}

#[test]
fn what_is_not_listed_is_rejected() {
    let all = every_action();
    let mut choices = Vec::new();
    for number in 0..45 {
        let mut whim = Whim::new(number);
        let mut setup = Setup::new::<Kaiser>(2 + (number % 3) as u8);
        setup.options = Options::random(Kaiser::OPTIONS, &mut whim);
        let game = Kaiser::open(&setup).expect("all options go together");
        let mut state = game.start(whim.seed(), &mut Silent);
        loop {
            for seat in [0, 1, 2, 3, 4, 255].map(Seat) {
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
