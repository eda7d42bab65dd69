//! The action cards that are used in phase IV.

use kaiser_rules::{
    Action, Card, City, Colour::*, Electorate::*, Event, Merit, Phase, Reason, Spot, Step, Tenant,
    Vacancy,
};

use crate::scene::{Scene, at, baron, couple};

#[test]
fn doctor_makes_ones_own_noble_younger() {
    let mut play = Scene::acting(Green).elector(Trier, baron(Green, 45)).load();
    play.act(Action::Take(Card::Doctor))
        .act(Action::At(Spot::Elector(Trier)));
    assert_eq!(play.elector(Trier), Some(baron(Green, 35)));
    assert_eq!(play.thalers(Green), 6);
}

#[test]
fn doctor_makes_another_players_noble_older() {
    let mut play = Scene::acting(Green).noble(Trier, couple(Blue, 15)).load();
    play.act(Action::Take(Card::Doctor)).act(at(Trier, 0));
    assert_eq!(play.residents(Trier), [couple(Blue, 25)]);
}

#[test]
fn doctor_kills_an_elector_of_45_and_the_seat_falls_vacant() {
    let scene = Scene::acting(Green)
        .elector(Koeln, baron(Blue, 45))
        .board(|board| board.lands[Koeln].used = true);
    let mut play = scene.load();
    play.act(Action::Take(Card::Doctor))
        .act(Action::At(Spot::Elector(Koeln)));
    assert_eq!(play.elector(Koeln), None);
    assert!(!play.land(Koeln).used);
    assert_eq!(play.player(Blue).nobles, 7);
}

#[test]
fn doctor_does_not_turn_15_into_45() {
    let mut play = Scene::acting(Green).noble(Trier, couple(Green, 15)).load();
    play.act(Action::Take(Card::Doctor));
    assert_eq!(play.refused(at(Trier, 0)), ("Doctor", Reason::TooYoung));
}

#[test]
fn doctor_who_kills_the_emperor_makes_their_player_send_another_at_once() {
    let scene = Scene::acting(Green)
        .throne(Some(couple(Red, 45)))
        .noble(Trier, baron(Red, 15))
        .noble(Koeln, baron(Red, 25));
    let mut play = scene.load();
    play.act(Action::Take(Card::Doctor))
        .act(Action::At(Spot::Throne));
    assert_eq!(play.step(), Step::Enthrone(Vacancy::Doctor));
    assert_eq!(play.actor(), Red);
    play.act(at(Koeln, 0));
    assert_eq!(play.board().throne, Some(baron(Red, 25)));
    assert_eq!(
        play.actor(),
        Blue,
        "the phase goes on after the doctor's owner"
    );
}

#[test]
fn an_elector_goes_to_the_throne_only_if_there_is_nobody_else_at_all() {
    let mut scene = Scene::acting(Green).throne(Some(couple(Red, 45)));
    for electorate in [Trier, Koeln, Mainz, Pfalz, Sachsen, Boehmen] {
        scene = scene.elector(electorate, baron(Red, 25));
    }
    // Red's last tile comes back from the throne and returns to it as a baron of 45.
    let mut play = scene.load();
    play.act(Action::Take(Card::Doctor))
        .act(Action::At(Spot::Throne));
    assert_eq!(play.board().throne, Some(baron(Red, 45)));
}

#[test]
fn move_takes_ones_own_noble_to_another_electorate() {
    let mut play = Scene::acting(Green).noble(Trier, couple(Green, 35)).load();
    play.act(Action::Take(Card::Move)).act(at(Trier, 0));
    assert_eq!(
        play.refused(Action::In(Trier)),
        ("Move", Reason::SameElectorate)
    );
    play.act(Action::In(Boehmen));
    assert_eq!(play.residents(Trier), []);
    assert_eq!(play.residents(Boehmen), [couple(Green, 35)]);
}

#[test]
fn move_may_push_a_knight_in_a_full_electorate() {
    let scene = Scene::acting(Green)
        .noble(Koeln, couple(Green, 35))
        .knight(Trier, Green)
        .knight(Trier, Blue)
        .noble(Trier, baron(Blue, 15));
    let mut play = scene.load();
    play.act(Action::Take(Card::Move))
        .act(at(Koeln, 0))
        .act(at(Trier, 1));
    assert_eq!(play.residents(Trier), [couple(Green, 35), baron(Blue, 15)]);
    assert_eq!(play.player(Blue).knights, 3);
}

#[test]
fn move_is_not_for_electors_nor_the_emperor() {
    let scene = Scene::acting(Red)
        .noble(Koeln, couple(Red, 35))
        .elector(Boehmen, baron(Red, 15));
    let mut play = scene.load();
    play.act(Action::Take(Card::Move));
    assert_eq!(
        play.refused(Action::At(Spot::Elector(Boehmen))),
        ("Move", Reason::IsElector)
    );
    assert_eq!(
        play.refused(Action::At(Spot::Throne)),
        ("Move", Reason::IsEmperor)
    );
}

#[test]
fn indulgence_is_a_point_for_two_thalers() {
    let mut play = Scene::acting(Green).load();
    play.act(Action::Take(Card::Indulgence));
    assert_eq!((play.points(Green), play.thalers(Green)), (1, 5));
}

