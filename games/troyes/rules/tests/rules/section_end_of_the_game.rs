//! End of the game.

use engine::{Game, Seats, Viewer};
use troyes_rules::{
    Action, Activity, Building, Character, Characters, Event, EventCard, Family, Step, Tally,
};

use crate::scene::{Play, Scene};

use Activity::{Confession, Innkeeper, Merchant, Pilgrimage, Priest, Sculptor};
use Character::*;
use Family::*;

/// The last player passes in the last round.
fn end(scene: Scene) -> Play {
    let rounds = scene.game.rounds();
    let mut play = scene
        .round(rounds)
        .passed(Green)
        .passed(Orange)
        .passed(Natural)
        .load();
    play.act(Action::Pass);
    assert_eq!(play.board().step, Step::Over);
    play
}

fn tally(play: &Play, family: Family) -> Tally {
    let counted = play.events().into_iter().find_map(|event| match event {
        Event::Counted {
            family: whose,
            tally,
        } if whose == family => Some(tally),
        _ => None,
    });
    counted.expect("everybody is counted")
}

#[test]
fn events_tradesmen_and_bare_levels() {
    let play = end(Scene::new()
        .points(Blue, 10)
        .threat(EventCard::War, &[Blue, Green])
        .threat(EventCard::Skirmishes1, &[Green])
        .board(|board| board.marauding.push(Blue))
        .tradesman(Green, Activity::Sculptor)
        .tradesman(Blue, Activity::Sculptor)
        .tradesman(Blue, Activity::Merchant)
        .cathedral(Blue, 1, 1)
        .cathedral(Green, 2, 1)
        .characters(&[&[UrbanIv], &[LeFlorentin], &[HenryI], &[HuguesDePayns]]));
    let blue = tally(&play, Blue);
    assert_eq!(blue.gained, 10);
    assert_eq!(blue.events, 2);
    assert_eq!(blue.tradesmen, 2 + 2);
    assert_eq!(blue.cathedral, 4);
    // Two tradesmen please Le Florentin; 4 influence are one short for Hugues.
    assert_eq!(blue.characters, 1);
    assert_eq!(blue.total(), 13);
}

#[test]
fn the_total_is_never_below_zero() {
    let play = end(Scene::new().deniers(Green, 0).characters(&[
        &[UrbanIv],
        &[LeFlorentin],
        &[HenryI],
        &[ThibautIi],
    ]));
    assert_eq!(tally(&play, Green).cathedral, 6);
    assert_eq!(tally(&play, Green).total(), 0);
}

#[test]
fn most_points_win_and_ties_are_shared() {
    let scene = || {
        Scene::new().points(Blue, 30).characters(&[
            &[UrbanIv],
            &[LeFlorentin],
            &[HenryI],
            &[HuguesDePayns],
        ])
    };
    let play = end(scene());
    let outcome = play.0.game().outcome(play.state()).unwrap();
    assert_eq!(outcome.winners, Seats::only(Blue.seat().unwrap()));
    assert_eq!(outcome.scores[0], 24);
    assert_eq!(outcome.result, "won");
    let play = end(scene().points(Orange, 30));
    let outcome = play.0.game().outcome(play.state()).unwrap();
    assert_eq!(outcome.winners.len(), 2);
    assert_eq!(outcome.result, "shared");
}

#[test]
fn characters_give_one_three_or_six_points() {
    let favour = |scene: Scene, character| {
        let play = scene.load();
        play.0.game().favour(play.board(), Blue, character)
    };
    for (deniers, points) in [(5, 0), (6, 1), (11, 1), (12, 3), (17, 3), (18, 6), (50, 6)] {
        let scene = Scene::new().deniers(Blue, deniers);
        assert_eq!(favour(scene, ThibautIi), points);
    }
    for (influence, points) in [(4, 0), (5, 1), (9, 1), (10, 3), (14, 3), (15, 6)] {
        let scene = Scene::new().influence(Blue, influence);
        assert_eq!(favour(scene, HuguesDePayns), points);
    }
    for (cubes, points) in [(2, 0), (3, 1), (5, 3), (6, 3)] {
        let scene = (1..=cubes).fold(Scene::new(), |scene, column| {
            scene.cathedral(Blue, 1, column)
        });
        assert_eq!(favour(scene, UrbanIv), points);
    }
    for (citizens, points) in [(2, 0), (3, 1), (4, 1), (5, 3), (6, 3)] {
        let scene = (1..=citizens).fold(Scene::new(), |scene, number| {
            scene.citizen(Blue, Building::CityHall, number)
        });
        let scene = scene.expelled(Blue, Building::Palace);
        assert_eq!(favour(scene, ChretienDeTroyes), points);
    }
    for (won, points) in [(0, 0), (1, 1), (2, 1), (3, 3)] {
        let scene = Scene::new().board(|board| board.players[Blue].events_won = won);
        assert_eq!(favour(scene, HenryI), points);
    }
    let cards = [
        Merchant, Innkeeper, Sculptor, Priest, Confession, Pilgrimage,
    ];
    for (tradesmen, points) in [(1, 0), (2, 1), (3, 1), (4, 3), (6, 6)] {
        let scene = cards[..tradesmen]
            .iter()
            .fold(Scene::new(), |scene, &card| scene.tradesman(Blue, card));
        assert_eq!(favour(scene, LeFlorentin), points);
    }
}

#[test]
fn two_players_need_more_citizens_and_cubes() {
    let scene = (1..=4).fold(Scene::with(2, &[]), |scene, number| {
        scene
            .citizen(Blue, Building::CityHall, number)
            .cathedral(Blue, 1, number.into())
    });
    let play = scene
        .citizen(Green, Building::Palace, 1)
        .citizen(Green, Building::Palace, 2)
        .load();
    let game = play.0.game();
    assert_eq!(game.favour(play.board(), Blue, ChretienDeTroyes), 1);
    assert_eq!(game.favour(play.board(), Green, ChretienDeTroyes), 0);
    assert_eq!(game.favour(play.board(), Blue, UrbanIv), 1);
}

#[test]
fn everybody_is_rewarded_by_every_character() {
    let play = end(Scene::new()
        .deniers(Green, 20)
        .influence(Green, 15)
        .characters(&[&[ThibautIi], &[LeFlorentin], &[HenryI], &[HuguesDePayns]]));
    assert_eq!(tally(&play, Green).characters, 12);
}

#[test]
fn characters_are_secret_until_the_end() {
    let hands: &[&[Character]] = &[&[ThibautIi], &[LeFlorentin], &[HenryI], &[HuguesDePayns]];
    let play = Scene::new().characters(hands).load();
    let seen = |play: &Play, viewer| play.0.game().view(play.state(), viewer).characters;
    let blue = seen(&play, Viewer::Seat(Blue.seat().unwrap()));
    assert!(blue[Blue].contains(ThibautIi));
    assert!(
        [Green, Orange, Natural]
            .iter()
            .all(|&family| blue[family].is_empty())
    );
    let nobody = seen(&play, Viewer::Spectator);
    assert!(nobody.values().all(|hand| hand.is_empty()));
    let play = end(Scene::new().characters(hands));
    let nobody = seen(&play, Viewer::Spectator);
    assert!(nobody[Natural].contains(HuguesDePayns));
    assert_eq!(
        nobody
            .values()
            .fold(Characters::NONE, |all, hand| all.or(*hand))
            .len(),
        4
    );
}
