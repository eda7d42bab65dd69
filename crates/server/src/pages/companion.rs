//! The companion of a first game: at a table of one person and bots it explains each new kind of decision once, and asks about a decision that
//! gave much away. It never plays, and nothing waits for it. What it has explained stands in a cookie, as the lessons do.

use std::collections::BTreeSet;

use axum::extract::{Form, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use engine::{DecisionNumber, Seat};
use maud::{Markup, html};
use serde::Deserialize;
use table::{Holder, Stage, TableId, TableView, TiledDecision, ViewAs};
use words::Lang;

use super::act::{Clicked, Timing, back_to, carry_out};
use super::frame::{PageContext, rule_anchor};
use super::icons::{Tool, tool};
use crate::api::TablePath;
use crate::companions::{Answered, Doubt, Made, think_again};
use crate::courses::Courses;
use crate::execute::CommandForm;
use crate::think_permits::Owner;
use crate::visitor::{cookie, set_cookie};
use crate::{App, HttpError};

pub(super) mod texts {
    //! What the companion says besides the game's own texts.
    words::texts!("companion");
}

/// The cookie: whether it is on, then games with a `!` before them, each as `game:kind,kind` with what was explained.
const COOKIE: &str = "companion";
const ON: &str = "on";
const OFF: &str = "off";

/// The form that the switch belongs to: the switch itself may stand inside another form.
const FORM: &str = "companion-form";

/// What a browser knows of the companion.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Memory {
    /// Whether it is wanted.
    pub(super) is_on: bool,
    /// What was explained: the game, and the kind of decision as it stands in addresses.
    explained: BTreeSet<(String, String)>,
}

impl Memory {
    /// What the browser says. What cannot be read was never explained.
    pub(super) fn of(headers: &HeaderMap) -> Memory {
        let mut parts = cookie(headers, COOKIE).unwrap_or_default().split('!');
        let is_on = parts.next() == Some(ON);
        let games = parts.filter_map(|part| part.split_once(':'));
        let explained = games.flat_map(|(game, kinds)| {
            let kinds = kinds.split(',');
            kinds.map(|kind| (game.to_owned(), kind.to_owned()))
        });
        Memory {
            is_on,
            explained: explained.collect(),
        }
    }

    /// The same, switched on.
    pub(super) fn wanted(&self) -> Memory {
        Memory {
            is_on: true,
            ..self.clone()
        }
    }

    fn knows(&self, game: &str, kind: &str) -> bool {
        let key = (game.to_owned(), rule_anchor(kind));
        self.explained.contains(&key)
    }

    /// The cookie, with nothing in it but kinds that there are: so it cannot grow.
    pub(super) fn cookie(&self, courses: &Courses, secure: bool) -> Option<HeaderValue> {
        let mut parts = vec![if self.is_on { ON } else { OFF }.to_owned()];
        for course in courses.all() {
            let game = course.kind.id();
            let known = course.companion.kinds();
            let known = known.filter(|kind| self.knows(game, kind));
            let kinds: Vec<String> = known.map(rule_anchor).collect();
            if !kinds.is_empty() {
                parts.push(format!("{game}:{}", kinds.join(",")));
            }
        }
        let value = parts.join("!");
        set_cookie(COOKIE, &value, secure)
    }
}

/// Whether the companion may speak here: somebody plays alone against bots, hints are allowed, and the result does not count.
fn is_welcome(view: &TableView<'_>, lang: Lang) -> bool {
    let bots = |seat: &table::SeatView| seat.yours || seat.holder == Holder::Bot;
    view.stage() == Stage::Playing
        && view.held().len() == 1
        && view.viewer().seat().is_some()
        && view.allows_hints()
        && !view.is_rated()
        && view.seats(lang).iter().all(bots)
}

/// What stands above the decision: nothing, an explanation, or a question.
pub(super) fn card(
    view: &TableView<'_>,
    open: Option<&TiledDecision>,
    app: &App,
    reader: &PageContext,
) -> Markup {
    let lang = reader.lang;
    let seat = view.viewer().seat();
    let Some(seat) = seat.filter(|_| reader.companion.is_on && is_welcome(view, lang)) else {
        return html! {};
    };
    if let Some(doubt) = app.companions().doubt(view.id(), seat)
        && view.last_decision() == Some(doubt.decision)
        && let Some(way) = way_back(view, seat, &doubt, lang)
    {
        return after(view, &doubt, &way, lang);
    }
    let game = view.kind().id();
    let course = app.courses().find(game);
    let kind = open.map(|open| open.decision.rule);
    let unknown = kind.filter(|kind| !reader.companion.knows(game, kind));
    if let (Some(course), Some(kind)) = (course, unknown)
        && let Some(text) = course.companion.text(kind, lang)
    {
        before(view, kind, &course.companion.title(kind, lang), text, lang)
    } else {
        html! {}
    }
}

