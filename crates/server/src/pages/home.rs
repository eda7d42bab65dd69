//! The first page: where the reader is to act, their other tables, open tables, the games.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use catalog::{AnyGame, Tell};
use maud::{Markup, html};
use table::{BrokenTable, Listed, SeatView, Stage};
use words::Lang;
use words::site::{home as texts, learn, table as table_texts};

use super::board_picture::thumb;
use super::emblem::{definitions, emblem};
use super::frame::{Page, PageContext};
use super::friends;
use super::icons::{Tool, tool};
use super::lobby::{open_line, texts as lobby};
use super::newcomer::texts as front;
use super::{game, new_table, newcomer, pace, puzzles, turns};
use crate::{App, HttpError};

/// So many open tables are shown; the others are in the lobby.
const MOST_OPEN: usize = 3;
/// So many games to watch are shown to a newcomer.
const MOST_RUNNING: usize = 4;

/// The page.
pub(super) async fn home(
    State(app): State<App>,
    reader: PageContext,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let caller = &reader.requester.caller;
    let (mine, broken) = match caller.visitor {
        Some(visitor) => app.tables().tables_of(visitor).await?,
        None => Default::default(),
    };
    let mut open = app.tables().open_tables(caller).await?;
    open.retain(|table| !table.is_held() && !table.free_seats().is_empty());
    open.truncate(MOST_OPEN);
    let looks = match caller.visitor {
        Some(visitor) => app.tables().is_looking(visitor).await?,
        None => false,
    };
    if mine.is_empty() && broken.is_empty() {
        let mut running = app.tables().running_tables(caller).await?;
        running.truncate(MOST_RUNNING);
        let body = newcomer::body(&app, &reader, &open, &running, looks);
        return Ok(Page::new(&reader, "Kroniek").body(body).into_response());
    }
    let shown = Shown::of(mine);
    let waiting = shown.turns.len() + shown.more.len();
    let title = if waiting == 0 {
        "Kroniek".to_owned()
    } else {
        front::tables_wait_title(reader.lang, waiting)
    };
    let requests = friends::requests(&app, &reader, "/").await?;
    let daily = puzzles::line(&app, &reader, &headers).await?;
    let above = html! { (daily) @if let Some(requests) = requests { (requests) } };
    let body = regular(&app, &reader, &shown, &broken, (&open, looks, above)).await;
    let page = Page::new(&reader, "Kroniek").announced(&title).body(body);
    Ok(page.into_response())
}

/// Which game a new table is for.
pub(super) async fn which_game(State(app): State<App>, reader: PageContext) -> Response {
    let lang = reader.lang;
    let heading = front::which_game(lang);
    let kinds = || app.tables().catalog().kinds();
    let page = Page::new(&reader, &heading).body(html! {
        (definitions(kinds()))
        h1 { (heading) }
        ul class="games choose" {
            @for kind in kinds() {
                li class="sheet card" {
                    div class="pic" { (emblem(kind, lang)) }
                    div class="txt" {
                        h2 { a href={ "/games/" (kind.id()) "/new" } { (kind.title(lang)) } }
                        (facts(kind, lang))
                    }
                }
            }
        }
    });
    page.into_response()
}

/// The reader's tables by what is to be done about them.
#[derive(Default)]
struct Shown {
    /// Where it is their turn, the least time first.
    turns: Vec<Listed>,
    /// The same where there are many.
    more: Vec<Listed>,
    invitations: Vec<Listed>,
    waiting: Vec<Listed>,
    over: Vec<Listed>,
}

impl Shown {
    fn of(tables: Vec<Listed>) -> Shown {
        let mut shown = Shown::default();
        for table in tables {
            let to = match table.stage() {
                _ if is_invitation(&table) => &mut shown.invitations,
                Stage::Over => &mut shown.over,
                Stage::Playing if !table.your_turn().is_empty() => &mut shown.turns,
                Stage::Playing | Stage::Gathering => &mut shown.waiting,
            };
            to.push(table);
        }
        let by_time = |table: &Listed| (table.due().unwrap_or(i64::MAX), table.since());
        shown.turns.sort_by_key(by_time);
        if shown.turns.len() > turns::MOST {
            shown.more = shown.turns.split_off(turns::MOST);
        }
        shown
    }
}

