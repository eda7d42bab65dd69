//! Asking a bot what it would do.

use bots::Advice;
use catalog::{Decision, TiledChoice};
use maud::{Markup, html};
use table::{TableView, TiledDecision};
use words::Lang;
use words::site::hint as texts;

use super::analysis::{hundredths, signed, worth};
use super::icons::{Tool, tool};
use super::levels::level_text;

/// The button that asks; nothing once it was asked.
pub(super) fn hint(view: &TableView<'_>, open: &TiledDecision, lang: Lang) -> Markup {
    let decision = &open.decision;
    html! {
        @if view.advice().is_none() && view.allows_hints() && decision.choices.len() > 1 {
            form id="hint" class="hint" method="post" action={ "/tables/" (view.id()) "/hint" } data-live {
                input type="hidden" name="seat" value=(decision.seat);
                input type="hidden" name="number" value=(open.entry);
                button class="tool" title=(texts::ask_help(lang)) aria-keyshortcuts="!" { (tool(Tool::Spark)) span class="label" { (texts::ask(lang)) } }
            }
        }
    }
}

/// What was answered.
pub(super) fn advice(view: &TableView<'_>, decision: &Decision<TiledChoice>, lang: Lang) -> Markup {
    html! { @if let Some(advice) = view.advice() { (told(decision, advice, lang)) } }
}

fn told(decision: &Decision<TiledChoice>, advice: &Advice, lang: Lang) -> Markup {
    let label = |index: usize| {
        let choice = decision.choices.get(index);
        choice.map_or("", |choice| choice.label.as_str())
    };
    let own = |shares: &[f64]| {
        shares
            .get(decision.seat.index())
            .copied()
            .unwrap_or_default()
    };
    let expected = match advice.points {
        Some((before, after)) => texts::expected_points(lang, signed(before), signed(after)),
        None => texts::expected(
            lang,
            hundredths(own(&advice.before)),
            hundredths(own(&advice.after)),
        ),
    };
    let next = advice.next.as_ref().map(|next| {
        let worth = worth(next.share, next.points, lang);
        // Only what is better beyond doubt is called better.
        if next.is_worse {
            texts::next(lang, label(next.choice), worth)
        } else {
            texts::close(lang, label(next.choice), worth)
        }
    });
    html! {
        p id="advice" class="advice" {
            strong { span aria-hidden="true" { "✦ " } (texts::advice(lang, level_text(lang, advice.level), label(advice.choice))) }
            " " (expected)
            @if let Some(next) = next { " " (next) }
        }
    }
}
