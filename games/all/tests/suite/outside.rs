//! Whatever comes from outside, a game answers and does not panic: states, actions and chronicles that are
//! almost right.

use bots::Level;
use catalog::{AnyGame, AnyPlaying, ErasedGame, Tell};
use engine::{DecisionNumber, Rng, Viewer};
use serde_json::{Value, json};
use testkit::Toy;
use words::Lang;

const LANG: Lang = Lang::En;

fn kinds() -> impl Iterator<Item = &'static dyn AnyGame> {
    let toy: &'static dyn AnyGame = &ErasedGame::<Toy>::NEW;
    games::all().kinds().chain([toy])
}

/// A game after some random decisions.
fn some_game(kind: &dyn AnyGame, rng: &mut Rng) -> Box<dyn AnyPlaying> {
    let mut header = kind.header(*kind.seats().start());
    header.seed = Some(rng.seed());
    let mut playing = kind.open(header).expect("the default options are possible");
    play_on(playing.as_mut(), rng, 150);
    playing
}

/// Makes up to so many random decisions.
fn play_on(playing: &mut dyn AnyPlaying, rng: &mut Rng, most: usize) {
    for _ in 0..rng.below(most) {
        let Some(seat) = playing.to_act().first() else {
            return;
        };
        let choice = playing
            .bot_choice(seat, Level::Random, rng.bits())
            .expect("who is to act has a choice");
        playing.play_choice(seat, choice).expect("it was listed");
    }
}

/// How many values there are inside, this one included.
fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum(),
        _ => 0,
    }
}

/// Replaces the value with this number by something like it.
fn replace(value: &mut Value, number: &mut usize, rng: &mut Rng) {
    if *number == 0 {
        *value = something_like(value, rng);
    }
    *number = number.wrapping_sub(1);
    match value {
        Value::Array(items) => {
            for item in items {
                replace(item, number, rng);
            }
        }
        Value::Object(fields) => {
            for field in fields.values_mut() {
                replace(field, number, rng);
            }
        }
        _ => {}
    }
}

fn something_like(value: &Value, rng: &mut Rng) -> Value {
    match (value, rng.below(8)) {
        (_, 0) => Value::Null,
        (Value::Number(number), 1) => json!(number.as_i64().unwrap_or(0) + 1),
        (Value::Number(number), 2) => json!(number.as_i64().unwrap_or(0) - 1),
        (Value::Number(_), 3) => json!(255),
        (Value::Number(_), 4) => json!(u64::MAX),
        (Value::Number(_), 5) => json!(-1),
        (Value::Number(_), _) => json!(rng.below(12)),
        (Value::Array(items), 1 | 2) => {
            let mut items = items.clone();
            items.pop();
            json!(items)
        }
        (Value::Array(items), 3..) => {
            let mut items = items.clone();
            items.reverse();
            items.extend(items.first().cloned());
            json!(items)
        }
        (Value::Bool(is), _) => json!(!is),
        (Value::Null, _) => json!(rng.below(3)),
        (Value::String(text), 1..4) => json!(format!("{text}x")),
        _ => json!(rng.below(5)),
    }
}

fn spoil(value: &Value, rng: &mut Rng) -> Value {
    let mut spoiled = value.clone();
    for _ in 0..=rng.below(2) {
        let mut number = rng.below(count(&spoiled));
        replace(&mut spoiled, &mut number, rng);
    }
    spoiled
}

/// Asks everything that can be asked.
fn ask(playing: &dyn AnyPlaying) {
    for viewer in Viewer::all(playing.seats()) {
        playing.view(viewer).expect("a viewer");
        playing.position(viewer, LANG).expect("a viewer");
        playing
            .log(DecisionNumber::SET_UP, viewer, LANG)
            .expect("a viewer");
    }
    for seat in playing.to_act().iter() {
        let decision = playing.decision(seat, LANG).expect("the seat is to act");
        assert!(
            !decision.choices.is_empty(),
            "a dead end: {}",
            playing.state()
        );
        playing
            .why_not(seat, None, LANG)
            .expect("the seat is to act");
    }
    playing.round(LANG);
    assert_eq!(playing.result(LANG).is_some(), playing.to_act().is_empty());
}

#[test]
fn a_spoiled_state_is_refused_or_can_be_played() {
    for kind in kinds() {
        let mut rng = Rng::new(1);
        let (mut refused, mut played) = (0, 0);
        for _ in 0..25 {
            let playing = some_game(kind, &mut rng);
            let state = playing.state();
            for _ in 0..25 {
                let mut header = kind.header(playing.seats());
                header.start = Some(spoil(&state, &mut rng));
                match kind.open(header) {
                    Err(problem) => {
                        assert!(!problem.tell(LANG).message.is_empty());
                        refused += 1;
                    }
                    Ok(mut loaded) => {
                        ask(loaded.as_ref());
                        play_on(loaded.as_mut(), &mut rng, 50);
                        ask(loaded.as_ref());
                        played += 1;
                    }
                }
            }
        }
        // How many pass depends on how strict the game is; that some do and most do not shows that both ways were tried.
        assert!(
            refused > played && played > 0,
            "{}: of 625 spoiled states {refused} were refused and {played} could be played; a state that differs in nothing \
             that matters must be accepted, and most others refused (Game::faults)",
            kind.id()
        );
    }
}

#[test]
fn a_spoiled_action_is_refused_or_one_of_the_choices() {
    for kind in kinds() {
        let mut rng = Rng::new(2);
        for _ in 0..60 {
            let mut playing = some_game(kind, &mut rng);
            let Some(seat) = playing.to_act().first() else {
                continue;
            };
            let choices = playing.decision(seat, LANG).expect("to act").choices;
            let before = playing.state();
            for choice in choices.iter().take(20) {
                let action = spoil(&choice.action.value(), &mut rng);
                if playing.play(seat, &action).is_ok() {
                    assert!(
                        choices.iter().any(|choice| choice.action == action),
                        "{action}"
                    );
                    playing = playing.at(playing.decisions().before());
                }
                assert_eq!(playing.state(), before);
            }
        }
    }
}

#[test]
fn a_spoiled_chronicle_is_refused_or_genuine() {
    for kind in kinds() {
        let mut rng = Rng::new(3);
        for _ in 0..20 {
            let text = some_game(kind, &mut rng).chronicle();
            for _ in 0..20 {
                let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
                let at = rng.below(lines.len());
                match rng.below(4) {
                    0 => drop(lines.remove(at)),
                    1 => lines.truncate(at),
                    2 => lines.swap(at, text.lines().count() / 2),
                    _ => {
                        let line = serde_json::from_str(&lines[at]).expect("JSON");
                        lines[at] = spoil(&line, &mut rng).to_string();
                    }
                }
                if let Ok(read) = kind.read(&lines.join("\n")) {
                    ask(read.as_ref());
                }
            }
        }
    }
}
