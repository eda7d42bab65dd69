//! Examples: a position for each section of the rules, found in games between bots and at random.

use std::num::NonZero;

use catalog::{AnyGame, ErasedGame};
use lessons::{Examples, Survey, Why, play_on};
use testkit::Toy;
use words::Lang;

static TOY: &dyn AnyGame = &ErasedGame::<Toy>::NEW;

fn survey(seed: u64, threads: usize) -> Examples {
    let survey = Survey {
        seed,
        games: 12,
        threads: NonZero::new(threads).expect("a thread"),
    };
    survey.make(TOY, &|_| {}).expect("the toy is played")
}

#[test]
fn what_is_found_follows_from_the_seed_alone() {
    let found = survey(1, 1);
    assert_eq!(survey(1, 3).text(), found.text());
    assert_ne!(survey(2, 1).text(), found.text());
    let read = Examples::parse(TOY, &found.text()).expect("it is read as it was written");
    assert_eq!(read.text(), found.text());
    assert!(!read.is_empty());
    for example in read.all() {
        example.verify().unwrap_or_else(|fault| panic!("{fault}"));
    }
    // What comes with the toy was made like this.
    assert_eq!(TOY.examples(), found.text());
}

#[test]
fn a_section_is_shown_at_work_by_the_choice_that_is_ready() {
    let examples = Examples::read(TOY).expect("the toy has some");
    let example = examples.find("3").expect("aiming");
    assert_eq!(example.why(), Why::Played);
    let (mut playing, seat) = example.start().expect("it is played");
    let choice = example.choice(&*playing, seat).expect("a choice");
    let decision = playing.decision(seat, Lang::En).expect("a question");
    assert_eq!(decision.rule, "3.1");
    let before = playing.decisions();
    assert!(play_on(&mut *playing, choice));
    let viewer = engine::Viewer::Seat(seat);
    let told = playing.log(before.next(), viewer, Lang::En);
    let told = told.expect("a log");
    assert!(told.iter().any(|line| line.line.rule == "3.1"), "{told:?}");
    assert!(!play_on(&mut *playing, 999), "there is no such choice");
    assert!(examples.find("9.9").is_none());
    assert!(!examples.missing().contains(&"3".to_owned()));
}

#[test]
fn an_example_that_does_not_fit_is_refused_with_its_section() {
    let text = survey(1, 1).text();
    let fault = |text: &str| {
        let examples = Examples::parse(TOY, text).map_err(|fault| fault.to_string());
        let verified = examples.and_then(|examples| {
            let mut verified = examples.all().map(lessons::Example::verify);
            verified
                .try_for_each(|one| one)
                .map_err(|fault| fault.to_string())
        });
        verified.expect_err("it has a fault")
    };
    let first = text.find("\n[[example]]").expect("an example");
    let twice = format!("{text}{}", &text[first..]);
    let played = "why = \"played\"";
    for (changed, said) in [
        (twice, "stands there twice"),
        (text.replace("dice = \"", "dice = \"x"), "hexadecimal"),
        (text.replace("moves = \"", "moves = \"1"), "letters"),
        (text.replace(played, "why = \"refused\""), "as `why` says"),
        (
            text.replace("choice = ", "choice = 'x' #"),
            "none of the choices",
        ),
        (text.replace("rule = ", "rul = "), "unknown field"),
        (
            text.replacen("moves = \"", &format!("moves = \"{}", "a".repeat(500)), 1),
            "over",
        ),
    ] {
        let told = fault(&changed);
        assert!(told.starts_with("games/toy/examples.toml: "), "{told}");
        assert!(told.contains(said), "{said}: {told}");
    }
}
