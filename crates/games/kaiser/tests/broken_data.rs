//! Data files from outside: all faults are told with their lines, and whatever is let in can be played to the
//! end, through states without faults.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::playout::random_choice;
use engine::{Game, Options, Setup, SetupError, Silent, Whim};
use kaiser::Kaiser;

fn text() -> &'static str {
    Kaiser::data_file(Kaiser::RULES)
}

fn open(text: String) -> Result<Kaiser, SetupError> {
    let mut setup = Setup::new::<Kaiser>(4);
    setup.data = Some(text);
    Kaiser::open(&setup)
}

#[test]
fn all_faults_are_told_at_once_with_their_lines() {
    let broken = text()
        .replacen("nobles = { value = 7", "nobles = { value = 2", 1)
        .replacen(
            "noble_spaces = { value = 4",
            "noble_spaces = { value = 40",
            1,
        )
        .replacen("value = \"church\"", "value = \"secular\"", 1);
    let Err(SetupError::Data(faults)) = open(broken.clone()) else {
        panic!("three faults were let in");
    };
    assert_eq!(faults.len(), 3, "{faults:?}");
    for (fault, wanted) in faults.iter().zip(["nobles = ", "estate", "noble_spaces"]) {
        let line = broken.lines().nth(fault.line - 1).expect("a line");
        assert!(line.starts_with(wanted), "{fault}: {line}");
    }
}

#[test]
fn a_board_without_room_for_the_starting_position_is_refused() {
    let mut broken = text().to_owned();
    for spaces in ["3", "4"] {
        let wide = format!("noble_spaces = {{ value = {spaces}");
        broken = broken.replace(&wide, "noble_spaces = { value = 2");
    }
    let Err(SetupError::Data(faults)) = open(broken) else {
        panic!("14 spaces are too few for four players");
    };
    assert!(faults[0].message.contains("noble spaces"), "{faults:?}");
}

#[test]
fn a_missing_card_and_a_card_that_stands_there_twice_are_told() {
    let renamed = text().replacen("id = \"move\"", "id = \"doctor\"", 1);
    let Err(SetupError::Data(faults)) = open(renamed) else {
        panic!("no Move, two Doctors");
    };
    let told: Vec<&str> = faults.iter().map(|fault| fault.message.as_str()).collect();
    assert!(told.contains(&"'doctor' stands here twice"), "{told:?}");
    assert!(told.contains(&"the card 'move' is missing"), "{told:?}");
}

#[test]
fn a_data_file_without_faults_can_be_played() {
    let mut whim = Whim::new(1356);
    let mut opened = 0;
    let mut broken = BTreeMap::<String, String>::new();
    std::panic::set_hook(Box::new(|_| {}));
    for trial in 0..1_500 {
        let (text, change) = mutate(&mut whim);
        let mut setup = Setup::new::<Kaiser>(2 + (trial % 3) as u8);
        setup.data = Some(text);
        setup.options = Options::random(Kaiser::OPTIONS, &mut whim);
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

/// Changes one value of the data file.
fn mutate(whim: &mut Whim) -> (String, String) {
    let mut lines: Vec<String> = text().lines().map(str::to_owned).collect();
    loop {
        let at = whim.below(lines.len());
        let Some(start) = lines[at].find("value = ") else {
            continue;
        };
        let start = start + "value = ".len();
        let length = lines[at][start..].find([',', '}', ']']).unwrap_or(0);
        let values = [
            "0",
            "1",
            "2",
            "3",
            "5",
            "6",
            "9",
            "12",
            "50",
            "255",
            "[2]",
            "[]",
            "\"blue\"",
            "\"pink\"",
            "\"white\"",
            "\"place\"",
            "\"move\"",
            "\"none\"",
            "true",
        ];
        let value = values[whim.below(values.len())];
        lines[at].replace_range(start..start + length, value);
        let change = format!("{}: {}", at + 1, lines[at]);
        return (lines.join("\n"), change);
    }
}

fn play(setup: &Setup, trial: u64) -> Result<bool, String> {
    let Ok(game) = Kaiser::open(setup) else {
        return Ok(false);
    };
    let mut whim = Whim::new(trial);
    let mut state = game.start(whim.seed(), &mut Silent);
    let mut choices = Vec::new();
    for _ in 0..20_000 {
        let faults = game.faults(&state);
        if !faults.is_empty() {
            return Err(format!("faults in play: {:?}", faults[0]));
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
