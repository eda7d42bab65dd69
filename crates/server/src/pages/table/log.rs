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

/// Of how many decisions the lines stand in one list: what stays the same is neither sent nor read again.
const LISTED: u32 = 16;

/// A line, with its number among those of its decision, from the newest. Both together name it on the page.
#[derive(Clone, Copy)]
struct Numbered<'l> {
    line: &'l LogLine,
    number: usize,
}

impl Numbered<'_> {
    fn name(&self) -> String {
        format!("{}-{}", self.line.decision, self.number)
    }
}

/// All lines with their numbers.
fn numbered(newest: &[LogLine]) -> Vec<Numbered<'_>> {
    let of_one_decision = newest.chunk_by(|one, other| one.decision == other.decision);
    let counted = of_one_decision.flat_map(|lines| lines.iter().enumerate());
    let numbered = counted.map(|(number, line)| Numbered { line, number });
    numbered.collect()
}

/// Whether a line says that a round begins: it heads what happened in it.
pub(in crate::pages) fn begins_round(line: &LogLine) -> bool {
    matches!(line.line.sign, Sign::Year | Sign::Round | Sign::Turn)
}

/// The newest lines, with what others did since the viewer's last turn on top.
pub(super) fn log(
    view: &TableView<'_>,
    newest: &[LogLine],
    news: &[LogLine],
    lang: Lang,
) -> Markup {
    let fresh = |one: &Numbered<'_>| news.iter().any(|line| std::ptr::eq(line, one.line));
    let (fresh, old): (Vec<_>, Vec<_>) = numbered(newest).into_iter().partition(fresh);
    let number = view.viewer().seat().map(|seat| seat.0);
    let replay = format!("/tables/{}/replay", view.id());
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
                        ol class="lines" { @for &one in &fresh { (line(view, one, number)) } }
                        a href={ (replay) "?at=" (seen) @if let Some(seat) = number { "&seat=" (seat) } } { (texts::replay(lang)) }
                    }
                }
                (by_rounds(view, &old, number, lang))
            }
        }
    }
}

/// Lines under the headings of their rounds. The newest come first, so a round is headed by the last of its lines.
fn by_rounds(view: &TableView<'_>, lines: &[Numbered<'_>], seat: Option<u8>, lang: Lang) -> Markup {
    html! {
        @for round in lines.split_inclusive(|one| begins_round(one.line)) {
            @match round.split_last() {
                Some((first, rest)) if begins_round(first.line) => {
                    h3 id={ "line-" (first.name()) } class={ "line when " (first.line.line.sign.id()) } data-decision=(first.line.decision) { span class="text" { (first.line.line.text) } }
                    (listed(view, rest, seat))
                }
                _ => {
                    h3 class="when" { (texts::earlier(lang)) }
                    (listed(view, round, seat))
                }
            }
        }
    }
}

/// Lines in lists that end at the same decisions whatever comes later. A list has the name of its oldest line.
fn listed(view: &TableView<'_>, lines: &[Numbered<'_>], seat: Option<u8>) -> Markup {
    let list = |one: &Numbered<'_>| one.line.decision.0 / LISTED;
    html! {
        @for some in lines.chunk_by(|one, other| list(one) == list(other)) {
            ol class="lines" id=[some.last().map(|last| format!("lines-{}", last.name()))] { @for &one in some { (line(view, one, seat)) } }
        }
    }
}

/// A line leads to its position; pointing at it shows its places on the board.
fn line(view: &TableView<'_>, numbered: Numbered<'_>, seat: Option<u8>) -> Markup {
    let line = numbered.line;
    let places: Vec<&str> = line.places.iter().map(engine::Anchor::as_str).collect();
    html! {
        li class={ "line " (line.line.sign.id()) } id={ "line-" (numbered.name()) } data-decision=(line.decision) data-great[line.great] data-places=[Some(places.join(" ")).filter(|places| !places.is_empty())] {
            (icon(line.line.sign))
            a class="at" href={ "/tables/" (view.id()) "/replay?at=" (line.decision) @if let Some(seat) = seat { "&seat=" (seat) } } { span class="text" { (line.line.text) } }
        }
    }
}

/// What one decision brought, with the rules that it is about.
pub(in crate::pages) fn told(view: &TableView<'_>, lines: &[LogLine], lang: Lang) -> Markup {
    let rules = rules_page(view);
    html! {
        @if lines.is_empty() { p class="note" { (replay::nothing(lang)) } }
        ol class="lines" aria-label=(replay::this_step(lang)) {
            @for line in lines {
                li class={ "line " (line.line.sign.id()) } data-great[line.great] {
                    (icon(line.line.sign))
                    span { span class="text" { (line.line.text) } " " (rule_link(view.kind(), &rules, line.line.rule, lang)) }
                }
            }
        }
    }
}
