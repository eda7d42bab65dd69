//! Action 6: passing.

use troyes_rules::{Action, Colour, Event, Family, Step};

use crate::scene::Scene;

use Colour::*;
use Family::*;

#[test]
fn two_deniers_at_once_and_one_each_time_the_turn_comes() {
    let mut play = Scene::new()
        .die(Green, Yellow, 1, 1)
        .die(Green, Yellow, 2, 1)
        .passed(Orange)
        .passed(Natural)
        .load();
    play.act(Action::Pass);
    assert_eq!(play.player(Blue).purse, 2);
    assert_eq!(play.player(Blue).deniers, 5);
    assert_eq!(play.family(), Some(Green));
    play.take(Yellow, &[1])
        .acts(&[Action::Farm, Action::Confirm]);
    // The last one acts again; everybody else got a denier meanwhile.
    assert_eq!(play.family(), Some(Green));
    for (family, purse) in [(Blue, 3), (Orange, 3), (Natural, 3)] {
        assert_eq!(play.player(family).purse, purse);
    }
    assert!(play.saw(Event::Waited { family: Orange }));
}

#[test]
fn who_has_no_dice_left_may_still_act_with_bought_ones() {
    let mut play = Scene::new()
        .die(Green, Yellow, 1, 6)
        .deniers(Blue, 2)
        .load();
    play.take(Yellow, &[1])
        .acts(&[Action::Farm, Action::Confirm]);
    assert_eq!(play.player(Blue).deniers, 3);
}

#[test]
fn whoever_can_do_nothing_else_passes_automatically() {
    let mut play = Scene::new()
        .no_dice()
        .die(Blue, Yellow, 1, 6)
        .die(Orange, Yellow, 2, 6)
        .deniers(Green, 1)
        .influence(Green, 1)
        .load();
    play.take(Yellow, &[1])
        .acts(&[Action::Farm, Action::Confirm]);
    assert!(play.saw(Event::Passed { family: Green }));
    assert!(play.player(Green).passed);
    assert_eq!(play.board().step, Step::Turn { family: Orange });
}
