//! The head of a table: the game, the phase as past, now and next, and the way to everything else.

use engine::Seat;
use maud::{Markup, html};
use table::{PositionView, Stage, TableView};
use words::Lang;
use words::site::{frame, hint, motion, table as texts};

use super::lobby::let_bot_play;
use crate::pages::frame::{PageContext, site_links};
use crate::pages::home::called;
use crate::pages::icons::{Tool, tool};
use crate::pages::rules::rules_page;
use crate::pages::sandbox::texts as sandbox;

/// The longest list of players below the name of the game.
const NAMES: usize = 34;

/// The head; a table that waits for players has no phases.
pub(in crate::pages) fn head(
    view: &TableView<'_>,
    scene: Option<&PositionView<'_>>,
    reader: &PageContext,
) -> Markup {
    let lang = reader.lang;
    let kind = view.kind();
    let names: Vec<String> = view
        .seats(lang)
        .iter()
        .map(|seat| called(seat, lang))
        .collect();
    // All of them stand in the rail; here they are left out where they would not fit.
    let names = Some(names.join(", ")).filter(|names| names.chars().count() <= NAMES);
    let names = names.unwrap_or_default();
    html! {
        div id="table-head" class="table-head" {
            a class="mark" href="/" aria-label={ "Kroniek: " (frame::home(lang)) } { (tool(Tool::Brand)) }
            p class="which" { b { (kind.title(lang)) } @if !names.is_empty() { span { (names) } } }
            @if let Some(scene) = scene { (strip(view, scene, lang)) }
            div class="tools" {
                p class="live" role="status" { span class="on" { (texts::live(lang)) } span class="off" { (texts::reconnecting(lang)) } }
                a class="tool" href=(rules_page(view)) target="_blank" { (tool(Tool::Book)) span class="label" { (texts::rules(lang)) } }
                (menu(view, reader))
            }
        }
    }
}

/// The classes that give an element the colour of a seat.
pub(in crate::pages) fn seat_class(view: &TableView<'_>, seat: Option<Seat>, lang: Lang) -> String {
    let seats = view.seats(lang);
    let found = seats.iter().find(|one| Some(one.seat) == seat);
    found.map_or_else(String::new, |one| {
        format!("of-seat {} {}", view.kind().id(), one.id)
    })
}

/// Three places that never change their size over one mark for each phase; opened, the list of all phases.
fn strip(view: &TableView<'_>, scene: &PositionView<'_>, lang: Lang) -> Markup {
    let (kind, moment) = (view.kind(), scene.moment());
    let about = kind.about();
    let last = kind.phases().len() as u8;
    let set_up = moment.round == 0;
    let round = scene.round(lang);
    let now = if set_up {
        round.as_str()
    } else {
        about.phase(lang, moment.phase)
    };
    let past = moment.phase.checked_sub(1).filter(|_| !set_up);
    let next = if set_up {
        moment.phase
    } else {
        moment.phase + 1
    };
    let colour = seat_class(view, scene.to_act().first(), lang);
    html! {
        details id="strip" class="strip pops" {
            summary {
                span class="round" { (round) }
                span class="slots" {
                    span class="before" { @if let Some(past) = past { "✓ " (about.phase(lang, past)) } }
                    span class="current" { b { (now) } @if !set_up { i { (moment.phase + 1) "/" (last) } } }
                    span class="after" { @if next < last { (texts::then(lang, about.phase(lang, next))) } @else { (texts::next_round(lang)) } }
                }
                span class="ticks" aria-hidden="true" {
                    @for phase in 0..last {
                        @let class = match phase.cmp(&moment.phase) {
                            _ if set_up && phase != moment.phase => "coming",
                            std::cmp::Ordering::Less => "past",
                            std::cmp::Ordering::Equal if set_up => "now coming",
                            std::cmp::Ordering::Equal => "now",
                            std::cmp::Ordering::Greater => "coming",
                        };
                        span id={ "phase-" (phase) } class={ (class) @if phase == moment.phase { " " (colour) } } {}
                    }
                }
            }
            ol class="pop" aria-label=(texts::phases(lang)) {
                @for phase in 0..last {
                    li aria-current=[(!set_up && phase == moment.phase).then_some("step")] { b { (about.phase(lang, phase)) } p { (about.phase_help(lang, phase)) } }
                }
            }
        }
    }
}

fn menu(view: &TableView<'_>, reader: &PageContext) -> Markup {
    let lang = reader.lang;
    html! {
        details id="menu" class="menu pops" {
            summary class="tool" { (tool(Tool::Menu)) span class="label" { (texts::menu(lang)) } }
            div class="pop" {
                nav aria-label=(texts::menu(lang)) {
                    a href="/" { (frame::home(lang)) }
                    a href=(rules_page(view)) { (texts::rules(lang)) }
                    @if view.stage() != Stage::Gathering {
                        a href={ "/tables/" (view.id()) "/replay?at=0" @if let Some(seat) = view.viewer().seat() { "&seat=" (seat) } } { (texts::replay(lang)) }
                    }
                    @if view.stage() == Stage::Playing && let Some(seat) = view.viewer().seat() {
                        a href={ "/tables/" (view.id()) "/sandbox?seat=" (seat) } { (sandbox::heading(lang)) }
                    }
                    (site_links(reader))
                }
                label class="volume" { span { (motion::sound(lang)) } input id="volume" type="range" min="0" max="100" step="10" value="0" data-off=(motion::sound_off(lang)); }
                (agreed(view, lang))
                @if view.stage() == Stage::Playing { (leave(view, lang)) }
            }
        }
    }
}

/// The way out: behind a fold, so that nobody takes it by mistake.
fn leave(view: &TableView<'_>, lang: Lang) -> Markup {
    html! {
        @if let Some(seat) = view.viewer().seat() {
            details id="leave" {
                summary { (texts::leave(lang)) }
                p class="note" { (texts::leave_help(lang)) }
                (let_bot_play(view, seat, lang))
            }
        }
    }
}

fn agreed(view: &TableView<'_>, lang: Lang) -> Markup {
    let kind = view.kind();
    let options = &view.header().options;
    html! {
        details id="agreed" {
            summary { (texts::agreed(lang)) }
            dl class="facts" {
                @for (id, value) in options {
                    div { dt { (kind.about().option(lang, id)) } dd { (kind.about().value(lang, id, value)) } }
                }
                @if !view.allows_hints() { div { dt { (hint::heading(lang)) } dd { (hint::none(lang)) } } }
                @if let Some(seal) = view.commitment() {
                    div { dt { (texts::seal(lang)) } dd class="seal" { (seal.0.to_hex()) } }
                }
            }
        }
    }
}
