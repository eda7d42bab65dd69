//! Puzzles: the one of the day, all of a game, and one at the table.

mod record;
mod solution;
pub(super) mod solve;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use lessons::{Grade, Puzzle, Puzzles};
use maud::{Markup, html};
use words::Lang;

use super::emblem::{definitions, emblem};
use super::frame::{Page, PageContext};
use super::icons::{Tool, tool};
use crate::{App, HttpError};
use record::{Record, day_of};

/// What the pages say.
pub(super) mod texts {
    words::texts!("puzzles");
}

/// Where a puzzle is asked.
fn address(puzzle: Puzzle<'_>) -> String {
    format!("/learn/puzzles/{}/{}", puzzle.kind().id(), puzzle.name())
}

fn grade(puzzle: Puzzle<'_>, lang: Lang) -> String {
    match Grade::of(puzzle.rating()) {
        Grade::Easy => texts::grade_easy(lang),
        Grade::Medium => texts::grade_medium(lang),
        Grade::Hard => texts::grade_hard(lang),
        Grade::Severe => texts::grade_severe(lang),
    }
}

/// The puzzle of the day.
pub(super) async fn today(State(app): State<App>) -> Result<Redirect, HttpError> {
    let today = app.puzzles().of_day(day_of(app.now()));
    let puzzle = today.ok_or(HttpError::UnknownPage)?;
    Ok(Redirect::to(&address(puzzle)))
}

