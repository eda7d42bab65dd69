//! Going on on another device: a link and a code to scan, good once.

use std::fmt::Write as _;

use axum::extract::{Form, Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use qrcodegen::{QrCode, QrCodeEcc};
use table::{Accepted, AccountError, LINK_MINUTES, Token};
use words::Lang;

use super::account::{Along, form_page, guest_games, signed_in, texts};
use super::frame::{Page, PageContext};
use crate::{App, HttpError};

/// So many modules are left white around a code.
const MARGIN: i32 = 4;

/// What it is for. Nothing is made by looking at it.
pub(super) async fn form(reader: PageContext) -> Response {
    let lang = reader.lang;
    let fields = html! {
        p class="lead" { (explained(&reader)) }
        p { button class="primary" { (texts::make_link(lang)) } }
    };
    form_page(
        &reader,
        "/device",
        &texts::other_device(lang),
        None,
        &fields,
    )
}

fn explained(reader: &PageContext) -> String {
    match &reader.requester.session {
        Some(session) => texts::device_account(reader.lang, &*session.name),
        None => texts::device_guest(reader.lang),
    }
}

/// Makes a link and shows it.
pub(super) async fn offer(
    State(app): State<App>,
    reader: PageContext,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let offered = app
        .tables()
        .accounts()
        .offer(&reader.requester.caller)
        .await?;
    let Some(token) = offered else {
        return Err(AccountError::SignedOut.into());
    };
    let link = format!("{}/device/{token}", reader.origin());
    let heading = texts::other_device(lang);
    let page = Page::new(&reader, &heading).body(html! {
        div class="sheet narrow" {
            h1 { (heading) }
            div class="handover" {
                (qr(&link, lang))
                div {
                    p { (explained(&reader)) " " (texts::device_minutes(lang, LINK_MINUTES)) }
                    label { span { (texts::link(lang)) } input readonly value=(link); }
                }
            }
        }
    });
    Ok(page.into_response())
}

/// A text as a QR code, dark on light in any theme: some readers take no other.
pub(super) fn qr(text: &str, lang: Lang) -> Markup {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Medium) else {
        // It is too long for one; the link stands beside it.
        return html! {};
    };
    let mut path = String::new();
    for y in 0..code.size() {
        for x in (0..code.size()).filter(|&x| code.get_module(x, y)) {
            // Writing to a text does not fail.
            let _ = write!(path, "M{x} {y}h1v1h-1z");
        }
    }
    let side = code.size() + 2 * MARGIN;
    html! {
        svg role="img" aria-label=(texts::qr(lang)) viewBox=(format!("-{MARGIN} -{MARGIN} {side} {side}")) {
            rect x=(-MARGIN) y=(-MARGIN) width=(side) height=(side) fill="#fff" {}
            path d=(path) fill="#000" shape-rendering="crispEdges" {}
        }
    }
}

fn secret(text: &str) -> Result<Token, HttpError> {
    let token = text.parse();
    token.map_err(|_| HttpError::Account(AccountError::LinkExpired))
}

/// What a link is for. Nothing is changed by looking at it.
pub(super) async fn offered(
    State(app): State<App>,
    reader: PageContext,
    Path(token): Path<String>,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let accounts = app.tables().accounts();
    let offered = accounts.offered(&secret(&token)?).await?;
    let heading = match &offered.name {
        Some(name) => texts::accept_account(lang, name),
        None => texts::accept_guest(lang, accounts.tables_with(offered.visitor).await?),
    };
    let own = guest_games(&app, &reader).await?;
    let same = reader.requester.browser.guest == Some(offered.visitor);
    let adopts = offered.name.is_none();
    let fields = html! {
        @match &reader.requester.session {
            Some(session) if adopts => p { (texts::accept_adopt(lang, &*session.name)) },
            _ => {
                @if own > 0 && !same {
                    label class="check" {
                        input type="checkbox" name="along" checked;
                        span { (texts::take_along(lang, own)) }
                    }
                }
            },
        }
        p class="note" { (texts::accept_note(lang)) }
        p { button class="primary" { (texts::accept(lang)) } }
    };
    let action = format!("/device/{token}");
    Ok(form_page(&reader, &action, &heading, None, &fields))
}

/// Goes on here.
pub(super) async fn accept(
    State(app): State<App>,
    reader: PageContext,
    Path(token): Path<String>,
    Form(form): Form<Along>,
) -> Result<Response, HttpError> {
    let accounts = app.tables().accounts();
    let (requester, along) = (&reader.requester, form.along.is_some());
    let session = requester.session.as_ref();
    let token = secret(&token)?;
    let accepted = accounts.accept(&token, &requester.browser, session, along);
    let mut answer = Redirect::to("/").into_response();
    match accepted.await? {
        Accepted::Account(session) => answer = signed_in(&reader, &session, "/"),
        Accepted::Guest(visitor) => {
            if let Some(cookie) = requester.guest_cookie(&app, visitor) {
                answer.headers_mut().append(header::SET_COOKIE, cookie);
            }
        }
        Accepted::Adopted => {}
    }
    Ok(answer)
}
