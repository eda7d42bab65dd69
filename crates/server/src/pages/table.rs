//! The table: head, board, decision, hand, players, and the book with story, talk, notes and the board in words.

mod choices;
mod curtain;
mod decision;
mod guide;
mod head;
mod in_words;
mod lobby;
pub(super) mod log;
mod players;
mod talk;

use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use boards::Highlights;
use catalog::{Decision, LogLine, Tell, TiledChoice};
use engine::{Seat, Viewer};
use maud::{Markup, html};
use serde::Deserialize;
use table::{Heard, PositionView, Stage, TableError, TableId, TableView};
use words::Lang;
use words::site::{frame, motion, replay, table as texts};

use super::frame::{Page, PageContext};
use super::icons::{Tool, tool};
use super::{account, companion, fault_page, notes, pace, share, updates};
use crate::api::TablePath;
use crate::{App, HttpError};

pub(super) use choices::{ChoiceForm, choices};
pub(super) use head::head;
pub(super) use in_words::{in_words, told_in_words};
pub(super) use lobby::{bot_strength, seal, sits};
pub(super) use players::{columns, figure, players};

#[derive(Deserialize)]
pub(super) struct TableQuery {
    pub(super) seat: Option<u8>,
}

/// The page.
pub(super) async fn table(
    State(app): State<App>,
    reader: PageContext,
    TablePath(table): TablePath,
    Query(asked): Query<TableQuery>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let seat = asked.seat.map(Seat);
    match page(&app, &reader, table, seat, updates::base(&headers)).await {
        Err(HttpError::Table(TableError::UnknownTable)) if reader.requester.session.is_none() => {
            Ok(unknown(&reader, table))
        }
        page => page,
    }
}

/// There is no such table, or it is private. It may be one of somebody who is not signed in here: a mail may have led them.
fn unknown(reader: &PageContext, table: TableId) -> Response {
    let error = HttpError::Table(TableError::UnknownTable);
    let (lang, way) = (reader.lang, format!("/sign-in?back=/tables/{table}"));
    let way = Some((way.as_str(), account::texts::sign_in(lang)));
    let heading = frame::not_found(lang);
    let page = fault_page(reader, &heading, &error.tell(lang), way);
    account::answered(page, Some(&error))
}

/// The page, or only what is new on it for the script that has it as it was.
pub(super) async fn page(
    app: &App,
    reader: &PageContext,
    table: TableId,
    seat: Option<Seat>,
    base: Option<&str>,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let caller = &reader.requester.caller;
    let over = app.tables().position(table, caller).await?.over;
    let again = if over {
        app.tables().rematch(table).await?
    } else {
        None
    };
    // One look: whose eyes, what they see and what is asked belong to one position.
    let (title, waits, shared, body) = app
        .tables()
        .look_and_listen(table, caller, |view, heard| {
            let eyes = eyes(view, seat);
            let view = &view.through(eyes.viewer())?;
            let title = view.kind().title(lang);
            let mine = view.viewer().seat();
            let to_act = view.position().to_act;
            let waits =
                view.stage() != Stage::Over && !mine.is_some_and(|seat| to_act.contains(seat));
            let shared = share::of_table(view, None, lang)?;
            body(view, eyes, heard, again, app, reader).map(|body| (title, waits, shared, body))
        })
        .await??;
    // Who has the page has also what is around it.
    if let Some(base) = base {
        return Ok(app.sent_pages().news(&body, base));
    }
    let page = Page::new(reader, title).full().waits(waits);
    let page = page.shared(shared).body(app.sent_pages().whole(&body));
    Ok(page.into_response())
}

/// Through whose eyes the page is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ShownTo {
    /// A player's, or a spectator's.
    Viewer(Viewer),
    /// Nobody's: somebody else at the same screen is to lift the curtain first.
    Curtain(Seat),
}

impl ShownTo {
    fn viewer(self) -> Viewer {
        match self {
            ShownTo::Viewer(viewer) => viewer,
            ShownTo::Curtain(_) => Viewer::Spectator,
        }
    }
}

