//! A game and a running game as objects.

use std::num::NonZero;

use bots::{Level, Simulation};
use catalog::{AnyPlaying, Catalog, Kind, Of, Problem};
use engine::{Seat, Seed, Viewer};
use serde_json::{Value, json};
use testkit::{Toy, take_counts};
use words::Lang;

static TOYS: &[&dyn Kind] = &[&Of::<Toy>::NEW];
const CATALOG: Catalog = Catalog::of(TOYS);
const LANG: Lang = Lang::En;

fn toy() -> &'static dyn Kind {
    CATALOG.find("toy", LANG).expect("there is a toy")
}

fn new_game(seed: u64) -> Box<dyn AnyPlaying> {
    let mut header = toy().header(2);
    header.seed = Some(Seed::from_number(seed));
    toy().open(header, LANG).expect("two can play")
}

/// Random bots play to the end.
fn finish(playing: &mut dyn AnyPlaying) {
    while let Some(seat) = playing.to_act().first() {
        let number = playing.decisions() as u64;
        let choice = playing
            .bot_choice(seat, Level::Random, number)
            .expect("the seat is to act");
        playing.play_choice(seat, choice, LANG).expect("legal");
    }
}

fn code(result: Result<impl Sized, Problem>) -> &'static str {
    result.err().expect("it should not work").code
}

#[test]
fn what_a_seat_can_do_is_listed_once_for_a_decision() {
    let mut playing = new_game(4);
    while let Some(seat) = playing.to_act().first() {
        take_counts();
        playing.decision(seat, LANG).expect("the seat is to act");
        let question = playing.question(seat).expect("the seat is to act");
        let choice = question.choice(Level::Random, 1);
        playing.play_choice(seat, choice, LANG).expect("legal");
        assert_eq!(take_counts().lists, 1);
    }
}

