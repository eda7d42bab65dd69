//! The guide for newcomers: what the phase at hand is about, and what to look at. It can be switched off.

use maud::{Markup, html};
use table::{Scene, Trouble};
use words::Lang;
use words::site::table as texts;

use crate::pages::frame::Reader;

/// The guide, or the way to switch it on again; nothing once a newcomer has seen it all.
pub(super) fn guide(scene: &Scene<'_>, reader: &Reader, lang: Lang) -> Result<Markup, Trouble> {
    let Some(guide) = scene.guide(lang)? else {
        return Ok(html! {});
    };
    if !reader.guided {
        return Ok(html! { div id="guide" class="guide-off" { (switch(reader, true, lang)) } });
    }
    Ok(html! {
        section id="guide" class="sheet guide" aria-labelledby="guide-heading" {
            div class="top" {
                h2 id="guide-heading" { (texts::guide(lang)) ": " (guide.heading) }
                (switch(reader, false, lang))
            }
            p { (guide.text) }
            @if !guide.look.is_empty() {
                p class="look" {
                    (texts::look_at(lang)) " "
                    @for pointer in &guide.look { button type="button" data-show=(pointer.id) { (pointer.name) } " " }
                }
            }
        }
    })
}

fn switch(reader: &Reader, on: bool, lang: Lang) -> Markup {
    let text = if on {
        texts::guide_on(lang)
    } else {
        texts::guide_off(lang)
    };
    html! {
        form method="post" action="/settings" data-live {
            input type="hidden" name="back" value=(reader.here);
            button class="quiet" name="guide" value=(if on { "on" } else { "off" }) { (text) }
        }
    }
}
