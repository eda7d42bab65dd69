//! 8.0: marching and sailing.

use dutch_revolt_rules::{
    Action, Amount, Cargo, Event, Force, Phase, Reason, Side, Stack, Step, Territory, Unit,
};

use crate::scene::{Play, Scene, force};

use Territory::*;

/// The Spanish are about to march with this.
fn marching(from: Territory, stack: Stack) -> Play {
    Scene::new(Step::March {
        side: Side::Spanish,
    })
    .units(Side::Spanish, from, stack)
    .load()
}

#[test]
fn s8_0_pikemen_march_one_territory() {
    let mut play = marching(Brabant, force(3, 0, 0));
    play.click(&[Brabant]);
    assert_eq!(play.targets(), [Antwerp, EastFlanders, Hainaut, Namur]);
    assert_eq!(
        play.refused(Action::At(Utrecht)),
        (
            "8.0",
            Reason::OutOfReach {
                from: Brabant,
                to: Utrecht
            }
        )
    );
}

#[test]
fn s8_0_a_stack_may_be_split() {
    let mut play = marching(Brabant, force(5, 0, 0));
    play.send(Brabant, Antwerp, Force::Count(Unit::Pikemen, 2));
    play.send(Brabant, Namur, Force::Count(Unit::Pikemen, 1));
    assert_eq!(play.stack(Side::Spanish, Antwerp).pikemen, 2);
    assert_eq!(play.stack(Side::Spanish, Namur).pikemen, 1);
    assert_eq!(play.stack(Side::Spanish, Brabant).pikemen, 2);
}

#[test]
fn s8_0_who_has_marched_does_not_march_again() {
    let mut play = marching(Brabant, force(1, 0, 0));
    play.click(&[Brabant, Antwerp]);
    assert_eq!(
        play.board().step,
        Step::March {
            side: Side::Spanish
        }
    );
    assert_eq!(
        play.refused(Action::At(Antwerp)),
        ("8.0", Reason::NothingReady { territory: Antwerp })
    );
}

#[test]
fn s8_0_a_sole_possibility_needs_no_third_click() {
    let mut play = marching(Brabant, force(1, 0, 0));
    play.click(&[Brabant, Antwerp]);
    assert!(play.saw(Event::Marched {
        side: Side::Spanish,
        from: Brabant,
        to: Antwerp,
        stack: force(1, 0, 0)
    }));
}

#[test]
fn s8_0_cavalry_rides_two_territories_also_through_the_enemy() {
    let mut play = Scene::new(Step::March {
        side: Side::Spanish,
    })
    .owner(Utrecht, Side::Rebel)
    .units(Side::Spanish, Gelderland, force(0, 1, 0))
    .pikemen(Side::Rebel, Utrecht, 5)
    .load();
    play.click(&[Gelderland]);
    // North Holland lies behind Utrecht.
    assert!(play.targets().contains(&NorthHolland));
    play.click(&[NorthHolland]);
    assert_eq!(play.stack(Side::Spanish, NorthHolland).cavalry, 1);
}

#[test]
fn s8_0_cavalry_rides_neither_through_liege_nor_over_water() {
    let mut play = marching(Limburg, force(0, 1, 0));
    play.click(&[Limburg]);
    assert!(!play.targets().contains(&Brabant));
    let mut play = marching(Gelderland, force(0, 1, 0));
    play.click(&[Gelderland]);
    assert!(!play.targets().contains(&Groningen));
}

#[test]
fn s8_0_pikemen_and_cavalry_may_go_together() {
    let mut play = marching(Brabant, force(3, 2, 0));
    play.click(&[Brabant, Antwerp]);
    assert_eq!(play.stack(Side::Spanish, Antwerp), force(3, 2, 0));
}

#[test]
fn s8_0_a_flotilla_sails_to_any_coast() {
    let mut play = marching(Antwerp, force(0, 0, 1));
    play.click(&[Antwerp]);
    let coast: Vec<Territory> = play
        .0
        .game()
        .data()
        .coast
        .iter()
        .filter(|&territory| territory != Antwerp)
        .collect();
    assert_eq!(play.targets(), coast);
    play.click(&[Groningen]);
    assert_eq!(play.stack(Side::Spanish, Groningen).flotilla, 1);
}

