//! The board of Revolution: the map says what the rules say.

use revolution_board::RevolutionBoard;
use revolution_words::RevolutionWords;
use std::collections::BTreeSet;

use boards::geo::AreaKind;
use boards::{Draw, Highlights};
use engine::playout::random_choice;
use engine::{Anchor, Game, Options, Rng, Seat, Setup, Silent, Viewer};
use revolution_board::{HEIGHT, Rectangle, WIDTH, atlas, rectangles};
use revolution_rules::{
    BoardPlace, Colour, Event, Faction, Phase, Pieces, Province, Region, Revolution, Spot, State,
    Town,
};
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

/// The panels on the sea at the size of a desk: what is drawn on the map keeps clear of them.
const PANELS: [[f64; 4]; 2] = [[-44.0, 190.0, 292.0, 236.0], [-44.0, 690.0, 226.0, 140.0]];

#[test]
fn cities_and_towns_lie_in_their_provinces() {
    let game = five();
    for province in Province::ALL {
        let area = atlas().area(province.id()).expect("a province of the map");
        let rings = &atlas().get(area).rings;
        for &spot in &game.data().provinces[province].spots {
            if matches!(spot, Spot::Country(_)) {
                continue;
            }
            let (kind, id) = spot.id();
            let site = atlas().road(&format!("{kind}-{id}")).expect("a site")[0];
            let inside = rings
                .iter()
                .any(|ring| site.is_inside(&atlas().corners(ring)));
            assert!(inside, "{id} lies outside {}", province.id());
        }
    }
}

#[test]
fn no_plate_covers_another_or_a_panel_in_any_language() {
    let mut places = rectangles(&five());
    for place in &places {
        let within = place.x >= 0.0
            && place.y >= 0.0
            && place.x + place.width <= WIDTH
            && place.y + place.height <= HEIGHT;
        assert!(within, "{place:?} is cut off");
    }
    places.extend(PANELS.map(|[x, y, width, height]| Rectangle {
        name: "panel".to_owned(),
        x,
        y,
        width,
        height,
    }));
    for (number, place) in places.iter().enumerate() {
        for other in &places[number + 1..] {
            assert!(!place.covers(other), "{place:?} and {other:?}");
        }
    }
}

#[test]
fn a_province_plate_lies_in_its_own_land() {
    let game = five();
    for place in rectangles(&game) {
        let Some(id) = place.name.strip_prefix("province ") else {
            continue;
        };
        let area = atlas().area(id).expect("a province of the map");
        let rings = &atlas().get(area).rings;
        let inside = rings
            .iter()
            .any(|ring| place.centre().is_inside(&atlas().corners(ring)));
        assert!(inside, "the plate of {id} lies elsewhere");
    }
}

/// Plays random games and hands over some of the positions, of every phase, with their legal choices.
fn games(mut look: impl FnMut(&Revolution, &State, Seat, &Highlights)) {
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
                let lit = Highlights {
                    legal: choices.iter().map(|&choice| game.anchor(choice)).collect(),
                    acting: Some(seat),
                    ..Highlights::default()
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
    let here = Province::Hainault;
    state.board.country[here] = Pieces::default();
    state.board.towns[Town::Mons] = None;
    state.board.towns[Town::Valenciennes] = None;
    state.board.country[here].0[Colour::Burgher] = 2;
    state.board.country[here].0[Colour::Neutral] = 3;
    let view = game.view(&state, Viewer::Spectator);
    let drawn =
        RevolutionBoard::board(&game, &view, &Highlights::default(), Lang::En).into_string();
    let plate = element(&drawn, "province-hainault");
    assert!(plate.contains("lead burgher"), "the Burghers lead: {plate}");
    assert!(plate.contains(">−2<"), "and miss two: {plate}");
    assert!(
        plate.contains("No majority. Still needed: Burghers 2."),
        "{plate}"
    );
}

#[test]
fn on_the_overview_no_name_covers_the_sign_of_another_land() {
    // About as wide as the letters of a name are, and as high.
    const LETTER: f64 = 6.2;
    const ABOVE: f64 = 9.0;
    let number = |piece: &str, name: &str| -> f64 {
        let rest = piece.split(&format!(" {name}=\"")).nth(1);
        let found = rest.and_then(|rest| rest.split('"').next()?.parse().ok());
        found.unwrap_or_else(|| panic!("no {name}: {piece}"))
    };
    games(|game, state, seat, lit| {
        let view = game.view(state, Viewer::Seat(seat));
        let drawn = RevolutionBoard::board(game, &view, lit, Lang::En).into_string();
        let overview = drawn.split("id=\"overview\"").nth(1).expect("an overview");
        let chips = overview.split("class=\"chip\"").skip(1);
        let chips: Vec<_> = chips
            .map(|chip| (number(chip, "x") + 9.0, number(chip, "y") + 9.0))
            .collect();
        for piece in overview.split("class=\"short-name\"").skip(1) {
            let (x, y) = (number(piece, "x"), number(piece, "y"));
            let name = piece.split(['>', '<']).nth(1).unwrap_or_default();
            let half = name.chars().count() as f64 * LETTER / 2.0;
            for &(middle, height) in &chips {
                let covered = (middle - x).abs() < half && (y - ABOVE..y + 1.0).contains(&height);
                assert!(!covered, "{name} covers the sign at {middle}, {height}");
            }
        }
    });
}

/// The drawing of an element up to the next one of its kind.
fn element<'d>(drawn: &'d str, id: &str) -> &'d str {
    let rest = drawn.split(&format!("id=\"{id}\"")).nth(1);
    let rest = rest.unwrap_or_else(|| panic!("{id} is not drawn"));
    let kind = id.split('-').next().unwrap_or_default();
    let next = format!("</g><g id=\"{kind}-");
    let end = rest.find(&next).unwrap_or(rest.len());
    &rest[..end]
}

