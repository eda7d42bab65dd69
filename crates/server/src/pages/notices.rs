//! What happened to the reader: where it is their turn, and the news from their tables.

use axum::extract::{Form, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;
use table::{CallKind, Listed, Notice, TableError, TableId, VisitorId};
use words::Lang;
use words::site::home as home_texts;

use super::frame::{Page, PageContext};
use super::friends;
use super::home::is_invitation;
use super::lobby::texts as finding;
use crate::calendar::date;
use crate::calls::message::sentence;
use crate::calls::texts;
use crate::{App, HttpError};

/// How many are shown.
const MOST: u32 = 100;

/// The page.
pub(super) async fn notices(
    State(app): State<App>,
    reader: PageContext,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let (tables, notices) = match reader.requester.caller.visitor {
        Some(visitor) => of_visitor(&app, visitor).await?,
        None => Default::default(),
    };
    let mine: Vec<&Listed> = tables
        .iter()
        .filter(|table| !table.your_turn().is_empty())
        .collect();
    let news: Vec<(&Notice, &Listed)> = notices
        .iter()
        // An invitation is shown with its answers.
        .filter(|notice| notice.kind != CallKind::Invite)
        .filter_map(|notice| Some((notice, tables.iter().find(|one| one.id() == notice.table)?)))
        .collect();
    let invitations: Vec<&Listed> = tables.iter().filter(|table| is_invitation(table)).collect();
    let requests = friends::requests(&app, &reader, "/notices").await?;
    let empty = mine.is_empty() && news.is_empty() && invitations.is_empty();
    let unread = notices.iter().any(|notice| notice.unread);
    let heading = texts::heading(lang);
    let page = Page::new(&reader, &heading).body(html! {
        div class="notices" {
            h1 { (heading) }
            @if empty && requests.is_none() {
                div class="sheet" {
                    p class="lead" { (texts::nothing(lang)) }
                    p { a class="button" href="/" { (home_texts::the_games(lang)) } }
                }
            }
            @if let Some(requests) = requests { (requests) }
            @if !invitations.is_empty() {
                section class="sheet" aria-labelledby="invitations" {
                    h2 id="invitations" { (finding::invitations(lang)) }
                    ul class="rows open-tables" { @for table in invitations { (friends::invitation(table, &reader)) } }
                }
            }
            @if !mine.is_empty() {
                section class="sheet" aria-labelledby="your-turn" {
                    h2 id="your-turn" { (texts::your_turn(lang)) }
                    ul class="news" {
                        @for table in mine {
                            li { a class="what" href={ "/tables/" (table.id()) } { (table.kind().title(lang)) } span class="note" { (table.round(lang).unwrap_or_default()) } }
                        }
                    }
                }
            }
            @if !news.is_empty() {
                section class="sheet" aria-labelledby="news" {
                    h2 id="news" { (texts::news(lang)) }
                    ul class="news" { @for (notice, table) in news { (line(notice, table, lang)) } }
                    @if unread {
                        form method="post" action="/notices" { button { (texts::read_all(lang)) } }
                    }
                }
            }
            p { a href="/settings/notices" { (texts::how(lang)) } }
        }
    });
    Ok(page.into_response())
}

/// The reader's tables and notices, the newest first.
async fn of_visitor(
    app: &App,
    visitor: VisitorId,
) -> Result<(Vec<Listed>, Vec<Notice>), TableError> {
    let (tables, _) = app.tables().tables_of(visitor).await?;
    let notices = app.tables().store().notices(visitor, MOST).await?;
    Ok((tables, notices))
}

/// One piece of news. The way to its table is a form: whoever goes there has seen it.
fn line(notice: &Notice, table: &Listed, lang: Lang) -> Markup {
    let text = sentence(
        notice.kind,
        table.kind().title(lang),
        false,
        table.result(lang),
        lang,
    );
    let (year, month, day) = date(notice.at);
    html! {
        li class=[notice.unread.then_some("unread")] {
            form method="post" action="/notices" {
                button class="what" name="table" value=(notice.table) { (text) }
            }
            span class="note" {
                @if notice.unread { span class="badge" { (texts::new(lang)) } " " }
                time { (format!("{year:04}-{month:02}-{day:02}")) }
            }
        }
    }
}

/// What the reader has seen: the news of a table, or everything.
#[derive(Deserialize)]
pub(super) struct Seen {
    table: Option<TableId>,
}

/// Remembers that the reader has seen something, and leads them there.
pub(super) async fn read(
    State(app): State<App>,
    reader: PageContext,
    Form(seen): Form<Seen>,
) -> Result<Redirect, HttpError> {
    if let Some(visitor) = reader.requester.caller.visitor {
        let reading = app.tables().store().read_notices(visitor, seen.table);
        reading.await.map_err(TableError::from)?;
    }
    Ok(match seen.table {
        Some(table) => Redirect::to(&format!("/tables/{table}")),
        None => Redirect::to("/notices"),
    })
}
