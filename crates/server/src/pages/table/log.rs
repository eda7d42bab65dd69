//! What happened, newest first.

use catalog::LogLine;
use maud::{Markup, html};
use table::{Scene, Sight, Trouble};
use words::Lang;
use words::site::table as texts;

use crate::pages::frame::rule_link;
use crate::pages::icons::icon;

/// How many lines the table shows; the replay has all of them.
const SHOWN: usize = 80;

/// The log, with what is new since the viewer's last decision on top.
pub(super) fn log(sight: &Sight<'_>, scene: &Scene<'_>, lang: Lang) -> Result<Markup, Trouble> {
    let seat = sight.viewer().seat();
    let seen = seat.map(|_| scene.last_own_decision());
    let newest = scene.last_lines(SHOWN, lang)?;
    let fresh = |line: &LogLine| seen.is_some_and(|seen| line.number > seen);
    // The newest are on top, so all that are new come before all that are not.
    let (new, old) = newest.split_at(newest.partition_point(fresh));
    let number = seat.map(|seat| seat.0);
    let replay = format!("/tables/{}/replay", sight.id());
    Ok(html! {
        section id="log" class="sheet log" aria-labelledby="log-heading" {
            h2 id="log-heading" { (texts::log(lang)) }
            div class="scroller" tabindex="0" role="region" aria-labelledby="log-heading" {
                @if newest.is_empty() { p class="note" { (texts::nothing_yet(lang)) } }
                @if !new.is_empty() {
                    div class="since" {
                        h3 { (texts::since_last_turn(lang)) }
                        a href={ (replay) "?at=" (seen.unwrap_or(0)) @if let Some(seat) = number { "&seat=" (seat) } } { (texts::step_through(lang)) }
                    }
                    (lines(sight, new, number, lang))
                    @if !old.is_empty() { h3 class="earlier" { (texts::earlier(lang)) } }
                }
                (lines(sight, old, number, lang))
            }
            p class="note" { a href={ (replay) "?at=0" @if let Some(seat) = number { "&seat=" (seat) } } { (texts::replay(lang)) } }
        }
    })
}

/// Lines with their signs; each leads to its rule and to its position.
pub(in crate::pages) fn lines(
    sight: &Sight<'_>,
    lines: &[LogLine],
    seat: Option<u8>,
    lang: Lang,
) -> Markup {
    html! {
        ol class="lines" {
            @for line in lines {
                li class={ "line " (line.line.sign.id()) } data-number=(line.number) {
                    (icon(line.line.sign))
                    span class="text" { (line.line.text) }
                    (rule_link(sight.kind().id(), line.line.rule, lang))
                    a class="at" href={ "/tables/" (sight.id()) "/replay?at=" (line.number) @if let Some(seat) = seat { "&seat=" (seat) } } title=(words::site::replay::position(lang)) { (line.number) }
                }
            }
        }
    }
}
