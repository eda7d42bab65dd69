//! Finding public tables by the name of a player.

use std::collections::BTreeMap;

use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use maud::html;
use serde::Deserialize;
use table::{Holder, LONGEST_NAME};

use super::emblem::definitions;
use super::frame::{Page, PageContext, encoded};
use super::friends;
use super::home::line;
use super::lobby::texts;
use crate::{App, HttpError};

#[derive(Deserialize)]
pub(super) struct Asked {
    #[serde(default)]
    q: String,
}

/// The page.
pub(super) async fn search(
    State(app): State<App>,
    reader: PageContext,
    Query(asked): Query<Asked>,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let asked = asked.q.trim();
    let found = app
        .tables()
        .tables_named(asked, &reader.requester.caller)
        .await?;
    let begins = |name: &str| name.to_lowercase().starts_with(&asked.to_lowercase());
    let mut players: BTreeMap<String, usize> = BTreeMap::new();
    for table in &found {
        let seats = table.seats(lang).unwrap_or_default();
        let people = seats
            .into_iter()
            .filter(|seat| seat.holder == Holder::Human || seat.stand_in);
        for seat in people.filter(|seat| begins(&seat.name)) {
            *players.entry(seat.name).or_default() += 1;
        }
    }
    let caller = &reader.requester.caller;
    let profile = app.tables().profile(asked, caller).await?;
    let who = match &profile {
        Some(profile) => Some((
            &profile.name,
            friends::about_player(&app, &reader, profile).await?,
        )),
        None => None,
    };
    let heading = texts::search(lang);
    let page = Page::new(&reader, &heading).body(html! {
        (definitions(found.iter().map(table::Listed::kind)))
        form class="sheet narrow search" method="get" action="/search" role="search" {
            h1 { (heading) }
            p { (texts::search_lead(lang)) }
            div class="row" {
                input type="search" name="q" value=(asked) maxlength=(LONGEST_NAME) aria-label=(texts::player_name(lang)) placeholder=(texts::player_name(lang));
                button class="primary" { (texts::search(lang)) }
            }
        }
        @if let Some((name, means)) = who {
            section class="sheet narrow" aria-label=(name) {
                p { a class="name" href={ "/players/" (encoded(name)) } { (name) } }
                (means)
            }
        }
        @if !asked.is_empty() && found.is_empty() { p class="sheet narrow" { (texts::none_found(lang)) } }
        @if !players.is_empty() {
            section class="sheet" aria-labelledby="players-found" {
                h2 id="players-found" { (texts::players_found(lang)) }
                ul class="people" {
                    @for (name, tables) in &players {
                        li { a href={ "/search?q=" (encoded(name)) } { (name) } " " span class="note" { (texts::tables_of(lang, tables)) } }
                    }
                }
            }
        }
        @if !found.is_empty() {
            section class="sheet" aria-labelledby="tables-found" {
                h2 id="tables-found" { (texts::tables_found(lang)) }
                ul class="rows" { @for table in &found { (line(table, &reader)) } }
            }
        }
    });
    Ok(page.into_response())
}
