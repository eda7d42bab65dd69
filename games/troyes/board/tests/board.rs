//! The board of Troyes.

use troyes_board::TroyesBoard;

use boards::{Draw, Highlights};
use engine::playout::random_choice;
use engine::{Game, Rng, Seat, Setup, Silent, Viewer};
use troyes_rules::{Action, BoardPlace, EventCard, Group, State, Step, Troyes};
use troyes_words::TroyesWords;
use words::{Lang, Speak};

/// The values of an attribute, in the order of the drawing.
fn attribute<'drawing>(drawing: &'drawing str, name: &str) -> Vec<&'drawing str> {
    let mark = format!(" {name}=\"");
    drawing
        .split(&mark)
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect()
}

/// Visits every position of a few random games, with what is legal in it.
fn positions(mut visit: impl FnMut(&Troyes, &State, &Highlights)) {
    for seats in 2..=4 {
        let game = Troyes::open(&Setup::new::<Troyes>(seats)).expect("a table");
        let mut rng = Rng::new(seats.into());
        let mut state = game.start(rng.seed(), &mut Silent);
        let mut choices = Vec::new();
        while let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) {
            let lit = Highlights {
                legal: choices.iter().map(|&choice| game.anchor(choice)).collect(),
                chosen: None,
                acting: Some(seat),
                ..Highlights::default()
            };
            visit(&game, &state, &lit);
            game.apply(&mut state, seat, action, &mut Silent);
        }
    }
}

#[test]
fn the_hand_shows_own_characters_only() {
    positions(|game, state, lit| {
        let seat = lit.acting.expect("somebody acts");
        let own = game.view(state, Viewer::Seat(seat));
        let drawing = TroyesBoard::hand(game, &own, lit, Lang::En).into_string();
        let shown = attribute(&drawing, "id")
            .into_iter()
            .filter(|id| id.starts_with("character-"))
            .count();
        assert_eq!(shown, game.hand_size());
    });
}

#[test]
fn the_others_points_are_not_shown_if_they_are_hidden() {
    for (value, shown) in [("open", 3), ("hidden", 1)] {
        let mut setup = Setup::new::<Troyes>(3);
        setup.options.set("points", value).expect("a known option");
        let game = Troyes::open(&setup).expect("a table");
        let state = game.start(Rng::new(1).seed(), &mut Silent);
        let own = game.view(&state, Viewer::Seat(Seat(1)));
        let panels = TroyesBoard::panels(&game, &own, Lang::En);
        let known = panels.iter().filter(|panel| panel.score.value != "?");
        assert_eq!(known.clone().count(), shown, "{value}");
        assert!(known.map(|panel| panel.seat).any(|seat| seat == Seat(1)));
    }
}

#[test]
fn every_place_that_is_drawn_is_told_in_words_and_told_once() {
    let mut number = 0_u32;
    positions(|game, state, lit| {
        number += 1;
        if !number.is_multiple_of(5) {
            return;
        }
        let seat = lit.acting.expect("somebody acts");
        let view = game.view(state, Viewer::Seat(seat));
        for lang in Lang::ALL {
            let places = TroyesWords::places(lang, game, &view);
            let mut told: Vec<&str> = places.iter().map(|place| place.anchor.as_str()).collect();
            told.sort_unstable();
            let all = told.len();
            told.dedup();
            assert_eq!(told.len(), all, "a place is told twice");
            for place in &places {
                assert!(
                    !place.name.is_empty() && !place.group.is_empty() && !place.facts.is_empty()
                );
                let empty = place
                    .facts
                    .iter()
                    .find(|fact| fact.label.is_empty() || fact.value.is_empty());
                assert_eq!(empty, None, "{} lacks a word", place.name);
            }
            let drawing = TroyesBoard::board(game, &view, lit, lang).into_string();
            for anchor in attribute(&drawing, "data-anchor") {
                assert!(told.contains(&anchor), "{anchor} is drawn and not told");
            }
        }
    });
}

#[test]
fn a_die_shows_what_the_group_gets_dearer_by() {
    let mut shown = 0;
    positions(|game, state, lit| {
        let Step::Group { family } = state.board.step else {
            return;
        };
        let plan = &state.board.plan;
        let view = game.view(state, Viewer::Seat(lit.acting.expect("somebody acts")));
        let drawing = TroyesBoard::board(game, &view, lit, Lang::En).into_string();
        for (space, _) in state.board.all_dice() {
            if plan.dice.contains(space) || !lit.is_legal(&BoardPlace::Die(space).into()) {
                continue;
            }
            let mut dice = plan.dice;
            dice.insert(space);
            let price = Group::new(&state.board, family, dice, plan.cube).price;
            let more = price.saturating_sub(plan.group.price);
            let mark = format!("id=\"die-{}\"", space.id());
            let die = drawing.split(&mark).nth(1).expect("the die is drawn");
            let die = die.split("id=").next().unwrap_or_default();
            if more > 0 {
                shown += 1;
                assert!(die.contains(&format!(">−{more}<")), "{die}");
            } else {
                assert!(!die.contains(">−"), "{die}");
            }
        }
    });
    assert!(shown > 0);
}

#[test]
fn what_the_group_brings_stands_on_its_target() {
    let mut found = 0;
    positions(|game, state, lit| {
        if !matches!(state.board.step, Step::Group { .. }) {
            return;
        }
        let view = game.view(state, Viewer::Seat(lit.acting.expect("somebody acts")));
        let drawing = TroyesBoard::board(game, &view, lit, Lang::En).into_string();
        let events = state
            .board
            .row
            .iter()
            .map(|threat| Action::Combat(threat.card));
        let cards = state
            .board
            .open_cards()
            .map(|card| Action::Activate(card.activity));
        let brings = events
            .chain(cards)
            .filter(|&action| game.prospect(&view, action).is_some());
        let wanted = brings.count()
            + usize::from(
                game.prospect(&view, Action::Combat(EventCard::Marauding))
                    .is_some(),
            )
            + usize::from(game.prospect(&view, Action::Farm).is_some());
        found += wanted;
        assert_eq!(drawing.matches("class=\"result\"").count(), wanted);
    });
    assert!(found > 0);
}
