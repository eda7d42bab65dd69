//! Phase II: ageing.

use kaiser_rules::{Action, Card, Colour::*, Electorate::*, Event, Reason, Spot, Step, Vacancy};

use crate::scene::{Scene, at, baron, couple};

#[test]
fn phase_ii_who_is_45_goes_back_to_the_supply_and_all_others_grow_older() {
    let scene = Scene::new(Step::Act)
        .elector(Trier, baron(Green, 45))
        .noble(Trier, couple(Green, 45))
        .noble(Trier, couple(Green, 35))
        .noble(Trier, baron(Green, 15));
    let play = scene.next_round();
    assert_eq!(play.elector(Trier), None);
    assert_eq!(play.residents(Trier), [couple(Green, 45), baron(Green, 25)]);
    assert_eq!(play.player(Green).nobles, 5);
    assert_eq!(play.board().throne, Some(baron(Red, 35)));
    assert!(play.saw(Event::Died {
        noble: baron(Green, 45),
        at: Spot::Elector(Trier)
    }));
}

#[test]
fn phase_ii_a_dead_emperor_is_replaced_from_the_noble_spaces_at_the_same_age() {
    let scene = Scene::new(Step::Act)
        .throne(Some(baron(Red, 45)))
        .noble(Trier, couple(Red, 15))
        .noble(Koeln, baron(Red, 25))
        .elector(Boehmen, baron(Red, 25));
    let mut play = scene.next_round();
    assert_eq!(play.step(), Step::Enthrone(Vacancy::Age));
    assert_eq!(play.actor(), Red);
    assert_eq!(
        play.refused(Action::At(Spot::Elector(Boehmen))),
        ("II", Reason::IsElector)
    );
    assert_eq!(play.legal(), [at(Trier, 0), at(Koeln, 0)]);
    play.act(at(Trier, 0));
    assert_eq!(play.board().throne, Some(couple(Red, 25)));
    assert_eq!(play.residents(Trier), []);
}

#[test]
fn phase_ii_the_only_heir_needs_no_decision() {
    let scene = Scene::new(Step::Act)
        .throne(Some(baron(Red, 45)))
        .noble(Trier, couple(Red, 15));
    let play = scene.next_round();
    assert_eq!(play.board().throne, Some(couple(Red, 25)));
}

#[test]
fn phase_ii_without_nobles_on_noble_spaces_a_baron_of_45_comes_from_the_supply() {
    let scene = Scene::new(Step::Act)
        .throne(Some(baron(Red, 45)))
        .elector(Boehmen, baron(Red, 25));
    let play = scene.next_round();
    assert_eq!(play.board().throne, Some(baron(Red, 45)));
    assert_eq!(play.elector(Boehmen), Some(baron(Red, 35)));
}

#[test]
fn phase_ii_the_grey_eminence_leaves() {
    let mut play = Scene::new(Step::Eminence { colour: Green })
        .round(4)
        .card(Green, Card::GreyEminence)
        .load();
    play.act(Action::In(Pfalz));
    assert!(play.saw(Event::EminenceGone {
        colour: Green,
        electorate: Pfalz
    }));
    assert_eq!(play.land(Pfalz).eminence, None);
    assert_eq!(play.player(Green).nobles, 7);
}
