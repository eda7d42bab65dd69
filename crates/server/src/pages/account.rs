//! One's account: how a guest becomes somebody, and what somebody can change.

use axum::Extension;
use axum::extract::{Form, FromRequestParts, State};
use axum::http::header;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use catalog::Tell;
use maud::{Markup, html};
use serde::Deserialize;
use table::{
    AccountError, Accounts, LONGEST_ACCOUNT_NAME, LONGEST_PASSWORD, RecoveryCode,
    SHORTEST_PASSWORD, Session, SessionRecord, SignedUp, Token,
};
use words::Lang;

use super::frame::{Page, PageContext, encoded};
use super::passkeys;
use crate::calendar::date;
use crate::http_error::Told;
use crate::ratings::texts as ratings;
use crate::{App, HttpError};

/// What the pages say.
pub(super) mod texts {
    words::texts!("account");
}

/// A reader who is signed in.
pub(super) struct SignedIn {
    pub(super) app: App,
    pub(super) reader: PageContext,
    pub(super) accounts: Accounts,
    pub(super) session: Session,
}

impl FromRequestParts<App> for SignedIn {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<SignedIn, HttpError> {
        let Ok(reader) = PageContext::from_request_parts(parts, app).await;
        let session = reader.requester.session.clone();
        Ok(SignedIn {
            app: app.clone(),
            accounts: app.tables().accounts(),
            session: session.ok_or(HttpError::Account(AccountError::SignedOut))?,
            reader,
        })
    }
}

/// The page: for a guest the way to an account.
pub(super) async fn account(
    State(app): State<App>,
    reader: PageContext,
    signed_in: Result<SignedIn, HttpError>,
) -> Result<Response, HttpError> {
    if let Ok(signed_in) = signed_in {
        return signed_in.own(None).await;
    }
    let name = match reader.requester.caller.visitor {
        Some(visitor) => app.tables().visitor(visitor).await?.name,
        None => String::new(),
    };
    Ok(become_somebody(&app, &reader, &name, None))
}

/// What was wrong with a form that is shown again; nothing the first time.
fn fault(error: Option<&HttpError>, lang: Lang) -> Markup {
    html! {
        @if let Some(error) = error { p class="fault" role="alert" { (error.tell(lang).message) } }
    }
}

/// A page with one form.
pub(super) fn form_page(
    reader: &PageContext,
    action: &str,
    heading: &str,
    error: Option<&HttpError>,
    fields: &Markup,
) -> Response {
    let page = Page::new(reader, heading).body(html! {
        form class="sheet narrow form" method="post" action=(action) {
            h1 { (heading) }
            (fault(error, reader.lang))
            (fields)
        }
    });
    answered(page, error)
}

/// What a form is shown again with; any other error is passed on.
pub(super) fn to_show(error: AccountError) -> Result<HttpError, HttpError> {
    match HttpError::from(error) {
        error @ HttpError::Account(_) => Ok(error),
        error => Err(error),
    }
}

/// A page with a form, with the status of what was wrong with it.
pub(super) fn answered(page: Page<'_>, error: Option<&HttpError>) -> Response {
    match error {
        Some(error) => (error.status(), Extension(Told), page).into_response(),
        None => page.into_response(),
    }
}

/// So many characters of what was sent, to be shown again.
pub(super) fn start_of(sent: &str, most: usize) -> &str {
    let end = sent.char_indices().nth(most);
    end.map_or(sent, |(end, _)| &sent[..end])
}

/// A field for a name.
pub(super) fn name_field(name: &str, note: Option<String>, lang: Lang) -> Markup {
    html! {
        label {
            span { (texts::name(lang)) }
            input name="name" value=(start_of(name, LONGEST_ACCOUNT_NAME)) required maxlength=(LONGEST_ACCOUNT_NAME) autocomplete="username" autocapitalize="off" spellcheck="false";
            @if let Some(note) = note { span class="field-note" { (note) } }
        }
    }
}

