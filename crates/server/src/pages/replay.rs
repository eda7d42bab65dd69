//! The replay: any position of a game, with the way to the next and the previous one.

use axum::extract::{Query, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use boards::Lit;
use engine::Seat;
use maud::{Markup, html};
use serde::Deserialize;
use table::{Look, Sight, Stage, Trouble};
use words::site::replay as texts;
use words::{Lang, Sign};

use super::frame::{Page, Reader};
use super::table::{log, players, strip};
use crate::api::At;
use crate::{App, Fault};

#[derive(Deserialize)]
pub(super) struct Asked {
    at: Option<usize>,
    seat: Option<u8>,
}

/// The page.
pub(super) async fn replay(
    State(app): State<App>,
    reader: Reader,
    At(table): At,
    Query(asked): Query<Asked>,
) -> Result<Response, Fault> {
    let lang = reader.lang;
    // Without a seat in the address nobody's secrets are shown: such a link can be passed on.
    let look = asked
        .seat
        .map_or(Look::Spectator, |seat| Look::Seat(Seat(seat)));
    let (title, body) = app
        .tables()
        .look(table, &reader.guest.caller, look, |sight| {
            let title = texts::heading(lang, sight.kind().title(lang));
            shown(sight, &asked, lang).map(|body| (title, body))
        })
        .await??;
    let page = Page::new(&reader, &title).full().body(body);
    Ok(page.into_response())
}

/// Where the game had how many decisions when a round began.
fn rounds(sight: &Sight<'_>, lang: Lang) -> Result<Vec<(u32, String)>, Trouble> {
    let lines = sight.log(0, lang)?;
    let begun = lines
        .into_iter()
        .filter(|line| line.line.sign == Sign::Year);
    Ok(begun.map(|line| (line.number, line.line.text)).collect())
}

fn shown(sight: &Sight<'_>, asked: &Asked, lang: Lang) -> Result<Markup, Trouble> {
    let last = sight.position().decisions as usize;
    let at = asked.at.unwrap_or(last).min(last);
    let scene = sight.scene(Some(at))?;
    let table = format!("/tables/{}", sight.id());
    let seat = asked
        .seat
        .map_or(String::new(), |seat| format!("&seat={seat}"));
    let to = |at: usize| format!("{table}/replay?at={at}{seat}");
    let lit = Lit {
        acting: scene.to_act().first(),
        ..Lit::default()
    };
    let this = scene.log(at as u32, lang)?;
    Ok(html! {
        div id="table" class="table replay" {
            (strip(sight.kind(), &scene, lang))
            section id="board-place" class="board-place" aria-label=(words::site::table::board(lang)) {
                div id="board-view" class="board-view" { (scene.board(&lit, lang)?) }
            }
            div class="side" {
              div class="doing" {
                section id="decision" class="sheet" {
                    h1 class="status" { (texts::after(lang, at, last)) }
                    nav class="steps" aria-label=(texts::position(lang)) {
                        a rel="first" class="button" href=(to(0)) title=(texts::first(lang)) { span aria-hidden="true" { "|◀" } span class="words" { (texts::first(lang)) } }
                        a rel="prev" class="button" href=(to(at.saturating_sub(1))) title=(texts::previous(lang)) { span aria-hidden="true" { "◀" } span class="words" { (texts::previous(lang)) } }
                        a rel="next" class="button" href=(to((at + 1).min(last))) title=(texts::next(lang)) { span aria-hidden="true" { "▶" } span class="words" { (texts::next(lang)) } }
                        a rel="last" class="button" href=(to(last)) title=(texts::last(lang)) { span aria-hidden="true" { "▶|" } span class="words" { (texts::last(lang)) } }
                    }
                    form method="get" action={ (table) "/replay" } class="slider" data-slider {
                        @if let Some(seat) = asked.seat { input type="hidden" name="seat" value=(seat); }
                        label { span class="words" { (texts::position(lang)) } input type="range" name="at" min="0" max=(last) value=(at); }
                        button { (texts::go(lang)) }
                    }
                    form method="get" action={ (table) "/replay" } class="jump" data-jump {
                        @if let Some(seat) = asked.seat { input type="hidden" name="seat" value=(seat); }
                        label { (texts::jump(lang)) " "
                            select name="at" { @for (number, name) in rounds(sight, lang)? { option value=(number) selected[number as usize <= at] { (name) } } }
                        }
                        button { (texts::go(lang)) }
                    }
                    h2 { (texts::this_step(lang)) }
                    (log::lines(sight, &this, asked.seat, lang))
                    p class="note" { (texts::link(lang)) }
                    @if sight.stage() == Stage::Over { p { a class="button" href={ (table) "/analysis" } { (words::site::analysis::analysis(lang)) } } }
                    p { a class="button" href={ (table) @if let Some(seat) = asked.seat { "?seat=" (seat) } } { (texts::to_table(lang)) } }
                }
              }
              div class="knowing" { (players(sight, &scene, lang)?) }
            }
        }
    })
}

/// The whole game as a file, once it is over.
pub(super) async fn chronicle(
    State(app): State<App>,
    reader: Reader,
    At(table): At,
) -> Result<Response, Fault> {
    let caller = &reader.guest.caller;
    let look = app.tables().look(table, caller, Look::Own, |sight| {
        let file: Result<String, Trouble> = sight.chronicle();
        file
    });
    let text = look.await??;
    let name = format!("attachment; filename=\"{table}.kroniek\"");
    let name = HeaderValue::from_str(&name).map_err(|_| Fault::Own)?;
    let kind = HeaderValue::from_static("text/plain; charset=utf-8");
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}
