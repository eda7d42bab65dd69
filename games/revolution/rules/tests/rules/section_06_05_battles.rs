//! Battles and laying sieges (6.5, 6.6).

use revolution_rules::{Action, City, Event, Faction, Phase, Reason, Region, Step};

use crate::scene::{Play, Scene};

/// Recruiting is over: the battles are fought.
fn battle(seats: u8, options: &[(&str, &str)], armies: &[(Faction, u8)]) -> Play {
    let mut scene = Scene::with(seats, options);
    for &(faction, count) in armies {
        scene = scene.army(faction, Region::Holland, count);
    }
    let mut play = scene
        .last_of(Phase::Recruiting, Step::Recruit { raised: 3 })
        .load();
    play.act(Action::Done);
    play
}

fn left(play: &Play) -> Vec<(Faction, u8)> {
    let camp = &play.board().camps[Region::Holland];
    let all = Faction::ALL.iter().map(|&faction| {
        let besieging = play
            .0
            .game()
            .besieging(play.board(), faction, Region::Holland);
        (faction, camp.armies[faction] + besieging)
    });
    all.filter(|&(_, count)| count > 0).collect()
}

use Faction::*;

#[test]
fn s6_5_example_1_the_most_opposed_fight() {
    let play = battle(5, &[], &[(Nobility, 1), (Burgher, 1), (Reformer, 1)]);
    assert_eq!(left(&play), [(Burgher, 1)]);
    assert!(play.saw(Event::Fought {
        region: Region::Holland,
        first: Nobility,
        second: Reformer
    }));
}

#[test]
fn s6_5_example_2_survivors_fight_on() {
    let play = battle(4, &[], &[(Catholic, 1), (Habsburg, 2), (Burgher, 2)]);
    assert_eq!(left(&play), [(Habsburg, 1)]);
    let fights: Vec<Event> = play
        .events()
        .into_iter()
        .filter(|event| matches!(event, Event::Fought { .. }))
        .collect();
    let region = Region::Holland;
    assert_eq!(
        fights,
        [
            Event::Fought {
                region,
                first: Catholic,
                second: Burgher
            },
            Event::Fought {
                region,
                first: Habsburg,
                second: Burgher
            },
        ]
    );
}

#[test]
fn s6_5_example_3_a_stand_off_is_left() {
    let play = battle(5, &[], &[(Catholic, 2), (Nobility, 2)]);
    assert_eq!(left(&play), [(Catholic, 1), (Nobility, 1)]);
    assert!(play.saw(Event::StandOff {
        region: Region::Holland
    }));
}

#[test]
fn s6_5_one_against_one_is_a_stand_off() {
    let play = battle(5, &[], &[(Catholic, 1), (Reformer, 1)]);
    assert_eq!(left(&play), [(Catholic, 1), (Reformer, 1)]);
}

#[test]
fn s6_5_revised_wording_two_against_two_do_not_fight() {
    let options = [("battle", "one-side-above-two")];
    let play = battle(5, &options, &[(Catholic, 2), (Nobility, 2)]);
    assert_eq!(left(&play), [(Catholic, 2), (Nobility, 2)]);
    let play = battle(5, &options, &[(Catholic, 3), (Nobility, 2)]);
    assert_eq!(left(&play), [(Catholic, 2), (Nobility, 1)]);
}

#[test]
fn s6_5_allies_do_not_fight() {
    let play = battle(2, &[], &[(Catholic, 2), (Habsburg, 2)]);
    assert_eq!(left(&play), [(Catholic, 2), (Habsburg, 2)]);
    let play = battle(2, &[], &[(Catholic, 2), (Habsburg, 1), (Reformer, 1)]);
    assert_eq!(left(&play), [(Catholic, 1), (Habsburg, 1)]);
}

#[test]
fn s6_6_who_may_besiege_what() {
    let scene = |rules| {
        Scene::by(rules, 5, &[])
            .army(Habsburg, Region::Holland, 2)
            .city_card(Habsburg, City::Amsterdam)
            .city_card(Burgher, City::Haarlem)
            .city(Habsburg, City::Leiden, 1)
            .at(Phase::Sieges, Habsburg, Step::Besiege)
            .load()
    };
    let mut play = scene(2);
    assert_eq!(
        play.refused(Action::City(City::Amsterdam)),
        (
            "6.6",
            Reason::OwnCity {
                city: City::Amsterdam,
                holder: Habsburg
            }
        )
    );
    assert_eq!(
        play.refused(Action::City(City::Gent)),
        (
            "6.6",
            Reason::NoArmy {
                region: Region::Flanders
            }
        )
    );
    // A rival's city, and one with own pieces that nobody controls.
    let sieges = [Action::City(City::Haarlem), Action::City(City::Leiden)];
    play.all(&sieges);
    assert!(play.board().phase > Phase::Sieges, "no army is left");
    let mut first = scene(1);
    first.all(&sieges);
    assert_eq!(first.legal(), [Action::Done]);
    assert_eq!(play.board().camps[Region::Holland].armies[Habsburg], 0);
    assert_eq!(play.0.game().open_spaces(play.board(), Region::Holland), 3);
}

#[test]
fn s6_6_armies_in_a_stand_off_do_not_besiege() {
    let play = battle(5, &[], &[(Habsburg, 1), (Reformer, 1)]);
    assert_ne!(play.board().phase, Phase::Sieges);
}

#[test]
fn s6_6_allies_and_their_cities() {
    let scene = |options: &[(&str, &str)], armies: u8| {
        Scene::with(2, options)
            .army(Catholic, Region::Holland, armies)
            .army(Habsburg, Region::Holland, 1)
            .army(Catholic, Region::Utrecht, 1)
            .city_card(Habsburg, City::Leiden)
            .at(Phase::Sieges, Catholic, Step::Besiege)
            .load()
    };
    let (city, holder) = (City::Leiden, Habsburg);
    let own = scene(&[], 2).refused(Action::City(city));
    assert_eq!(own, ("6.6", Reason::OwnCity { city, holder }));
    // One army of each ally face each other; a third one makes it no stand-off.
    let faced = scene(&[], 1).refused(Action::City(City::Haarlem));
    assert_eq!(
        faced,
        (
            "6.6",
            Reason::StandOff {
                region: Region::Holland
            }
        )
    );
    assert!(scene(&[], 2).legal().contains(&Action::City(City::Haarlem)));
    let together = scene(&[("allies", "together")], 1);
    assert!(together.legal().contains(&Action::City(City::Haarlem)));
}
