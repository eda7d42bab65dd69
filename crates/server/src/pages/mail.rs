//! Being reached by mail: an address for an account, signing in by a link, and the link that stops mails.

use axum::extract::{Form, Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;
use table::{
    AccountError, LINK_MINUTES, LONGEST_ACCOUNT_NAME, LONGEST_ADDRESS, MailPurpose, PROOF_HOURS,
    Sender, Token,
};
use words::Lang;

use super::account::{
    SignedIn, form_page, guest_games, name_field, signed_in, start_of, texts as account, to_show,
    welcome,
};
use super::frame::{Page, PageContext, encoded};
use crate::calls::mail::{self as channel, NAME};
use crate::mail::{Letter, post, texts};
use crate::{App, HttpError};

/// There are no such pages where there is no mail.
fn must_mail(app: &App) -> Result<(), HttpError> {
    if app.mails() {
        Ok(())
    } else {
        Err(HttpError::UnknownPage)
    }
}

fn secret(text: &str) -> Result<Token, HttpError> {
    let token = text.parse();
    token.map_err(|_| HttpError::Account(AccountError::MailLinkExpired))
}

fn address_field(address: &str, lang: Lang) -> Markup {
    html! {
        label {
            span { (texts::address(lang)) }
            input type="email" name="address" value=(start_of(address, LONGEST_ADDRESS)) required maxlength=(LONGEST_ADDRESS) autocomplete="email";
        }
    }
}

/// A page that only says something.
fn said(reader: &PageContext, heading: &str, text: &str) -> Response {
    let page = Page::new(reader, heading).body(html! {
        div class="sheet narrow" {
            h1 { (heading) }
            p { (text) }
        }
    });
    page.into_response()
}

/// A letter with a link.
fn letter(app: &App, to: &Sender, subject: String, text: &str) -> Letter {
    let origin = app.mailer().map_or("", |mailer| mailer.origin());
    Letter {
        to: to.address.clone(),
        subject,
        text: format!("{text}\n\n{origin}/mail/{}\n", to.token),
        id: None,
        stop: None,
        at: app.now(),
    }
}

/// The part of the account's page about mail; nothing where there is none.
pub(super) async fn section(own: &SignedIn) -> Result<Markup, HttpError> {
    if !own.app.mails() {
        return Ok(html! {});
    }
    let (lang, session) = (own.reader.lang, &own.session);
    let address = own.accounts.address(session).await?;
    let proof = own.proof().await?;
    Ok(html! {
        section class="sheet" id="mail" {
            h2 { (texts::heading(lang)) }
            @match &address {
                Some(address) => p { (texts::reached(lang, address.as_str())) " " a href="/settings/notices#mail" { (texts::what(lang)) } },
                None => p { (texts::why(lang)) },
            }
            form class="form" method="post" action="/account/mail" {
                input type="hidden" name="username" value=(session.name) autocomplete="username";
                (address_field("", lang))
                (proof)
                p class="note" { (texts::proof_note(lang)) }
                p { button { (texts::send_proof(lang)) } }
            }
            @if address.is_some() {
                form method="post" action="/account/mail/remove" { button { (texts::remove(lang)) } }
            }
        }
    })
}

/// An address, and the password of the account that wants it.
#[derive(Deserialize)]
pub(super) struct NewAddress {
    #[serde(default)]
    address: String,
    #[serde(default)]
    password: String,
}

/// Sends a link to an address that somebody wants to be reached at.
pub(super) async fn ask_for_proof(
    own: SignedIn,
    Form(form): Form<NewAddress>,
) -> Result<Response, HttpError> {
    must_mail(&own.app)?;
    let (reader, session) = (&own.reader, &own.session);
    let (lang, browser) = (reader.lang, &reader.requester.browser);
    let asked = own
        .accounts
        .ask_for_proof(session, browser, &form.password, &form.address);
    match asked.await {
        Ok(sender) => {
            let text = texts::proof_text(lang, &*sender.name, PROOF_HOURS);
            let letter = letter(&own.app, &sender, texts::proof_subject(lang), &text);
            post(&own.app, async move { Some(letter) });
            let sent = texts::proof_sent(lang, &*sender.address, PROOF_HOURS);
            Ok(said(reader, &texts::look(lang), &sent))
        }
        Err(error) => own.back(Err(error)).await,
    }
}

/// Tells an address that it is not the account's any more.
fn say_goodbye(app: &App, address: String, name: &str, lang: Lang) {
    let letter = Letter {
        to: address,
        subject: texts::gone_subject(lang),
        text: format!("{}\n", texts::gone_text(lang, name)),
        id: None,
        stop: None,
        at: app.now(),
    };
    post(app, async move { Some(letter) });
}

/// The account is not reached by mail any more.
pub(super) async fn remove(own: SignedIn) -> Result<Response, HttpError> {
    must_mail(&own.app)?;
    let before = own.accounts.drop_address(&own.session, NAME).await?;
    if let Some(before) = before {
        say_goodbye(&own.app, before, &own.session.name, own.reader.lang);
    }
    Ok(Redirect::to("/account#mail").into_response())
}

/// Where a link to sign in with is wanted.
#[derive(Default, Deserialize)]
pub(super) struct WantedLink {
    #[serde(default)]
    address: String,
}

/// The form for those who want to sign in by a link.
pub(super) async fn link_form(
    State(app): State<App>,
    reader: PageContext,
) -> Result<Response, HttpError> {
    must_mail(&app)?;
    Ok(link_page(&reader, "", None))
}

fn link_page(reader: &PageContext, address: &str, error: Option<&HttpError>) -> Response {
    let lang = reader.lang;
    let fields = html! {
        p { (texts::link_note(lang)) }
        (address_field(address, lang))
        p { button class="primary" { (texts::send_link(lang)) } }
        p { a href="/sign-in" { (account::sign_in(lang)) } }
    };
    let heading = account::sign_in_by_mail(lang);
    form_page(reader, "/sign-in/link", &heading, error, &fields)
}

/// Sends a link to sign in with. The answer is the same for an address that nobody has, and comes as fast: whether there is a letter to be written is
/// looked at afterwards.
pub(super) async fn send_link(
    State(app): State<App>,
    reader: PageContext,
    Form(form): Form<WantedLink>,
) -> Result<Response, HttpError> {
    must_mail(&app)?;
    let lang = reader.lang;
    let accounts = app.tables().accounts();
    let asked = accounts.ask_for_link(&reader.requester.browser, &form.address);
    match asked.await {
        Ok(address) => {
            let writer = app.clone();
            post(&app, async move {
                let made = accounts.make_link(&address).await;
                let sender = made.inspect_err(
                    |error| tracing::error!(%error, "a link to sign in could not be made"),
                );
                let sender = sender.ok().flatten()?;
                let text = texts::link_text(lang, &*sender.name, LINK_MINUTES);
                Some(letter(&writer, &sender, texts::link_subject(lang), &text))
            });
            let sent = texts::link_sent(lang, LINK_MINUTES);
            Ok(said(&reader, &texts::look(lang), &sent))
        }
        Err(error) => Ok(link_page(&reader, &form.address, Some(&to_show(error)?))),
    }
}

/// Who wants an account by a link alone.
#[derive(Default, Deserialize)]
pub(super) struct Newcomer {
    #[serde(default)]
    name: String,
    #[serde(default)]
    address: String,
}

/// The form for those who want an account by a link alone.
pub(super) async fn sign_up_form(
    State(app): State<App>,
    reader: PageContext,
) -> Result<Response, HttpError> {
    must_mail(&app)?;
    let name = match reader.requester.caller.visitor {
        Some(visitor) => app.tables().visitor(visitor).await?.name,
        None => String::new(),
    };
    let address = String::new();
    Ok(sign_up_page(&reader, &Newcomer { name, address }, None))
}

fn sign_up_page(reader: &PageContext, wanted: &Newcomer, error: Option<&HttpError>) -> Response {
    let lang = reader.lang;
    let fields = html! {
        p class="lead" { (texts::sign_up_note(lang)) }
        (name_field(&wanted.name, Some(account::name_note(lang)), lang))
        (address_field(&wanted.address, lang))
        p { button class="primary" { (texts::send_link(lang)) } }
        p { a href="/account" { (account::keep_games(lang)) } " · " a href="/sign-in" { (account::have_one(lang)) } }
    };
    let heading = texts::sign_up_heading(lang);
    form_page(reader, "/account/by-mail", &heading, error, &fields)
}

/// Sends a link by which an account is made; whoever has one gets a link that signs in. The answer is the same, and comes as fast.
pub(super) async fn send_first_link(
    State(app): State<App>,
    reader: PageContext,
    Form(form): Form<Newcomer>,
) -> Result<Response, HttpError> {
    must_mail(&app)?;
    if reader.requester.session.is_some() {
        return Ok(Redirect::to("/account").into_response());
    }
    let lang = reader.lang;
    let accounts = app.tables().accounts();
    let asked = accounts.ask_for_link(&reader.requester.browser, &form.address);
    match asked.await {
        Ok(address) => {
            let (writer, name) = (app.clone(), form.name);
            post(&app, async move {
                let written = first_letter(&writer, &address, &name, lang).await;
                let written = written.inspect_err(
                    |error| tracing::error!(%error, "a link to an account could not be made"),
                );
                written.ok()
            });
            Ok(said(
                &reader,
                &texts::look(lang),
                &texts::sign_up_sent(lang),
            ))
        }
        Err(error) => Ok(sign_up_page(&reader, &form, Some(&to_show(error)?))),
    }
}

/// A letter with a link by which somebody signs in or makes an account. What they want to be called is not stored: it goes with the link, and can be
/// changed where it is opened.
async fn first_letter(
    app: &App,
    address: &str,
    name: &str,
    lang: Lang,
) -> Result<Letter, AccountError> {
    let accounts = app.tables().accounts();
    if let Some(known) = accounts.make_link(address).await? {
        let text = texts::link_text(lang, &*known.name, LINK_MINUTES);
        return Ok(letter(app, &known, texts::link_subject(lang), &text));
    }
    let sender = accounts.make_first_link(address.to_owned()).await?;
    let text = texts::sign_up_text(lang, PROOF_HOURS);
    let mut letter = letter(app, &sender, texts::sign_up_subject(lang), &text);
    let wanted = start_of(name.trim(), LONGEST_ACCOUNT_NAME);
    letter.text = format!("{}?name={}\n", letter.text.trim_end(), encoded(wanted));
    Ok(letter)
}

/// The page that a link to an account opens.
fn make_page(
    reader: &PageContext,
    token: &Token,
    address: &str,
    name: &str,
    error: Option<&HttpError>,
) -> Response {
    let lang = reader.lang;
    let fields = html! {
        p { (texts::sign_up_open(lang, address)) }
        (name_field(name, Some(account::name_note(lang)), lang))
        p { button class="primary" { (account::create(lang)) } }
    };
    let action = format!("/mail/{token}");
    form_page(reader, &action, &account::keep_games(lang), error, &fields)
}

/// What the link in a mail is for. Nothing is changed by looking at it: programs open links before people do.
pub(super) async fn opened(
    State(app): State<App>,
    reader: PageContext,
    Path(token): Path<String>,
    Query(wanted): Query<Newcomer>,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let accounts = app.tables().accounts();
    let token = secret(&token)?;
    let (link, name) = accounts.mailed(&token).await?;
    let action = format!("/mail/{token}");
    let session = reader.requester.session.as_ref();
    let (heading, fields) = match link.purpose {
        MailPurpose::SignUp | MailPurpose::Fresh => {
            let (address, name) = (&link.address, &wanted.name);
            return Ok(make_page(&reader, &token, address, name, None));
        }
        MailPurpose::SignIn => {
            let own = guest_games(&app, &reader).await?;
            let fields = html! {
                @if own > 0 {
                    label class="check" {
                        input type="checkbox" name="along" checked;
                        span { (account::take_along(lang, own)) }
                    }
                }
                p { button class="primary" { (account::sign_in_now(lang)) } }
            };
            (texts::sign_in_as(lang, &*name), fields)
        }
        MailPurpose::Prove => {
            let fields = html! {
                @if session.is_some_and(|session| session.account() == link.account) {
                    p { (texts::prove_note(lang, &*link.address, &*name)) }
                    p { button class="primary" { (texts::prove(lang)) } }
                } @else {
                    p { (texts::prove_signed_in(lang, &*name)) }
                    p { a class="button primary" href=(format!("/sign-in?back={action}")) { (account::sign_in(lang)) } }
                }
            };
            (texts::prove_heading(lang), fields)
        }
    };
    Ok(form_page(&reader, &action, &heading, None, &fields))
}

/// What somebody says where a link was opened.
#[derive(Deserialize)]
pub(super) struct Answered {
    along: Option<String>,
    #[serde(default)]
    name: String,
}

/// Does what the link in a mail is for.
pub(super) async fn used(
    State(app): State<App>,
    reader: PageContext,
    Path(token): Path<String>,
    Form(form): Form<Answered>,
) -> Result<Response, HttpError> {
    let accounts = app.tables().accounts();
    let token = secret(&token)?;
    let (link, _) = accounts.mailed(&token).await?;
    match link.purpose {
        MailPurpose::SignUp | MailPurpose::Fresh => {
            app.may_sign_up(&reader.requester)?;
            let browser = &reader.requester.browser;
            let made = accounts.sign_up_by_link(&token, browser, &form.name);
            match made.await {
                Ok(signed_up) => Ok(welcome(&reader, &form.name, &signed_up)),
                Err(error) => {
                    let (error, name) = (to_show(error)?, &form.name);
                    Ok(make_page(
                        &reader,
                        &token,
                        &link.address,
                        name,
                        Some(&error),
                    ))
                }
            }
        }
        MailPurpose::SignIn => {
            let along = form.along.is_some();
            let browser = &reader.requester.browser;
            let session = accounts.sign_in_by_link(&token, browser, along).await?;
            Ok(signed_in(&reader, &session, "/"))
        }
        MailPurpose::Prove => {
            let session = reader.requester.session.as_ref();
            let session = session.ok_or(HttpError::Account(AccountError::SignedOut))?;
            let proved = accounts.prove(session, &token).await?;
            if let Some(before) = proved.before {
                say_goodbye(&app, before, &proved.name, reader.lang);
            }
            Ok(Redirect::to("/settings/notices#mail").into_response())
        }
    }
}

/// What a link that stops mails is for.
pub(super) async fn stop_form(
    State(app): State<App>,
    reader: PageContext,
    Path(token): Path<String>,
) -> Result<Response, HttpError> {
    if !channel::is_stop(&app, &token) {
        return Err(HttpError::UnknownPage);
    }
    let lang = reader.lang;
    let fields = html! {
        p { (texts::stop_note(lang)) }
        p { button class="primary" { (texts::stop(lang)) } }
    };
    let action = format!("/mail/stop/{token}");
    let heading = texts::stop_heading(lang);
    Ok(form_page(&reader, &action, &heading, None, &fields))
}

/// Stops mails. Whoever has the link needs no account for it; mail programs do it by themselves (RFC 8058).
pub(super) async fn stop(
    State(app): State<App>,
    reader: PageContext,
    Path(token): Path<String>,
) -> Result<Response, HttpError> {
    let stopped = channel::stop(&app, &token).await;
    if !stopped.map_err(AccountError::from)? {
        return Err(HttpError::UnknownPage);
    }
    let lang = reader.lang;
    let text = texts::stopped(lang);
    Ok(said(&reader, &texts::stop_heading(lang), &text))
}
