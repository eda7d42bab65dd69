//! States from outside: whatever `faults` lets through can be played on to the end.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::playout::random_choice;
use engine::{Game, Options, Playing, Setup, Silent, Whim};
use kaiser::{Kaiser, State};
use serde_json::{Value, json};

/// How many mutated states are tried.
const TRIALS: u64 = 12_000;
/// How far each state that passes is played on.
const DECISIONS: usize = 400;

#[test]
fn a_state_without_faults_can_be_played_on() {
    let mut whim = Whim::new(1356);
    let mut passed = 0;
    let mut broken = BTreeMap::<String, String>::new();
    let mut game_number = 0;
    let (mut game, mut reachable) = (None, Vec::new());
    std::panic::set_hook(Box::new(|_| {}));
    for trial in 0..TRIALS {
        if trial % 400 == 0 {
            game_number += 1;
            let fresh = table(game_number);
            reachable = states(&fresh, game_number);
            game = Some(fresh);
        }
        let game = game.as_ref().expect("opened above");
        let mut json = reachable[whim.below(reachable.len())].clone();
        let words = words(&json);
        let mut changes = Vec::new();
        for _ in 0..=whim.below(3) {
            changes.push(mutate(&mut json, &words, &mut whim));
        }
        let verdict = catch_unwind(AssertUnwindSafe(|| play_on(game, &json, trial)));
        let problem = match verdict {
            Ok(Ok(true)) => {
                passed += 1;
                continue;
            }
            Ok(Ok(false)) => continue,
            Ok(Err(problem)) => problem,
            Err(panic) => panic
                .downcast_ref::<String>()
                .cloned()
                .or_else(|| panic.downcast_ref::<&str>().map(|&text| text.to_owned()))
                .map_or_else(|| "panic".to_owned(), |text| format!("panic: {text}")),
        };
        broken
            .entry(problem)
            .or_insert(format!("trial {trial}: {changes:?}"));
    }
    drop(std::panic::take_hook());
    assert!(broken.is_empty(), "{passed} passed; {broken:#?}");
    assert!(passed > 500, "only {passed} mutated states passed");
}

fn table(number: u64) -> Kaiser {
    let mut setup = Setup::new::<Kaiser>(2 + (number % 3) as u8);
    setup.options = Options::random(Kaiser::OPTIONS, &mut Whim::new(number));
    Kaiser::open(&setup).expect("all options go together")
}

/// Every state of one random game.
fn states(game: &Kaiser, number: u64) -> Vec<Value> {
    let mut whim = Whim::new(number);
    let mut state = game.start(whim.seed(), &mut Silent);
    let mut choices = Vec::new();
    let mut states = vec![serde_json::to_value(&state).expect("plain data")];
    while let Some((seat, action)) = random_choice(game, &state, &mut whim, &mut choices) {
        game.apply(&mut state, seat, action, &mut Silent);
        states.push(serde_json::to_value(&state).expect("plain data"));
    }
    states
}

/// Whether the state was let in; `Err` if it then went astray.
fn play_on(game: &Kaiser, json: &Value, trial: u64) -> Result<bool, String> {
    let Ok(state) = serde_json::from_value::<State>(json.clone()) else {
        return Ok(false);
    };
    let Ok(playing) = Playing::from_state(game.clone(), state) else {
        return Ok(false);
    };
    let mut state = playing.state().clone();
    let mut whim = Whim::new(trial);
    let mut choices = Vec::new();
    for _ in 0..DECISIONS {
        let Some((seat, action)) = random_choice(game, &state, &mut whim, &mut choices) else {
            return if game.outcome(&state).is_some() {
                Ok(true)
            } else {
                Err(format!("dead end at {:?}", state.board.step))
            };
        };
        let before = state.board.step;
        game.apply(&mut state, seat, action, &mut Silent);
        let faults = game.faults(&state);
        if !faults.is_empty() {
            return Err(format!("{action:?} at {before:?} leads to {faults:?}"));
        }
    }
    Ok(true)
}

fn words(json: &Value) -> Vec<String> {
    match json {
        Value::String(text) => vec![text.clone()],
        Value::Array(items) => items.iter().flat_map(words).collect(),
        Value::Object(fields) => fields
            .iter()
            .flat_map(|(key, value)| {
                let mut all = words(value);
                all.push(key.clone());
                all
            })
            .collect(),
        _ => Vec::new(),
    }
}

