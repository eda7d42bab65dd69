//! Signing up and in with a passkey, and the passkeys of somebody.

use axum::extract::{Form, State};
use axum::response::{IntoResponse, Redirect, Response};
use data_encoding::BASE64URL_NOPAD;
use maud::{Markup, html};
use serde::Deserialize;
use table::{AccountError, Passkey, Session};
use words::Lang;

use super::account::{
    SignedIn, become_somebody, day, signed_in, texts as account_texts, to_show, welcome,
};
use super::frame::PageContext;
use super::settings::own_path;
use super::sign_in::{SignIn, sign_in_page};
use crate::passkeys::{Purpose, Said, Site, challenge, new_user, site, texts, user};
use crate::{App, HttpError};

/// The site that the reader is on; an error if it has no passkeys.
fn must_have(app: &App, reader: &PageContext) -> Result<Site, HttpError> {
    site(app, reader.origin()).ok_or(HttpError::UnknownPage)
}

/// What the script fills in.
fn fields() -> Markup {
    html! { @for name in ["credential", "client", "device", "signature"] { input type="hidden" name=(name); } }
}

/// What the page says if the device does nothing.
fn faults(lang: Lang) -> Markup {
    html! {
        p class="fault" role="alert" data-passkey-fault hidden { (texts::not_done(lang)) }
    }
}

/// Beside the password: signs in with a passkey.
pub(super) fn to_sign_in(app: &App, reader: &PageContext) -> Markup {
    let Some(site) = site(app, reader.origin()) else {
        return html! {};
    };
    let challenge = challenge(app, Purpose::SignIn);
    html! {
        div class="scripted-only" {
            (fields())
            p { button formaction="/sign-in/passkey" formnovalidate data-passkey="get" data-site=(site.name) data-challenge=(challenge) { (texts::sign_in(reader.lang)) } }
            (faults(reader.lang))
        }
    }
}

/// Beside the password: becomes somebody with a passkey.
pub(super) fn to_sign_up(app: &App, reader: &PageContext) -> Markup {
    let Some(site) = site(app, reader.origin()) else {
        return html! {};
    };
    let challenge = challenge(app, Purpose::SignUp);
    let user = new_user(app, &challenge);
    html! {
        div class="scripted-only" {
            (fields())
            p { button formaction="/account/passkey" formnovalidate data-passkey="create" data-site=(site.name) data-challenge=(challenge) data-user=(user) { (texts::sign_up(reader.lang)) } }
            p class="note" { (texts::note(reader.lang)) }
            (faults(reader.lang))
        }
    }
}

/// What somebody says who signs in.
#[derive(Deserialize)]
pub(super) struct SignInForm {
    #[serde(flatten)]
    form: SignIn,
    #[serde(flatten)]
    said: Said,
}

/// Signs in.
pub(super) async fn sign_in(
    State(app): State<App>,
    reader: PageContext,
    Form(SignInForm { form, said }): Form<SignInForm>,
) -> Result<Response, HttpError> {
    let site = must_have(&app, &reader)?;
    let along = form.along.is_some();
    match said.sign_in(&app, &site, &reader.requester, along).await {
        Ok(session) => Ok(signed_in(&reader, &session, own_path(&form.back))),
        Err(error) => sign_in_page(&app, &reader, &form, Some(&to_show(error)?)).await,
    }
}

/// What somebody says who signs up.
#[derive(Deserialize)]
pub(super) struct SignUpForm {
    #[serde(default)]
    name: String,
    #[serde(flatten)]
    said: Said,
}

