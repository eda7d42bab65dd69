//! What the board says would become of a seat is what phase V then does.

use engine::playout::random_choice;
use engine::{Game, Rng, Setup};
use kaiser_rules::{Card, Event, Kaiser, Phase, Prospect, Step};

#[test]
fn phase_v_does_what_the_prospects_say() {
    let mut compared = [0; 4];
    for number in 0..300 {
        let game = Kaiser::open(&Setup::new::<Kaiser>(2 + (number % 3) as u8)).expect("a table");
        let mut rng = Rng::new(number);
        let mut state = game.start(rng.seed(), &mut engine::Silent);
        let mut choices = Vec::new();
        while let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) {
            let before = state.board;
            let mut log: Vec<Event> = Vec::new();
            game.apply(&mut state, seat, action, &mut log);
            // The last one passes, and no Grey Eminence changes anything before the seats are settled.
            let hidden = before
                .players
                .values()
                .any(|player| player.cards[Card::GreyEminence] > 0);
            let passed = before.step == Step::Act && action == kaiser_rules::Action::Pass;
            if hidden || !passed || state.board.step.phase() == Phase::Actions {
                continue;
            }
            for event in log {
                let (electorate, said) = match event {
                    Event::ElectorStays {
                        colour, electorate, ..
                    } => (electorate, Prospect::Stays(colour)),
                    Event::NewElector {
                        noble, electorate, ..
                    } => (electorate, Prospect::Takes(noble.colour)),
                    Event::NoSuccessor {
                        colour, electorate, ..
                    } => (electorate, Prospect::Vacant(colour)),
                    Event::TieSettled {
                        electorate,
                        named: None,
                    } => (electorate, Prospect::TieVacant),
                    _ => continue,
                };
                assert_eq!(game.prospect(&before, electorate), said, "{electorate:?}");
                compared[match said {
                    Prospect::Stays(_) => 0,
                    Prospect::Takes(_) => 1,
                    Prospect::Vacant(_) => 2,
                    _ => 3,
                }] += 1;
            }
        }
    }
    assert!(compared.iter().all(|&count| count > 50), "{compared:?}");
}
