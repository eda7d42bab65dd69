//! The board at a moment of the game, and playing on from there.

use axum::extract::{Form, State};
use axum::response::Redirect;
use boards::Highlights;
use bots::Level;
use engine::{DecisionNumber, Seat};
use maud::{Markup, html};
use serde::Deserialize;
use table::{PlayOn, SeatView, TableError, TableView};
use words::Lang;
use words::site::{analysis as texts, replay};

use crate::api::TablePath;
use crate::pages::frame::PageContext;
use crate::pages::icons::{Tool, tool};
use crate::pages::levels;
use crate::pages::new_table::own_name;
use crate::pages::table::log;
use crate::{App, HttpError};

/// The board as a spectator saw it after a decision, the way to any other moment, and the form to play on.
pub(super) fn position(
    view: &TableView<'_>,
    at: DecisionNumber,
    seats: &[SeatView],
    lang: Lang,
) -> Result<Markup, TableError> {
    let scene = view.scene(Some(at))?;
    let last = view.position().decisions;
    let told = scene.log(at, lang)?;
    let lit = Highlights {
        acting: scene.to_act().first(),
        last: told.iter().flat_map(|line| line.places.clone()).collect(),
        mover: scene.decided_by(at),
        ..Highlights::default()
    };
    let here = format!("/tables/{}/analysis", view.id());
    let own = view.held().first();
    let plays = own.or(scene.to_act().first()).unwrap_or(Seat(0));
    let step = |rel: &str, to: DecisionNumber, text: String, drawing: Tool| {
        html! { a rel=(rel) class="tool" href={ (here) "?at=" (to) "#position" } title=(text) aria-label=(text) { (tool(drawing)) } }
    };
    Ok(html! {
        div class="row spread" {
            h2 id="position-heading" { (texts::position(lang)) }
            p class="note" { (scene.round(lang)) " · " (replay::after(lang, at, last)) }
        }
        div class="analysis-board" tabindex="0" role="group" aria-labelledby="position-heading" { div { (scene.board(&lit, lang)?) } }
        form method="get" action=(here) class="moments" data-moments {
            (step("prev", at.before(), replay::previous(lang), Tool::Previous))
            input type="range" name="at" min="0" max=(last) value=(at) aria-label=(replay::position(lang));
            (step("next", at.next().min(last), replay::next(lang), Tool::Next))
            button class="plain" { (replay::go(lang)) }
        }
        div class="told" { (log::told(view, &told, lang)) }
        @if !scene.to_act().is_empty() {
            form method="post" action={ "/tables/" (view.id()) "/play-on" } class="play-on" {
                input type="hidden" name="at" value=(at);
                label {
                    span { (texts::play_as(lang)) }
                    select name="seat" { @for seat in seats { option value=(seat.seat) selected[seat.seat == plays] { (seat.side) } } }
                }
                label {
                    span { (texts::play_against(lang)) }
                    select name="level" { (levels::options(view.kind(), Some(Level::USUAL), Level::name, |level| level, lang)) }
                }
                button class="primary" { (texts::play_on(lang)) }
                p class="note" { (texts::play_on_help(lang)) }
            }
        }
    })
}

/// The button that plays on from a position in this seat.
pub(super) fn play_on_from(
    view: &TableView<'_>,
    at: DecisionNumber,
    seat: Seat,
    lang: Lang,
) -> Markup {
    html! {
        form method="post" action={ "/tables/" (view.id()) "/play-on" } {
            input type="hidden" name="at" value=(at);
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="level" value=(Level::USUAL);
            button class="primary" title=(texts::play_on_help(lang)) { (texts::play_on(lang)) }
        }
    }
}

#[derive(Deserialize)]
pub(in crate::pages) struct PlayOnForm {
    at: DecisionNumber,
    seat: Seat,
    level: Level,
}

/// Plays on from a position of a finished game, at a new table.
pub(in crate::pages) async fn play_on(
    State(app): State<App>,
    reader: PageContext,
    TablePath(table): TablePath,
    Form(form): Form<PlayOnForm>,
) -> Result<Redirect, HttpError> {
    let wanted = PlayOn {
        after: form.at,
        seat: form.seat,
        level: form.level,
        name: own_name(&app, &reader, None).await?,
    };
    let caller = &reader.requester.caller;
    let made = app.tables().play_on(table, caller, wanted).await?;
    Ok(Redirect::to(&format!("/tables/{made}")))
}
