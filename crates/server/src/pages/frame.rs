//! What is around every page: head, navigation, foot.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::response::{Html, IntoResponse, Response};
use maud::{DOCTYPE, Markup, html};
use words::Lang;
use words::site::frame as texts;

use super::assets::{ICON, SCRIPT, STYLE};
use super::settings::{GUIDE_COOKIE, GUIDE_OFF, Theme};
use crate::visitor::cookie;
use crate::{App, Guest};

/// Who reads a page.
#[derive(Clone, Debug)]
pub(super) struct Reader {
    pub(super) guest: Guest,
    pub(super) lang: Lang,
    pub(super) theme: Theme,
    /// Whether he wants the guide for newcomers.
    pub(super) guided: bool,
    /// The address of the style sheet of the boards; empty for a page without any.
    boards: String,
    /// The address of the page, without the host: where settings lead back to.
    pub(super) here: String,
}

impl Reader {
    /// Somebody of whom nothing is known but the language.
    pub(super) fn unknown(lang: Lang) -> Reader {
        Reader {
            guest: Guest::default(),
            lang,
            theme: Theme::System,
            guided: true,
            boards: String::new(),
            here: "/".to_owned(),
        }
    }
}

impl FromRequestParts<App> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Reader, Infallible> {
        let guest = Guest::from_request_parts(parts, app).await?;
        let theme = cookie(&parts.headers, Theme::COOKIE).map_or(Theme::System, Theme::from_name);
        let guided = cookie(&parts.headers, GUIDE_COOKIE) != Some(GUIDE_OFF);
        let here = parts.uri.path_and_query();
        Ok(Reader {
            lang: guest.lang,
            guest,
            theme,
            guided,
            boards: app.boards().path.clone(),
            here: here.map_or_else(|| "/".to_owned(), ToString::to_string),
        })
    }
}

/// A page in the making.
pub(super) struct Page<'r> {
    reader: &'r Reader,
    title: &'r str,
    class: &'static str,
    waits: bool,
    body: Markup,
}

impl<'r> Page<'r> {
    /// A page with a title.
    pub(super) fn new(reader: &'r Reader, title: &'r str) -> Page<'r> {
        Page {
            reader,
            title,
            class: "page",
            waits: false,
            body: html! {},
        }
    }

    /// A page that fills the window, without a foot.
    pub(super) fn full(mut self) -> Page<'r> {
        self.class = "page full";
        self
    }

    /// A page on which something will be new before long: without script it is loaded again by itself.
    pub(super) fn waits(mut self, waits: bool) -> Page<'r> {
        self.waits = waits;
        self
    }

    /// What is on it.
    pub(super) fn body(mut self, body: Markup) -> Page<'r> {
        self.body = body;
        self
    }

    fn markup(&self) -> Markup {
        let lang = self.reader.lang;
        html! {
            (DOCTYPE)
            html lang=(lang.tag()) data-theme=[self.reader.theme.attribute()] {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content=(self.reader.theme.scheme());
                    title { (self.title) @if self.title != "Kroniek" { " · Kroniek" } }
                    @if self.waits { noscript { meta http-equiv="refresh" content="3"; } }
                    link rel="icon" href=(ICON.path);
                    link rel="stylesheet" href=(STYLE.path);
                    @if !self.reader.boards.is_empty() { link rel="stylesheet" href=(self.reader.boards); }
                    script type="module" src=(SCRIPT.path) {}
                }
                body class=(self.class) {
                    a class="skip" href="#content" { (texts::skip(lang)) }
                    (self.head())
                    main id="content" tabindex="-1" { (self.body) }
                    @if self.class == "page" {
                        footer class="foot" { p { (texts::foot(lang)) } }
                    }
                }
            }
        }
    }

    fn head(&self) -> Markup {
        let lang = self.reader.lang;
        html! {
            header class="head" {
                a class="brand" href="/" title=(texts::motto(lang)) { "Kroniek" }
                nav {
                    a href="/help" { (texts::help(lang)) }
                    a href={ "/settings?back=" (encoded(&self.reader.here)) } { (texts::settings(lang)) }
                }
                form class="languages" method="post" action="/settings" aria-label=(texts::language(lang)) {
                    input type="hidden" name="back" value=(self.reader.here);
                    @for one in Lang::ALL {
                        button name="lang" value=(one.tag()) lang=(one.tag()) title=(one.name()) aria-current=[(one == lang).then_some("true")] { (one.tag().to_uppercase()) }
                    }
                }
            }
        }
    }
}

impl IntoResponse for Page<'_> {
    fn into_response(self) -> Response {
        Html(self.markup().into_string()).into_response()
    }
}

/// A text as it may stand in the query of an address.
pub(super) fn encoded(text: &str) -> String {
    let written = |byte: u8| {
        if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
            char::from(byte).to_string()
        } else {
            format!("%{byte:02X}")
        }
    };
    text.bytes().map(written).collect()
}

/// The link to a rule of a game; nothing where no rule is named.
pub(super) fn rule_link(game: &str, rule: &str, lang: Lang) -> Markup {
    html! {
        @if !rule.is_empty() {
            a class="rule" href={ "/games/" (game) "/rules#" (rule_anchor(rule)) } title=(texts::rule(lang, rule)) { "§" (rule) }
        }
    }
}

/// The anchor of a rule on the page of the rules: `r9-2` for rule 9.2.
pub(super) fn rule_anchor(rule: &str) -> String {
    let slug: String = rule
        .chars()
        .map(|c| if c.is_alphanumeric() { c } else { '-' })
        .collect();
    format!("r{}", slug.to_lowercase())
}
