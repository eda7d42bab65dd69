//! The analysis of a finished game: how it stood, what was a mistake, what was luck, and the board at any moment to play on from.

mod curve;
mod mistakes;
mod moment;

use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use bots::{Balance, Progress};
use catalog::Analysis;
use engine::{DecisionNumber, Seat};
use maud::{Markup, html};
use serde::Deserialize;
use table::{SeatView, TableError, TableView, ViewAs};
use words::Lang;
use words::site::{analysis as texts, replay, table as table_texts};

use super::frame::{Page, PageContext};
use crate::analyses::{self, Seen};
use crate::api::TablePath;
use crate::{App, HttpError};
pub(super) use moment::play_on;

#[derive(Deserialize)]
pub(super) struct AnalysisQuery {
    /// The position that is shown beside the curve: after this decision.
    at: Option<DecisionNumber>,
}

/// The page. While the game is going on there is none: it would know what players may not know.
pub(super) async fn analysis(
    State(app): State<App>,
    reader: PageContext,
    TablePath(table): TablePath,
    Query(asked): Query<AnalysisQuery>,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let (tables, caller) = (app.tables(), &reader.requester.caller);
    let finished = tables.look(table, caller, ViewAs::Spectator, analyses::finished);
    let seen = app.analyses().see(table, caller, finished.await??).await?;
    let waits = matches!(seen, Seen::Progress(_));
    let (title, body) = tables
        .look(table, caller, ViewAs::Spectator, |view| {
            let title = texts::heading(lang, view.kind().title(lang));
            body(view, &seen, asked.at, lang).map(|body| (title, body))
        })
        .await??;
    let page = Page::new(&reader, &title).live().waits(waits).body(body);
    Ok(page.into_response())
}

fn body(
    view: &TableView<'_>,
    seen: &Seen,
    at: Option<DecisionNumber>,
    lang: Lang,
) -> Result<Markup, TableError> {
    let table = format!("/tables/{}", view.id());
    let waits = matches!(seen, Seen::Progress(_));
    Ok(html! {
        article id="analysis" class="analysis" data-waits[waits] aria-busy=[waits.then_some("true")] data-ready=(texts::ready(lang)) {
            header class="analysis-head" {
                div {
                    h1 { (texts::heading(lang, view.kind().title(lang))) }
                    p class="lead" { (view.result(lang).unwrap_or_default()) }
                }
                div class="row" {
                    a class="button" href={ (table) "/replay?at=0" } { (table_texts::replay(lang)) }
                    a class="button" href=(table) { (replay::to_table(lang)) }
                }
            }
            @match seen {
                Seen::Progress(progress) => div class="sheet" { (waiting(*progress, lang)) },
                Seen::Ready(analysis) => (ready(view, analysis, at, lang)?),
            }
        }
        div id="announce" class="unseen" role="status" aria-live="polite" {}
    })
}

fn waiting(progress: Progress, lang: Lang) -> Markup {
    html! {
        p { (texts::thinking(lang)) }
        p class="progress" {
            progress max=(progress.all) value=(progress.done) aria-label=(texts::analysis(lang)) {}
            span { (texts::progress(lang, progress.done, progress.all)) }
        }
    }
}

fn ready(
    view: &TableView<'_>,
    analysis: &Analysis,
    at: Option<DecisionNumber>,
    lang: Lang,
) -> Result<Markup, TableError> {
    let seats = view.seats(lang);
    let last = view.position().decisions;
    // What was asked for, else the costliest mistake, else the beginning.
    let costliest = analysis
        .course
        .turns
        .first()
        .map(|turn| turn.decision.before());
    let at = at.or(costliest).unwrap_or_default().min(last);
    let name = |seat: Seat| view.player_name(seat, lang);
    let in_points = analysis
        .course
        .turns
        .iter()
        .any(|turn| turn.points.is_some());
    Ok(html! {
        section class="sheet verdict" aria-labelledby="short-heading" {
            h2 id="short-heading" class="unseen" { (texts::in_short(lang)) }
            @for sentence in analysis.summary(&name, lang) { p { (sentence) } }
        }
        section class="sheet" aria-labelledby="curve-heading" {
            h2 id="curve-heading" { (texts::curve(lang)) }
            (curve::curve(view, &analysis.course, at, &seats, lang))
        }
        div class="beside" {
            section id="position" class="sheet" aria-labelledby="position-heading" { (moment::position(view, at, &seats, lang)?) }
            section class="sheet" aria-labelledby="turns-heading" {
                h2 id="turns-heading" { (texts::turns(lang)) }
                (mistakes::costliest(view, analysis, at, lang))
            }
        }
        div class="beside" {
            section class="sheet" aria-labelledby="balance-heading" {
                h2 id="balance-heading" { (texts::balance(lang)) }
                (balance(view, analysis, &seats, lang))
            }
            section class="sheet" aria-labelledby="losses-heading" {
                h2 id="losses-heading" { (texts::losses(lang)) }
                (mistakes::by_round(view, analysis, lang))
                @if in_points { p class="note" { (texts::in_points(lang)) } }
            }
        }
        p class="note" { (texts::method(lang)) }
    })
}

/// A share in hundredths.
pub(super) fn hundredths(share: f64) -> i32 {
    (share * 100.0).round() as i32
}

/// A number with its sign.
pub(super) fn signed(number: f64) -> String {
    match number.round() as i32 {
        0 => "0".to_owned(),
        more @ 1.. => format!("+{more}"),
        less => format!("−{}", -less),
    }
}

/// What a choice is worth: a chance of winning or, where the game is as good as decided, a lead in points.
pub(super) fn worth(share: f64, lead: Option<f64>, lang: Lang) -> String {
    lead.map_or_else(
        || format!("{}%", hundredths(share)),
        |lead| texts::lead_of(lang, signed(lead), lead.abs().round() as u32),
    )
}

fn balance(view: &TableView<'_>, analysis: &Analysis, seats: &[SeatView], lang: Lang) -> Markup {
    let chance = analysis.course.chance;
    let signed = |share: f64| signed(share * 100.0);
    let luck = |one: &Balance| format!("{} ± {}", signed(one.luck), hundredths(one.luck_error));
    html! {
        div class="wide-table" tabindex="0" role="region" aria-labelledby="balance-heading" {
            table class="balance" {
                thead {
                    tr {
                        th scope="col" { (texts::side(lang)) }
                        th scope="col" { (texts::start(lang)) }
                        th scope="col" { (texts::decided(lang)) }
                        @if chance { th scope="col" { (texts::luck(lang)) } }
                        th scope="col" { (texts::end(lang)) }
                        th scope="col" { (texts::mistakes(lang)) }
                    }
                }
                tbody {
                    @for (seat, one) in seats.iter().zip(&analysis.course.balance) {
                        tr {
                            th scope="row" { (view.sign(seat.seat, lang).unwrap_or_default()) " " (seat.side) @if !seat.name.is_empty() { " (" (seat.name) ")" } }
                            td { (hundredths(one.start)) }
                            td { (signed(one.decided())) }
                            @if chance { td { (luck(one)) } }
                            td { strong { (hundredths(one.end)) } }
                            td { (texts::progress(lang, one.mistakes, one.actions)) }
                        }
                    }
                }
            }
        }
        @if !chance { p { (texts::no_chance(lang)) } }
        p class="note" { (texts::balance_help(lang)) }
    }
}
