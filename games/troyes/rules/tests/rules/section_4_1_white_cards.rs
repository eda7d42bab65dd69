//! The appendix: white activity cards.

use troyes_rules::{Action, Activity, Building, Colour, EventCard, Family, Reason, Source};

use crate::scene::{Scene, die};

use Activity::*;
use Colour::*;
use Family::*;

/// Blue has white dice of 6, 6 and 3, and a tradesman on the card.
fn scene(card: Activity) -> Scene {
    Scene::new()
        .card(card)
        .tradesman(Blue, card)
        .die(Blue, White, 1, 6)
        .die(Blue, White, 2, 6)
        .die(Blue, White, 3, 3)
}

/// Blue has a cube of the card.
fn with_cube(card: Activity) -> Scene {
    Scene::new().card(card).cubes(Blue, card, 1)
}

#[test]
fn delayed_cards_give_cubes() {
    for (card, cubes) in [
        (Tithe, 5),
        (Monk, 5),
        (Priest, 5),
        (Apprenticeship, 3),
        (Confession, 5),
        (Templar, 5),
    ] {
        let mut play = scene(card).load();
        play.take(White, &[1, 2, 3])
            .acts(&[Action::Activate(card), Action::Times(cubes)]);
        assert_eq!(play.cubes(Blue, card), cubes, "{card:?}");
    }
}

#[test]
fn tithe_takes_a_yellow_die_from_each_other_family_free() {
    let mut play = with_cube(Tithe)
        .deniers(Blue, 0)
        .die(Green, Yellow, 1, 6)
        .die(Green, Yellow, 2, 6)
        .die(Neutral, Yellow, 3, 5)
        .die(Blue, Yellow, 4, 4)
        .die(Green, White, 1, 4)
        .load();
    play.act(Action::Cube(Tithe));
    assert_eq!(
        play.refused(Action::Die(die(White, 1))),
        (
            "Cards",
            Reason::CubeColour {
                card: Tithe,
                colour: Yellow
            }
        )
    );
    play.take(Yellow, &[1]);
    // A second die of Green would cost 4.
    assert_eq!(
        play.refused(Action::Die(die(Yellow, 2))),
        ("4", Reason::Deniers { needed: 4, has: 0 })
    );
    play.take(Yellow, &[3, 4])
        .acts(&[Action::Farm, Action::Confirm]);
    assert_eq!(play.player(Blue).deniers, 7);
    assert_eq!(play.player(Green).deniers, 5);
    assert_eq!(play.cubes(Blue, Tithe), 0);
}

#[test]
fn tithe_with_dice_that_are_bought() {
    let mut play = with_cube(Tithe)
        .deniers(Blue, 6)
        .die(Green, Yellow, 1, 6)
        .die(Green, Yellow, 2, 6)
        .die(Orange, Yellow, 3, 6)
        .load();
    play.act(Action::Cube(Tithe)).take(Yellow, &[1, 3, 2]);
    assert_eq!(play.board().plan.group.price, 6);
    play.acts(&[Action::Farm, Action::Confirm]);
    assert_eq!(play.player(Green).deniers, 11);
    assert_eq!(play.player(Orange).deniers, 5);
}

#[test]
fn monk_makes_three_yellow_dice_of_a_white_one() {
    let mut play = with_cube(Monk)
        .die(Green, White, 1, 6)
        .die(Blue, White, 2, 6)
        .die(Blue, Yellow, 1, 1)
        .tradesman(Blue, Merchant)
        .load();
    assert!(play.board().card(Merchant).is_some());
    play.act(Action::Cube(Monk));
    assert_eq!(
        play.refused(Action::Die(die(Yellow, 1))),
        (
            "Cards",
            Reason::CubeColour {
                card: Monk,
                colour: White
            }
        )
    );
    play.take(White, &[1]);
    let group = play.board().plan.group;
    assert_eq!(
        (group.colour, group.total, group.price),
        (Some(Yellow), 18, 2)
    );
    assert_eq!(
        play.refused(Action::Die(die(White, 2))),
        ("4", Reason::GroupFull { most: 1 })
    );
    assert_eq!(
        play.refused(Action::Place(Building::CityHall)),
        ("4.4", Reason::CubeForbidden { card: Monk })
    );
    play.acts(&[Action::Activate(Merchant), Action::Times(9)]);
    assert_eq!(play.player(Blue).deniers, 5 - 2 + 18);
}

#[test]
fn monk_is_refused_for_a_group_of_two() {
    let mut play = with_cube(Monk)
        .die(Blue, White, 1, 6)
        .die(Blue, White, 2, 6)
        .load();
    play.take(White, &[1, 2]);
    assert_eq!(
        play.refused(Action::Cube(Monk)),
        ("Cards", Reason::GroupFull { most: 1 })
    );
}