/// Where several players share a screen, the curtain is down until the address says who is looking and that
/// one is to act.
fn eyes(view: &TableView<'_>, asked: Option<Seat>) -> ShownTo {
    let held = view.held();
    let asked = asked.filter(|&seat| held.contains(seat));
    if held.len() < 2 || view.stage() != Stage::Playing {
        return ShownTo::Viewer(asked.map_or(view.viewer(), Viewer::Seat));
    }
    let to_act = view.position().to_act;
    let acting = held.iter().find(|&seat| to_act.contains(seat));
    if !view.has_secrets() {
        // Without a curtain the screen is whoever's turn it is, whatever the address said before.
        let asked = asked.filter(|&seat| acting.is_none() || to_act.contains(seat));
        return ShownTo::Viewer(asked.or(acting).map_or(view.viewer(), Viewer::Seat));
    }
    match (acting, asked) {
        (Some(_), Some(seat)) if to_act.contains(seat) => ShownTo::Viewer(Viewer::Seat(seat)),
        (Some(acting), _) => ShownTo::Curtain(acting),
        (None, _) => ShownTo::Viewer(Viewer::Spectator),
    }
}

fn body(
    view: &TableView<'_>,
    eyes: ShownTo,
    heard: &Heard,
    again: Option<TableId>,
    app: &App,
    reader: &PageContext,
) -> Result<Markup, TableError> {
    let lang = reader.lang;
    if view.stage() == Stage::Gathering {
        let waits = html! { (head(view, None, reader)) (lobby::lobby(view, heard, reader)) };
        return Ok(live(view, &waits, lang));
    }
    let scene = view.scene(None)?;
    let open = view.tiled_decision(lang)?;
    let lines = scene.last_lines(log::SHOWN, lang)?;
    let news = scene.since_last_turn(&lines);
    let lit = lit(
        view,
        &scene,
        open.as_ref().map(|open| &open.decision),
        &lines,
    );
    let asked = match eyes {
        ShownTo::Curtain(seat) => curtain::curtain(view, seat, lang),
        ShownTo::Viewer(_) => decision::decision(view, &scene, open.as_ref(), again, reader)?,
    };
    let hand = scene.hand(&lit, lang)?;
    let content = html! {
        (head(view, Some(&scene), reader))
        (stage(&scene.board(&lit, lang)?, lang))
        // What is known of a place and can be done there. The script fills it.
        aside id="notice" class="notice" aria-live="polite" aria-label=(texts::board(lang)) data-can=(texts::can_do(lang)) data-close=(texts::close(lang))
            data-offline=(texts::offline(lang)) data-why=(texts::why_not(lang)) data-rules={ "/games/" (view.kind().id()) "/rules" } {}
        button id="grab" class="grab" type="button" aria-label=(texts::sheet_size(lang)) {}
        div class="rail" {
            @if let ShownTo::Viewer(_) = eyes { (companion::card(view, open.as_ref(), app, reader)) }
            (asked)
            section id="hand" class="sheet hand-place" tabindex=[(!hand.0.is_empty()).then_some("0")] aria-label=(texts::hand(lang)) { (hand) }
            (players(view, &scene, Some(heard), lang)?)
            div id="book" class="sheet book" {
                (tabs(lang))
                (log::log(view, &lines, news, lang))
                (talk::talk(view, heard, lang))
                (notes::pane(view, reader))
                (in_words(view.kind(), &scene, lang)?)
            }
        }
        (dock(!hand.0.is_empty(), news.len(), lang))
    };
    Ok(live(view, &content, lang))
}

/// The board on its stage. A map can be looked at more closely.
pub(super) fn stage(board: &Markup, lang: Lang) -> Markup {
    let zoom = [
        ("in", texts::zoom_in(lang), Tool::ZoomIn),
        ("out", texts::zoom_out(lang), Tool::ZoomOut),
        ("all", texts::zoom_all(lang), Tool::Board),
    ];
    html! {
        section id="board-place" class="stage" aria-label=(texts::board(lang)) {
            div id="board-view" class="board-view" tabindex="0" role="group" aria-label=(texts::board_keys(lang)) { (board) }
            div class="zoom" {
                @for (name, text, drawing) in zoom { button type="button" data-zoom=(name) title=(text) aria-label=(text) { (tool(drawing)) } }
            }
        }
    }
}

