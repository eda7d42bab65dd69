//! Asking a bot what it would do.

use bots::Advice;
use catalog::Decision;
use maud::{Markup, html};
use table::Sight;
use words::Lang;
use words::site::hint as texts;

use super::new_table::level_text;

/// The button that asks, or what was answered.
pub(super) fn hint(sight: &Sight<'_>, decision: &Decision, lang: Lang) -> Markup {
    html! {
        @if let Some(advice) = sight.advice() {
            (told(decision, advice, lang))
        } @else if sight.allows_hints() && decision.choices.len() > 1 {
            form id="hint" class="hint" method="post" action={ "/tables/" (sight.id()) "/hint" } data-live {
                input type="hidden" name="seat" value=(decision.seat);
                input type="hidden" name="number" value=(decision.number);
                button title=(texts::ask_help(lang)) aria-keyshortcuts="!" { span aria-hidden="true" { "✦ " } (texts::ask(lang)) }
            }
        }
    }
}

fn told(decision: &Decision, advice: &Advice, lang: Lang) -> Markup {
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