#[test]
fn a_land_shows_who_holds_it_and_who_would_get_it_next() {
    let game = five();
    let mut state = game.start(Rng::new(1).seed(), &mut Silent);
    let here = Province::Hainault;
    state.board.province_cards[here] = Some(Faction::Catholic);
    state.board.country[here].0[Colour::Burgher] = 5;
    let view = game.view(&state, Viewer::Spectator);
    let drawn =
        RevolutionBoard::board(&game, &view, &Highlights::default(), Lang::En).into_string();
    let land = drawn.split("id=\"land-hainault\"").nth(1).expect("a land");
    let land = land.split("</g>").next().unwrap_or_default();
    assert!(land.starts_with(" class=\"land catholic\""), "{land}");
    assert!(land.contains("url(#hatch-burgher)"), "{land}");
    assert!(!land.contains("veil"), "nobody chooses");
}

#[test]
fn lands_that_cannot_be_chosen_are_veiled_while_somebody_chooses_among_lands() {
    let game = five();
    let state = game.start(Rng::new(1).seed(), &mut Silent);
    let view = game.view(&state, Viewer::Spectator);
    let lit = Highlights {
        legal: vec![BoardPlace::Province(Province::Artois).into()],
        ..Highlights::default()
    };
    let drawn = RevolutionBoard::board(&game, &view, &lit, Lang::En).into_string();
    let lands = drawn.split("id=\"lands\"").nth(1).expect("lands");
    let lands = lands.split("id=\"borders\"").next().unwrap_or_default();
    assert_eq!(lands.matches("class=\"veil\"").count(), 23);
    assert_eq!(lands.matches("class=\"may-fill\"").count(), 1);
}

#[test]
fn the_last_move_is_an_arrow_in_the_colour_of_whoever_made_it() {
    let game = five();
    let state = game.start(Rng::new(1).seed(), &mut Silent);
    let view = game.view(&state, Viewer::Spectator);
    let march = Event::Marched {
        faction: Faction::Habsburg,
        from: Region::Brabant,
        to: Region::Flanders,
    };
    let mover = Seat::all(5).find(|&seat| game.factions_of(seat).any(|of| of == Faction::Habsburg));
    let lit = Highlights {
        last: RevolutionWords::event_places(&game, &march),
        mover,
        ..Highlights::default()
    };
    let drawn = RevolutionBoard::board(&game, &view, &lit, Lang::En).into_string();
    assert!(drawn.contains("id=\"last-move\" class=\"arrow habsburg\""));
    assert!(element(&drawn, "region-flanders").contains("last-line"));
}

#[test]
fn places_and_events_name_what_is_drawn() {
    let mut seen = 0;
    games(|game, state, seat, lit| {
        let view = game.view(state, Viewer::Seat(seat));
        let drawn = RevolutionBoard::board(game, &view, lit, Lang::En).into_string();
        let places = RevolutionWords::places(Lang::En, game, &view);
        let named: BTreeSet<&str> = places.iter().map(|place| place.anchor.as_str()).collect();
        assert_eq!(named.len(), places.len(), "a place is told once");
        let anchors = drawn.split("data-anchor=\"").skip(1);
        let drawn: BTreeSet<&str> = anchors.filter_map(|rest| rest.split('"').next()).collect();
        let missing: Vec<_> = named.difference(&drawn).collect();
        assert!(missing.is_empty(), "not drawn: {missing:?}");
        for anchor in lit.legal.iter().filter(|&anchor| *anchor != Anchor::BUTTON) {
            assert!(named.contains(anchor.as_str()), "{anchor} is not told");
        }
        seen += 1;
    });
    assert!(seen > 100);
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
            Lang::ALL.map(|lang| RevolutionWords::guide(lang, game, &view, game.moment(state)));
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
