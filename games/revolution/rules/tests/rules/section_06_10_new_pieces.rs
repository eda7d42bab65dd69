//! New pieces (6.10).

use revolution_rules::{
    Action, City, Colour, Event, Faction, Phase, Province, Reason, Single, Space, Step, Support,
    Town,
};

use crate::scene::Scene;

/// The rulebook's example.
fn example() -> Scene {
    Scene::new()
        .city_card(Faction::Catholic, City::Koeln)
        .city_card(Faction::Catholic, City::Utrecht)
        .city(Faction::Catholic, City::Koeln, 1)
        .city(Faction::Catholic, City::Utrecht, 1)
        .city(Faction::Catholic, City::Leiden, 1)
        .town(Faction::Catholic, Town::Cleve)
        .country(Faction::Catholic, Province::Artois, 1)
        .country(Faction::Catholic, Province::Cleve, 2)
        .country(Faction::Catholic, Province::Koeln, 3)
        .country(Faction::Catholic, Province::Utrecht, 2)
        .boxed(Faction::Catholic, Support::Jesuits, Space::Split, 2)
}

#[test]
fn s6_10_example_eight_new_pieces() {
    let scene = example();
    assert_eq!(
        scene.game.new_pieces(&scene.state.board, Faction::Catholic),
        8
    );
}

#[test]
fn s6_10_seven_at_least() {
    let scene = Scene::new().country(Faction::Reformer, Province::Holland, 1);
    assert_eq!(
        scene.game.new_pieces(&scene.state.board, Faction::Reformer),
        7
    );
}

#[test]
fn s6_10_no_more_than_are_left() {
    let mut play = Scene::new()
        .country(Faction::Habsburg, Province::Holland, 1)
        .country(Faction::Catholic, Province::Holland, 1)
        .left(Faction::Habsburg, 3)
        .at(
            Phase::NewPieces,
            Faction::Catholic,
            Step::NewPieces { left: 0 },
        )
        .load();
    play.act(Action::Done);
    assert_eq!(play.chooser(), Some(Faction::Habsburg));
    assert!(matches!(play.board().step, Step::NewPieces { left: 3 }));
}

fn placing(options: &[(&str, &str)]) -> crate::scene::Play {
    Scene::with(5, options)
        .country(Faction::Nobility, Province::Brabant, 1)
        .city(Faction::Nobility, City::Bruxelles, 2)
        .country(Faction::Nobility, Province::Cleve, 1)
        .province_card(Faction::Nobility, Province::Cleve)
        .at(
            Phase::NewPieces,
            Faction::Nobility,
            Step::NewPieces { left: 9 },
        )
        .load()
}

#[test]
fn s6_10_in_own_provinces_any_number_elsewhere_as_many_as_there_are() {
    let cleve = Action::Province(Province::Cleve);
    let brabant = Action::Province(Province::Brabant);
    let limit = |most| {
        (
            "6.10",
            Reason::GrowthLimit {
                province: Province::Brabant,
                most,
            },
        )
    };
    let mut play = placing(&[]);
    play.all(&[cleve, cleve, cleve, cleve, brabant]);
    assert_eq!(
        play.refused(brabant),
        limit(1),
        "revised: cities do not count"
    );
    let mut play = placing(&[("edition", "first")]);
    play.all(&[brabant, brabant, brabant]);
    assert_eq!(
        play.refused(brabant),
        limit(3),
        "first edition: cities count"
    );
}

#[test]
fn s6_10_boxes_take_one_piece_a_space() {
    let mut play = placing(&[]);
    let french = Action::Fill(Support::French, Space::Board);
    play.all(&[french; 4]);
    assert_eq!(
        play.refused(french),
        (
            "6.10",
            Reason::NoSpace {
                support: Support::French,
                space: Space::Board
            }
        )
    );
    let jesuits = Action::Fill(Support::Jesuits, Space::Split);
    assert_eq!(
        play.refused(jesuits),
        (
            "6.10",
            Reason::NotOurBox {
                support: Support::Jesuits
            }
        )
    );
}

#[test]
fn s6_10_all_pieces_must_be_placed() {
    let play = placing(&[]);
    assert_eq!(
        play.refused(Action::Done),
        ("6.10", Reason::PiecesLeft { pieces: 9 })
    );
    assert_eq!(play.refused(Action::Treasury), ("6.10", Reason::RoomLeft));
    assert!(
        placing(&[("new-money", "by-choice")])
            .legal()
            .contains(&Action::Treasury)
    );
}

