//! Data files from outside: what is wrong with them is told.

use engine::data::DataProblem;
use engine::{Game, Setup, SetupError};
use kaiser_rules::Kaiser;

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
    assert_eq!(faults[0].key, "noble_spaces");
    let DataProblem::TooFewFor { needed, there, .. } = faults[0].problem else {
        panic!("{faults:?}");
    };
    assert!(needed > there, "{faults:?}");
}

#[test]
fn a_missing_card_and_a_card_that_stands_there_twice_are_told() {
    let renamed = text().replacen("id = \"move\"", "id = \"doctor\"", 1);
    let Err(SetupError::Data(faults)) = open(renamed) else {
        panic!("no Move, two Doctors");
    };
    let problems: Vec<DataProblem> = faults.into_iter().map(|fault| fault.problem).collect();
    let twice = DataProblem::Twice("doctor".to_owned());
    assert!(problems.contains(&twice), "{problems:?}");
    let missing = DataProblem::Missing("card.move".to_owned());
    assert!(problems.contains(&missing), "{problems:?}");
}
