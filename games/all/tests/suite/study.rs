//! Advice and the study of finished games, for every game on the list.

use bots::{Advice, Level};
use catalog::{AnyGame, AnyPlaying, AnyStudy, ErasedGame};
use engine::{Seat, Seed};
use testkit::Toy;
use words::Lang;

const LANG: Lang = Lang::En;

/// A game between bots of this level, from its beginning.
fn played(kind: &'static dyn AnyGame, level: Level, seed: u64) -> Box<dyn AnyPlaying> {
    let mut playing = begun(kind, seed);
    while let Some(seat) = playing.to_act().first() {
        let number = u64::from(playing.decisions().0) ^ seed;
        let choice = playing.bot_choice(seat, level, number).expect("a choice");
        playing.play_choice(seat, choice).expect("legal");
    }
    playing
}

fn begun(kind: &'static dyn AnyGame, seed: u64) -> Box<dyn AnyPlaying> {
    let mut header = kind.header(*kind.seats().start());
    header.seed = Some(Seed::from_number(seed));
    kind.open(header).expect("the least can play")
}

fn finished(mut study: Box<dyn AnyStudy>) -> catalog::Analysis {
    let mut before = study.progress();
    while study.step() {
        let now = study.progress();
        assert!(now.done >= before.done && now.done <= now.all, "{now:?}");
        before = now;
    }
    let end = study.progress();
    assert_eq!(end.done, end.all);
    study.analysis()
}

fn all_kinds() -> impl Iterator<Item = &'static dyn AnyGame> {
    let toy: &'static dyn AnyGame = &ErasedGame::<Toy>::NEW;
    games::all().kinds().chain([toy])
}

#[test]
fn every_game_can_be_studied_once_it_is_over() {
    for kind in all_kinds() {
        let playing = played(kind, Level::Easy, 7);
        let seats = playing.seats() as usize;
        let analysis = finished(playing.study(Level::Easy).expect("it is over"));
        let course = &analysis.course;
        assert_eq!(
            course.shares.len(),
            playing.decisions().next().count(),
            "{}",
            kind.id()
        );
        for shares in &course.shares {
            let all: f64 = shares.iter().sum();
            assert!(
                shares.len() == seats && (all - 1.0).abs() < 1e-6,
                "{shares:?}"
            );
        }
        let outcome = playing.outcome().expect("it is over");
        for (seat, balance) in Seat::all(playing.seats()).zip(&course.balance) {
            assert!(
                (balance.end - outcome.share(seat)).abs() < 1e-9,
                "{balance:?}"
            );
            let parts = balance.own + balance.others + balance.luck + balance.surprise;
            assert!(
                (balance.start + parts - balance.end).abs() < 1e-6,
                "{balance:?}"
            );
        }
        for lang in Lang::ALL {
            for (turn, told) in analysis.turns(lang) {
                assert_eq!(playing.decided_by(turn.decision), Some(turn.seat));
                assert!(!told.played.is_empty() && !told.better.is_empty());
                let earlier = playing.at(turn.decision.before());
                let decision = earlier.decision(turn.seat, lang).expect("a decision");
                assert_eq!(told.prompt, decision.prompt);
                assert_eq!(told.played, decision.choices[turn.played].label);
                let action = playing.action(turn.decision).expect("an action");
                assert_eq!(decision.choices[turn.played].action, action);
            }
        }
    }
}

#[test]
fn the_same_game_is_told_the_same() {
    let kind: &'static dyn AnyGame = &ErasedGame::<Toy>::NEW;
    let playing = played(kind, Level::Easy, 9);
    let study = || finished(playing.study(Level::Medium).expect("it is over"));
    assert_eq!(study(), study());
}

#[test]
fn a_game_that_is_going_on_is_not_studied() {
    for kind in all_kinds() {
        assert!(begun(kind, 1).study(Level::Easy).is_none(), "{}", kind.id());
    }
}

#[test]
fn where_nothing_is_rolled_there_is_no_luck() {
    let kind: &'static dyn AnyGame = &ErasedGame::<Toy>::NEW;
    let playing = played(kind, Level::Medium, 3);
    let course = finished(playing.study(Level::Medium).expect("over")).course;
    assert!(course.chance, "the toy has a die");
    let luck: f64 = course.balance.iter().map(|one| one.luck).sum();
    assert!(luck.abs() < 1e-6, "what one gains by luck another loses");

    // Who never throws leaves nothing to luck.
    let mut playing = begun(kind, 3);
    while let Some(seat) = playing.to_act().first() {
        let decision = playing.decision(seat, LANG).expect("a decision");
        let throws = |one: &catalog::Choice| one.action == serde_json::json!("throw");
        let choice = decision.choices.iter().position(|one| !throws(one));
        let index = choice.expect("nobody has to throw");
        playing.play_choice(seat, index).expect("legal");
    }
    let course = finished(playing.study(Level::Medium).expect("over")).course;
    assert!(!course.chance);
    for balance in &course.balance {
        assert!(
            balance.luck == 0.0 && balance.luck_error == 0.0,
            "{balance:?}"
        );
    }
}

fn advice(playing: &dyn AnyPlaying, seat: Seat, level: Level, number: u64) -> Option<Advice> {
    Some(playing.question(seat)?.advice(level, number))
}

#[test]
fn advice_is_the_bots_own_choice_with_what_can_be_expected() {
    for kind in all_kinds() {
        let mut playing = begun(kind, 5);
        for number in 0..20_u64 {
            let Some(seat) = playing.to_act().first() else {
                break;
            };
            // One whose thoughts are counted, not timed: the same number is the same choice.
            let level = Level::Easy;
            let advice = advice(playing.as_ref(), seat, level, number).expect("to act");
            assert_eq!(Some(advice.choice), playing.bot_choice(seat, level, number));
            for shares in [&advice.before, &advice.after] {
                let all: f64 = shares.iter().sum();
                assert!((all - 1.0).abs() < 1e-6 && shares.iter().all(|&share| share >= 0.0));
            }
            for other in Seat::all(playing.seats()) {
                let asked = playing.question(other);
                assert_eq!(asked.is_some(), playing.to_act().contains(other));
            }
            playing.play_choice(seat, advice.choice).expect("legal");
        }
    }
}
