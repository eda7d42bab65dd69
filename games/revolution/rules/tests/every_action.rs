//! Every action that can be written down, at many decisions of random games, and what is conserved in them.

use engine::playout::random_choice;
use engine::{Game, Options, Rng, Seat, Setup, Silent};
use revolution_rules::{
    Action, City, Colour, Phase, Province, Region, Revolution, Single, Space, Spot, State, Step,
    Support, Town,
};

fn every_action() -> Vec<Action> {
    let mut all = vec![
        Action::Treasury,
        Action::Keep,
        Action::KeepAll,
        Action::Disband,
        Action::Abandon,
        Action::Settle,
        Action::DoneInRank,
        Action::Done,
    ];
    for number in [0, 1, 2, 3, 4, 5, 100, 255] {
        all.extend([
            Action::Rate(number),
            Action::Intercept(number),
            Action::Hire(number),
            Action::Place(number),
        ]);
    }
    for province in Province::ALL {
        all.extend([Action::Province(province), Action::Plunder(province)]);
        all.push(Action::Put(Spot::Country(province)));
        let take = |&colour| Action::Take(Spot::Country(province), colour);
        all.extend(Colour::ALL.iter().map(take));
    }
    for region in Region::ALL {
        all.extend([
            Action::Region(region),
            Action::DrivenBack(region),
            Action::March(region, Region::ALL[0]),
            Action::MarchDrivenBack(region, Region::ALL[1]),
            Action::Defeat(region),
            Action::DefeatDrivenBack(region),
            Action::Patrol(region),
        ]);
    }
    for city in City::ALL {
        all.extend([
            Action::City(city),
            Action::DefeatBesieger(city),
            Action::Relieve(city),
            Action::BlockCity(city),
            Action::Put(Spot::City(city)),
        ]);
        let take = |&colour| Action::Take(Spot::City(city), colour);
        all.extend(Colour::ALL.iter().map(take));
    }
    for town in Town::ALL {
        all.push(Action::Put(Spot::Town(town)));
        let take = |&colour| Action::Take(Spot::Town(town), colour);
        all.extend(Colour::ALL.iter().map(take));
    }
    for support in Support::ALL {
        for space in Space::ALL {
            all.extend([Action::Draw(support, space), Action::Fill(support, space)]);
        }
    }
    let singles: Vec<Single> = all.iter().copied().filter_map(single).collect();
    for single in singles {
        all.extend([0, 1, 2, 3, 4, 7, 255].map(|number| Action::Several(single, number)));
    }
    all
}

/// What can be done with several pieces at once.
fn single(action: Action) -> Option<Single> {
    Some(match action {
        Action::Province(province) => Single::Province(province),
        Action::Draw(support, space) => Single::Draw(support, space),
        Action::Fill(support, space) => Single::Fill(support, space),
        Action::Take(spot, colour) => Single::Take(spot, colour),
        Action::Put(spot) => Single::Put(spot),
        Action::City(city) => Single::City(city),
        _ => return None,
    })
}

/// Plays random games with random options and shows every state.
fn watch(games: std::ops::Range<u64>, mut look: impl FnMut(&Revolution, &State, &State)) {
    let mut choices = Vec::new();
    for number in games {
        let mut rng = Rng::new(number);
        let mut setup = Setup::new::<Revolution>(2 + (number % 4) as u8);
        // Every third game by the first version of the rules.
        setup.rules = if number % 3 == 2 { 1 } else { 2 };
        setup.options = Options::random(Revolution::OPTIONS, &mut rng);
        let game = Revolution::open(&setup).expect("all options go together");
        let mut state = game.start(rng.seed(), &mut Silent);
        while let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) {
            let before = state.clone();
            game.apply(&mut state, seat, action, &mut Silent);
            look(&game, &before, &state);
        }
    }
}

#[test]
fn what_is_not_listed_is_rejected() {
    let all = every_action();
    let mut choices = Vec::new();
    let mut number = 0_u32;
    watch(0..8, |game, _, state| {
        number += 1;
        if !number.is_multiple_of(7) {
            return;
        }
        for seat in [0, 1, 2, 3, 4, 5, 7, 8, 255].map(Seat) {
            game.legal(state, seat, &mut choices);
            for &action in &all {
                assert_eq!(
                    choices.contains(&action),
                    game.check(state, seat, action).is_ok(),
                    "seat {seat}: {action:?} at {:?}",
                    state.board.step
                );
            }
        }
    });
}

