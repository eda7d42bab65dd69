//! What a visitor can set: name, language, light or dark.

use axum::extract::{Form, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;
use serde::Deserialize;
use table::LONGEST_NAME;
use words::Lang;
use words::site::{frame as texts, table as table_texts};

use super::frame::{Page, Reader};
use crate::visitor::{LANG_COOKIE, set_cookie};
use crate::{App, Fault};

/// The cookie that remembers whether the guide for newcomers is wanted.
pub(super) const GUIDE_COOKIE: &str = "guide";
/// Its value for who does not want it.
pub(super) const GUIDE_OFF: &str = "off";

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

#[derive(Deserialize)]
pub(super) struct Asked {
    #[serde(default)]
    back: String,
}

/// The form.
pub(super) async fn form(
    State(app): State<App>,
    reader: Reader,
    Query(asked): Query<Asked>,
) -> Result<Response, Fault> {
    let lang = reader.lang;
    let name = match reader.guest.caller.visitor {
        Some(visitor) => app.tables().visitor(visitor).await?.name,
        None => String::new(),
    };
    let heading = texts::settings(lang);
    let page = Page::new(&reader, &heading).body(html! {
        form class="sheet narrow form" method="post" action="/settings" {
            h1 { (heading) }
            input type="hidden" name="back" value=(own_path(&asked.back));
            label { span { (texts::your_name(lang)) } input name="name" value=(name) maxlength=(LONGEST_NAME) autocomplete="nickname"; }
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
                @for (value, text, checked) in [("on", table_texts::guide_on(lang), reader.guided), (GUIDE_OFF, table_texts::guide_off(lang), !reader.guided)] {
                    label class="radio" { input type="radio" name="guide" value=(value) checked[checked]; span { (text) } }
                }
            }
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
    name: Option<String>,
}

/// Keeps what was set and goes back to where it was set.
pub(super) async fn save(
    State(app): State<App>,
    reader: Reader,
    Form(settings): Form<Settings>,
) -> Result<Response, Fault> {
    if let (Some(name), Some(visitor)) = (&settings.name, reader.guest.caller.visitor) {
        let mut known = app.tables().visitor(visitor).await?;
        known.name.clone_from(name);
        app.tables().remember(visitor, known).await?;
    }
    let mut response = Redirect::to(own_path(&settings.back)).into_response();
    let lang = settings.lang.as_deref().and_then(Lang::from_locale);
    let theme = settings.theme.as_deref().map(Theme::from_name);
    let guide = settings.guide.as_deref();
    let guide = guide.map(|wish| if wish == GUIDE_OFF { GUIDE_OFF } else { "on" });
    let cookies = [
        lang.map(|lang| (LANG_COOKIE, lang.tag())),
        theme.map(|theme| (Theme::COOKIE, theme.name())),
        guide.map(|wish| (GUIDE_COOKIE, wish)),
    ];
    for (name, value) in cookies.into_iter().flatten() {
        if let Some(cookie) = set_cookie(name, value, reader.guest.secure) {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
    }
    Ok(response)
}

/// The address if it is one of ours, else the first page: nobody is led away by a forged form.
fn own_path(back: &str) -> &str {
    let own = back.starts_with('/')
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
        for foreign in [
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
