//! The figures of one card, land or table, and how it looks with them.

use engine::data::{Figure, FigureForm, Source};
use maud::{Markup, html};
use words::Lang;
use words::site::game as game_texts;

use super::names::{entry_name, figure_name, group_name, value_name};
use super::texts;
use super::work::{LONGEST_NOTE, Work, capital};
use crate::pages::board_picture;
use crate::pages::frame::{PageContext, encoded, rule_link};
use crate::pages::icons::{Tool, tool};

/// The figures with their fields.
pub(super) fn figures(work: &Work, lang: Lang) -> Markup {
    let entry = work.shown();
    html! {
        section id="figures" class="sheet figures" aria-labelledby="entry" {
            div class="entry-head" {
                h2 id="entry" tabindex="-1" { (entry_name(work.kind, entry, lang)) }
                @if let Some(group) = work.group_of(entry) { span class="note" { (group_name(work.kind, group, lang)) } }
            }
            @for (number, figure) in work.figures_of(entry) {
                @let id = format!("figure-{number}");
                @let locked = work.is_locked(figure);
                div class="figure" {
                    div {
                        label for=(id) { (figure_name(work.kind, figure, lang)) }
                        @if matches!(figure.form, FigureForm::Numbers | FigureForm::Words) { p class="note" { (texts::with_commas(lang)) } }
                    }
                    (field(work, figure, &id, locked, lang))
                    div class="from" {
                        div id={ "state-" (number) } role="status" { (state(work, figure, lang)) }
                        @if locked { p class="note locked" { (texts::locked(lang)) " " button name="unlock" value=(figure.path) class="as-link" { (texts::unlock(lang)) span class="unseen" { ": " (figure_name(work.kind, figure, lang)) } } } }
                        @else if work.unlocked.contains(&figure.path) { input type="hidden" name="unlock" value=(figure.path); }
                    }
                }
            }
            div class="for-others" {
                label for="note" { (texts::note_for_others(lang)) }
                input id="note" name="note" value=(work.note(entry)) maxlength=(LONGEST_NOTE) autocomplete="off";
            }
        }
    }
}

/// The field that suits a figure.
fn field(work: &Work, figure: &Figure, id: &str, locked: bool, lang: Lang) -> Markup {
    let written = work.written_at(figure);
    let wrong = !work.problems(figure).is_empty();
    let changed = work.changes.contains_key(&figure.path);
    let class = match (wrong, changed) {
        (true, _) => "field wrong",
        (_, true) => "field mine",
        _ => "field",
    };
    let name = format!("figure.{}", figure.path);
    let choices = match figure.form {
        FigureForm::YesNo => vec!["true".to_owned(), "false".to_owned()],
        FigureForm::Word => work.choices(figure),
        _ => Vec::new(),
    };
    let called = figure_name(work.kind, figure, lang);
    html! {
        div class=(class) {
            @if choices.len() > 1 {
                select id=(id) name=(name) disabled[locked] {
                    @for choice in &choices { option value=(choice) selected[*choice == written] { (option_name(work, figure, choice, lang)) } }
                    @if !choices.contains(&written) { option value=(written) selected { (written) } }
                }
            } @else if matches!(figure.form, FigureForm::Whole | FigureForm::Decimal) {
                button type="button" class="step scripted-only" data-step="-1" aria-label=(texts::less(lang, &called)) disabled[locked] { "−" }
                input id=(id) name=(name) value=(written) inputmode=(if figure.form == FigureForm::Whole { "numeric" } else { "decimal" }) size="4" maxlength="12" autocomplete="off" readonly[locked] data-number;
                button type="button" class="step scripted-only" data-step="1" aria-label=(texts::more(lang, &called)) disabled[locked] { "+" }
            } @else if matches!(figure.form, FigureForm::Words | FigureForm::Raw) {
                textarea id=(id) name=(name) rows="3" spellcheck="false" readonly[locked] { (written) }
            } @else {
                input id=(id) name=(name) value=(written) autocomplete="off" readonly[locked];
            }
        }
    }
}

fn option_name(work: &Work, figure: &Figure, choice: &str, lang: Lang) -> String {
    match (figure.form, choice) {
        (FigureForm::YesNo, "true") => texts::yes(lang),
        (FigureForm::YesNo, _) => texts::no(lang),
        _ => value_name(work.kind, figure, choice, lang),
    }
}

/// Where a figure is known from, and what is wrong with it.
fn state(work: &Work, figure: &Figure, lang: Lang) -> Markup {
    let problems = work.problems(figure);
    let changed = work.is_touched(figure);
    let page = format!("/games/{}/rules", work.kind.id());
    let was = figure.form.shown(&figure.literal);
    html! {
        @if changed {
            span class="chip owner" { (texts::was(lang, option_name(work, figure, &was, lang))) }
        } @else {
            span class={ "chip " (figure.source) } { (game_texts::source_name(lang, figure.source)) }
        }
        @if changed && figure.source != Source::Owner { p class="note" { (game_texts::source_name(lang, figure.source)) "." } }
        @if !figure.note.is_empty() { p class="note" lang="en" { (figure.note) } }
        @for (rule, problem) in &problems {
            p class="wrong" { (tool(Tool::Warning)) span { (capital(&words::data_problem(lang, problem))) " " (rule_link(work.kind, &page, rule, lang)) } }
        }
        @if changed && problems.is_empty() { p class="fits" { (tool(Tool::Check)) span { (texts::fits(lang)) } } }
    }
}

/// The same for all figures of the entry, for the script.
pub(super) fn states(work: &Work, lang: Lang) -> Markup {
    html! {
        @for (number, figure) in work.figures_of(work.shown()) {
            div id={ "state-" (number) } class=(work.class_of(figure)) { (state(work, figure, lang)) }
        }
    }
}

/// The entry as it is printed, with the figures and without.
pub(super) fn pictures(work: &Work, reader: &PageContext, typing: bool) -> Markup {
    let (entry, lang) = (work.shown(), reader.lang);
    let base = format!("/games/{}/workshop", work.kind.id());
    let address = |edition: &str| {
        format!(
            "{base}/printed.svg?entry={}&edition={}&lang={}",
            encoded(entry),
            encoded(edition),
            lang.tag()
        )
    };
    let name = entry_name(work.kind, entry, lang);
    let differs = work.changed_in(entry) > 0;
    html! {
        aside id="printed" class="sheet printed" aria-label=(texts::drawn(lang)) {
            @if work.is_drawn(typing, lang) {
                input type="hidden" name="drawn" value="yes";
                div { h2 { (texts::drawn(lang)) } (board_picture::drawn(&address(&work.written_for(entry)), &name, reader.theme)) }
                @if differs { div class="before" { h2 { (texts::before(lang)) } (board_picture::drawn(&address(""), &texts::before_of(lang, &name), reader.theme)) } }
            }
        }
    }
}
