//! A game and a running game as objects.

use std::num::NonZero;

use bots::{Level, Simulation};
use catalog::{
    AnyGame, AnyPlaying, Catalog, ErasedGame, ErrorCode, ErrorReport, GameError, Tell, TellError,
};
use engine::{DecisionNumber, Seat, Seed, Viewer};
use serde_json::{Value, json};
use testkit::{Toy, take_counts};
use words::Lang;

static TOYS: &[&dyn AnyGame] = &[&ErasedGame::<Toy>::NEW];
const CATALOG: Catalog = Catalog::of(TOYS);
const LANG: Lang = Lang::En;

fn toy() -> &'static dyn AnyGame {
    CATALOG.find("toy").expect("there is a toy")
}

fn new_game(seed: u64) -> Box<dyn AnyPlaying> {
    let mut header = toy().header(2);
    header.seed = Some(Seed::from_number(seed));
    toy().open(header).expect("two can play")
}

/// Random bots play to the end.
fn finish(playing: &mut dyn AnyPlaying) {
    while let Some(seat) = playing.to_act().first() {
        let number = playing.decisions().0.into();
        let choice = playing
            .bot_choice(seat, Level::Random, number)
            .expect("the seat is to act");
        playing.play_choice(seat, choice).expect("legal");
    }
}

fn report(result: Result<impl Sized, impl Tell>) -> ErrorReport {
    result.told(LANG).err().expect("it should not work")
}

fn code(result: Result<impl Sized, impl Tell>) -> ErrorCode {
    report(result).code
}

#[test]
fn what_a_seat_can_do_is_listed_once_for_a_decision() {
    let mut playing = new_game(4);
    while let Some(seat) = playing.to_act().first() {
        take_counts();
        playing.decision(seat, LANG).expect("the seat is to act");
        let question = playing.question(seat).expect("the seat is to act");
        let choice = question.choice(Level::Random, 1);
        playing.play_choice(seat, choice).expect("legal");
        assert_eq!(take_counts().lists, 1);
    }
}

#[test]
fn the_last_lines_of_the_log_are_its_end_and_nothing_else_is_said() {
    let mut playing = new_game(1);
    finish(playing.as_mut());
    for viewer in Viewer::all(playing.seats()) {
        let mut all = playing
            .log(DecisionNumber::SET_UP, viewer, LANG)
            .expect("may look");
        all.reverse();
        for most in 0..=all.len() + 1 {
            take_counts();
            let last = playing.last_lines(most, viewer, LANG).expect("may look");
            assert_eq!(take_counts().sentences, last.len());
            assert_eq!(last, all[..most.min(all.len())]);
        }
    }
}

#[test]
fn unknown_games_are_told_with_those_that_there_are() {
    let problem = CATALOG.find("chess").told(Lang::Nl).err();
    let problem = problem.expect("no chess here");
    assert_eq!(problem.code, ErrorCode::UnknownGame);
    assert_eq!(
        problem.message,
        "Er is geen spel 'chess'. De spellen zijn: toy."
    );
}

#[test]
fn headers_with_faults_are_refused() {
    let mut header = toy().header(2);
    assert_eq!(code(toy().open(header.clone())), ErrorCode::Unseeded);
    header.seats = 7;
    assert_eq!(code(toy().open(header.clone())), ErrorCode::WrongSeats);
    header.rules = 9;
    header.seats = 2;
    assert_eq!(code(toy().open(header.clone())), ErrorCode::WrongRules);
    header.rules = 1;
    header.options.insert("shrt".to_owned(), "yes".to_owned());
    header.options.insert("die".to_owned(), "two".to_owned());
    let problem = report(toy().open(header.clone()));
    assert_eq!(problem.code, ErrorCode::BadOption);
    assert!(problem.message.contains("'shrt'") && problem.message.contains("'two'"));
    header.options.clear();
    header.data = Some("\nrounds = { value = 99, source = \"memory\" }\npurse = { value = 1, source = \"memory\" }".to_owned());
    let problem = toy().open(header).told(Lang::Hu).unwrap_err();
    assert_eq!(problem.code, ErrorCode::BadData);
    let reasons: Vec<&str> = problem.reasons.iter().map(|r| r.message.as_str()).collect();
    assert_eq!(reasons.len(), 2);
    assert!(
        reasons[0].starts_with("2. sor (rounds): ") && reasons[1].starts_with("3. sor (purse): ")
    );
}

#[test]
fn data_are_listed_with_their_source() {
    let data = toy().data_list(None).expect("the own file is right");
    assert_eq!(data[0].path, "purse");
    assert_eq!(data[0].source, engine::data::Source::Reconstructed);
    assert_eq!(
        code(toy().data_list(Some("rounds = 3"))),
        ErrorCode::BadData
    );
}

