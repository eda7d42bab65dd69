//! A lesson at the table: the real board and the real choices, and the teacher's panel beside them.
//!
//! Where a lesson stands is in the address, as the choices that were right so far: `?path=0.1`. `&said` shows what the last of them
//! did before anything else happens, `&tried=3` what is said to a choice that was not meant, `&show` which one is.

use axum::extract::{Form, Path as UrlPath, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use boards::Highlights;
use catalog::{Decision, TiledChoice};
use engine::Viewer;
use lessons::{Answer, Fault, Lesson, Path, Stand};
use maud::{Markup, html};
use serde::Deserialize;
use words::Lang;
use words::site::{frame, learn as texts, table as table_texts};

use super::around::{Head, Laid, meanwhile, pinned, sent, spotted, steps, ticks};
use super::progress::Progress;
use crate::courses::Course;
use crate::pages::frame::{PageContext, rule_link};
use crate::pages::icons::{Tool, tool};
use crate::pages::new_table;
use crate::pages::table::{ChoiceForm, choices};
use crate::{App, HttpError};

#[derive(Deserialize)]
pub(in crate::pages) struct LessonQuery {
    #[serde(default)]
    path: String,
    said: Option<String>,
    tried: Option<usize>,
    show: Option<String>,
}

#[derive(Deserialize)]
pub(in crate::pages) struct ChosenForm {
    #[serde(default)]
    path: String,
    choice: Option<usize>,
}

/// Where the next step of a lesson is asked.
pub(in crate::pages) fn address(lesson: &Lesson, path: &Path) -> String {
    let start = format!("/learn/{}/{}", lesson.kind().id(), lesson.name());
    if path.is_empty() {
        start
    } else {
        format!("{start}?path={path}")
    }
}

/// A lesson whose rules have changed since the address was made begins anew; one that cannot even begin is ours to mend.
fn begin_anew(lesson: &Lesson, path: &Path, fault: &Fault) -> Result<Response, HttpError> {
    if path.is_empty() {
        tracing::error!(%fault, "a lesson does not fit the rules");
        return Err(HttpError::Own);
    }
    Ok(Redirect::to(&address(lesson, &Path::default())).into_response())
}

/// Everything that is shown of one position of a lesson.
struct Shown<'l> {
    course: &'l Course,
    number: usize,
    lesson: &'l Lesson,
    path: Path,
    stand: Stand,
    /// What is asked; nothing right after a choice and at the end.
    decision: Option<Decision<TiledChoice>>,
    /// A choice that was not meant, with what is said to it.
    wrong: Option<(usize, &'l lessons::Said)>,
    /// The choice that is advised to whoever asks for it.
    advised: Option<usize>,
}

/// The page.
pub(in crate::pages) async fn page(
    State(app): State<App>,
    reader: PageContext,
    UrlPath((game, name)): UrlPath<(String, String)>,
    Query(asked): Query<LessonQuery>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let (course, number, lesson) = find(&app, &game, &name)?;
    let path: Path = asked.path.parse().unwrap_or_default();
    let shown = match shown(course, number, &path, &asked, reader.lang) {
        Ok(shown) => shown,
        Err(fault) => return begin_anew(lesson, &path, &fault),
    };
    let body = shown.body(&reader).map_err(table::TableError::from)?;
    let title = format!(
        "{}: {}",
        course.kind.title(reader.lang),
        lesson.title(reader.lang)
    );
    Ok(sent(&app, &reader, &headers, &title, &body))
}

/// A choice: on to what it did, or back with what is said to it.
pub(in crate::pages) async fn choose(
    State(app): State<App>,
    reader: PageContext,
    UrlPath((game, name)): UrlPath<(String, String)>,
    headers: HeaderMap,
    Form(chosen): Form<ChosenForm>,
) -> Result<Response, HttpError> {
    let (_, _, lesson) = find(&app, &game, &name)?;
    let path: Path = chosen.path.parse().unwrap_or_default();
    let stand = match lesson.asked(&path) {
        Ok(stand) => stand,
        Err(fault) => return begin_anew(lesson, &path, &fault),
    };
    let answer = chosen.choice.map(|index| lesson.answer(&stand, index));
    let (which, said) = match answer {
        Some(Ok(Answer::Right(which))) => (which, "&said"),
        Some(Ok(Answer::Wrong(_))) => {
            let tried = chosen.choice.unwrap_or_default();
            let back = format!("/learn/{game}/{name}?path={path}&tried={tried}");
            return Ok(Redirect::to(&back).into_response());
        }
        Some(Err(_)) => return Ok(Redirect::to(&address(lesson, &path)).into_response()),
        // Whoever skips a step is shown what comes of the first right choice.
        None => (0, "&said"),
    };
    let path = path.then(which);
    let mut progress = Progress::of(&headers);
    progress.reach(lesson, path.clone());
    let kept = progress.cookie(app.courses(), reader.requester.secure);
    let on = Redirect::to(&format!("/learn/{game}/{name}?path={path}{said}"));
    Ok((kept.map(|kept| [(header::SET_COOKIE, kept)]), on).into_response())
}

fn find<'a>(
    app: &'a App,
    game: &str,
    name: &str,
) -> Result<(&'a Course, usize, &'a Lesson), HttpError> {
    let course = app.courses().find(game).ok_or(HttpError::UnknownPage)?;
    let (number, lesson) = course.find(name).ok_or(HttpError::UnknownPage)?;
    Ok((course, number, lesson))
}

