//! Army movement and military influence (6.8, 6.9).

use revolution_rules::{
    Action, Besieger, City, Colour, Event, Faction, Phase, Province, Reason, Region, Single, Spot,
    Step, Town,
};

use crate::scene::{Play, Scene};

#[test]
fn s6_8_along_a_line_to_an_open_space_once() {
    for rules in [1, 2] {
        let mut play = Scene::by(rules, 5, &[])
            .army(Faction::Habsburg, Region::Holland, 1)
            .army(Faction::Catholic, Region::Utrecht, 3)
            .at(Phase::ArmyMovement, Faction::Habsburg, Step::March)
            .load();
        let to = |goal| match rules {
            1 => Action::Region(goal),
            _ => Action::March(Region::Holland, goal),
        };
        if rules == 1 {
            play.act(Action::Region(Region::Holland));
        }
        assert_eq!(
            play.refused(to(Region::North)),
            (
                "6.8",
                Reason::NoLine {
                    from: Region::Holland,
                    to: Region::North
                }
            )
        );
        assert_eq!(
            play.refused(to(Region::Utrecht)),
            (
                "6.8",
                Reason::BoxFull {
                    region: Region::Utrecht
                }
            )
        );
        play.act(to(Region::East));
        assert_eq!(
            play.board().camps[Region::East].armies[Faction::Habsburg],
            1
        );
        assert_eq!(
            play.refused(Action::Region(Region::East)),
            (
                "6.8",
                Reason::AllMarched {
                    region: Region::East
                }
            )
        );
    }
}

#[test]
fn s6_8_a_stand_off_can_be_left() {
    let play = Scene::new()
        .army(Faction::Habsburg, Region::Holland, 1)
        .army(Faction::Reformer, Region::Holland, 1)
        .at(Phase::ArmyMovement, Faction::Habsburg, Step::March)
        .load();
    let march = Action::March(Region::Holland, Region::East);
    assert!(play.legal().contains(&march));
}

/// The last march is over: influence begins.
fn influence(scene: Scene) -> Play {
    let mut play = scene.last_of(Phase::ArmyMovement, Step::March).load();
    play.act(Action::Done);
    play
}

#[test]
fn s6_9_an_army_converts_one_piece_outside_cities() {
    let scene = |rules| {
        Scene::by(rules, 5, &[])
            .army(Faction::Habsburg, Region::Brabant, 1)
            .country(Faction::Reformer, Province::Hainault, 1)
            .town(Colour::Neutral, Town::Leuven)
            .city(Faction::Reformer, City::Bruxelles, 2)
    };
    let mut play = influence(scene(2));
    let leuven = Spot::Town(Town::Leuven);
    let pieces = [
        Action::Take(leuven, Colour::Neutral),
        Action::Take(Spot::Country(Province::Hainault), Colour::Reformer),
    ];
    assert_eq!(play.legal(), [pieces[0], pieces[1], Action::Done]);
    play.act(pieces[0]);
    assert_eq!(play.board().towns[Town::Leuven], Some(Colour::Habsburg));
    assert_ne!(
        play.board().phase,
        Phase::MilitaryInfluence,
        "no other army can do anything"
    );
    let mut play = influence(scene(1));
    play.act(Action::Region(Region::Brabant));
    assert_eq!(play.legal(), pieces);
    play.act(pieces[0]);
    assert_eq!(
        play.refused(Action::Region(Region::Brabant)),
        (
            "6.9",
            Reason::NoInfluence {
                region: Region::Brabant
            }
        )
    );
}

#[test]
fn s6_9_two_armies_convert_two_pieces_in_one_step() {
    let mut play = influence(
        Scene::new()
            .army(Faction::Habsburg, Region::Brabant, 2)
            .country(Faction::Reformer, Province::Hainault, 3),
    );
    let hainault = Spot::Country(Province::Hainault);
    let several = |pieces| Action::Several(Single::Take(hainault, Colour::Reformer), pieces);
    assert_eq!(
        play.refused(several(3)),
        ("6.9", Reason::NotSoMany { most: 2 })
    );
    play.act(several(2));
    assert_eq!(play.country(Faction::Habsburg, Province::Hainault), 2);
    assert_eq!(play.country(Faction::Reformer, Province::Hainault), 1);
    assert!(play.saw(Event::Converted {
        faction: Faction::Habsburg,
        spot: hainault,
        victim: Colour::Reformer,
        pieces: 2
    }));
}

