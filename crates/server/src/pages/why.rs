//! "Why not?": what cannot be done at a place, with reason and rule.

use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use catalog::{AnyGame, Refused, Tell};
use engine::Seat;
use maud::{Markup, html};
use serde::Deserialize;
use table::{TableError, ViewAs};
use words::Lang;
use words::site::{frame, table as texts};

use super::frame::{Page, PageContext, rule_link};
use super::rules::rules_page;
use crate::api::TablePath;
use crate::{App, HttpError};

#[derive(Deserialize)]
pub(super) struct WhyQuery {
    anchor: Option<String>,
    seat: Option<u8>,
}

/// The page. The script takes the answer out of it by its id.
pub(super) async fn why(
    State(app): State<App>,
    reader: PageContext,
    TablePath(table): TablePath,
    Query(asked): Query<WhyQuery>,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let look = asked
        .seat
        .map_or(ViewAs::Own, |seat| ViewAs::Seat(Seat(seat)));
    let (kind, rules, refused) = app
        .tables()
        .look(table, &reader.requester.caller, look, |view| {
            let refused = view.why_not(asked.anchor.as_deref(), lang);
            (view.kind(), rules_page(view), refused)
        })
        .await?;
    let answer = match refused {
        Ok(refused) => answer(kind, &rules, &refused, lang),
        Err(TableError::Game(error)) => html! { p { (error.tell(lang).message) } },
        Err(TableError::NotYourSeat) => html! { p { (texts::watching(lang)) } },
        Err(error) => return Err(error.into()),
    };
    let heading = texts::why_not(lang);
    let page = Page::new(&reader, &heading).body(html! {
        div class="sheet narrow" {
            h1 { (heading) }
            div id="why" { (answer) }
            p { a class="button" href={ "/tables/" (table) @if let Some(seat) = asked.seat { "?seat=" (seat) } } { (frame::back(lang)) } }
        }
    });
    Ok(page.into_response())
}

/// Each thing with its reason; those with the same reason together.
fn answer(kind: &dyn AnyGame, rules: &str, refused: &[Refused], lang: Lang) -> Markup {
    let mut reasons: Vec<(&str, &str, Vec<&str>)> = Vec::new();
    for one in refused {
        let (rule, message) = (one.problem.rule, one.problem.message.as_str());
        match reasons.iter_mut().find(|(_, told, _)| *told == message) {
            Some((.., labels)) => labels.push(&one.choice.label),
            None => reasons.push((rule, message, vec![&one.choice.label])),
        }
    }
    html! {
        @if reasons.is_empty() {
            p { (texts::nothing_here(lang)) }
        } @else {
            ul class="reasons" {
                @for (rule, message, labels) in reasons {
                    li {
                        strong { (labels.join(" · ")) }
                        p { (message) " " (rule_link(kind, rules, rule, lang)) }
                    }
                }
            }
        }
    }
}
