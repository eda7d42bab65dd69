//! A section of the rules in a game: the real board at a position in which it matters, with a sentence that says how.
//!
//! The reader plays all sides from there, as far as they like; what they chose is in the address, `?path=3.0`, and nothing is stored.

use axum::extract::{Form, Path as UrlPath, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use catalog::{AnyGame, GameError};
use engine::DecisionNumber;
use lessons::{Example, Fault, Path, Why, play_on};
use maud::{Markup, html};
use serde::Deserialize;
use words::site::table as table_texts;
use words::{Lang, RuleSection};

use super::texts;
use crate::pages::frame::{PageContext, rule_anchor, rule_link};
use crate::pages::icons::{Tool, tool};
use crate::pages::learn::{Head, Laid, meanwhile, sent, spotted};
use crate::pages::line::{Line, Shown};
use crate::pages::sandbox::texts as sandbox;
use crate::pages::table::{ChoiceForm, choices};
use crate::{App, HttpError};

/// So many refusals are told.
const REFUSALS: usize = 3;

/// What an address, or a form, says.
#[derive(Deserialize)]
pub(in crate::pages) struct Asked {
    #[serde(default)]
    path: String,
    choice: Option<usize>,
}

/// The position that shows a section, and how far the reader has played on.
struct Scene<'e> {
    kind: &'static dyn AnyGame,
    example: Example<'e>,
    section: RuleSection,
    line: Line,
    /// The choice that shows the section at work.
    ready: Option<usize>,
    /// What is not allowed because of it, and why.
    refused: Vec<(String, String)>,
}

/// Where a section is shown.
pub(super) fn address(kind: &dyn AnyGame, example: Example<'_>) -> String {
    format!("{}/show", section_page(kind, example.rule()))
}

/// The page of a section.
fn section_page(kind: &dyn AnyGame, rule: &str) -> String {
    format!("/games/{}/rules/{}", kind.id(), rule_anchor(rule))
}

/// An example that does not fit the rules is ours to mend.
fn broken(fault: &Fault) -> HttpError {
    tracing::error!(%fault, "an example does not fit the rules");
    HttpError::Own
}

/// What an address names; none if nobody can have made its choices.
fn scene<'a>(
    app: &'a App,
    (game, anchor): (&str, &str),
    asked: &Asked,
    lang: Lang,
) -> Result<(String, Option<Scene<'a>>), HttpError> {
    let course = app.courses().find(game).ok_or(HttpError::UnknownPage)?;
    let kind = course.kind;
    let mut sections = kind.rules(lang).into_iter();
    let section = sections.find(|section| rule_anchor(&section.number) == anchor);
    let section = section.ok_or(HttpError::UnknownPage)?;
    let example = course.examples.find(&section.number);
    let example = example.ok_or(HttpError::UnknownPage)?;
    let (playing, seat) = example.start().map_err(|fault| broken(&fault))?;
    let path: Path = asked.path.parse().unwrap_or_default();
    let (mut ready, mut refused) = (None, Vec::new());
    if path.is_empty() {
        ready = example.choice(&*playing, seat);
        let all = example.refused(&*playing, seat, lang).into_iter();
        let told = all.map(|one| (one.choice.label, one.problem.message));
        refused = told.take(REFUSALS).collect();
    }
    let next = DecisionNumber(playing.decisions().0 + 1);
    let line = Line::follow(playing, seat, next, path, play_on);
    let scene = line.map(|line| Scene {
        kind,
        example,
        section,
        line,
        ready,
        refused,
    });
    Ok((address(kind, example), scene))
}

/// The page.
pub(in crate::pages) async fn page(
    State(app): State<App>,
    reader: PageContext,
    UrlPath((game, anchor)): UrlPath<(String, String)>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let (start, scene) = scene(&app, (&game, &anchor), &asked, reader.lang)?;
    let Some(scene) = scene else {
        return Ok(Redirect::to(&start).into_response());
    };
    let body = scene.body(&reader).map_err(table::TableError::from)?;
    let title = format!("{}: {}", scene.kind.title(reader.lang), scene.section.title);
    Ok(sent(&app, &reader, &headers, &title, &body))
}

/// Makes one choice more. Nothing is changed by it but the address.
pub(in crate::pages) async fn choose(
    State(app): State<App>,
    reader: PageContext,
    UrlPath((game, anchor)): UrlPath<(String, String)>,
    Form(asked): Form<Asked>,
) -> Result<Redirect, HttpError> {
    let (start, scene) = scene(&app, (&game, &anchor), &asked, reader.lang)?;
    Ok(Redirect::to(&match scene {
        Some(scene) => scene.at(&scene.line.longer(asked.choice)),
        None => start,
    }))
}