/// What somebody sees who has tables.
async fn regular(
    app: &App,
    reader: &PageContext,
    shown: &Shown,
    broken: &[BrokenTable],
    (open, looks, above): (&[Listed], bool, Markup),
) -> Markup {
    let lang = reader.lang;
    let waiting = shown.turns.len() + shown.more.len();
    let turns = if shown.turns.is_empty() {
        html! {}
    } else {
        turns::turns(app, reader, &shown.turns).await
    };
    let quick = html! { (tool(Tool::Play)) (front::quick_game(lang)) };
    html! {
        (definitions(app.tables().catalog().kinds()))
        div class="hi" {
            div {
                h1 { @if waiting == 0 { (front::nobody_waits(lang)) } @else { (front::tables_wait(lang, waiting)) } }
                @if waiting == 0 { p class="lead" { (front::nobody_waits_help(lang)) } }
            }
            div class="row" {
                @if looks { a class="button" href="/find/waiting" { (lobby::you_look(lang)) } }
                @else { a class="button" href="/find" { (lobby::find(lang)) } }
                a class="button" href="/new" { (tool(Tool::Plus)) (front::new_table(lang)) }
                @if waiting == 0 { a class="button" href="/learn" { (tool(Tool::Book)) (learn::learn(lang)) } }
                (newcomer::play_now(app, "second", &quick))
            }
        }
        (above)
        (turns)
        @if !shown.more.is_empty() {
            section aria-labelledby="more-turns" {
                h2 id="more-turns" { (texts::your_turn(lang)) }
                ul class="sheet rows" { @for table in &shown.more { (line(table, reader)) } }
            }
        }
        @if !shown.invitations.is_empty() {
            section aria-labelledby="invitations" {
                h2 id="invitations" { (lobby::invitations(lang)) }
                ul class="sheet rows open-tables" { @for table in &shown.invitations { (friends::invitation(table, reader)) } }
            }
        }
        @if waiting == 0 { (open_tables(open, reader)) }
        @if !shown.waiting.is_empty() || !broken.is_empty() {
            section aria-labelledby="my-tables" {
                h2 id="my-tables" { (front::waiting_for_others(lang)) }
                ul class="sheet rows" {
                    @for table in &shown.waiting { (line(table, reader)) }
                    @for table in broken { (broken_line(app, table, lang)) }
                }
            }
        }
        @if waiting > 0 { (open_tables(open, reader)) }
        section aria-labelledby="games" {
            h2 id="games" { (texts::the_games(lang)) }
            (cards(app, lang))
        }
        @if !shown.over.is_empty() {
            section aria-labelledby="finished" {
                h2 id="finished" { (front::finished(lang)) }
                ul class="sheet rows" { @for table in &shown.over { (line(table, reader)) } }
            }
        }
    }
}

/// Tables with free seats, if there are any.
pub(super) fn open_tables(open: &[Listed], reader: &PageContext) -> Markup {
    let lang = reader.lang;
    html! {
        @if !open.is_empty() {
            section aria-labelledby="open-tables" {
                h2 id="open-tables" { (texts::open_tables(lang)) }
                ul class="sheet rows open-tables" { @for table in open { (open_line(table, reader)) } }
                p class="more" { a href="/lobby" { (lobby::all_open(lang)) } }
            }
        }
    }
}

/// Whether a seat is kept for the reader at a table that gathers.
pub(super) fn is_invitation(table: &Listed) -> bool {
    table.stage() == Stage::Gathering && !table.is_held() && !table.kept_for_you().is_empty()
}

/// The games.
pub(super) fn cards(app: &App, lang: Lang) -> Markup {
    html! { div class="games" { @for kind in app.tables().catalog().kinds() { (card(kind, lang)) } } }
}

fn card(kind: &'static dyn AnyGame, lang: Lang) -> Markup {
    // The first sentence says what the game is; its page says more.
    let summary = kind.about().summary.say(lang);
    let first = summary.split_once(". ").map_or(summary, |(first, _)| first);
    html! {
        article class="sheet card" {
            div class="pic" { (emblem(kind, lang)) }
            div class="txt" {
                h3 { a href={ "/games/" (kind.id()) } { (kind.title(lang)) } }
                p { (first.trim_end_matches('.')) "." }
                (facts(kind, lang))
            }
            div class="acts" {
                (new_table::against_a_bot(kind, false, lang))
                @if !kind.lessons().is_empty() { a class="button" href={ "/learn/" (kind.id()) } aria-label={ (learn::learn_game(lang)) ": " (kind.title(lang)) } { (learn::learn(lang)) } }
            }
        }
    }
}

/// Players, time and how many rules there are, each in a few letters.
pub(super) fn facts(kind: &'static dyn AnyGame, lang: Lang) -> Markup {
    html! {
        p class="meta" {
            span { (tool(Tool::Players)) (game::players(kind, lang)) }
            span { (tool(Tool::Time)) (game::playing_time(kind, lang)) }
            (newcomer::weight(kind, lang))
        }
    }
}

/// A table in a list.
pub(super) fn line(table: &Listed, reader: &PageContext) -> Markup {
    let lang = reader.lang;
    let seats = table.seats(lang).unwrap_or_default();
    let (class, status) = status(table, &seats, lang);
    let round = table.round(lang).unwrap_or_default();
    html! {
        li class=(class) {
            div class="thumb" { (thumb(table, reader)) }
            div class="what" {
                a class="name" href={ "/tables/" (table.id()) } { (table.kind().title(lang)) }
                span class="when" { (round) @if !round.is_empty() && table.pace().is_some() { " · " } (pace::in_list(table, lang)) }
            }
            span class="who" {
                @for seat in &seats {
                    span class="seat" { @if let Ok(sign) = table.sign(seat.seat, lang) { (sign) } (called(seat, lang)) }
                }
            }
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
