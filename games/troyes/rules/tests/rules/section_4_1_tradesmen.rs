//! Action 1: tradesmen, and how often a card is activated.

use troyes_rules::{Action, Activity, Building, Colour, Event, Family, Reason, Source};

use crate::scene::{Scene, space};

use Activity::*;
use Colour::*;
use Family::*;

/// The example: 16 yellow pips activate the Merchant 8 times; Anna pays 4 for her tradesman and gets 16.
#[test]
fn example_the_merchant() {
    let mut play = Scene::new()
        .die(Blue, Yellow, 1, 6)
        .die(Blue, Yellow, 2, 5)
        .die(Orange, Yellow, 3, 5)
        .deniers(Blue, 10)
        .load();
    play.take(Yellow, &[1, 2, 3]).acts(&[
        Action::Activate(Merchant),
        Action::From(Source::Supply),
        Action::Times(8),
    ]);
    // All that she had went for Sam's die and the tradesman.
    assert_eq!(play.player(Blue).deniers, 16);
    assert_eq!(play.player(Orange).deniers, 5 + 6);
    let card = play.board().card(Merchant).unwrap();
    assert_eq!(card.tradesmen, [Some(Blue), None]);
    let tally = play
        .0
        .game()
        .tally(play.board(), Blue, troyes_rules::Characters::NONE);
    assert_eq!(tally.tradesmen, 2);
    assert!(play.saw(Event::Hired {
        family: Blue,
        card: Merchant,
        source: Source::Supply,
        cost: 4
    }));
}

/// The example: a white 5 and Anna's white 4 for 4 deniers put 3 cubes on the Priest, who costs 8.
#[test]
fn example_the_priest() {
    let mut play = Scene::new()
        .die(Green, White, 1, 5)
        .die(Blue, White, 2, 4)
        .deniers(Green, 12)
        .turn(Green)
        .load();
    play.take(White, &[1, 2]).acts(&[
        Action::Activate(Priest),
        Action::From(Source::Supply),
        Action::Times(3),
    ]);
    assert_eq!(play.player(Green).deniers, 0);
    assert_eq!(play.player(Blue).deniers, 9);
    assert_eq!(play.cubes(Green, Priest), 3);
}

#[test]
fn who_has_a_tradesman_pays_nothing_more() {
    let mut play = Scene::new()
        .die(Blue, Yellow, 1, 6)
        .tradesman(Blue, Merchant)
        .deniers(Blue, 0)
        .load();
    play.take(Yellow, &[1])
        .acts(&[Action::Activate(Merchant), Action::Times(3)]);
    assert_eq!(play.player(Blue).deniers, 6);
    assert_eq!(play.board().tradesmen(Blue), 1);
}

#[test]
fn fewer_activations_than_possible_but_at_least_one() {
    let mut play = Scene::new()
        .die(Blue, Yellow, 1, 5)
        .tradesman(Blue, Merchant)
        .load();
    play.take(Yellow, &[1]).act(Action::Activate(Merchant));
    assert_eq!(play.legal(), [Action::Times(2), Action::Times(1)]);
    play.act(Action::Times(1));
    assert_eq!(play.player(Blue).deniers, 7);
}

#[test]
fn too_small_a_total_or_another_colour() {
    let mut play = Scene::new()
        .die(Blue, Yellow, 1, 1)
        .tradesman(Blue, Merchant)
        .load();
    play.take(Yellow, &[1]);
    assert_eq!(
        play.refused(Action::Activate(Merchant)),
        (
            "4.1",
            Reason::TotalTooSmall {
                total: 1,
                needed: 2
            }
        )
    );
    assert_eq!(
        play.refused(Action::Activate(Priest)),
        ("4.1", Reason::WrongColour { colour: White })
    );
}

#[test]
fn who_cannot_hire_cannot_activate() {
    let mut play = Scene::new()
        .die(Green, Yellow, 1, 6)
        .deniers(Blue, 5)
        .load();
    play.take(Yellow, &[1]);
    assert_eq!(
        play.refused(Action::Activate(Merchant)),
        ("4.1", Reason::Deniers { needed: 6, has: 5 })
    );
}

#[test]
fn the_third_tradesman_stands_on_the_picture() {
    let mut play = Scene::new()
        .tradesman(Green, Merchant)
        .tradesman(Orange, Merchant)
        .die(Blue, Yellow, 1, 6)
        .load();
    play.take(Yellow, &[1]).acts(&[
        Action::Activate(Merchant),
        Action::From(Source::Supply),
        Action::Times(1),
    ]);
    let card = play.board().card(Merchant).unwrap();
    assert_eq!(card.tradesmen, [Some(Green), Some(Orange)]);
    assert!(card.others.contains(Blue));
    let tally = |family| {
        let game = play.0.game();
        game.tally(play.board(), family, troyes_rules::Characters::NONE)
            .tradesmen
    };
    assert_eq!([tally(Green), tally(Orange), tally(Blue)], [2, 1, 0]);
}

/// A space that becomes free is free for everybody, and nobody moves up.
#[test]
fn a_freed_space_is_free_for_others() {
    let mut play = Scene::new()
        .tradesman(Blue, Merchant)
        .tradesman(Orange, Merchant)
        .tradesman(Natural, Merchant)
        .die(Blue, Yellow, 1, 6)
        .die(Green, Yellow, 2, 6)
        .deniers(Blue, 10)
        .load();
    play.take(Yellow, &[1]).acts(&[
        Action::Activate(Innkeeper),
        Action::From(Source::Card(Merchant)),
        Action::Times(1),
    ]);
    let card = play.board().card(Merchant).unwrap();
    assert_eq!(card.tradesmen, [None, Some(Orange)]);
    assert!(card.others.contains(Natural));
    play.take(Yellow, &[2]).acts(&[
        Action::Activate(Merchant),
        Action::From(Source::Supply),
        Action::Times(1),
    ]);
    let card = play.board().card(Merchant).unwrap();
    assert_eq!(card.tradesmen, [Some(Green), Some(Orange)]);
}

#[test]
fn a_tradesman_can_come_from_anywhere() {
    let scene = || {
        Scene::of(2)
            .citizen(Blue, Building::Palace, 2)
            .expelled(Blue, Building::CityHall)
            .tradesman(Blue, Innkeeper)
            .die(Blue, Yellow, 1, 6)
            .reserve(Blue, 8)
    };
    let sources = [
        Source::Supply,
        Source::Reserve,
        Source::Card(Innkeeper),
        Source::Space(space(Building::Palace, 2)),
        Source::Expelled(Building::CityHall),
    ];
    for source in sources {
        let mut play = scene().load();
        play.take(Yellow, &[1]).act(Action::Activate(Merchant));
        let all: Vec<Action> = sources.map(Action::From).to_vec();
        let mut legal = play.legal();
        legal.sort_by_key(|action| all.iter().position(|other| other == action));
        assert_eq!(legal, all);
        play.acts(&[Action::From(source), Action::Times(3)]);
        assert!(play.board().card(Merchant).unwrap().has_tradesman(Blue));
        let influence = if source == Source::Reserve { 2 } else { 4 };
        assert_eq!(play.player(Blue).influence, influence);
    }
}

#[test]
fn a_citizen_from_the_general_supply_takes_two_influence() {
    let mut play = Scene::new()
        .die(Blue, Yellow, 1, 6)
        .influence(Blue, 1)
        .load();
    play.take(Yellow, &[1]);
    assert_eq!(
        play.refused(Action::From(Source::Reserve)),
        ("Influence", Reason::Influence { needed: 2, has: 1 })
    );
}
