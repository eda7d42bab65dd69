//! Tiles, places in words, where events happened, and the guide: complete in every position, and true to the board.

use std::collections::BTreeSet;

use engine::playout::random_choice;
use engine::{Anchor, Cause, Game, Moment, Options, Rng, Seat, Setup, Viewer};
use kaiser_rules::{
    Action, Board, BoardPlace, Card, Electorate, Event, Kaiser, Noble, Opening, Prospect, Spot,
    State, Step, View,
};
use kaiser_words::{KaiserWords, Verdict, with_piece};
use words::{ChoiceTile, Lang, PlaceInWords, Speak};

/// A decision of a random game.
struct Decision<'d> {
    game: &'d Kaiser,
    state: &'d State,
    seat: Seat,
    view: View,
    choices: &'d [Action],
}

/// Plays random games of every number of players and hands over all decisions and all events.
fn games(mut look: impl FnMut(Decision<'_>), mut hear: impl FnMut(&Kaiser, &Event)) {
    for number in 0..6 {
        let mut rng = Rng::new(number);
        let mut setup = Setup::new::<Kaiser>(2 + (number % 3) as u8);
        setup.options = Options::random(Kaiser::OPTIONS, &mut rng);
        let game = Kaiser::open(&setup).expect("all options go together");
        let mut events: Vec<Event> = Vec::new();
        let mut state = game.start(rng.seed(), &mut events);
        let mut choices = Vec::new();
        while let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) {
            game.legal(&state, seat, &mut choices);
            look(Decision {
                game: &game,
                state: &state,
                seat,
                view: game.view(&state, Viewer::Seat(seat)),
                choices: &choices,
            });
            game.apply(&mut state, seat, action, &mut events);
        }
        for event in &events {
            hear(&game, event);
        }
    }
}

fn value<'p>(place: &'p PlaceInWords, label: &str) -> &'p str {
    let mut facts = place.facts.iter().filter(|fact| fact.label == label);
    let fact = facts
        .next()
        .unwrap_or_else(|| panic!("{}: no {label}", place.name));
    &fact.value
}

#[test]
fn tiles_are_short_and_told_apart() {
    games(
        |Decision {
             game,
             view,
             choices,
             ..
         }| {
            for lang in Lang::ALL {
                let mut seen: Vec<ChoiceTile> = Vec::new();
                for &choice in choices {
                    let tile = KaiserWords::tile(lang, game, &view, choice);
                    assert!(!tile.title.is_empty(), "{choice}");
                    // What passes or declines says a sentence; everything else is two or three words.
                    if game.anchor(choice) != Anchor::BUTTON {
                        assert!(tile.title.chars().count() <= 34, "{}", tile.title);
                    }
                    assert!(tile.effect.chars().count() <= 12, "{}", tile.effect);
                    assert!(!seen.contains(&tile), "twice: {tile:?}");
                    seen.push(tile);
                }
            }
        },
        |_, _| {},
    );
}

#[test]
fn phase_iv_a_card_names_its_price_and_a_sure_gain() {
    let mut cards = BTreeSet::new();
    games(
        |Decision {
             game,
             state,
             view,
             choices,
             ..
         }| {
            for &choice in choices {
                let Action::Take(card) = choice else { continue };
                if state.board.step != Step::Act {
                    continue;
                }
                let tile = KaiserWords::tile(Lang::En, game, &view, choice);
                let price = game.data().cards[card].price;
                let told = match price {
                    0 => "free".to_owned(),
                    1 => "1 thaler".to_owned(),
                    _ => format!("{price} thalers"),
                };
                assert_eq!(tile.detail, told, "{card:?}");
                if card == Card::Indulgence {
                    assert_eq!(tile.effect, "+1 ★");
                }
                cards.insert(card.id());
            }
        },
        |_, _| {},
    );
    assert_eq!(cards.len(), 12, "{cards:?}");
}