/// A guest becomes somebody.
pub(super) async fn sign_up(
    State(app): State<App>,
    reader: PageContext,
    Form(form): Form<SignUpForm>,
) -> Result<Response, HttpError> {
    let site = must_have(&app, &reader)?;
    if reader.requester.session.is_some() {
        return Ok(Redirect::to("/account").into_response());
    }
    app.may_sign_up(&reader.requester)?;
    let signed_up = async {
        let (id, new) = form.said.made(&app, &site, Purpose::SignUp).await?;
        let browser = &reader.requester.browser;
        let accounts = app.tables().accounts();
        accounts.sign_up_with(browser, &form.name, id, new).await
    };
    match signed_up.await {
        Ok(signed_up) => Ok(welcome(&reader, &form.name, &signed_up)),
        Err(error) => {
            let error = to_show(error)?;
            Ok(become_somebody(&app, &reader, &form.name, Some(&error)))
        }
    }
}

/// The part of the account's page.
pub(super) async fn section(own: &SignedIn) -> Result<Markup, HttpError> {
    let (app, lang) = (&own.app, own.reader.lang);
    let Some(site) = site(app, own.reader.origin()) else {
        return Ok(html! {});
    };
    let passkeys = own.accounts.passkeys(&own.session).await?;
    let account = own.session.account();
    let known: Vec<String> = passkeys.iter().map(name).collect();
    let challenge = challenge(app, Purpose::Add(account));
    Ok(html! {
        section class="sheet" id="passkeys" {
            h2 { (texts::heading(lang)) }
            p class="note" { (texts::note(lang)) }
            ul class="devices" { @for passkey in &passkeys { (line(passkey, &own.session, lang)) } }
            form class="form scripted-only" method="post" action="/account/passkeys" {
                (fields())
                input type="hidden" name="username" value=(own.session.name) autocomplete="username";
                (own.proof().await?)
                p {
                    button formnovalidate data-passkey="create" data-site=(site.name) data-challenge=(challenge)
                        data-user=(user(app, account)) data-known=(known.join(" ")) data-name=(own.session.name) { (texts::add(lang)) }
                }
                (faults(lang))
            }
        }
    })
}

fn name(passkey: &Passkey) -> String {
    BASE64URL_NOPAD.encode(&passkey.id)
}

fn line(passkey: &Passkey, session: &Session, lang: Lang) -> Markup {
    html! {
        li {
            div {
                span class="what" {
                    @if passkey.device.is_empty() { (account_texts::unknown_device(lang)) } @else { (passkey.device) }
                }
                @if passkey.session == session.record.hash { " " span class="badge" { (texts::used_here(lang)) } }
                p class="note" { (texts::since(lang, day(passkey.created), day(passkey.used))) }
            }
            form method="post" action="/account/passkeys/remove" {
                button name="passkey" value=(name(passkey)) { (texts::remove(lang)) }
            }
        }
    }
}

/// What somebody says who wants another passkey.
#[derive(Deserialize)]
pub(super) struct AddForm {
    #[serde(default)]
    password: String,
    #[serde(flatten)]
    said: Said,
}

/// Another passkey.
pub(super) async fn add(own: SignedIn, Form(form): Form<AddForm>) -> Result<Response, HttpError> {
    let site = must_have(&own.app, &own.reader)?;
    let purpose = Purpose::Add(own.session.account());
    let added = async {
        let (_, new) = form.said.made(&own.app, &site, purpose).await?;
        let (accounts, browser) = (&own.accounts, &own.reader.requester.browser);
        let adding = accounts.add_passkey(&own.session, browser, &form.password, new);
        adding.await
    };
    own.back(added.await).await
}

/// Which passkey is meant.
#[derive(Deserialize)]
pub(super) struct Named {
    #[serde(default)]
    passkey: String,
}

/// Forgets a passkey.
pub(super) async fn remove(own: SignedIn, Form(form): Form<Named>) -> Result<Response, HttpError> {
    let id = BASE64URL_NOPAD.decode(form.passkey.as_bytes());
    let removed = match id {
        Ok(id) => own.accounts.remove_passkey(&own.session, id).await,
        Err(_) => Err(AccountError::BadPasskey),
    };
    own.back(removed).await
}
