//! Action 3: combating events.

use troyes_rules::{Action, Activity::Diplomat, Colour, Event, EventCard, Family, Reason, Step};

use crate::scene::{Play, Scene};

use Colour::*;
use EventCard::*;
use Family::*;

/// The example: Esther's red 2, 3 and 4 place two cubes and overcome the Conflict of Succession. She and Sam
/// share first place with 3 points each, Anna gets nothing, and Sam, who came first, takes the card.
#[test]
fn example_conflict_of_succession() {
    let mut play = Scene::new()
        .threat(ConflictOfSuccession, &[Orange, Orange, Blue])
        .die(Natural, Red, 1, 2)
        .die(Natural, Red, 2, 3)
        .die(Natural, Red, 3, 4)
        .influence(Natural, 0)
        .turn(Natural)
        .load();
    play.take(Red, &[1, 2, 3])
        .acts(&[Action::Combat(ConflictOfSuccession), Action::Times(2)]);
    assert_eq!(play.player(Natural).influence, 2);
    assert_eq!(play.player(Natural).points, 3);
    assert_eq!(play.player(Orange).points, 3);
    assert_eq!(play.player(Blue).points, 0);
    assert_eq!(play.player(Orange).events_won, 1);
    assert_eq!(play.player(Natural).events_won, 0);
    assert!(!play.board().threatens(ConflictOfSuccession));
    assert!(play.saw(Event::Overcome {
        card: ConflictOfSuccession,
        winner: Some(Orange)
    }));
}

/// Blue places the last cubes on an event that bears these.
fn finish(event: EventCard, cubes: &[Family]) -> Play {
    let mut play = Scene::new()
        .threat(event, cubes)
        .die(Blue, Red, 1, 6)
        .die(Blue, Red, 2, 6)
        .die(Blue, Red, 3, 6)
        .load();
    let left = play.0.game().data().events[event].banners - cubes.len() as u8;
    play.take(Red, &[1, 2, 3])
        .acts(&[Action::Combat(event), Action::Times(left)]);
    play
}

fn points(play: &Play) -> [u16; 4] {
    Family::PLAYERS.map(|family| play.player(family).points)
}

/// The Norman Attack has six banners and gives 5 and 2 points.
#[test]
fn most_cubes_and_second_most() {
    let play = finish(NormanAttack, &[Green, Green, Orange]);
    assert_eq!(points(&play), [5, 2, 0, 0]);
    assert_eq!(play.player(Blue).events_won, 1);
}

#[test]
fn who_alone_fought_gets_both() {
    let play = finish(ConflictOfSuccession, &[Blue, Blue]);
    assert_eq!(points(&play), [6, 0, 0, 0]);
}

#[test]
fn a_tie_for_the_second_place_shares_the_second_number() {
    let play = finish(NormanAttack, &[Green, Orange, Natural]);
    // 2 divided by three is nothing.
    assert_eq!(points(&play), [5, 0, 0, 0]);
    let play = finish(NormanAttack, &[Green, Orange]);
    assert_eq!(points(&play), [5, 1, 1, 0]);
}

#[test]
fn a_tie_for_the_first_place_leaves_nothing_for_the_second() {
    let play = finish(NormanAttack, &[Green, Green, Orange, Orange]);
    // 7 divided by three.
    assert_eq!(points(&play), [2, 2, 2, 0]);
    assert_eq!(play.player(Green).events_won, 1);
}

#[test]
fn neutral_cubes_compete_and_can_take_the_card_out_of_the_game() {
    let play = finish(NormanAttack, &[Neutral, Neutral, Neutral, Neutral]);
    assert_eq!(points(&play), [2, 0, 0, 0]);
    assert_eq!(play.player(Blue).events_won, 0);
    let play = finish(NormanAttack, &[Neutral, Neutral, Neutral]);
    assert_eq!(points(&play), [3, 0, 0, 0]);
    assert!(play.saw(Event::Overcome {
        card: NormanAttack,
        winner: None
    }));
    let play = finish(NormanAttack, &[Neutral, Blue]);
    assert_eq!(points(&play), [5, 0, 0, 0]);
}

#[test]
fn no_more_cubes_than_banners() {
    let mut play = Scene::new()
        .threat(Brigandage1, &[Green, Green])
        .die(Blue, Red, 1, 6)
        .die(Blue, Red, 2, 6)
        .load();
    play.take(Red, &[1, 2]).act(Action::Combat(Brigandage1));
    assert_eq!(
        play.refused(Action::Times(3)),
        ("4.3", Reason::Banners { free: 2 })
    );
}

#[test]
fn marauding_starts_afresh_and_gives_no_card() {
    let mut play = Scene::new()
        .board(|board| board.marauding.extend([Green, Green, Blue]))
        .die(Blue, Yellow, 1, 3)
        .load();
    play.take(Yellow, &[1])
        .acts(&[Action::Combat(Marauding), Action::Times(1)]);
    assert_eq!(play.board().cubes_on(Marauding), []);
    assert!(play.board().threatens(Marauding));
    // 2 + 1 shared by two.
    assert_eq!(points(&play), [1, 1, 0, 0]);
    assert_eq!(play.player(Green).events_won, 0);
}

#[test]
fn the_dice_must_have_the_colour_and_the_total() {
    let mut play = Scene::new().threat(War, &[]).die(Blue, Red, 1, 4).load();
    play.take(Red, &[1]);
    assert_eq!(
        play.refused(Action::Combat(War)),
        (
            "4.3",
            Reason::TotalTooSmall {
                total: 4,
                needed: 5
            }
        )
    );
    assert_eq!(
        play.refused(Action::Combat(Marauding)),
        ("4.3", Reason::WrongColour { colour: Yellow })
    );
}

/// Archer, Chivalry, Diplomat: all the rest on one event is one click, and the rest may always be given up, even where
/// only one event is left: so nothing is forced.
#[test]
fn section_4_3_the_rest_may_always_be_given_up() {
    let three_cubes = || {
        let mut play = Scene::of(3)
            .card(Diplomat)
            .tradesman(Blue, Diplomat)
            .die(Blue, Red, 1, 6)
            .influence(Blue, 5)
            .load();
        play.take(Red, &[1])
            .acts(&[Action::Activate(Diplomat), Action::Times(3)]);
        play
    };
    let rest = |most: u8| {
        let lots = (1..=most)
            .rev()
            .map(|count| Action::Cubes(Marauding, count));
        lots.chain([Action::Done]).collect::<Vec<_>>()
    };
    let mut play = three_cubes();
    assert_eq!(play.legal(), rest(3), "Marauding is the only event");
    play.act(play.legal()[0]);
    assert_eq!(play.board().cubes_on(Marauding), [Blue; 3]);
    assert_eq!(play.family(), Some(Green));

    let mut play = three_cubes();
    play.act(Action::Cubes(Marauding, 2));
    assert_eq!(play.legal(), rest(1));
    play.act(Action::Done);
    let step = play.board().step;
    assert_eq!(
        step,
        Step::GiveUp {
            family: Blue,
            left: 1
        }
    );
    play.act(Action::Confirm);
    assert_eq!(play.board().cubes_on(Marauding), [Blue; 2]);
    assert!(play.saw(Event::GaveUp {
        family: Blue,
        cubes: 1
    }));
    assert_eq!(play.family(), Some(Green));
}
