//! 6.2 in both versions of the rules: how hiring is clicked, and what the log tells of it.

use dutch_revolt_rules::{
    Action, Alignment, Amount, Chit, Event, Phase, Purse, Reason, Side, Stack, Step, Territory,
    Unit,
};

use crate::scene::{Play, Scene};
use crate::section_06_treasury::{deploying, hire, with_money};

use Territory::*;

/// The Spanish are about to deploy in the first version of the rules.
fn deploying_in_the_first_version() -> Scene {
    with_money(Scene::first_version(Step::Deploy {
        side: Side::Spanish,
    }))
}

#[test]
fn s6_2_in_the_first_version_each_territory_takes_a_click_and_a_few_amounts() {
    let mut play = deploying_in_the_first_version().load();
    play.click(&[Antwerp]);
    play.act(Action::Hire(Unit::Cavalry, Amount::Five));
    assert_eq!(
        play.board().step,
        Step::Deploy {
            side: Side::Spanish
        }
    );
    play.click(&[Antwerp]).act(Action::Dismiss);
    assert_eq!(play.board().purse[Side::Spanish].treasury, 30);
    play.click(&[Antwerp]);
    assert_eq!(
        play.refused(Action::Dismiss),
        ("6.2", Reason::NothingThere { territory: Antwerp })
    );
}

#[test]
fn s6_2_in_the_first_version_all_of_two_is_said_plainly() {
    let mut play = deploying_in_the_first_version().load();
    play.click(&[Antwerp]);
    play.act(Action::Hire(Unit::Missionary, Amount::Two));
    play.click(&[Antwerp]);
    play.act(Action::Hire(Unit::Missionary, Amount::One));
    play.click(&[Antwerp]);
    assert_eq!(
        play.refused(Action::Hire(Unit::Missionary, Amount::All)),
        (
            "6.2",
            Reason::SaidPlainly {
                unit: Unit::Missionary,
                count: 2
            }
        )
    );
}

#[test]
fn s6_2_any_amount_is_hired_in_one_step_and_the_territory_stays_open() {
    let mut play = deploying().load();
    hire(&mut play, Antwerp, Unit::Pikemen, 13);
    let open = Step::Hire {
        side: Side::Spanish,
        at: Antwerp,
    };
    assert_eq!(play.board().step, open);
    for count in 1..=17 {
        assert!(
            play.legal()
                .contains(&Action::Recruit(Unit::Pikemen, count))
        );
    }
    assert_eq!(
        play.refused(Action::Recruit(Unit::Pikemen, 18)),
        (
            "6.2",
            Reason::Unaffordable {
                unit: Unit::Pikemen,
                most: 17
            }
        )
    );
    assert_eq!(
        play.refused(Action::At(Antwerp)),
        ("6.2", Reason::Open { territory: Antwerp })
    );
    play.act(Action::Release(Unit::Pikemen, 4));
    assert_eq!(play.board().step, open);
    assert_eq!(play.stack(Side::Spanish, Antwerp).pikemen, 9);
    play.click(&[Brabant]);
    play.act(Action::Recruit(Unit::Cavalry, 2))
        .act(Action::Done);
    assert_eq!(play.board().step, Step::Deploy { side: Side::Rebel });
}

/// The chits of the treasury phase are over, last year's army is known: the Spanish begin to deploy.
fn after_last_year(last: &[(Territory, Stack)], change: impl FnOnce(&mut Scene)) -> Play {
    let mut scene = Scene::chits(Phase::Treasury, Side::Rebel).hand(Side::Rebel, &[Chit::NoEvent]);
    for &(territory, stack) in last {
        scene.state.board.last_year[Side::Spanish][territory] = stack;
    }
    change(&mut scene);
    let mut play = scene.load();
    play.act(Action::Pass);
    play
}

