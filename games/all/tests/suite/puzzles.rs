//! Every puzzle of every game can be played: its position is reached by the rules, its choices are those that the file says, and its solution is
//! legal. And puzzles are found in every game.

use std::collections::BTreeSet;

use engine::Viewer;
use lessons::{Hunt, Puzzle, Puzzles};
use words::Lang;

fn all(mut visit: impl FnMut(Puzzle<'_>)) {
    for kind in games::all().kinds() {
        let puzzles = Puzzles::read(kind).unwrap_or_else(|fault| panic!("{fault}"));
        puzzles.all().for_each(&mut visit);
    }
}

#[test]
fn every_puzzle_is_reached_and_can_be_solved() {
    all(|puzzle| puzzle.verify().unwrap_or_else(|fault| panic!("{fault}")));
}

#[test]
fn every_solution_leads_all_other_choices_beyond_doubt() {
    all(|puzzle| {
        let (game, name) = (puzzle.kind().id(), puzzle.name());
        for step in puzzle.steps() {
            let best = step.worth(step.best).expect("it is one of them");
            for (place, worth) in step.worths().enumerate() {
                let clear = best.share - best.doubt >= worth.share + worth.doubt - 0.004;
                assert!(place == step.best || clear, "{game} {name}: {place}");
            }
        }
        let (missed, tries) = puzzle
            .missed()
            .fold((0, 0), |(missed, tries), (_, more, of)| {
                (missed + more, tries + of)
            });
        assert!(missed * 5 >= tries, "{game} {name} is found by everybody");
    });
}

#[test]
fn every_line_is_told_in_every_language() {
    all(|puzzle| {
        for lang in Lang::ALL {
            let line = puzzle.line(lang).unwrap_or_else(|fault| panic!("{fault}"));
            assert!(line.len() >= puzzle.steps().len(), "{}", puzzle.name());
            assert!(line.iter().all(|one| !one.is_empty()), "{}", puzzle.name());
        }
    });
}

/// What is shown follows from what the solver's seat saw, not from what was hidden: the position is imagined, and the seat sees the same.
#[test]
fn nothing_hidden_shows() {
    all(|puzzle| {
        let start = puzzle.start().unwrap_or_else(|fault| panic!("{fault}"));
        assert!(start.header().start.is_some(), "it is imagined");
        assert!(start.header().seed.is_none());
        let again = start.imagined(puzzle.seat(), engine::Seed::from_number(5));
        let again = again.expect("it is possible");
        let viewer = Viewer::Seat(puzzle.seat());
        let (one, other) = (start.view(viewer), again.view(viewer));
        assert_eq!(
            one.expect("a view"),
            other.expect("a view"),
            "{}",
            puzzle.name()
        );
    });
}

#[test]
fn the_puzzles_of_a_game_are_varied() {
    for kind in games::all().kinds() {
        let puzzles = Puzzles::read(kind).unwrap_or_else(|fault| panic!("{fault}"));
        if puzzles.len() < 20 {
            continue;
        }
        let kinds: BTreeSet<&str> = puzzles.all().map(lessons::Puzzle::about).collect();
        assert!(kinds.len() >= 3, "{}: {kinds:?}", kind.id());
        assert!(puzzles.len() <= 2 * puzzles.games() as usize);
    }
}

/// One game of each game is played and looked through with a small budget; what is found is a puzzle like any other.
#[test]
fn puzzles_are_looked_for_in_every_game() {
    let hunt = Hunt {
        count: 2,
        screening: 40,
        trials: 160,
        margin: 10,
        games: 1,
        ..Hunt::default()
    };
    for kind in games::all().kinds() {
        let mut puzzles = Puzzles::none(kind, 3);
        let looked = hunt.step(&mut puzzles, &|_, _| {});
        assert!(looked.unwrap_or_else(|fault| panic!("{fault}")));
        assert_eq!(puzzles.games(), 1);
        let read = Puzzles::parse(kind, &puzzles.text()).expect("it is read again");
        assert_eq!(read.len(), puzzles.len());
        for puzzle in read.all() {
            puzzle.verify().unwrap_or_else(|fault| panic!("{fault}"));
        }
    }
}