/// Changes one leaf and tells which.
fn mutate(json: &mut Value, words: &[String], whim: &mut Whim) -> String {
    match json {
        Value::Object(fields) if !fields.is_empty() => {
            let at = whim.below(fields.len());
            let (key, value) = fields.iter_mut().nth(at).expect("below the length");
            if key == "step" && whim.below(3) > 0 {
                *value = any_step(whim);
                return format!("step = {value}");
            }
            format!("{key}.{}", mutate(value, words, whim))
        }
        Value::Array(items) if !items.is_empty() => {
            let at = whim.below(items.len());
            format!("{at}.{}", mutate(&mut items[at], words, whim))
        }
        leaf => {
            *leaf = match leaf {
                Value::Number(number) => {
                    let number = number.as_i64().unwrap_or(0);
                    match whim.below(6) {
                        0 => 0.into(),
                        1 => 255.into(),
                        2 => (number - 1).into(),
                        3 => (number + whim.below(9) as i64).into(),
                        _ => (number + 1).into(),
                    }
                }
                Value::Bool(flag) => (!*flag).into(),
                Value::Null => match whim.below(4) {
                    0 => any_noble(whim),
                    1 => json!({"noble": any_noble(whim)}),
                    2 => json!({"knight": any_colour(whim)}),
                    _ => words[whim.below(words.len())].clone().into(),
                },
                Value::String(_) if whim.below(6) == 0 => Value::Null,
                _ => words[whim.below(words.len())].clone().into(),
            };
            format!("= {leaf}")
        }
    }
}

fn any<'w>(whim: &mut Whim, words: &[&'w str]) -> &'w str {
    words[whim.below(words.len())]
}

fn any_colour(whim: &mut Whim) -> &'static str {
    any(whim, &["red", "green", "blue", "yellow"])
}

fn any_noble(whim: &mut Whim) -> Value {
    json!({
        "colour": any_colour(whim),
        "rank": any(whim, &["baron", "couple"]),
        "age": any(whim, &["15", "25", "35", "45"]),
    })
}

fn any_electorate(whim: &mut Whim) -> &'static str {
    let all = [
        "trier",
        "koeln",
        "mainz",
        "pfalz",
        "sachsen",
        "brandenburg",
        "boehmen",
    ];
    all[whim.below(7)]
}

fn any_spot(whim: &mut Whim) -> Value {
    let electorate = any_electorate(whim);
    match whim.below(4) {
        0 => json!("throne"),
        1 => json!({"elector": electorate}),
        2 => json!({"castle": [electorate, whim.below(3)]}),
        _ => json!({"noble": [electorate, whim.below(5)]}),
    }
}

/// Any decision of the game.
fn any_step(whim: &mut Whim) -> Value {
    let right = any(whim, &["card", "privilege"]);
    let cards = [
        "doctor",
        "move",
        "permit",
        "ordinance",
        "promotion",
        "kings-daughter",
        "indulgence",
        "pope",
    ];
    let plain = [
        "son",
        "daughter",
        "act",
        "knight",
        "trier",
        "influence",
        "exclude",
        "vote",
        "imperial-city",
        "imperial-from",
        "over",
    ];
    let phases = ["offspring", "actions", "new-electors", "election"];
    let openings = [
        "imperial-city",
        "elector",
        "couple35",
        "baron25",
        "couple15",
        "knight",
    ];
    let (electorate, colour) = (any_electorate(whim), any_colour(whim));
    match whim.below(14) {
        0 => json!({"answer": {"groom": any_spot(whim)}}),
        1 | 2 => json!({"use": {"card": any(whim, &cards), "rank": "couple", "right": right}}),
        3 => json!({"move-to": {"from": any_spot(whim), "right": right}}),
        4 => json!({"knight-to": {"from": any_spot(whim)}}),
        5 => json!({"retreat": {"electorate": electorate, "phase": any(whim, &phases)}}),
        6 => json!({"eminence": {"colour": colour}}),
        7 => json!({"tie": {"electorate": electorate}}),
        8 => json!({"install": {"electorate": electorate, "colour": colour}}),
        9 => json!({"exile": {"noble": any_noble(whim)}}),
        10 => json!({"enthrone": any(whim, &["age", "doctor", "election"])}),
        11 => json!({"imperial-to": {"from": electorate}}),
        12 => json!({"place": any(whim, &openings)}),
        _ => any(whim, &plain).into(),
    }
}