#[test]
fn s6_10_what_finds_no_room_becomes_money() {
    let scene = |rules| {
        let mut play = Scene::by(rules, 5, &[])
            .country(Faction::Habsburg, Province::Brabant, 1)
            .boxed(
                Faction::Catholic,
                Support::SpanishTreasury,
                Space::Treasury,
                8,
            )
            .at(
                Phase::NewPieces,
                Faction::Habsburg,
                Step::NewPieces { left: 3 },
            )
            .load();
        play.act(Action::Province(Province::Brabant));
        play
    };
    let mut play = scene(1);
    assert_eq!(play.legal(), [Action::Treasury]);
    play.all(&[Action::Treasury, Action::Treasury]);
    assert_eq!(play.board().treasury[Faction::Habsburg], 2);
    assert_eq!(play.legal(), [Action::Done]);
    let play = scene(2);
    assert_eq!(play.board().treasury[Faction::Habsburg], 2);
    assert_eq!(play.legal(), [Action::Done], "nobody is asked");
    assert!(play.saw(Event::Cashed {
        faction: Faction::Habsburg,
        pieces: 2
    }));
}

#[test]
fn s6_10_several_pieces_at_once_and_one_line_a_province() {
    let cleve = Single::Province(Province::Cleve);
    let french = Single::Fill(Support::French, Space::Board);
    let mut play = placing(&[]);
    let several: Vec<u8> = play
        .legal()
        .into_iter()
        .filter_map(|action| match action {
            Action::Several(single, pieces) if single == cleve => Some(pieces),
            _ => None,
        })
        .collect();
    assert_eq!(several, [2, 9], "two, or all that are left");
    assert_eq!(
        play.refused(Action::Several(cleve, 4)),
        ("6.10", Reason::NotSoMany { most: 9 })
    );
    assert_eq!(
        play.refused(Action::Several(Single::Province(Province::Brabant), 2)),
        ("6.10", Reason::NotSoMany { most: 1 })
    );
    play.all(&[
        cleve.once(),
        Action::Several(french, 2),
        Action::Several(cleve, 2),
        french.once(),
        Action::Several(cleve, 3),
    ]);
    assert_eq!(play.legal(), [Action::Done]);
    play.act(Action::Done);
    let lines: Vec<Event> = play
        .events()
        .into_iter()
        .filter(|event| matches!(event, Event::Placed { .. } | Event::Supported { .. }))
        .collect();
    let faction = Faction::Nobility;
    assert_eq!(
        lines,
        [
            Event::Placed {
                faction,
                province: Province::Cleve,
                pieces: 6
            },
            Event::Supported {
                faction,
                support: Support::French,
                pieces: 3
            },
        ]
    );
}

#[test]
fn s6_10_by_the_first_version_one_piece_and_one_line_at_a_time() {
    let mut play = Scene::by(1, 5, &[])
        .country(Faction::Nobility, Province::Cleve, 2)
        .at(
            Phase::NewPieces,
            Faction::Nobility,
            Step::NewPieces { left: 2 },
        )
        .load();
    let several = |action: &Action| matches!(action, Action::Several(..));
    assert!(!play.legal().iter().any(several));
    let cleve = Action::Province(Province::Cleve);
    play.all(&[cleve, cleve]);
    let placed = Event::Placed {
        faction: Faction::Nobility,
        province: Province::Cleve,
        pieces: 1,
    };
    let lines = play.events();
    assert_eq!(lines.iter().filter(|&&event| event == placed).count(), 2);
}

#[test]
fn s6_10_the_emperors_box_is_for_habsburgs_only_if_agreed() {
    let fill = Action::Fill(Support::Emperor, Space::Board);
    let play = |options: &[(&str, &str)]| {
        Scene::with(5, options)
            .country(Faction::Habsburg, Province::Brabant, 1)
            .at(
                Phase::NewPieces,
                Faction::Habsburg,
                Step::NewPieces { left: 3 },
            )
            .load()
    };
    assert!(!play(&[]).legal().contains(&fill));
    assert!(
        play(&[("emperor-for-habsburgs", "yes")])
            .legal()
            .contains(&fill)
    );
}

#[test]
fn s6_10_five_in_the_countryside_bring_one() {
    let due = |count| {
        let mut scene = Scene::new().country(Faction::Nobility, Province::Liege, count);
        for &town in &Town::ALL[..7] {
            scene = scene.town(Colour::Nobility, town);
        }
        scene.game.new_pieces(&scene.state.board, Faction::Nobility)
    };
    assert_eq!([due(4), due(5), due(9), due(10)], [7, 8, 8, 9]);
}
