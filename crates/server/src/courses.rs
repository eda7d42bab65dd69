//! The lessons of all games, read once.

use catalog::{AnyGame, Catalog};
use lessons::Lesson;

/// A game's lessons in their order.
pub(crate) struct Course {
    pub(crate) kind: &'static dyn AnyGame,
    pub(crate) lessons: Vec<Lesson>,
}

impl Course {
    /// A lesson by its name, and its place.
    pub(crate) fn find(&self, name: &str) -> Option<(usize, &Lesson)> {
        let mut numbered = self.lessons.iter().enumerate();
        numbered.find(|(_, lesson)| lesson.name() == name)
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
