//! Phase V: new electors.

use kaiser_rules::{
    Action, City, Colour, Colour::*, Electorate, Electorate::*, Event, Merit, Phase, Reason, Step,
};

use crate::scene::{Play, Scene, at, baron, couple};

/// Phase V of round 4, whose emperor's action needs no decision.
fn settled(scene: Scene) -> Play {
    let mut play = scene.round(2).last_to_pass(Red).load();
    play.act(Action::Pass);
    play
}

fn empty() -> Scene {
    Scene::new(Step::Act)
}

fn scored(colour: Colour, points: u8, merit: Merit) -> Event {
    Event::Scored {
        colour,
        points,
        merit,
    }
}

#[test]
fn phase_v_example_change_of_power_in_brandenburg_5_against_3() {
    let scene = empty()
        .elector(Brandenburg, couple(Red, 25))
        .knight(Brandenburg, Red)
        .noble(Brandenburg, baron(Green, 15))
        .noble(Brandenburg, couple(Green, 35))
        .castle(Brandenburg, Green)
        .city(Brandenburg, City::Own(Green));
    let mut play = settled(scene);
    let power = play.0.game().power(play.board(), Brandenburg);
    assert_eq!((power[Green], power[Red]), (5, 3));
    let (electorate, colour) = (Brandenburg, Green);
    assert_eq!(play.step(), Step::Install { electorate, colour });
    assert_eq!(play.actor(), Green);
    play.act(at(Brandenburg, 1));
    assert_eq!(play.elector(Brandenburg), Some(baron(Green, 15)));
    assert_eq!(
        play.residents(Brandenburg),
        [couple(Red, 25), couple(Green, 35)],
        "the deposed couple takes the free space"
    );
    assert!(play.saw(scored(Green, 2, Merit::Elector)));
    assert_eq!(play.points(Green), 2);
}

#[test]
fn phase_v_every_piece_counts_and_the_imperial_city_for_the_emperor() {
    let scene = empty()
        .elector(Mainz, baron(Green, 25))
        .noble(Mainz, couple(Green, 25))
        .knight(Mainz, Blue)
        .castle(Mainz, Blue)
        .city(Mainz, City::Own(Yellow))
        .board(|board| board.lands[Mainz].used = false);
    let play = scene.load();
    let power = play.0.game().power(play.board(), Mainz);
    assert_eq!(
        [power[Red], power[Green], power[Blue], power[Yellow]],
        [1, 3, 2, 1]
    );
}

#[test]
fn phase_v_an_elector_who_stays_scores_nothing() {
    let scene = empty()
        .elector(Boehmen, baron(Green, 25))
        .knight(Boehmen, Green);
    let play = settled(scene.noble(Boehmen, baron(Blue, 25)));
    assert_eq!(play.elector(Boehmen), Some(baron(Green, 25)));
    assert_eq!(play.points(Green), 0);
}

#[test]
fn phase_v_the_elector_on_the_privilege_space_is_still_elector() {
    let scene = empty()
        .elector(Koeln, baron(Green, 25))
        .board(|board| board.lands[Koeln].used = true);
    let play = settled(scene);
    let power = play.0.game().power(play.board(), Koeln);
    assert!(play.saw(Event::ElectorStays {
        colour: Green,
        electorate: Koeln,
        power: Some(power)
    }));
}

#[test]
fn phase_v_a_tie_is_decided_by_the_emperor() {
    let scene = empty()
        .elector(Boehmen, baron(Green, 25))
        .noble(Boehmen, baron(Blue, 25))
        .noble(Boehmen, baron(Red, 35));
    let mut play = settled(scene);
    assert_eq!(
        play.step(),
        Step::Tie {
            electorate: Boehmen
        }
    );
    assert_eq!(play.actor(), Red);
    assert_eq!(
        play.refused(Action::Name(Yellow)),
        ("V", Reason::NotTied { colour: Yellow })
    );
    play.act(Action::Name(Blue));
    assert_eq!(play.elector(Boehmen), Some(baron(Blue, 25)));
    assert_eq!(play.points(Blue), 2);
}

#[test]
fn phase_v_the_emperor_may_let_the_incumbent_stay() {
    let scene = empty()
        .elector(Boehmen, baron(Green, 25))
        .noble(Boehmen, baron(Blue, 25));
    let mut play = settled(scene);
    play.act(Action::Name(Green));
    assert_eq!(play.elector(Boehmen), Some(baron(Green, 25)));
    assert_eq!(play.points(Green), 0);
}

