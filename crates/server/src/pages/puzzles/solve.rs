//! A puzzle at the table: the real board and the real choices, and what each of them is worth.
//!
//! Where a puzzle stands is in the address: `?step=1` after so many right choices of the line, `&tried=3` after a choice that was not the best, `?shown` with the
//! solution and `?found` for whoever found it. Only the first try counts for the rating, and only a POST is a try.

use axum::extract::{Form, Path as UrlPath, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use boards::Highlights;
use catalog::{AnyPlaying, Decision, GameError, LogLine, TiledChoice};
use engine::{DecisionNumber, Seat, Viewer};
use lessons::{Fault, Puzzle, Puzzles};
use maud::{Markup, html};
use serde::Deserialize;
use words::Lang;

use super::record::{Record, day_of};
use super::{address, grade, solution, texts};
use crate::pages::frame::{PageContext, rule_link};
use crate::pages::icons::{Tool, tool};
use crate::pages::learn::{Head, Laid, sent};
use crate::pages::table::{ChoiceForm, choices};
use crate::{App, HttpError};

#[derive(Deserialize)]
pub(in crate::pages) struct Asked {
    #[serde(default)]
    step: usize,
    tried: Option<usize>,
    shown: Option<String>,
    found: Option<String>,
    /// The rating before the try, to be shown beside the one after it.
    was: Option<u16>,
}

#[derive(Deserialize)]
pub(in crate::pages) struct Chosen {
    #[serde(default)]
    step: usize,
    choice: Option<usize>,
}

/// Everything that is shown of a puzzle.
pub(super) struct Shown<'p> {
    pub(super) puzzle: Puzzle<'p>,
    place: usize,
    pub(super) step: usize,
    playing: Box<dyn AnyPlaying>,
    /// What is asked; nothing once the solution is shown.
    decision: Option<Decision<TiledChoice>>,
    /// A choice that was not the best.
    pub(super) tried: Option<usize>,
    pub(super) is_found: bool,
    pub(super) was: Option<u16>,
    record: Record,
    is_today: bool,
    day: u64,
}

/// The file of a puzzle that does not fit the rules is ours to mend.
fn broken(fault: &Fault) -> HttpError {
    tracing::error!(%fault, "a puzzle does not fit the rules");
    HttpError::Own
}

fn find<'a>(app: &'a App, game: &str, name: &str) -> Result<(&'a Puzzles, Puzzle<'a>), HttpError> {
    let book = app.puzzles().find(game).ok_or(HttpError::UnknownPage)?;
    let puzzle = book.find(name).ok_or(HttpError::UnknownPage)?;
    Ok((book, puzzle))
}

/// Whether everybody has this puzzle on a day.
fn is_of_day(app: &App, puzzle: Puzzle<'_>, day: u64) -> bool {
    let today = app.puzzles().of_day(day);
    today.is_some_and(|today| address(today) == address(puzzle))
}

/// The page.
pub(in crate::pages) async fn page(
    State(app): State<App>,
    reader: PageContext,
    UrlPath((game, name)): UrlPath<(String, String)>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let (book, puzzle) = find(&app, &game, &name)?;
    let record = Record::of(&app, &reader, &headers).await?;
    let over = asked.shown.is_some() || asked.found.is_some();
    let all = puzzle.steps().len();
    let step = if over { all } else { asked.step.min(all - 1) };
    let playing = puzzle.at(step).map_err(|fault| broken(&fault))?;
    let decision = if over {
        None
    } else {
        let tiled = playing.tiled_decision(puzzle.seat(), reader.lang);
        Some(tiled.map_err(table::TableError::from)?)
    };
    let day = day_of(app.now());
    let is_today = is_of_day(&app, puzzle, day);
    let place = book.all().position(|one| one.name() == name);
    let shown = Shown {
        puzzle,
        place: place.unwrap_or_default(),
        step,
        playing,
        decision,
        tried: asked.tried,
        is_found: asked.found.is_some(),
        was: asked.was,
        record,
        is_today,
        day,
    };
    let body = shown.body(&reader).map_err(table::TableError::from)?;
    let title = shown.title(reader.lang);
    Ok(sent(&app, &reader, &headers, &title, &body))
}

/// A try, or the wish to see the solution.
pub(in crate::pages) async fn choose(
    State(app): State<App>,
    reader: PageContext,
    UrlPath((game, name)): UrlPath<(String, String)>,
    headers: HeaderMap,
    Form(chosen): Form<Chosen>,
) -> Result<Response, HttpError> {
    let (book, puzzle) = find(&app, &game, &name)?;
    let here = address(puzzle);
    let steps = puzzle.steps();
    let asked = steps.get(chosen.step);
    let Some(step) = asked.filter(|step| chosen.choice.is_none_or(|one| one < step.choices.len()))
    else {
        return Ok(Redirect::to(&here).into_response());
    };
    let is_right = chosen.choice == Some(step.best);
    if is_right && chosen.step + 1 < steps.len() {
        let on = format!("{here}?step={}", chosen.step + 1);
        return Ok(Redirect::to(&on).into_response());
    }
    let mut record = Record::of(&app, &reader, &headers).await?;
    let was = record.solved.rating;
    record.note(book, puzzle, is_right);
    let day = day_of(app.now());
    if is_right && is_of_day(&app, puzzle, day) {
        record.solve_daily(day);
    }
    let kept = record.keep(&app, &reader).await?;
    let on = match chosen.choice {
        Some(_) if is_right => format!("{here}?found&was={was}"),
        Some(tried) => format!("{here}?step={}&tried={tried}", chosen.step),
        None => format!("{here}?shown&was={was}"),
    };
    let kept = kept.map(|kept| [(header::SET_COOKIE, kept)]);
    Ok((kept, Redirect::to(&on)).into_response())
}

