//! Every lesson of every game is played with every right choice, and everything that can be chosen besides is answered, in every
//! language.

use std::collections::BTreeSet;

use boards::Highlights;
use engine::Viewer;
use lessons::{Answer, Fault, Lesson, Path, Stand};
use words::Lang;

/// The longest prompts: more does not stand in two lines.
fn longest_prompt(lang: Lang) -> usize {
    match lang {
        Lang::En => 60,
        Lang::Nl => 70,
        Lang::Hu => 80,
    }
}

fn all() -> impl Iterator<Item = Lesson> {
    games::all().kinds().flat_map(|kind| {
        let lessons = Lesson::all(kind);
        lessons.unwrap_or_else(|fault| panic!("{fault}"))
    })
}

/// What is wrong with a lesson on one way through it.
fn play(lesson: &Lesson, path: &Path) -> Result<(), Fault> {
    for steps in 0..=path.len() {
        let so_far: Path = path.choices().take(steps).collect();
        let stand = lesson.asked(&so_far)?;
        if steps > 0 {
            drawn(lesson, &lesson.answered(&so_far)?, &[])?;
        }
        if let Some(step) = lesson.steps().get(steps) {
            lesson.check_wrong(&stand)?;
            let choices = lesson.decision(&stand, Lang::En)?.choices.len();
            let mut refused = 0;
            for choice in 0..choices {
                refused += usize::from(matches!(lesson.answer(&stand, choice)?, Answer::Wrong(_)));
            }
            if refused == 0 {
                let what = "every choice is right, so there is nothing to learn".to_owned();
                return Err(lesson.fault(steps, what));
            }
            drawn(lesson, &stand, &step.point)?;
        }
    }
    Ok(())
}

#[test]
fn every_lesson_has_a_picture_of_a_part_of_the_board() {
    for lesson in all() {
        let pictured = lesson.pictured();
        let (stand, part) = pictured.unwrap_or_else(|fault| panic!("{fault}"));
        let named = format!("{}/{}", lesson.kind().id(), lesson.name());
        // A game may have none.
        let Some(drawing) = stand.playing.picture(Lang::En) else {
            continue;
        };
        let Some([x, y, width, height]) = part else {
            panic!("{named}: `picture.part` says which part of the board the lesson is about");
        };
        let size = drawing.0.split_once("viewBox=\"0 0 ");
        let size = size.and_then(|(_, rest)| rest.split_once('"'));
        let (wide, high) = size
            .and_then(|(size, _)| size.split_once(' '))
            .expect("a size");
        let (wide, high): (u16, u16) = (
            wide.parse().expect("a width"),
            high.parse().expect("a height"),
        );
        assert!(
            width > 0 && height > 0 && x + width <= wide && y + height <= high,
            "{named}: {part:?} is not on the board, which is {wide} x {high}"
        );
        assert!(
            u32::from(width) * u32::from(height) * 2 < u32::from(wide) * u32::from(high),
            "{named}: {part:?} is most of the board"
        );
    }
}

/// The board in every language, with everything that is pointed at.
fn drawn(lesson: &Lesson, stand: &Stand, point: &[String]) -> Result<(), Fault> {
    let viewer = Viewer::Seat(lesson.seat());
    for lang in Lang::ALL {
        let lit = Highlights::default();
        let board = stand.playing.board(viewer, &lit, lang);
        let hand = stand.playing.hand(viewer, &lit, lang);
        let drawing = board.expect("a board").0 + &hand.expect("a hand").0;
        for place in point {
            let attribute = match place.strip_prefix('#') {
                Some(id) => format!(" id=\"{id}\""),
                None => format!(" data-anchor=\"{place}\""),
            };
            if !drawing.contains(&attribute) {
                let there: BTreeSet<&str> = drawing
                    .split(" data-anchor=\"")
                    .skip(1)
                    .filter_map(|rest| rest.split('"').next())
                    .collect();
                let what = format!(
                    "`point` names '{place}', which is not drawn. On the board are: {there:?}"
                );
                return Err(lesson.fault(stand.step, what));
            }
        }
    }
    Ok(())
}

/// The first right choice everywhere, and each other right choice once.
fn ways(lesson: &Lesson) -> Result<Vec<Path>, Fault> {
    let steps = lesson.steps().len();
    let first: Path = (0..steps).map(|_| 0).collect();
    let mut ways = vec![first.clone()];
    for step in 0..steps {
        let before: Path = first.choices().take(step).collect();
        let right = lesson.right(&lesson.asked(&before)?)?.len();
        for other in 1..right {
            let way = (0..steps).map(|one| if one == step { other } else { 0 });
            ways.push(way.collect());
        }
    }
    Ok(ways)
}

#[test]
fn every_lesson_fits_the_rules() {
    let mut faults = Vec::new();
    for lesson in all() {
        match ways(&lesson) {
            Ok(ways) => faults.extend(ways.iter().filter_map(|way| play(&lesson, way).err())),
            Err(fault) => faults.push(fault),
        }
    }
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}

/// The numbers in a text, such as `{1}`.
fn pins(text: &str) -> BTreeSet<String> {
    let after = text.split('{').skip(1);
    let numbers = after.filter_map(|rest| Some(rest.split_once('}')?.0.to_owned()));
    numbers.collect()
}

#[test]
fn every_lesson_is_short_and_says_the_same_in_every_language() {
    for lesson in all() {
        let name = format!("{}/{}", lesson.kind().id(), lesson.name());
        let steps = lesson.steps();
        assert!((2..=9).contains(&steps.len()), "{name}: {}", steps.len());
        assert!((1..=5).contains(&lesson.minutes()), "{name}");
        for lang in Lang::ALL {
            for text in [lesson.title(lang), lesson.about(lang), lesson.closing(lang)] {
                assert!(!text.is_empty() && pins(text).is_empty(), "{name} {lang}");
            }
            for (number, step) in steps.iter().enumerate() {
                let place = format!("{name}, step {}, {lang}", number + 1);
                let prompt = step.prompt.say(lang);
                let length = prompt.chars().count();
                assert!(length <= longest_prompt(lang), "{place}: {length} {prompt}");
                let pointed: BTreeSet<String> =
                    (1..=step.point.len()).map(|pin| pin.to_string()).collect();
                assert_eq!(pins(step.text.say(lang)), pointed, "{place}");
                for text in [step.name.say(lang), step.right.say(lang)] {
                    assert!(!text.is_empty(), "{place}");
                }
            }
        }
    }
}

#[test]
fn every_file_of_a_lesson_is_on_its_games_list() {
    for kind in games::all().kinds() {
        let games = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let folder = games.join(kind.id()).join("lessons");
        let files = std::fs::read_dir(&folder);
        let files = files.unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        let names = files.map(|file| file.expect("it can be read").file_name());
        let names: BTreeSet<String> = names.filter_map(|name| name.into_string().ok()).collect();
        let listed = kind.lessons().iter();
        let listed: BTreeSet<String> = listed.map(|file| format!("{}.toml", file.name)).collect();
        assert_eq!(
            names,
            listed,
            "see `lessons` in games/{}/src/lib.rs",
            kind.id()
        );
        assert!(
            !listed.is_empty(),
            "{} teaches nothing",
            kind.title(Lang::En)
        );
    }
}
