//! The guide for newcomers: what the phase at hand is about, and what to look at. It can be switched off.

use maud::{Markup, html};
use table::{PositionView, TableError};
use words::Lang;
use words::site::table as texts;

use crate::pages::frame::PageContext;

/// The form that the switch of the guide belongs to: the guide itself may stand inside another form.
const FORM: &str = "guide-form";

/// The guide, or the way to switch it on again; nothing once a newcomer has seen it all.
pub(super) fn guide(scene: &PositionView<'_>, reader: &PageContext) -> Result<Markup, TableError> {
    let lang = reader.lang;
    let Some(guide) = scene.guide(lang)? else {
        return Ok(html! {});
    };
    if !reader.guided {
        return Ok(html! { div id="guide" class="guide-off" { (switch(true, lang)) } });
    }
    Ok(html! {
        section id="guide" class="guide" aria-labelledby="guide-heading" {
            h2 id="guide-heading" { (texts::guide(lang)) ": " (guide.heading) }
            p { (guide.text) }
            @if !guide.look.is_empty() {
                p class="look" {
                    (texts::look_at(lang)) " "
                    @for pointer in &guide.look { button type="button" data-show=(pointer.id) { (pointer.name) } " " }
                }
            }
            (switch(false, lang))
        }
    })
}

/// Where the switch is sent to.
pub(super) fn form(reader: &PageContext) -> Markup {
    html! {
        form id=(FORM) method="post" action="/settings" data-live {
            input type="hidden" name="back" value=(reader.here);
        }
    }
}

fn switch(on: bool, lang: Lang) -> Markup {
    let text = if on {
        texts::guide_on(lang)
    } else {
        texts::guide_off(lang)
    };
    html! { button class="quiet" form=(FORM) name="guide" value=(if on { "on" } else { "off" }) { (text) } }
}
