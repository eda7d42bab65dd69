//! 5.0: drawing, holding, playing and returning chits.

use dutch_revolt_rules::{Action, Armada, Chit, Event, Phase, Reason, Side, Step};
use engine::{DecisionNumber, Game, Seat, UndoRefusal, Viewer};

use crate::scene::Scene;

#[test]
fn s5_0_at_most_three_chits_a_year() {
    let mut play = Scene::chits(Phase::Treasury, Side::Rebel)
        .hand(
            Side::Rebel,
            &[
                Chit::SeaBeggars,
                Chit::WarWithTurkey,
                Chit::Truce,
                Chit::TenthPenny,
            ],
        )
        .load();
    for chit in [Chit::SeaBeggars, Chit::WarWithTurkey, Chit::Truce] {
        assert_eq!(play.side(), Some(Side::Rebel));
        play.act(Action::Play(chit));
    }
    // The fourth stays in the hand.
    assert_eq!(
        play.refused(Action::Play(Chit::TenthPenny)),
        ("5.0", Reason::ThreeUsed)
    );
    play.act(Action::Pass);
    assert!(play.state().hands[Side::Rebel].has(Chit::TenthPenny));
    assert!(matches!(play.board().step, Step::Deploy { .. }));
}

#[test]
fn s5_0_three_used_holds_over_all_phases_of_the_year() {
    let mut play = Scene::chits(Phase::Siege, Side::Spanish)
        .hand(Side::Spanish, &[Chit::Militia])
        .hand(Side::Rebel, &[Chit::Flood])
        .board(|board| board.used[Side::Rebel] = 3)
        .load();
    play.act(Action::Pass);
    assert_eq!(
        play.board().step,
        Step::Chits {
            phase: Phase::Political,
            side: Side::Spanish
        }
    );
}

#[test]
fn s5_0_a_starred_chit_leaves_the_game() {
    let mut play = Scene::chits(Phase::Treasury, Side::Rebel)
        .hand(Side::Rebel, &[Chit::TenthPenny])
        .load();
    play.act(Action::Play(Chit::TenthPenny));
    assert!(play.board().gone.has(Chit::TenthPenny));
    assert!(!play.state().container.has(Chit::TenthPenny));
}

#[test]
fn s5_0_other_chits_go_back_at_once() {
    let mut play = Scene::chits(Phase::Treasury, Side::Rebel)
        .hand(Side::Rebel, &[Chit::SeaBeggars])
        .load();
    play.act(Action::Play(Chit::SeaBeggars));
    assert!(play.state().container.has(Chit::SeaBeggars));
    assert!(!play.board().gone.has(Chit::SeaBeggars));
}

#[test]
fn s5_0_a_chit_belongs_to_its_phase() {
    let play = Scene::chits(Phase::Religion, Side::Spanish)
        .hand(Side::Spanish, &[Chit::Truce])
        .load();
    assert_eq!(
        play.refused(Action::Play(Chit::Truce)),
        (
            "5.0",
            Reason::WrongPhase {
                chit: Chit::Truce,
                phase: Some(Phase::Treasury)
            }
        )
    );
    assert_eq!(
        play.refused(Action::Play(Chit::Huguenots)),
        (
            "5.0",
            Reason::NotInHand {
                chit: Chit::Huguenots
            }
        )
    );
}

#[test]
fn s5_0_every_chit_has_the_phase_and_star_of_the_text() {
    use Chit::*;

    let game = crate::scene::game(&[]);
    let expect = |phase, star, chits: &[Chit]| {
        for &chit in chits {
            let face = game.data().chits[chit];
            assert_eq!((face.phase, face.star), (phase, star), "{chit:?}");
        }
    };
    expect(Some(Phase::Political), false, &[Atrocities]);
    expect(
        Some(Phase::Treasury),
        true,
        &[
            Crusade,
            FrenchIntervention,
            SpanishArmada,
            TenthPenny,
            TreasureFleet,
        ],
    );
    expect(
        Some(Phase::Treasury),
        false,
        &[
            EnglishExpedition,
            SeaBeggars,
            TaxRevolt,
            Truce,
            WarWithTurkey,
        ],
    );
    expect(
        Some(Phase::Religion),
        false,
        &[Huguenots, Iconoclasm, Inquisition, Refugees],
    );
    expect(Some(Phase::Movement), false, &[Defection, Mutiny, Plague]);
    expect(Some(Phase::Siege), false, &[Flood, LocalRevolt, Militia]);
    expect(None, false, &[NoEvent]);
}

#[test]
fn s5_0_unused_chits_are_kept_without_limit() {
    let all: Vec<Chit> = Chit::ALL.into_iter().take(12).collect();
    let mut play = Scene::chits(Phase::Political, Side::Rebel)
        .hand(Side::Rebel, &all)
        .load();
    play.act(Action::Pass);
    assert_eq!(play.state().hands[Side::Rebel].len(), 15);
    assert_eq!(play.state().hands[Side::Spanish].len(), 3);
}

#[test]
fn s5_0_an_empty_container_gives_what_is_left_spanish_first() {
    let all: Vec<Chit> = Chit::ALL.into_iter().take(18).collect();
    let mut play = Scene::chits(Phase::Political, Side::Rebel)
        .hand(Side::Rebel, &all)
        .load();
    play.act(Action::Pass);
    assert_eq!(play.state().hands[Side::Spanish].len(), 3);
    assert_eq!(play.state().hands[Side::Rebel].len(), 19);
    assert!(play.saw(Event::ContainerEmpty));
}

