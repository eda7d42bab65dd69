//! The lessons and puzzles of all games, read once.

use std::sync::OnceLock;

use catalog::{AnyGame, Catalog};
use engine::{DecisionNumber, Viewer};
use lessons::{Companion, Examples, Lesson, Path, Puzzle, Puzzles, Rulings};
use words::Lang;

/// Where a rule matters: the place of a lesson, and how far it is played.
struct Shown {
    rule: &'static str,
    lesson: usize,
    path: Path,
}

/// A game's lessons in their order.
pub(crate) struct Course {
    pub(crate) kind: &'static dyn AnyGame,
    pub(crate) lessons: Vec<Lesson>,
    /// What a companion says at its tables.
    pub(crate) companion: Companion,
    /// How its rules are read.
    pub(crate) rulings: Rulings,
    /// Positions in which sections of its rules matter.
    pub(crate) examples: Examples,
    /// Which rules their steps are about, once somebody wants to know.
    shown: OnceLock<Vec<Shown>>,
}

impl Course {
    /// A lesson by its name, and its place.
    pub(crate) fn find(&self, name: &str) -> Option<(usize, &Lesson)> {
        let mut numbered = self.lessons.iter().enumerate();
        numbered.find(|(_, lesson)| lesson.name() == name)
    }

    /// The first step of a lesson that a section of the rules is about, or else the first whose choice leads to something that it is about.
    pub(crate) fn shown(&self, section: &str) -> Option<(&Lesson, &Path)> {
        let below = format!("{section}.");
        let mut shown = self.shown.get_or_init(|| self.find_shown()).iter();
        let found = shown.find(|one| one.rule == section || one.rule.starts_with(&below));
        found.map(|one| (&self.lessons[one.lesson], &one.path))
    }

    fn find_shown(&self) -> Vec<Shown> {
        let mut found: Vec<Shown> = Vec::new();
        // What a choice leads to: where nobody is asked about a rule, it is seen at work.
        let mut followed: Vec<Shown> = Vec::new();
        for (place, lesson) in self.lessons.iter().enumerate() {
            let mut path = Path::default();
            for _ in lesson.steps() {
                // A test plays every lesson.
                let Ok(stand) = lesson.asked(&path) else {
                    break;
                };
                let Ok(decision) = lesson.decision(&stand, Lang::En) else {
                    break;
                };
                let shown = |rule| Shown {
                    rule,
                    lesson: place,
                    path: path.clone(),
                };
                found.push(shown(decision.rule));
                let then = path.then(0);
                let since = DecisionNumber(stand.playing.decisions().0 + 1);
                let viewer = Viewer::Seat(lesson.seat());
                let after = lesson.asked(&then).ok();
                let lines = after.and_then(|after| after.playing.log(since, viewer, Lang::En).ok());
                let rules = lines.into_iter().flatten().map(|line| line.line.rule);
                followed.extend(rules.filter(|rule| !rule.is_empty()).map(shown));
                path = then;
            }
        }
        found.append(&mut followed);
        found
    }

    /// How many minutes all of it takes.
    pub(crate) fn minutes(&self) -> u32 {
        self.lessons
            .iter()
            .map(|lesson| u32::from(lesson.minutes()))
            .sum()
    }
}

/// The games that have lessons.
pub(crate) struct Courses(Vec<Course>);

impl Courses {
    pub(crate) fn read(catalog: Catalog) -> Courses {
        let read = |kind| Course {
            kind,
            lessons: Lesson::all(kind).expect("a test reads and plays every lesson"),
            companion: Companion::read(kind).expect("a test reads it"),
            rulings: Rulings::read(kind).expect("a test reads them"),
            examples: Examples::read(kind).expect("a test reads them"),
            shown: OnceLock::new(),
        };
        let courses = catalog.kinds().map(read);
        Courses(
            courses
                .filter(|course| !course.lessons.is_empty())
                .collect(),
        )
    }

    pub(crate) fn all(&self) -> &[Course] {
        &self.0
    }

    pub(crate) fn find(&self, game: &str) -> Option<&Course> {
        self.0.iter().find(|course| course.kind.id() == game)
    }
}

/// The games that have puzzles.
pub(crate) struct PuzzleBooks(Vec<Puzzles>);

impl PuzzleBooks {
    pub(crate) fn read(catalog: Catalog) -> PuzzleBooks {
        let read = |kind| Puzzles::read(kind).expect("a test reads them");
        let books = catalog.kinds().map(read);
        PuzzleBooks(books.filter(|book| !book.is_empty()).collect())
    }

    pub(crate) fn all(&self) -> &[Puzzles] {
        &self.0
    }

    pub(crate) fn find(&self, game: &str) -> Option<&Puzzles> {
        self.0.iter().find(|book| book.kind().id() == game)
    }

    /// The puzzle of a day, counted since 1970: the games take turns.
    pub(crate) fn of_day(&self, day: u64) -> Option<Puzzle<'_>> {
        let games = self.0.len() as u64;
        let game = day.checked_rem(games)?;
        self.0[game as usize].of_day(day / games)
    }
}
