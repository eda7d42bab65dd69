//! Choices as tiles, the board in words, and where events happened.

use std::collections::BTreeSet;

use dutch_revolt_rules::{Action, BoardPlace, Event, Side, Step, Territory};
use dutch_revolt_words::{self as said, DutchRevoltWords};
use engine::{Anchor, Game, Rng, Viewer};
use words::{Lang, PlaceInWords, Speak};

use crate::games::play;
use crate::{check_text, game, rule_numbers};

fn fact(place: &PlaceInWords, number: usize) -> &str {
    &place.facts[number].value
}

#[test]
fn tiles_of_one_group_never_read_the_same_and_attacks_tell_their_chance() {
    let game = game();
    let (mut attacks, mut hired) = (0, 0);
    let mut choices = Vec::new();
    play(&game, &mut Rng::new(5), |state, _| {
        let Some(seat) = game.to_act(state).first() else {
            return;
        };
        let view = game.view(state, Viewer::Seat(seat));
        let board = &view.board;
        game.legal(state, seat, &mut choices);
        for lang in Lang::ALL {
            let mut seen = BTreeSet::new();
            for &action in &choices {
                let tile = DutchRevoltWords::tile(lang, &game, &view, action);
                check_text(&action.to_string(), &tile.title);
                let key = (tile.group.clone(), tile.title.clone());
                assert!(seen.insert(key), "{tile:?} is there twice");
                let attacked = match (board.step, action) {
                    (Step::MarchTo { side, .. }, Action::At(at)) => board.owner[at] != side,
                    (Step::Besiege { .. }, Action::At(_)) => true,
                    _ => false,
                };
                if attacked {
                    assert!(tile.effect.ends_with('%'), "{action}: {tile:?}");
                    attacks += 1;
                }
                if let Action::Recruit(_, count) = action {
                    assert_eq!(tile.title, format!("+{count}"));
                    hired += 1;
                }
            }
        }
    });
    assert!(
        attacks > 100 && hired > 100,
        "{attacks} attacks, {hired} ways to hire"
    );
}

#[test]
fn every_territory_tells_owner_faith_and_troops_in_words() {
    let game = game();
    let rules = rule_numbers();
    play(&game, &mut Rng::new(6), |state, _| {
        let view = game.view(state, Viewer::Spectator);
        for lang in Lang::ALL {
            let places = DutchRevoltWords::places(lang, &game, &view);
            assert_eq!(
                places.len(),
                Territory::ALL.len() + 2,
                "no hand for a spectator"
            );
            let anchors: BTreeSet<&str> =
                places.iter().map(|place| place.anchor.as_str()).collect();
            assert_eq!(anchors.len(), places.len());
            for place in &places {
                assert!(
                    rules.iter().any(|number| number == place.rule),
                    "{}",
                    place.rule
                );
                for fact in &place.facts {
                    check_text(&place.name, &fact.label);
                    check_text(&place.name, &fact.value);
                }
            }
            for (place, territory) in places.iter().zip(Territory::ALL) {
                assert_eq!(place.anchor, Anchor::from(BoardPlace::Territory(territory)));
                let labels = |one: &PlaceInWords| -> Vec<String> {
                    one.facts.iter().map(|fact| fact.label.clone()).collect()
                };
                assert_eq!(labels(place), labels(&places[0]));
                let free =
                    matches!(state.board.step, Step::Pick { free, .. } if free.contains(territory));
                let owner = said::side(lang, state.board.owner[territory]);
                assert!(free || fact(place, 0) == owner);
                assert_eq!(
                    fact(place, 1),
                    said::alignment(lang, state.board.alignment[territory])
                );
                for (number, side) in [(2, Side::Spanish), (3, Side::Rebel)] {
                    let there = state.board.units[side][territory];
                    if !there.is_empty() {
                        assert_eq!(fact(place, number), said::stack(lang, there).to_string());
                    }
                }
            }
        }
    });
}

#[test]
fn a_hand_is_told_to_its_owner_alone() {
    let game = game();
    play(&game, &mut Rng::new(7), |state, _| {
        for viewer in Viewer::all(2) {
            let view = game.view(state, viewer);
            let places = DutchRevoltWords::places(Lang::En, &game, &view);
            let told = places
                .iter()
                .filter(|place| place.anchor.as_str().starts_with("chit:"));
            assert_eq!(told.count(), view.own_chits().kinds().count());
        }
    });
}

#[test]
fn a_movement_names_where_it_began_first() {
    let game = game();
    let mut marches = 0;
    play(&game, &mut Rng::new(8), |_, log| {
        for event in log {
            let places = DutchRevoltWords::event_places(&game, event);
            if let Event::Marched { from, to, .. } = *event {
                let way = [from, to].map(|place| Anchor::from(BoardPlace::Territory(place)));
                assert_eq!(places, way);
                marches += 1;
            }
        }
    });
    assert!(marches > 10, "only {marches} marches");
}
