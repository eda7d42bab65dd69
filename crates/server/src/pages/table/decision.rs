//! What is asked of the viewer, or who is thinking about what.

use boards::Panel;
use engine::Seat;
use maud::{Markup, html};
use table::{PositionView, Stage, TableError, TableId, TableView, TiledDecision};
use words::Lang;
use words::site::{analysis, motion, table as texts};

use super::choices::{ChoiceForm, choices};
use super::guide;
use super::head::seat_class;
use crate::pages::companion;
use crate::pages::frame::{PageContext, rule_link};
use crate::pages::hint::{advice, hint};
use crate::pages::icons::{Tool, tool};
use crate::pages::lobby::texts as lobby;
use crate::pages::pace;
use crate::pages::rules::rules_page;

/// The decision: who, what, the choices, and below them what always lies in the same place.
pub(super) fn decision(
    view: &TableView<'_>,
    scene: &PositionView<'_>,
    open: Option<&TiledDecision>,
    again: Option<TableId>,
    reader: &PageContext,
) -> Result<Markup, TableError> {
    let lang = reader.lang;
    let colour = seat_class(view, scene.to_act().first(), lang);
    let content = if view.stage() == Stage::Over {
        over(view, scene, again, lang)?
    } else if let Some(open) = open {
        asked(view, open, &below(view, scene, reader)?, &colour, lang)
    } else {
        waiting(view, scene, reader, &colour)?
    };
    Ok(html! {
        section id="decision" class=(if open.is_some() { "sheet decision mine" } else { "sheet decision" }) aria-labelledby="asked" {
            span class={ "edge " (colour) } {}
            (content)
            (guide::form(reader))
            (companion::form(view.id()))
        }
    })
}

/// What is said below the choices: the guide, unless a companion speaks instead of it, and the companion's switch.
fn below(
    view: &TableView<'_>,
    scene: &PositionView<'_>,
    reader: &PageContext,
) -> Result<Markup, TableError> {
    let switch = companion::switch(view, reader);
    let speaks = reader.companion.is_on && !switch.0.is_empty();
    Ok(html! {
        @if !speaks { (guide::guide(scene, reader)?) }
        (switch)
    })
}

fn asked(
    view: &TableView<'_>,
    open: &TiledDecision,
    below: &Markup,
    colour: &str,
    lang: Lang,
) -> Markup {
    let decision = &open.decision;
    let side = name_of(view, decision.seat, lang);
    let form = ChoiceForm {
        address: format!("/tables/{}/decide", view.id()),
        fields: vec![
            ("seat", decision.seat.to_string()),
            ("number", open.entry.to_string()),
        ],
        number: open.entry.to_string(),
        decision,
        advised: view.advice().map(|advice| advice.choice),
        tried: None,
    };
    html! {
        div class="ask" {
            p class="whose" {
                (view.sign(decision.seat, lang).unwrap_or_default())
                span class=(colour) { (texts::your_turn(lang, side)) }
                (rule_link(view.kind(), &rules_page(view), decision.rule, lang))
            }
            h1 id="asked" class=[size_class(&decision.prompt)] { (decision.prompt) }
            (undo_request(view, lang))
            (pace::notices(view, lang))
            (advice(view, decision, lang))
        }
        (choices(&form, below, lang))
        div class="means" {
            (undo(view, lang))
            (hint(view, open, lang))
            a class="tool" href={ "/tables/" (view.id()) "/why?seat=" (decision.seat) } data-all-why { (tool(Tool::Question)) span class="label" { (texts::why_not(lang)) } }
        }
    }
}

/// A long question is set in smaller type, so that the choices stay in sight.
fn size_class(prompt: &str) -> Option<&'static str> {
    match prompt.chars().count() {
        0..=62 => None,
        63..=108 => Some("long"),
        _ => Some("longer"),
    }
}

fn waiting(
    view: &TableView<'_>,
    scene: &PositionView<'_>,
    reader: &PageContext,
    colour: &str,
) -> Result<Markup, TableError> {
    let lang = reader.lang;
    let plays = view.viewer().seat().is_some();
    let state = if plays {
        texts::please_wait(lang)
    } else {
        texts::watching(lang)
    };
    Ok(html! {
        div class="ask" {
            p class="whose waits" {
                @for seat in scene.to_act().iter() { (view.sign(seat, lang)?) }
                span class=(colour) { (state) }
                span class="thinks" aria-hidden="true" { i {} i {} i {} }
            }
            h1 id="asked" { (scene.waiting(lang)?) }
            (undo_request(view, lang))
            (pace::notices(view, lang))
        }
        div class="groups scroller" { (below(view, scene, reader)?) }
        div class="means" { (undo(view, lang)) }
    })
}

/// The end: who came where, and what can be done with the game now.
fn over(
    view: &TableView<'_>,
    scene: &PositionView<'_>,
    again: Option<TableId>,
    lang: Lang,
) -> Result<Markup, TableError> {
    let table = format!("/tables/{}", view.id());
    let sat_here = !view.held().is_empty();
    Ok(html! {
        div class="ask" {
            p class="whose" { span { (texts::over(lang)) } }
            h1 id="asked" { (view.result(lang).unwrap_or_default()) }
        }
        div class="groups scroller" {
            (ranking(view, scene, lang)?)
            @if again.is_some() && sat_here { p { (lobby::again_waits(lang)) } }
            div class="row" {
                a class="button" href={ "/games/" (view.kind().id()) "/new" } { (texts::once_more(lang)) }
                a class="button" href={ (table) "/chronicle" } download { (texts::download(lang)) }
            }
            p class="note" { (texts::download_help(lang)) }
            (share(view, &table, lang))
        }
        div class="pinned ends" {
            @if sat_here { (play_again(&table, again, lang)) }
            a class={ "button" @if !sat_here { " primary" } } href={ (table) "/analysis" } { (analysis::analysis(lang)) }
            a class="button" href={ (table) "/replay?at=0" } { (texts::replay(lang)) }
        }
    })
}

