//! Data files from outside: what is wrong with them is told.

use engine::data::DataProblem;
use engine::{Game, Setup, SetupError};
use troyes_rules::Troyes;

/// The file with another value for one datum, and the line where that stands.
fn changed(id: &str, datum: &str, value: &str) -> (String, usize) {
    let text = Troyes::data_file(Troyes::RULES);
    let start = text.find(&format!("id = \"{id}\"")).expect("it is there");
    let at = start
        + text[start..]
            .find(&format!("{datum} = "))
            .expect("it is there");
    let line = text[..at].matches('\n').count() + 1;
    let end = at + text[at..].find('\n').expect("not the last line");
    let changed = format!(
        "{}{datum} = {{ value = {value}, source = \"memory\" }}{}",
        &text[..at],
        &text[end..]
    );
    (changed, line)
}

/// Three dice make 18 at most, so that is the largest number that can be printed.
#[test]
fn a_divisor_can_be_as_large_as_three_dice() {
    for (id, value, fits) in [("archer", 18, true), ("war", 18, true), ("war", 19, false)] {
        let mut setup = Setup::new::<Troyes>(2);
        setup.data = Some(changed(id, "divisor", &value.to_string()).0);
        assert_eq!(Troyes::open(&setup).is_ok(), fits, "{id} {value}");
    }
}

/// Where each value is known from: what the README says of it.
#[test]
fn provenance_is_counted() {
    let text = Troyes::data_file(Troyes::RULES);
    let cards = &text[text.find("[[activity]]").expect("cards")..];
    let cards = &cards[..cards.find("[[character]]").expect("characters")];
    let keys = ["cost", "first", "second", "divisor", "banners", "icon"];
    let figures = || {
        let lines = cards.lines();
        lines.filter(|line| keys.iter().any(|key| line.starts_with(&format!("{key} ="))))
    };
    let reconstructed = figures().filter(|line| line.contains("\"reconstructed\""));
    assert_eq!((reconstructed.count(), figures().count()), (171, 184));
    // The rulebook prints no round; it lists the cards in an order.
    let rounds = cards.lines().filter(|line| line.starts_with("round ="));
    assert!(
        rounds
            .into_iter()
            .all(|line| !line.contains("\"rulebook\""))
    );
    let rounds = cards.lines().filter(|line| line.starts_with("round ="));
    assert_eq!(rounds.filter(|line| line.contains("inferred")).count(), 12);
    // Nor does it print the colour of this event: it follows from an example.
    let conflict = cards
        .find("id = \"theological-conflict\"")
        .expect("it is there");
    let mut colour = cards[conflict..].lines();
    let colour = colour
        .find(|line| line.starts_with("colour ="))
        .expect("a colour");
    assert!(
        colour.contains("source = \"reconstructed\", note = \"inferred"),
        "{colour}"
    );
}

/// The rulebook's worked examples and the sizes that the rules can bear.
#[test]
fn faults_name_the_line_and_what_is_wanted() {
    for (id, datum, value, wanted) in [
        ("merchant", "divisor", "3", DataProblem::Example("2")),
        ("merchant", "cost", "5", DataProblem::Example("4")),
        ("priest", "divisor", "4", DataProblem::Example("3")),
        (
            "conflict-of-succession",
            "banners",
            "4",
            DataProblem::Example("5"),
        ),
        ("marauding", "divisor", "4", DataProblem::Example("3")),
        (
            "war",
            "banners",
            "9",
            DataProblem::Range { least: 1, most: 8 },
        ),
        ("miller", "round", "2", DataProblem::Share { wanted: 3 }),
        ("archer", "second", "3", DataProblem::MoreThan("first")),
        ("urban-iv", "needed", "[3, 3, 7]", DataProblem::Rising),
        (
            "palace",
            "rows",
            "4",
            DataProblem::OneOf(&["1", "2", "3", "6"]),
        ),
    ] {
        let (changed, line) = changed(id, datum, value);
        let mut setup = Setup::new::<Troyes>(2);
        setup.data = Some(changed);
        let Err(SetupError::Data(faults)) = Troyes::open(&setup) else {
            panic!("{id}.{datum} = {value} was let in");
        };
        let found = faults
            .iter()
            .any(|fault| fault.line == line && fault.key == datum && fault.problem == wanted);
        assert!(found, "{id}.{datum}: {faults:?}");
    }
}

/// What is known of the printed cards beyond the rulebook's examples.
#[test]
fn our_own_numbers_fit_what_is_known() {
    let game = Troyes::open(&Setup::new::<Troyes>(4)).expect("our own file");
    let faces: Vec<_> = game.data().activities.iter().collect();
    for (card, face) in &faces {
        let (points, cost) = (u16::from(face.points[0]), face.cost);
        assert!(
            points * 100 >= 33 * cost && points * 10 <= 6 * cost,
            "{card:?}"
        );
        assert!(face.divisor <= 9);
    }
    let has = |cost, points| {
        faces
            .iter()
            .any(|(_, face)| (face.cost, face.points[0]) == (cost, points))
    };
    assert!(has(5, 3) && has(3, 1));
    let largest = faces.iter().map(|(_, face)| face.divisor).max();
    let glassblower = game.data().activities[troyes_rules::Activity::Glassblower].divisor;
    assert_eq!(largest, Some(glassblower));
}
