//! The first page: my tables, open tables, the games.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use catalog::Kind;
use engine::Seats;
use maud::{Markup, html};
use table::{Look, SeatSight, Sight, Stage, TableId};
use words::Lang;
use words::site::{frame, home as texts, table as table_texts};

use super::frame::{Page, Reader};
use super::{game, new_table};
use crate::{App, Fault};

/// The page.
pub(super) async fn home(State(app): State<App>, reader: Reader) -> Result<Response, Fault> {
    let lang = reader.lang;
    let mine = match reader.guest.caller.visitor {
        Some(visitor) => app.tables().tables_of(visitor).await?,
        None => Vec::new(),
    };
    let own: Vec<TableId> = mine.iter().map(|&(table, _)| table).collect();
    let mut rows = Vec::new();
    for (table, to_act) in mine {
        rows.extend(row(&app, &reader, table, to_act).await);
    }
    let mut open = Vec::new();
    for table in app.tables().open_tables().await? {
        if !own.contains(&table) {
            open.extend(row(&app, &reader, table, Seats::NONE).await);
        }
    }
    let page = Page::new(&reader, "Kroniek").body(html! {
        div class="welcome" {
            h1 { "Kroniek" }
            p class="motto" { (frame::motto(lang)) }
            p { (texts::welcome(lang)) }
        }
        @if !rows.is_empty() {
            section class="sheet" aria-labelledby="my-tables" {
                h2 id="my-tables" { (texts::my_tables(lang)) }
                ul class="tables" { @for row in rows { (row) } }
            }
        }
        section aria-labelledby="games" {
            h2 id="games" { (texts::the_games(lang)) }
            div class="games" {
                @for kind in app.tables().catalog().kinds() { (card(kind, lang)) }
            }
        }
        @if !open.is_empty() {
            section class="sheet" aria-labelledby="open-tables" {
                h2 id="open-tables" { (texts::open_tables(lang)) }
                ul class="tables" { @for row in open { (row) } }
            }
        }
    });
    Ok(page.into_response())
}

fn card(kind: &'static dyn Kind, lang: Lang) -> Markup {
    html! {
        article class="sheet card" {
            div class="signs" { (game::signs(kind, lang)) }
            h3 { a href={ "/games/" (kind.id()) } { (kind.title(lang)) } }
            p { (kind.summary(lang)) }
            p class="note" { (game::players(kind, lang)) " · " (game::playing_time(kind, lang)) }
            div class="row" {
                (new_table::against_a_bot(kind, lang))
                a class="button" href={ "/games/" (kind.id()) "/new" } { (texts::new_game(lang)) }
                a href={ "/games/" (kind.id()) "/rules" } { (texts::rules(lang)) }
            }
        }
    }
}

/// A table in a list; nothing if it has become private or was lost in the meantime.
async fn row(app: &App, reader: &Reader, table: TableId, to_act: Seats) -> Option<Markup> {
    app.tables()
        .look(table, &reader.guest.caller, Look::Own, |sight| {
            line(sight, to_act, reader.lang)
        })
        .await
        .ok()
}

fn line(sight: &Sight<'_>, to_act: Seats, lang: Lang) -> Markup {
    let seats = sight.seats(lang);
    let (class, status) = status(sight, &seats, to_act, lang);
    html! {
        li class=(class) {
            a class="name" href={ "/tables/" (sight.id()) } { (sight.kind().title(lang)) }
            span class="who" {
                @for seat in &seats {
                    span class="seat" { @if let Ok(sign) = sight.sign(seat.seat, lang) { (sign) } (called(seat, lang)) }
                }
            }
            span class="when" { (sight.round(lang).unwrap_or_default()) }
            span class="status" { (status) }
        }
    }
}

fn status(
    sight: &Sight<'_>,
    seats: &[SeatSight],
    to_act: Seats,
    lang: Lang,
) -> (&'static str, String) {
    match sight.stage() {
        Stage::Gathering => ("gathering", texts::gathering(lang)),
        Stage::Over => ("over", texts::over(lang)),
        Stage::Playing if !to_act.is_empty() => ("mine", texts::your_turn(lang)),
        Stage::Playing => {
            let acting = seats.iter().filter(|seat| seat.to_act);
            let names = words::list(lang, acting.map(|seat| seat.side.clone()));
            ("theirs", texts::turn_of(lang, names))
        }
    }
}

/// What a player is called: by name, or by what he is.
pub(super) fn called(seat: &SeatSight, lang: Lang) -> String {
    use table::Holder;
    match (seat.holder, seat.name.is_empty()) {
        (Holder::Open, _) => table_texts::open_seat(lang),
        (Holder::Bot, _) => table_texts::bot(lang),
        (Holder::Human, false) => seat.name.clone(),
        (Holder::Human, true) if seat.yours => table_texts::you(lang),
        (Holder::Human, true) => table_texts::somebody(lang),
    }
}
