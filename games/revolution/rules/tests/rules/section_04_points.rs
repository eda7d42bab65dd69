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
