//! Everything that is stored about the reader, to be kept or to be deleted.

use axum::body::{Body, Bytes};
use axum::extract::{Form, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use futures_util::{StreamExt, stream};
use maud::html;
use table::{AccountError, TableError};

use super::account::{Passwords, SignedIn, form_page, texts, to_show, with_session};
use super::frame::PageContext;
use crate::{App, HttpError};

/// Everything as one JSON file, table by table: it is never in memory as a whole. A guest gets what their browser has.
pub(super) async fn export(
    State(app): State<App>,
    reader: PageContext,
) -> Result<Response, HttpError> {
    let Some(visitor) = reader.requester.caller.visitor else {
        return Err(AccountError::SignedOut.into());
    };
    let accounts = app.tables().accounts();
    let session = reader.requester.session.as_ref();
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

async fn page(own: &SignedIn, error: Option<&HttpError>) -> Result<Response, HttpError> {
    let lang = own.reader.lang;
    let proof = own.proof().await?;
    let fields = html! {
        p class="lead" { (texts::delete_note(lang)) }
        p { a href="/account/export" { (texts::export(lang)) } }
        input type="hidden" name="username" value=(own.session.name) autocomplete="username";
        (proof)
        p { button { (texts::delete_now(lang)) } }
        p { a href="/account" { (texts::heading(lang)) } }
    };
    let heading = texts::delete(lang);
    let (reader, action) = (&own.reader, "/account/delete");
    Ok(form_page(reader, action, &heading, error, &fields))
}

/// What comes of a deletion, and the form.
pub(super) async fn form(own: SignedIn) -> Result<Response, HttpError> {
    page(&own, None).await
}

/// Deletes the account; the password proves that it is meant.
pub(super) async fn delete(
    own: SignedIn,
    Form(form): Form<Passwords>,
) -> Result<Response, HttpError> {
    let (reader, former) = (&own.reader, texts::former(own.reader.lang));
    let browser = &reader.requester.browser;
    let deleted = own
        .accounts
        .delete(&own.session, browser, &form.password, &former);
    match deleted.await {
        Ok(()) => {
            let home = Redirect::to("/").into_response();
            Ok(with_session(reader, None, home))
        }
        Err(error) => page(&own, Some(&to_show(error)?)).await,
    }
}