fn heading(title: &str, note: &str, lang: Lang) -> Markup {
    html! {
        p class="whose" { (tool(Tool::Lantern)) span { (texts::companion(lang)) } span class="note" { (note) } }
        h2 id="companion-heading" { (title) }
    }
}

/// What a kind of decision is about.
fn before(view: &TableView<'_>, kind: &str, title: &str, text: &str, lang: Lang) -> Markup {
    html! {
        section id="companion" class="sheet companion" aria-labelledby="companion-heading" {
            (heading(title, &texts::is_new(lang), lang))
            p { (text) }
            form class="row" method="post" action={ "/tables/" (view.id()) "/companion" } data-live {
                button name="known" value=(rule_anchor(kind)) { (texts::known(lang)) }
                button class="quiet" name="turn" value=(OFF) { (texts::turn_off(lang)) }
            }
        }
    }
}

/// The form that takes a decision back without asking anybody, and what it means.
fn way_back(view: &TableView<'_>, seat: Seat, doubt: &Doubt, lang: Lang) -> Option<Markup> {
    let table = format!("/tables/{}", view.id());
    let fields = html! {
        input type="hidden" name="seat" value=(seat);
        input type="hidden" name="number" value=(view.position().entry);
    };
    let button = html! { button class="primary" { (tool(Tool::Back)) (texts::take_back(lang)) } };
    if view.can_undo().is_ok() {
        return Some(html! {
            form method="post" action={ (table) "/undo" } data-live { (fields) (button) }
            p class="note" { (texts::is_free(lang)) }
        });
    }
    let to = view
        .rewind_to()
        .filter(|&to| to == doubt.decision.before())?;
    Some(html! {
        form method="post" action={ (table) "/rewind" } data-live {
            (fields) input type="hidden" name="decisions" value=(to); (button)
        }
        p class="note" { (texts::is_rewind(lang)) }
    })
}

/// The question about a decision that gave much away.
fn after(view: &TableView<'_>, doubt: &Doubt, way: &Markup, lang: Lang) -> Markup {
    let (own, better) = doubt.labels(lang);
    let hundredths = |share: f64| (share * 100.0).round() as i32;
    let (after, after_better) = (doubt.thought.after, doubt.thought.after_better);
    let (after, after_better) = (hundredths(after), hundredths(after_better));
    html! {
        section id="companion" class="sheet companion asks" aria-labelledby="companion-heading" {
            (heading(&texts::also(lang, better), "", lang))
            p { (texts::because(lang, after_better, after)) }
            table {
                thead { tr { th {} th scope="col" { (texts::chance(lang)) } } }
                tbody {
                    tr { th scope="row" { (texts::own(lang, own)) } td { (after) "%" } }
                    tr class="better" { th scope="row" { (texts::other(lang, better)) } td { (after_better) "%" } }
                }
            }
            (way)
            form class="row" method="post" action={ "/tables/" (view.id()) "/companion" } data-live {
                button name="keep" value="yes" { (texts::keep(lang)) }
                button class="quiet" name="turn" value=(OFF) { (texts::turn_off(lang)) }
            }
        }
    }
}

/// The switch, where the companion may speak.
pub(super) fn switch(view: &TableView<'_>, reader: &PageContext) -> Markup {
    let lang = reader.lang;
    let is_on = reader.companion.is_on;
    let (value, text) = if is_on {
        (OFF, texts::turn_off(lang))
    } else {
        (ON, texts::turn_on(lang))
    };
    html! {
        @if is_welcome(view, lang) {
            p class="companion-switch" { button class="quiet" form=(FORM) name="turn" value=(value) title=(texts::what(lang)) { (text) } }
        }
    }
}

/// Where the switch is sent to.
pub(super) fn form(table: TableId) -> Markup {
    html! { form id=(FORM) method="post" action={ "/tables/" (table) "/companion" } data-live {} }
}

