//! Every section of the rules of every game has a position in which it matters, and every one of these positions is still reached by the rules and
//! drawn.

use boards::Highlights;
use engine::Viewer;
use lessons::{Example, Examples};
use words::Lang;

fn all(mut visit: impl FnMut(&Examples, Example<'_>)) {
    for kind in games::all().kinds() {
        let examples = Examples::read(kind).unwrap_or_else(|fault| panic!("{fault}"));
        examples.all().for_each(|example| visit(&examples, example));
    }
}

#[test]
fn every_example_is_reached_and_shows_its_section() {
    all(|_, example| example.verify().unwrap_or_else(|fault| panic!("{fault}")));
}

/// A game whose file is still empty has none; one that has some has one for each section.
#[test]
fn every_section_has_an_example() {
    let mut missing = Vec::new();
    for kind in games::all().kinds() {
        let examples = Examples::read(kind).unwrap_or_else(|fault| panic!("{fault}"));
        if examples.is_empty() {
            continue;
        }
        let none = examples.missing().into_iter();
        missing.extend(none.map(|section| format!("{}: {section}", kind.id())));
    }
    assert!(
        missing.is_empty(),
        "No question, line, refusal or place is about these sections, and `Speak::seen` does not name them:\n{}",
        missing.join("\n")
    );
}

#[test]
fn every_example_is_about_a_section_of_its_game() {
    all(|examples, example| {
        let sections = examples.kind().rules(Lang::En);
        let mut numbers = sections.iter().map(|section| section.number.as_str());
        let game = examples.kind().id();
        assert!(
            numbers.any(|number| number == example.rule()),
            "{game}: {}",
            example.rule()
        );
    });
}

#[test]
fn what_an_example_points_at_is_drawn() {
    all(|examples, example| {
        let place = format!("{}, {}", examples.kind().id(), example.rule());
        let (playing, seat) = example.start().unwrap_or_else(|fault| panic!("{fault}"));
        let viewer = Viewer::Seat(seat);
        for lang in Lang::ALL {
            let lit = Highlights::default();
            let board = playing.board(viewer, &lit, lang).expect("a board").0;
            let drawing = board + &playing.hand(viewer, &lit, lang).expect("a hand").0;
            for anchor in example.point() {
                let attribute = format!(" data-anchor=\"{anchor}\"");
                assert!(drawing.contains(&attribute), "{place}: {anchor}");
            }
        }
    });
}
