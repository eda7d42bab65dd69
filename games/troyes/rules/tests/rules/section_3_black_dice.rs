//! Phase 3: black dice.

use troyes_rules::{Action, Colour, Event, Family, Reason, Step};

use crate::scene::{Scene, die};

use Colour::*;
use Family::*;

/// The example: 4, 6 and 1. Anna counters 6 and 1 with her red 4; Femke counters 4 with a yellow 3 and a
/// white 1.
#[test]
fn example_four_six_one() {
    four_six_one(2);
    four_six_one(3);
}

fn four_six_one(rules: u16) {
    let mut play = Scene::of(rules)
        .die(Blue, Red, 1, 4)
        .die(Green, Yellow, 1, 3)
        .die(Green, White, 1, 1)
        .influence(Blue, 4)
        .influence(Green, 4)
        .black(Blue, &[4, 6, 1])
        .load();
    assert_eq!(play.board().black.as_slice(), [6, 4, 1]);
    play.acts(&[Action::Die(die(Red, 1)), Action::Black(1), Action::Confirm]);
    assert_eq!(play.player(Blue).influence, 6);
    assert_eq!(play.board().black.as_slice(), [4]);
    assert_eq!(play.family(), Some(Green));
    play.act(Action::Die(die(Yellow, 1)));
    // Both dice are needed: from the third version on the rest is not asked.
    if rules == 2 {
        assert_eq!(
            play.refused(Action::Confirm),
            (
                "3",
                Reason::NotReached {
                    black: 4,
                    chosen: 3
                }
            )
        );
        play.acts(&[Action::Die(die(White, 1)), Action::Confirm]);
    }
    assert_eq!(play.player(Green).influence, 5);
    assert!(!play.board().has_dice(Green));
    assert!(play.board().black.is_empty());
    // The actions begin with the start player.
    assert_eq!(
        play.board().step,
        Step::Turn {
            family: play.board().start
        }
    );
}

#[test]
fn a_black_die_that_can_be_countered_must_be() {
    let play = Scene::new()
        .die(Blue, White, 1, 5)
        .die(Blue, Yellow, 1, 1)
        .black(Blue, &[6])
        .load();
    assert_eq!(
        play.refused(Action::GiveIn),
        ("3", Reason::MustCounter { black: 6, own: 6 })
    );
}

#[test]
fn whoever_cannot_counter_keeps_their_dice_and_loses_two_points() {
    let mut play = Scene::new()
        .die(Blue, White, 1, 5)
        .points(Blue, 3)
        .black(Blue, &[6])
        .load();
    assert_eq!(
        play.refused(Action::Die(die(White, 1))),
        ("3", Reason::TooWeak { black: 6, own: 5 })
    );
    play.act(Action::GiveIn);
    assert_eq!(play.player(Blue).points, 1);
    assert!(play.board().has_dice(Blue));
    assert!(play.saw(Event::GaveIn {
        family: Blue,
        black: 6,
        lost: 2
    }));
}

#[test]
fn who_has_neither_dice_nor_influence_is_not_asked() {
    let mut play = Scene::new()
        .die(Blue, Red, 1, 6)
        .points(Green, 5)
        .die(Orange, White, 1, 1)
        .influence(Orange, 0)
        .points(Orange, 1)
        .black(Blue, &[6, 5, 4])
        .load();
    play.acts(&[Action::Die(die(Red, 1)), Action::Confirm]);
    // Green has no dice, Orange a 1 and no influence.
    assert_eq!(play.player(Green).points, 3);
    assert_eq!(play.player(Orange).points, 0);
    assert!(matches!(play.board().step, Step::Turn { .. }));
}

#[test]
fn influence_can_be_spent_first_but_not_in_between() {
    let mut play = Scene::new()
        .die(Blue, White, 1, 1)
        .die(Blue, Yellow, 1, 1)
        .influence(Blue, 5)
        .black(Blue, &[5, 1])
        .load();
    assert!(play.may(Action::GiveIn));
    play.acts(&[Action::TurnOver, Action::Die(die(White, 1)), Action::Done]);
    assert_eq!(play.player(Blue).influence, 1);
    play.act(Action::Die(die(White, 1)));
    assert_eq!(
        play.refused(Action::Reroll),
        ("Influence", Reason::DiceChosen)
    );
    play.act(Action::Confirm);
    assert_eq!(play.player(Blue).influence, 2);
}

#[test]
fn only_own_dice_and_only_what_can_be_reached() {
    let play = Scene::new()
        .die(Blue, Red, 1, 3)
        .die(Green, Red, 2, 6)
        .black(Blue, &[4, 3, 2])
        .load();
    assert_eq!(
        play.refused(Action::Die(die(Red, 2))),
        ("3", Reason::NotOwnDie { space: die(Red, 2) })
    );
    // A red 3 counts 6: enough for 4 and 2, not for 4 and 3.
    assert!(play.may(Action::Black(2)));
    assert_eq!(
        play.refused(Action::Black(3)),
        ("3", Reason::TooWeak { black: 7, own: 6 })
    );
    assert_eq!(
        play.refused(Action::Black(6)),
        ("3", Reason::NoBlackDie { value: 6 })
    );
}

#[test]
fn cubes_are_of_no_use_against_black_dice() {
    use troyes_rules::Activity::Priest;
    let play = Scene::new()
        .die(Blue, Yellow, 1, 6)
        .cubes(Blue, Priest, 2)
        .black(Blue, &[6])
        .load();
    assert_eq!(
        play.refused(Action::Cube(Priest)),
        ("3", Reason::NoCubesHere)
    );
    assert!(play.may(Action::Die(die(Yellow, 1))));
}

#[test]
fn a_player_can_be_asked_a_second_time() {
    let mut play = Scene::with(2, &[])
        .die(Blue, Red, 1, 6)
        .die(Blue, Red, 2, 6)
        .die(Green, Red, 3, 6)
        .black(Blue, &[6, 6, 6])
        .load();
    for (family, number) in [(Blue, 1), (Green, 3), (Blue, 2)] {
        assert_eq!(play.family(), Some(family));
        play.acts(&[Action::Die(die(Red, number)), Action::Confirm]);
    }
    assert!(play.board().black.is_empty());
}
