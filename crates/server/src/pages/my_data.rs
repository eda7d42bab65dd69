//! Everything that is stored about the reader, to be kept or to be deleted.

use axum::body::{Body, Bytes};
use axum::extract::{Form, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use futures_util::{StreamExt, stream};
use maud::html;
use serde::Deserialize;
use table::{AccountError, TableError};

use super::account::{answered, fault, password_field, texts};
use super::frame::{Page, PageContext};
use crate::{App, HttpError};

/// Everything as one JSON file, table by table: it is never in memory as a whole. A guest gets what their browser has.
pub(super) async fn export(
    State(app): State<App>,
    reader: PageContext,
) -> Result<Response, HttpError> {
    let Some(visitor) = reader.guest.caller.visitor else {
        return Err(AccountError::SignedOut.into());
    };
    let accounts = app.tables().accounts();
    let session = reader.guest.session.as_ref();
    let account = accounts.export(visitor, session).await?;
    let tables = accounts.exported_tables(visitor).await?;
    let json = |value: serde_json::Result<String>| {
        value.map_err(|error| TableError::Store(table::StoreError(error.to_string())))
    };
    let head = json(serde_json::to_string(&account))?;
    let head = format!("{{\"account\":{head},\"tables\":[");
    let rest = stream::iter(tables.into_iter().enumerate()).then(move |(index, id)| {
        let accounts = accounts.clone();
        async move {
            let table = accounts.export_table(visitor, id).await?;
            let table = json(serde_json::to_string(&table))?;
            let comma = if index > 0 { ",\n" } else { "\n" };
            Ok::<_, TableError>(Bytes::from(format!("{comma}{table}")))
        }
    });
    let head = stream::iter([Ok(Bytes::from(head))]);
    let end = stream::iter([Ok(Bytes::from_static(b"\n]}\n"))]);
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (
            header::CONTENT_DISPOSITION,
            "attachment; filename=\"kroniek.json\"",
        ),
    ];
    let body = Body::from_stream(head.chain(rest).chain(end));
    Ok((headers, body).into_response())
}

fn page(reader: &PageContext, error: Option<&HttpError>) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let session = reader.guest.session.as_ref();
    let session = session.ok_or(HttpError::Account(AccountError::SignedOut))?;
    let heading = texts::delete(lang);
    let page = Page::new(reader, &heading).body(html! {
        form class="sheet narrow form" method="post" action="/account/delete" {
            h1 { (heading) }
            p class="lead" { (texts::delete_note(lang)) }
            p { a href="/account/export" { (texts::export(lang)) } }
            (fault(error, lang))
            input type="hidden" name="username" value=(session.name) autocomplete="username";
            (password_field(&texts::password(lang)))
            p { button { (texts::delete_now(lang)) } }
            p { a href="/account" { (texts::heading(lang)) } }
        }
    });
    Ok(answered(page, error))
}

/// What comes of a deletion, and the form.
pub(super) async fn form(reader: PageContext) -> Result<Response, HttpError> {
    page(&reader, None)
}

/// The password, which proves that it is meant.
#[derive(Deserialize)]
pub(super) struct Deletion {
    #[serde(default)]
    password: String,
}

/// Deletes the account.
pub(super) async fn delete(
    State(app): State<App>,
    reader: PageContext,
    Form(form): Form<Deletion>,
) -> Result<Response, HttpError> {
    let session = reader.guest.session.as_ref();
    let session = session.ok_or(HttpError::Account(AccountError::SignedOut))?;
    let (accounts, former) = (app.tables().accounts(), texts::former(reader.lang));
    let deleted = accounts.delete(session, &reader.guest.browser, &form.password, &former);
    match deleted.await.map_err(HttpError::from) {
        Ok(()) => {
            let mut answer = Redirect::to("/").into_response();
            if let Some(cookie) = reader.guest.session_cookie(None) {
                answer.headers_mut().append(header::SET_COOKIE, cookie);
            }
            Ok(answer)
        }
        Err(error @ HttpError::Account(_)) => page(&reader, Some(&error)),
        Err(error) => Err(error),
    }
}