#[test]
fn permit_brings_a_baron_of_15_for_three_or_a_couple_for_five() {
    let mut play = Scene::acting(Green).load();
    play.act(Action::Take(Card::Permit)).act(Action::In(Trier));
    assert_eq!(play.residents(Trier), [baron(Green, 15)]);
    assert_eq!((play.thalers(Green), play.player(Green).nobles), (4, 6));
    play.act(Action::TakeCouple).act(Action::In(Trier));
    assert_eq!(play.residents(Trier)[1], couple(Blue, 15));
    assert_eq!(play.thalers(Blue), 2);
}

#[test]
fn permit_pushes_a_knight_only_where_no_noble_space_is_free_and_never_from_a_castle() {
    let scene = Scene::acting(Green)
        .knight(Trier, Blue)
        .knight(Trier, Blue)
        .knight(Trier, Green)
        .castle(Trier, Red)
        .knight(Koeln, Red);
    let mut play = scene.load();
    play.act(Action::Take(Card::Permit));
    assert_eq!(
        play.refused(at(Koeln, 0)),
        ("Permit", Reason::Roomy { electorate: Koeln })
    );
    play.act(at(Trier, 2));
    assert_eq!(play.player(Green).knights, 3, "one's own can be pushed too");
    assert_eq!(play.land(Trier).castles[0], Some(Red));
}

#[test]
fn permit_needs_a_tile() {
    let mut scene = Scene::acting(Green);
    for electorate in kaiser_rules::Electorate::ALL {
        scene = scene.elector(electorate, baron(Green, 15));
    }
    let card = Card::Permit;
    assert_eq!(
        scene.load().refused(Action::Take(card)),
        ("IV", Reason::NoUse { card })
    );
}

#[test]
fn ordinance_builds_a_city_for_one_one_and_two_points() {
    let mut play = Scene::with(4, &[], Step::Act)
        .last_to_pass(Green)
        .thalers(Green, 12)
        .load();
    for (points, total) in [(1, 1), (1, 2), (2, 4)] {
        play.act(Action::Take(Card::Ordinance))
            .act(Action::In(Sachsen));
        assert!(play.saw(Event::Scored {
            colour: Green,
            points,
            merit: Merit::City
        }));
        if total < 4 {
            assert_eq!(play.points(Green), total);
        }
    }
    assert_eq!(play.land(Sachsen).cities[..3], [Some(City::Own(Green)); 3]);
}

#[test]
fn ordinance_needs_a_free_city_space_which_imperial_cities_cover_too() {
    let scene = Scene::acting(Green).city(Brandenburg, City::Own(Blue));
    let mut play = scene.city(Mainz, City::Own(Blue)).load();
    play.act(Action::Take(Card::Ordinance));
    for electorate in [Brandenburg, Mainz] {
        assert_eq!(
            play.refused(Action::In(electorate)),
            ("Ordinance", Reason::NoCitySpace { electorate })
        );
    }
}

#[test]
fn promotion_turns_a_knight_on_a_noble_space_into_a_baron_of_15() {
    let scene = Scene::acting(Green)
        .knight(Trier, Blue)
        .knight(Trier, Green)
        .castle(Trier, Green);
    let mut play = scene.load();
    play.act(Action::Take(Card::Promotion));
    assert_eq!(
        play.refused(at(Trier, 0)),
        ("Promotion", Reason::NotOwnKnight)
    );
    assert_eq!(play.legal(), [at(Trier, 1)], "not from the castle");
    play.act(at(Trier, 1));
    assert_eq!(
        play.land(Trier).nobles[1],
        Some(Tenant::Noble(baron(Green, 15)))
    );
    assert_eq!(
        (play.player(Green).knights, play.player(Green).nobles),
        (2, 6)
    );
}

#[test]
fn kings_daughter_makes_ones_own_baron_a_couple_of_the_same_age() {
    let mut play = Scene::acting(Red).load();
    play.act(Action::Take(Card::KingsDaughter))
        .act(Action::At(Spot::Throne));
    assert_eq!(play.board().throne, Some(couple(Red, 25)));
    assert_eq!(play.points(Red), 0);
}

#[test]
fn kings_daughter_is_not_for_archbishops() {
    let scene = Scene::acting(Green)
        .elector(Trier, baron(Green, 15))
        .elector(Boehmen, baron(Green, 15));
    let mut play = scene.load();
    play.act(Action::Take(Card::KingsDaughter));
    assert_eq!(
        play.refused(Action::At(Spot::Elector(Trier))),
        ("King's daughter", Reason::IsArchbishop)
    );
    play.act(Action::At(Spot::Elector(Boehmen)));
    assert_eq!(play.elector(Boehmen), Some(couple(Green, 15)));
}

#[test]
fn kings_daughter_option_an_archbishop_who_marries_leaves_and_pushes_the_chosen_knight() {
    let scene = Scene::with(4, &[("archbishops-marry", "yes")], Step::Act)
        .turn(Green)
        .elector(Trier, baron(Green, 15))
        .knight(Trier, Blue)
        .knight(Trier, Yellow)
        .noble(Trier, baron(Blue, 15));
    let mut play = scene.load();
    play.act(Action::Take(Card::KingsDaughter))
        .act(Action::At(Spot::Elector(Trier)));
    let phase = Phase::Actions;
    let electorate = Trier;
    assert_eq!(play.step(), Step::Retreat { electorate, phase });
    assert_eq!(play.actor(), Green);
    play.act(at(Trier, 1));
    assert_eq!(play.elector(Trier), None);
    assert_eq!(play.residents(Trier), [couple(Green, 15), baron(Blue, 15)]);
    assert_eq!(play.player(Yellow).knights, 3);
    assert_eq!(play.actor(), Blue);
}
