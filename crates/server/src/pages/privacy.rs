//! What is stored about visitors, and whom to tell about weaknesses.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use words::Lang;

use super::account::texts as account;
use super::frame::{Page, PageContext};
use super::friends::texts as friends;
use super::manners::texts as manners;
use super::notes::texts as notes;
use crate::calendar::{DAY, date};
use crate::calls::texts as calls;
use crate::{App, HttpError};

/// What the page says.
pub(super) mod texts {
    words::texts!("privacy");
}

/// How long `security.txt` is good, in seconds: half a year.
const GOOD_FOR: i64 = 180 * DAY;

/// The page.
pub(super) async fn privacy(State(app): State<App>, reader: PageContext) -> impl IntoResponse {
    let lang = reader.lang;
    let heading = texts::heading(lang);
    let page = Page::new(&reader, &heading).body(html! {
        article class="sheet narrow prose" {
            h1 { (heading) }
            h2 { (texts::stored(lang)) }
            p { (texts::cookies(lang)) }
            p { (texts::accounts(lang)) " " a href="/account" { (account::heading(lang)) } }
            p { (texts::games(lang)) }
            p { (notes::privacy(lang)) }
            p { (friends::privacy(lang)) " " a href="/friends" { (friends::heading(lang)) } }
            p { (manners::privacy(lang)) " " a href="/people" { (manners::heading(lang)) } }
            p { (calls::privacy(lang)) " " a href="/settings/notices" { (calls::how(lang)) } }
            (push(lang))
            @if app.mails() { p { (texts::mail(lang)) } }
            p { (texts::addresses(lang)) }
            h2 { (texts::kept(lang)) }
            p { (texts::kept_games(lang)) }
            @let days = app.life_cycle();
            ul {
                @for (days, told) in [
                    (days.gathering_days, texts::kept_gathering(lang, days.gathering_days)),
                    (days.idle_days, texts::kept_idle(lang, days.idle_days)),
                    (days.chat_days, texts::kept_chat(lang, days.chat_days)),
                    (days.visitor_days, texts::kept_visitors(lang, days.visitor_days)),
                ] {
                    @if days > 0 { li { (told) } }
                }
            }
            h2 { (texts::safety(lang)) }
            p { (texts::links(lang)) }
            h2 { (texts::questions(lang)) }
            @match app.contact() {
                Some(contact) => {
                    p { (texts::contact(lang)) }
                    p { a href=(contact) { (contact.trim_start_matches("mailto:")) } }
                }
                None => p { (texts::no_contact(lang)) },
            }
        }
    });
    page.into_response()
}

/// What is kept for messages to browsers.
#[cfg(feature = "push")]
fn push(lang: Lang) -> Markup {
    html! { p { (crate::calls::push::texts::privacy(lang)) } }
}

/// A program that sends no messages to browsers keeps nothing for them.
#[cfg(not(feature = "push"))]
fn push(_: Lang) -> Markup {
    html! {}
}

/// `/.well-known/security.txt` (RFC 9116), if there is somebody to write to.
pub(super) async fn security(State(app): State<App>) -> Result<Response, HttpError> {
    let contact = app.contact().ok_or(HttpError::UnknownPage)?;
    let (year, month, day) = date(app.now() + GOOD_FOR);
    Ok(format!(
        "Contact: {contact}\nExpires: {year:04}-{month:02}-{day:02}T00:00:00Z\nPreferred-Languages: en, nl, hu\n"
    )
    .into_response())
}
