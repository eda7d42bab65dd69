//! Advice and the study of finished games, for every game on the list.

use bots::{Advice, Level};
use catalog::{AnyGame, AnyPlaying, AnyStudy, ErasedGame};
use engine::{Seat, Seed};
use serde_json::json;
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
        for balance in &course.balance {
            assert!(balance.mistakes <= balance.actions && balance.actions > 0);
            assert!(balance.given_away > -1e-9, "{balance:?}");
        }
        assert_eq!(course.rounds.first().map(|one| one.after.0), Some(0));
        let mut told_of = std::collections::BTreeSet::new();
        for turn in &course.turns {
            assert!(turn.cost() > 0.0, "{turn:?}");
            assert!(told_of.insert((turn.seat, turn.round)), "one a round");
        }
        assert!(
            course
                .turns
                .is_sorted_by(|one, other| one.cost() >= other.cost())
        );
        let names = |lang: Lang| move |seat: Seat| kind.title(lang).to_owned() + &seat.to_string();
        let summaries = Lang::ALL.map(|lang| analysis.summary(&names(lang), lang));
        for (one, other) in [(0, 1), (1, 2), (0, 2)] {
            for (one, other) in summaries[one].iter().zip(&summaries[other]) {
                assert!(!one.is_empty() && one != other, "{one}");
            }
        }
        for lang in Lang::ALL {
            for (turn, told) in analysis.turns(lang) {
                assert_eq!(playing.decided_by(turn.decision), Some(turn.seat));
                assert!(!told.played.is_empty() && !told.better.is_empty());
                let earlier = playing.at(turn.decision.before());
                let decision = earlier.decision(turn.seat, lang).expect("a decision");
                assert_eq!(told.prompt, decision.prompt);
                assert_eq!(told.played, decision.choices[turn.played].label);
                assert_eq!(told.better, decision.choices[turn.better].label);
                let action = playing.action(turn.decision).expect("an action");
                assert_eq!(decision.choices[turn.played].action, action);
            }
        }
    }
}

/// The toy in its last round, just before the leader throws or holds, with so many points for the leader.
fn nearly_over(points: u8) -> (Box<dyn AnyPlaying>, Seat) {
    let kind: &'static dyn AnyGame = &ErasedGame::<Toy>::NEW;
    let mut header = kind.header(2);
    header.options.insert("short".to_owned(), "yes".to_owned());
    header.seed = Some(Seed::from_number(1));
    let mut playing = kind.open(header.clone()).expect("two can play");
    loop {
        let seat = playing.to_act().first().expect("it is not over");
        let decision = playing.decision(seat, LANG).expect("a decision");
        if decision
            .choices
            .iter()
            .any(|one| one.action == json!("throw"))
        {
            let mut start = playing.state();
            start["points"][seat.index()] = json!(points);
            header.seed = None;
            header.start = Some(start);
            return (kind.open(header).expect("possible"), seat);
        }
        playing.play_choice(seat, 0).expect("legal");
    }
}

/// However sure the victory is: whoever could throw and get 3.5 points on average is not told to hold and take 2.
#[test]
fn where_every_share_is_the_same_points_are_advised() {
    let (playing, seat) = nearly_over(100);
    let decision = playing.decision(seat, LANG).expect("a decision");
    for seed in 0..8 {
        let advice = advice(playing.as_ref(), seat, Level::Random, seed).expect("to act");
        let chosen = &decision.choices[advice.choice];
        assert_eq!(chosen.action, json!("throw"), "{advice:?}");
        assert!(advice.after[seat.index()] > 0.99);
        let (before, after) = advice.points.expect("points");
        let next = advice.next.expect("to hold");
        let held = next.points.expect("points");
        assert!(next.is_worse && (held - 102.0).abs() < 1e-9, "{held}");
        assert!(held < before && before < after, "{held} {before} {after}");
    }
}

/// What first thoughts choose is one of the choices: where there are two, it is worth no more than the better and no less than the worse.
#[test]
fn before_and_after_are_on_one_scale() {
    let mut compared = 0;
    for kind in all_kinds() {
        let mut playing = begun(kind, 5);
        let mut left = 3;
        for number in 0..60_u64 {
            let Some(seat) = playing.to_act().first() else {
                break;
            };
            let choices = playing.decision(seat, LANG).expect("to act").choices.len();
            let here = playing.clone();
            let choice = playing.bot_choice(seat, Level::Easy, number);
            playing
                .play_choice(seat, choice.expect("to act"))
                .expect("legal");
            if choices == 2 && left > 0 {
                left -= 1;
                let advice = advice(here.as_ref(), seat, Level::Easy, number).expect("to act");
                // What is dominated is not even tried.
                let Some(next) = &advice.next else {
                    continue;
                };
                assert_ne!(next.choice, advice.choice);
                assert_eq!(next.points.is_some(), advice.points.is_some());
                let (before, after) = (advice.before[seat.index()], advice.after[seat.index()]);
                let (least, most) = (after.min(next.share), after.max(next.share));
                let within = least - 0.05 <= before && before <= most + 0.05;
                assert!(within, "{}: {advice:?}", kind.id());
                compared += 1;
            }
        }
    }
    assert!(compared >= 5, "only {compared}");
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
        let throws = |one: &catalog::Choice| one.action == json!("throw");
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
fn advice_is_the_bots_own_choice_unless_another_is_surely_better() {
    let (mut same, mut all) = (0, 0);
    for kind in all_kinds() {
        let mut playing = begun(kind, 5);
        for number in 0..20_u64 {
            let Some(seat) = playing.to_act().first() else {
                break;
            };
            // One whose thoughts are counted, not timed: the same number is the same choice.
            let level = Level::Easy;
            let advice = advice(playing.as_ref(), seat, level, number).expect("to act");
            let own = playing.bot_choice(seat, level, number);
            let next = advice.next.as_ref();
            if own == Some(advice.choice) {
                same += 1;
            } else if let Some(next) = next.filter(|next| Some(next.choice) == own) {
                // Something else was better beyond doubt, or brings more points.
                assert!(next.is_worse || advice.points.is_some(), "{advice:?}");
            } else {
                // So it was, and there is a third choice that is better than the bot's own too.
                assert!(next.is_some(), "{advice:?}");
            }
            all += 1;
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
    // Most often the bot was right.
    assert!(2 * same > all, "{same} of {all}");
}
