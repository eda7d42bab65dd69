//! The page of a game, and where its data are known from.

use std::collections::BTreeMap;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use boards::Highlights;
use catalog::{AnyGame, AnyPlaying};
use engine::{Seat, Seed, Viewer};
use maud::{Markup, html};
use table::TableError;
use words::Lang;
use words::site::{game as texts, home, learn};

use super::emblem::definitions;
use super::frame::{Page, PageContext, columns};
use super::home::open_tables;
use super::icons::{Tool, tool};
use super::results;
use super::share;
use super::workshop::texts as workshop;
use super::{new_table, newcomer, puzzles};
use crate::{App, HttpError};

/// The game that an address names.
pub(super) fn find(app: &App, id: &str) -> Result<&'static dyn AnyGame, HttpError> {
    let found = app.tables().catalog().find(id);
    found.map_err(|_| HttpError::UnknownPage)
}

/// A game that nobody plays, for its names, signs and board.
pub(super) fn sample(kind: &'static dyn AnyGame) -> Option<Box<dyn AnyPlaying>> {
    let mut header = kind.header(*kind.seats().end());
    header.seed = Some(Seed::from_number(1566));
    kind.open(header).ok()
}

/// The signs of the sides.
pub(super) fn signs(kind: &'static dyn AnyGame, lang: Lang) -> Markup {
    let playing = sample(kind);
    html! {
        @if let Some(playing) = playing {
            @for seat in Seat::all(playing.seats()) {
                @if let Ok(sign) = playing.sign(seat, lang) { (sign) }
            }
        }
    }
}

/// How many can play, as a few words.
pub(super) fn players(kind: &'static dyn AnyGame, lang: Lang) -> String {
    let seats = kind.seats();
    if seats.start() == seats.end() {
        home::players(lang, seats.start())
    } else {
        home::players(lang, format!("{}–{}", seats.start(), seats.end()))
    }
}

/// How long people need for a game at a table, as a few words.
pub(super) fn playing_time(kind: &'static dyn AnyGame, lang: Lang) -> String {
    let minutes = kind.about().minutes.clone();
    if *minutes.start() < 180 {
        texts::minutes(lang, minutes.start(), minutes.end())
    } else {
        texts::hours(lang, minutes.start() / 60, minutes.end() / 60)
    }
}

/// How many words the rules of a game have: how much there is to learn.
pub(super) fn words_of_rules(kind: &dyn AnyGame) -> usize {
    let sections = kind.about().sections.iter();
    let texts = sections.flat_map(|section| section.text);
    texts
        .map(|text| text.say(Lang::En).split_whitespace().count())
        .sum()
}

/// The same in five steps.
pub(super) fn weight(kind: &dyn AnyGame) -> u8 {
    let words = words_of_rules(kind);
    let steps = [500, 900, 1_200, 1_550];
    1 + steps.iter().filter(|&&step| words > step).count() as u8
}

/// The page.
pub(super) async fn game(
    State(app): State<App>,
    reader: PageContext,
    Path(id): Path<String>,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let kind = find(&app, &id)?;
    let title = kind.title(lang);
    let playing = sample(kind).ok_or(HttpError::Own)?;
    let board = playing.board(Viewer::Spectator, &Highlights::default(), lang);
    let history = app.tables().history(kind.id()).await?;
    let best = app
        .tables()
        .best(kind.id(), &reader.requester.caller)
        .await?;
    let shared = share::of_game(kind, lang);
    let mut open = app.tables().open_tables(&reader.requester.caller).await?;
    open.retain(|table| table.kind().id() == id && !table.free_seats().is_empty());
    let page = Page::new(&reader, title).shared(shared).body(html! {
        div class="game-lead" {
            div class="picture" { (board.map_err(TableError::from)?) }
            article {
                h1 { (title) }
                p class="lead" { (kind.about().summary.say(lang)) }
                h2 class="unseen" { (texts::at_a_glance(lang)) }
                dl class="facts" {
                    div { dt { (texts::players(lang)) } dd { (players(kind, lang)) } }
                    div { dt { (texts::playing_time(lang)) } dd { (playing_time(kind, lang)) } }
                    div class="all" {
                        dt { (texts::sides(lang)) }
                        dd { @for seat in Seat::all(playing.seats()) {
                            span class="seat" { (playing.sign(seat, lang).map_err(TableError::from)?) (playing.seat_name(seat, lang)) }
                        } }
                    }
                    div { dt { (texts::all_rules(lang)) } dd { (newcomer::weight(kind, lang)) } }
                }
                div class="row" {
                    (new_table::against_a_bot(kind, false, lang))
                    a class="button" href={ "/games/" (id) "/new" } { (home::new_game(lang)) }
                }
                p class="row links" {
                    @if !kind.lessons().is_empty() { a href={ "/learn/" (id) } { (tool(Tool::Book)) (learn::learn_game(lang)) } }
                    @if app.puzzles().find(&id).is_some() { a href={ "/learn/puzzles/" (id) } { (tool(Tool::Question)) (puzzles::texts::heading(lang)) } }
                    a href={ "/games/" (id) "/rules" } { (tool(Tool::Search)) (texts::all_rules(lang)) }
                    a href={ "/games/" (id) "/edition" } { (tool(Tool::Story)) (texts::about_edition(lang)) }
                    a href={ "/games/" (id) "/workshop" } { (tool(Tool::Settings)) (workshop::heading(lang)) }
                }
            }
        }
        section aria-labelledby="phases" {
            h2 id="phases" { (texts::phases(lang)) }
            ol class="steps-of-turn" {
                @for phase in 0..kind.phases().len() as u8 {
                    li { strong { (kind.about().phase(lang, phase)) } " " (kind.about().phase_help(lang, phase)) }
                }
            }
        }
        @if !open.is_empty() {
            (definitions([kind]))
            (open_tables(&open, &reader))
        }
        div class="beside" {
            (results::who_wins(kind, &history, lang))
            (results::strongest(&best, lang))
        }
    });
    Ok(page.into_response())
}

/// Where the data are known from.
pub(super) async fn edition(
    State(app): State<App>,
    reader: PageContext,
    Path(id): Path<String>,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let kind = find(&app, &id)?;
    let data = kind.data_list(app.data_of(&id).as_deref());
    let data = data.map_err(TableError::from)?;
    let mut sources = BTreeMap::new();
    for datum in &data {
        *sources.entry(datum.source).or_insert(0_usize) += 1;
    }
    let heading = format!("{}: {}", kind.title(lang), texts::about_edition(lang));
    let page = Page::new(&reader, &heading).body(html! {
        article class="sheet" {
            h1 { (heading) }
            p class="lead" { (texts::edition_explained(lang)) }
            p { a class="button primary" href={ "/games/" (id) "/workshop" } { (workshop::heading(lang)) } }
            ul class="counts" {
                @for (source, number) in sources {
                    li class={ "source " (source) } { (texts::counted(lang, texts::source_name(lang, source), number)) }
                }
            }
            div class="scroll" tabindex="0" role="region" aria-label=(heading) {
                table class="data" {
                    (columns([texts::datum(lang), texts::value(lang), texts::source(lang), texts::note(lang)]))
                    tbody {
                        @for datum in &data {
                            tr {
                                th scope="row" { code { (datum.path) } }
                                td { (datum.value) }
                                td class={ "source " (datum.source) } { (texts::source_name(lang, datum.source)) }
                                td lang="en" { (datum.note) }
                            }
                        }
                    }
                }
            }
        }
    });
    Ok(page.into_response())
}
