//! Asking a bot what it would do.

use axum::extract::{Form, State};
use axum::response::Redirect;
use bots::Advice;
use catalog::Decision;
use engine::Seat;
use maud::{Markup, html};
use serde::Deserialize;
use table::{Sight, Trouble};
use words::Lang;
use words::site::hint as texts;

use super::act::back;
use super::frame::Reader;
use super::new_table::level_text;
use crate::api::At;
use crate::{App, Fault};

#[derive(Deserialize)]
pub(super) struct Asked {
    seat: u8,
    number: u32,
}

/// Asks; the way back shows the answer. On an old position nothing is asked: the way back shows the new one.
pub(super) async fn ask(
    State(app): State<App>,
    reader: Reader,
    At(table): At,
    Form(form): Form<Asked>,
) -> Result<Redirect, Fault> {
    let (caller, seat) = (&reader.guest.caller, Seat(form.seat));
    let hint = crate::hint::hint(&app, table, caller, seat, form.number, reader.lang);
    match hint.await {
        Ok(_) | Err(Fault::Table(Trouble::Stale)) => Ok(back(table, form.seat)),
        Err(fault) => Err(fault),
    }
}

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
