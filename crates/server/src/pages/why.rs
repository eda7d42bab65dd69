//! "Why not?": what cannot be done at a place, with reason and rule.

use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use catalog::Refused;
use engine::Seat;
use maud::{Markup, html};
use serde::Deserialize;
use table::{Look, Trouble};
use words::Lang;
use words::site::{frame, table as texts};

use super::frame::{Page, Reader, rule_link};
use crate::api::At;
use crate::{App, Fault};

#[derive(Deserialize)]
pub(super) struct Asked {
    anchor: Option<String>,
    seat: Option<u8>,
}

/// The page. The script takes the answer out of it by its id.
pub(super) async fn why(
    State(app): State<App>,
    reader: Reader,
    At(table): At,
    Query(asked): Query<Asked>,
) -> Result<Response, Fault> {
    let lang = reader.lang;
    let look = asked.seat.map_or(Look::Own, |seat| Look::Seat(Seat(seat)));
    let (game, refused) = app
        .tables()
        .look(table, &reader.guest.caller, look, |sight| {
            let refused = sight.why_not(asked.anchor.as_deref(), lang);
            (sight.kind().id(), refused)
        })
        .await?;
    let answer = match refused {
        Ok(refused) => answer(game, &refused, lang),
        Err(Trouble::Refused(problem)) => html! { p { (problem.message) } },
        Err(Trouble::NotYourSeat) => html! { p { (texts::watching(lang)) } },
        Err(trouble) => return Err(trouble.into()),
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
fn answer(game: &str, refused: &[Refused], lang: Lang) -> Markup {
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
                        p { (message) " " (rule_link(game, rule, lang)) }
                    }
                }
            }
        }
    }
}
