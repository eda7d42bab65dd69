//! The first page: my tables, open tables, the games.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use catalog::{AnyGame, Tell};
use maud::{Markup, html};
use table::{BrokenTable, Listed, SeatView, Stage};
use words::Lang;
use words::site::{frame, home as texts, learn, table as table_texts};

use super::frame::{Page, PageContext};
use super::lobby::{open_line, texts as lobby};
use super::{game, new_table, pace};
use crate::{App, HttpError};

/// So many open tables are shown; the others are in the lobby.
const MOST_OPEN: usize = 3;

/// The page.
pub(super) async fn home(
    State(app): State<App>,
    reader: PageContext,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let (mine, broken) = match reader.requester.caller.visitor {
        Some(visitor) => app.tables().tables_of(visitor).await?,
        None => Default::default(),
    };
    let (kept, mine): (Vec<Listed>, Vec<Listed>) = mine.into_iter().partition(is_invitation);
    let mut open = app.tables().open_tables(&reader.requester.caller).await?;
    open.retain(|table| !table.is_held() && !table.free_seats().is_empty());
    open.truncate(MOST_OPEN);
    let looks = match reader.requester.caller.visitor {
        Some(visitor) => app.tables().is_looking(visitor).await?,
        None => false,
    };
    let page = Page::new(&reader, "Kroniek").body(html! {
        div class="welcome" {
            h1 { "Kroniek" }
            p class="motto" { (frame::motto(lang)) }
            p { (texts::welcome(lang)) }
            div class="row ways-in" {
                @if looks { a class="button primary" href="/find/waiting" { (lobby::you_look(lang)) } }
                @else { a class="button primary" href="/find" { (lobby::find(lang)) } }
                a class="button" href="/lobby" { (lobby::lobby(lang)) }
            }
        }
        @if !kept.is_empty() {
            section class="sheet" aria-labelledby="invitations" {
                h2 id="invitations" { (lobby::invitations(lang)) }
                ul class="tables" { @for table in &kept { (line(table, lang)) } }
            }
        }
        @if !mine.is_empty() || !broken.is_empty() {
            section class="sheet" aria-labelledby="my-tables" {
                h2 id="my-tables" { (texts::my_tables(lang)) }
                ul class="tables" {
                    @for table in &mine { (line(table, lang)) }
                    @for table in &broken { (broken_line(&app, table, lang)) }
                }
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
                ul class="open-tables" { @for table in &open { (open_line(table, lang)) } }
                p { a href="/lobby" { (lobby::all_open(lang)) } }
            }
        }
    });
    Ok(page.into_response())
}

/// Whether a seat is kept for the reader at a table that gathers.
fn is_invitation(table: &Listed) -> bool {
    table.stage() == Stage::Gathering && !table.is_held() && !table.kept_for_you().is_empty()
}

fn card(kind: &'static dyn AnyGame, lang: Lang) -> Markup {
    html! {
        article class="sheet card" {
            div class="signs" { (game::signs(kind, lang)) }
            h3 { a href={ "/games/" (kind.id()) } { (kind.title(lang)) } }
            p { (kind.about().summary.say(lang)) }
            p class="note" { (game::players(kind, lang)) " · " (game::playing_time(kind, lang)) }
            div class="row" {
                (new_table::against_a_bot(kind, false, lang))
                a class="button" href={ "/games/" (kind.id()) "/new" } { (texts::new_game(lang)) }
                @if !kind.lessons().is_empty() { a href={ "/learn/" (kind.id()) } { (learn::learn_game(lang)) } }
                a href={ "/games/" (kind.id()) "/rules" } { (texts::rules(lang)) }
            }
        }
    }
}

/// A table in a list.
pub(super) fn line(table: &Listed, lang: Lang) -> Markup {
    let seats = table.seats(lang).unwrap_or_default();
    let (class, status) = status(table, &seats, lang);
    html! {
        li class=(class) {
            a class="name" href={ "/tables/" (table.id()) } { (table.kind().title(lang)) }
            span class="who" {
                @for seat in &seats {
                    span class="seat" { @if let Ok(sign) = table.sign(seat.seat, lang) { (sign) } (called(seat, lang)) }
                }
            }
            span class="when" { (table.round(lang).unwrap_or_default()) (pace::in_list(table, lang)) }
            span class="status" title=[table.result(lang)] { (status) }
        }
    }
}

/// A table that cannot be read: why, and what is stored of it.
fn broken_line(app: &App, table: &BrokenTable, lang: Lang) -> Markup {
    let kind = app.tables().catalog().find(&table.game);
    let title = kind.map_or(table.game.as_str(), |kind| kind.title(lang));
    html! {
        li class="broken" {
            span class="name" { (title) }
            span class="who" { (texts::broken(lang, table.reason.tell(lang).message)) }
            a class="status" href={ "/tables/" (table.id) "/broken" } { (texts::export_broken(lang)) }
        }
    }
}

fn status(table: &Listed, seats: &[SeatView], lang: Lang) -> (&'static str, String) {
    match table.stage() {
        Stage::Gathering => ("gathering", texts::gathering(lang)),
        Stage::Over => ("over", texts::over(lang)),
        Stage::Playing if !table.your_turn().is_empty() => ("mine", texts::your_turn(lang)),
        Stage::Playing => {
            let acting = seats.iter().filter(|seat| seat.to_act);
            let names = acting.filter_map(|seat| table.player_name(seat.seat, lang).ok());
            let names = words::list(lang, names);
            ("theirs", texts::turn_of(lang, names))
        }
    }
}

/// What a player is called: by name, or by what sits there.
pub(super) fn called(seat: &SeatView, lang: Lang) -> String {
    use table::Holder;
    match (seat.holder, seat.name.is_empty()) {
        (Holder::Open, _) => table_texts::open_seat(lang),
        (Holder::Bot, false) if seat.stand_in => seat.name.clone(),
        (Holder::Bot, _) => table_texts::bot(lang),
        (Holder::Human, false) => seat.name.clone(),
        (Holder::Human, true) if seat.yours => table_texts::you(lang),
        (Holder::Human, true) => table_texts::somebody(lang),
    }
}
