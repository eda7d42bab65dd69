//! What a visitor can set: name, language, light or dark.

use axum::extract::{Form, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;
use serde::Deserialize;
use table::{LONGEST_NAME, Visitor};
use words::Lang;
use words::site::{automatic, frame as texts, help, motion, table as table_texts};

use super::account::texts as account;
use super::frame::{Page, PageContext};
use super::friends::texts as friends;
use super::manners::texts as manners;
use crate::calls::texts as calls;
use crate::visitor::{LANG_COOKIE, set_cookie};
use crate::{App, HttpError};

/// The cookie that remembers whether the guide for newcomers is wanted.
pub(super) const GUIDE_COOKIE: &str = "guide";
/// The cookie that remembers whether single keys do something.
pub(super) const KEYS_COOKIE: &str = "keys";
/// Their value for who does not want it.
pub(super) const OFF: &str = "off";

/// What the form says for a visitor who wants to be asked even if there is only one choice.
const ASK: &str = "yes";

/// Light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Theme {
    /// As the system wants it.
    System,
    /// Dark ink on light paper.
    Light,
    /// Light ink on dark paper.
    Dark,
}

impl Theme {
    /// The cookie that remembers it.
    pub(super) const COOKIE: &'static str = "theme";
    const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    pub(super) fn from_name(name: &str) -> Theme {
        Theme::ALL
            .into_iter()
            .find(|theme| theme.name() == name)
            .unwrap_or(Theme::System)
    }

    fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The value of `data-theme`, if the visitor chose one.
    pub(super) fn attribute(self) -> Option<&'static str> {
        (self != Theme::System).then(|| self.name())
    }

    /// What the browser is told about its own controls.
    pub(super) fn scheme(self) -> &'static str {
        match self {
            Theme::System => "light dark",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    fn text(self, lang: Lang) -> String {
        match self {
            Theme::System => texts::as_the_system(lang),
            Theme::Light => texts::light(lang),
            Theme::Dark => texts::dark(lang),
        }
    }
}

/// How fast bots' moves are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Speed {
    Slow,
    Normal,
    Fast,
    /// Only what came of them.
    AtOnce,
}

impl Speed {
    /// The cookie that remembers it.
    pub(super) const COOKIE: &'static str = "speed";
    const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::AtOnce];

    pub(super) fn from_name(name: &str) -> Option<Speed> {
        Speed::ALL.into_iter().find(|speed| speed.name() == name)
    }

    /// The value of `data-speed`, by which the script knows it.
    pub(super) fn name(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Normal => "normal",
            Speed::Fast => "fast",
            Speed::AtOnce => "at-once",
        }
    }

    fn text(self, lang: Lang) -> String {
        match self {
            Speed::Slow => motion::slow(lang),
            Speed::Normal => motion::normal(lang),
            Speed::Fast => motion::fast(lang),
            Speed::AtOnce => motion::at_once(lang),
        }
    }
}

#[derive(Deserialize)]
pub(super) struct SettingsQuery {
    #[serde(default)]
    back: String,
}

/// The form.
pub(super) async fn form(
    State(app): State<App>,
    reader: PageContext,
    Query(asked): Query<SettingsQuery>,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let known = match reader.requester.caller.visitor {
        Some(visitor) => app.tables().visitor(visitor).await?,
        None => Visitor::default(),
    };
    let heading = texts::settings(lang);
    let page = Page::new(&reader, &heading).body(html! {
        form class="sheet narrow form" method="post" action="/settings" {
            h1 { (heading) }
            input type="hidden" name="back" value=(own_path(&asked.back));
            @if let Some(session) = &reader.requester.session {
                p { (texts::your_name(lang)) ": " strong { (session.name) } " · " a href="/account" { (account::heading(lang)) } }
            } @else {
                label { span { (texts::your_name(lang)) } input name="name" value=(known.name) maxlength=(LONGEST_NAME) autocomplete="nickname"; }
                p class="note" { a href="/account" { (account::keep_games(lang)) } " · " a href="/device" { (account::other_device(lang)) } }
            }
            fieldset {
                legend { (texts::language(lang)) }
                @for one in Lang::ALL {
                    label class="radio" { input type="radio" name="lang" value=(one.tag()) checked[one == lang]; span lang=(one.tag()) { (one.name()) } }
                }
            }
            fieldset {
                legend { (texts::light_and_dark(lang)) }
                @for theme in Theme::ALL {
                    label class="radio" { input type="radio" name="theme" value=(theme.name()) checked[theme == reader.theme]; span { (theme.text(lang)) } }
                }
            }
            fieldset {
                legend { (table_texts::guide(lang)) }
                @for (value, text, checked) in [("on", table_texts::guide_on(lang), reader.guided), (OFF, table_texts::guide_off(lang), !reader.guided)] {
                    label class="radio" { input type="radio" name="guide" value=(value) checked[checked]; span { (text) } }
                }
            }
            fieldset {
                legend { (motion::speed(lang)) }
                @for speed in Speed::ALL {
                    label class="radio" { input type="radio" name="speed" value=(speed.name()) checked[speed == reader.speed]; span { (speed.text(lang)) } }
                }
            }
            fieldset {
                legend { (texts::keys(lang)) }
                @for (value, text, checked) in [("on", texts::keys_on(lang), reader.keys), (OFF, texts::keys_off(lang), !reader.keys)] {
                    label class="radio" { input type="radio" name="keys" value=(value) checked[checked]; span { (text) } }
                }
                p class="note" { a href="/help#keyboard" { (help::keyboard(lang)) } }
            }
            fieldset {
                legend { (automatic::heading(lang)) }
                p class="note" { (automatic::note(lang)) }
                @for (value, text, checked) in [("no", automatic::made(lang), !known.ask_always), (ASK, automatic::ask(lang), known.ask_always)] {
                    label class="radio" { input type="radio" name="ask" value=(value) checked[checked]; span { (text) } }
                }
            }
            p { a href="/settings/notices" { (calls::how(lang)) } }
            p { a href="/friends" { (friends::heading(lang)) } }
            p { a href="/people" { (manners::heading(lang)) } }
            p { button class="primary" { (texts::save(lang)) } }
        }
    });
    Ok(page.into_response())
}

