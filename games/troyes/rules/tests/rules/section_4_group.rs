//! Phase 4: groups of dice, their price and the cubes that change them.

use engine::playout::random_choice;
use engine::{Game, Rng, Setup, Silent};
use troyes_rules::{
    Action, Activity, Building, Colour, Event, Family, Reason, Source, Step, Troyes,
};

use crate::scene::{Scene, die};

use Activity::*;
use Building::Bishopric;
use Colour::*;
use Family::*;

/// The example: two yellow dice of one's own and Sam's 5 make 16; Sam gets 6 deniers. Two white dice, one of
/// them Femke's, cost 4.
#[test]
fn example_price_of_groups() {
    let scene = || {
        Scene::new()
            .die(Blue, Yellow, 1, 6)
            .die(Blue, Yellow, 2, 5)
            .die(Orange, Yellow, 3, 5)
            .die(Blue, White, 1, 4)
            .die(Green, White, 2, 3)
            .deniers(Blue, 6)
    };
    let mut play = scene().load();
    play.take(Yellow, &[1, 2, 3]);
    let group = play.board().plan.group;
    assert_eq!((group.count, group.total, group.price), (3, 16, 6));
    let mut play = scene().load();
    play.take(White, &[1, 2]);
    assert_eq!(play.board().plan.group.price, 4);
}

#[test]
fn foreign_dice_cost_two_four_or_six_each() {
    let mut play = Scene::new()
        .die(Green, Yellow, 1, 1)
        .die(Green, Yellow, 2, 1)
        .die(Neutral, Yellow, 3, 1)
        .deniers(Blue, 18)
        .load();
    for (number, price) in [(1, 2), (2, 8), (3, 18)] {
        play.take(Yellow, &[number]);
        assert_eq!(play.board().plan.group.price, price);
    }
    play.acts(&[Action::Farm, Action::Confirm]);
    // The neutral die is paid to the bank.
    assert_eq!(play.player(Blue).deniers, 1);
    assert_eq!(play.player(Green).deniers, 5 + 12);
}

#[test]
fn what_cannot_be_paid_cannot_be_taken() {
    let mut play = Scene::new()
        .die(Green, Yellow, 1, 6)
        .die(Green, Yellow, 2, 6)
        .deniers(Blue, 7)
        .load();
    play.take(Yellow, &[1]);
    assert_eq!(
        play.refused(Action::Die(die(Yellow, 2))),
        ("4", Reason::Deniers { needed: 8, has: 7 })
    );
}

#[test]
fn three_dice_of_one_colour_at_most() {
    let mut scene = Scene::of(2).card(Procession);
    for number in 1..=4 {
        scene = scene.die(Blue, Yellow, number, 2);
    }
    let mut play = scene.die(Blue, Red, 1, 2).load();
    play.take(Yellow, &[1, 2]);
    assert_eq!(
        play.refused(Action::Die(die(Red, 1))),
        ("4", Reason::MixedColours)
    );
    assert_eq!(
        play.refused(Action::Die(die(Yellow, 1))),
        (
            "4",
            Reason::Chosen {
                space: die(Yellow, 1)
            }
        )
    );
    play.take(Yellow, &[3]);
    assert_eq!(
        play.refused(Action::Die(die(Yellow, 4))),
        ("4", Reason::GroupFull { most: 3 })
    );
}

#[test]
fn nothing_is_paid_before_it_is_said_what_the_dice_are_for() {
    let mut play = Scene::new()
        .die(Green, Yellow, 1, 6)
        .deniers(Blue, 2)
        .load();
    let before = play.state().clone();
    play.take(Yellow, &[1]);
    assert_eq!(play.board().plan.group.price, 2);
    assert_eq!(play.player(Blue).deniers, 2);
    play.0.undo(Blue.seat().unwrap()).unwrap();
    assert_eq!(play.state(), &before);
}

/// Blue has nothing but a white one, and its column of the Cathedral is full.
fn one_for_the_bishopric_alone(rules: u16) -> Scene {
    Scene::of(rules)
        .no_dice()
        .die(Blue, White, 1, 1)
        .influence(Blue, 0)
        .deniers(Blue, 0)
        .cathedral(Green, 1, 1)
        .cathedral(Green, 2, 1)
        .cathedral(Green, 3, 1)
}

