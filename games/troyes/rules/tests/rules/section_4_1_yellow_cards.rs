//! The appendix: yellow activity cards.

use troyes_rules::{Action, Activity, Building, Colour, EventCard, Family, Reason, Source};

use crate::scene::{Play, Scene, die};

use Activity::*;
use Building::*;
use Colour::*;
use Family::*;

/// Blue has a tradesman on the card and yellow dice of 6, 6 and 4.
fn scene(card: Activity) -> Scene {
    Scene::new()
        .card(card)
        .tradesman(Blue, card)
        .die(Blue, Yellow, 1, 6)
        .die(Blue, Yellow, 2, 6)
        .die(Blue, Yellow, 3, 4)
        .deniers(Blue, 0)
        .influence(Blue, 0)
}

/// Activates the card with all three dice, 16 in all.
fn activate(play: &mut Play, card: Activity, times: u8) {
    play.take(Yellow, &[1, 2, 3])
        .acts(&[Action::Activate(card), Action::Times(times)]);
}

#[test]
fn artisan_turns_influence_into_six_deniers() {
    let mut play = scene(Artisan).influence(Blue, 2).load();
    play.take(Yellow, &[1, 2, 3]).act(Action::Activate(Artisan));
    // 16 / 4 would be four times, but there are two influence.
    assert_eq!(
        play.refused(Action::Times(3)),
        ("4.1", Reason::TooOften { most: 2 })
    );
    play.act(Action::Times(2));
    assert_eq!(play.player(Blue).deniers, 12);
    assert_eq!(play.player(Blue).influence, 0);
    let mut play = scene(Artisan).load();
    play.take(Yellow, &[1]);
    assert_eq!(
        play.refused(Action::Activate(Artisan)),
        ("4.1", Reason::Influence { needed: 1, has: 0 })
    );
}

#[test]
fn artisan_hired_from_the_general_supply_needs_influence_for_both() {
    let mut play = Scene::new()
        .card(Artisan)
        .die(Blue, Yellow, 1, 6)
        .influence(Blue, 2)
        .load();
    play.take(Yellow, &[1]).act(Action::From(Source::Reserve));
    assert_eq!(
        play.refused(Action::Activate(Artisan)),
        ("4.1", Reason::Influence { needed: 3, has: 2 })
    );
}

#[test]
fn merchant_gives_two_deniers() {
    let mut play = scene(Merchant).load();
    activate(&mut play, Merchant, 8);
    assert_eq!(play.player(Blue).deniers, 16);
}

#[test]
fn miller_gives_two_deniers_for_each_citizen_in_palace_or_bishopric() {
    let mut play = scene(Miller)
        .citizen(Blue, Palace, 1)
        .citizen(Blue, Bishopric, 1)
        .citizen(Blue, Bishopric, 2)
        .citizen(Green, Bishopric, 3)
        .expelled(Blue, Bishopric)
        .load();
    activate(&mut play, Miller, 4);
    assert_eq!(play.player(Blue).deniers, 4 * 2 * 2);
}

#[test]
fn innkeeper_sells_influence_for_a_denier() {
    let mut play = scene(Innkeeper).deniers(Blue, 3).load();
    play.take(Yellow, &[1, 2, 3])
        .act(Action::Activate(Innkeeper));
    assert_eq!(
        play.refused(Action::Times(4)),
        ("4.1", Reason::TooOften { most: 3 })
    );
    play.act(Action::Times(3));
    assert_eq!(play.player(Blue).deniers, 0);
    assert_eq!(play.player(Blue).influence, 3);
}

#[test]
fn influence_beyond_twenty_is_lost() {
    let mut play = scene(Innkeeper).deniers(Blue, 8).influence(Blue, 15).load();
    activate(&mut play, Innkeeper, 8);
    assert_eq!(play.player(Blue).influence, 20);
}

