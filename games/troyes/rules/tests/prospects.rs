//! What is told before an action is what the action then does.

use engine::playout::random_choice;
use engine::{Game, Rng, Setup, Silent, Viewer};
use troyes_rules::{Action, Prospect, State, Step, Target, Troyes};

/// What the group is for: said before, or by this action.
fn target(before: &State, action: Action) -> Option<Target> {
    let said = match action {
        Action::Activate(card) => Some(Target::Card(card)),
        Action::Build => Some(Target::Cathedral),
        Action::Combat(event) => Some(Target::Event(event)),
        Action::Place(building) => Some(Target::Building(building)),
        Action::Farm => Some(Target::Agriculture),
        _ => None,
    };
    before.board.plan.target.or(said)
}

/// Plays random games and hands over every action that is carried out: what it is, what was told of it, before and after.
fn deeds(games: u64, mut visit: impl FnMut(&Troyes, Target, &Prospect, &State, &State)) {
    for number in 0..games {
        let seats = 2 + (number % 3) as u8;
        let game = Troyes::open(&Setup::new::<Troyes>(seats)).expect("a table");
        let mut rng = Rng::new(number);
        let mut state = game.start(rng.seed(), &mut Silent);
        let mut choices = Vec::new();
        while let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) {
            let before = state.clone();
            let view = game.view(&state, Viewer::Seat(seat));
            let told = game.prospect(&view, action);
            game.apply(&mut state, seat, action, &mut Silent);
            let confirmed = matches!(before.board.step, Step::Confirm { .. });
            assert!(
                !confirmed || told.is_some(),
                "what can be confirmed is told"
            );
            let done = state.board.plan.target.is_none();
            if let (Some(told), Some(target), true) = (told, target(&before, action), done) {
                visit(&game, target, &told, &before, &state);
            }
        }
    }
}

#[test]
fn money_influence_and_points_come_as_told() {
    let mut seen = 0;
    deeds(60, |_, _, told, before, after| {
        let family = before.board.step.family().expect("somebody acts");
        let (had, has) = (before.board.players[family], after.board.players[family]);
        // A new round brings other things as well.
        if before.board.round != after.board.round || after.board.step == Step::Over {
            return;
        }
        seen += 1;
        assert_eq!(
            i32::from(has.deniers),
            i32::from(had.deniers) + told.deniers - i32::from(told.cost)
        );
        assert_eq!(has.points, had.points + told.points[family]);
        assert_eq!(
            i32::from(has.influence),
            i32::from(had.influence) + told.influence
        );
    });
    assert!(seen > 1000, "{seen}");
}

#[test]
fn pieces_come_to_stand_where_it_was_told() {
    let mut seen = [0; 5];
    deeds(60, |_, target, told, before, after| {
        let family = before.board.step.family().expect("somebody acts");
        if before.board.round != after.board.round || after.board.step == Step::Over {
            return;
        }
        match target {
            Target::Card(card) if card.is_delayed() => {
                seen[0] += 1;
                let cubes = |state: &State| {
                    i32::from(state.board.card(card).expect("in play").cubes[family])
                };
                let used = i32::from(before.board.plan.cube == Some(card));
                assert_eq!(cubes(after), cubes(before) - used + i32::from(told.stored));
            }
            Target::Cathedral => {
                seen[1] += 1;
                assert_eq!(told.built.len(), before.board.plan.dice.len());
                for (level, column) in &told.built {
                    let place =
                        after.board.cathedral[usize::from(level - 1)][usize::from(column - 1)];
                    assert_eq!(place, Some(family));
                }
            }
            Target::Event(event) if told.overcome => {
                seen[2] += 1;
                assert!(after.board.cubes_on(event).is_empty());
            }
            Target::Event(event) => {
                seen[3] += 1;
                let cubes = before.board.cubes_on(event).len() + usize::from(told.times);
                assert_eq!(after.board.cubes_on(event).len(), cubes);
            }
            Target::Building(_) => {
                seen[4] += 1;
                let space = told.space.expect("it stands somewhere");
                assert_eq!(after.board.citizens[space.index()], Some(family));
                if let Some((who, building)) = told.expelled {
                    assert!(after.board.expelled[building].contains(who));
                }
            }
            _ => {}
        }
    });
    assert!(seen.iter().all(|&count| count > 5), "{seen:?}");
}

#[test]
fn the_shares_of_an_event_are_told_while_cubes_come() {
    let mut seen = 0;
    deeds(40, |game, target, told, before, _| {
        let Target::Event(event) = target else {
            return;
        };
        let shares = game.shares(&before.board, event);
        let points = game.data().events[event].points;
        assert!(shares.values().sum::<u8>() <= points[0] + points[1]);
        if before.board.cubes_on(event).is_empty() {
            assert!(shares.values().all(|&share| share == 0));
            let alone = told.points.values().all(|&points| points == 0);
            assert_eq!(alone, !told.overcome);
        }
        seen += 1;
    });
    assert!(seen > 50, "{seen}");
}

#[test]
fn nothing_is_told_of_what_is_not_allowed_or_not_an_action() {
    let game = Troyes::open(&Setup::new::<Troyes>(3)).expect("a table");
    let state = game.start(Rng::new(1).seed(), &mut Silent);
    let view = game.view(&state, Viewer::Spectator);
    for action in [
        Action::Pass,
        Action::Farm,
        Action::Build,
        Action::Confirm,
        Action::Times(1),
    ] {
        assert_eq!(game.prospect(&view, action), None);
    }
}