#[test]
fn phase_v_a_tile_that_promises_the_seat_is_right() {
    let mut promised = 0;
    games(
        |Decision {
             game,
             state,
             view,
             choices,
             ..
         }| {
            for &choice in choices {
                let tile = KaiserWords::tile(Lang::En, game, &view, choice);
                let (Action::In(at), true) = (choice, tile.effect == "+2 ★") else {
                    continue;
                };
                let after = with_piece(&state.board, choice).expect("a piece is placed");
                let own = state.board.decider().expect("somebody decides");
                let verdict = Verdict::of(Lang::En, game, &after, at);
                assert_eq!(verdict.prospect, Prospect::Takes(own));
                promised += 1;
            }
        },
        |_, _| {},
    );
    assert!(promised > 20, "{promised}");
}

/// What stands at a place, as the rules have it.
fn noble_at(board: &Board, spot: Spot) -> Option<Noble> {
    board.noble(spot)
}

#[test]
fn every_place_is_in_words_with_owner_and_contents() {
    games(
        |Decision {
             game,
             state,
             view,
             choices,
             ..
         }| {
            let board = &state.board;
            let places = KaiserWords::places(Lang::En, game, &view);
            let anchors: BTreeSet<&str> =
                places.iter().map(|place| place.anchor.as_str()).collect();
            assert_eq!(anchors.len(), places.len(), "no place is there twice");
            for &choice in choices {
                let anchor = game.anchor(choice);
                assert!(
                    anchor == Anchor::BUTTON || anchors.contains(anchor.as_str()),
                    "{anchor:?}"
                );
            }
            let find = |at: BoardPlace| {
                let anchor = Anchor::from(at);
                places
                    .iter()
                    .find(|place| place.anchor == anchor)
                    .expect("a place")
            };
            let throne = find(BoardPlace::Spot(Spot::Throne));
            let emperor = kaiser_words::colour(Lang::En, board.emperor);
            assert_eq!(value(throne, "Owner"), emperor);
            for at in Electorate::ALL
                .into_iter()
                .filter(|&at| board.lands[at].played)
            {
                let elector = value(find(BoardPlace::Electorate(at)), "Elector");
                let found = noble_at(board, Spot::Elector(at));
                match found {
                    Some(found) => assert!(elector.contains(&found.age.years().to_string())),
                    None => assert_eq!(elector, "vacant"),
                }
                for slot in 0..game.data().spaces[at].noble {
                    let place = find(BoardPlace::Spot(Spot::Noble(at, slot)));
                    let owner = board.lands[at].tenant(slot).map_or("nobody", |found| {
                        kaiser_words::colour(Lang::En, found.colour())
                    });
                    assert_eq!(value(place, "Owner"), owner);
                }
            }
        },
        |_, _| {},
    );
}

#[test]
fn hidden_points_are_not_in_the_places() {
    let mut setup = Setup::new::<Kaiser>(3);
    setup.options.set("points", "hidden").expect("an option");
    let game = Kaiser::open(&setup).expect("a table");
    let state = game.start(Rng::new(1).seed(), &mut engine::Silent);
    let view = game.view(&state, Viewer::Seat(Seat(1)));
    let places = KaiserWords::places(Lang::En, &game, &view);
    let points: Vec<&str> = places[..3]
        .iter()
        .map(|place| value(place, "Points"))
        .collect();
    assert_eq!(points, ["hidden", "0 points", "hidden"]);
}

