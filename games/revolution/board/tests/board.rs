//! The board of Revolution: the map says what the rules say.

use revolution_board::RevolutionBoard;
use revolution_words::RevolutionWords;
use std::collections::BTreeSet;

use boards::geo::{AreaKind, Point};
use boards::{Draw, Lit};
use engine::playout::random_choice;
use engine::{Game, Options, Rng, Seat, Setup, Silent, Viewer};
use revolution_board::{HEIGHT, Rectangle, WIDTH, atlas, rectangles};
use revolution_rules::{Colour, Phase, Province, Revolution, Spot, State};
use words::{Lang, Speak};

fn five() -> Revolution {
    Revolution::open(&Setup::new::<Revolution>(5)).expect("five can play")
}

/// Neighbours across water, which therefore do not touch on the map.
const BY_SEA: (Province, Province) = (Province::Holland, Province::Zeeland);

#[test]
fn provinces_touch_on_the_map_where_they_touch_in_the_rules() {
    let game = five();
    for province in Province::ALL {
        let area = atlas().area(province.id()).expect("a province of the map");
        let drawn: BTreeSet<&str> = atlas()
            .neighbours(area)
            .into_iter()
            .map(|other| atlas().get(other))
            .filter(|other| other.kind == AreaKind::Province)
            .map(|other| other.id.as_str())
            .collect();
        let by_sea = |other: Province| (province, other) == BY_SEA || (other, province) == BY_SEA;
        let ruled: BTreeSet<&str> = game
            .neighbours(province)
            .iter()
            .filter(|&other| !by_sea(other))
            .map(Province::id)
            .collect();
        assert_eq!(drawn, ruled, "around {}", province.id());
    }
}

#[test]
fn a_shared_border_is_long_enough_to_be_seen() {
    let game = five();
    for one in Province::ALL {
        for other in game.neighbours(one).iter().filter(|&other| other > one) {
            if (one, other) == BY_SEA {
                continue;
            }
            let sides = [one, other].map(|land| atlas().area(land.id()));
            let back = [sides[1], sides[0]];
            let shared = atlas().arcs().iter();
            let length: f64 = shared
                .filter(|arc| arc.sides == sides || arc.sides == back)
                .flat_map(|arc| arc.points.windows(2))
                .map(|piece| piece[0].distance(piece[1]))
                .sum();
            assert!(
                length > 15.0,
                "{one:?} and {other:?} share {length:.0} units"
            );
        }
    }
}

#[test]
fn cities_and_towns_stand_in_their_provinces_and_nothing_covers_them() {
    let game = five();
    let places = rectangles();
    let at = |name: String| -> &Rectangle {
        let found = places.iter().find(|place| place.name == name);
        found.unwrap_or_else(|| panic!("{name} is nowhere"))
    };
    for province in Province::ALL {
        let area = atlas().area(province.id()).expect("a province of the map");
        let rings = &atlas().get(area).rings;
        for &spot in &game.data().provinces[province].spots {
            if matches!(spot, Spot::Country(_)) {
                continue;
            }
            let (kind, id) = spot.id();
            let place = at(format!("{kind} {id}"));
            let centre = Point::new(place.x + place.width / 2.0, place.y + place.height / 2.0);
            let inside = rings
                .iter()
                .any(|ring| centre.is_inside(&atlas().corners(ring)));
            assert!(inside, "{id} lies outside {}", province.id());
        }
    }
    for (number, place) in places.iter().enumerate() {
        let within = place.x >= 0.0
            && place.y >= 0.0
            && place.x + place.width <= WIDTH
            && place.y + place.height <= HEIGHT;
        assert!(within, "{place:?} is cut off");
        for other in &places[number + 1..] {
            assert!(!place.covers(other), "{place:?} and {other:?}");
        }
    }
}

/// Plays random games and hands over some of the positions, of every phase, with their legal choices.
fn games(mut look: impl FnMut(&Revolution, &State, Seat, &Lit)) {
    for number in 0..4 {
        let mut rng = Rng::new(number);
        let mut setup = Setup::new::<Revolution>(2 + (number % 4) as u8);
        setup.options = Options::random(Revolution::OPTIONS, &mut rng);
        let game = Revolution::open(&setup).expect("all options go together");
        let mut state = game.start(rng.seed(), &mut Silent);
        let mut choices = Vec::new();
        let mut seen = BTreeSet::<(u8, Phase, usize)>::new();
        while let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) {
            let kind = choices.len() % 3;
            if seen.insert((state.board.turn, state.board.phase, kind)) {
                let lit = Lit {
                    legal: choices.iter().map(|&choice| game.anchor(choice)).collect(),
                    chosen: None,
                    acting: Some(seat),
                };
                look(&game, &state, seat, &lit);
            }
            game.apply(&mut state, seat, action, &mut Silent);
        }
    }
}

#[test]
fn what_is_missing_to_a_majority_stands_beside_the_province() {
    let game = five();
    let mut state = game.start(Rng::new(1).seed(), &mut Silent);
    let here = Province::Namur;
    state.board.country[here].0[Colour::Burgher] = 2;
    state.board.country[here].0[Colour::Neutral] = 3;
    let view = game.view(&state, Viewer::Spectator);
    let drawn = RevolutionBoard::board(&game, &view, &Lit::default(), Lang::En).into_string();
    let plate = drawn
        .split("id=\"province-namur\"")
        .nth(1)
        .expect("a plate");
    let plate = plate.split("id=\"province-").next().unwrap_or_default();
    assert!(plate.contains("lead burgher"), "the Burghers lead");
    assert!(plate.contains(">+2<"), "and miss two: {plate}");
    let land = drawn.split("id=\"land-namur\"").nth(1).expect("a land");
    assert!(land.contains("No majority. Missing: Burghers 2."));
}

#[test]
fn the_expected_score_is_what_a_count_would_give() {
    let mut compared = 0;
    games(|game, state, seat, _| {
        let board = &state.board;
        // The cards were dealt and the points counted: what the panels expect is what was counted.
        if board.phase == Phase::End {
            let view = game.view(state, Viewer::Seat(seat));
            for panel in RevolutionBoard::panels(game, &view, Lang::En) {
                let counted: i16 = game
                    .factions_of(panel.seat)
                    .map(|one| board.score[one])
                    .sum();
                assert_eq!(
                    panel.score.value,
                    revolution_words::points(Lang::En, counted)
                );
                compared += 1;
            }
        }
    });
    assert!(compared > 10);
}

#[test]
fn the_guide_speaks_of_what_is_drawn_and_falls_silent_after_turn_1() {
    let (mut guided, mut silent) = (0, 0);
    games(|game, state, seat, lit| {
        let view = game.view(state, Viewer::Seat(seat));
        let drawn = RevolutionBoard::board(game, &view, lit, Lang::En).into_string();
        let told =
            Lang::ALL.map(|lang| RevolutionWords::guide(game, &view, game.moment(state), lang));
        if state.board.turn > 1 {
            silent += 1;
            assert!(told.iter().all(Option::is_none));
            return;
        }
        guided += 1;
        let told = told.map(|guide| guide.expect("the first turns are guided"));
        assert_ne!(told[0].text, told[1].text);
        assert_ne!(told[1].text, told[2].text);
        for pointer in &told[0].look {
            let mark = format!(" id=\"{}\"", pointer.id);
            assert!(drawn.contains(&mark), "{} is not drawn", pointer.id);
        }
    });
    assert!(guided > 30 && silent > 30);
}

#[test]
fn lines_meet_only_in_nodes() {
    testkit::maps::only_in_nodes(atlas());
}