#[test]
fn no_list_of_choices_is_too_long_to_read() {
    let mut choices = Vec::new();
    let mut longest = 0;
    watch(0..40, |game, _, state| {
        // Candidates are more: every place on the map can be asked about.
        for seat in game.to_act(state).iter() {
            game.legal(state, seat, &mut choices);
            longest = longest.max(choices.len());
        }
    });
    assert!((20..=40).contains(&longest), "{longest} choices");
}

#[test]
fn besieged_cities_are_untouched_while_the_siege_lasts() {
    let mut sieges = 0;
    watch(0..200, |_, before, after| {
        for city in City::ALL {
            let siege = before.board.sieges[city];
            if siege.is_some() && siege == after.board.sieges[city] {
                sieges += 1;
                assert_eq!(before.board.cities[city], after.board.cities[city]);
            }
        }
    });
    assert!(sieges > 1_000, "only {sieges} decisions during sieges");
}

#[test]
fn no_province_is_over_its_limit_after_overflow() {
    watch(0..200, |game, _, state| {
        let board = &state.board;
        if board.phase == Phase::Movement {
            for province in Province::ALL {
                let limit = game.data().provinces[province].limit;
                assert!(game.free_pieces(board, province).factions() <= limit);
            }
        }
    });
}

#[test]
fn money_is_never_created() {
    watch(0..200, |game, before, after| {
        for faction in game.factions() {
            let (old, new) = (&before.board, &after.board);
            // Only taxes, support and new pieces without room make money of pieces beside the board.
            let earning = [Phase::Taxes, Phase::Support, Phase::NewPieces, Phase::End];
            if new.treasury[faction] > old.treasury[faction] && !earning.contains(&old.phase) {
                assert_eq!(new.phase, Phase::Taxes, "{:?} -> {:?}", old.step, new.step);
            }
        }
    });
}

#[test]
fn every_kind_of_decision_comes_up() {
    let mut kinds = std::collections::BTreeSet::new();
    watch(0..200, |_, _, state| {
        let step = format!("{:?}", state.board.step);
        let name = step.split([' ', '{']).next().unwrap_or_default().to_owned();
        kinds.insert(name);
        assert!(state.board.turn <= 5 || matches!(state.board.step, Step::Over));
    });
    assert_eq!(kinds.len(), 24, "{kinds:?}");
}

/// Whatever can be done with several pieces at once could be done one by one.
#[test]
fn several_at_once_are_as_many_one_by_one() {
    let mut tried = std::collections::BTreeMap::<&str, u32>::new();
    let mut choices = Vec::new();
    watch(0..30, |game, _, state| {
        let Some(seat) = game.to_act(state).first() else {
            return;
        };
        game.legal(state, seat, &mut choices);
        for &action in &choices {
            let Action::Several(single, number) = action else {
                continue;
            };
            let kind = match single {
                Single::Province(_) if state.board.phase == Phase::NewPieces => "province",
                Single::Fill(..) => "fill",
                Single::City(_) => "city",
                Single::Draw(Support::SpanishTreasury, _) => "draw",
                // Where they go is said later, together or one by one.
                _ => continue,
            };
            let (mut at_once, mut one_by_one) = (state.clone(), state.clone());
            game.apply(&mut at_once, seat, action, &mut Silent);
            for _ in 0..number {
                let played = game.play(&mut one_by_one, seat, single.once(), &mut Silent);
                assert!(played.is_ok(), "{action:?}: {played:?}");
            }
            assert_eq!(at_once, one_by_one, "{action:?}");
            *tried.entry(kind).or_default() += 1;
        }
    });
    assert_eq!(tried.len(), 4, "{tried:?}");
}

/// No decision is asked whose choices all lead to the same position.
#[test]
fn no_question_is_without_meaning() {
    let mut choices = Vec::new();
    watch(0..60, |game, _, state| {
        if !game.agreed().second {
            return;
        }
        for seat in game.to_act(state).iter() {
            game.legal(state, seat, &mut choices);
            let after = |&action: &Action| {
                let mut state = state.clone();
                game.apply(&mut state, seat, action, &mut Silent);
                state
            };
            let Some((first, rest)) = choices.split_first() else {
                continue;
            };
            let first = after(first);
            assert!(
                rest.is_empty() || rest.iter().any(|action| after(action) != first),
                "{choices:?} at {:?}",
                state.board.step
            );
        }
    });
}