#[test]
fn a_decision_tells_everything_that_a_player_needs() {
    let mut playing = new_game(1);
    let decision = playing.decision(Seat(0), LANG).expect("all bid");
    assert_eq!(decision.prompt, "Red: bid in secret");
    assert_eq!(decision.rule, "2.1");
    assert_eq!(decision.choices[1].label, "Bid 1 coin");
    assert_eq!(decision.choices[1].anchor.as_str(), "coin:1");
    assert_eq!(decision.choices[1].action, json!({"bid": 1}));
    let refused = playing
        .why_not(Seat(0), Some("coin:6"), LANG)
        .expect("asked in time");
    assert_eq!(refused.len(), 1);
    assert_eq!(refused[0].problem.rule, "2.1");
    let all = playing.why_not(Seat(0), None, LANG).expect("asked in time");
    assert_eq!(all.len() + decision.choices.len(), 7);

    playing.play(Seat(0), &json!({"bid": 1})).expect("legal");
    assert_eq!(
        code(playing.decision(Seat(0), LANG)),
        ErrorCode::NotYourTurn
    );
    let first = DecisionNumber(1);
    assert_eq!(playing.decided_by(first), Some(Seat(0)));
    assert_eq!(playing.decided_by(DecisionNumber::SET_UP), None);
    assert_eq!(playing.last_decision_of(Seat(0)), Some(first));
    assert_eq!(playing.last_decision_of(Seat(1)), None);
    assert_eq!(playing.action(first), Some(json!({"bid": 1})));
    assert_eq!(playing.action(first.next()), None);
    playing.undo(Seat(0)).expect("nothing was shown");
    assert_eq!(playing.decisions(), DecisionNumber::SET_UP);
}

#[test]
fn what_is_not_allowed_changes_nothing() {
    let mut playing = new_game(1);
    let before = playing.state();
    for (seat, action, expected) in [
        (0, json!({"bid": 250}), ErrorCode::NotAllowed),
        (0, json!("throw"), ErrorCode::OutOfPlace),
        (0, json!({"bid": 1000}), ErrorCode::BadAction),
        (0, json!({"steal": 1}), ErrorCode::BadAction),
        (0, Value::Null, ErrorCode::BadAction),
        (9, json!("throw"), ErrorCode::UnknownSeat),
    ] {
        assert_eq!(code(playing.check(Seat(seat), &action)), expected);
        assert_eq!(code(playing.play(Seat(seat), &action)), expected);
    }
    assert_eq!(
        code(playing.play_choice(Seat(0), 99)),
        ErrorCode::UnknownChoice
    );
    assert_eq!(
        code(playing.view(Viewer::Seat(Seat(9)))),
        ErrorCode::UnknownSeat
    );
    assert_eq!(
        code(playing.log(DecisionNumber::SET_UP, Viewer::Seat(Seat(9)), LANG)),
        ErrorCode::UnknownSeat
    );
    assert_eq!(code(playing.undo(Seat(0))), ErrorCode::UndoNothing);
    assert_eq!(playing.seat_name(Seat(9), LANG), "");
    assert_eq!(playing.state(), before);
}

#[test]
fn a_refusal_is_told_in_any_language_after_the_game_has_gone_on() {
    let mut playing = new_game(1);
    let refusal = playing.play(Seat(0), &json!({"bid": 6})).unwrap_err();
    let same = playing.check(Seat(0), &json!({"bid": 6})).unwrap_err();
    let other = playing.check(Seat(0), &json!("throw")).unwrap_err();
    assert!(refusal == same && refusal != other);
    finish(playing.as_mut());
    drop(playing);
    let GameError::Rejected(rejection) = &refusal else {
        panic!("{refusal:?}");
    };
    let engine::Cause::Game(reason) = &rejection.cause else {
        panic!("{rejection:?}");
    };
    assert_eq!(reason.data(), json!({"too-few-coins": {"coins": 3}}));
    assert_eq!(
        Lang::ALL.map(|lang| refusal.tell(lang).message),
        [
            "There are only 3 coins in the purse.",
            "Er zitten maar 3 munten in de buidel.",
            "Csak 3 érme van az erszényben."
        ]
    );
}

