//! 5.0: in which phases a side is asked for events, which it says at the first prompt of the year, in secret.

use dutch_revolt_rules::{Action, AskedIn, Chit, Event, Phase, Reason, Side, Step, View};
use engine::{Game, Viewer};

use crate::scene::{Play, Scene};

/// The Spanish are at the first prompt of the year with these chits, the Rebels hold No Event.
fn first_prompt(chits: &[Chit]) -> Play {
    Scene::chits(Phase::Treasury, Side::Spanish)
        .hand(Side::Spanish, chits)
        .hand(Side::Rebel, &[Chit::NoEvent])
        .load()
}

fn asked(phases: &[Phase]) -> Action {
    Action::Ask(phases.iter().copied().collect())
}

/// Goes on to the Spanish side's events in this phase.
fn on_to(play: &mut Play, wanted: Phase) {
    let arrived = |step: &Step| {
        *step
            == Step::Chits {
                phase: wanted,
                side: Side::Spanish,
            }
    };
    play.pass_until(arrived);
}

#[test]
fn s5_0_every_part_of_the_phases_that_one_holds_chits_for_can_be_chosen() {
    let play = first_prompt(&[Chit::Inquisition, Chit::Mutiny, Chit::Plague]);
    let legal = play.legal();
    // "Pass" is to be asked in all of them.
    for action in [
        Action::Pass,
        asked(&[]),
        asked(&[Phase::Religion]),
        asked(&[Phase::Movement]),
    ] {
        assert!(legal.contains(&action), "{action}");
    }
    for action in [
        asked(&[Phase::Siege]),
        asked(&[Phase::Religion, Phase::Movement]),
    ] {
        assert!(!legal.contains(&action), "{action}");
    }
}

#[test]
fn s5_0_who_is_not_to_be_asked_passes_without_a_choice() {
    let mut play = first_prompt(&[Chit::Inquisition, Chit::Atrocities]);
    play.act(asked(&[Phase::Political]));
    on_to(&mut play, Phase::Religion);
    assert_eq!(play.legal(), [Action::Pass]);
    assert_eq!(
        play.refused(Action::Play(Chit::Inquisition)),
        (
            "5.0",
            Reason::NotAsked {
                phase: Phase::Religion
            }
        )
    );
    on_to(&mut play, Phase::Political);
    assert_eq!(play.legal(), [Action::Play(Chit::Atrocities), Action::Pass]);
}

#[test]
fn s5_0_who_can_play_nothing_has_no_choice_either() {
    let mut play = first_prompt(&[Chit::Inquisition]);
    play.act(Action::Pass);
    on_to(&mut play, Phase::Movement);
    assert_eq!(play.legal(), [Action::Pass]);
}

#[test]
fn s5_0_the_next_year_everybody_is_asked_again() {
    let mut play = first_prompt(&[Chit::Inquisition]);
    play.act(asked(&[]));
    play.pass_until(|step| step.phase() == Phase::Political);
    play.pass_until(|step| step.phase() == Phase::Treasury);
    assert_eq!(play.board().turn, 2);
    assert_eq!(play.state().asked[Side::Spanish], AskedIn::EVERYWHERE);
}

#[test]
fn s5_0_after_three_chits_there_is_nothing_to_be_asked() {
    let mut play = Scene::chits(Phase::Treasury, Side::Spanish)
        .hand(Side::Spanish, &[Chit::Inquisition, Chit::SeaBeggars])
        .board(|board| board.used[Side::Spanish] = 2)
        .load();
    play.act(Action::Play(Chit::SeaBeggars));
    assert_eq!(play.legal(), [Action::Pass]);
}

/// What somebody sees after the Spanish side's first prompt.
fn seen_after(action: Action, viewer: Viewer) -> (View, Vec<Option<Event>>) {
    let mut play = first_prompt(&[Chit::Inquisition, Chit::Mutiny]);
    play.act(action);
    on_to(&mut play, Phase::Movement);
    let game = play.0.game();
    let told = |event: &Event| game.observe(event, viewer);
    (
        game.view(play.state(), viewer),
        play.events().iter().map(told).collect(),
    )
}