fn shown<'l>(
    course: &'l Course,
    number: usize,
    path: &Path,
    asked: &LessonQuery,
    lang: Lang,
) -> Result<Shown<'l>, Fault> {
    let lesson = &course.lessons[number];
    let said = asked.said.is_some() && !path.is_empty();
    let stand = if said {
        lesson.answered(path)?
    } else {
        lesson.asked(path)?
    };
    let open = !said && stand.step < lesson.steps().len();
    let mut shown = Shown {
        course,
        number,
        lesson,
        path: path.clone(),
        stand,
        decision: None,
        wrong: None,
        advised: None,
    };
    if open {
        let right = lesson.right(&shown.stand)?;
        let tiled = shown.stand.playing.tiled_decision(lesson.seat(), lang);
        shown.decision = tiled.ok();
        shown.advised = asked.show.as_ref().and(right.first().copied());
        if let Some(tried) = asked.tried
            && let Ok(Answer::Wrong(said)) = lesson.answer(&shown.stand, tried)
        {
            shown.wrong = Some((tried, said));
        }
    }
    Ok(shown)
}

impl Shown<'_> {
    /// The step that is asked or was answered; none at the end.
    fn step(&self) -> Option<&lessons::Step> {
        self.lesson.steps().get(self.stand.step)
    }

    /// Whether a choice was just right.
    fn is_said(&self) -> bool {
        self.decision.is_none() && self.step().is_some()
    }

    fn body(&self, reader: &PageContext) -> Result<Markup, catalog::GameError> {
        let lang = reader.lang;
        let playing = &self.stand.playing;
        let viewer = Viewer::Seat(self.lesson.seat());
        // What the choice did, or what happened after it.
        let since = self.stand.since;
        let from = if self.is_said() { since } else { since.next() };
        let told = playing.log(from, viewer, lang)?;
        let anchor =
            |index: usize| Some(self.decision.as_ref()?.choices.get(index)?.anchor.clone());
        let lit = Highlights {
            legal: self.decision.as_ref().map_or_else(Vec::new, |decision| {
                let choices = decision.choices.iter();
                choices.map(|choice| choice.anchor.clone()).collect()
            }),
            chosen: self.advised.and_then(anchor),
            acting: playing.to_act().first(),
            last: told.iter().flat_map(|line| line.places.clone()).collect(),
            mover: told
                .first()
                .and_then(|line| playing.decided_by(line.decision)),
        };
        let point = match self.step() {
            Some(step) if !self.is_said() => step.point.as_slice(),
            _ => &[],
        };
        let laid = Laid {
            class: "lesson",
            number: 2 * self.path.len() + usize::from(!self.is_said()),
            playing: &**playing,
            viewer,
            head: self.head(reader),
            board: spotted(&playing.board(viewer, &lit, lang)?, point),
            panel: self.panel(&told, lang),
            hand: spotted(&playing.hand(viewer, &lit, lang)?, point),
            below: steps(self.lesson, self.stand.step, lang),
            tab: (texts::lesson(lang), Tool::Lantern),
        };
        laid.out(lang)
    }

    fn head(&self, reader: &PageContext) -> Markup {
        let lang = reader.lang;
        let kind = self.lesson.kind();
        let steps = self.lesson.steps();
        let at = self.stand.step;
        let name = |step: usize| steps.get(step).map(|step| step.name.say(lang));
        let all = format!("/learn/{}", kind.id());
        let head = Head {
            kind,
            which: html! {
                b { (kind.title(lang)) }
                span { (texts::lesson_of(lang, self.number + 1, self.course.lessons.len())) ": " (self.lesson.title(lang)) }
            },
            before: html! { @if let Some(past) = at.checked_sub(1).and_then(name) { "✓ " (past) } },
            current: html! { b { @if at < steps.len() { (texts::step_of(lang, at + 1, steps.len())) } @else { (texts::is_finished(lang)) } } },
            after: html! { @if let Some(next) = name(at + 1) { (table_texts::then(lang, next)) } },
            ticks: ticks(self.lesson, self.stand.step),
            menu: html! {},
            leave: (&all, texts::leave(lang)),
        };
        head.out(reader)
    }

    /// The teacher's panel.
    fn panel(&self, told: &[catalog::LogLine], lang: Lang) -> Markup {
        html! {
            section id="decision" class="sheet decision teacher" aria-labelledby="asked" {
                span class="edge" {}
                (ticks(self.lesson, self.stand.step))
                @match (self.step(), &self.decision) {
                    (Some(step), Some(decision)) => (self.ask(step, decision, told, lang)),
                    (Some(step), None) => (self.right(step, told, lang)),
                    (None, _) => (self.end(told, lang)),
                }
            }
        }
    }

    fn heading(&self, step: &lessons::Step, lang: Lang) -> Markup {
        html! {
            p class="whose" {
                (tool(Tool::Lantern))
                span { (step.name.say(lang)) }
                span class="rule" { (self.stand.step + 1) "/" (self.lesson.steps().len()) }
            }
            h1 id="asked" tabindex="-1" { (step.prompt.say(lang)) }
        }
    }

    fn ask(
        &self,
        step: &lessons::Step,
        decision: &Decision<TiledChoice>,
        told: &[catalog::LogLine],
        lang: Lang,
    ) -> Markup {
        let here = format!("/learn/{}/{}", self.lesson.kind().id(), self.lesson.name());
        let form = ChoiceForm {
            address: here.clone(),
            fields: vec![("path", self.path.to_string())],
            number: self.path.len().to_string(),
            decision,
            advised: self.advised,
            tried: self.wrong.map(|(tried, _)| tried),
        };
        let kind = self.lesson.kind();
        let rules = format!("/games/{}/rules", kind.id());
        html! {
            div class="ask" {
                (self.heading(step, lang))
                (meanwhile(told, lang))
                p class="text" { (pinned(step.text.say(lang))) }
                p class="asks" { span { (decision.prompt) } " " (rule_link(kind, &rules, decision.rule, lang)) }
            }
            (choices(&form, &html! {}, lang))
            div id="answer" class="answer" role="status" {
                @if let Some((_, said)) = self.wrong { p class="wrong" { b aria-hidden="true" { "✗" } span { (pinned(said.say(lang))) } } }
            }
            div class="means" {
                @if !self.path.is_empty() { a class="button" href=(address(self.lesson, &self.path.before())) { (tool(Tool::Previous)) (frame::back(lang)) } }
                a class="tool" href={ (here) "?path=" (self.path) "&show" } { (tool(Tool::Spark)) (texts::show_me(lang)) }
                form method="post" action=(here) data-live { input type="hidden" name="path" value=(self.path); button class="tool" { (texts::skip(lang)) } }
            }
        }
    }

    /// What a right choice did, and the way on.
    fn right(&self, step: &lessons::Step, told: &[catalog::LogLine], lang: Lang) -> Markup {
        let next = self.lesson.steps().get(self.stand.step + 1);
        html! {
            div class="ask" { (self.heading(step, lang)) (meanwhile(told, lang)) }
            div id="answer" class="answer" role="status" { p class="right" { b aria-hidden="true" { "✓" } span { (step.right.say(lang)) } } }
            div class="means" {
                a class="button" href=(address(self.lesson, &self.path.before())) { (tool(Tool::Previous)) (texts::again(lang)) }
                a id="next" class="button primary" href=(address(self.lesson, &self.path)) {
                    @match next {
                        Some(next) => (texts::next_step(lang, next.name.say(lang))),
                        None => (texts::to_end(lang)),
                    }
                    (tool(Tool::Next))
                }
            }
        }
    }

    /// The end: what one takes along, and the next lesson.
    fn end(&self, told: &[catalog::LogLine], lang: Lang) -> Markup {
        let kind = self.lesson.kind();
        let next = self.course.lessons.get(self.number + 1);
        html! {
            div class="ask" {
                p class="whose" { (tool(Tool::Lantern)) span { (texts::is_finished(lang)) } }
                h1 id="asked" tabindex="-1" { (self.lesson.title(lang)) }
                (meanwhile(told, lang))
                p class="text" { (self.lesson.closing(lang)) }
            }
            div id="answer" class="answer" {}
            div class="means" {
                a class="button" href={ "/learn/" (kind.id()) } { (texts::all_lessons(lang)) }
                @match next {
                    Some(next) => a id="next" class="button primary" href=(address(next, &Path::default())) { (texts::next_lesson(lang, next.title(lang))) (tool(Tool::Next)) },
                    None => (new_table::against_a_bot(kind, true, lang)),
                }
            }
        }
    }
}
