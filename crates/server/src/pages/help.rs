//! How to play here, and which keys do what.

use axum::response::IntoResponse;
use maud::html;
use words::site::help as texts;

use super::frame::{Page, PageContext};

/// The page.
pub(super) async fn help(reader: PageContext) -> impl IntoResponse {
    let lang = reader.lang;
    let keys = [
        (texts::arrows(lang), texts::key_walk(lang)),
        (texts::letters(lang), texts::key_letter(lang)),
        ("Enter".to_owned(), texts::key_enter(lang)),
        (".".to_owned(), texts::key_look(lang)),
        ("U".to_owned(), texts::key_undo(lang)),
        ("!".to_owned(), words::site::hint::key(lang)),
        ("+  −  0".to_owned(), texts::key_zoom(lang)),
        ("Esc".to_owned(), texts::key_escape(lang)),
        ("?".to_owned(), texts::key_help(lang)),
    ];
    let heading = texts::heading(lang);
    let page = Page::new(&reader, &heading).body(html! {
        article class="sheet narrow prose" {
            h1 { (heading) }
            h2 { (texts::playing(lang)) }
            p { (texts::clicking(lang)) }
            p { (texts::asking(lang)) }
            p { (texts::taking_back(lang)) }
            p { (texts::reading(lang)) }
            h2 id="keyboard" { (texts::keyboard(lang)) }
            dl class="keys" {
                @for (key, effect) in keys { div { dt { kbd { (key) } } dd { (effect) } } }
            }
        }
    });
    page.into_response()
}