#[test]
fn s5_0_nobody_else_learns_in_which_phases_a_side_is_asked() {
    let answers = [
        Action::Pass,
        asked(&[]),
        asked(&[Phase::Religion]),
        asked(&[Phase::Movement]),
    ];
    for viewer in [Viewer::Seat(Side::Rebel.seat()), Viewer::Spectator] {
        let first = seen_after(answers[0], viewer);
        for answer in answers {
            assert_eq!(seen_after(answer, viewer), first, "{answer}");
        }
    }
    let own = Viewer::Seat(Side::Spanish.seat());
    let (view, _) = seen_after(asked(&[Phase::Movement]), own);
    assert_eq!(view.asked, Some([Phase::Movement].into_iter().collect()));
}

#[test]
fn s5_0_the_phases_are_read_by_their_names() {
    let own = Viewer::Seat(Side::Spanish.seat());
    let (view, _) = seen_after(asked(&[Phase::Movement]), own);
    let json = serde_json::to_value(&view).expect("a view can be written");
    assert_eq!(json["asked"], serde_json::json!(["movement"]));
    for (action, words) in [
        (
            asked(&[Phase::Religion, Phase::Siege]),
            "ask religion siege",
        ),
        (asked(&[]), "ask never"),
    ] {
        assert_eq!(action.to_string(), words);
        assert_eq!(words.parse(), Ok(action));
    }
    for words in [
        "ask",
        "ask siege religion",
        "ask religion religion",
        "ask treasury",
    ] {
        assert!(words.parse::<Action>().is_err(), "{words}");
    }
}

#[test]
fn s5_0_in_the_first_version_everybody_is_asked_in_every_phase() {
    let mut play = Scene::first_version(Step::Chits {
        phase: Phase::Treasury,
        side: Side::Spanish,
    })
    .hand(Side::Spanish, &[Chit::Inquisition])
    .load();
    assert_eq!(play.legal(), [Action::Pass, Action::PassYear]);
    let own = Viewer::Seat(Side::Spanish.seat());
    assert_eq!(play.0.game().view(play.state(), own).asked, None);
    play.act(Action::Pass);
    on_to(&mut play, Phase::Movement);
    assert_eq!(play.legal(), [Action::Pass, Action::PassYear]);
}

#[test]
fn s5_0_atrocities_ask_for_no_territory_where_none_makes_a_difference() {
    let mut scene = Scene::chits(Phase::Political, Side::Rebel)
        .hand(Side::Rebel, &[Chit::Atrocities, Chit::NoEvent]);
    for alignment in scene.state.board.alignment.values_mut() {
        *alignment = dutch_revolt_rules::Alignment::StronglyProtestant;
    }
    let mut play = scene.load();
    play.act(Action::Play(Chit::Atrocities));
    assert_eq!(play.board().points, 5);
    assert!(matches!(play.board().step, Step::Chits { .. }));
}

#[test]
fn s5_0_the_draw_is_one_line_for_each_side() {
    let mut play = first_prompt(&[Chit::Inquisition]);
    play.act(Action::Pass);
    play.pass_until(|step| step.phase() == Phase::Political);
    play.pass_until(|step| step.phase() == Phase::Treasury);
    let drew: Vec<Event> = play
        .events()
        .into_iter()
        .filter(|event| matches!(event, Event::DrewChits { .. } | Event::Drew { .. }))
        .collect();
    assert_eq!(drew.len(), 2, "{drew:?}");
    let others = play.0.game().observe(&drew[0], Viewer::Spectator);
    assert_eq!(
        others,
        Some(Event::DrewChits {
            side: Side::Spanish,
            count: 3,
            chits: None
        })
    );
}

#[test]
fn s5_0_the_tenth_penny_is_one_line() {
    let mut play = first_prompt(&[Chit::TenthPenny]);
    play.act(Action::Play(Chit::TenthPenny));
    let count = |of: fn(&Event) -> bool| play.events().iter().filter(|event| of(event)).count();
    assert_eq!(count(|event| matches!(event, Event::SwayedAll { .. })), 1);
    assert_eq!(count(|event| matches!(event, Event::Swayed { .. })), 0);
}
