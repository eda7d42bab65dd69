//! What is around every page: head, navigation, foot.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::Method;
use axum::http::header::HOST;
use axum::http::request::Parts;
use axum::response::{Html, IntoResponse, Response};
use catalog::AnyGame;
use maud::{DOCTYPE, Markup, html};
use words::Lang;
use words::site::{frame as texts, learn};

use super::account::texts as account;
use super::companion::Memory;
use super::icons::{Tool, tool};
use super::lobby::texts as lobby;
use super::newcomer::texts as front;
use super::privacy;

use super::assets::{ICON, NEWS, SCRIPT, STYLE, TABLE_SCRIPT, TABLE_STYLE, TURN_ICON};
use super::settings::{GUIDE_COOKIE, KEYS_COOKIE, OFF, Speed, Theme, own_path};
use crate::calls::texts as calls;
use crate::house::texts as house;
use crate::visitor::cookie;
use crate::{App, Requester};

/// Who reads a page.
#[derive(Clone, Debug)]
pub(super) struct PageContext {
    pub(super) requester: Requester,
    pub(super) lang: Lang,
    pub(super) theme: Theme,
    /// Whether they want the guide for newcomers.
    pub(super) guided: bool,
    /// What they know of the companion.
    pub(super) companion: Memory,
    /// Whether single keys do something.
    pub(super) keys: bool,
    /// How fast bots' moves are shown.
    pub(super) speed: Speed,
    /// The address of the style sheet of the boards; empty for a page without any.
    boards: String,
    /// What the operator says to everybody.
    announcement: Option<String>,
    /// How many notices they have not seen; none where nobody looks for it.
    unread: u32,
    /// The address of the page, without the host: where settings lead back to.
    pub(super) here: String,
    /// The scheme and the host that the page was asked from: other sites need whole addresses.
    origin: String,
}

impl PageContext {
    /// The scheme and the host that the page was asked from.
    pub(super) fn origin(&self) -> &str {
        &self.origin
    }

    /// Somebody of whom nothing is known but the language.
    pub(super) fn unknown(lang: Lang) -> PageContext {
        PageContext {
            requester: Requester::default(),
            lang,
            theme: Theme::System,
            guided: true,
            companion: Memory::default(),
            keys: true,
            speed: Speed::Normal,
            boards: String::new(),
            announcement: None,
            unread: 0,
            here: "/".to_owned(),
            origin: String::new(),
        }
    }
}

impl FromRequestParts<App> for PageContext {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<PageContext, Infallible> {
        let requester = Requester::from_request_parts(parts, app).await?;
        let theme = cookie(&parts.headers, Theme::COOKIE).map_or(Theme::System, Theme::from_name);
        let guided = cookie(&parts.headers, GUIDE_COOKIE) != Some(OFF);
        let keys = cookie(&parts.headers, KEYS_COOKIE) != Some(OFF);
        let speed = cookie(&parts.headers, Speed::COOKIE).and_then(Speed::from_name);
        let usual = if app.is_unhurried() {
            Speed::Normal
        } else {
            Speed::AtOnce
        };
        let here = parts.uri.path_and_query();
        let host = parts.headers.get(HOST).and_then(|host| host.to_str().ok());
        let scheme = if requester.secure { "https" } else { "http" };
        let lang = requester.lang;
        let unread = unread(app, &requester, parts).await;
        Ok(PageContext {
            origin: host.map_or_else(String::new, |host| format!("{scheme}://{host}")),
            lang,
            requester,
            theme,
            guided,
            companion: Memory::of(&parts.headers),
            keys,
            speed: speed.unwrap_or(usual),
            boards: app.boards().path.clone(),
            announcement: app.house().announcement(lang),
            unread,
            here: own_path(here.map_or("/", |here| here.as_str())).to_owned(),
        })
    }
}

/// How many notices the reader of a page has not seen. A table is read again with every decision and has no place for it.
async fn unread(app: &App, requester: &Requester, parts: &Parts) -> u32 {
    let is_page = parts.method == Method::GET && !parts.uri.path().starts_with("/tables/");
    match requester.caller.visitor.filter(|_| is_page) {
        Some(visitor) => {
            let unread = app.tables().store().unread(visitor).await;
            // Without the number the page is still the page.
            unread.unwrap_or_default()
        }
        None => 0,
    }
}

/// A page in the making.
pub(super) struct Page<'r> {
    reader: &'r PageContext,
    title: &'r str,
    announced: Option<&'r str>,
    class: &'static str,
    waits: bool,
    live: bool,
    shared: Option<Shared>,
    body: Markup,
}

/// What other sites show beside a link to the page.
pub(super) struct Shared {
    /// What it is about, in a sentence or two.
    pub(super) about: String,
    /// Where its picture is, without the host.
    pub(super) picture: String,
}

