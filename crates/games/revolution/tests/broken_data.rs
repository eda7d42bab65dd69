//! Data files from outside: whatever is let in can be played to the end, through states without faults.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::playout::random_choice;
use engine::{Game, Options, Setup, Silent, Whim};
use revolution::Revolution;

#[test]
fn a_data_file_without_faults_can_be_played() {
    let mut whim = Whim::new(1648);
    let mut opened = 0;
    let mut broken = BTreeMap::<String, String>::new();
    std::panic::set_hook(Box::new(|_| {}));
    for trial in 0..1_000 {
        let (text, change) = mutate(&mut whim);
        let mut setup = Setup::new::<Revolution>(2 + (trial % 4) as u8);
        setup.data = Some(text);
        setup.options = Options::random(Revolution::OPTIONS, &mut whim);
        let verdict = catch_unwind(AssertUnwindSafe(|| play(&setup, trial)));
        match verdict {
            Ok(Ok(played)) => opened += u32::from(played),
            Ok(Err(problem)) => drop(broken.entry(problem).or_insert(change)),
            Err(panic) => {
                let text = panic
                    .downcast_ref::<String>()
                    .cloned()
                    .or_else(|| panic.downcast_ref::<&str>().map(|&text| text.to_owned()))
                    .unwrap_or_default();
                broken.entry(format!("panic: {text}")).or_insert(change);
            }
        }
    }
    drop(std::panic::take_hook());
    assert!(broken.is_empty(), "{opened} opened; {broken:#?}");
    assert!(opened > 100, "only {opened} files were let in");
}

/// Changes one line of the data file.
fn mutate(whim: &mut Whim) -> (String, String) {
    let mut lines: Vec<String> = Revolution::data_file(Revolution::RULES)
        .lines()
        .map(str::to_owned)
        .collect();
    let mut changes = Vec::new();
    while changes.is_empty() {
        let at = whim.below(lines.len());
        let Some(start) = lines[at].find("value = ") else {
            continue;
        };
        let start = start + "value = ".len();
        let length = lines[at][start..].find([',', '}', ']']).unwrap_or(0);
        let other = lines[whim.below(lines.len())].clone();
        let new = match whim.below(7) {
            0 => "0".to_owned(),
            1 => "255".to_owned(),
            2 => "20".to_owned(),
            3 => "9".to_owned(),
            4 => [
                "\"holland\"",
                "\"koeln\"",
                "\"delft\"",
                "\"new\"",
                "\"north\"",
                "\"catholic\"",
            ][whim.below(6)]
            .to_owned(),
            5 => ["true", "false", "[]", "\"é€\""][whim.below(4)].to_owned(),
            _ => match other.split_once("value = ") {
                Some((_, rest)) => rest
                    .split([',', '}'])
                    .next()
                    .unwrap_or("")
                    .trim()
                    .to_owned(),
                None => continue,
            },
        };
        lines[at].replace_range(start..start + length, &new);
        changes.push(format!("{}: {}", at + 1, lines[at]));
    }
    (lines.join("\n"), changes.join(" | "))
}

fn play(setup: &Setup, trial: u64) -> Result<bool, String> {
    let Ok(game) = Revolution::open(setup) else {
        return Ok(false);
    };
    let mut whim = Whim::new(trial);
    let mut state = game.start(whim.seed(), &mut Silent);
    let mut choices = Vec::new();
    for number in 0..20_000 {
        if number % 20 == 0 {
            let faults = game.faults(&state);
            if !faults.is_empty() {
                return Err(format!("faults in play: {:?}", faults[0]));
            }
        }
        let Some((seat, action)) = random_choice(&game, &state, &mut whim, &mut choices) else {
            return match game.outcome(&state) {
                Some(_) => Ok(true),
                None => Err(format!("dead end at {:?}", state.board.step)),
            };
        };
        game.apply(&mut state, seat, action, &mut Silent);
    }
    Err("endless".to_owned())
}