#[test]
fn the_last_lines_of_the_log_are_its_end_and_nothing_else_is_said() {
    let mut playing = new_game(1);
    finish(playing.as_mut());
    for viewer in Viewer::all(playing.seats()) {
        let mut all = playing.log(0, viewer, LANG).expect("may look");
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
    let problem = CATALOG
        .find("chess", Lang::Nl)
        .err()
        .expect("no chess here");
    assert_eq!(problem.code, "unknown-game");
    assert_eq!(problem.message, "Er is geen spel 'chess'; er zijn: toy.");
}

#[test]
fn headers_with_faults_are_refused() {
    let mut header = toy().header(2);
    assert_eq!(code(toy().open(header.clone(), LANG)), "unseeded");
    header.seats = 7;
    assert_eq!(code(toy().open(header.clone(), LANG)), "wrong-seats");
    header.rules = 9;
    header.seats = 2;
    assert_eq!(code(toy().open(header.clone(), LANG)), "wrong-rules");
    header.rules = 1;
    header.options.insert("shrt".to_owned(), "yes".to_owned());
    header.options.insert("die".to_owned(), "two".to_owned());
    let problem = toy().open(header.clone(), LANG).unwrap_err();
    assert_eq!(problem.code, "bad-option");
    assert!(problem.message.contains("'shrt'") && problem.message.contains("'two'"));
    header.options.clear();
    header.data = Some("\nrounds = { value = 99, source = \"memory\" }\npurse = { value = 1, source = \"memory\" }".to_owned());
    let problem = toy().open(header, Lang::Hu).unwrap_err();
    assert_eq!(problem.code, "bad-data");
    let reasons: Vec<&str> = problem.reasons.iter().map(|r| r.message.as_str()).collect();
    assert_eq!(reasons.len(), 2);
    assert!(reasons[0].starts_with("2. sor: rounds") && reasons[1].starts_with("3. sor: purse"));
}

#[test]
fn data_are_listed_with_their_source() {
    let data = toy().data_list(None, LANG).expect("the own file is right");
    assert_eq!(data[0].path, "purse");
    assert_eq!(data[0].source, engine::data::Source::Reconstructed);
    assert_eq!(code(toy().data_list(Some("rounds = 3"), LANG)), "bad-data");
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

    playing
        .play(Seat(0), &json!({"bid": 1}), LANG)
        .expect("legal");
    assert_eq!(code(playing.decision(Seat(0), LANG)), "not-your-turn");
    assert_eq!(playing.decided_by(1), Some(Seat(0)));
    assert_eq!(playing.decided_by(0), None);
    assert_eq!(playing.action(1), Some(json!({"bid": 1})));
    assert_eq!(playing.action(2), None);
    playing.undo(Seat(0), LANG).expect("nothing was shown");
    assert_eq!(playing.decisions(), 0);
}

#[test]
fn what_is_not_allowed_changes_nothing() {
    let mut playing = new_game(1);
    let before = playing.state();
    for (seat, action, expected) in [
        (0, json!({"bid": 250}), "not-allowed"),
        (0, json!("throw"), "out-of-place"),
        (0, json!({"bid": 1000}), "bad-action"),
        (0, json!({"steal": 1}), "bad-action"),
        (0, Value::Null, "bad-action"),
        (9, json!("throw"), "unknown-seat"),
    ] {
        assert_eq!(code(playing.check(Seat(seat), &action, LANG)), expected);
        assert_eq!(code(playing.play(Seat(seat), &action, LANG)), expected);
    }
    assert_eq!(
        code(playing.play_choice(Seat(0), 99, LANG)),
        "unknown-choice"
    );
    assert_eq!(
        code(playing.view(Viewer::Seat(Seat(9)), LANG)),
        "unknown-seat"
    );
    assert_eq!(
        code(playing.log(0, Viewer::Seat(Seat(9)), LANG)),
        "unknown-seat"
    );
    assert_eq!(code(playing.undo(Seat(0), LANG)), "undo-nothing");
    assert_eq!(playing.seat_name(Seat(9), LANG), "");
    assert_eq!(playing.state(), before);
}

#[test]
fn each_viewer_reads_his_own_log() {
    let mut playing = new_game(1);
    playing
        .play(Seat(0), &json!({"bid": 2}), LANG)
        .expect("legal");
    let line = |viewer| {
        playing.log(0, viewer, LANG).expect("a viewer")[0]
            .line
            .text
            .clone()
    };
    assert_eq!(line(Viewer::Seat(Seat(0))), "Red bids 2.");
    assert_eq!(line(Viewer::Seat(Seat(1))), "Red has bid.");
    assert_eq!(line(Viewer::Spectator), "Red has bid.");
    assert!(
        playing
            .log(2, Viewer::Spectator, LANG)
            .expect("a viewer")
            .is_empty()
    );
}

#[test]
fn a_chronicle_can_be_read_again_and_not_be_tampered_with() {
    let mut playing = new_game(5);
    finish(playing.as_mut());
    assert!(playing.result(LANG).is_some());
    assert_eq!(code(playing.decision(Seat(0), LANG)), "game-over");
    let text = playing.chronicle();
    let again = CATALOG.read(&text, LANG).expect("just written");
    assert_eq!(again.fingerprint(), playing.fingerprint());
    assert_eq!(again.at(0).decisions(), 0);
    assert_eq!(again.at(2).to_act(), playing.at(2).to_act());

    let lines: Vec<&str> = text.lines().collect();
    let without = |line: usize| {
        let mut rest = lines.clone();
        rest.remove(line);
        rest.join("\n")
    };
    assert_eq!(code(CATALOG.read("", LANG)), "malformed");
    assert_eq!(
        code(CATALOG.read(&without(lines.len() - 1), LANG)),
        "cut-off"
    );
    assert_eq!(code(CATALOG.read(&without(1), LANG)), "tampered");
    let cheated = text.replacen("[0,{\"bid\":", "[0,{\"bid\":7", 1);
    let problem = CATALOG.read(&cheated, LANG).unwrap_err();
    assert_eq!((problem.code, problem.rule), ("illegal-decision", "2.1"));
    let other = text.replacen("\"hash\":\"", "\"hash\":\"0", 1);
    assert_eq!(code(CATALOG.read(&other, LANG)), "tampered");
    let other = text.replacen("\"game\":\"toy\"", "\"game\":\"chess\"", 1);
    assert_eq!(code(CATALOG.read(&other, LANG)), "unknown-game");
}

#[test]
fn a_state_can_be_loaded_if_it_is_possible() {
    let mut playing = new_game(5);
    playing.play_choice(Seat(0), 1, LANG).expect("legal");
    let mut header = toy().header(2);
    header.start = Some(playing.state());
    let loaded = toy()
        .open(header.clone(), LANG)
        .expect("it was reached by play");
    assert_eq!(loaded.fingerprint(), playing.fingerprint());
    let mut finished = loaded.clone();
    finish(finished.as_mut());
    CATALOG
        .read(&finished.chronicle(), LANG)
        .expect("a chronicle may begin anywhere");

    let mut state = playing.state();
    state["round"] = json!(77);
    state["leader"] = json!(3);
    header.start = Some(state);
    let problem = toy().open(header.clone(), LANG).unwrap_err();
    assert_eq!(problem.code, "impossible-state");
    let rules: Vec<&str> = problem.reasons.iter().map(|reason| reason.rule).collect();
    assert_eq!(rules, ["1.1", "3.1"]);
    header.start = Some(json!({"round": "first"}));
    assert_eq!(code(toy().open(header, LANG)), "bad-state");
}

#[test]
fn simulations_do_not_depend_on_the_number_of_threads() {
    let run = |threads| {
        let simulation = Simulation {
            games: 50,
            seed: 1,
            bots: vec![Level::Random; 3],
            threads: NonZero::new(threads).expect("not zero"),
        };
        let mut tally = toy()
            .simulate(&toy().header(3), &simulation, &|_| {}, LANG)
            .expect("three can play");
        tally.cpu_seconds = 0.0;
        tally
    };
    let tally = run(1);
    assert_eq!(tally, run(3));
    assert_eq!((tally.games, tally.dead_ends), (50, 0));
    assert_eq!(tally.outcomes.values().sum::<u64>(), 50);
}
