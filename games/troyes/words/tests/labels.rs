//! What buttons, prompts and the position say.

use engine::playout::random_choice;
use engine::{Anchor, DecisionNumber, Game, Playing, Rng, Seat, Setup, Silent, Viewer};
use troyes_rules::{Action, BoardPlace, Event, Family, Source, State, Step, Troyes};
use troyes_words::TroyesWords;
use words::{Lang, Players, Speak};

/// Plays random games and hands over every position with its choices.
fn positions(option: &str, value: &str, mut visit: impl FnMut(&Troyes, &State, Seat, &[Action])) {
    for number in 0..40 {
        let mut setup = Setup::new::<Troyes>(2 + (number % 3) as u8);
        setup.options.set(option, value).expect("a known option");
        let game = Troyes::open(&setup).expect("a table");
        let mut rng = Rng::new(number);
        let mut state = game.start(rng.seed(), &mut Silent);
        let mut choices = Vec::new();
        while let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) {
            visit(&game, &state, seat, &choices);
            game.apply(&mut state, seat, action, &mut Silent);
        }
        assert_eq!(state.board.step, Step::Over);
        let spectator = game.view(&state, Viewer::Spectator);
        let position = TroyesWords::position(Lang::En, &game, &spectator);
        assert!(
            !position.contains("points hidden"),
            "all is open at the end"
        );
    }
}

#[test]
fn points_are_hidden_from_others_if_that_was_agreed() {
    for (value, hidden) in [("open", false), ("hidden", true)] {
        positions("points", value, |game, state, seat, _| {
            let view = game.view(state, Viewer::Seat(seat));
            let position = TroyesWords::position(Lang::En, game, &view);
            let found = position.matches("points hidden").count();
            let others = usize::from(game.seats()) - 1;
            assert_eq!(found, if hidden { others } else { 0 });
            // The districts of the board in words tell them as the position does.
            for place in TroyesWords::places(Lang::En, game, &view) {
                let district = place.anchor.as_str().strip_prefix("district:");
                let Some(owner) = district.filter(|&id| id != Family::Neutral.id()) else {
                    continue;
                };
                let told = place.facts.iter().any(|fact| fact.label == "Points now");
                let own = Family::at(seat).expect("a family").id() == owner;
                assert_eq!(told, own || !hidden, "{owner}");
            }
            // The view of the protocol has them either way.
            assert_eq!(view.board.players, state.board.players);
        });
    }
}

#[test]
fn labels_tell_what_is_paid_gained_and_lost() {
    let (mut lost, mut paid, mut events, mut contests, mut taxed) = (0, 0, 0, 0, 0);
    let mut choices = Vec::new();
    positions("points", "open", |game, state, seat, _| {
        // Whoever is rich can do more, and has soon too much.
        let mut rich = state.clone();
        for player in rich.board.players.values_mut().take(game.seats().into()) {
            (player.deniers, player.influence) = (40, 19);
        }
        let view = game.view(&rich, Viewer::Seat(seat));
        game.legal(&rich, seat, &mut choices);
        for &action in &choices {
            let Some(prospect) = game.prospect(&view, action) else {
                continue;
            };
            let label = TroyesWords::choice(Lang::En, game, &view, action);
            if prospect.surplus > 0 {
                lost += 1;
                assert!(label.contains("lost beyond 20"), "{label}");
            }
            if prospect.cost > 0 {
                paid += 1;
                let cost = format!("−{} denier", prospect.cost);
                assert!(label.contains(&cost), "{label}");
            }
            if prospect.points.values().any(|&points| points > 0) && prospect.deniers < 0 {
                assert!(label.contains('+') && label.contains('−'), "{label}");
            }
            if let Action::Combat(_) = action {
                events += 1;
                assert!(label.contains("to go, worth"), "{label}");
            }
            if prospect.contest.is_some() {
                contests += 1;
                assert!(label.contains("you keep"), "{label}");
            }
            // Tax Collector: who pays how much.
            for (payer, amount) in prospect.taxed.iter().filter(|(_, amount)| **amount > 0) {
                taxed += 1;
                let payer = troyes_words::family(Lang::En, payer);
                assert!(
                    label.contains(&format!("{payer} pays {amount} denier")),
                    "{label}"
                );
            }
        }
    });
    assert!(lost > 0 && paid > 0 && events > 0 && contests > 0 && taxed > 0);
}

