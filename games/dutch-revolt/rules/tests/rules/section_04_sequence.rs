//! 4.0: the sequence of play and initiative.

use dutch_revolt_rules::{Action, Event, Phase, Side, Step, Territory};
use engine::{Game, Seed, Silent};

use crate::scene::{Scene, force, game};

/// The next year begins with these two dice.
fn next_year(spanish_die: u8, rebel_die: u8) -> Side {
    let mut play = Scene::chits(Phase::Political, Side::Rebel)
        .hand(Side::Rebel, &[dutch_revolt_rules::Chit::NoEvent])
        .dice(&[spanish_die, rebel_die])
        .load();
    play.act(Action::Pass);
    let initiative = play.board().initiative;
    assert_eq!(initiative.spanish_die, spanish_die);
    assert_eq!(initiative.rebel_die, rebel_die);
    assert!(play.saw(Event::Initiative {
        spanish_die,
        rebel_die,
        second: initiative.second
    }));
    initiative.second
}

#[test]
fn s4_1_a_higher_rebel_die_makes_the_rebels_second() {
    assert_eq!(next_year(4, 5), Side::Rebel);
}

#[test]
fn s4_1_an_equal_die_makes_the_spanish_second() {
    assert_eq!(next_year(5, 5), Side::Spanish);
}

#[test]
fn s4_1_a_lower_rebel_die_makes_the_spanish_second() {
    assert_eq!(next_year(5, 4), Side::Spanish);
}

#[test]
fn s4_2_each_side_draws_three() {
    let state = game(&[]).start(Seed::from_number(1), &mut Silent);
    assert_eq!(state.hands[Side::Spanish].len(), 3);
    assert_eq!(state.hands[Side::Rebel].len(), 3);
    assert_eq!(state.container.len(), 16);
}

/// Who acts in each phase, in order, when nobody has chits.
fn order(first: Side, options: &[(&str, &str)]) -> Vec<(Phase, Side)> {
    let mut scene = Scene::with(
        options,
        Step::Deploy {
            side: Side::Spanish,
        },
    )
    .first(first);
    if options.iter().any(|&(id, _)| id == "spending") {
        scene.state.board.step = Step::Deploy { side: first };
    }
    scene.state.board.purse[Side::Spanish].treasury = 30;
    scene.state.board.purse[Side::Rebel].treasury = 18;
    let mut play = scene.load();
    let mut seen = Vec::new();
    while play.board().turn == 1 {
        let step = play.board().step;
        let side = step.side().expect("the year goes on");
        if seen.last() != Some(&(step.phase(), side)) {
            seen.push((step.phase(), side));
        }
        match step {
            Step::Deploy { .. } if play.board().units[side].values().all(|s| s.is_empty()) => {
                let own = play.board().held(side).iter().next().expect("some land");
                play.click(&[own]);
            }
            Step::Hire { .. } if play.board().units[side].values().all(|s| s.is_empty()) => {
                play.act(Action::Recruit(dutch_revolt_rules::Unit::Pikemen, 1));
            }
            _ => {
                play.act(Action::Done);
            }
        }
    }
    seen
}

#[test]
fn s4_3_the_spanish_always_spend_first_and_movement_follows_initiative() {
    assert_eq!(
        order(Side::Rebel, &[]),
        [
            (Phase::Treasury, Side::Spanish),
            (Phase::Treasury, Side::Rebel),
            (Phase::Movement, Side::Rebel),
            (Phase::Movement, Side::Spanish),
        ]
    );
}

#[test]
fn s4_3_spending_by_initiative_is_an_option() {
    assert_eq!(
        order(Side::Rebel, &[("spending", "by-initiative")])[..2],
        [
            (Phase::Treasury, Side::Rebel),
            (Phase::Treasury, Side::Spanish)
        ]
    );
}

#[test]
fn s4_4_chits_of_both_come_before_the_actions_of_either() {
    let mut play = Scene::chits(Phase::Movement, Side::Rebel)
        .first(Side::Rebel)
        .hand(Side::Rebel, &[dutch_revolt_rules::Chit::Mutiny])
        .hand(Side::Spanish, &[dutch_revolt_rules::Chit::Plague])
        .units(Side::Spanish, Territory::Brabant, force(2, 0, 0))
        .units(Side::Rebel, Territory::Zeeland, force(2, 0, 0))
        .load();
    play.act(Action::Pass);
    assert_eq!(
        play.board().step,
        Step::Chits {
            phase: Phase::Movement,
            side: Side::Spanish
        }
    );
    play.act(Action::Pass);
    assert_eq!(play.board().step, Step::March { side: Side::Rebel });
}

#[test]
fn s4_7_a_year_has_seven_phases() {
    assert_eq!(dutch_revolt_rules::DutchRevolt::PHASES.len(), 7);
}
