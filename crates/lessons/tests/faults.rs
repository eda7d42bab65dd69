//! A lesson that does not fit the rules says what to mend.

use catalog::{AnyGame, ErasedGame, LessonFile};
use lessons::{Fault, Lesson, Path};
use testkit::Toy;

static TOY: &dyn AnyGame = &ErasedGame::<Toy>::NEW;

/// What is said of the toy's lesson after a change of its file.
fn fault(from: &str, to: &str) -> Fault {
    let file = TOY.lessons()[0];
    assert!(file.text.contains(from), "{from}");
    let text = Box::leak(file.text.replacen(from, to, 1).into_boxed_str());
    let changed = LessonFile { text, ..file };
    let play = |lesson: Lesson| -> Result<(), Fault> {
        let mut path = Path::default();
        for _ in 0..lesson.steps().len() {
            let stand = lesson.asked(&path)?;
            lesson.check_wrong(&stand)?;
            for choice in 0..lesson.decision(&stand, words::Lang::En)?.choices.len() {
                lesson.answer(&stand, choice)?;
            }
            path = path.then(0);
        }
        lesson.asked(&path).map(|_| ())
    };
    let played = Lesson::read(TOY, &changed).and_then(play);
    played.expect_err("it cannot be played")
}

#[test]
fn it_says_where_and_what_to_mend() {
    for (from, to, step, said) in [
        (
            "minutes = 1",
            "minuets = 1",
            None,
            "unknown field `minuets`",
        ),
        (
            "hu = \"Licitálás\"",
            "de = \"Bieten\"",
            None,
            "unknown field `de`",
        ),
        (
            "players = 2",
            "players = 9",
            None,
            "See `players`, `options` and `rules` of `[start]`",
        ),
        (
            "\"/points/0\" = 3",
            "\"/punts/0\" = 3",
            None,
            "the state has no '/punts/0'",
        ),
        (
            "\"/points/0\" = 3",
            "\"/round\" = 99",
            None,
            "what `set` makes is impossible",
        ),
        (
            "{\"bid\":2}",
            "{\"bid\":7}",
            Some(1),
            "no choice here is '{\"bid\":7}', which `accept` names. The choices are: {\"bid\":0}, ",
        ),
        (
            "choice = ['{\"bid\":0}']",
            "choice = ['sing']",
            Some(1),
            "no choice here is 'sing', which a `wrong` names.",
        ),
        (
            "else = ",
            "# else = ",
            Some(1),
            "nothing is said to '{\"bid\":3}'",
        ),
        (
            "'1 {\"bid\":0}'",
            "'1 {\"bid\":9}'",
            Some(1),
            "'1 {\"bid\":9}' in `then` cannot be done",
        ),
        (
            "'1 {\"bid\":0}'",
            "'1 aim *'",
            Some(1),
            "no choice is '1 aim *', which `then` names",
        ),
        (
            "'1 {\"bid\":0}'",
            "'sing'",
            Some(1),
            "write a seat, a blank and the action",
        ),
        (
            "then = ['1 {\"bid\":0}']",
            "",
            Some(2),
            "Change `moves` of `[start]` or `then` of the step before",
        ),
    ] {
        let found = fault(from, to);
        assert_eq!(found.file, "games/toy/lessons/bidding.toml");
        assert_eq!(found.step, step, "{found}");
        assert!(found.to_string().contains(said), "{found}");
    }
}