#[test]
fn labels_tell_what_influence_and_passing_cost_and_bring_by_their_sign() {
    let mut seen = [0; 5];
    positions("points", "open", |game, state, seat, choices| {
        let view = game.view(state, Viewer::Seat(seat));
        for &action in choices {
            let (number, sign) = match action {
                Action::Pass => (0, "+2"),
                Action::Reroll => (1, "−1"),
                Action::Recruit => (2, "−2"),
                Action::TurnOver => (3, "−4"),
                Action::GiveIn => (4, "−2"),
                _ => continue,
            };
            seen[number] += 1;
            for lang in Lang::ALL {
                let label = TroyesWords::choice(lang, game, &view, action);
                assert!(label.contains(&format!("({sign} ")), "{label}");
                let tile = TroyesWords::tile(lang, game, &view, action);
                assert!(
                    format!("{} {}", tile.title, tile.detail).contains(sign),
                    "{tile:?}"
                );
            }
        }
    });
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
}

/// 3, 4.3: what our rulings say where the rulebook is silent.
#[test]
fn the_rules_page_tells_of_surplus_cubes_and_the_order_of_penalties() {
    let section = |lang, number: &str| {
        let sections = TroyesWords::rules(lang);
        let section = sections
            .into_iter()
            .find(|section| section.number == number);
        section.expect("it is there").body
    };
    let combat = section(Lang::En, "4.3");
    assert!(
        combat.contains("Surplus pips are lost, on Marauding too"),
        "{combat}"
    );
    let events = section(Lang::En, "3");
    for part in ["from left to right", "in seating order", "loses 2 points"] {
        assert!(events.contains(part), "no '{part}' in {events}");
    }
    for number in ["3", "4.3"] {
        let paragraphs = Lang::ALL.map(|lang| section(lang, number).split("\n\n").count());
        assert_eq!(paragraphs, [paragraphs[0]; 3], "{number}");
    }
}

#[test]
fn a_prompt_warns_of_the_last_die_and_tells_what_the_dice_make() {
    let (mut last, mut made, mut more) = (0, 0, [0; 2]);
    positions("points", "open", |game, state, seat, _| {
        let view = game.view(state, Viewer::Seat(seat));
        let prompt = TroyesWords::prompt(Lang::En, Players::NONE, game, &view, seat).text;
        let warned = prompt.contains("Only one die is left");
        match state.board.step {
            Step::Turn { .. } => {
                let single = state.board.all_dice().count() == 1;
                assert_eq!(warned, single, "{prompt}");
                last += u32::from(single);
            }
            Step::Counter { black, .. } => {
                let (strength, _) = state.board.defence().expect("somebody counters");
                assert!(prompt.contains(&format!("total {strength}.")), "{prompt}");
                made += u32::from(strength > 0);
                let others = black.len() < state.board.black.len();
                assert_eq!(prompt.contains("more black dice"), others, "{prompt}");
                more[usize::from(others)] += 1;
            }
            _ => {}
        }
    });
    assert!(last > 0 && made > 0 && more.iter().all(|&count| count > 0));
}

#[test]
fn a_tile_is_short_and_shares_its_heading_with_its_kind() {
    let mut number = 0_u32;
    positions("points", "open", |game, state, seat, choices| {
        number += 1;
        if !number.is_multiple_of(10) {
            return;
        }
        let view = game.view(state, Viewer::Seat(seat));
        for lang in Lang::ALL {
            for &action in choices {
                let tile = TroyesWords::tile(lang, game, &view, action);
                let on_board = game.anchor(action) != Anchor::BUTTON;
                assert!(!on_board || !tile.group.is_empty(), "{action}: {tile:?}");
                assert!(!tile.title.is_empty(), "{action}");
                if on_board {
                    assert!(tile.title.chars().count() <= 34, "{tile:?}");
                    assert!(tile.effect.chars().count() <= 12, "{tile:?}");
                }
                let prospect = game.prospect(&view, action);
                let points =
                    prospect.map_or(0, |found| found.points[Family::at(seat).expect("a family")]);
                assert_eq!(tile.effect.contains('★'), points > 0, "{tile:?}");
            }
        }
    });
}

