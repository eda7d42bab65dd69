//! The table: phase strip, board, decision, players, log, talk.

mod curtain;
mod decision;
mod guide;
mod lobby;
pub(super) mod log;
mod players;
mod strip;
mod talk;

use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use boards::Lit;
use catalog::Decision;
use engine::{Seat, Viewer};
use maud::{Markup, html};
use serde::Deserialize;
use table::{Look, Scene, Sight, Stage, TalkLine, Trouble};
use words::Lang;
use words::site::table as texts;

use super::frame::{Page, Reader};
use super::parts::without_known;
use crate::api::At;
use crate::{App, Fault};

pub(super) use players::players;
pub(super) use strip::strip;

#[derive(Deserialize)]
pub(super) struct Asked {
    seat: Option<u8>,
}

/// The page.
pub(super) async fn table(
    State(app): State<App>,
    reader: Reader,
    At(table): At,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let lang = reader.lang;
    let caller = &reader.guest.caller;
    let talk = app.tables().talk(table, caller, 0).await?;
    let eyes = app
        .tables()
        .look(table, caller, Look::Own, |sight| {
            eyes(sight, asked.seat.map(Seat))
        })
        .await?;
    let (title, waits, body) = app
        .tables()
        .look(table, caller, eyes.look(), |sight| {
            let title = sight.kind().title(lang);
            let mine = sight.viewer().seat();
            let to_act = sight.position().to_act;
            let waits =
                sight.stage() != Stage::Over && !mine.is_some_and(|seat| to_act.contains(seat));
            body(sight, eyes, &talk, &reader).map(|body| (title, waits, body))
        })
        .await??;
    let body = without_known(body, &headers);
    let page = Page::new(&reader, &title).full().waits(waits).body(body);
    Ok(page.into_response())
}

/// Through whose eyes the page is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Eyes {
    /// A player's, or a spectator's.
    Of(Viewer),
    /// Nobody's: somebody else at the same screen is to lift the curtain first.
    Behind(Seat),
}

impl Eyes {
    fn look(self) -> Look {
        match self {
            Eyes::Of(Viewer::Seat(seat)) => Look::Seat(seat),
            Eyes::Of(Viewer::Spectator) | Eyes::Behind(_) => Look::Spectator,
        }
    }
}

/// Where several players share a screen, the curtain is down until the address says who is looking and that
/// one is to act.
fn eyes(sight: &Sight<'_>, asked: Option<Seat>) -> Eyes {
    let held = sight.held();
    let asked = asked.filter(|&seat| held.contains(seat));
    if held.len() < 2 || sight.stage() != Stage::Playing {
        return Eyes::Of(asked.map_or(sight.viewer(), Viewer::Seat));
    }
    let to_act = sight.position().to_act;
    let acting = held.iter().find(|&seat| to_act.contains(seat));
    if !sight.kind().has_secrets() {
        // Without a curtain the screen is whoever's turn it is, whatever the address said before.
        let asked = asked.filter(|&seat| acting.is_none() || to_act.contains(seat));
        return Eyes::Of(asked.or(acting).map_or(sight.viewer(), Viewer::Seat));
    }
    match (acting, asked) {
        (Some(_), Some(seat)) if to_act.contains(seat) => Eyes::Of(Viewer::Seat(seat)),
        (Some(acting), _) => Eyes::Behind(acting),
        (None, _) => Eyes::Of(Viewer::Spectator),
    }
}

fn body(
    sight: &Sight<'_>,
    eyes: Eyes,
    talk: &[TalkLine],
    reader: &Reader,
) -> Result<Markup, Trouble> {
    let lang = reader.lang;
    if sight.stage() == Stage::Gathering {
        return Ok(live(sight, &lobby::lobby(sight, lang)));
    }
    let scene = sight.scene(None)?;
    let decision = sight.decision(lang)?;
    let lit = lit(sight, &scene, decision.as_ref());
    let asked = match eyes {
        Eyes::Behind(seat) => curtain::curtain(sight, seat, lang),
        Eyes::Of(_) => decision::decision(sight, &scene, decision.as_ref(), lang)?,
    };
    let content = html! {
        (strip(sight.kind(), &scene, lang))
        section id="board-place" class="board-place" aria-label=(texts::board(lang)) {
            div id="board-view" class="board-view" { (scene.board(&lit, lang)?) }
            div class="zoom" {
                button type="button" data-zoom="in" title=(texts::zoom_in(lang)) aria-label=(texts::zoom_in(lang)) { "+" }
                button type="button" data-zoom="out" title=(texts::zoom_out(lang)) aria-label=(texts::zoom_out(lang)) { "−" }
                button type="button" data-zoom="all" title=(texts::zoom_all(lang)) aria-label=(texts::zoom_all(lang)) { "⤢" }
            }
        }
        div class="side" {
            div class="doing" {
                (asked)
                (guide::guide(&scene, reader, lang)?)
                div id="hand" class="sheet hand-place" { (scene.hand(&lit, lang)?) }
                (log::log(sight, &scene, lang)?)
            }
            div class="knowing" {
                (tabs(lang))
                (players(sight, &scene, lang)?)
                (talk::talk(sight, talk, lang))
            }
        }
    };
    Ok(live(sight, &content))
}

/// What is kept up to date by the script: it knows the table, the position and the words that it needs.
fn live(sight: &Sight<'_>, content: &Markup) -> Markup {
    let seat = sight.viewer().seat();
    html! {
        div id="table" class="table" data-table=(sight.id()) data-number=(sight.position().number)
            data-seat=[seat] data-playing=(sight.stage() == Stage::Playing) {
            (content)
        }
        div id="announce" class="unseen" role="status" aria-live="polite" {}
    }
}

fn lit(sight: &Sight<'_>, scene: &Scene<'_>, decision: Option<&Decision>) -> Lit {
    let advised = || decision?.choices.get(sight.advice()?.choice);
    Lit {
        legal: decision.map_or_else(Vec::new, |decision| {
            let anchors = decision.choices.iter().map(|choice| choice.anchor.clone());
            anchors.collect()
        }),
        chosen: advised().map(|choice| choice.anchor.clone()),
        acting: scene.to_act().first(),
    }
}

/// The tabs of narrow screens; a wide one shows everything at once.
fn tabs(lang: Lang) -> Markup {
    let tabs = [
        ("players", texts::players(lang)),
        ("log", texts::log(lang)),
        ("talk", texts::talk(lang)),
    ];
    html! {
        div id="tabs" class="tabs" {
            @for (index, (name, text)) in tabs.into_iter().enumerate() {
                label { input type="radio" name="tab" id={ "tab-" (name) } checked[index == 0]; span { (text) } }
            }
        }
    }
}