/// The same, and the Bishopric is closed as well.
fn one_for_nothing(rules: u16) -> Scene {
    one_for_the_bishopric_alone(rules)
        .citizen(Green, Bishopric, 1)
        .citizen(Green, Bishopric, 2)
        .expelled(Green, Bishopric)
}

#[test]
fn a_group_without_use_can_be_put_back() {
    let mut play = one_for_the_bishopric_alone(2).load();
    play.take(White, &[1]);
    // The Bishopric is open.
    assert_eq!(play.refused(Action::Drop), ("4", Reason::StillUseful));
    put_back(2, Action::Drop);
    // From the third version on a die is put back by clicking it.
    put_back(3, Action::Die(die(White, 1)));
}

fn put_back(rules: u16, action: Action) {
    let mut play = one_for_nothing(rules).load();
    play.take(White, &[1]);
    assert_eq!(play.legal(), [action]);
    play.act(action);
    assert_eq!(play.board().step, Step::Turn { family: Blue });
    assert!(play.board().plan.dice.is_empty());
    assert_eq!(
        play.refused(Action::Die(die(White, 1))),
        ("4", Reason::PutBack)
    );
    assert_eq!(play.legal(), [Action::Pass], "no going round in circles");
}

/// Games that were begun before go on as they were.
#[test]
fn in_the_first_version_of_the_rules_nothing_was_remembered() {
    let mut setup = Setup::new::<Troyes>(2);
    setup.rules = 1;
    let game = Troyes::open(&setup).unwrap();
    let mut rng = Rng::new(1);
    let mut choices = Vec::new();
    let mut dropped = 0;
    for _ in 0..50 {
        let mut state = game.start(rng.seed(), &mut Silent);
        while let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) {
            dropped += u32::from(action == Action::Drop);
            game.apply(&mut state, seat, action, &mut Silent);
            assert!(state.board.put_back.is_empty());
        }
    }
    assert!(dropped > 0);
}

#[test]
fn what_was_put_back_can_be_tried_again_once_the_dice_have_changed() {
    let mut play = one_for_nothing(3).influence(Blue, 5).load();
    let space = die(White, 1);
    play.take(White, &[1]).act(Action::Die(space));
    assert_eq!(play.refused(Action::Die(space)), ("4", Reason::PutBack));
    play.acts(&[Action::TurnOver, Action::Die(space)]);
    assert_eq!(play.board().plan.group.total, 6);
}

#[test]
fn one_cube_an_action() {
    let mut play = Scene::new()
        .die(Blue, Yellow, 1, 6)
        .cubes(Blue, Priest, 1)
        .cubes(Blue, Confession, 1)
        .load();
    play.take(Yellow, &[1]).act(Action::Cube(Priest));
    assert_eq!(
        play.refused(Action::Cube(Confession)),
        ("4.1", Reason::OneCube)
    );
    play.acts(&[Action::Farm, Action::Confirm]);
    assert_eq!(play.cubes(Blue, Priest), 0);
    assert!(play.saw(Event::UsedCube {
        family: Blue,
        card: Priest
    }));
    assert_eq!(play.player(Blue).deniers, 5 + 4);
}

#[test]
fn only_ones_own_cubes() {
    let play = Scene::new()
        .die(Blue, Yellow, 1, 6)
        .cubes(Green, Priest, 1)
        .load();
    assert_eq!(
        play.refused(Action::Cube(Priest)),
        ("4.1", Reason::NoCube { card: Priest })
    );
}

#[test]
fn cubes_stay_when_the_tradesman_leaves() {
    let mut play = Scene::new()
        .tradesman(Blue, Priest)
        .cubes(Blue, Priest, 2)
        .die(Blue, Yellow, 1, 6)
        .die(Blue, Yellow, 2, 4)
        .deniers(Blue, 10)
        .passed(Green)
        .passed(Orange)
        .passed(Natural)
        .load();
    play.take(Yellow, &[1]).acts(&[
        Action::Activate(Merchant),
        Action::From(Source::Card(Priest)),
        Action::Times(3),
    ]);
    assert_eq!(play.cubes(Blue, Priest), 2);
    assert!(play.may(Action::Cube(Priest)));
}