/// The option where a game against bots begins.
pub(super) fn option(wanted: bool, lang: Lang) -> Markup {
    html! {
        label class="radio with-companion" title=(texts::what(lang)) { input type="checkbox" name="companion" value="yes" checked[wanted]; span { (texts::with(lang)) } }
    }
}

/// What the reader tells the companion.
#[derive(Deserialize)]
pub(super) struct Answer {
    /// `on` or `off`.
    turn: Option<String>,
    /// A kind of decision that needs no explanation any more.
    known: Option<String>,
    /// The decision stays as it is.
    keep: Option<String>,
}

/// Does what the reader tells the companion.
pub(super) async fn tell(
    State(app): State<App>,
    mut reader: PageContext,
    TablePath(table): TablePath,
    headers: HeaderMap,
    Form(answer): Form<Answer>,
) -> Result<Response, HttpError> {
    let caller = &reader.requester.caller;
    let looked = app.tables().look(table, caller, ViewAs::Own, |view| {
        (view.kind().id(), view.viewer().seat())
    });
    let (game, seat) = looked.await?;
    if let (Some(seat), true) = (seat, answer.keep.is_some()) {
        app.companions().forget(table, seat);
    }
    let memory = &mut reader.companion;
    if let Some(turn) = &answer.turn {
        memory.is_on = turn == ON;
    }
    if let Some(known) = answer.known {
        memory.explained.insert((game.to_owned(), known));
    }
    back_with_memory(&app, reader, table, None, &headers).await
}

/// The way back to the table, with what the browser is to remember.
async fn back_with_memory(
    app: &App,
    reader: PageContext,
    table: TableId,
    seat: Option<Seat>,
    headers: &HeaderMap,
) -> Result<Response, HttpError> {
    let memory = &reader.companion;
    let kept = memory.cookie(app.courses(), reader.requester.secure);
    let back = back_to(app, reader, table, seat, headers).await?;
    Ok((kept.map(|kept| [(header::SET_COOKIE, kept)]), back).into_response())
}

/// Makes a decision as anywhere. Where the companion may speak, what it is about counts as explained from then on, and it is thought about
/// once more while the game goes on.
pub(super) async fn decide(
    State(app): State<App>,
    mut reader: PageContext,
    TablePath(table): TablePath,
    headers: HeaderMap,
    Form(clicked): Form<Clicked>,
) -> Result<Response, HttpError> {
    let made = if reader.companion.is_on {
        prepared(&app, &reader, table, &clicked).await
    } else {
        None
    };
    let (seat, number) = (clicked.seat, clicked.number);
    let timing = carry_out(&app, table, &reader, clicked.command()?).await?;
    let made = made.filter(|_| timing == Timing::InTime);
    let Some(Prepared {
        game,
        kind,
        before,
        answered,
    }) = made
    else {
        return back_to(&app, reader, table, Some(seat), &headers).await;
    };
    let caller = &reader.requester.caller;
    // Others may have decided at the same time: only now it has a number. Whoever clicked twice decided once.
    let looked = app
        .tables()
        .look(table, caller, ViewAs::Seat(seat), |view| {
            view.last_decision()
        });
    let after = looked.await.unwrap_or_default();
    if let Some(decision) = after.filter(|_| after != before) {
        let made = Made {
            table,
            seat,
            number,
            decision,
            answered,
        };
        think_again(&app, Owner::asks(caller, table), made);
    }
    let memory = &mut reader.companion;
    memory
        .explained
        .insert((game.to_owned(), rule_anchor(kind)));
    back_with_memory(&app, reader, table, Some(seat), &headers).await
}

/// What is known before a decision is made.
struct Prepared {
    game: &'static str,
    kind: &'static str,
    /// The seat's last decision.
    before: Option<DecisionNumber>,
    /// What is to be thought about once it is made.
    answered: Answered,
}

/// What is known before a decision is made; none where the companion is not welcome.
async fn prepared(
    app: &App,
    reader: &PageContext,
    table: TableId,
    clicked: &Clicked,
) -> Option<Prepared> {
    let caller = &reader.requester.caller;
    let look = ViewAs::Seat(clicked.seat);
    let looked = app.tables().look(table, caller, look, |view| {
        if !is_welcome(view, reader.lang) {
            return None;
        }
        let kind = view.decision(reader.lang).ok().flatten()?.decision.rule;
        Some(Prepared {
            game: view.kind().id(),
            kind,
            before: view.last_decision(),
            answered: Answered {
                question: view.question()?,
                played: clicked.choice,
            },
        })
    });
    looked.await.ok().flatten()
}
