//! States and data files from outside: whatever is let in can be played.
//!
//! Reachable states and the game's own data file are changed at random in a few places. What `faults` or `open`
//! then refuses is fine; what they let in must neither panic nor end in a dead end, and must not lead to an
//! impossible state.

use std::any::Any;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde_json::{Map, Value};

use super::any_table;
use crate::game::{Game, Silent};
use crate::playing::Playing;
use crate::playout::random_choice;
use crate::rng::Rng;

/// How many states come from one game before another one is opened.
const TRIALS_A_GAME: u64 = 500;
/// The field that says which decision is due: the rules lean on it most, so it is changed most.
const STEP: &str = "step";
/// The field that the dice are in: they bear every change, so they are changed least.
const DICE: &str = "dice";

/// How much is tampered with.
#[derive(Clone, Copy, Debug)]
pub struct Tampering {
    /// What everything random follows from.
    pub number: u64,
    /// How many changed states or files are tried.
    pub trials: u64,
    /// How far each that is let in is played; a game from a data file has to end by then.
    pub decisions: usize,
    /// After how many decisions faults are looked for again.
    pub look_every: usize,
    /// How many have to be let in; otherwise the law proves nothing.
    pub least: u64,
}

impl Tampering {
    /// Tampers with states.
    ///
    /// # Panics
    /// If a state that was let in goes astray, or too few are let in.
    pub fn states<G: Game>(&self) {
        let mut rng = Rng::new(self.number);
        let mut tally = Tally::default();
        let mut source = None;
        for trial in 0..self.trials {
            if trial % TRIALS_A_GAME == 0 {
                let (_, game) = any_table::<G>(&mut rng, None, true).expect("our own data");
                let states = reachable(&game, &mut rng);
                source = Some((game, states));
            }
            let (game, states) = source.as_ref().expect("opened above");
            let mut json = states[rng.below(states.len())].clone();
            let mut words = Vec::new();
            collect_words(&json, &mut words);
            let mut changes = Vec::new();
            for _ in 0..=rng.below(3) {
                let donor = &states[rng.below(states.len())];
                changes.push(change(&mut json, donor, &words, &mut rng));
            }
            tally.count(|| changes.join("; "), || self.play_on(game, json, trial));
        }
        tally.judge(self.least);
    }

    /// Tampers with the data file.
    ///
    /// # Panics
    /// If a file that was let in goes astray, or too few are let in.
    pub fn data<G: Game>(&self) {
        let mut rng = Rng::new(self.number);
        let own = G::data_file(G::RULES);
        self.files::<G>((0..self.trials).map(|_| changed_file(own, &mut rng)));
    }

    /// Tries these changed data files, each with the line that tells what was changed.
    ///
    /// # Panics
    /// If a file that was let in goes astray, or too few are let in.
    pub fn files<G: Game>(&self, files: impl IntoIterator<Item = (String, String)>) {
        let mut tally = Tally::default();
        for (trial, (text, line)) in (self.number..).zip(files) {
            tally.count(
                || line,
                || match any_table::<G>(&mut Rng::new(trial), Some(text), true) {
                    Ok((_, game)) => self.play_out(&game, trial),
                    Err(_) => Ok(false),
                },
            );
        }
        tally.judge(self.least);
    }

    /// Whether the state was let in; an error if it then went astray.
    fn play_on<G: Game>(&self, game: &G, json: Value, trial: u64) -> Result<bool, String> {
        let Ok(state) = serde_json::from_value::<G::State>(json) else {
            return Ok(false);
        };
        let Ok(playing) = Playing::from_state(game.clone(), state) else {
            return Ok(false);
        };
        self.walk(game, playing.state().clone(), &mut Rng::new(trial))?;
        Ok(true)
    }

    fn play_out<G: Game>(&self, game: &G, trial: u64) -> Result<bool, String> {
        let mut rng = Rng::new(trial);
        let state = game.start(rng.seed(), &mut Silent);
        if self.walk(game, state, &mut rng)? {
            Ok(true)
        } else {
            Err("the game does not end".to_owned())
        }
    }

    /// Plays at random; whether the game came to its end.
    fn walk<G: Game>(&self, game: &G, mut state: G::State, rng: &mut Rng) -> Result<bool, String> {
        let mut choices = Vec::new();
        let mut last = None;
        for number in 0..self.decisions {
            if number % self.look_every == 0
                && let Some(fault) = game.faults(&state).first()
            {
                return Err(format!("{last:?} leads to {fault:?}"));
            }
            let Some((seat, action)) = random_choice(game, &state, rng, &mut choices) else {
                return match game.outcome(&state) {
                    Some(_) => Ok(true),
                    None => Err(format!(
                        "dead end in phase {} after {last:?}",
                        G::PHASES[game.moment(&state).phase as usize]
                    )),
                };
            };
            game.apply(&mut state, seat, action, &mut Silent);
            last = Some(action);
        }
        Ok(false)
    }
}

/// What came of the trials.
#[derive(Default)]
struct Tally {
    let_in: u64,
    /// One example of each way to go astray.
    astray: BTreeMap<String, String>,
}

