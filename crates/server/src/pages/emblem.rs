//! The emblems of games: drawn once on a page and shown wherever the game is named.

use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use boards::print::EMBLEM;
use catalog::AnyGame;
use maud::{Markup, html};
use words::Lang;

use super::game;

/// The emblem of a game. The page has to hold its [`definitions`]. A game without one is known by the signs of its sides.
pub(super) fn emblem(kind: &'static dyn AnyGame, lang: Lang) -> Markup {
    let [width, height] = EMBLEM;
    html! {
        @if drawn(kind).is_some() {
            svg class="print emblem" viewBox={ "0 0 " (width) " " (height) } preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false" {
                use href={ "#emblem-" (kind.id()) } {}
            }
        } @else {
            span class="emblem signs" { (game::signs(kind, lang)) }
        }
    }
}

/// The drawings of these games, each once, whoever names it how often.
pub(super) fn definitions(kinds: impl IntoIterator<Item = &'static dyn AnyGame>) -> Markup {
    let [width, height] = EMBLEM;
    let kinds: BTreeMap<&str, &'static dyn AnyGame> =
        kinds.into_iter().map(|kind| (kind.id(), kind)).collect();
    html! {
        svg class="print definitions" width="0" height="0" aria-hidden="true" focusable="false" {
            @for kind in kinds.into_values() {
                @if let Some(drawing) = drawn(kind) {
                    symbol id={ "emblem-" (kind.id()) } viewBox={ "0 0 " (width) " " (height) } { (drawing) }
                }
            }
        }
    }
}

/// The drawing, made once.
fn drawn(kind: &'static dyn AnyGame) -> Option<Markup> {
    static DRAWN: LazyLock<Mutex<BTreeMap<&'static str, Option<Markup>>>> =
        LazyLock::new(Mutex::default);
    let mut drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    let drawing = drawn.entry(kind.id()).or_insert_with(|| kind.emblem());
    drawing.clone()
}
