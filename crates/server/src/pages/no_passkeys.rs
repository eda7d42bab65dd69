//! A program without passkeys has nothing to show of them.

use maud::{Markup, html};

use super::account::SignedIn;
use super::frame::PageContext;
use crate::{App, HttpError};

pub(super) fn to_sign_in(_: &App, _: &PageContext) -> Markup {
    html! {}
}

pub(super) fn to_sign_up(_: &App, _: &PageContext) -> Markup {
    html! {}
}

pub(super) async fn section(_: &SignedIn) -> Result<Markup, HttpError> {
    Ok(html! {})
}