impl Shown<'_> {
    fn title(&self, lang: Lang) -> String {
        let title = self.puzzle.kind().title(lang);
        format!("{title}: {}", self.name(lang))
    }

    /// The name of a seat's side.
    pub(super) fn side(&self, seat: Seat, lang: Lang) -> String {
        self.playing.seat_name(seat, lang)
    }

    /// What the puzzle is called.
    fn name(&self, lang: Lang) -> String {
        if self.is_today {
            texts::today(lang)
        } else {
            texts::puzzle_number(lang, self.place + 1)
        }
    }

    fn body(&self, reader: &PageContext) -> Result<Markup, GameError> {
        let (lang, playing) = (reader.lang, &self.playing);
        let seat = self.puzzle.seat();
        let viewer = Viewer::Seat(seat);
        let told = playing.log(DecisionNumber(1), viewer, lang)?;
        let lit = Highlights {
            legal: self.decision.as_ref().map_or_else(Vec::new, |decision| {
                let choices = decision.choices.iter();
                choices.map(|choice| choice.anchor.clone()).collect()
            }),
            chosen: None,
            acting: self.decision.as_ref().map(|_| seat),
            last: told.iter().flat_map(|line| line.places.clone()).collect(),
            mover: (!told.is_empty()).then_some(seat),
        };
        let laid = Laid {
            class: "lesson puzzle",
            number: self.step,
            playing: &**playing,
            viewer,
            head: self.head(reader),
            board: playing.board(viewer, &lit, lang)?,
            panel: self.panel(&told, lang)?,
            hand: playing.hand(viewer, &lit, lang)?,
            below: html! {},
            tab: (texts::puzzle(lang), Tool::Question),
        };
        laid.out(lang)
    }

    fn head(&self, reader: &PageContext) -> Markup {
        let (lang, kind) = (reader.lang, self.puzzle.kind());
        let days = self.record.days_in_a_row(self.day);
        let all = format!("/learn/puzzles/{}", kind.id());
        let head = Head {
            kind,
            which: html! { b { (self.name(lang)) } span { (kind.title(lang)) ", " (self.playing.round(lang)) } },
            before: html! { @if self.record.solved.tried > 0 { (texts::your_rating(lang, self.record.solved.rating)) } },
            current: html! { b { (grade(self.puzzle, lang)) " (" (self.puzzle.rating()) ")" } },
            after: html! { @if days > 0 { (texts::days_in_a_row(lang, days)) } },
            ticks: html! {},
            menu: html! { a href="/learn/puzzles" { (texts::all(lang)) } },
            leave: (&all, texts::leave(lang)),
        };
        head.out(reader)
    }

    fn panel(&self, told: &[LogLine], lang: Lang) -> Result<Markup, GameError> {
        let seat = self.puzzle.seat();
        let whose = html! {
            p class="whose" {
                (self.playing.sign(seat, lang)?)
                span { (texts::you_are(lang, self.playing.seat_name(seat, lang))) }
                @if self.puzzle.steps().len() > 1 && self.decision.is_some() {
                    span class="rule" { (texts::step_of(lang, self.step + 1, self.puzzle.steps().len())) }
                }
            }
        };
        let inside = match &self.decision {
            Some(decision) => self.ask(&whose, decision, lang),
            None => solution::told(self, &whose, told, &self.record, lang),
        };
        Ok(html! {
            section id="decision" class="sheet decision teacher" aria-labelledby="asked" { span class="edge" {} (inside) }
        })
    }

    fn ask(&self, whose: &Markup, decision: &Decision<TiledChoice>, lang: Lang) -> Markup {
        let (puzzle, kind) = (self.puzzle, self.puzzle.kind());
        let here = address(puzzle);
        let step = &puzzle.steps()[self.step];
        let tried = self.tried.filter(|&tried| tried != step.best);
        let form = ChoiceForm {
            address: here.clone(),
            fields: vec![("step", self.step.to_string())],
            number: self.step.to_string(),
            decision,
            advised: None,
            tried,
        };
        let rules = format!("/games/{}/rules", kind.id());
        html! {
            div class="ask" {
                (whose)
                h1 id="asked" tabindex="-1" { (decision.prompt) " " (rule_link(kind, &rules, decision.rule, lang)) }
                p class="text" { @if self.step == 0 { (texts::task(lang)) } @else { (texts::task_on(lang)) } }
            }
            (choices(&form, &html! {}, lang))
            div id="answer" class="answer" role="status" {
                @if let Some(said) = tried.and_then(|tried| solution::loss(step, tried, decision, lang)) { (said) }
            }
            div class="means" {
                a class="tool" href={ "/learn/puzzles/" (kind.id()) } { (texts::all(lang)) }
                form method="post" action=(here) data-live { input type="hidden" name="step" value=(self.step); button class="tool" { (tool(Tool::Spark)) (texts::show(lang)) } }
            }
        }
    }
}
