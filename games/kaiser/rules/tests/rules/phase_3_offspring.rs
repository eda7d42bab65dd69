//! Phase III: offspring.

use kaiser_rules::{Action, Card, Colour::*, Electorate::*, Event, Merit, Reason, Spot, Step};

use crate::scene::{Scene, at, baron, couple};

fn empty() -> Scene {
    Scene::new(Step::Act)
}

#[test]
fn phase_iii_more_blue_than_pink_cards_bring_a_son_of_15() {
    let scene = empty()
        .card(Green, Card::Doctor)
        .card(Green, Card::Move)
        .card(Green, Card::Ordinance);
    let mut play = scene.next_round();
    assert_eq!((play.step(), play.actor()), (Step::Son, Green));
    play.act(Action::In(Koeln));
    assert_eq!(play.residents(Koeln), [baron(Green, 15)]);
    assert_eq!(play.player(Green).nobles, 6);
}

#[test]
fn phase_iii_a_son_pushes_a_knight_only_where_no_noble_space_is_free() {
    let scene = empty()
        .card(Green, Card::Doctor)
        .knight(Trier, Blue)
        .knight(Trier, Green)
        .noble(Trier, baron(Red, 15))
        .knight(Koeln, Blue)
        .castle(Trier, Yellow);
    let mut play = scene.next_round();
    assert_eq!(play.step(), Step::Son);
    assert_eq!(
        play.refused(Action::In(Trier)),
        (
            "III",
            Reason::Full {
                electorate: Trier,
                knights: true
            }
        )
    );
    assert_eq!(
        play.refused(at(Koeln, 0)),
        ("III", Reason::Roomy { electorate: Koeln })
    );
    assert_eq!(play.refused(at(Trier, 2)), ("III", Reason::NoKnight));
    play.act(at(Trier, 0));
    assert!(play.saw(Event::Pushed {
        colour: Blue,
        electorate: Trier
    }));
    assert_eq!(play.player(Blue).knights, 2);
    assert_eq!(play.land(Trier).castles[0], Some(Yellow));
}

#[test]
fn phase_iii_as_many_pink_as_blue_cards_bring_a_daughter() {
    let scene = empty()
        .noble(Brandenburg, baron(Blue, 25))
        .card(Green, Card::Doctor)
        .card(Green, Card::Permit);
    let play = scene.next_round();
    assert_eq!((play.step(), play.actor()), (Step::Daughter, Green));
}

#[test]
fn phase_iii_without_cards_there_is_no_child() {
    let play = empty().next_round();
    assert!(play.saw(Event::Childless { colour: Red }));
}

#[test]
fn phase_iii_option_no_cards_a_tie_at_zero_is_a_daughter() {
    let scene = Scene::with(4, &[("no-cards", "daughter")], Step::Act);
    let play = scene.noble(Trier, baron(Blue, 15)).next_round();
    assert_eq!((play.step(), play.actor()), (Step::Daughter, Red));
}

#[test]
fn phase_iii_example_a_daughter_marries_a_baron_in_brandenburg() {
    let scene = empty()
        .card(Red, Card::Doctor)
        .card(Red, Card::Permit)
        .noble(Brandenburg, baron(Green, 15));
    let mut play = scene.next_round();
    assert_eq!(play.actor(), Red);
    play.act(at(Brandenburg, 0));
    assert_eq!(play.actor(), Green, "the owner of the baron answers");
    play.act(Action::Accept);
    assert_eq!(
        play.residents(Brandenburg),
        [couple(Green, 25)],
        "the age stays"
    );
    assert!(play.saw(Event::Scored {
        colour: Red,
        points: 1,
        merit: Merit::Marriage
    }));
}

#[test]
fn phase_iii_a_refusal_brings_a_thaler_and_no_second_proposal() {
    let scene = empty()
        .thalers(Red, 0)
        .card(Red, Card::Permit)
        .noble(Brandenburg, baron(Green, 15))
        .noble(Trier, baron(Blue, 15));
    let mut play = scene.next_round();
    let before = play.thalers(Red);
    play.act(at(Brandenburg, 0)).act(Action::Refuse);
    assert_eq!(play.thalers(Red), before + 1);
    assert_eq!(play.residents(Brandenburg), [baron(Green, 25)]);
    assert_eq!(play.step(), Step::Act, "phase IV");
}

#[test]
fn phase_iii_the_convent_brings_a_thaler_within_the_limit_of_twelve() {
    let scene = empty()
        .thalers(Red, 12)
        .card(Red, Card::Permit)
        .noble(Trier, baron(Blue, 15));
    let mut play = scene.next_round();
    play.act(Action::Decline);
    assert!(play.saw(Event::Convent {
        colour: Red,
        thalers: 0
    }));
    assert_eq!(play.thalers(Red), 12);
}

#[test]
fn phase_iii_only_barons_of_others_are_asked_the_emperor_and_electors_too() {
    let scene = empty()
        .card(Green, Card::Permit)
        .noble(Trier, baron(Green, 15))
        .noble(Trier, couple(Blue, 15))
        .elector(Boehmen, baron(Blue, 15))
        .elector(Koeln, baron(Yellow, 15));
    let play = scene.next_round();
    assert_eq!(play.actor(), Green);
    assert_eq!(play.refused(at(Trier, 0)), ("III", Reason::OwnNoble));
    assert_eq!(play.refused(at(Trier, 1)), ("III", Reason::IsCouple));
    assert_eq!(
        play.refused(Action::At(Spot::Elector(Koeln))),
        ("III", Reason::IsArchbishop)
    );
    assert_eq!(
        play.legal(),
        [
            Action::At(Spot::Throne),
            Action::At(Spot::Elector(Boehmen)),
            Action::Decline
        ]
    );
}

#[test]
fn phase_iii_option_archbishops_marry_and_leave_their_seat() {
    let scene = Scene::with(4, &[("archbishops-marry", "yes")], Step::Act)
        .card(Green, Card::Permit)
        .elector(Koeln, baron(Yellow, 15))
        .noble(Koeln, baron(Yellow, 15));
    let mut play = scene.next_round();
    play.act(Action::At(Spot::Elector(Koeln)))
        .act(Action::Accept);
    assert_eq!(play.elector(Koeln), None);
    assert_eq!(
        play.residents(Koeln),
        [baron(Yellow, 25), couple(Yellow, 25)]
    );
}

#[test]
fn phase_iii_a_son_without_a_tile_is_lost() {
    let scene = empty()
        .card(Green, Card::Doctor)
        .elector(Trier, baron(Green, 15))
        .elector(Koeln, baron(Green, 15))
        .elector(Mainz, baron(Green, 15))
        .elector(Pfalz, baron(Green, 15))
        .elector(Sachsen, baron(Green, 15))
        .elector(Boehmen, baron(Green, 15))
        .elector(Brandenburg, baron(Green, 15));
    let play = scene.next_round();
    assert!(play.saw(Event::SonLost { colour: Green }));
}

#[test]
fn phase_iii_the_emperor_begins_and_all_cards_go_back_at_the_end() {
    let scene = empty()
        .card(Green, Card::Doctor)
        .card(Red, Card::Indulgence);
    let mut play = scene.next_round();
    assert_eq!(play.actor(), Red);
    play.act(Action::In(Trier));
    assert_eq!(play.actor(), Green);
    play.act(Action::In(Trier));
    assert!(play.saw(Event::CardsReturned));
    assert_eq!(play.board().piles[Card::Doctor], 3);
    assert_eq!(play.board().piles[Card::Indulgence], 1);
    assert_eq!(play.step(), Step::Act);
}
