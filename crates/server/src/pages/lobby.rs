//! The lobby: tables with free seats, who looks for a game, and games to watch.

use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;
use table::{Listed, PaceKind, Search, Skill};
use words::Lang;

use super::agreed::{in_short, skill_text};
use super::board_picture::thumb;
use super::emblem::definitions;
use super::find;
use super::frame::{Page, PageContext};
use super::home::called;
use super::table::sits;
use crate::{App, HttpError};

/// What is said about finding others.
pub(super) mod texts {
    words::texts!("lobby");
}

/// How many games to watch are shown.
const MOST_WATCHED: usize = 20;

/// Which tables are wanted.
#[derive(Deserialize, Default)]
pub(super) struct Wanted {
    #[serde(default)]
    game: String,
    #[serde(default)]
    pace: String,
    /// The language at the table; `lang` is that of the page.
    #[serde(default)]
    speaks: String,
    #[serde(default)]
    skill: String,
}

impl Wanted {
    fn is_anything(&self) -> bool {
        [&self.game, &self.pace, &self.speaks, &self.skill]
            .iter()
            .all(|choice| choice.is_empty())
    }

    fn fits(&self, table: &Listed) -> bool {
        let is = |wanted: &str, there: &str| wanted.is_empty() || wanted == there;
        let audience = table.audience();
        is(&self.game, table.kind().id())
            && is(&self.pace, pace_name(table.pace().map(|pace| pace.kind)))
            && audience.is_none_or(|audience| is(&self.speaks, audience.lang.tag()))
            && is(
                &self.skill,
                audience
                    .map_or(Skill::default(), |audience| audience.skill)
                    .name(),
            )
    }
}

/// A pace in forms and addresses.
pub(super) fn pace_name(pace: Option<PaceKind>) -> &'static str {
    match pace {
        Some(PaceKind::Live) => "live",
        Some(PaceKind::Correspondence) => "days",
        None => "none",
    }
}

/// A pace in a few words.
pub(super) fn pace_text(pace: Option<PaceKind>, lang: Lang) -> String {
    match pace {
        Some(PaceKind::Live) => texts::pace_live(lang),
        Some(PaceKind::Correspondence) => texts::pace_days(lang),
        None => texts::pace_none(lang),
    }
}

/// All paces, the usual first.
pub(super) const PACES: [Option<PaceKind>; 3] =
    [Some(PaceKind::Live), Some(PaceKind::Correspondence), None];

/// The page.
pub(super) async fn lobby(
    State(app): State<App>,
    reader: PageContext,
    Query(wanted): Query<Wanted>,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let caller = &reader.requester.caller;
    let mut open = app.tables().open_tables(caller).await?;
    open.retain(|table| !table.free_seats().is_empty() && wanted.fits(table));
    let running = app.tables().running_tables(caller).await?;
    let running: Vec<&Listed> = running
        .iter()
        .filter(|table| wanted.game.is_empty() || table.kind().id() == wanted.game)
        .take(MOST_WATCHED)
        .collect();
    let mut searches = app.tables().searches().await?;
    let looks = searches
        .iter()
        .any(|one| Some(one.visitor) == caller.visitor);
    searches.retain(|one| Some(one.visitor) != caller.visitor);
    let heading = texts::lobby(lang);
    let page = Page::new(&reader, &heading).body(html! {
        (definitions(open.iter().chain(running.iter().copied()).map(Listed::kind)))
        div class="lobby-head" {
            div { h1 { (heading) } p class="lead" { (texts::lead(lang)) } }
            div class="row" {
                @if looks { a class="button" href="/find/waiting" { (texts::you_look(lang)) } }
                @else { a class="button primary" href="/find" { (texts::find(lang)) } }
                a class="button" href="/search" { (texts::search(lang)) }
            }
        }
        (filters(&app, &wanted, lang))
        @if !searches.is_empty() {
            section class="sheet" aria-labelledby="others-look" {
                h2 id="others-look" { (texts::others_look(lang)) }
                ul class="tables looking" { @for one in &searches { (looking(&app, one, lang)) } }
            }
        }
        section class="sheet" aria-labelledby="open-tables" {
            h2 id="open-tables" { (texts::open_tables(lang)) }
            @if open.is_empty() {
                p { @if wanted.is_anything() { (texts::none_open(lang)) } @else { (texts::none_like_that(lang)) } }
            } @else {
                ul class="rows open-tables" { @for table in &open { (open_line(table, &reader)) } }
            }
        }
        section class="sheet" aria-labelledby="to-watch" {
            h2 id="to-watch" { (texts::to_watch(lang)) }
            @if running.is_empty() { p { (texts::none_to_watch(lang)) } } @else {
                ul class="rows" { @for &table in &running { (running_line(&app, table, &reader)) } }
            }
        }
    });
    Ok(page.into_response())
}