/// What was set; what was not mentioned stays as it is.
#[derive(Deserialize)]
pub(super) struct Settings {
    #[serde(default)]
    back: String,
    lang: Option<String>,
    theme: Option<String>,
    guide: Option<String>,
    keys: Option<String>,
    speed: Option<String>,
    name: Option<String>,
    ask: Option<String>,
}

/// Keeps what was set and goes back to where it was set.
pub(super) async fn save(
    State(app): State<App>,
    reader: PageContext,
    Form(settings): Form<Settings>,
) -> Result<Response, HttpError> {
    if let Some(visitor) = reader.requester.caller.visitor
        && (settings.name.is_some() || settings.ask.is_some())
    {
        let mut known = app.tables().visitor(visitor).await?;
        // An account has one name, which is changed with it.
        if let Some(name) = settings
            .name
            .as_ref()
            .filter(|_| reader.requester.session.is_none())
        {
            known.name.clone_from(name);
        }
        if let Some(ask) = &settings.ask {
            known.ask_always = ask == ASK;
        }
        app.tables().remember(visitor, known).await?;
    }
    let mut response = Redirect::to(own_path(&settings.back)).into_response();
    let lang = settings.lang.as_deref().and_then(Lang::from_locale);
    let theme = settings.theme.as_deref().map(Theme::from_name);
    let speed = settings.speed.as_deref().and_then(Speed::from_name);
    let switch = |wish: &String| if wish == OFF { OFF } else { "on" };
    let cookies = [
        lang.map(|lang| (LANG_COOKIE, lang.tag())),
        theme.map(|theme| (Theme::COOKIE, theme.name())),
        speed.map(|speed| (Speed::COOKIE, speed.name())),
        settings
            .guide
            .as_ref()
            .map(|wish| (GUIDE_COOKIE, switch(wish))),
        settings
            .keys
            .as_ref()
            .map(|wish| (KEYS_COOKIE, switch(wish))),
    ];
    for (name, value) in cookies.into_iter().flatten() {
        if let Some(cookie) = set_cookie(name, value, reader.requester.secure) {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
    }
    Ok(response)
}

/// No page of ours has a longer address; a page repeats it up to three times, and stays short whatever was sent.
const LONGEST_PATH: usize = 256;

/// The address if it is one of ours, else the first page: nobody is led away by a forged form.
pub(super) fn own_path(back: &str) -> &str {
    let own = back.len() <= LONGEST_PATH
        && back.starts_with('/')
        && !back.starts_with("//")
        && back.chars().all(|c| c.is_ascii_graphic() && c != '\\');
    if own { back } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_pages_are_gone_back_to() {
        assert_eq!(own_path("/tables/x?seat=1"), "/tables/x?seat=1");
        let endless = format!("/{}", "x".repeat(LONGEST_PATH));
        for foreign in [
            &endless,
            "",
            "https://example.org",
            "//example.org",
            "/\\example.org",
            "/a b",
            "x",
        ] {
            assert_eq!(own_path(foreign), "/", "{foreign}");
        }
    }
}
