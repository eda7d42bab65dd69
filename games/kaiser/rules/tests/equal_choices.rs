//! No decision is asked whose choices all lead to the same position. Spaces of one kind in one electorate have no
//! meaning of their own, so pieces that change places on them are the same position.

use engine::{Game, Options, Rng, Setup, Silent};
use kaiser_rules::{Board, Kaiser, Spot, State, Step};

/// The position without what only helps to look at it, its spaces put in order.
fn position(state: &State) -> String {
    let mut board: Board = state.board;
    board.last = None;
    let name = |spot: Spot| match spot {
        Spot::Noble(electorate, slot) => {
            format!("{electorate:?} {:?}", board.lands[electorate].tenant(slot))
        }
        Spot::Castle(electorate, _) => format!("castle {electorate:?} {:?}", board.knight(spot)),
        _ => format!("{spot:?}"),
    };
    let step = match board.step {
        Step::Answer { groom: spot }
        | Step::MoveTo { from: spot, .. }
        | Step::KnightTo { from: spot } => {
            format!("{:?} {}", std::mem::discriminant(&board.step), name(spot))
        }
        step => format!("{step:?}"),
    };
    board.step = Step::Over;
    for land in board.lands.values_mut() {
        land.nobles.sort_by_key(|tenant| format!("{tenant:?}"));
        land.castles.sort_by_key(|owner| format!("{owner:?}"));
        land.cities.sort_by_key(|city| format!("{city:?}"));
    }
    format!("{step} {board:?} {:?}", state.votes)
}

/// Plays random games and finds the questions that have several equal answers and no other.
fn pointless_questions(rules: u16, games: u64) -> Vec<String> {
    let mut pointless = Vec::new();
    for number in 0..games {
        let mut rng = Rng::new(number);
        let mut setup = Setup::new::<Kaiser>(2 + (number % 3) as u8);
        setup.rules = rules;
        setup.options = Options::random(Kaiser::OPTIONS, &mut rng);
        let game = Kaiser::open(&setup).expect("a table");
        let mut state = game.start(rng.seed(), &mut Silent);
        let mut choices = Vec::new();
        while let Some(seat) = game.to_act(&state).first() {
            game.legal(&state, seat, &mut choices);
            let mut after = choices.iter().map(|&choice| {
                let mut after = state.clone();
                game.apply(&mut after, seat, choice, &mut Silent);
                position(&after)
            });
            let first = after.next();
            let second = after.next();
            let equal = second == first && after.all(|other| Some(other) == first);
            if second.is_some() && equal {
                pointless.push(format!("{number}: {:?}: {choices:?}", state.board.step));
            }
            let choice = choices[rng.below(choices.len())];
            game.apply(&mut state, seat, choice, &mut Silent);
        }
    }
    pointless
}

#[test]
fn no_question_has_equal_answers_only() {
    let found = pointless_questions(2, 150);
    assert!(found.is_empty(), "{found:#?}");
    let asked = pointless_questions(1, 30);
    assert!(!asked.is_empty(), "the first version asked");
}