fn filters(app: &App, wanted: &Wanted, lang: Lang) -> Markup {
    let games = app.tables().catalog().kinds();
    let games = games.map(|kind| (kind.id(), kind.title(lang).to_owned()));
    let paces = PACES.map(|pace| (pace_name(pace), pace_text(pace, lang)));
    let languages = Lang::ALL.map(|one| (one.tag(), one.name().to_owned()));
    let skills = Skill::ALL.map(|skill| (skill.name(), skill_text(skill, lang)));
    let choice = |name: &str,
                  label: String,
                  any: String,
                  chosen: &str,
                  values: Vec<(&str, String)>| {
        html! {
            label {
                span { (label) }
                select name=(name) {
                    option value="" { (any) }
                    @for (value, text) in values { option value=(value) selected[value == chosen] { (text) } }
                }
            }
        }
    };
    html! {
        form class="filters" method="get" action="/lobby" {
            (choice("game", texts::game(lang), texts::any_game(lang), &wanted.game, games.collect()))
            (choice("pace", texts::pace(lang), texts::any_pace(lang), &wanted.pace, paces.into()))
            (choice("speaks", texts::language(lang), texts::any_language(lang), &wanted.speaks, languages.into()))
            (choice("skill", texts::skill(lang), texts::any_skill(lang), &wanted.skill, skills.into()))
            button { (texts::show(lang)) }
        }
    }
}

/// A table with free seats: who is there, what is agreed, and a button for each seat.
pub(super) fn open_line(table: &Listed, reader: &PageContext) -> Markup {
    let lang = reader.lang;
    let seats = table.seats(lang).unwrap_or_default();
    let free = table.free_seats();
    html! {
        li {
            div class="thumb" { (thumb(table, reader)) }
            div class="what" {
                a class="name" href={ "/tables/" (table.id()) } { (table.kind().title(lang)) }
                (in_short(table, lang))
            }
            span class="who" {
                @for seat in seats.iter().filter(|seat| !free.contains(seat.seat)) {
                    span class="seat" { @if let Ok(sign) = table.sign(seat.seat, lang) { (sign) } (sits(seat, lang)) }
                }
            }
            @if !table.is_held() {
                div class="sit" {
                    @for seat in seats.iter().filter(|seat| free.contains(seat.seat)) {
                        form method="post" action={ "/tables/" (table.id()) "/sit" } {
                            input type="hidden" name="seat" value=(seat.seat);
                            input type="hidden" name="contribution" data-random;
                            button class="primary" { (texts::sit(lang, &seat.side)) }
                        }
                    }
                }
            } @else {
                a class="button" href={ "/tables/" (table.id()) } { (words::site::home::gathering(lang)) }
            }
        }
    }
}

/// A running game that can be watched.
pub(super) fn running_line(app: &App, table: &Listed, reader: &PageContext) -> Markup {
    let lang = reader.lang;
    let seats = table.seats(lang).unwrap_or_default();
    let watchers = app.tables().watchers(table.id());
    html! {
        li {
            div class="thumb" { (thumb(table, reader)) }
            div class="what" {
                a class="name" href={ "/tables/" (table.id()) } { (table.kind().title(lang)) }
                span class="when" { (table.round(lang).unwrap_or_default()) @if watchers > 0 { span class="watchers" { (texts::watchers(lang, watchers)) } } }
            }
            span class="who" {
                @for seat in &seats {
                    span class="seat" { @if let Ok(sign) = table.sign(seat.seat, lang) { (sign) } (called(seat, lang)) }
                }
            }
            a class="status" href={ "/tables/" (table.id()) } { (texts::watch(lang)) }
        }
    }
}

/// Somebody who looks for a game. Nobody is named: they sit at no table yet.
fn looking(app: &App, search: &Search, lang: Lang) -> Markup {
    html! {
        li {
            span class="name" { (find::games_text(app, search, lang)) }
            span { (words::site::home::players(lang, search.seats)) }
            span class="when" { (pace_text(search.pace, lang)) }
            form method="post" action="/find" {
                @for game in &search.games { input type="hidden" name={ "game-" (game) } value="yes"; }
                input type="hidden" name="seats" value=(search.seats);
                input type="hidden" name="pace" value=(pace_name(search.pace));
                input type="hidden" name="fill" value="300";
                button { (texts::play_along(lang)) }
            }
        }
    }
}
