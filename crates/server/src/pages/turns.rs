//! The tables where it is the reader's turn: the board, what is asked, what happened since, how much time is left.

use maud::{Markup, html};
use table::{Listed, TableError, TableView, ViewAs};
use words::Lang;
use words::site::home as texts;

use super::board_picture::thumb;
use super::frame::PageContext;
use super::icons::{Tool, tool};
use super::newcomer::texts as front;
use super::{home, pace};
use crate::App;

/// Of so many tables the question is told; whoever has more sees the others as rows.
pub(super) const MOST: usize = 5;
/// So many lines of the log tell what happened since.
const SINCE: usize = 2;
/// How many lines are read to find them.
const READ: usize = 40;

/// What a table asks of the reader.
struct Asked {
    prompt: String,
    since: Vec<String>,
    clock: Markup,
}

/// The tables, those with the least time first and the first the largest.
pub(super) async fn turns(app: &App, reader: &PageContext, tables: &[Listed]) -> Markup {
    let mut asked = Vec::new();
    for table in tables {
        let caller = &reader.requester.caller;
        let look = app.tables().look(table.id(), caller, ViewAs::Own, |view| {
            read(view, reader.lang)
        });
        // A table that cannot be read is shown without its question.
        asked.push(look.await.ok().and_then(Result::ok).flatten());
    }
    html! {
        div class="my-turns" {
            @for (number, (table, asked)) in tables.iter().zip(&asked).enumerate() { (card(table, asked.as_ref(), number == 0, reader)) }
        }
    }
}

/// The question, unless several players share a screen: whoever looks may not be the one who is asked.
fn read(view: &TableView<'_>, lang: Lang) -> Result<Option<Asked>, TableError> {
    if view.held().len() != 1 {
        return Ok(None);
    }
    let Some(open) = view.decision(lang)? else {
        return Ok(None);
    };
    let scene = view.scene(None)?;
    let lines = scene.last_lines(READ, lang)?;
    let news = scene.since_last_turn(&lines);
    let since = news.iter().take(SINCE).rev();
    let seats = view.seats(lang);
    let own = seats.iter().find(|seat| seat.seat == open.decision.seat);
    Ok(Some(Asked {
        prompt: open.decision.prompt,
        since: since.map(|line| line.line.text.clone()).collect(),
        clock: html! { @if let Some(own) = own { (pace::left_in_list(view, own, lang)) } },
    }))
}

fn card(table: &Listed, asked: Option<&Asked>, first: bool, reader: &PageContext) -> Markup {
    let lang = reader.lang;
    let seats = table.seats(lang).unwrap_or_default();
    let round = table.round(lang).unwrap_or_default();
    let address = format!("/tables/{}", table.id());
    let sign = table.your_turn().first();
    let sign = sign.and_then(|seat| table.sign(seat, lang).ok());
    let prompt = asked
        .as_ref()
        .map_or_else(|| texts::your_turn(lang), |asked| asked.prompt.clone());
    html! {
        article class=(if first { "sheet my-turn first mine" } else { "sheet my-turn mine" }) {
            div class="pic" { (thumb(table, reader)) span class="status" { (texts::your_turn(lang)) } }
            div class="txt" {
                p class="eyebrow" { (table.kind().title(lang)) " · " (round) }
                h2 { @if let Some(sign) = sign { (sign) } a class="name" href=(address) { (prompt) } }
                @if let Some(asked) = asked {
                    @if !asked.since.is_empty() { p class="since-then" { (asked.since.join(" ")) } }
                }
                div class="btm" {
                    @if let Some(asked) = asked { (asked.clock) }
                    span class="who" {
                        @for seat in &seats {
                            span class=(if seat.to_act { "seat on" } else { "seat" }) { @if let Ok(sign) = table.sign(seat.seat, lang) { (sign) } span { (home::called(seat, lang)) } }
                        }
                    }
                    a class="button primary" href=(address) aria-label={ (front::go_to_table(lang)) ": " (prompt) } { (tool(Tool::Play)) (front::go_to_table(lang)) }
                }
            }
        }
    }
}