/// A field for a password that is to be chosen.
pub(super) fn new_password_field(label: &str, lang: Lang) -> Markup {
    html! {
        label {
            span { (label) }
            input type="password" name="new_password" required minlength=(SHORTEST_PASSWORD) maxlength=(LONGEST_PASSWORD) autocomplete="new-password";
            span class="field-note" { (texts::password_note(lang, SHORTEST_PASSWORD)) }
        }
    }
}

/// A field for the password that somebody has.
pub(super) fn password_field(label: &str) -> Markup {
    html! {
        label {
            span { (label) }
            input type="password" name="password" required maxlength=(LONGEST_PASSWORD) autocomplete="current-password";
        }
    }
}

pub(super) fn become_somebody(
    app: &App,
    reader: &PageContext,
    name: &str,
    error: Option<&HttpError>,
) -> Response {
    let lang = reader.lang;
    let fields = html! {
        p class="lead" { (texts::become_note(lang)) }
        (name_field(name, Some(texts::name_note(lang)), lang))
        (new_password_field(&texts::password(lang), lang))
        p { button class="primary" { (texts::create(lang)) } }
        (passkeys::to_sign_up(app, reader))
        (by_mail(app, lang))
        p class="note" { (texts::without(lang)) }
        p { a href="/sign-in" { (texts::have_one(lang)) } " · " a href="/device" { (texts::other_device(lang)) } }
    };
    form_page(reader, "/account", &texts::keep_games(lang), error, &fields)
}

/// The way to an account by a link alone, where there is mail.
#[cfg(feature = "mail")]
fn by_mail(app: &App, lang: Lang) -> Markup {
    html! {
        @if app.mails() { p { a class="button" href="/account/by-mail" { (crate::mail::texts::sign_up_heading(lang)) } } }
    }
}

/// A program without mail sends no links.
#[cfg(not(feature = "mail"))]
fn by_mail(_: &App, _: Lang) -> Markup {
    html! {}
}

/// Somebody's wish to have an account.
#[derive(Deserialize)]
pub(super) struct SignUp {
    #[serde(default)]
    name: String,
    #[serde(default)]
    new_password: String,
}

/// A guest becomes somebody.
pub(super) async fn sign_up(
    State(app): State<App>,
    reader: PageContext,
    Form(form): Form<SignUp>,
) -> Result<Response, HttpError> {
    if reader.requester.session.is_some() {
        return Ok(Redirect::to("/account").into_response());
    }
    app.may_sign_up(&reader.requester)?;
    let accounts = app.tables().accounts();
    let browser = &reader.requester.browser;
    let signed_up = accounts.sign_up(browser, &form.name, &form.new_password);
    match signed_up.await {
        Ok(signed_up) => Ok(welcome(&reader, &form.name, &signed_up)),
        Err(error) => {
            let error = to_show(error)?;
            Ok(become_somebody(&app, &reader, &form.name, Some(&error)))
        }
    }
}

/// Signs the browser in, and shows the new recovery code.
pub(super) fn welcome(reader: &PageContext, name: &str, signed_up: &SignedUp) -> Response {
    let heading = texts::welcome(reader.lang, name.trim());
    let page = show_code(reader, &heading, &signed_up.code);
    with_session(reader, Some(&signed_up.session), page)
}

/// An answer that signs the browser in, or out.
pub(super) fn with_session(
    reader: &PageContext,
    session: Option<&Token>,
    mut answer: Response,
) -> Response {
    if let Some(cookie) = reader.requester.session_cookie(session) {
        answer.headers_mut().append(header::SET_COOKIE, cookie);
    }
    answer
}

/// Signs the browser in, and leads there.
pub(super) fn signed_in(reader: &PageContext, session: &Token, to: &str) -> Response {
    with_session(reader, Some(session), Redirect::to(to).into_response())
}

/// Whether what the browser has as a guest's comes along.
#[derive(Deserialize)]
pub(super) struct Along {
    pub(super) along: Option<String>,
}