#[test]
fn s8_0_a_flotilla_carries_two_pikemen_or_one_cavalry() {
    for (cargo, stack) in [
        (Cargo::Empty, force(0, 0, 1)),
        (Cargo::OnePikeman, force(1, 0, 1)),
        (Cargo::TwoPikemen, force(2, 0, 1)),
        (Cargo::OneCavalry, force(0, 1, 1)),
    ] {
        let mut play = marching(Antwerp, force(3, 2, 1));
        play.send(Antwerp, Friesland, Force::Flotilla(cargo));
        assert_eq!(play.stack(Side::Spanish, Friesland), stack);
        assert!(play.saw(Event::Sailed {
            side: Side::Spanish,
            from: Antwerp,
            to: Friesland,
            stack
        }));
    }
}

#[test]
fn s8_0_a_fleet_takes_as_many_pikemen_as_it_can() {
    let mut play = marching(Antwerp, force(5, 1, 2));
    play.send(Antwerp, Zeeland, Force::Fleet);
    assert_eq!(play.stack(Side::Spanish, Zeeland), force(4, 0, 2));
    assert_eq!(play.stack(Side::Spanish, Antwerp), force(1, 1, 0));
}

#[test]
fn s8_0_passengers_board_where_the_flotilla_starts_and_not_after_a_march() {
    let mut play = Scene::new(Step::March {
        side: Side::Spanish,
    })
    .units(Side::Spanish, Brabant, force(2, 0, 0))
    .units(Side::Spanish, Antwerp, force(0, 0, 1))
    .load();
    play.click(&[Brabant, Antwerp]);
    // The pikemen are in Antwerp now, but have moved: the flotilla sails empty.
    play.click(&[Antwerp, Zeeland]);
    assert_eq!(play.stack(Side::Spanish, Zeeland), force(0, 0, 1));
    assert_eq!(play.stack(Side::Spanish, Antwerp), force(2, 0, 0));
}

#[test]
fn s8_0_a_flotilla_that_has_sailed_carries_nobody_on() {
    let mut play = marching(Antwerp, force(2, 0, 1));
    play.send(Antwerp, Groningen, Force::Flotilla(Cargo::TwoPikemen));
    assert!(play.targets().is_empty());
}

#[test]
fn s8_0_no_enemy_closes_the_scheldt() {
    let mut play = Scene::new(Step::March {
        side: Side::Spanish,
    })
    .units(Side::Rebel, Zeeland, force(9, 0, 9))
    .units(Side::Spanish, Antwerp, force(0, 0, 1))
    .load();
    play.click(&[Antwerp, WestFlanders]);
    assert_eq!(play.stack(Side::Spanish, WestFlanders).flotilla, 1);
}

#[test]
fn s8_0_a_force_that_is_not_there_cannot_be_sent() {
    let mut play = marching(Antwerp, force(3, 0, 1));
    play.click(&[Antwerp]).act(Action::Part(Zeeland));
    let force = Force::Flotilla(Cargo::OneCavalry);
    assert_eq!(
        play.refused(Action::Send(force)),
        ("8.0", Reason::CannotSend { force })
    );
}

#[test]
fn s8_0_both_sides_may_invade_each_other_and_leave_what_was_invaded() {
    let mut play = Scene::new(Step::March {
        side: Side::Spanish,
    })
    .pikemen(Side::Spanish, Antwerp, 3)
    .pikemen(Side::Rebel, Zeeland, 3)
    .load();
    play.click(&[Antwerp, Zeeland]);
    play.act(Action::Done);
    play.click(&[Zeeland, Antwerp]);
    play.act(Action::Done);
    let sieges: Vec<(Side, u8)> = play
        .events()
        .into_iter()
        .filter_map(|event| match event {
            Event::Besieged(siege) => Some((siege.attacker, siege.defence)),
            _ => None,
        })
        .collect();
    assert_eq!(sieges, [(Side::Spanish, 0), (Side::Rebel, 0)]);
}

