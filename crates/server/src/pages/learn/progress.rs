//! How far somebody is with the lessons. A cookie of the browser knows it, so that a guest needs nothing else, and whoever signs in keeps it.

use std::collections::BTreeMap;

use axum::http::{HeaderMap, HeaderValue};
use lessons::{Lesson, Path};

use crate::courses::Courses;
use crate::visitor::{cookie, set_cookie};

/// The cookie: lessons with a `!` between them, each as `game/lesson:path`, with a star before the path of one that was finished.
const COOKIE: &str = "lessons";

/// How far a lesson is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct LessonProgress {
    /// Whether it was finished once.
    pub(super) is_finished: bool,
    /// Where it was left.
    pub(super) path: Path,
}

/// How far all lessons are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Progress(BTreeMap<String, LessonProgress>);

fn key(lesson: &Lesson) -> String {
    format!("{}/{}", lesson.kind().id(), lesson.name())
}

impl Progress {
    /// What the browser says. What cannot be read was never begun.
    pub(super) fn of(headers: &HeaderMap) -> Progress {
        let lessons = cookie(headers, COOKIE).unwrap_or_default().split('!');
        let read = lessons.filter_map(|lesson| {
            let (name, path) = lesson.split_once(':')?;
            let unfinished = path.strip_prefix('*');
            let progress = LessonProgress {
                is_finished: unfinished.is_some(),
                path: unfinished.unwrap_or(path).parse().ok()?,
            };
            Some((name.to_owned(), progress))
        });
        Progress(read.collect())
    }

    pub(super) fn lesson(&self, lesson: &Lesson) -> LessonProgress {
        self.0.get(&key(lesson)).cloned().unwrap_or_default()
    }

    /// How many of these were finished.
    pub(super) fn finished(&self, lessons: &[Lesson]) -> usize {
        let finished = |lesson: &&Lesson| self.lesson(lesson).is_finished;
        lessons.iter().filter(finished).count()
    }

    /// Somebody has come this far.
    pub(super) fn reach(&mut self, lesson: &Lesson, path: Path) {
        let reached = self.0.entry(key(lesson)).or_default();
        if path.len() < lesson.steps().len() {
            reached.path = path;
        } else {
            // The next time it begins anew.
            *reached = LessonProgress {
                is_finished: true,
                path: Path::default(),
            };
        }
    }

    /// The cookie, with nothing in it but lessons that there are: so it cannot grow.
    pub(super) fn cookie(&self, courses: &Courses, secure: bool) -> Option<HeaderValue> {
        let lessons = courses.all().iter().flat_map(|course| &course.lessons);
        let told: Vec<String> = lessons
            .filter_map(|lesson| {
                let (key, progress) = self.0.get_key_value(&key(lesson))?;
                let star = if progress.is_finished { "*" } else { "" };
                Some(format!("{key}:{star}{}", progress.path))
            })
            .collect();
        set_cookie(COOKIE, &told.join("!"), secure)
    }
}
