//! The story: what happened, newest first, by rounds.

use catalog::LogLine;
use maud::{Markup, html};
use table::TableView;
use words::site::{replay, table as texts};
use words::{Lang, Sign};

use crate::pages::frame::rule_link;
use crate::pages::icons::{Tool, icon, tool};
use crate::pages::rules::rules_page;

/// How many lines the table shows; the replay has all of them.
pub(super) const SHOWN: usize = 80;

/// Of how many decisions the lines stand in one list.
const LISTED: u32 = 16;

/// Whether a line says that a round begins: it heads what happened in it.
pub(in crate::pages) fn begins_round(line: &LogLine) -> bool {
    matches!(line.line.sign, Sign::Year | Sign::Round | Sign::Turn)
}

/// The newest lines, with what others did since the viewer's last turn on top.
pub(super) fn log(
    sight: &TableView<'_>,
    newest: &[LogLine],
    news: &[LogLine],
    lang: Lang,
) -> Markup {
    let fresh = |line: &&LogLine| news.iter().any(|one| std::ptr::eq(one, *line));
    let old: Vec<&LogLine> = newest.iter().filter(|line| !fresh(line)).collect();
    let number = sight.viewer().seat().map(|seat| seat.0);
    let replay = format!("/tables/{}/replay", sight.id());
    let seen = news.last().map(|line| line.decision.before());
    html! {
        section id="log" class="pane log" aria-labelledby="log-heading" {
            h2 id="log-heading" class="unseen" { (texts::log(lang)) }
            div class="scroller" tabindex="0" {
                @if newest.is_empty() { p class="note" { (texts::nothing_yet(lang)) } }
                @if let Some(seen) = seen {
                    div class="since" {
                        h3 { (texts::since_last_turn(lang)) }
                        button type="button" data-step-through { (tool(Tool::Play)) (texts::step_through(lang, news.len())) }
                        ol class="lines" { @for one in news { (line(sight, one, number)) } }
                        a href={ (replay) "?at=" (seen) @if let Some(seat) = number { "&seat=" (seat) } } { (texts::replay(lang)) }
                    }
                }
                (by_rounds(sight, &old, number, lang))
            }
        }
    }
}

/// Lines under the headings of their rounds. The newest come first, so a round is headed by the last of its lines.
fn by_rounds(sight: &TableView<'_>, lines: &[&LogLine], seat: Option<u8>, lang: Lang) -> Markup {
    html! {
        @for round in lines.split_inclusive(|line| begins_round(line)) {
            @match round.split_last() {
                Some((first, rest)) if begins_round(first) => {
                    h3 class={ "line when " (first.line.sign.id()) } data-decision=(first.decision) { span class="text" { (first.line.text) } }
                    (listed(sight, rest, seat))
                }
                _ => {
                    h3 class="when" { (texts::earlier(lang)) }
                    (listed(sight, round, seat))
                }
            }
        }
    }
}

/// Lines in lists that end at the same decisions whatever comes later, so that those of old decisions are not sent again.
fn listed(sight: &TableView<'_>, lines: &[&LogLine], seat: Option<u8>) -> Markup {
    let together =
        |one: &&LogLine, other: &&LogLine| one.decision.0 / LISTED == other.decision.0 / LISTED;
    html! {
        @for some in lines.chunk_by(together) {
            ol class="lines" { @for one in some { (line(sight, one, seat)) } }
        }
    }
}

/// A line leads to its position; pointing at it shows its places on the board.
fn line(sight: &TableView<'_>, line: &LogLine, seat: Option<u8>) -> Markup {
    let places: Vec<&str> = line.places.iter().map(engine::Anchor::as_str).collect();
    html! {
        li class={ "line " (line.line.sign.id()) } data-decision=(line.decision) data-great[line.great] data-places=[Some(places.join(" ")).filter(|places| !places.is_empty())] {
            (icon(line.line.sign))
            a class="at" href={ "/tables/" (sight.id()) "/replay?at=" (line.decision) @if let Some(seat) = seat { "&seat=" (seat) } } { span class="text" { (line.line.text) } }
        }
    }
}

/// What one decision brought, with the rules that it is about.
pub(in crate::pages) fn told(sight: &TableView<'_>, lines: &[LogLine], lang: Lang) -> Markup {
    let rules = rules_page(sight);
    html! {
        @if lines.is_empty() { p class="note" { (replay::nothing(lang)) } }
        ol class="lines" aria-label=(replay::this_step(lang)) {
            @for line in lines {
                li class={ "line " (line.line.sign.id()) } data-great[line.great] {
                    (icon(line.line.sign))
                    span { span class="text" { (line.line.text) } " " (rule_link(sight.kind(), &rules, line.line.rule, lang)) }
                }
            }
        }
    }
}