#[test]
fn s8_0_without_pieces_there_is_nothing_to_ask() {
    let mut play = Scene::chits(Phase::Movement, Side::Rebel)
        .hand(Side::Rebel, &[dutch_revolt_rules::Chit::NoEvent])
        .load();
    play.act(Action::Pass);
    assert_ne!(play.board().step.phase(), Phase::Movement);
}

#[test]
fn s8_0_all_that_can_go_goes_together_in_two_clicks() {
    let mut play = marching(Brabant, force(3, 2, 0));
    // Pikemen reach neighbours only, so that the cavalry rides to Artois alone.
    play.click(&[Brabant, Artois]);
    assert_eq!(play.stack(Side::Spanish, Artois), force(0, 2, 0));
    play.click(&[Brabant, Antwerp]);
    assert_eq!(play.stack(Side::Spanish, Antwerp), force(3, 0, 0));
    assert_eq!(play.legal(), [Action::Done]);
}

#[test]
fn s8_0_ships_take_along_what_cannot_walk() {
    // Zeeland is a neighbour of Antwerp, Friesland is far away.
    let mut play = marching(Antwerp, force(3, 2, 3));
    play.click(&[Antwerp, Friesland]);
    assert_eq!(play.stack(Side::Spanish, Friesland), force(3, 1, 3));
    assert_eq!(play.stack(Side::Spanish, Antwerp), force(0, 1, 0));
    let mut play = marching(Antwerp, force(3, 2, 1));
    play.click(&[Antwerp, Zeeland]);
    assert_eq!(play.stack(Side::Spanish, Zeeland), force(3, 2, 1));
    for (event, stack) in [("marched", force(3, 2, 0)), ("sailed", force(0, 0, 1))] {
        let seen = play.events().into_iter().any(|seen| match seen {
            Event::Marched { stack: sent, .. } => event == "marched" && sent == stack,
            Event::Sailed { stack: sent, .. } => event == "sailed" && sent == stack,
            _ => false,
        });
        assert!(seen, "{event} {stack:?}");
    }
}

#[test]
fn s8_0_any_number_goes_in_one_step() {
    let mut play = marching(Brabant, force(7, 4, 0));
    play.click(&[Brabant]).act(Action::Part(Antwerp));
    let count = |unit: Unit, count: u8| Action::Send(Force::Count(unit, count));
    let mut wanted: Vec<Action> = (1..=7).map(|n| count(Unit::Pikemen, n)).collect();
    wanted.extend((1..=4).map(|n| count(Unit::Cavalry, n)));
    wanted.push(Action::Send(Force::Army));
    assert_eq!(play.legal(), wanted);
    play.act(count(Unit::Pikemen, 6));
    assert_eq!(play.stack(Side::Spanish, Brabant), force(1, 4, 0));
}

#[test]
fn s8_0_one_piece_has_no_parts() {
    let mut play = marching(Brabant, force(1, 0, 0));
    play.click(&[Brabant]);
    assert_eq!(
        play.refused(Action::Part(Antwerp)),
        ("8.0", Reason::NoPart { to: Antwerp })
    );
}

#[test]
fn s8_0_in_the_first_version_the_third_click_says_what_goes() {
    let mut play = Scene::first_version(Step::March {
        side: Side::Spanish,
    })
    .units(Side::Spanish, Brabant, force(2, 1, 0))
    .load();
    play.click(&[Brabant, Antwerp]);
    // All of them are two, and "two" is what the other choice says.
    assert_eq!(
        play.refused(Action::Send(Force::Pikemen(Amount::All))),
        (
            "8.0",
            Reason::SaidPlainly {
                unit: Unit::Pikemen,
                count: 2
            }
        )
    );
    play.act(Action::Send(Force::Pikemen(Amount::Two)));
    assert_eq!(play.stack(Side::Spanish, Antwerp), force(2, 0, 0));
}