#[test]
fn priest_adds_three_to_each_yellow_die_and_may_pass_six() {
    let mut play = with_cube(Priest)
        .die(Blue, Yellow, 1, 6)
        .die(Blue, Yellow, 2, 5)
        .load();
    play.act(Action::Cube(Priest)).take(Yellow, &[1, 2]);
    assert_eq!(play.board().plan.group.total, 17);
    play.acts(&[Action::Farm, Action::Confirm]);
    assert_eq!(play.player(Blue).deniers, 5 + 8);
}

#[test]
fn priest_is_not_for_the_city_hall() {
    let mut play = with_cube(Priest).die(Blue, Yellow, 1, 1).load();
    play.act(Action::Cube(Priest)).take(Yellow, &[1]);
    assert_eq!(
        play.refused(Action::Place(Building::CityHall)),
        ("4.4", Reason::CubeForbidden { card: Priest })
    );
}

#[test]
fn apprenticeship_makes_fives_but_not_for_buildings_or_cathedral() {
    let mut play = with_cube(Apprenticeship)
        .threat(EventCard::Heresy, &[])
        .die(Blue, White, 1, 1)
        .die(Blue, White, 2, 2)
        .load();
    play.take(White, &[1]).act(Action::Cube(Apprenticeship));
    assert_eq!(
        play.refused(Action::Place(Building::Bishopric)),
        (
            "4.4",
            Reason::CubeForbidden {
                card: Apprenticeship
            }
        )
    );
    assert_eq!(
        play.refused(Action::Build),
        (
            "4.2",
            Reason::CubeForbidden {
                card: Apprenticeship
            }
        )
    );
    play.take(White, &[2]);
    assert_eq!(play.board().plan.group.total, 10);
    play.acts(&[Action::Combat(EventCard::Heresy), Action::Times(3)]);
}

#[test]
fn confession_adds_two_to_each_die_of_any_colour() {
    let mut play = with_cube(Confession)
        .threat(EventCard::Skirmishes1, &[])
        .die(Blue, Red, 1, 6)
        .die(Blue, Red, 2, 6)
        .die(Blue, White, 1, 6)
        .load();
    play.take(White, &[1]).act(Action::Cube(Confession));
    assert_eq!(
        play.refused(Action::Build),
        ("4.2", Reason::CubeForbidden { card: Confession })
    );
    assert_eq!(
        play.refused(Action::Place(Building::Bishopric)),
        ("4.4", Reason::CubeForbidden { card: Confession })
    );
    for _ in 0..2 {
        play.0.undo(Blue.seat().unwrap()).unwrap();
    }
    play.act(Action::Cube(Confession)).take(Red, &[1, 2]);
    assert_eq!(play.board().plan.group.total, 16);
    play.acts(&[Action::Combat(EventCard::Skirmishes1), Action::Times(4)]);
    assert!(!play.board().threatens(EventCard::Skirmishes1));
}

#[test]
fn templar_makes_two_red_dice_of_a_white_one() {
    let mut play = with_cube(Templar)
        .threat(EventCard::War, &[])
        .die(Green, White, 1, 5)
        .die(Blue, White, 2, 5)
        .load();
    play.act(Action::Cube(Templar)).take(White, &[1]);
    let group = play.board().plan.group;
    assert_eq!((group.colour, group.total, group.price), (Some(Red), 10, 2));
    assert_eq!(
        play.refused(Action::Die(die(White, 2))),
        ("4", Reason::GroupFull { most: 1 })
    );
    // Placing takes one die, and the Templar makes two of it.
    assert_eq!(
        play.refused(Action::Place(Building::Palace)),
        ("4.4", Reason::CubeForbidden { card: Templar })
    );
    play.acts(&[Action::Combat(EventCard::War), Action::Times(2)]);
    assert_eq!(play.player(Blue).deniers, 3);
}

#[test]
fn pilgrimage_takes_mixed_colours_for_two_points() {
    let mut play = Scene::new()
        .tradesman(Blue, Pilgrimage)
        .die(Blue, Red, 1, 6)
        .die(Blue, White, 1, 6)
        .die(Blue, Yellow, 1, 6)
        .load();
    play.take(Red, &[1]).take(White, &[1]).take(Yellow, &[1]);
    let group = play.board().plan.group;
    assert_eq!((group.colour, group.total), (None, 18));
    // A mixed group is good for nothing else.
    let mut uses = play.legal();
    uses.retain(|action| !matches!(action, Action::Die(_)));
    assert_eq!(uses, [Action::Activate(Pilgrimage)]);
    play.acts(&[Action::Activate(Pilgrimage), Action::Times(3)]);
    assert_eq!(play.player(Blue).points, 6);
}