/// The button for those who sat here: one new table for all of them.
fn play_again(table: &str, again: Option<TableId>, lang: Lang) -> Markup {
    html! {
        form id="again" method="post" action={ (table) "/again" } {
            button class="primary" { @if again.is_some() { (lobby::join_again(lang)) } @else { (lobby::again(lang)) } }
        }
    }
}

/// What can be passed on: the link and, of a public table, the picture.
fn share(view: &TableView<'_>, table: &str, lang: Lang) -> Markup {
    let pictured = cfg!(feature = "pictures") && !view.is_private();
    html! {
        h2 { (motion::share(lang)) }
        div class="row" {
            span class="invite" {
                input class="unseen" readonly tabindex="-1" value={ (table) "/replay" } data-link aria-label=(texts::share(lang));
                button type="button" data-copy data-copied=(texts::copied(lang)) { (texts::share(lang)) }
            }
            @if pictured { a class="button" href={ (table) "/picture.png?lang=" (lang.tag()) } download={ (view.kind().id()) ".png" } { (motion::picture(lang)) } }
        }
    }
}

/// Winners first, then by score; who has the same has the same place. What is counted says the players' table.
fn ranking(
    view: &TableView<'_>,
    scene: &PositionView<'_>,
    lang: Lang,
) -> Result<Markup, TableError> {
    let Some(outcome) = view.outcome() else {
        return Ok(html! {});
    };
    let seats = view.seats(lang);
    let mut panels = scene.panels(lang)?;
    let merit = |seat: Seat| {
        let score = outcome.scores.get(seat.index());
        (!outcome.winners.contains(seat), score.map(|score| -score))
    };
    panels.sort_by_key(|panel| merit(panel.seat));
    let place = |seat: Seat| {
        let better = |panel: &&Panel| merit(panel.seat) < merit(seat);
        panels.iter().filter(better).count() + 1
    };
    let name = |seat: Seat| {
        let found = seats.iter().find(|one| one.seat == seat);
        found.map_or("", |one| one.name.as_str())
    };
    Ok(html! {
        table class="ranking" {
            tbody {
                @for panel in &panels {
                    tr class={ "of-seat " (view.kind().id()) " " (panel.id) } {
                        td class="place" { (place(panel.seat)) }
                        th scope="row" { (view.sign(panel.seat, lang)?) b { (panel.name) } " " (name(panel.seat)) }
                        td class="score" { b { (panel.score.value) } }
                    }
                }
            }
        }
    })
}

/// Takes the viewer's last decision back, or leads to the page that rewinds the game.
fn undo(view: &TableView<'_>, lang: Lang) -> Markup {
    let Some(seat) = view.viewer().seat().filter(|_| view.request().is_none()) else {
        return html! {};
    };
    let table = format!("/tables/{}", view.id());
    match (view.can_undo(), view.rewind_to()) {
        (Ok(()), _) => html! {
            form id="undo" class="undo" method="post" action={ (table) "/undo" } data-live {
                input type="hidden" name="seat" value=(seat);
                input type="hidden" name="number" value=(view.position().entry);
                button class="tool" aria-keyshortcuts="u" { (tool(Tool::Back)) span class="label" { (texts::undo(lang)) } }
            }
        },
        (Err(refusal), Some(to)) => html! {
            form id="rewind" class="undo" method="get" action={ (table) "/rewind" } {
                input type="hidden" name="seat" value=(seat);
                input type="hidden" name="to" value=(to);
                button class="tool" title=(words::common::undo_refusal(lang, refusal)) { (tool(Tool::Rewind)) span class="label" { (texts::rewind_now(lang)) "…" } span class="unseen" { " " (texts::rewind(lang, to)) } }
            }
        },
        (Err(_), None) => html! {},
    }
}

fn undo_request(view: &TableView<'_>, lang: Lang) -> Markup {
    let (Some(request), Some(seat)) = (view.request(), view.viewer().seat()) else {
        return html! {};
    };
    let own = request.seat == seat;
    let who = view.player_name(request.seat, lang);
    let taken_back = view.position().decisions.0 - request.decisions.0;
    html! {
        form id="undo-request" class="request" method="post" action={ "/tables/" (view.id()) "/answer" } data-live {
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="request" value=(request.entry);
            @if own {
                p { (texts::rewind_waits(lang, request.decisions)) }
                button name="grant" value="no" { (texts::withdraw(lang)) }
            } @else {
                p { (texts::rewind_asked(lang, who, request.decisions, taken_back)) }
                @if request.waiting.contains(seat) {
                    button class="primary" name="grant" value="yes" { (texts::grant(lang)) }
                    button name="grant" value="no" { (texts::refuse(lang)) }
                }
            }
        }
    }
}

fn name_of(view: &TableView<'_>, seat: Seat, lang: Lang) -> String {
    let seats = view.seats(lang);
    let found = seats.into_iter().find(|one| one.seat == seat);
    found.map_or_else(String::new, |one| one.side)
}