/// The kinds of places, as their anchors name them, that belong to what is asked.
fn kinds(step: Step) -> &'static [&'static str] {
    match step {
        Step::Place(Opening::Elector) => &["electorate", "elector"],
        Step::Place(Opening::Couple35 | Opening::Baron25 | Opening::Couple15)
        | Step::Son
        | Step::MoveTo { .. }
        | Step::Exile { .. } => &["electorate", "noble"],
        Step::Place(Opening::Knight) | Step::Knight | Step::KnightTo { .. } => {
            &["electorate", "noble", "castle"]
        }
        Step::Place(Opening::ImperialCity)
        | Step::ImperialTo { .. }
        | Step::ImperialCity
        | Step::ImperialFrom
        | Step::Influence
        | Step::Exclude
        | Step::Eminence { .. } => &["electorate"],
        Step::Enthrone(_) => &["elector", "noble"],
        Step::Daughter => &["throne", "elector", "noble"],
        Step::Act => &["card", "privilege"],
        Step::Trier => &["card"],
        Step::Use(deed) => match deed.card {
            Card::Doctor | Card::Move | Card::KingsDaughter => &["throne", "elector", "noble"],
            Card::Promotion => &["noble"],
            Card::Permit => &["electorate", "noble"],
            _ => &["electorate"],
        },
        Step::Retreat { .. } | Step::Install { .. } => &["noble"],
        Step::Tie { .. } => &["player"],
        Step::Answer { .. } | Step::Vote | Step::Over => &[],
    }
}

#[test]
fn every_place_that_a_decision_is_about_has_an_answer() {
    let mut asked_about = 0;
    games(
        |Decision {
             game,
             state,
             seat,
             view,
             ..
         }| {
            let mut asked: Vec<Action> = Vec::new();
            game.candidates(state, seat, &mut asked);
            game.unavailable(state, seat, &mut asked);
            asked.retain(|&action| match game.judge(state, seat, action) {
                Ok(()) => true,
                Err(refused) => matches!(refused.cause, Cause::Game(_)),
            });
            let anchors: Vec<_> = asked.iter().map(|&action| game.anchor(action)).collect();
            let step = state.board.step;
            for place in KaiserWords::places(Lang::En, game, &view) {
                let kind = place.anchor.as_str().split(':').next().expect("a kind");
                if kinds(step).contains(&kind) {
                    asked_about += 1;
                    let found = anchors.contains(&place.anchor);
                    assert!(found, "{}: no answer at {step:?}", place.anchor);
                }
            }
        },
        |_, _| {},
    );
    assert!(asked_about > 10_000, "{asked_about}");
}

#[test]
fn events_happen_at_places_that_the_board_has() {
    let mut placed = 0;
    let mut known = BTreeSet::new();
    games(
        |Decision { game, view, .. }| {
            let places = KaiserWords::places(Lang::En, game, &view);
            known.extend(places.iter().map(|place| place.anchor.as_str().to_owned()));
        },
        |game, event| {
            placed += KaiserWords::event_places(game, event).len();
        },
    );
    assert!(placed > 300, "{placed}");
    games(
        |_| {},
        |game, event| {
            for anchor in KaiserWords::event_places(game, event) {
                assert!(known.contains(anchor.as_str()), "{event:?}: {anchor:?}");
            }
        },
    );
}

#[test]
fn set_up_the_guide_speaks_of_what_is_placed() {
    let mut headings = BTreeSet::new();
    games(
        |Decision {
             game,
             state,
             seat,
             view,
             ..
         }| {
            let moment: Moment = game.moment(state);
            for lang in Lang::ALL {
                let Some(guide) = KaiserWords::guide(lang, game, &view, moment) else {
                    assert!(
                        moment.round > 1,
                        "{seat}: no guide in round {}",
                        moment.round
                    );
                    continue;
                };
                assert!(!guide.text.is_empty() && !guide.look.is_empty());
                let set_up = KaiserWords::round(lang, game, Moment { round: 0, ..moment });
                assert_eq!(
                    guide.heading == set_up,
                    moment.round == 0,
                    "{:?}: {}",
                    state.board.step,
                    guide.heading
                );
                headings.insert(guide.text);
            }
        },
        |_, _| {},
    );
    // Six pieces of the set-up and the four phases that have decisions in the first round, in three languages.
    assert_eq!(headings.len(), 30);
}