#[test]
fn a_mixed_group_is_changed_only_by_apprenticeship_or_confession() {
    let mut play = Scene::new()
        .card(Apprenticeship)
        .card(Priest)
        .tradesman(Blue, Pilgrimage)
        .cubes(Blue, Priest, 1)
        .cubes(Blue, Apprenticeship, 1)
        .die(Blue, Red, 1, 1)
        .die(Blue, Yellow, 1, 1)
        .load();
    play.take(Red, &[1]).take(Yellow, &[1]);
    assert_eq!(
        play.refused(Action::Cube(Priest)),
        (
            "Cards",
            Reason::CubeColour {
                card: Priest,
                colour: Yellow
            }
        )
    );
    play.acts(&[
        Action::Cube(Apprenticeship),
        Action::Activate(Pilgrimage),
        Action::Times(1),
    ]);
    assert_eq!(play.player(Blue).points, 2);
}

#[test]
fn a_pilgrimage_of_one_colour_is_changed_by_any_card() {
    let mut play = with_cube(Priest)
        .tradesman(Blue, Pilgrimage)
        .die(Blue, Yellow, 1, 6)
        .die(Blue, Yellow, 2, 3)
        .die(Blue, White, 1, 3)
        .load();
    play.act(Action::Cube(Priest)).take(Yellow, &[1, 2]);
    assert_eq!(
        play.refused(Action::Die(die(White, 1))),
        (
            "Cards",
            Reason::CubeColour {
                card: Priest,
                colour: Yellow
            }
        )
    );
    play.acts(&[Action::Activate(Pilgrimage), Action::Times(2)]);
    assert_eq!(play.player(Blue).points, 4);
}

#[test]
fn without_the_pilgrimage_colours_are_not_mixed() {
    let mut play = Scene::new()
        .card(Procession)
        .die(Blue, Red, 1, 1)
        .die(Blue, Yellow, 1, 1)
        .load();
    play.take(Red, &[1]);
    assert_eq!(
        play.refused(Action::Die(die(Yellow, 1))),
        ("4", Reason::MixedColours)
    );
}

#[test]
fn procession_for_most_dice_left() {
    let scene = || {
        Scene::new()
            .no_dice()
            .card(Procession)
            .tradesman(Blue, Procession)
            .die(Blue, White, 1, 6)
            .die(Blue, White, 2, 4)
            .die(Blue, Red, 1, 1)
    };
    let activate = |scene: Scene, times: u8| {
        let mut play = scene.load();
        play.take(White, &[1, 2])
            .acts(&[Action::Activate(Procession), Action::Times(times)]);
        play.player(Blue).points
    };
    // The dice used do not count; one is left, and a tie is good enough.
    assert_eq!(activate(scene(), 2), 4);
    assert_eq!(activate(scene().die(Green, Red, 2, 1), 1), 2);
    let beaten = scene().die(Neutral, Red, 2, 1).die(Neutral, Red, 3, 1);
    assert_eq!(activate(beaten, 1), 0);
}

#[test]
fn procession_needs_a_die() {
    let mut play = Scene::new()
        .no_dice()
        .card(Procession)
        .tradesman(Blue, Procession)
        .die(Blue, White, 1, 6)
        .load();
    play.take(White, &[1])
        .acts(&[Action::Activate(Procession), Action::Times(1)]);
    assert_eq!(play.player(Blue).points, 0);
}

#[test]
fn glassblower_gives_a_point_for_two_cubes_in_the_cathedral() {
    let mut scene = scene(Glassblower);
    for column in 1..=5 {
        scene = scene.cathedral(Blue, 1, column);
    }
    let mut play = scene.cathedral(Green, 1, 6).load();
    play.take(White, &[1, 2])
        .acts(&[Action::Activate(Glassblower), Action::Times(2)]);
    assert_eq!(play.player(Blue).points, 2 * 2);
    assert_eq!(play.player(Green).points, 0);
}

#[test]
fn a_cube_can_be_used_only_in_a_later_action() {
    let mut play = scene(Confession)
        .deniers(Blue, 20)
        .passed(Green)
        .passed(Orange)
        .passed(Natural)
        .load();
    play.take(White, &[1]);
    assert_eq!(
        play.refused(Action::Cube(Confession)),
        ("4.1", Reason::NoCube { card: Confession })
    );
    play.acts(&[Action::Activate(Confession), Action::Times(2)]);
    play.take(White, &[2]).act(Action::Cube(Confession));
    assert_eq!(play.board().plan.group.total, 8);
    play.acts(&[
        Action::Activate(Priest),
        Action::From(Source::Supply),
        Action::Times(2),
    ]);
    assert_eq!(play.cubes(Blue, Confession), 1);
}