impl Scene<'_> {
    /// The address after some choices.
    fn at(&self, path: &Path) -> String {
        let start = address(self.kind, self.example);
        if path.is_empty() {
            start
        } else {
            format!("{start}?path={path}")
        }
    }

    /// The section on the page with all rules.
    fn back(&self) -> String {
        let anchor = rule_anchor(&self.section.number);
        format!("/games/{}/rules#{anchor}", self.kind.id())
    }

    fn body(&self, reader: &PageContext) -> Result<Markup, GameError> {
        let (lang, playing) = (reader.lang, &self.line.playing);
        let viewer = self.line.viewer();
        let mut shown = self.line.shown(lang)?;
        let ready = self.ready.zip(shown.decision.as_ref());
        shown.lit.chosen =
            ready.and_then(|(ready, decision)| Some(decision.choices.get(ready)?.anchor.clone()));
        // The section was shown by the first choice; then the game goes on.
        let point = if self.line.path.is_empty() {
            self.example.point()
        } else {
            &[]
        };
        let laid = Laid {
            class: "lesson example",
            number: self.line.path.len(),
            playing: &**playing,
            viewer,
            head: self.head(reader),
            board: spotted(&playing.board(viewer, &shown.lit, lang)?, point),
            panel: self.panel(&shown, lang),
            hand: spotted(&playing.hand(viewer, &shown.lit, lang)?, point),
            below: html! {},
            tab: (table_texts::decide(lang), Tool::Decide),
        };
        laid.out(lang)
    }

    fn head(&self, reader: &PageContext) -> Markup {
        let (lang, steps) = (reader.lang, self.line.path.len());
        let back = self.back();
        let head = Head {
            kind: self.kind,
            which: html! { b { (texts::in_a_game(lang)) } span { (self.kind.title(lang)) } },
            before: html! {},
            current: html! { b { (self.line.playing.round(lang)) } },
            after: html! { @if steps > 0 { (texts::example_steps(lang, steps)) } },
            ticks: html! {},
            menu: html! {},
            leave: (&back, texts::to_rules(lang)),
        };
        head.out(reader)
    }

    /// The sentence that says how the section matters here.
    fn sentence(&self, lang: Lang) -> String {
        let title = &self.section.title;
        let section = match self.section.numbered() {
            Some(number) => texts::numbered(lang, number, title),
            None => texts::titled(lang, title),
        };
        match self.example.why() {
            Why::Played => texts::example_played(lang, section),
            Why::Asked => texts::example_asked(lang, section),
            Why::Seen if self.example.point().is_empty() => texts::example_seen(lang, section),
            Why::Seen => texts::example_marked(lang, section),
            Why::Refused => texts::example_refused(lang, section),
        }
    }

    /// Which section it is and how it matters, what is asked, and the ways back.
    fn panel(&self, shown: &Shown, lang: Lang) -> Markup {
        let (kind, line) = (self.kind, &self.line);
        let rules = format!("/games/{}/rules", kind.id());
        let decision = shown.decision.as_ref();
        let heading = match decision {
            Some(decision) => decision.prompt.clone(),
            None if line.is_long() => sandbox::long(lang),
            None => line.playing.result(lang).unwrap_or_default(),
        };
        html! {
            section id="decision" class="sheet decision teacher" aria-labelledby="asked" {
                span class="edge" {}
                div class="ask" {
                    p class="whose" { (tool(Tool::Book)) span { (self.section.title) } (rule_link(kind, &rules, self.example.rule(), lang)) }
                    @if line.path.is_empty() {
                        p class="text" { (self.sentence(lang)) }
                        @if !self.refused.is_empty() {
                            ul class="refused" { @for (choice, why) in &self.refused { li { b { (choice) } ": " (why) } } }
                        }
                    } @else {
                        (meanwhile(&shown.told, lang))
                    }
                    h1 id="asked" tabindex="-1" { (heading) @if let Some(decision) = decision { " " (rule_link(kind, &rules, decision.rule, lang)) } }
                }
                @if let Some(decision) = decision { (choices(&self.form(decision), &html! {}, lang)) }
                div class="means" {
                    a class="button" href=(self.back()) { (tool(Tool::Previous)) (texts::to_rules(lang)) }
                    @if !line.path.is_empty() {
                        a class="tool" href=(self.at(&line.path.before())) { (texts::take_back(lang)) }
                        a class="tool" href=(self.at(&Path::default())) { (texts::anew(lang)) }
                    }
                }
            }
        }
    }

    fn form<'d>(&self, decision: &'d catalog::Decision<catalog::TiledChoice>) -> ChoiceForm<'d> {
        ChoiceForm {
            address: address(self.kind, self.example),
            fields: vec![("path", self.line.path.to_string())],
            number: self.line.path.len().to_string(),
            decision,
            advised: self.ready,
            tried: None,
        }
    }
}
