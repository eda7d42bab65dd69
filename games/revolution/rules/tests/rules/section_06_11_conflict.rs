//! Conflict and neutrals (6.11, 6.12).

use revolution_rules::{
    Action, Besieger, City, Colour, Event, Faction, Phase, Province, Reason, Step, Town,
};

use crate::scene::{Play, Scene};

/// The last new piece is placed: conflict is resolved and neutrals come.
fn settle(scene: Scene) -> Play {
    let mut play = scene
        .last_of(Phase::NewPieces, Step::NewPieces { left: 0 })
        .load();
    play.act(Action::Done);
    play
}

fn lost(play: &Play, province: Province) -> Vec<(Colour, u8)> {
    let events = play.events();
    let lost = events.iter().filter_map(|event| match *event {
        Event::Lost {
            province: there,
            colour,
            pieces,
        } if there == province => Some((colour, pieces)),
        _ => None,
    });
    lost.collect()
}

#[test]
fn s6_11_the_smallest_lose_first_until_the_limit_is_kept() {
    // Flanders has room for 9: two too many go from the two smallest.
    let play = settle(
        Scene::new()
            .country(Faction::Catholic, Province::Flanders, 6)
            .country(Faction::Burgher, Province::Flanders, 3)
            .country(Faction::Reformer, Province::Flanders, 2),
    );
    assert_eq!(
        lost(&play, Province::Flanders),
        [(Colour::Burgher, 1), (Colour::Reformer, 1)]
    );
}

#[test]
fn s6_11_equals_lose_at_once_even_below_the_limit() {
    let play = settle(
        Scene::new()
            .country(Faction::Catholic, Province::Cleve, 2)
            .country(Faction::Nobility, Province::Cleve, 2),
    );
    assert_eq!(
        lost(&play, Province::Cleve),
        [(Colour::Catholic, 1), (Colour::Nobility, 1)]
    );
    assert_eq!(
        play.country(Colour::Neutral, Province::Cleve),
        1,
        "a neutral fills the gap"
    );
}

#[test]
fn s6_11_neutrals_are_a_faction_too() {
    let play = settle(
        Scene::new()
            .country(Faction::Catholic, Province::Cleve, 4)
            .country(Colour::Neutral, Province::Cleve, 1),
    );
    assert_eq!(lost(&play, Province::Cleve), [(Colour::Neutral, 1)]);
    // Four Catholics are left for three places: they overflow later.
    assert_eq!(play.country(Faction::Catholic, Province::Cleve), 4);
}

#[test]
fn s6_11_it_goes_round_as_often_as_needed() {
    let play = settle(
        Scene::new()
            .country(Faction::Catholic, Province::Zeeland, 5)
            .country(Faction::Burgher, Province::Zeeland, 4),
    );
    // 4+5 -> 3+5 -> 3+4 -> 2+4 -> 2+3 -> 1+3 -> 1+2.
    assert_eq!(
        lost(&play, Province::Zeeland),
        [(Colour::Catholic, 3), (Colour::Burgher, 3)]
    );
}

#[test]
fn s6_11_pieces_in_towns_and_cities_count_but_not_in_besieged_ones() {
    let scene = || {
        Scene::new()
            .city(Faction::Catholic, City::Utrecht, 4)
            .country(Faction::Burgher, Province::Utrecht, 2)
    };
    assert_eq!(
        lost(&settle(scene()), Province::Utrecht),
        [(Colour::Burgher, 1)]
    );
    let besieged = settle(scene().board(|board| {
        board.sieges[City::Utrecht] = Some(Besieger::Army(Faction::Reformer));
    }));
    assert_eq!(lost(&besieged, Province::Utrecht), []);
    assert_eq!(
        besieged.country(Colour::Neutral, Province::Utrecht),
        2,
        "there is room as if the city were not there"
    );
}

#[test]
fn s6_11_losses_come_from_the_countryside_first() {
    let play = settle(
        Scene::new()
            .town(Faction::Burgher, Town::Cleve)
            .country(Faction::Burgher, Province::Cleve, 1)
            .country(Faction::Catholic, Province::Cleve, 3),
    );
    assert_eq!(lost(&play, Province::Cleve)[0], (Colour::Catholic, 1));
    assert_eq!(play.country(Faction::Burgher, Province::Cleve), 0);
    assert_eq!(play.board().towns[Town::Cleve], Some(Colour::Burgher));
}

#[test]
fn s6_12_neutrals_are_dealt_out_evenly() {
    let play = settle(Scene::new().country(Faction::Catholic, Province::Namur, 1));
    // 23 provinces get one, the 18 larger ones a second; six are left for the third round.
    assert_eq!(play.chooser(), Some(Faction::Catholic));
    assert!(matches!(play.board().step, Step::Neutrals { left: 6, .. }));
    assert_eq!(play.country(Colour::Neutral, Province::Drenthe), 1);
    assert_eq!(play.country(Colour::Neutral, Province::Holland), 2);
}

#[test]
fn s6_12_the_first_player_deals_out_the_last_ones() {
    let mut play = settle(Scene::new().order(&[
        Faction::Reformer,
        Faction::Catholic,
        Faction::Habsburg,
        Faction::Nobility,
        Faction::Burgher,
    ]));
    // 24 provinces get one, the 18 larger ones a second; five are left.
    assert_eq!(play.chooser(), Some(Faction::Reformer));
    let Step::Neutrals { left, open } = play.board().step else {
        panic!("{:?}", play.board().step)
    };
    assert_eq!((left, open.len()), (5, 18));
    let (rule, reason) = play.refused(Action::Province(Province::Drenthe));
    assert_eq!(
        (rule, reason),
        (
            "6.12",
            Reason::NeedsNone {
                province: Province::Drenthe
            }
        )
    );
    play.act(Action::Province(Province::Holland));
    play.refused(Action::Province(Province::Holland));
}

#[test]
fn s6_11_neutrals_alone_return_what_is_too_much() {
    let play = settle(Scene::new().country(Colour::Neutral, Province::Cleve, 5));
    assert_eq!(lost(&play, Province::Cleve), [(Colour::Neutral, 2)]);
}

#[test]
fn s6_12_neutrals_fill_every_province_to_its_limit() {
    let mut scene = Scene::new();
    for province in Province::ALL {
        let limit = scene.game.data().provinces[province].limit;
        let factions = [Faction::Catholic, Faction::Burgher, Faction::Nobility];
        for (faction, count) in factions.into_iter().zip([limit / 3, limit / 4, limit / 5]) {
            scene = scene.country(faction, province, count);
        }
    }
    let play = settle(scene);
    for province in Province::ALL {
        let total = play.0.game().free_pieces(play.board(), province).total();
        assert_eq!(total, play.0.game().data().provinces[province].limit);
    }
    assert!(play.board().phase > Phase::Neutrals);
}
