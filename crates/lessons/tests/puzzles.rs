//! Puzzles: found in games between bots, written down, read again, one for each day.

use std::collections::BTreeSet;
use std::num::NonZero;

use catalog::{AnyGame, ErasedGame};
use lessons::{Hunt, Puzzles};
use testkit::Toy;
use words::Lang;

static TOY: &dyn AnyGame = &ErasedGame::<Toy>::NEW;

fn hunt(threads: usize) -> Hunt {
    Hunt {
        count: 6,
        screening: 60,
        trials: 240,
        games: 2,
        threads: NonZero::new(threads).expect("a thread"),
        ..Hunt::default()
    }
}

/// What is found in so many steps.
fn found(hunt: &Hunt, mut puzzles: Puzzles, steps: usize) -> Puzzles {
    for _ in 0..steps {
        hunt.step(&mut puzzles, &|_, _| {})
            .expect("the toy is played");
    }
    puzzles
}

#[test]
fn what_is_found_follows_from_the_seed_alone() {
    let none = || Puzzles::none(TOY, 7);
    let whole = found(&hunt(1), none(), 6);
    assert!(whole.len() >= 2, "{}", whole.text());
    assert_eq!(found(&hunt(3), none(), 6).text(), whole.text(), "threads");
    let half = found(&hunt(1), none(), 2).text();
    let half = Puzzles::parse(TOY, &half).expect("it is read as it was written");
    assert_eq!(found(&hunt(1), half, 4).text(), whole.text(), "interrupted");
    let other = found(&hunt(1), Puzzles::none(TOY, 8), 6);
    assert_ne!(other.text(), whole.text());
    for puzzle in whole.all() {
        puzzle.verify().unwrap_or_else(|fault| panic!("{fault}"));
        assert!(puzzle.missed().map(|(_, missed, _)| missed).sum::<u32>() > 0);
        assert!(!puzzle.line(Lang::En).expect("a line").is_empty());
    }
    assert!(whole.len() <= 2 * whole.games() as usize, "two of a game");
}

#[test]
fn a_hunt_that_has_enough_does_nothing() {
    let enough = Hunt {
        count: 1,
        ..hunt(1)
    };
    let mut puzzles = found(&enough, Puzzles::none(TOY, 7), 8);
    let before = puzzles.text();
    assert_eq!(puzzles.len(), 1);
    let went_on = enough
        .step(&mut puzzles, &|_, _| {})
        .expect("nothing to do");
    assert!(!went_on);
    assert_eq!(puzzles.text(), before);
}

#[test]
fn every_puzzle_has_its_day_before_one_comes_again() {
    let puzzles = Puzzles::read(TOY).expect("the toy has some");
    assert!(puzzles.len() > 1);
    let first_day = 20_775;
    let days = first_day..first_day + puzzles.len() as u64;
    let names: BTreeSet<&str> = days
        .filter_map(|day| puzzles.of_day(day))
        .map(lessons::Puzzle::name)
        .collect();
    assert_eq!(names.len(), puzzles.len());
    assert!(Puzzles::none(TOY, 1).of_day(first_day).is_none());
}

#[test]
fn a_file_that_does_not_fit_says_what_to_mend() {
    let text = TOY.puzzles();
    let first = Puzzles::read(TOY).expect("the toy has some");
    let first = first.all().next().expect("one").name().to_owned();
    for (from, to, said) in [
        ("best = ", "best = 9", "`best` is one of them"),
        ("dice = \"", "dice = \"xyz", "no hexadecimal number"),
        ("moves = \"", "moves = \"zzz", "There is no choice"),
        ("seat = ", "seat = 1", ""),
        (
            "choices = ['",
            "choices = ['never ",
            "the choices of step 1 are",
        ),
        (first.as_str(), "00000000", "another position"),
        ("rating = ", "ratings = ", "unknown field"),
    ] {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from}");
        let fault = match Puzzles::parse(TOY, &changed) {
            Ok(puzzles) => {
                let verified: Result<(), _> = puzzles.all().try_for_each(lessons::Puzzle::verify);
                verified.expect_err(from).to_string()
            }
            Err(fault) => fault.to_string(),
        };
        assert!(fault.starts_with("games/toy/puzzles.toml: "), "{fault}");
        assert!(fault.contains(said), "{from}: {fault}");
    }
    let one = text.split("[[puzzle]]").nth(1).expect("a puzzle");
    let twice = Puzzles::parse(TOY, &format!("{text}\n[[puzzle]]{one}"));
    let fault = twice.err().expect("it is refused").to_string();
    assert!(fault.contains("stands there twice"), "{fault}");
}