impl Tally {
    fn count(
        &mut self,
        what: impl FnOnce() -> String,
        trial: impl FnOnce() -> Result<bool, String>,
    ) {
        let problem = match catch_unwind(AssertUnwindSafe(trial)) {
            Ok(Ok(let_in)) => {
                self.let_in += u64::from(let_in);
                return;
            }
            Ok(Err(problem)) => problem,
            Err(panic) => format!("panic: {}", message(panic.as_ref())),
        };
        self.astray.entry(problem).or_insert_with(what);
    }

    fn judge(&self, least: u64) {
        assert!(
            self.astray.is_empty(),
            "{} let in, and astray went: {:#?}",
            self.let_in,
            self.astray
        );
        assert!(
            self.let_in >= least,
            "only {} of at least {least} let in",
            self.let_in
        );
    }
}

fn message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or_default()
}

/// Every state of one random game.
fn reachable<G: Game>(game: &G, rng: &mut Rng) -> Vec<Value> {
    let mut state = game.start(rng.seed(), &mut Silent);
    let mut choices = Vec::new();
    let mut states = vec![serde_json::to_value(&state).expect("plain data")];
    while let Some((seat, action)) = random_choice(game, &state, rng, &mut choices) {
        game.apply(&mut state, seat, action, &mut Silent);
        states.push(serde_json::to_value(&state).expect("plain data"));
    }
    states
}

/// All names in it: something that looks right may stand where it should not.
fn collect_words(json: &Value, words: &mut Vec<String>) {
    match json {
        Value::String(text) => words.push(text.clone()),
        Value::Array(items) => items.iter().for_each(|item| collect_words(item, words)),
        Value::Object(fields) => {
            for (key, value) in fields {
                words.push(key.clone());
                collect_words(value, words);
            }
        }
        _ => {}
    }
}

/// Changes one place and tells which. `donor` is the same part of another state.
fn change(json: &mut Value, donor: &Value, words: &[String], rng: &mut Rng) -> String {
    match json {
        Value::Object(fields) if !fields.is_empty() => {
            let key = any_key(fields, rng);
            let value = &mut fields[&key];
            let own = donor.get(&key).unwrap_or(&Value::Null);
            if own != value && rng.below(if key == STEP { 2 } else { 6 }) == 0 {
                *value = own.clone();
                return format!("{key} = {value}");
            }
            format!("{key}.{}", change(value, own, words, rng))
        }
        Value::Array(items) if !items.is_empty() && rng.below(4) > 0 => {
            let at = rng.below(items.len());
            let own = donor.get(at).unwrap_or(&Value::Null);
            format!("{at}.{}", change(&mut items[at], own, words, rng))
        }
        Value::Array(items) => {
            if rng.below(2) == 0 {
                items.pop();
            } else {
                items.push(any_word(words, rng));
            }
            format!("= {items:?}")
        }
        leaf => {
            *leaf = match leaf {
                Value::Number(number) => any_number(number.as_i64().unwrap_or(0), rng),
                Value::Bool(flag) => (!*flag).into(),
                Value::String(_) if rng.below(9) == 0 => Value::Null,
                _ => any_word(words, rng),
            };
            format!("= {leaf}")
        }
    }
}

fn any_key(fields: &Map<String, Value>, rng: &mut Rng) -> String {
    if fields.contains_key(STEP) && rng.below(4) == 0 {
        return STEP.to_owned();
    }
    loop {
        let key = fields.keys().nth(rng.below(fields.len()));
        let key = key.expect("below the length");
        if key != DICE || rng.below(20) == 0 {
            return key.clone();
        }
    }
}

fn any_word(words: &[String], rng: &mut Rng) -> Value {
    words[rng.below(words.len())].clone().into()
}

/// A number near this one, or one at the edge of what fits.
fn any_number(number: i64, rng: &mut Rng) -> Value {
    match rng.below(8) {
        0 => 0.into(),
        1 => 255.into(),
        2 => u64::MAX.into(),
        3 => 32_767.into(),
        4 => number.wrapping_sub(1).into(),
        5 => number.wrapping_add(rng.below(9) as i64).into(),
        _ => number.wrapping_add(1).into(),
    }
}

/// The file with one value changed, and the line that it is in.
fn changed_file(text: &str, rng: &mut Rng) -> (String, String) {
    const VALUE: &str = "value = ";
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let places: Vec<(usize, usize, usize)> = lines
        .iter()
        .enumerate()
        .filter_map(|(at, line)| {
            let start = line.find(VALUE)? + VALUE.len();
            let length = line[start..].find([',', '}', ']'])?;
            Some((at, start, start + length))
        })
        .collect();
    let (at, start, end) = places[rng.below(places.len())];
    let edges = ["0", "1", "2", "9", "20", "255", "true", "[]", "\"é€\""];
    let new = if rng.below(2) == 0 {
        edges[rng.below(edges.len())].to_owned()
    } else {
        let (other, start, end) = places[rng.below(places.len())];
        lines[other][start..end].trim().to_owned()
    };
    lines[at].replace_range(start..end, &new);
    let line = format!("{}: {}", at + 1, lines[at]);
    (lines.join("\n"), line)
}