/// The recovery code, this once.
fn show_code(reader: &PageContext, heading: &str, code: &RecoveryCode) -> Response {
    let lang = reader.lang;
    let page = Page::new(reader, heading).body(html! {
        div class="sheet narrow" {
            h1 { (heading) }
            h2 { (texts::code(lang)) }
            p class="recovery" { @for group in code.groups() { span { (group) } " " } }
            p { (texts::code_note(lang)) }
            p class="no-print" { a class="button primary" href="/" { (texts::go_on(lang)) } }
        }
    });
    page.into_response()
}

impl SignedIn {
    /// The page of somebody who is signed in, and what went wrong with the form that they sent.
    async fn own(&self, error: Option<&HttpError>) -> Result<Response, HttpError> {
        let SignedIn {
            app,
            reader,
            accounts,
            session,
        } = self;
        let lang = reader.lang;
        let sessions = accounts.sessions(session).await?;
        let guest_games = guest_games(app, reader).await?;
        let passkeys = passkeys::section(self).await?;
        let proof = self.proof().await?;
        let heading = texts::heading(lang);
        #[cfg(feature = "mail")]
        let mail = super::mail::section(self).await?;
        #[cfg(not(feature = "mail"))]
        let mail = html! {};
        let page = Page::new(reader, &heading).body(html! {
            div class="account" {
                h1 { (heading) }
                nav class="sections" aria-label=(heading) {
                    a href={ "/players/" (encoded(&session.name)) } { (ratings::your_page(lang)) }
                    a href="#name" { (texts::name(lang)) }
                    a href="#password" { (texts::password(lang)) }
                    @if app.mails() { a href="#mail" { (texts::mail(lang)) } }
                    a href="#devices" { (texts::devices(lang)) }
                    a href="#code" { (texts::code(lang)) }
                    a href="#data" { (texts::my_data(lang)) }
                }
                div {
                    (fault(error, lang))
                    section class="sheet" id="name" {
                        h2 { (texts::change_name(lang)) }
                        form class="form" method="post" action="/account/name" {
                            (name_field(&session.name, Some(texts::name_note(lang)), lang))
                            p { button { (texts::change_name_now(lang)) } }
                        }
                    }
                    section class="sheet" id="password" {
                        h2 { (texts::password(lang)) }
                        form class="form" method="post" action="/account/password" {
                            input type="hidden" name="username" value=(session.name) autocomplete="username";
                            (proof)
                            (new_password_field(&texts::new_password(lang), lang))
                            p class="note" { (texts::change_password_note(lang)) }
                            p { button { (texts::change_password(lang)) } }
                        }
                    }
                    (passkeys)
                    (mail)
                    section class="sheet" id="devices" {
                        h2 { (texts::devices(lang)) }
                        ul class="devices" {
                            @for one in &sessions { (device(one, one.hash == session.record.hash, lang)) }
                        }
                        div class="row" {
                            a class="button primary" href="/device" { (texts::other_device(lang)) }
                            form method="post" action="/sign-out" { button { (texts::sign_out(lang)) } }
                            @if sessions.len() > 1 {
                                form method="post" action="/account/sessions" { button { (texts::sign_out_elsewhere(lang)) } }
                            }
                        }
                        @if guest_games > 0 {
                            form method="post" action="/account/adopt" {
                                p { (texts::guest_games(lang, guest_games)) }
                                p { button { (texts::adopt(lang)) } }
                            }
                        }
                    }
                    section class="sheet" id="code" {
                        h2 { (texts::code(lang)) }
                        p class="note" { (texts::code_again(lang)) }
                        form class="form" method="post" action="/account/code" {
                            input type="hidden" name="username" value=(session.name) autocomplete="username";
                            (proof)
                            p { button { (texts::new_code(lang)) } }
                        }
                    }
                    section class="sheet" id="data" {
                        h2 { (texts::my_data(lang)) }
                        p { (texts::export_note(lang)) }
                        div class="row" {
                            a class="button" href="/account/export" { (texts::export(lang)) }
                            a href="/account/delete" { (texts::delete(lang)) }
                        }
                    }
                }
            }
        });
        Ok(answered(page, error))
    }

