//! What the third version of the rules changed about the defence, and how the log names dice.

use troyes_rules::{Action, Colour, Event, Family, Reason, Step, UsedDie};

use crate::scene::{Play, Scene, die};

use Colour::*;
use Family::*;

/// 3: dice counter as soon as they are enough, unless what they make beyond that is enough for another black die too.
#[test]
fn section_3_enough_dice_counter_at_once() {
    let scene = |rules, black: &[u8]| {
        Scene::of(rules)
            .die(Blue, White, 1, 6)
            .die(Blue, White, 2, 6)
            .die(Blue, Yellow, 1, 6)
            .die(Green, White, 3, 6)
            .influence(Blue, 0)
            .black(Blue, black)
            .load()
    };
    let countering = |play: &Play| matches!(play.board().step, Step::Counter { family: Blue, .. });
    // The rest of 1 is not enough for the other black die; a second die would be.
    for (rules, asked) in [(2, true), (3, false)] {
        let mut play = scene(rules, &[5, 4]);
        play.take(White, &[1]);
        assert_eq!(countering(&play), asked, "version {rules}");
    }
    // Who wants to counter both says so first.
    let mut play = scene(3, &[5, 4]);
    play.act(Action::Black(4)).take(White, &[1]);
    assert!(countering(&play));
    play.take(White, &[2]);
    assert_eq!(play.player(Blue).influence, 2);
    // A rest that is enough is not lost unasked.
    let mut play = scene(3, &[5, 1]);
    play.take(White, &[1]);
    assert!(countering(&play));
    play.act(Action::Black(1));
    assert!(!countering(&play));
    assert_eq!(play.player(Blue).influence, 2);
}

/// 3: one or more dice whose total is equal or higher: more than it takes may be used, by who says so.
#[test]
fn section_3_more_dice_than_it_takes() {
    let scene = |rules| {
        Scene::of(rules)
            .die(Blue, White, 1, 6)
            .die(Blue, White, 2, 6)
            .die(Blue, Yellow, 1, 2)
            .die(Green, White, 3, 6)
            .influence(Blue, 4)
            .black(Blue, &[5])
            .load()
    };
    let mut play = scene(3);
    play.take(Yellow, &[1]).take(White, &[1]);
    assert_eq!(play.board().dice_of(Blue).count(), 1);
    // Who does not say so uses one of two 6s against a 5.
    let mut play = scene(3);
    play.take(White, &[1]);
    assert_eq!(play.board().dice_of(Blue).count(), 2);
    for rules in [2, 3] {
        let mut play = scene(rules);
        assert_eq!(play.may(Action::More), rules == 3);
        if rules == 3 {
            play.act(Action::More);
        }
        play.take(White, &[1, 2]).act(Action::Confirm);
        assert_eq!(play.board().dice_of(Blue).count(), 1, "version {rules}");
        assert_eq!(play.player(Blue).influence, 5);
    }
}

/// 3: who uses more dice than it takes says when they are complete, and can put dice back as long as they are not enough.
#[test]
fn section_3_more_dice_are_confirmed() {
    let mut play = Scene::new()
        .die(Blue, White, 1, 6)
        .die(Blue, White, 2, 5)
        .die(Blue, Yellow, 1, 2)
        .die(Green, White, 3, 6)
        .influence(Blue, 4)
        .black(Blue, &[5, 2])
        .load();
    play.act(Action::More);
    assert_eq!(
        play.refused(Action::Confirm),
        (
            "3",
            Reason::NotReached {
                black: 5,
                chosen: 0
            }
        )
    );
    assert_eq!(
        play.refused(Action::Reroll),
        ("Influence", Reason::DiceChosen)
    );
    play.take(Yellow, &[1, 1]);
    assert_eq!(play.board().defence(), Some((0, 5)));
    play.take(White, &[1, 2]);
    assert_eq!(play.board().defence(), Some((11, 5)));
    let space = die(White, 1);
    assert_eq!(
        play.refused(Action::Die(space)),
        ("3", Reason::Chosen { space })
    );
    play.act(Action::Black(2)).take(Yellow, &[1]);
    play.act(Action::Confirm);
    assert_eq!(play.board().dice_of(Blue).count(), 0);
    assert_eq!(play.player(Blue).influence, 6);
}

/// 3: who would need their strongest die has none to spare.
#[test]
fn section_3_dice_that_are_needed_are_not_too_many() {
    let play = Scene::new()
        .die(Blue, White, 1, 6)
        .die(Blue, Yellow, 1, 4)
        .die(Green, White, 3, 6)
        .black(Blue, &[5])
        .load();
    let none_to_spare = Reason::NoneToSpare { black: 5, rest: 4 };
    assert_eq!(play.refused(Action::More), ("3", none_to_spare));
}

/// The log names each die of an action by owner, colour and value, and all black dice together.
#[test]
fn section_4_the_log_knows_every_die() {
    let mut play = Scene::new()
        .die(Blue, Yellow, 1, 3)
        .die(Green, Yellow, 2, 5)
        .deniers(Blue, 4)
        .load();
    play.take(Yellow, &[1, 2])
        .acts(&[Action::Farm, Action::Confirm]);
    let used = play.events().into_iter().find_map(|event| match event {
        Event::Acted(deed) => Some(deed.dice),
        _ => None,
    });
    let used: Vec<_> = used.expect("an action").into_iter().flatten().collect();
    let told = |die: &UsedDie| (die.space.colour(), die.owner, die.value);
    assert_eq!(
        used.iter().map(told).collect::<Vec<_>>(),
        [(Yellow, Blue, 3), (Yellow, Green, 5)]
    );
    let play = Scene::new().next_round(|_| true);
    let rolled = play.events().into_iter().filter_map(|event| match event {
        Event::BlackRolled { dice } => Some(dice),
        _ => None,
    });
    let rolled: Vec<_> = rolled.collect();
    assert_eq!(rolled.len(), 1);
    assert!(
        rolled[0]
            .iter()
            .flatten()
            .is_sorted_by(|one, other| one >= other)
    );
}
