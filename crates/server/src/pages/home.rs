//! (For r18a: room r18c draws header, home, game page, invitation and lobby anew meanwhile. Leave home.rs and game.rs to it; delete this line.)
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
use super::{desk as own, game, new_table, pace};
use crate::{App, HttpError};

/// So many open tables are shown; the others are in the lobby.
const MOST_OPEN: usize = 3;
/// So many finished games are shown; one's page has more.
const MOST_OVER: usize = 8;

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
    let is_new = mine.is_empty() && kept.is_empty() && broken.is_empty();
    let sorted = Sorted::new(mine);
    let find = html! {
        @if looks { a class="button" href="/find/waiting" { (lobby::you_look(lang)) } }
        @else { a class="button" href="/find" { (lobby::find(lang)) } }
    };
    let page = Page::new(&reader, "Kroniek").body(html! {
        @if is_new { (welcome(&app, &find, lang)) } @else { (own::desk(&sorted.my_turn, &find, lang)) }
        @if !kept.is_empty() {
            section class="sheet" aria-labelledby="invitations" {
                h2 id="invitations" { (lobby::invitations(lang)) }
                ul class="tables" { @for table in &kept { (line(table, lang)) } }
            }
        }
        @if !sorted.waiting.is_empty() || !broken.is_empty() {
            section class="sheet" aria-labelledby="my-tables" {
                h2 id="my-tables" { (own::texts::waiting(lang)) }
                ul class="tables" {
                    @for table in &sorted.waiting { (line(table, lang)) }
                    @for table in &broken { (broken_line(&app, table, lang)) }
                }
            }
        }
        @if !open.is_empty() {
            section class="sheet" aria-labelledby="open-tables" {
                h2 id="open-tables" { (texts::open_tables(lang)) }
                ul class="open-tables" { @for table in &open { (open_line(table, lang)) } }
                p { a href="/lobby" { (lobby::all_open(lang)) } }
            }
        }
        section aria-labelledby="games" {
            h2 id="games" { (texts::the_games(lang)) }
            div class="games" {
                @for kind in app.tables().catalog().kinds() { (card(kind, lang)) }
            }
        }
        @if !sorted.over.is_empty() {
            section class="sheet" aria-labelledby="finished" {
                h2 id="finished" { (own::texts::finished(lang)) }
                ul class="tables" { @for table in sorted.over.iter().take(MOST_OVER) { (line(table, lang)) } }
            }
        }
    });
    Ok(page.into_response())
}

/// The reader's tables, by what they have to do there.
struct Sorted {
    /// It is their turn; whoever has least time comes first.
    my_turn: Vec<Listed>,
    /// The others move, or are still to come.
    waiting: Vec<Listed>,
    over: Vec<Listed>,
}

impl Sorted {
    fn new(mine: Vec<Listed>) -> Sorted {
        let (over, running): (Vec<_>, Vec<_>) = mine
            .into_iter()
            .partition(|table| table.stage() == Stage::Over);
        let (mut my_turn, waiting): (Vec<_>, Vec<_>) = running
            .into_iter()
            .partition(|table| !table.your_turn().is_empty());
        my_turn.sort_by_key(|table| (table.due().is_none(), table.due(), table.since()));
        Sorted {
            my_turn,
            waiting,
            over,
        }
    }
}

/// For whoever is here for the first time: what this is, and three ways in.
fn welcome(app: &App, find: &Markup, lang: Lang) -> Markup {
    let first = app.tables().catalog().kinds().next();
    html! {
        div class="welcome" {
            h1 { "Kroniek" }
            p class="motto" { (frame::motto(lang)) }
            p { (own::texts::promise(lang)) }
            div class="row ways-in" {
                @if let Some(first) = first { (new_table::against_a_bot(first, lang)) }
                (find)
                a class="button" href="/learn" { (learn::learn(lang)) }
            }
        }
    }
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
                (new_table::against_a_bot(kind, lang))
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
