//! Before the game is rewound: how far it goes, what it means, and who has to agree.

use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use engine::{DecisionNumber, Seat};
use maud::{Markup, html};
use serde::Deserialize;
use table::{Holder, TableError, TableView, ViewAs};
use words::Lang;
use words::site::{frame, table as texts};

use super::frame::{Page, PageContext};
use crate::api::TablePath;
use crate::{App, HttpError};

#[derive(Deserialize)]
pub(super) struct Asked {
    seat: Seat,
    to: DecisionNumber,
}

/// The page. Nothing is changed by looking at it.
pub(super) async fn rewind(
    State(app): State<App>,
    reader: PageContext,
    TablePath(table): TablePath,
    Query(asked): Query<Asked>,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let look = ViewAs::Seat(asked.seat);
    let body = app
        .tables()
        .look(table, &reader.requester.caller, look, |view| {
            confirmation(view, &asked, lang)
        })
        .await??;
    let heading = texts::rewind_heading(lang, asked.to);
    let page = Page::new(&reader, &heading).body(body);
    Ok(page.into_response())
}

fn confirmation(view: &TableView<'_>, asked: &Asked, lang: Lang) -> Result<Markup, TableError> {
    view.can_rewind(asked.to)?;
    let position = view.position();
    let taken_back = position.decisions.0 - asked.to.0;
    let round = view.scene(Some(asked.to))?.round(lang);
    let others = view
        .seats(lang)
        .iter()
        .any(|other| other.holder == Holder::Human && !other.yours);
    let table = format!("/tables/{}", view.id());
    Ok(html! {
        form id="confirm-rewind" class="sheet narrow form" method="post" action={ (table) "/rewind" } {
            h1 { (texts::rewind_heading(lang, asked.to)) }
            p class="lead" { (texts::rewind_how_far(lang, taken_back, round)) }
            p { (texts::rewind_dice(lang)) }
            @if others { p { (texts::rewind_all_agree(lang)) } }
            input type="hidden" name="seat" value=(asked.seat);
            input type="hidden" name="number" value=(position.entry);
            input type="hidden" name="decisions" value=(asked.to);
            p {
                button class="primary" { @if others { (texts::rewind_ask(lang)) } @else { (texts::rewind_now(lang)) } }
                " "
                a class="button" href={ (table) "?seat=" (asked.seat) } { (frame::back(lang)) }
            }
        }
    })
}