#[test]
fn s6_9_region_after_region_without_asking_which() {
    let mut play = influence(
        Scene::new()
            .army(Faction::Habsburg, Region::Brabant, 2)
            .army(Faction::Habsburg, Region::Holland, 1)
            .country(Faction::Reformer, Province::Hainault, 3)
            .country(Faction::Reformer, Province::Holland, 3),
    );
    let region = |play: &Play| match play.board().step {
        Step::Convert { region } => Some(region),
        _ => None,
    };
    let hainault = Action::Take(Spot::Country(Province::Hainault), Colour::Reformer);
    let first = region(&play);
    assert!(first.is_some());
    if first == Some(Region::Holland) {
        play.act(Action::Done);
    }
    assert_eq!(region(&play), Some(Region::Brabant));
    play.act(hainault);
    assert_eq!(region(&play), Some(Region::Brabant), "the second army");
    play.act(Action::Done);
    assert_ne!(region(&play), Some(Region::Brabant), "it rests");
    assert_eq!(play.country(Faction::Habsburg, Province::Hainault), 1);
}

#[test]
fn s6_9_not_beside_armies_of_others() {
    let play = influence(
        Scene::new()
            .army(Faction::Habsburg, Region::Brabant, 1)
            .army(Faction::Catholic, Region::Brabant, 1)
            .country(Faction::Reformer, Province::Hainault, 1),
    );
    assert_ne!(play.board().phase, Phase::MilitaryInfluence);
}

#[test]
fn s6_9_allies_are_in_the_way_unless_agreed_otherwise() {
    let play = |options: &[(&str, &str)]| {
        influence(
            Scene::with(2, options)
                .army(Faction::Habsburg, Region::Brabant, 1)
                .army(Faction::Catholic, Region::Brabant, 1)
                .country(Faction::Reformer, Province::Hainault, 1),
        )
    };
    assert_ne!(play(&[]).board().phase, Phase::MilitaryInfluence);
    let together = play(&[("allies", "together")]);
    assert_eq!(together.board().phase, Phase::MilitaryInfluence);
}

#[test]
fn s6_9_without_pieces_no_influence() {
    let play = influence(
        Scene::new()
            .army(Faction::Habsburg, Region::Brabant, 1)
            .country(Faction::Reformer, Province::Hainault, 1)
            .left(Faction::Habsburg, 0),
    );
    assert_ne!(play.board().phase, Phase::MilitaryInfluence);
}

#[test]
fn s6_9_revised_a_besieger_is_out_of_the_way() {
    let play = influence(
        Scene::new()
            .army(Faction::Habsburg, Region::Brabant, 1)
            .country(Faction::Reformer, Province::Hainault, 1)
            .board(|board| {
                board.sieges[City::Bruxelles] = Some(Besieger::Army(Faction::Catholic));
            }),
    );
    assert_eq!(play.board().phase, Phase::MilitaryInfluence);
    assert_eq!(play.chooser(), Some(Faction::Habsburg));
}

#[test]
fn s6_9_revised_an_army_driven_back_wields_no_influence() {
    let play = influence(
        Scene::new()
            .army(Faction::Habsburg, Region::Holland, 1)
            .country(Faction::Reformer, Province::Holland, 1)
            .board(|board| {
                board.camps[Region::Holland].driven_back[Faction::Habsburg] = 1;
            }),
    );
    assert_ne!(play.board().phase, Phase::MilitaryInfluence);
}

#[test]
fn s6_9_a_water_beggar_hinders_one_army_and_goes_home() {
    let play = influence(
        Scene::new()
            .army(Faction::Habsburg, Region::Holland, 2)
            .country(Faction::Reformer, Province::Holland, 3)
            .board(|board| {
                board.hirer = Some(Faction::Burgher);
                board.patrols[Region::Holland] = 1;
            }),
    );
    assert!(play.saw(Event::InfluenceHindered {
        faction: Faction::Habsburg,
        region: Region::Holland,
        armies: 1
    }));
    assert_eq!(play.board().patrols[Region::Holland], 0);
    assert_eq!(play.board().part.able[Region::Holland], 1);
}