    /// A field for what proves who they are: the password, or a word to those who have none.
    pub(super) async fn proof(&self) -> Result<Markup, HttpError> {
        let lang = self.reader.lang;
        Ok(
            if self
                .accounts
                .account(&self.session)
                .await?
                .password
                .is_empty()
            {
                html! { p class="note" { (texts::no_password(lang)) } }
            } else {
                password_field(&texts::old_password(lang))
            },
        )
    }

    /// The way back to the account's page, or the page with what went wrong.
    pub(super) async fn back(&self, done: Result<(), AccountError>) -> Result<Response, HttpError> {
        match done {
            Ok(()) => Ok(Redirect::to("/account").into_response()),
            Err(error) => self.own(Some(&to_show(error)?)).await,
        }
    }
}

/// How many tables this browser has as a guest's.
pub(super) async fn guest_games(app: &App, reader: &PageContext) -> Result<usize, HttpError> {
    match reader.requester.browser.guest {
        Some(guest) => Ok(app.tables().accounts().tables_with(guest).await?),
        None => Ok(0),
    }
}

/// A day as it is written everywhere.
pub(super) fn day(time: i64) -> String {
    let (year, month, day) = date(time);
    format!("{year:04}-{month:02}-{day:02}")
}

fn device(session: &SessionRecord, here: bool, lang: Lang) -> Markup {
    let (signed_in, seen) = (day(session.created), day(session.seen));
    html! {
        li {
            div {
                span class="what" {
                    @if session.device.is_empty() { (texts::unknown_device(lang)) } @else { (session.device) }
                }
                @if here { " " span class="badge" { (texts::this_one(lang)) } }
                p class="note" { (texts::since(lang, signed_in, seen)) }
            }
            @if !here {
                form method="post" action="/account/sessions" {
                    button name="session" value=(session.mark()) { (texts::sign_out_there(lang)) }
                }
            }
        }
    }
}

/// A new name.
#[derive(Deserialize)]
pub(super) struct NewName {
    #[serde(default)]
    name: String,
}

/// Changes the name.
pub(super) async fn rename(
    own: SignedIn,
    Form(form): Form<NewName>,
) -> Result<Response, HttpError> {
    let done = own.accounts.rename(&own.session, &form.name);
    own.back(done.await).await
}

/// A password, and one that is to be the new one.
#[derive(Deserialize)]
pub(super) struct Passwords {
    #[serde(default)]
    pub(super) password: String,
    #[serde(default)]
    new_password: String,
}

/// Changes the password.
pub(super) async fn change_password(
    own: SignedIn,
    Form(form): Form<Passwords>,
) -> Result<Response, HttpError> {
    let (session, browser) = (&own.session, &own.reader.requester.browser);
    let (old, new) = (&form.password, &form.new_password);
    let done = own.accounts.change_password(session, browser, old, new);
    own.back(done.await).await
}

/// Makes a new recovery code.
pub(super) async fn new_code(
    own: SignedIn,
    Form(form): Form<Passwords>,
) -> Result<Response, HttpError> {
    let reader = &own.reader;
    let (session, browser) = (&own.session, &reader.requester.browser);
    let code = own.accounts.new_code(session, browser, &form.password);
    match code.await {
        Ok(code) => Ok(show_code(reader, &texts::heading(reader.lang), &code)),
        Err(error) => own.back(Err(error)).await,
    }
}

/// Which session is to end; all others if it is not said.
#[derive(Deserialize)]
pub(super) struct EndSession {
    session: Option<String>,
}

/// Signs out somewhere else.
pub(super) async fn end_session(
    own: SignedIn,
    Form(form): Form<EndSession>,
) -> Result<Response, HttpError> {
    let (accounts, session) = (&own.accounts, &own.session);
    let done = match &form.session {
        Some(mark) => accounts.sign_out_there(session, mark).await.map(|_| ()),
        None => accounts.sign_out_elsewhere(session).await,
    };
    own.back(done).await
}

/// Takes what the browser has as a guest's into the account.
pub(super) async fn adopt(own: SignedIn) -> Result<Response, HttpError> {
    let done = match own.reader.requester.browser.guest {
        Some(guest) => own.accounts.adopt(guest, own.session.account()).await,
        None => Ok(()),
    };
    own.back(done).await
}
