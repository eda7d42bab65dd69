//! Influence, spent before an action.

use troyes_rules::{Action, Colour, Event, EventCard, Family, Reason};

use crate::scene::{Scene, die};

use Colour::*;
use Family::*;

/// The example: Sam rolls a yellow 2 again and gets a 1, turns it over to a 6, and places two cubes on
/// Marauding.
#[test]
fn example_reroll_and_turn_over() {
    reroll_and_turn_over(2);
    reroll_and_turn_over(3);
}

fn reroll_and_turn_over(rules: u16) {
    let mut play = Scene::of(rules)
        .no_dice()
        .die(Neutral, Red, 1, 1)
        .die(Orange, Yellow, 1, 2)
        .influence(Orange, 6)
        .dice(&[1])
        .turn(Orange)
        .load();
    let yellow = die(Yellow, 1);
    // With a single die it is not asked which one.
    play.act(Action::Reroll);
    if rules == 2 {
        play.act(Action::Die(yellow));
    }
    assert!(play.saw(Event::Rerolled {
        family: Orange,
        space: yellow,
        from: 2,
        to: 1
    }));
    assert_eq!(play.player(Orange).influence, 5);
    assert!(play.may(Action::Reroll));
    play.act(Action::TurnOver);
    if rules == 2 {
        play.acts(&[Action::Die(yellow), Action::Done]);
    }
    assert_eq!(play.player(Orange).influence, 1);
    play.take(Yellow, &[1])
        .acts(&[Action::Combat(EventCard::Marauding), Action::Times(2)]);
    assert_eq!(
        play.board().cubes_on(EventCard::Marauding),
        [Orange, Orange]
    );
    assert_eq!(play.player(Orange).influence, 3);
}

#[test]
fn only_own_dice_are_rolled_again_or_turned_over() {
    let mut play = Scene::new()
        .die(Blue, Red, 1, 1)
        .die(Blue, White, 1, 2)
        .die(Green, Red, 2, 1)
        .influence(Blue, 5)
        .load();
    play.act(Action::Reroll);
    let refused = ("Influence", Reason::NotOwnDie { space: die(Red, 2) });
    assert_eq!(play.refused(Action::Die(die(Red, 2))), refused);
    play.0.undo(Blue.seat().unwrap()).unwrap();
    play.act(Action::TurnOver);
    assert_eq!(play.refused(Action::Die(die(Red, 2))), refused);
}

#[test]
fn one_to_three_dice_of_any_colours_are_turned_over() {
    turn_three_over(2);
    turn_three_over(3);
}

fn turn_three_over(rules: u16) {
    let mut play = Scene::of(rules)
        .die(Blue, Red, 1, 1)
        .die(Blue, White, 1, 2)
        .die(Blue, Yellow, 1, 3)
        .die(Blue, Yellow, 2, 3)
        .influence(Blue, 4)
        .load();
    play.act(Action::TurnOver);
    assert_eq!(play.refused(Action::Done), ("Influence", Reason::NoDice));
    for colour in [Red, White, Yellow] {
        play.act(Action::Die(die(colour, 1)));
    }
    // From the third version on the third die is the last click.
    if rules == 2 {
        assert_eq!(
            play.refused(Action::Die(die(Yellow, 2))),
            ("Influence", Reason::ThreeTurned)
        );
        play.act(Action::Done);
    }
    let value = |colour| play.board().dice[die(colour, 1).index()].unwrap().value;
    assert_eq!([Red, White, Yellow].map(value), [6, 5, 4]);
    assert_eq!(play.player(Blue).influence, 0);
}

#[test]
fn a_citizen_from_the_general_supply_for_two() {
    let mut play = Scene::new().influence(Blue, 5).load();
    let before = *play.player(Blue);
    play.acts(&[Action::Recruit, Action::Recruit]);
    let after = play.player(Blue);
    assert_eq!(after.supply, before.supply + 2);
    assert_eq!(after.reserve, before.reserve - 2);
    assert_eq!(after.influence, 1);
    assert_eq!(
        play.refused(Action::Recruit),
        ("Influence", Reason::Influence { needed: 2, has: 1 })
    );
    let play = Scene::new().reserve(Blue, 0).load();
    assert_eq!(
        play.refused(Action::Recruit),
        ("Influence", Reason::NoReserve)
    );
}

#[test]
fn without_dice_or_influence_nothing_is_turned() {
    let play = Scene::new().die(Blue, Red, 1, 1).influence(Blue, 3).load();
    assert_eq!(
        play.refused(Action::TurnOver),
        ("Influence", Reason::Influence { needed: 4, has: 3 })
    );
    let play = Scene::new().influence(Blue, 9).load();
    assert_eq!(
        play.refused(Action::Reroll),
        ("Influence", Reason::NoOwnDice)
    );
}

#[test]
fn influence_a_die_to_be_turned_is_put_back_by_clicking_it() {
    for rules in [2, 3] {
        let mut play = Scene::of(rules)
            .die(Blue, Red, 1, 1)
            .die(Blue, White, 1, 2)
            .die(Blue, Yellow, 1, 3)
            .influence(Blue, 4)
            .load();
        let space = die(Red, 1);
        play.act(Action::TurnOver);
        let before = play.state().clone();
        play.act(Action::Die(space));
        if rules == 2 {
            let chosen = ("Influence", Reason::Chosen { space });
            assert_eq!(play.refused(Action::Die(space)), chosen);
            continue;
        }
        play.act(Action::Die(space));
        assert_eq!(play.state(), &before, "as if it had not been chosen");
        assert_eq!(play.refused(Action::Done), ("Influence", Reason::NoDice));
    }
}