#[test]
fn phase_v_a_vacant_seat_scores_again_for_the_same_player() {
    let play = settled(empty().noble(Boehmen, couple(Green, 45)));
    assert_eq!(play.elector(Boehmen), Some(couple(Green, 45)));
    assert_eq!(play.points(Green), 2);
}

#[test]
fn phase_v_a_seat_where_nobody_has_power_stays_vacant() {
    let play = settled(empty());
    assert_eq!(play.elector(Boehmen), None);
}

#[test]
fn phase_v_archbishops_are_barons() {
    let scene = empty()
        .noble(Trier, couple(Green, 25))
        .noble(Trier, baron(Green, 35))
        .noble(Trier, baron(Green, 15));
    let mut play = settled(scene);
    assert_eq!(play.refused(at(Trier, 0)), ("V", Reason::NotBaron));
    play.act(at(Trier, 1));
    assert_eq!(play.elector(Trier), Some(baron(Green, 35)));
}

#[test]
fn phase_v_without_a_suitable_noble_the_incumbent_is_deposed_and_nobody_scores() {
    let scene = empty()
        .elector(Trier, baron(Blue, 25))
        .noble(Trier, couple(Green, 25));
    let play = settled(scene);
    assert_eq!(play.elector(Trier), None);
    assert_eq!(play.residents(Trier), [couple(Green, 25), baron(Blue, 25)]);
    assert_eq!((play.points(Green), play.points(Blue)), (0, 0));
}

fn crowded(last: Colour) -> Scene {
    empty()
        .elector(Trier, baron(Blue, 25))
        .noble(Trier, couple(Green, 25))
        .knight(Trier, Green)
        .knight(Trier, last)
}

#[test]
fn phase_v_a_deposed_elector_pushes_a_knight_if_no_space_is_free() {
    let play = settled(crowded(Green));
    assert_eq!(play.residents(Trier), [couple(Green, 25), baron(Blue, 25)]);
    assert_eq!(play.player(Green).knights, 2);
}

#[test]
fn phase_v_the_owner_chooses_among_the_knights_of_several_players() {
    let mut play = settled(crowded(Red));
    let (electorate, phase) = (Trier, Phase::NewElectors);
    assert_eq!(play.step(), Step::Retreat { electorate, phase });
    assert_eq!(play.actor(), Blue);
    play.act(at(Trier, 2));
    assert_eq!(play.player(Red).knights, 3);
    assert_eq!(play.elector(Trier), None);
}

#[test]
fn phase_v_with_neither_space_nor_knight_the_deposed_elector_goes_home() {
    let scene = empty()
        .elector(Trier, baron(Blue, 25))
        .noble(Trier, couple(Green, 25))
        .noble(Trier, couple(Green, 25))
        .noble(Trier, couple(Green, 25));
    let play = settled(scene);
    assert_eq!(play.elector(Trier), None);
    assert_eq!(play.player(Blue).nobles, 7);
}

#[test]
fn mainz_pays_one_point_to_an_elector_who_stays() {
    let play = settled(
        empty()
            .elector(Mainz, baron(Green, 25))
            .castle(Mainz, Green),
    );
    assert!(play.saw(scored(Green, 1, Merit::Mainz)));
    assert_eq!(play.points(Green), 1);
}

#[test]
fn mainz_does_not_pay_a_newcomer_unless_that_was_agreed() {
    for (value, points) in [("incumbent", 2), ("any-elector", 3)] {
        let scene = Scene::with(4, &[("mainz", value)], Step::Act)
            .elector(Mainz, baron(Blue, 25))
            .noble(Mainz, baron(Green, 25))
            .castle(Mainz, Green);
        let play = settled(scene);
        assert_eq!(
            (play.points(Green), play.points(Blue)),
            (points, 0),
            "{value}"
        );
    }
}

#[test]
fn koeln_pays_nothing() {
    let play = settled(empty().elector(Koeln, baron(Green, 25)));
    assert_eq!(play.points(Green), 0);
}

#[test]
fn phase_v_electorates_are_settled_one_after_the_other() {
    let mut scene = empty();
    for electorate in Electorate::ALL {
        scene = scene.noble(electorate, baron(Green, 25));
    }
    let mut play = settled(scene.noble(Mainz, baron(Blue, 25)));
    assert_eq!(play.step(), Step::Tie { electorate: Mainz });
    assert_eq!(play.elector(Koeln), Some(baron(Green, 25)));
    assert_eq!(play.elector(Pfalz), None);
    play.act(Action::Name(Blue));
    assert_eq!(play.elector(Mainz), Some(baron(Blue, 25)));
    assert_eq!(play.elector(Boehmen), Some(baron(Green, 25)));
    assert_eq!(play.points(Green), 12);
}