#[test]
fn each_viewer_reads_their_own_log() {
    let mut playing = new_game(1);
    playing.play(Seat(0), &json!({"bid": 2})).expect("legal");
    let line = |viewer| {
        playing
            .log(DecisionNumber::SET_UP, viewer, LANG)
            .expect("a viewer")[0]
            .line
            .text
            .clone()
    };
    assert_eq!(line(Viewer::Seat(Seat(0))), "Red bids 2.");
    assert_eq!(line(Viewer::Seat(Seat(1))), "Red has bid.");
    assert_eq!(line(Viewer::Spectator), "Red has bid.");
    assert!(
        playing
            .log(DecisionNumber(2), Viewer::Spectator, LANG)
            .expect("a viewer")
            .is_empty()
    );
}

#[test]
fn a_chronicle_can_be_read_again_and_not_be_tampered_with() {
    let mut playing = new_game(5);
    finish(playing.as_mut());
    assert!(playing.result(LANG).is_some());
    assert_eq!(code(playing.decision(Seat(0), LANG)), ErrorCode::GameOver);
    let text = playing.chronicle();
    let again = CATALOG.read(&text).expect("just written");
    assert_eq!(again.fingerprint(), playing.fingerprint());
    let (first, second) = (DecisionNumber::SET_UP, DecisionNumber(2));
    assert_eq!(again.at(first).decisions(), first);
    assert_eq!(again.at(second).to_act(), playing.at(second).to_act());

    let lines: Vec<&str> = text.lines().collect();
    let without = |line: usize| {
        let mut rest = lines.clone();
        rest.remove(line);
        rest.join("\n")
    };
    assert_eq!(code(CATALOG.read("")), ErrorCode::Malformed);
    assert_eq!(
        code(CATALOG.read(&without(lines.len() - 1))),
        ErrorCode::CutOff
    );
    assert_eq!(code(CATALOG.read(&without(1))), ErrorCode::Tampered);
    let cheated = text.replacen("[0,{\"bid\":", "[0,{\"bid\":7", 1);
    let problem = report(CATALOG.read(&cheated));
    assert_eq!(
        (problem.code, problem.rule),
        (ErrorCode::IllegalDecision, "2.1")
    );
    let other = text.replacen("\"hash\":\"", "\"hash\":\"0", 1);
    assert_eq!(code(CATALOG.read(&other)), ErrorCode::Tampered);
    let other = text.replacen("\"game\":\"toy\"", "\"game\":\"chess\"", 1);
    assert_eq!(code(CATALOG.read(&other)), ErrorCode::UnknownGame);
}

#[test]
fn a_state_can_be_loaded_if_it_is_possible() {
    let mut playing = new_game(5);
    playing.play_choice(Seat(0), 1).expect("legal");
    let mut header = toy().header(2);
    header.start = Some(playing.state());
    let loaded = toy().open(header.clone()).expect("it was reached by play");
    assert_eq!(loaded.fingerprint(), playing.fingerprint());
    let mut finished = loaded.clone();
    finish(finished.as_mut());
    CATALOG
        .read(&finished.chronicle())
        .expect("a chronicle may begin anywhere");

    let mut state = playing.state();
    state["round"] = json!(77);
    state["leader"] = json!(3);
    header.start = Some(state);
    let problem = report(toy().open(header.clone()));
    assert_eq!(problem.code, ErrorCode::ImpossibleState);
    let rules: Vec<&str> = problem.reasons.iter().map(|reason| reason.rule).collect();
    assert_eq!(rules, ["1.1", "3.1"]);
    header.start = Some(json!({"round": "first"}));
    assert_eq!(code(toy().open(header)), ErrorCode::BadState);
}

#[test]
fn simulations_do_not_depend_on_the_number_of_threads() {
    let run = |threads| {
        let simulation = Simulation {
            games: 50,
            seed: 1,
            bots: vec![Level::Random.into(); 3],
            threads: NonZero::new(threads).expect("not zero"),
        };
        let mut tally = toy()
            .simulate(&toy().header(3), &simulation, &|_| {})
            .expect("three can play");
        tally.cpu_seconds = 0.0;
        tally
    };
    let tally = run(1);
    assert_eq!(tally, run(3));
    assert_eq!((tally.games, tally.dead_ends), (50, 0));
    assert_eq!(tally.outcomes.values().sum::<u64>(), 50);
}

/// A rule's number is the same in every language; a heading is English and belongs to programs only.
#[test]
fn a_sentence_names_a_rule_by_its_number_and_never_by_an_english_heading() {
    let told = |rule| {
        let report = ErrorReport {
            rule,
            ..ErrorReport::new(ErrorCode::BadData, "Dat kan niet.".to_owned())
        };
        (report.to_string(), json!(report)["rule"].clone())
    };
    assert_eq!(
        told("6.15"),
        ("Dat kan niet. (6.15)".to_owned(), json!("6.15"))
    );
    assert_eq!(
        told("Set-up"),
        ("Dat kan niet.".to_owned(), json!("Set-up"))
    );
}
