//! The privileges of the electors.

use kaiser_rules::{Action, Card, Colour::*, Electorate::*, Reason, Spot, Step};

use crate::scene::{Scene, at, baron};

#[test]
fn privileges_are_for_the_elector_and_used_once_a_round() {
    let scene = Scene::new(Step::Act)
        .last_to_pass(Green)
        .elector(Koeln, baron(Green, 25))
        .elector(Pfalz, baron(Blue, 25));
    let mut play = scene.load();
    assert_eq!(
        play.refused(Action::Privilege(Pfalz)),
        ("Privileges", Reason::NotElector { electorate: Pfalz })
    );
    play.act(Action::Privilege(Koeln))
        .act(Action::At(Spot::Elector(Koeln)));
    assert!(play.land(Koeln).used);
    assert_eq!(play.elector(Koeln), Some(baron(Green, 15)));
    assert_eq!(
        play.refused(Action::Privilege(Koeln)),
        ("Privileges", Reason::PrivilegeUsed { electorate: Koeln })
    );
}

#[test]
fn privileges_of_mainz_sachsen_and_boehmen_work_by_themselves() {
    let scene = Scene::acting(Green)
        .elector(Mainz, baron(Green, 25))
        .elector(Sachsen, baron(Green, 25))
        .elector(Boehmen, baron(Green, 25));
    let play = scene.load();
    for (electorate, rule) in [(Mainz, "Mainz"), (Sachsen, "Sachsen"), (Boehmen, "Böhmen")] {
        assert_eq!(
            play.refused(Action::Privilege(electorate)),
            (rule, Reason::NoAction { electorate })
        );
    }
}

#[test]
fn privileges_can_be_used_in_round_1_by_the_electors_of_the_set_up() {
    let scene = Scene::acting(Green)
        .round(1)
        .elector(Pfalz, baron(Green, 45));
    assert!(scene.load().legal().contains(&Action::Privilege(Pfalz)));
}

#[test]
fn trier_uses_a_card_of_phase_iv_that_is_sold_out_and_pays_for_it() {
    let scene = Scene::acting(Green)
        .elector(Trier, baron(Green, 25))
        .card(Blue, Card::Indulgence)
        .card(Blue, Card::Pope);
    let mut play = scene.load();
    play.act(Action::Privilege(Trier));
    assert_eq!(
        play.refused(Action::Take(Card::Doctor)),
        ("Trier", Reason::PileNotEmpty { card: Card::Doctor })
    );
    assert_eq!(
        play.refused(Action::Take(Card::Pope)),
        ("Trier", Reason::OtherPhase { card: Card::Pope })
    );
    play.act(Action::Take(Card::Indulgence));
    assert_eq!((play.points(Green), play.thalers(Green)), (1, 5));
    assert_eq!(
        play.player(Green).cards[Card::Indulgence],
        0,
        "no card, no colour"
    );
    assert!(play.land(Trier).used);
}

#[test]
fn trier_has_no_use_while_everything_is_for_sale() {
    let play = Scene::acting(Green).elector(Trier, baron(Green, 25)).load();
    assert_eq!(
        play.refused(Action::Privilege(Trier)),
        ("Trier", Reason::PrivilegeIdle { electorate: Trier })
    );
}

#[test]
fn trier_carries_out_a_card_with_a_target() {
    let mut scene = Scene::acting(Green).elector(Trier, baron(Green, 25));
    for _ in 0..4 {
        scene = scene.card(Blue, Card::Permit);
    }
    let mut play = scene.load();
    play.act(Action::Privilege(Trier)).act(Action::TakeCouple);
    assert_eq!(play.thalers(Green), 2);
    play.act(Action::In(Sachsen));
    assert_eq!(play.residents(Sachsen).len(), 1);
}

#[test]
fn koeln_is_a_doctor_for_nothing() {
    let scene = Scene::acting(Green)
        .elector(Koeln, baron(Green, 25))
        .noble(Trier, baron(Blue, 45));
    let mut play = scene.load();
    play.act(Action::Privilege(Koeln)).act(at(Trier, 0));
    assert_eq!(play.residents(Trier), []);
    assert_eq!(play.thalers(Green), 7);
}

#[test]
fn pfalz_brings_a_baron_of_15_for_nothing_and_pushes_as_usual() {
    let scene = Scene::acting(Green)
        .elector(Pfalz, baron(Green, 25))
        .knight(Trier, Blue)
        .knight(Trier, Blue)
        .knight(Trier, Blue);
    let mut play = scene.load();
    play.act(Action::Privilege(Pfalz)).act(at(Trier, 0));
    assert_eq!(play.residents(Trier), [baron(Green, 15)]);
    assert_eq!(play.thalers(Green), 7);
}

#[test]
fn brandenburg_takes_the_grey_eminence_who_works_in_phase_v() {
    let scene = Scene::new(Step::Act)
        .last_to_pass(Green)
        .elector(Brandenburg, baron(Green, 25))
        .noble(Pfalz, baron(Green, 15))
        .noble(Pfalz, baron(Blue, 15));
    let mut play = scene.load();
    play.act(Action::Privilege(Brandenburg)).act(Action::Pass);
    assert_eq!(play.step(), Step::Eminence { colour: Green });
    play.act(Action::In(Pfalz));
    assert_eq!(play.elector(Pfalz), Some(baron(Green, 15)), "2 against 1");
    assert_eq!(play.land(Pfalz).eminence, Some(Green));
    assert_eq!(play.player(Green).nobles, 4);
}

#[test]
fn brandenburg_may_leave_the_grey_eminence_at_home() {
    let scene = Scene::new(Step::Eminence { colour: Green });
    let mut play = scene.card(Green, Card::GreyEminence).load();
    play.act(Action::Decline);
    assert_eq!(play.player(Green).nobles, 7);
}

#[test]
fn brandenburg_the_eminence_comes_although_the_elector_died_after_taking_the_card() {
    let scene = Scene::new(Step::Act)
        .last_to_pass(Blue)
        .card(Green, Card::GreyEminence)
        .elector(Brandenburg, baron(Green, 45));
    let mut play = scene.load();
    play.act(Action::Take(Card::Doctor))
        .act(Action::At(Spot::Elector(Brandenburg)))
        .act(Action::Pass);
    assert_eq!(play.step(), Step::Eminence { colour: Green });
}