/// The puzzle of a game that suits the reader.
pub(super) async fn next(
    State(app): State<App>,
    reader: PageContext,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Redirect, HttpError> {
    let book = app.puzzles().find(&game).ok_or(HttpError::UnknownPage)?;
    let record = Record::of(&app, &reader, &headers).await?;
    let puzzle = record.next(book).ok_or(HttpError::UnknownPage)?;
    Ok(Redirect::to(&address(puzzle)))
}

/// All games with puzzles, and the one of the day.
pub(super) async fn puzzles(
    State(app): State<App>,
    reader: PageContext,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let record = Record::of(&app, &reader, &headers).await?;
    let heading = texts::heading(lang);
    let page = Page::new(&reader, &heading).body(html! {
        h1 { (heading) }
        p class="lead" { (texts::lead(lang)) }
        (daily(&app, &record, lang))
        (choice_of_games(&app, None, &record, lang))
        (numbers(&app, &reader, &record, lang))
    });
    Ok(page.into_response())
}

/// All puzzles of a game.
pub(super) async fn of_game(
    State(app): State<App>,
    reader: PageContext,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let book = app.puzzles().find(&game).ok_or(HttpError::UnknownPage)?;
    let record = Record::of(&app, &reader, &headers).await?;
    let heading = texts::of_game(lang, book.kind().title(lang));
    let page = Page::new(&reader, &heading).body(html! {
        (choice_of_games(&app, Some(&game), &record, lang))
        article class="sheet course" {
            h1 { (heading) }
            p class="note" { (texts::found_of(lang, record.found(book), book.len())) }
            p class="row" { a class="button primary" href={ "/learn/puzzles/" (game) "/next" } { (texts::next(lang)) (tool(Tool::Next)) } }
            ol class="puzzles" {
                @for (place, puzzle) in book.all().enumerate() { (numbered(book, place, puzzle, &record, lang)) }
            }
        }
        (numbers(&app, &reader, &record, lang))
    });
    Ok(page.into_response())
}

/// A puzzle in the list: its number, how hard it is, and how it went.
fn numbered(
    book: &Puzzles,
    place: usize,
    puzzle: Puzzle<'_>,
    record: &Record,
    lang: Lang,
) -> Markup {
    let (class, said) = match record.result(book, place) {
        Some(true) => ("found", Some(texts::was_found(lang))),
        Some(false) => ("missed", Some(texts::was_missed(lang))),
        None => ("new", None),
    };
    let grade = grade(puzzle, lang);
    let mut label = format!("{}, {grade}", texts::puzzle_number(lang, place + 1));
    if let Some(said) = said {
        label = format!("{label}, {said}");
    }
    html! {
        li class=(class) {
            a href=(address(puzzle)) aria-label=(label) {
                b { (place + 1) } small { (grade) }
                span class="mark" aria-hidden="true" { @match class { "found" => "✓", "missed" => "✗", _ => "" } }
            }
        }
    }
}

/// The games side by side, each with how many puzzles were found.
fn choice_of_games(app: &App, chosen: Option<&str>, record: &Record, lang: Lang) -> Markup {
    let books = app.puzzles().all();
    html! {
        (definitions(books.iter().map(Puzzles::kind)))
        nav class="courses" aria-label=(texts::heading(lang)) {
            @for book in books {
                @let id = book.kind().id();
                @let found = texts::found_of(lang, record.found(book), book.len());
                a class="sheet" href={ "/learn/puzzles/" (id) } aria-current=[(chosen == Some(id)).then_some("page")] {
                    div class="pic" { (emblem(book.kind(), lang)) }
                    b { (book.kind().title(lang)) }
                    progress max=(book.len()) value=(record.found(book)) aria-label=(found) {}
                    small { (found) }
                }
            }
        }
    }
}

/// The puzzle of the day as a card; the page has the emblems' drawings below it.
fn daily(app: &App, record: &Record, lang: Lang) -> Markup {
    let day = day_of(app.now());
    let Some(puzzle) = app.puzzles().of_day(day) else {
        return html! {};
    };
    let kind = puzzle.kind();
    html! {
        section class="sheet daily" aria-labelledby="daily" {
            div class="pic" { (emblem(kind, lang)) }
            div {
                h2 id="daily" { (texts::today(lang)) }
                p { (kind.title(lang)) " · " (grade(puzzle, lang)) }
                (streak(record, day, lang))
            }
            a class="button primary" href="/learn/puzzles/today" { (texts::solve_today(lang)) }
        }
    }
}

/// Whether today's was solved, and how many days in a row.
fn streak(record: &Record, day: u64, lang: Lang) -> Markup {
    let days = record.days_in_a_row(day);
    html! {
        @if days > 0 {
            p class="note" {
                @if record.has_solved_daily(day) { "✓ " (texts::today_solved(lang)) " · " }
                (texts::days_in_a_row(lang, days))
            }
        }
    }
}

/// The reader's rating, and where it is kept.
fn numbers(app: &App, reader: &PageContext, record: &Record, lang: Lang) -> Markup {
    let days = record.days_in_a_row(day_of(app.now()));
    html! {
        p class="note" {
            @if record.solved.tried > 0 { (texts::your_rating(lang, record.solved.rating)) ". " }
            @if days > 0 { (texts::days_in_a_row(lang, days)) ". " }
            @if reader.requester.session.is_none() { (texts::kept_here(lang)) }
        }
    }
}

/// The puzzle of the day in one line, for the first page.
pub(super) async fn line(
    app: &App,
    reader: &PageContext,
    headers: &HeaderMap,
) -> Result<Markup, HttpError> {
    let (lang, day) = (reader.lang, day_of(app.now()));
    let Some(puzzle) = app.puzzles().of_day(day) else {
        return Ok(html! {});
    };
    let record = Record::of(app, reader, headers).await?;
    let days = record.days_in_a_row(day);
    Ok(html! {
        p class="daily-line" {
            (tool(Tool::Question))
            a href="/learn/puzzles/today" { (texts::today(lang)) } ": " (puzzle.kind().title(lang)) ", " (grade(puzzle, lang))
            @if record.has_solved_daily(day) { " · ✓ " (texts::today_solved(lang)) }
            @if days > 0 { " · " (texts::days_in_a_row(lang, days)) }
        }
    })
}

/// The way to all puzzles, if there are any: for the page on which lessons are.
pub(super) fn way(app: &App, lang: Lang) -> Markup {
    html! {
        @if !app.puzzles().all().is_empty() {
            section class="sheet daily" aria-labelledby="puzzles" {
                div {
                    h2 id="puzzles" { (texts::heading(lang)) }
                    p { (texts::lead(lang)) }
                }
                p class="row" {
                    a class="button" href="/learn/puzzles" { (texts::all(lang)) }
                    a class="button primary" href="/learn/puzzles/today" { (texts::solve_today(lang)) }
                }
            }
        }
    }
}
