//! The analysis of a finished game: how it stood, what changed it, what was luck.

mod curve;

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use bots::{Balance, Progress, Turn};
use catalog::{Analysis, Told};
use maud::{Markup, html};
use table::{SeatView, TableView, ViewAs};
use words::Lang;
use words::site::{analysis as texts, replay, table as table_texts};

use super::frame::{Page, PageContext};
use super::new_table::level_text;
use crate::analyses::{self, Seen};
use crate::api::TablePath;
use crate::{App, HttpError};

/// The page. While the game is going on there is none: it would know what players may not know.
pub(super) async fn analysis(
    State(app): State<App>,
    reader: PageContext,
    TablePath(table): TablePath,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let (tables, caller) = (app.tables(), &reader.requester.caller);
    let finished = tables.look(table, caller, ViewAs::Spectator, analyses::finished);
    let seen = app.analyses().see(table, caller, finished.await??).await?;
    let waits = matches!(seen, Seen::Progress(_));
    let (title, body) = tables
        .look(table, caller, ViewAs::Spectator, |view| {
            let title = texts::heading(lang, view.kind().title(lang));
            (title, body(view, &seen, lang))
        })
        .await?;
    let page = Page::new(&reader, &title).live().waits(waits).body(body);
    Ok(page.into_response())
}

fn body(view: &TableView<'_>, seen: &Seen, lang: Lang) -> Markup {
    let table = format!("/tables/{}", view.id());
    let waits = matches!(seen, Seen::Progress(_));
    html! {
        article id="analysis" class="sheet analysis" data-waits[waits] aria-busy=[waits.then_some("true")] data-ready=(texts::ready(lang)) {
            h1 { (texts::heading(lang, view.kind().title(lang))) }
            p class="lead" { (view.result(lang).unwrap_or_default()) }
            @match seen {
                Seen::Progress(progress) => (waiting(*progress, lang)),
                Seen::Ready(analysis) => (ready(view, analysis, lang)),
            }
            div class="row" {
                a class="button" href={ (table) "/replay?at=0" } { (table_texts::replay(lang)) }
                a class="button" href=(table) { (replay::to_table(lang)) }
            }
        }
        div id="announce" class="unseen" role="status" aria-live="polite" {}
    }
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

fn ready(view: &TableView<'_>, analysis: &Analysis, lang: Lang) -> Markup {
    let seats = view.seats(lang);
    html! {
        section aria-labelledby="curve-heading" {
            h2 id="curve-heading" { (texts::curve(lang)) }
            (curve::curve(view, &analysis.course, &seats, lang))
        }
        section aria-labelledby="balance-heading" {
            h2 id="balance-heading" { (texts::balance(lang)) }
            (balance(view, analysis, &seats, lang))
        }
        section aria-labelledby="turns-heading" {
            h2 id="turns-heading" { (texts::turns(lang)) }
            (turns(view, analysis, lang))
        }
        p class="note" { (texts::method(lang)) }
    }
}

/// A share in hundredths.
fn hundredths(share: f64) -> i32 {
    (share * 100.0).round() as i32
}

/// A change in hundredths, with its sign.
fn signed(change: f64) -> String {
    match hundredths(change) {
        0 => "0".to_owned(),
        more @ 1.. => format!("+{more}"),
        less => format!("−{}", -less),
    }
}

fn balance(view: &TableView<'_>, analysis: &Analysis, seats: &[SeatView], lang: Lang) -> Markup {
    let chance = analysis.course.chance;
    let luck = |one: &Balance| format!("{} ± {}", signed(one.luck), hundredths(one.luck_error));
    html! {
        div class="wide-table" tabindex="0" role="region" aria-labelledby="balance-heading" {
            table class="balance" {
                thead {
                    tr {
                        th scope="col" { (texts::side(lang)) }
                        th scope="col" { (texts::start(lang)) }
                        th scope="col" { (texts::own(lang)) }
                        th scope="col" { (texts::others(lang)) }
                        @if chance { th scope="col" { (texts::luck(lang)) } }
                        th scope="col" { (texts::surprise(lang)) }
                        th scope="col" { (texts::end(lang)) }
                    }
                }
                tbody {
                    @for (seat, one) in seats.iter().zip(&analysis.course.balance) {
                        tr {
                            th scope="row" { (view.sign(seat.seat, lang).unwrap_or_default()) " " (seat.side) @if !seat.name.is_empty() { " (" (seat.name) ")" } }
                            td { (hundredths(one.start)) }
                            td { (signed(one.own)) }
                            td { (signed(one.others)) }
                            @if chance { td { (luck(one)) } }
                            td { (signed(one.surprise)) }
                            td { strong { (hundredths(one.end)) } }
                        }
                    }
                }
            }
        }
        @if !chance { p { (texts::no_chance(lang)) } }
        p class="note" { (texts::balance_help(lang)) }
    }
}

fn turns(view: &TableView<'_>, analysis: &Analysis, lang: Lang) -> Markup {
    let level = level_text(lang, analysis.course.level);
    html! {
        @if analysis.course.turns.is_empty() { p { (texts::no_turns(lang)) } }
        ol class="turns" {
            @for (turn, told) in analysis.turns(lang) { (one(view, turn, told, &level, lang)) }
        }
    }
}

fn one(view: &TableView<'_>, turn: &Turn, told: &Told, level: &str, lang: Lang) -> Markup {
    let who = view.player_name(turn.seat, lang);
    let better = if turn.played == turn.better {
        texts::same(lang, level)
    } else {
        texts::would_have(lang, level, &told.better, hundredths(turn.after_better))
    };
    let class = if turn.change() < 0.0 { "worse" } else { "good" };
    html! {
        li id={ "turn-" (turn.decision) } {
            p class="where" {
                a href={ "/tables/" (view.id()) "/replay?at=" (turn.decision.before()) } title=(texts::to_position(lang)) { (texts::place(lang, turn.decision, &told.round)) }
                span class={ "change " (class) } { (texts::changed(lang, hundredths(turn.before), hundredths(turn.after))) }
            }
            p { (view.sign(turn.seat, lang).unwrap_or_default()) " " (texts::chose(lang, who, &told.played)) }
            p class="better" { (better) }
        }
    }
}
