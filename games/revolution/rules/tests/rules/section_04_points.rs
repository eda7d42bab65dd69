//! Goals and victory (4.3 to 4.5).

use revolution_rules::{Bishopric, City, Faction, Faith, Province, Region, See, Town};

use crate::scene::Scene;

#[test]
fn s4_3_1_cities_are_worth_1_and_provinces_what_is_printed() {
    let scene = Scene::new()
        .city_card(Faction::Nobility, City::Gent)
        .province_card(Faction::Nobility, Province::Holland)
        .province_card(Faction::Nobility, Province::Trier)
        .province_card(Faction::Nobility, Province::Drenthe);
    let board = &scene.state.board;
    assert_eq!(scene.game.points(board, Faction::Nobility, false), 250);
    assert_eq!(scene.game.points(board, Faction::Nobility, true), 295);
}

#[test]
fn s4_3_2_catholics_count_unreformed_bishoprics() {
    let scene = Scene::new().board(|board| {
        board.bishoprics[See::Liege] = Bishopric::Reformed;
        board.bishoprics[See::Trier] = Bishopric::FirmlyReformed;
        board.bishoprics[See::Artois] = Bishopric::FirmlyCatholic;
    });
    let points = scene
        .game
        .special_points(&scene.state.board, Faction::Catholic);
    assert_eq!(points, 4);
}

#[test]
fn s4_3_2_habsburgs_count_regions_not_armies() {
    let scene = Scene::new()
        .army(Faction::Habsburg, Region::Holland, 3)
        .army(Faction::Habsburg, Region::East, 1);
    let points = scene
        .game
        .special_points(&scene.state.board, Faction::Habsburg);
    assert_eq!(points, 2);
}

#[test]
fn s4_3_2_nobles_count_people_outside_cities_and_round_up() {
    let nobles = |seats, options: &[(&str, &str)]| {
        let scene = Scene::with(seats, options)
            .country(Faction::Nobility, Province::Holland, 5)
            .town(Faction::Nobility, Town::Delft)
            .town(Faction::Nobility, Town::Breda)
            .city(Faction::Nobility, City::Amsterdam, 4);
        scene
            .game
            .special_points(&scene.state.board, Faction::Nobility)
    };
    assert_eq!(nobles(5, &[]), 3, "7 / 3, rounded up");
    assert_eq!(nobles(3, &[]), 2, "7 / 5, rounded up");
    assert_eq!(nobles(5, &[("noble-points", "down")]), 2);
}

#[test]
fn s4_3_2_burghers_count_trade_towns() {
    let scene = Scene::new()
        .town(Faction::Burgher, Town::Dordrecht)
        .town(Faction::Burgher, Town::Middelburg)
        .town(Faction::Burgher, Town::Delft)
        .town(Faction::Reformer, Town::Rotterdam);
    let points = scene
        .game
        .special_points(&scene.state.board, Faction::Burgher);
    assert_eq!(points, 2);
}

#[test]
fn s4_3_2_reformers_count_reformed_universities() {
    let scene = Scene::new().board(|board| {
        board.city_universities[City::Leiden] = Some(Faith::Reformed);
        board.town_universities[Town::Leuven] = Some(Faith::Reformed);
    });
    let points = scene
        .game
        .special_points(&scene.state.board, Faction::Reformer);
    assert_eq!(points, 2);
}

/// 4.5, ours: by agreement the sides that win least get points, at the end only.
#[test]
fn s4_5_a_handicap_counts_at_the_end_only() {
    let scene = Scene::with(5, &[("handicap", "yes")]);
    let board = &scene.state.board;
    let plain = Scene::with(5, &[]);
    for faction in Faction::ALL {
        let points = |scene: &Scene, last| scene.game.points(board, faction, last);
        assert_eq!(points(&scene, false), points(&plain, false));
        let extra = scene.game.handicap(faction);
        assert_eq!(points(&scene, true), points(&plain, true) + extra);
        assert_eq!(plain.game.handicap(faction), 0);
    }
    assert!(scene.game.handicap(Faction::Catholic) > scene.game.handicap(Faction::Nobility));
}

/// Somebody always gets nothing, and who does not take part never gets anything.
#[test]
fn s4_5_a_handicap_only_evens_out() {
    for seats in 2..=5 {
        let scene = Scene::with(seats, &[("handicap", "yes")]);
        let extra = |faction| scene.game.handicap(faction);
        assert_eq!(scene.game.factions().map(extra).min(), Some(0), "{seats}");
        let absent = Faction::ALL
            .into_iter()
            .filter(|&faction| !scene.game.factions().any(|other| other == faction));
        assert_eq!(absent.map(extra).max().unwrap_or(0), 0, "{seats}");
    }
}
