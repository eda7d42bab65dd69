//! What is asked of the viewer, or who is thinking about what.

use catalog::{Choice, Decision};
use engine::{Seat, UndoRefusal};
use maud::{Markup, html};
use table::{Holder, Scene, Sight, Stage, Trouble, UndoRequest};
use words::Lang;
use words::site::{analysis, hint as hint_texts, table as texts};

use crate::pages::frame::rule_link;
use crate::pages::hint::hint;

/// The decision: prompt, choices, undo.
pub(super) fn decision(
    sight: &Sight<'_>,
    scene: &Scene<'_>,
    decision: Option<&Decision>,
    lang: Lang,
) -> Result<Markup, Trouble> {
    let mine = if decision.is_some() {
        "sheet mine"
    } else {
        "sheet"
    };
    Ok(html! {
        section id="decision" class=(mine) aria-labelledby="asked" {
            div id="notice" class="notice" role="status" aria-live="polite" data-which=(texts::which_one(lang))
                data-confirm=(texts::confirm(lang)) data-close=(texts::close(lang)) data-offline=(texts::offline(lang)) data-why=(texts::why_not(lang)) {}
            @if sight.stage() == Stage::Over {
                (over(sight, lang))
            } @else if let Some(decision) = decision {
                (asked(sight, decision, lang))
            } @else {
                (waiting(sight, scene, lang)?)
            }
            @if let Some(request) = sight.request() { (undo_request(sight, request, lang)) }
        }
    })
}

fn asked(sight: &Sight<'_>, decision: &Decision, lang: Lang) -> Markup {
    let on_board = |choice: &Choice| choice.anchor.as_str() != "button";
    let table = format!("/tables/{}", sight.id());
    let advised = sight.advice().map(|advice| advice.choice);
    html! {
        div class="top" {
            p class="whose" { (sight.sign(decision.seat, lang).unwrap_or_default()) (texts::your_turn(lang)) }
            @if sight.advice().is_none() { (hint(sight, decision, lang)) }
            (undo(sight, lang))
        }
        h1 id="asked" { (decision.prompt) " " (rule_link(sight.kind().id(), decision.rule, lang)) }
        @if sight.advice().is_some() { (hint(sight, decision, lang)) }
        form id="choices" method="post" action={ (table) "/decide" } data-live data-decision=(decision.number) {
            input type="hidden" name="seat" value=(decision.seat);
            input type="hidden" name="number" value=(decision.number);
            @for board in [true, false] {
                div class=(if board { "choices places" } else { "choices" }) {
                    @for (index, choice) in decision.choices.iter().enumerate().filter(|(_, choice)| on_board(choice) == board) {
                        button id={ "choice-" (decision.number) "-" (index) } class=(if advised == Some(index) { "choice advised" } else { "choice" }) name="choice" value=(index) data-anchor=(choice.anchor) {
                            (choice.label)
                            @if advised == Some(index) { span class="unseen" { " (" (hint_texts::advised(lang)) ")" } }
                        }
                    }
                }
            }
        }
        p class="note" { a href={ (table) "/why?seat=" (decision.seat) } data-all-why { (texts::why_not(lang)) } }
    }
}

fn waiting(sight: &Sight<'_>, scene: &Scene<'_>, lang: Lang) -> Result<Markup, Trouble> {
    let plays = sight.viewer().seat().is_some();
    let state = if plays {
        texts::please_wait(lang)
    } else {
        texts::watching(lang)
    };
    let thinking = scene.to_act();
    Ok(html! {
        div class="top" {
            p class="whose waits" { @for seat in thinking.iter() { (sight.sign(seat, lang)?) } (state) }
            (undo(sight, lang))
        }
        h1 id="asked" { (scene.waiting(lang)?) }
    })
}

fn over(sight: &Sight<'_>, lang: Lang) -> Markup {
    let table = format!("/tables/{}", sight.id());
    html! {
        p class="whose" { (texts::over(lang)) }
        h1 id="asked" { (sight.result(lang).unwrap_or_default()) }
        div class="row" {
            a class="button primary" href={ (table) "/analysis" } { (analysis::analysis(lang)) }
            a class="button" href={ (table) "/replay?at=0" } { (texts::replay(lang)) }
            a class="button" href={ (table) "/chronicle" } download { (texts::download(lang)) }
            a class="button" href={ "/games/" (sight.kind().id()) "/new" } { (texts::once_more(lang)) }
        }
        p class="note" { (texts::download_help(lang)) }
    }
}

/// The seat whose decision the viewer may take back: his own.
fn undo(sight: &Sight<'_>, lang: Lang) -> Markup {
    let Some(seat) = sight.viewer().seat() else {
        return html! {};
    };
    let free = sight.can_undo();
    let others = sight
        .seats(lang)
        .iter()
        .any(|other| other.seat != seat && other.holder == Holder::Human && !other.yours);
    // Where nobody is to be asked but the reader himself and bots, asking is granting.
    let label = match free {
        Ok(()) => texts::undo(lang),
        Err(UndoRefusal::Nothing) => return html! {},
        Err(_) if others => texts::ask_undo(lang),
        Err(_) => texts::undo(lang),
    };
    if sight.stage() != Stage::Playing || sight.request().is_some() {
        return html! {};
    }
    let title = free
        .err()
        .map(|refusal| words::common::undo_refusal(lang, refusal));
    html! {
        form id="undo" class="undo" method="post" action={ "/tables/" (sight.id()) "/undo" } data-live {
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="number" value=(sight.position().number);
            button title=[title] aria-keyshortcuts="u" { span aria-hidden="true" { "↶ " } (label) }
        }
    }
}

fn undo_request(sight: &Sight<'_>, request: UndoRequest, lang: Lang) -> Markup {
    let Some(seat) = sight.viewer().seat() else {
        return html! {};
    };
    let own = request.seat == seat;
    let side = name_of(sight, request.seat, lang);
    html! {
        form id="undo-request" class="request" method="post" action={ "/tables/" (sight.id()) "/answer" } data-live {
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="request" value=(request.number);
            @if own {
                p { (texts::undo_waits(lang)) }
                button name="grant" value="no" { (texts::withdraw(lang)) }
            } @else {
                p { (texts::undo_asked(lang, side)) }
                @if request.waiting.contains(seat) {
                    button class="primary" name="grant" value="yes" { (texts::grant(lang)) }
                    button name="grant" value="no" { (texts::refuse(lang)) }
                }
            }
        }
    }
}

fn name_of(sight: &Sight<'_>, seat: Seat, lang: Lang) -> String {
    let seats = sight.seats(lang);
    let found = seats.into_iter().find(|one| one.seat == seat);
    found.map_or_else(String::new, |one| one.side)
}
