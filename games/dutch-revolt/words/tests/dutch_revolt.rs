//! What is said in The Dutch Revolt: complete, in every language, and true to the rules reference.

#[path = "dutch_revolt/games.rs"]
mod games;
#[path = "dutch_revolt/names.rs"]
mod names;
#[path = "dutch_revolt/samples.rs"]
mod samples;
#[path = "dutch_revolt/sentences.rs"]
mod sentences;
#[path = "dutch_revolt/tiles.rs"]
mod tiles;
#[path = "dutch_revolt/why_not.rs"]
mod why_not;

use dutch_revolt_rules::DutchRevolt;
use dutch_revolt_words::DutchRevoltWords;
use engine::{Game, Setup};
use words::{Lang, Speak};

/// The game with its default options.
fn game() -> DutchRevolt {
    DutchRevolt::open(&Setup::new::<DutchRevolt>(2)).expect("the game's own data are sound")
}

/// The rule numbers of the reference.
fn rule_numbers() -> Vec<String> {
    let sections = DutchRevoltWords::rules(Lang::En);
    sections.into_iter().map(|section| section.number).collect()
}

/// Fails if a text is empty, has a slip of the pen, or is the same in two languages.
fn check_texts(what: &str, text: impl Fn(Lang) -> String) {
    let texts = Lang::ALL.map(text);
    for text in &texts {
        check_text(what, text);
    }
    let [english, dutch, hungarian] = texts;
    assert_ne!(english, dutch, "{what} is not translated");
    assert_ne!(english, hungarian, "{what} is not translated");
    assert_ne!(dutch, hungarian, "{what} is not translated");
}

/// Fails if a text is empty or has a slip of the pen.
fn check_text(what: &str, text: &str) {
    assert!(!text.trim().is_empty(), "{what} has no text");
    for slip in ["  ", "{", "}", " ,", " .", "..", "( ", " )"] {
        assert!(!text.contains(slip), "{what}: `{slip}` in `{text}`");
    }
    assert_eq!(text, text.trim(), "{what} has blanks at an end");
}

/// Fails if a text is not a whole sentence.
fn check_sentence(what: &str, text: &str) {
    check_text(what, text);
    assert!(text.ends_with('.'), "{what} does not end: `{text}`");
    let first = text.chars().next().expect("checked to be not empty");
    assert!(
        first.is_uppercase() || first.is_numeric(),
        "{what} begins small: `{text}`"
    );
}