#[test]
fn s5_0_with_a_limit_of_six_the_rest_is_chosen_and_put_back_in_secret() {
    let hand: Vec<Chit> = Chit::ALL.into_iter().take(8).collect();
    let step = Step::Chits {
        phase: Phase::Political,
        side: Side::Rebel,
    };
    let mut play = Scene::with(&[("chit-hand", "six")], step)
        .hand(Side::Rebel, &hand)
        .load();
    play.act(Action::Pass);
    assert_eq!(play.board().step, Step::Discard { side: Side::Rebel });
    play.act(Action::Return(hand[0]));
    play.act(Action::Return(hand[1]));
    assert_eq!(play.board().turn, 2);
    let seen: Vec<Event> = play
        .0
        .log_from(DecisionNumber::SET_UP, Viewer::Seat(Seat(0)))
        .map(|logged| logged.event)
        .filter(|event| matches!(event, Event::Discarded { .. }))
        .collect();
    let hidden = Event::Discarded {
        side: Side::Rebel,
        chit: None,
    };
    assert_eq!(seen, [hidden, hidden]);
}

#[test]
fn s5_0_unused_chits_can_be_returned_each_year_by_agreement() {
    let hand: Vec<Chit> = Chit::ALL.into_iter().take(8).collect();
    let step = Step::Chits {
        phase: Phase::Political,
        side: Side::Rebel,
    };
    let mut play = Scene::with(&[("chit-hand", "returned")], step)
        .hand(Side::Rebel, &hand)
        .load();
    play.act(Action::Pass);
    assert_eq!(play.state().hands[Side::Rebel].len(), 3);
}

#[test]
fn s5_0_no_event_may_be_given_back_and_does_not_count_as_used() {
    let mut play = Scene::chits(Phase::Treasury, Side::Spanish)
        .hand(Side::Spanish, &[Chit::NoEvent, Chit::Truce])
        .load();
    assert_eq!(
        play.refused(Action::Return(Chit::Truce)),
        ("5.0", Reason::NotReturnable { chit: Chit::Truce })
    );
    play.act(Action::Return(Chit::NoEvent));
    assert!(play.state().container.has(Chit::NoEvent));
    assert_eq!(play.board().used[Side::Spanish], 0);
    assert!(play.legal().contains(&Action::Play(Chit::Truce)));
}

#[test]
fn s5_0_no_event_cannot_be_played() {
    let play = Scene::chits(Phase::Treasury, Side::Spanish)
        .hand(Side::Spanish, &[Chit::NoEvent])
        .load();
    assert_eq!(
        play.refused(Action::Play(Chit::NoEvent)).1,
        Reason::WrongPhase {
            chit: Chit::NoEvent,
            phase: None
        }
    );
}

#[test]
fn s5_0_after_the_armada_landed_two_chits_count_as_no_event() {
    let mut play = Scene::chits(Phase::Treasury, Side::Rebel)
        .hand(Side::Rebel, &[Chit::EnglishExpedition, Chit::TreasureFleet])
        .board(|board| board.armada = Armada::Landed)
        .load();
    for chit in [Chit::EnglishExpedition, Chit::TreasureFleet] {
        assert_eq!(
            play.refused(Action::Play(chit)),
            ("5.0", Reason::Dead { chit })
        );
    }
    play.act(Action::Return(Chit::EnglishExpedition));
    play.act(Action::Return(Chit::TreasureFleet));
    assert!(play.state().container.has(Chit::TreasureFleet));
}

#[test]
fn s5_0_in_the_first_version_who_declares_it_plays_no_more_chits_this_year() {
    let mut play = Scene::first_version(Step::Chits {
        phase: Phase::Treasury,
        side: Side::Spanish,
    })
    .hand(Side::Spanish, &[Chit::Mutiny, Chit::Inquisition])
    .load();
    play.act(Action::PassYear);
    play.pass_until(|step| matches!(step, Step::March { .. } | Step::Chits { .. }));
    while play.board().turn == 1 {
        assert!(!matches!(
            play.board().step,
            Step::Chits {
                side: Side::Spanish,
                ..
            }
        ));
        let action = match play.board().step {
            Step::Chits { .. } => Action::Pass,
            _ => Action::Done,
        };
        play.act(action);
    }
    // The next year they may play again.
    assert!(matches!(
        play.board().step,
        Step::Chits {
            side: Side::Spanish,
            ..
        }
    ));
}

#[test]
fn s5_0_a_played_chit_cannot_be_taken_back_because_it_was_shown() {
    let mut play = Scene::chits(Phase::Treasury, Side::Rebel)
        .hand(Side::Rebel, &[Chit::SeaBeggars])
        .load();
    play.act(Action::Play(Chit::SeaBeggars));
    assert_eq!(play.0.undo(Side::Rebel.seat()), Err(UndoRefusal::Revealed));
}

#[test]
fn s5_0_chits_are_hidden_from_the_other_side_and_from_spectators() {
    let play = Scene::chits(Phase::Treasury, Side::Rebel)
        .hand(Side::Rebel, &[Chit::SeaBeggars, Chit::Flood])
        .load();
    let game = play.0.game();
    let own = game.view(play.state(), Viewer::Seat(Side::Rebel.seat()));
    assert!(own.own_chits().has(Chit::Flood));
    for viewer in [Viewer::Seat(Side::Spanish.seat()), Viewer::Spectator] {
        let view = game.view(play.state(), viewer);
        assert!(view.own_chits().is_empty());
        assert_eq!(view.hand_sizes[Side::Rebel], 2);
    }
}