/// What is kept up to date by the script: it knows the table, the position and the words that it needs.
fn live(view: &TableView<'_>, content: &Markup, lang: Lang) -> Markup {
    let seat = view.viewer().seat();
    html! {
        div id="table" class="table" data-table=(view.id()) data-number=(view.position().entry)
            data-decisions=(view.position().decisions) data-seat=[seat] data-playing=(view.stage() == Stage::Playing) {
            (pace::words_of_time(view, lang))
            (content)
        }
        div id="announce" class="unseen" role="status" aria-live="polite" data-more=(texts::and_more(lang, "#")) {}
        div id="great" class="great" role="group" aria-label=(texts::log(lang)) hidden {
            ol {}
            button type="button" class="primary" { (motion::go_on(lang)) }
        }
        div id="stepper" class="stepper" role="group" aria-label=(texts::since_last_turn(lang)) hidden {
            p aria-live="polite" {}
            @for (way, text, drawing) in [("back", replay::previous(lang), Tool::Previous), ("on", replay::next(lang), Tool::Next), ("stop", texts::close(lang), Tool::Close)] {
                button type="button" class="tool" data-step=(way) title=(text) aria-label=(text) { (tool(drawing)) }
            }
        }
    }
}

fn lit(
    view: &TableView<'_>,
    scene: &PositionView<'_>,
    decision: Option<&Decision<TiledChoice>>,
    newest: &[LogLine],
) -> Highlights {
    let advised = || decision?.choices.get(view.advice()?.choice);
    let news = scene.since_last_turn(newest);
    let lines = if news.is_empty() { newest } else { news };
    let mover = lines
        .first()
        .and_then(|line| scene.decided_by(line.decision));
    let of_mover = lines
        .iter()
        .take_while(|line| scene.decided_by(line.decision) == mover);
    Highlights {
        legal: decision.map_or_else(Vec::new, |decision| {
            let anchors = decision.choices.iter().map(|choice| choice.anchor.clone());
            anchors.collect()
        }),
        chosen: advised().map(|choice| choice.anchor.clone()),
        acting: scene.to_act().first(),
        last: of_mover.flat_map(|line| line.places.clone()).collect(),
        mover,
    }
}

/// The tabs of the book. They are plain fields, so that they work without script.
fn tabs(lang: Lang) -> Markup {
    let tabs = [
        ("log", texts::log(lang)),
        ("talk", texts::talk(lang)),
        ("notes", texts::notes(lang)),
        ("words", texts::in_words(lang)),
    ];
    html! {
        div class="tabs" role="radiogroup" aria-label=(texts::log(lang)) {
            @for (index, (name, text)) in tabs.into_iter().enumerate() {
                label { input type="radio" name="book" id={ "book-" (name) } checked[index == 0]; span { (text) } }
            }
        }
    }
}

/// The tabs of a telephone; a wide screen shows everything at once.
fn dock(hand: bool, news: usize, lang: Lang) -> Markup {
    let tabs = [
        ("decide", texts::decide(lang), Tool::Decide, true),
        ("hand", texts::hand(lang), Tool::Hand, hand),
        ("players", texts::players(lang), Tool::Players, true),
        ("log", texts::log(lang), Tool::Story, true),
        ("talk", texts::talk(lang), Tool::Talk, true),
    ];
    html! {
        div id="dock" class="dock" role="radiogroup" aria-label=(texts::parts(lang)) {
            @for (name, text, drawing, _) in tabs.into_iter().filter(|tab| tab.3) {
                label {
                    input type="radio" name="tab" id={ "tab-" (name) } checked[name == "decide"];
                    span { (tool(drawing)) span class="label" { (text) } @if name == "log" && news > 0 { span class="count" { (news) } } }
                }
            }
        }
    }
}
