//! Action 2: building the Cathedral.

use troyes_rules::{Action, Colour, Event, Family, Reason};

use crate::scene::Scene;

use Colour::*;
use Family::*;

/// The example: Sam uses an own white 5, Femke's 2 and Esther's 4, pays both of them 6 deniers, and gets 5
/// influence and 3 points.
#[test]
fn example_two_five_four() {
    let mut play = Scene::new()
        .die(Orange, White, 1, 5)
        .die(Green, White, 2, 2)
        .die(Natural, White, 3, 4)
        .cathedral(Blue, 1, 4)
        .deniers(Orange, 12)
        .influence(Orange, 0)
        .turn(Orange)
        .load();
    play.take(White, &[1, 2, 3])
        .acts(&[Action::Build, Action::Confirm]);
    let player = play.player(Orange);
    assert_eq!((player.influence, player.points, player.deniers), (5, 3, 0));
    assert_eq!(play.player(Green).deniers, 11);
    assert_eq!(play.player(Natural).deniers, 11);
    let cathedral = &play.board().cathedral;
    assert_eq!(cathedral[0][1], Some(Orange));
    assert_eq!(cathedral[0][4], Some(Orange));
    assert_eq!(cathedral[1][3], Some(Orange));
    assert!(play.saw(Event::Built {
        family: Orange,
        level: 2,
        column: 4
    }));
    assert!(play.board().dice[White as usize * 6].is_none());
}

#[test]
fn equal_dice_build_upwards() {
    let mut play = Scene::new()
        .die(Blue, White, 1, 3)
        .die(Blue, White, 2, 3)
        .load();
    play.take(White, &[1, 2])
        .acts(&[Action::Build, Action::Confirm]);
    assert_eq!(play.board().cathedral[0][2], Some(Blue));
    assert_eq!(play.board().cathedral[1][2], Some(Blue));
}

#[test]
fn every_die_needs_its_place() {
    let mut play = Scene::new()
        .die(Blue, White, 1, 3)
        .die(Blue, White, 2, 3)
        .cathedral(Green, 1, 3)
        .cathedral(Neutral, 2, 3)
        .load();
    play.take(White, &[1]);
    assert!(play.may(Action::Build));
    play.take(White, &[2]);
    assert_eq!(
        play.refused(Action::Build),
        ("4.2", Reason::NoRoom { column: 3 })
    );
}

#[test]
fn only_white_dice_build() {
    let mut play = Scene::new().die(Blue, Red, 1, 3).load();
    play.take(Red, &[1]);
    assert_eq!(
        play.refused(Action::Build),
        ("4.2", Reason::WrongColour { colour: White })
    );
}