#[test]
fn s6_2_hiring_begins_with_last_years_army_as_far_as_money_and_territories_allow() {
    let army = [
        (Utrecht, Stack::of(Unit::Pikemen, 20)),
        (Antwerp, Stack::of(Unit::Cavalry, 3)),
        (Brabant, Stack::of(Unit::Pikemen, 9)),
        // Lost since.
        (Zeeland, Stack::of(Unit::Pikemen, 5)),
    ];
    let play = after_last_year(&army, |_| {});
    assert_eq!(play.stack(Side::Spanish, Utrecht).pikemen, 20);
    assert_eq!(play.stack(Side::Spanish, Antwerp).cavalry, 3);
    // 30 florins in all.
    assert_eq!(play.stack(Side::Spanish, Brabant).pikemen, 4);
    assert_eq!(play.stack(Side::Spanish, Zeeland), Stack::EMPTY);
    assert_eq!(play.board().purse[Side::Spanish], Purse::default());
    assert_eq!(
        play.board().step,
        Step::Deploy {
            side: Side::Spanish
        }
    );
    assert_eq!(play.targets(), [Utrecht, Antwerp, Brabant]);
}

#[test]
fn s6_2_missionaries_come_again_only_where_somebody_can_be_converted() {
    let two = Stack::of(Unit::Missionary, 2);
    let play = after_last_year(&[(Antwerp, two), (Luxembourg, two)], |_| {});
    assert_eq!(play.stack(Side::Spanish, Antwerp), two);
    assert_eq!(play.faith(Luxembourg), Alignment::StronglyCatholic);
    assert_eq!(play.stack(Side::Spanish, Luxembourg), Stack::EMPTY);
}

#[test]
fn s6_2_free_troops_of_the_year_pay_for_last_years_army_first() {
    let army = [(Utrecht, Stack::of(Unit::Pikemen, 7))];
    let play = after_last_year(&army, |scene| scene.state.board.year.crusaders = 9);
    let purse = play.board().purse[Side::Spanish];
    assert_eq!((purse.free_pikemen, purse.treasury), (2, 30));
}

#[test]
fn s6_2_what_was_hired_is_one_line_of_the_log() {
    let mut play = deploying().load();
    hire(&mut play, Antwerp, Unit::Pikemen, 3);
    hire(&mut play, Brabant, Unit::Cavalry, 2);
    play.act(Action::Done);
    let stack = Stack {
        pikemen: 3,
        cavalry: 2,
        ..Stack::EMPTY
    };
    let told = |event: &Event| matches!(event, Event::Mustered { .. } | Event::Deployed { .. });
    let events: Vec<Event> = play.events().into_iter().filter(told).collect();
    let territories = [Antwerp, Brabant].into_iter().collect();
    assert_eq!(
        events,
        [Event::Mustered {
            side: Side::Spanish,
            stack,
            territories
        }]
    );
}

#[test]
fn s6_2_in_the_first_version_as_last_year_repeats_what_money_and_territories_allow() {
    let mut scene = deploying_in_the_first_version();
    let last = &mut scene.state.board.last_year[Side::Spanish];
    last[Utrecht] = Stack::of(Unit::Pikemen, 10);
    last[Antwerp] = Stack {
        pikemen: 10,
        cavalry: 3,
        flotilla: 0,
        missionary: 2,
    };
    // Lost since.
    last[Zeeland] = Stack::of(Unit::Pikemen, 5);
    let mut play = scene.load();
    play.act(Action::AsLastYear);
    assert_eq!(play.stack(Side::Spanish, Utrecht).pikemen, 10);
    let antwerp = play.stack(Side::Spanish, Antwerp);
    assert_eq!(
        (antwerp.pikemen, antwerp.cavalry, antwerp.missionary),
        (10, 3, 2)
    );
    assert_eq!(play.stack(Side::Spanish, Zeeland), Stack::EMPTY);
    assert_eq!(play.board().purse[Side::Spanish].treasury, 0);
    assert_eq!(play.refused(Action::AsLastYear), ("6.2", Reason::Begun));
}

#[test]
fn s6_2_in_the_first_version_as_last_year_needs_a_last_year() {
    let play = deploying_in_the_first_version().load();
    assert_eq!(
        play.refused(Action::AsLastYear),
        ("6.2", Reason::NothingLastYear)
    );
}
