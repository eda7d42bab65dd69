//! Data files from outside: whatever is let in can be played to the end, through states without faults.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::playout::random_choice;
use engine::{Game, Options, Setup, SetupError, Silent, Whim};
use troyes::Troyes;

#[test]
fn a_data_file_without_faults_can_be_played() {
    let mut whim = Whim::new(1600);
    let mut opened = 0;
    let mut broken = BTreeMap::<String, String>::new();
    std::panic::set_hook(Box::new(|_| {}));
    for trial in 0..1_500 {
        let (text, change) = mutate(&mut whim);
        let mut setup = Setup::new::<Troyes>(2 + whim.below(3) as u8);
        setup.data = Some(text);
        setup.options = Options::random(Troyes::OPTIONS, &mut whim);
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
    let mut lines: Vec<String> = Troyes::data_file(Troyes::RULES)
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
            4 => ["\"red\"", "\"white\"", "\"yellow\""][whim.below(3)].to_owned(),
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
    let Ok(game) = Troyes::open(setup) else {
        return Ok(false);
    };
    let mut whim = Whim::new(trial);
    let mut state = game.start(whim.seed(), &mut Silent);
    let mut choices = Vec::new();
    for number in 0..20_000 {
        if number % 3 == 0 {
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
    let glassblower = game.data().activities[troyes::Activity::Glassblower].divisor;
    assert_eq!(largest, Some(glassblower));
}