impl<'r> Page<'r> {
    /// A page with a title.
    pub(super) fn new(reader: &'r PageContext, title: &'r str) -> Page<'r> {
        Page {
            reader,
            title,
            announced: None,
            class: "page",
            waits: false,
            live: false,
            shared: None,
            body: html! {},
        }
    }

    /// A page that fills the window and brings its own head: a table.
    pub(super) fn full(mut self) -> Page<'r> {
        self.class = "page full";
        self.live()
    }

    /// A page that other words in the window's title announce.
    pub(super) fn announced(mut self, title: &'r str) -> Page<'r> {
        self.announced = Some(title);
        self
    }

    /// A page that the script keeps up to date.
    pub(super) fn live(mut self) -> Page<'r> {
        self.live = true;
        self
    }

    /// A page on which something will be new before long: without script it is loaded again by itself.
    pub(super) fn waits(mut self, waits: bool) -> Page<'r> {
        self.waits = waits;
        self
    }

    /// A page that other sites can show by a picture.
    pub(super) fn shared(mut self, shared: Shared) -> Page<'r> {
        self.shared = Some(shared);
        self
    }

    /// What is on it.
    pub(super) fn body(mut self, body: Markup) -> Page<'r> {
        self.body = body;
        self
    }

    fn markup(&self) -> Markup {
        let lang = self.reader.lang;
        let full = self.class != "page";
        // The sheets of all boards are large; most pages show nothing of a board.
        let shown = ["class=\"bd ", "of-seat", "sign-of-side", "class=\"chits"];
        let needs_boards =
            !self.reader.boards.is_empty() && shown.iter().any(|part| self.body.0.contains(part));
        html! {
            (DOCTYPE)
            html lang=(lang.tag()) data-theme=[self.reader.theme.attribute()] data-news=(NEWS.path) data-keys=[(!self.reader.keys).then_some(OFF)] data-speed=(self.reader.speed.name()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                    meta name="color-scheme" content=(self.reader.theme.scheme());
                    title { @match self.announced { Some(announced) => (announced), None => { (self.title) @if self.title != "Kroniek" { " · Kroniek" } } } }
                    @if self.waits { noscript { meta http-equiv="refresh" content="3"; } }
                    @if let Some(shared) = &self.shared { (self.card(shared)) }
                    link rel="icon" href=(ICON.path) data-turn=(TURN_ICON.path);
                    link rel="stylesheet" href=(STYLE.path);
                    @if needs_boards { link rel="stylesheet" href=(self.reader.boards); }
                    @if full { link rel="stylesheet" href=(TABLE_STYLE.path); }
                    script type="module" src=(if self.live { &TABLE_SCRIPT.path } else { &SCRIPT.path }) {}
                }
                body class=(self.class) {
                    @if full {
                        a class="skip" href="#decision" { (texts::skip_to_decision(lang)) }
                    } @else {
                        a class="skip" href="#content" { (texts::skip(lang)) }
                        (self.head())
                    }
                    main id="content" tabindex="-1" {
                        @if let Some(announcement) = &self.reader.announcement {
                            p id="announcement" class="announcement" role="note" aria-label=(house::announcement(lang)) { (announcement) }
                        }
                        (self.body)
                    }
                    @if !full {
                        footer class="foot" {
                            p { (texts::foot(lang)) }
                            p class="links" {
                                a href="/help" { (texts::help(lang)) } a href={ "/settings?back=" (encoded(&self.reader.here)) } { (texts::settings(lang)) } a href="/privacy" { (privacy::texts::heading(lang)) }
                            }
                            (languages(self.reader))
                        }
                        (self.tabs())
                    }
                }
            }
        }
    }

    /// What other sites read to show the page. Without pictures it is a title and a text.
    fn card(&self, shared: &Shared) -> Markup {
        let (origin, lang) = (&self.reader.origin, self.reader.lang.tag());
        let pictures = cfg!(feature = "pictures");
        html! {
            meta property="og:type" content="website";
            meta property="og:site_name" content="Kroniek";
            meta property="og:title" content=(self.title);
            meta property="og:description" content=(shared.about);
            @if pictures {
                @let mark = if shared.picture.contains('?') { '&' } else { '?' };
                meta property="og:image" content={ (origin) (shared.picture) (mark) "lang=" (lang) };
                meta property="og:image:width" content="1200";
                meta property="og:image:height" content="630";
            }
            meta name="twitter:card" content=(if pictures { "summary_large_image" } else { "summary" });
        }
    }

    fn head(&self) -> Markup {
        let (reader, lang) = (self.reader, self.reader.lang);
        let here = |path: &str| (reader.here.split('?').next() == Some(path)).then_some("page");
        let icon = |path: &str, text: &str, drawing: Tool| {
            html! { a class="icon-link" href=(path) title=(text) aria-label=(text) aria-current=[here(path)] { (tool(drawing)) } }
        };
        let settings = format!("/settings?back={}", encoded(&reader.here));
        html! {
            header class="head" {
                div {
                    a class="brand" href="/" title=(texts::motto(lang)) { (mark()) span { "Kroniek" } }
                    nav class="site" aria-label=(front::main_menu(lang)) {
                        a href="/" aria-current=[here("/")] { (front::play(lang)) }
                        a href="/learn" aria-current=[here("/learn")] { (learn::learn(lang)) }
                        a href="/lobby" aria-current=[here("/lobby")] { (front::watch(lang)) }
                        a href="/help" aria-current=[here("/help")] { (texts::help(lang)) }
                    }
                    nav class="own" aria-label=(front::own_menu(lang)) {
                        (icon("/search", &lobby::search(lang), Tool::Search))
                        @if reader.unread > 0 {
                            a class="icon-link bell" href="/notices" title=(calls::heading(lang)) aria-label=(calls::unread(lang, reader.unread)) { (tool(Tool::Bell)) span class="count" { (reader.unread) } }
                        } @else {
                            (icon("/notices", &calls::heading(lang), Tool::Bell))
                        }
                        (icon(&settings, &texts::settings(lang), Tool::Settings))
                        @match &reader.requester.session {
                            Some(session) => a class="own-name" href="/account" { (session.name) },
                            None => a class="button" href="/sign-in" { (account::sign_in(lang)) },
                        }
                    }
                    (languages(reader))
                }
            }
        }
    }

    /// What a telephone has at its foot instead of the head's links.
    fn tabs(&self) -> Markup {
        let (reader, lang) = (self.reader, self.reader.lang);
        let own = if reader.requester.session.is_some() {
            "/account"
        } else {
            "/sign-in"
        };
        let tabs = [
            ("/", front::play(lang), Tool::Home),
            ("/learn", learn::learn(lang), Tool::Book),
            ("/new", front::new_table(lang), Tool::Plus),
            ("/lobby", front::watch(lang), Tool::Eye),
            (own, front::me(lang), Tool::Person),
        ];
        let here = reader.here.split('?').next();
        html! {
            nav class="site-tabs" aria-label=(front::main_menu(lang)) {
                @for (path, text, drawing) in tabs {
                    a href=(path) aria-current=[(here == Some(path)).then_some("page")] { (tool(drawing)) span { (text) } }
                }
            }
        }
    }
}

