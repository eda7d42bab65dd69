//! Asking a bot what it would do.

use bots::Advice;
use catalog::{Decision, TiledChoice};
use maud::{Markup, html};
use table::{TableView, TiledDecision};
use words::Lang;
use words::site::hint as texts;

use super::icons::{Tool, tool};
use super::new_table::level_text;

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
    let choice = decision.choices.get(advice.choice);
    let label = choice.map_or("", |choice| choice.label.as_str());
    let hundredths = |shares: &[f64]| {
        let share = shares.get(decision.seat.index());
        share.map_or(0, |share| (share * 100.0).round() as i32)
    };
    let (before, after) = (hundredths(&advice.before), hundredths(&advice.after));
    html! {
        p id="advice" class="advice" {
            strong { span aria-hidden="true" { "✦ " } (texts::advice(lang, level_text(lang, advice.level), label)) }
            " " (texts::expected(lang, before, after))
        }
    }
}
