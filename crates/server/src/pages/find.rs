//! "Find me a game": what somebody would like to play, and the page on which they wait for others.

use std::collections::BTreeMap;

use axum::extract::{Form, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use table::{LONGEST_NAME, PaceKind, Search, TableError, Wish};
use words::Lang;
use words::site::{frame, home};

use super::frame::{Page, PageContext};
use super::game::{players, playing_time};
use super::lobby::{PACES, pace_name, pace_text, texts};
use super::new_table::own_name;
use crate::http_error::Told;
use crate::{App, HttpError};

/// After how many seconds bots may take the free seats.
const FILLS: [Option<i64>; 6] = [
    Some(0),
    Some(60),
    Some(300),
    Some(3_600),
    Some(24 * 3_600),
    None,
];
/// What is chosen at first.
const USUAL_FILL: Option<i64> = Some(60);
/// The value of "never".
const NEVER: &str = "never";

/// What was chosen before, or is usual.
struct Chosen {
    games: Option<Vec<String>>,
    seats: u8,
    pace: Option<PaceKind>,
    fill: Option<i64>,
}

/// The form.
pub(super) async fn form(
    State(app): State<App>,
    reader: PageContext,
) -> Result<Response, HttpError> {
    let usual = Chosen {
        games: None,
        seats: 2,
        pace: Some(PaceKind::Live),
        fill: USUAL_FILL,
    };
    Ok(page(&app, &reader, &usual, None).await?.into_response())
}

async fn page(
    app: &App,
    reader: &PageContext,
    chosen: &Chosen,
    fault: Option<String>,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let name = own_name(app, reader, None).await?;
    let heading = texts::find(lang);
    let catalog = app.tables().catalog();
    let most = catalog.kinds().map(|kind| *kind.seats().end()).max();
    let wanted = |id: &str| {
        chosen
            .games
            .as_ref()
            .is_none_or(|games| games.iter().any(|game| game == id))
    };
    let page = Page::new(reader, &heading).body(html! {
        form class="sheet narrow form find" method="post" action="/find" {
            h1 { (heading) }
            p class="lead" { (texts::find_lead(lang)) }
            @if let Some(fault) = fault { p class="fault" role="alert" { (fault) } }
            fieldset {
                legend { (texts::which_games(lang)) }
                div class="picks" {
                    @for kind in catalog.kinds() {
                        label class="choice-card" {
                            input type="checkbox" name={ "game-" (kind.id()) } value="yes" checked[wanted(kind.id())];
                            span { strong { (kind.title(lang)) } small { (players(kind, lang)) " · " (playing_time(kind, lang)) } }
                        }
                    }
                }
            }
            fieldset {
                legend { (texts::how_many(lang)) }
                div class="picks few" {
                    @for seats in 2..=most.unwrap_or(2) {
                        label class="choice-card" { input type="radio" name="seats" value=(seats) checked[seats == chosen.seats]; span { strong { (seats) } } }
                    }
                }
            }
            fieldset {
                legend { (texts::which_pace(lang)) }
                div class="picks" {
                    @for pace in PACES {
                        label class="choice-card" {
                            input type="radio" name="pace" value=(pace_name(pace)) checked[pace == chosen.pace];
                            span { strong { (pace_text(pace, lang)) } small { (pace_help(pace, lang)) } }
                        }
                    }
                }
            }
            label {
                span { (texts::when_bots(lang)) }
                select name="fill" {
                    @for fill in FILLS { option value=(fill_value(fill)) selected[fill == chosen.fill] { (fill_text(fill, lang)) } }
                }
            }
            @if reader.requester.session.is_none() {
                label { span { (frame::your_name(lang)) } input name="name" value=(name) maxlength=(LONGEST_NAME) autocomplete="nickname"; }
            }
            p { button class="primary big" { (texts::find(lang)) } }
        }
    });
    Ok(page.into_response())
}

fn pace_help(pace: Option<PaceKind>, lang: Lang) -> String {
    match pace {
        Some(PaceKind::Live) => texts::pace_live_help(lang),
        Some(PaceKind::Correspondence) => texts::pace_days_help(lang),
        None => texts::pace_none_help(lang),
    }
}

fn fill_value(fill: Option<i64>) -> String {
    fill.map_or_else(|| NEVER.to_owned(), |seconds| seconds.to_string())
}

fn fill_text(fill: Option<i64>, lang: Lang) -> String {
    match fill {
        None => texts::bots_never(lang),
        Some(0) => texts::bots_now(lang),
        Some(seconds) if seconds < 3_600 => texts::bots_minutes(lang, seconds / 60),
        Some(seconds) => texts::bots_hours(lang, seconds / 3_600),
    }
}

/// The names of the games that somebody looks for.
pub(super) fn games_text(app: &App, search: &Search, lang: Lang) -> String {
    let catalog = app.tables().catalog();
    let kinds = search
        .games
        .iter()
        .filter_map(|game| catalog.find(game).ok());
    let titles: Vec<&str> = kinds.map(|kind| kind.title(lang)).collect();
    titles.join(", ")
}

fn chosen(app: &App, form: &BTreeMap<String, String>) -> Result<Chosen, HttpError> {
    let bad = |name: &str| HttpError::BadRequest(name.to_owned());
    let field = |name: &str| form.get(name).map(String::as_str).ok_or_else(|| bad(name));
    let kinds = app.tables().catalog().kinds();
    let games = kinds.map(|kind| kind.id().to_owned());
    let games = games.filter(|game| form.contains_key(&format!("game-{game}")));
    let pace = field("pace")?;
    let pace = PACES.into_iter().find(|&one| pace_name(one) == pace);
    let fill = field("fill")?;
    let fill = FILLS.into_iter().find(|&one| fill_value(one) == fill);
    Ok(Chosen {
        games: Some(games.collect()),
        seats: field("seats")?.parse().map_err(|_| bad("seats"))?,
        pace: pace.ok_or_else(|| bad("pace"))?,
        fill: fill.ok_or_else(|| bad("fill"))?,
    })
}

/// Looks for a game, and goes there or waits.
pub(super) async fn look(
    State(app): State<App>,
    reader: PageContext,
    Form(form): Form<BTreeMap<String, String>>,
) -> Result<Response, HttpError> {
    let chosen = chosen(&app, &form)?;
    let wish = Wish {
        name: own_name(&app, &reader, form.get("name")).await?,
        games: chosen.games.clone().unwrap_or_default(),
        seats: chosen.seats,
        pace: chosen.pace,
        fill_after: chosen.fill,
    };
    let caller = &reader.requester.caller;
    match app.tables().look_for(caller, wish, app.data()).await {
        Ok(Some(table)) => Ok(Redirect::to(&format!("/tables/{table}")).into_response()),
        Ok(None) => Ok(Redirect::to("/find/waiting").into_response()),
        Err(TableError::Empty) => {
            let fault = texts::nothing_fits(reader.lang, chosen.seats);
            let shown = page(&app, &reader, &chosen, Some(fault)).await?;
            let mut shown = (StatusCode::UNPROCESSABLE_ENTITY, shown).into_response();
            shown.extensions_mut().insert(Told);
            Ok(shown)
        }
        Err(error) => Err(error.into()),
    }
}

/// The page on which somebody waits. It goes to the table as soon as there is one.
pub(super) async fn waiting(
    State(app): State<App>,
    reader: PageContext,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let search = match reader.requester.caller.visitor {
        Some(visitor) => app.tables().search(visitor).await?,
        None => None,
    };
    let Some(search) = search else {
        return Ok(Redirect::to("/find").into_response());
    };
    if let Some(table) = search.found {
        return Ok(Redirect::to(&format!("/tables/{table}")).into_response());
    }
    let heading = texts::waiting(lang);
    let days = search.pace == Some(PaceKind::Correspondence);
    let page = Page::new(&reader, &heading).waits(true).body(html! {
        section class="sheet narrow waiting" data-waiting aria-live="polite" {
            h1 { (heading) }
            p class="lead" { @if days { (texts::waiting_days(lang)) } @else { (texts::waiting_lead(lang)) } }
            ul class="agreed" {
                li { (games_text(&app, &search, lang)) }
                li { (home::players(lang, search.seats)) }
                li { (pace_text(search.pace, lang)) }
            }
            p class="thinks" aria-hidden="true" { i {} i {} i {} }
            (bots_come(&app, &search, lang))
            div class="row" {
                form method="post" action="/find/stop" { button { (texts::stop(lang)) } }
                a class="button" href="/lobby" { (texts::lobby(lang)) }
            }
        }
    });
    Ok(page.into_response())
}

fn bots_come(app: &App, search: &Search, lang: Lang) -> Markup {
    let left = search.fill.map(|fill| (fill - app.now()).max(0));
    html! {
        @match left {
            Some(0..30) => p { (texts::bots_soon(lang)) },
            Some(left) => p { (texts::bots_at(lang, (left + 59) / 60)) },
            None => {},
        }
    }
}

/// Looks no more.
pub(super) async fn stop(
    State(app): State<App>,
    reader: PageContext,
) -> Result<Redirect, HttpError> {
    if let Some(visitor) = reader.requester.caller.visitor {
        app.tables().stop_looking(visitor).await?;
    }
    Ok(Redirect::to("/lobby"))
}
