//! Signing in and out, with a password or a recovery code.

use axum::extract::{Form, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;
use serde::Deserialize;

use super::account::{
    form_page, guest_games, name_field, new_password_field, password_field, signed_in, start_of,
    texts, to_show, welcome, with_session,
};
use super::frame::PageContext;
use super::passkeys;
use super::settings::own_path;
use crate::{App, HttpError};

/// The most characters of a recovery code, with any blanks that somebody types.
const LONGEST_CODE: usize = 60;

/// Where the reader came from.
#[derive(Deserialize)]
pub(super) struct Back {
    #[serde(default)]
    back: String,
}

/// Somebody's wish to sign in.
#[derive(Default, Deserialize)]
pub(super) struct SignIn {
    #[serde(default)]
    name: String,
    #[serde(default)]
    password: String,
    /// There if what the browser has as a guest's is to come along.
    pub(super) along: Option<String>,
    #[serde(default)]
    pub(super) back: String,
}

/// The form.
pub(super) async fn form(
    State(app): State<App>,
    reader: PageContext,
    Query(asked): Query<Back>,
) -> Result<Response, HttpError> {
    if reader.requester.session.is_some() {
        return Ok(Redirect::to("/account").into_response());
    }
    let form = SignIn {
        along: Some(String::new()),
        back: asked.back,
        ..SignIn::default()
    };
    sign_in_page(&app, &reader, &form, None).await
}

pub(super) async fn sign_in_page(
    app: &App,
    reader: &PageContext,
    form: &SignIn,
    error: Option<&HttpError>,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let games = guest_games(app, reader).await?;
    let fields = html! {
        input type="hidden" name="back" value=(own_path(&form.back));
        (name_field(&form.name, None, lang))
        (password_field(&texts::password(lang)))
        @if games > 0 {
            label class="check" {
                input type="checkbox" name="along" checked[form.along.is_some()];
                span { (texts::take_along(lang, games)) }
            }
        }
        p { button class="primary" { (texts::sign_in_now(lang)) } }
        (passkeys::to_sign_in(app, reader))
        p { a href="/account" { (texts::have_none(lang)) } " · " a href="/recover" { (texts::forgot(lang)) } }
        @if app.mails() { p { a href="/sign-in/link" { (texts::sign_in_by_mail(lang)) } } }
    };
    let heading = texts::sign_in(lang);
    Ok(form_page(reader, "/sign-in", &heading, error, &fields))
}

/// Signs in.
pub(super) async fn sign_in(
    State(app): State<App>,
    reader: PageContext,
    Form(form): Form<SignIn>,
) -> Result<Response, HttpError> {
    let accounts = app.tables().accounts();
    let browser = &reader.requester.browser;
    let along = form.along.is_some();
    let signing_in = accounts.sign_in(browser, &form.name, &form.password, along);
    match signing_in.await {
        Ok(session) => Ok(signed_in(&reader, &session, own_path(&form.back))),
        Err(error) => sign_in_page(&app, &reader, &form, Some(&to_show(error)?)).await,
    }
}

/// Signs out here. Whoever is not signed in is told nothing.
pub(super) async fn sign_out(
    State(app): State<App>,
    reader: PageContext,
) -> Result<Response, HttpError> {
    if let Some(session) = &reader.requester.session {
        app.tables().accounts().sign_out(session).await?;
    }
    let home = Redirect::to("/").into_response();
    Ok(with_session(&reader, None, home))
}

/// Somebody's wish to sign in with a recovery code.
#[derive(Default, Deserialize)]
pub(super) struct Recovery {
    #[serde(default)]
    name: String,
    #[serde(default)]
    code: String,
    #[serde(default)]
    new_password: String,
}

/// The form for those who forgot their password.
pub(super) async fn recovery(reader: PageContext) -> Response {
    recovery_page(&reader, &Recovery::default(), None)
}

fn recovery_page(reader: &PageContext, form: &Recovery, error: Option<&HttpError>) -> Response {
    let lang = reader.lang;
    let fields = html! {
        p { (texts::recover_note(lang)) }
        (name_field(&form.name, None, lang))
        label {
            span { (texts::code(lang)) }
            input name="code" value=(start_of(&form.code, LONGEST_CODE)) required maxlength=(LONGEST_CODE) autocomplete="off" autocapitalize="characters" spellcheck="false";
        }
        (new_password_field(&texts::new_password(lang), lang))
        p { button class="primary" { (texts::recover_now(lang)) } }
    };
    form_page(reader, "/recover", &texts::recover(lang), error, &fields)
}

/// Signs in with a recovery code.
pub(super) async fn recover(
    State(app): State<App>,
    reader: PageContext,
    Form(form): Form<Recovery>,
) -> Result<Response, HttpError> {
    let accounts = app.tables().accounts();
    let browser = &reader.requester.browser;
    let recovered = accounts.recover(browser, &form.name, &form.code, &form.new_password);
    match recovered.await {
        Ok(signed_up) => Ok(welcome(&reader, &form.name, &signed_up)),
        Err(error) => Ok(recovery_page(&reader, &form, Some(&to_show(error)?))),
    }
}
