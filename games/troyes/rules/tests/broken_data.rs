//! Data files from outside: whatever is let in can be played to the end, through states without faults.

use engine::conformance::Tampering;
use engine::{Game, Setup, SetupError};
use troyes_rules::Troyes;

#[test]
fn a_data_file_without_faults_can_be_played() {
    let tampering = Tampering {
        number: 1600,
        trials: 1_500,
        decisions: 20_000,
        look_every: 3,
        least: 100,
    };
    tampering.data::<Troyes>();
}

/// The rulebook's worked examples and the sizes that the rules can bear.
#[test]
fn faults_name_the_line_and_what_is_wanted() {
    for (id, datum, value, wanted) in [
        ("merchant", "divisor", "3", "16 pips"),
        ("merchant", "cost", "5", "4 deniers"),
        ("priest", "divisor", "4", "9 pips"),
        ("conflict-of-succession", "banners", "4", "five cubes"),
        ("marauding", "divisor", "4", "yellow 6"),
        ("war", "banners", "9", "1 to 8 banners"),
        ("miller", "round", "2", "three cards of each colour"),
        ("archer", "second", "3", "no more than the first"),
        ("urban-iv", "needed", "[3, 3, 7]", "more points take more"),
        ("palace", "rows", "4", "rows"),
    ] {
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
        let mut setup = Setup::new::<Troyes>(2);
        setup.data = Some(changed);
        let Err(SetupError::Data(faults)) = Troyes::open(&setup) else {
            panic!("{id}.{datum} = {value} was let in");
        };
        let found = faults
            .iter()
            .any(|fault| fault.line == line && fault.message.contains(wanted));
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