/// The mark of the house.
fn mark() -> Markup {
    html! {
        svg class="house-mark" viewBox="0 0 30 30" width="30" height="30" aria-hidden="true" focusable="false" {
            path class="field" d="M0 0H30V30H0Z" {}
            path class="rim" d="M2.5 2.5H27.5V27.5H2.5Z" {}
            path class="letter" d="M8 7H13V9H12V14L18 9H17V7H23V9H21.5L15.5 14L21.5 21H23V23H17V21H18L12.5 15.5L12 16V21H13V23H8V21H9V9H8Z" {}
        }
    }
}

/// The languages.
fn languages(reader: &PageContext) -> Markup {
    let lang = reader.lang;
    html! {
        form class="languages" method="post" action="/settings" aria-label=(texts::language(lang)) {
            input type="hidden" name="back" value=(reader.here);
            @for one in Lang::ALL {
                button name="lang" value=(one.tag()) lang=(one.tag()) title=(one.name()) aria-current=[(one == lang).then_some("true")] { (one.tag().to_uppercase()) }
            }
        }
    }
}

/// The way to help and settings, and the languages.
pub(super) fn site_links(reader: &PageContext) -> Markup {
    let lang = reader.lang;
    html! {
        a href="/learn" { (learn::learn(lang)) }
        a href="/lobby" { (lobby::lobby(lang)) }
        a href="/help" { (texts::help(lang)) }
        @if reader.unread > 0 {
            a class="bell" href="/notices" aria-label=(calls::unread(lang, reader.unread)) { (calls::heading(lang)) span class="count" { (reader.unread) } }
        } @else {
            a href="/notices" { (calls::heading(lang)) }
        }
        @match &reader.requester.session {
            Some(session) => a class="own-name" href="/account" { (session.name) },
            None => a href="/sign-in" { (account::sign_in(lang)) },
        }
        a href={ "/settings?back=" (encoded(&reader.here)) } { (texts::settings(lang)) }
        (languages(reader))
    }
}

impl IntoResponse for Page<'_> {
    fn into_response(self) -> Response {
        Html(self.markup().into_string()).into_response()
    }
}

/// The head of a table: what its columns are called.
pub(super) fn columns<const N: usize>(headings: [String; N]) -> Markup {
    html! { thead { tr { @for heading in headings { th scope="col" { (heading) } } } } }
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

/// The link to a rule on a game's page of rules; nothing where no rule is named.
pub(super) fn rule_link(game: &dyn AnyGame, page: &str, rule: &str, lang: Lang) -> Markup {
    let name = game.rule_name(rule, lang);
    html! {
        @if !rule.is_empty() {
            a class="rule" href={ (page) "#" (rule_anchor(rule)) } title=(texts::rule(lang, &name)) data-rule { "§" (name) }
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
