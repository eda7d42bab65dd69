//! Learning: all games, a game's way through its lessons, and a lesson at the table.

mod around;
pub(super) mod lesson;
mod progress;
mod road;

pub(super) use around::{Head, Laid, meanwhile, sent, spotted};

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use words::Lang;
use words::site::learn as texts;

use super::frame::{Page, PageContext};
use super::icons::{Tool, tool};
use super::{game, new_table, puzzles};
use crate::courses::Course;
use crate::{App, HttpError};
use progress::{LessonProgress, Progress};
use road::Stop;

/// All games with lessons.
pub(super) async fn learn(
    State(app): State<App>,
    reader: PageContext,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let progress = Progress::of(&headers);
    let heading = texts::learn(lang);
    let page = Page::new(&reader, &heading).body(html! {
        h1 { (heading) }
        p class="lead" { (texts::lead(lang)) }
        (choice_of_games(&app, None, &progress, lang))
        (puzzles::way(&app, lang))
    });
    Ok(page.into_response())
}

/// One game's lessons.
pub(super) async fn course(
    State(app): State<App>,
    reader: PageContext,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let course = app.courses().find(&id).ok_or(HttpError::UnknownPage)?;
    let progress = Progress::of(&headers);
    let heading = texts::learn_this(lang, course.kind.title(lang));
    let page = Page::new(&reader, &heading).body(html! {
        (choice_of_games(&app, Some(&id), &progress, lang))
        article class="sheet course" {
            h1 { (heading) }
            p class="note" { (finished(course, &progress, lang)) " · " (texts::minutes(lang, course.minutes())) }
            (way(course, &progress, lang))
            ol class="lessons" {
                @for (number, lesson) in course.lessons.iter().enumerate() {
                    (line(course, number, lesson, &progress.lesson(lesson), lang))
                }
            }
            @if progress.finished(&course.lessons) == course.lessons.len() {
                h2 { (texts::all_finished(lang)) }
            }
            div class="row" {
                (new_table::against_a_bot(course.kind, true, lang))
                a href={ "/games/" (id) "/rules" } { (words::site::game::all_rules(lang)) }
                @if app.puzzles().find(&id).is_some() { a href={ "/learn/puzzles/" (id) } { (puzzles::texts::heading(lang)) } }
            }
        }
    });
    Ok(page.into_response())
}

/// The games side by side, each with how far one is.
fn choice_of_games(app: &App, chosen: Option<&str>, progress: &Progress, lang: Lang) -> Markup {
    html! {
        nav class="courses" aria-label=(texts::learn(lang)) {
            @for course in app.courses().all() {
                @let id = course.kind.id();
                a class="sheet" href={ "/learn/" (id) } aria-current=[(chosen == Some(id)).then_some("page")] {
                    span class="signs" { (game::signs(course.kind, lang)) }
                    b { (course.kind.title(lang)) }
                    progress max=(course.lessons.len()) value=(progress.finished(&course.lessons)) aria-label=(finished(course, progress, lang)) {}
                    small { (finished(course, progress, lang)) }
                }
            }
        }
    }
}

fn finished(course: &Course, progress: &Progress, lang: Lang) -> String {
    let done = progress.finished(&course.lessons);
    texts::finished(lang, done, course.lessons.len())
}

fn way(course: &Course, progress: &Progress, lang: Lang) -> Markup {
    let lessons = &course.lessons;
    let is_finished = |number: usize| progress.lesson(&lessons[number]).is_finished;
    let next = (0..lessons.len()).find(|&number| !is_finished(number));
    let stops: Vec<(Stop, &str)> = lessons
        .iter()
        .enumerate()
        .map(|(number, lesson)| {
            let stop = if is_finished(number) {
                Stop::Finished
            } else if next == Some(number) {
                Stop::Next
            } else {
                Stop::Later
            };
            (stop, lesson.title(lang))
        })
        .collect();
    road::drawing(&stops)
}

/// A lesson in the list, with the way to where it was left.
fn line(
    course: &Course,
    number: usize,
    lesson: &lessons::Lesson,
    progress: &LessonProgress,
    lang: Lang,
) -> Markup {
    let address = lesson::address(lesson, &progress.path);
    let begun = !progress.path.is_empty();
    let go = if begun {
        texts::go_on(lang)
    } else if progress.is_finished {
        texts::again(lang)
    } else {
        texts::begin(lang)
    };
    html! {
        li class=(if progress.is_finished { "finished" } else if begun { "begun" } else { "new" }) {
            span class="number" aria-hidden="true" { @if progress.is_finished { (tool(Tool::Check)) } @else { (number + 1) } }
            a href=(address) { b { (lesson.title(lang)) } span class="note" { (lesson.about(lang)) } }
            span class="note" {
                @if begun { (texts::step_of(lang, progress.path.len() + 1, lesson.steps().len())) }
                @else if progress.is_finished { (texts::is_finished(lang)) }
                @else { (texts::minutes(lang, lesson.minutes())) }
            }
            a class=(if begun || (!progress.is_finished && number == 0) { "button primary" } else { "button" }) href=(address) aria-label={ (go) ": " (lesson.title(lang)) ", " (course.kind.title(lang)) } { (go) }
        }
    }
}