#[test]
fn blacksmith_adds_five_to_a_red_group() {
    let mut play = scene(Blacksmith).load();
    activate(&mut play, Blacksmith, 4);
    assert_eq!(play.cubes(Blue, Blacksmith), 4);

    let mut play = Scene::new()
        .card(Blacksmith)
        .cubes(Blue, Blacksmith, 1)
        .threat(EventCard::War, &[])
        .die(Blue, Red, 1, 6)
        .die(Blue, Red, 2, 4)
        .die(Blue, Yellow, 1, 1)
        .load();
    play.act(Action::Cube(Blacksmith));
    assert_eq!(
        play.refused(Action::Die(die(Yellow, 1))),
        (
            "Cards",
            Reason::CubeColour {
                card: Blacksmith,
                colour: Red
            }
        )
    );
    play.take(Red, &[1, 2]);
    assert_eq!(play.board().plan.group.total, 15);
    play.acts(&[Action::Combat(EventCard::War), Action::Times(3)]);
    assert_eq!(play.board().cubes_on(EventCard::War), [Blue, Blue, Blue]);
    assert_eq!(play.cubes(Blue, Blacksmith), 0);
}

#[test]
fn blacksmith_is_not_for_the_palace() {
    let mut play = Scene::new()
        .card(Blacksmith)
        .cubes(Blue, Blacksmith, 1)
        .die(Blue, Red, 1, 1)
        .load();
    play.take(Red, &[1]).act(Action::Cube(Blacksmith));
    assert_eq!(
        play.refused(Action::Place(Palace)),
        ("4.4", Reason::CubeForbidden { card: Blacksmith })
    );
}

#[test]
fn militia_uses_yellow_dice_as_red_ones() {
    let mut play = Scene::new()
        .card(Militia)
        .cubes(Blue, Militia, 1)
        .threat(EventCard::War, &[])
        .die(Blue, Yellow, 1, 6)
        .die(Blue, Yellow, 2, 5)
        .die(Blue, Red, 1, 6)
        .load();
    play.act(Action::Cube(Militia)).take(Yellow, &[1, 2]);
    let group = play.board().plan.group;
    assert_eq!((group.colour, group.total), (Some(Red), 11));
    // Only yellow dice, and they are no longer of use for yellow things.
    assert_eq!(
        play.refused(Action::Die(die(Red, 1))),
        (
            "Cards",
            Reason::CubeColour {
                card: Militia,
                colour: Yellow
            }
        )
    );
    assert_eq!(
        play.refused(Action::Farm),
        ("4.5", Reason::WrongColour { colour: Yellow })
    );
    play.acts(&[Action::Combat(EventCard::War), Action::Times(2)]);
    assert_eq!(play.board().cubes_on(EventCard::War).len(), 2);
}

#[test]
fn militia_can_place_one_citizen_in_the_palace() {
    let mut play = Scene::new()
        .card(Militia)
        .cubes(Blue, Militia, 1)
        .die(Blue, Yellow, 1, 3)
        .load();
    play.act(Action::Cube(Militia)).take(Yellow, &[1]).acts(&[
        Action::Place(Palace),
        Action::From(Source::Supply),
        Action::Confirm,
    ]);
    assert_eq!(play.citizen(Palace, 3), Some(Blue));
}

#[test]
fn journeyman_turns_three_deniers_into_two_points() {
    let mut play = scene(Journeyman).deniers(Blue, 8).load();
    play.take(Yellow, &[1, 2, 3])
        .act(Action::Activate(Journeyman));
    assert_eq!(
        play.refused(Action::Times(3)),
        ("4.1", Reason::TooOften { most: 2 })
    );
    play.act(Action::Times(2));
    assert_eq!(play.player(Blue).deniers, 2);
    assert_eq!(play.player(Blue).points, 4);
}

#[test]
fn goldsmith_gives_a_point_and_two_deniers() {
    let mut play = scene(Goldsmith).load();
    activate(&mut play, Goldsmith, 4);
    assert_eq!(play.player(Blue).points, 4);
    assert_eq!(play.player(Blue).deniers, 8);
}

#[test]
fn sculptor_gives_a_point() {
    let mut play = scene(Sculptor).load();
    activate(&mut play, Sculptor, 5);
    assert_eq!(play.player(Blue).points, 5);
}
