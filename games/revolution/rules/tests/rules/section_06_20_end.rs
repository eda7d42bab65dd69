//! The end of a turn and of the game (6.20).

use engine::{Game, Seat, Seats};
use revolution_rules::{
    Action, City, Event, Faction, Phase, Province, Reason, Region, Space, Step, Support,
};

use crate::scene::{Play, Scene};

fn ended(scene: Scene) -> Play {
    let mut play = scene.last_of(Phase::Overflow, Step::Overflow).load();
    play.act(Action::Done)
        .pass_until(|board| board.phase == Phase::End);
    play
}

#[test]
fn s6_20_abandoned_armies_leave_and_huguenots_are_turned_up() {
    let play = ended(
        Scene::new()
            .boxed(Faction::Burgher, Support::Huguenots, Space::Board, 1)
            .board(|board| {
                board.interceptors = 1;
                board.camps[Region::East].abandoned[Faction::Nobility] = 2;
            }),
    );
    assert_eq!(play.board().interceptors, 0);
    assert_eq!(play.board().army_supply[Faction::Nobility], 6);
    assert!(play.saw(Event::WentHome {
        faction: Faction::Nobility,
        region: Region::East,
        armies: 2
    }));
}

#[test]
fn s6_20_equals_choose_in_the_order_of_this_turn() {
    let order = [
        Faction::Reformer,
        Faction::Burgher,
        Faction::Nobility,
        Faction::Habsburg,
        Faction::Catholic,
    ];
    let mut play = ended(Scene::new().order(&order));
    // The Catholics have six bishoprics; the others have nothing.
    let mut choosers = Vec::new();
    while play.board().turn == 1 {
        choosers.push(play.chooser().unwrap());
        play.act(Action::Place(0));
    }
    assert_eq!(choosers, order[..4]);
    assert_eq!(
        play.board().order.as_slice(),
        [
            Faction::Habsburg,
            Faction::Nobility,
            Faction::Burgher,
            Faction::Reformer,
            Faction::Catholic
        ]
    );
}

#[test]
fn s6_20_places_that_do_not_exist() {
    let play = ended(Scene::new());
    assert_eq!(play.legal(), [Action::Place(0), Action::Place(1)]);
    assert_eq!(
        play.refused(Action::Place(2)),
        ("6.20", Reason::NoSuchPlace)
    );
}

#[test]
fn s6_20_small_provinces_count_at_the_end_of_the_game() {
    let scene = |turn| {
        ended(
            Scene::new()
                .turn(turn)
                .country(Faction::Burgher, Province::Drenthe, 1)
                .country(Faction::Burgher, Province::Geldern, 1),
        )
    };
    assert_eq!(scene(4).board().score[Faction::Burgher], 0);
    let last = scene(5);
    assert_eq!(last.board().score[Faction::Burgher], 65);
    assert!(matches!(last.board().step, Step::Over));
}

#[test]
fn s4_5_the_most_points_win_and_equals_win_together() {
    let play = ended(Scene::new().turn(5));
    let outcome = play.0.game().outcome(play.0.state()).unwrap();
    assert_eq!(outcome.winners, Seats::only(Seat(0)));
    assert_eq!(outcome.result, "victory");
    let shared = ended(
        Scene::new()
            .turn(5)
            .city(Faction::Burgher, City::Gent, 1)
            .city(Faction::Burgher, City::Brugge, 1)
            .city(Faction::Burgher, City::Leiden, 1)
            .city(Faction::Burgher, City::Haarlem, 1)
            .country(Faction::Burgher, Province::Zeeland, 1)
            .country(Faction::Burgher, Province::Cleve, 1)
            .country(Faction::Burgher, Province::Brabant, 1),
    );
    let outcome = shared.0.game().outcome(shared.0.state()).unwrap();
    assert_eq!(outcome.scores.as_slice(), [600, 0, 0, 600, 0]);
    assert_eq!(outcome.winners, [Seat(0), Seat(3)].into_iter().collect());
    assert_eq!(outcome.result, "shared-victory");
}

#[test]
fn s3_1_two_players_add_the_points_of_both_factions() {
    let play = ended(
        Scene::with(2, &[])
            .turn(5)
            .army(Faction::Habsburg, Region::East, 1)
            .city(Faction::Reformer, City::Gent, 1)
            .city(Faction::Burgher, City::Brugge, 1),
    );
    let outcome = play.0.game().outcome(play.0.state()).unwrap();
    assert_eq!(outcome.scores.as_slice(), [700, 200]);
}