#[test]
fn a_tile_of_a_die_tells_whose_it_is_and_what_it_costs() {
    let mut foreign = 0;
    positions("points", "open", |game, state, seat, choices| {
        if !matches!(state.board.step, Step::Turn { .. }) {
            return;
        }
        let view = game.view(state, Viewer::Seat(seat));
        for &action in choices {
            let Action::Die(space) = action else { continue };
            let die = state.board.dice[space.index()].expect("a die");
            let tile = TroyesWords::tile(Lang::En, game, &view, action);
            assert_eq!(tile.group, "Take a die");
            assert!(tile.title.ends_with(&die.value.to_string()), "{tile:?}");
            if die.owner.seat() == Some(seat) {
                assert_eq!(tile.detail, "yours");
            } else {
                foreign += 1;
                assert!(tile.detail.ends_with(", −2 deniers"), "{tile:?}");
            }
        }
    });
    assert!(foreign > 0);
}

#[test]
fn what_happened_to_a_citizen_names_where_it_began_and_ended() {
    let mut log: Vec<Event> = Vec::new();
    let game = Troyes::open(&Setup::new::<Troyes>(3)).expect("a table");
    let mut rng = Rng::new(3);
    let mut state = game.start(rng.seed(), &mut log);
    let mut choices = Vec::new();
    while let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) {
        game.apply(&mut state, seat, action, &mut log);
    }
    let mut placed = 0;
    for event in &log {
        let places = TroyesWords::event_places(&game, event);
        match *event {
            Event::Placed { space, source, .. } => {
                placed += 1;
                assert_eq!(places.len(), 2);
                assert_eq!(places[1], BoardPlace::Space(space).into());
                if let Source::Space(from) = source {
                    assert_eq!(places[0], BoardPlace::Space(from).into());
                }
            }
            Event::Settled { space, .. } => assert_eq!(places, [BoardPlace::Space(space).into()]),
            Event::Fought { card, .. } => assert_eq!(places, [BoardPlace::Event(card).into()]),
            _ => {}
        }
    }
    assert!(placed > 0);
}

#[test]
fn rules_are_called_by_their_names_in_the_readers_language() {
    let names = |rule: &str| Lang::ALL.map(|lang| TroyesWords::rule_name(lang, rule));
    assert_eq!(names("Prologue"), ["Prologue", "Proloog", "Előjáték"]);
    assert_eq!(names("Cards"), ["The cards", "De kaarten", "A kártyák"]);
    assert_eq!(names("4.3"), ["4.3"; 3]);
    assert_eq!(names(""), [""; 3]);
}

#[test]
fn the_log_tells_no_losses_of_0_and_whose_own_dice_are_used() {
    let game = Troyes::open(&Setup::new::<Troyes>(3)).expect("a table");
    let mut own = 0;
    for number in 0..40 {
        let mut rng = Rng::new(number);
        let mut playing = Playing::new(game.clone(), rng.seed());
        let mut choices = Vec::new();
        while let Some((seat, action)) =
            random_choice(playing.game(), playing.state(), &mut rng, &mut choices)
        {
            playing.play(seat, action).expect("it was listed");
        }
        for logged in playing.log_from(DecisionNumber::SET_UP, Viewer::Spectator) {
            for lang in Lang::ALL {
                let line =
                    TroyesWords::event(lang, Players::NONE, &game, &logged.event).expect("a line");
                let text = line.text;
                assert!(!text.contains(".."), "{text}");
                if let Event::GaveIn { .. } | Event::Taxed { .. } = logged.event {
                    assert!(!text.contains('0'), "{text}");
                }
                own += usize::from(text.contains("with their own "));
            }
        }
    }
    assert!(own > 0);
}
