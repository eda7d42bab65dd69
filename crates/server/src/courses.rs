//! The lessons of all games, read once.

use std::sync::OnceLock;

use catalog::{AnyGame, Catalog};
use lessons::{Companion, Lesson, Path};
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
    /// Which rules their steps are about, once somebody wants to know.
    shown: OnceLock<Vec<Shown>>,
}

impl Course {
    /// A lesson by its name, and its place.
    pub(crate) fn find(&self, name: &str) -> Option<(usize, &Lesson)> {
        let mut numbered = self.lessons.iter().enumerate();
        numbered.find(|(_, lesson)| lesson.name() == name)
    }

    /// The first step of a lesson that a section of the rules is about.
    pub(crate) fn shown(&self, section: &str) -> Option<(&Lesson, &Path)> {
        let below = format!("{section}.");
        let mut shown = self.shown.get_or_init(|| self.find_shown()).iter();
        let found = shown.find(|one| one.rule == section || one.rule.starts_with(&below));
        found.map(|one| (&self.lessons[one.lesson], &one.path))
    }

    fn find_shown(&self) -> Vec<Shown> {
        let mut found: Vec<Shown> = Vec::new();
        for (place, lesson) in self.lessons.iter().enumerate() {
            let mut path = Path::default();
            for _ in lesson.steps() {
                let asked = lesson.asked(&path);
                let decision = asked.and_then(|stand| lesson.decision(&stand, Lang::En));
                // A test plays every lesson.
                let Ok(decision) = decision else { break };
                found.push(Shown {
                    rule: decision.rule,
                    lesson: place,
                    path: path.clone(),
                });
                path = path.then(0);
            }
        }
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
