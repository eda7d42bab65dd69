//! What is drawn many times, once: the symbols that the rest of the board uses.

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};
use troyes_rules::{Activity, Building, Character, EventCard};

use super::Scene;
use super::art;

/// A symbol with its own units, and the class by which its shapes are painted.
fn symbol(id: &str, units: &str, class: &str, drawing: &str) -> Markup {
    html! { symbol id=(id) class="troyes art" viewBox=(units) { g class=(class) { (PreEscaped(drawing)) } } }
}

/// The pieces and the scenery, which never change.
pub(super) fn symbols() -> &'static Markup {
    static SYMBOLS: LazyLock<Markup> = LazyLock::new(drawn);
    &SYMBOLS
}

fn drawn() -> Markup {
    html! {
        svg id="symbols-troyes" class="defs" width="0" height="0" aria-hidden="true" {
            defs {
                linearGradient id="sky" x1="0" y1="0" x2="0" y2="1" {
                    stop class="sky0" offset="0" {}
                    stop class="sky1" offset="1" {}
                }
                pattern id="diaper" width="12" height="12" patternUnits="userSpaceOnUse" { path class="diaper" d="M6 0L12 6L6 12L0 6Z" {} }
                pattern id="lozenge" width="18" height="26" patternUnits="userSpaceOnUse" {
                    path class="lozenge" d="M9 0L18 13L9 26L0 13Z" {}
                    circle class="dot" cx="9" cy="13" r="2" {}
                }
                @for family in art::FAMILIES {
                    @let name = family.id();
                    (symbol(&format!("fig-{name}"), "-1 -1 32 40", &format!("figure {name}"), &art::figure(family)))
                    (symbol(&format!("cube-of-{name}"), "0 0 27 27", &format!("cube {name}"), &art::cube(family)))
                    (symbol(&format!("tok-{name}"), "-1 -1 26 26", &format!("token {name}"), &art::token(family)))
                }
                @for colour in art::DICE {
                    @let name = colour.map_or("black", troyes_rules::Colour::id);
                    (symbol(&format!("d-{name}"), "0 0 40 41", &format!("dieart {name}"), &art::die(colour)))
                }
                @for name in art::MINIS { (symbol(&format!("mini-{name}"), "0 0 18 18", &format!("dieart {name}"), &art::mini(name))) }
                @for icon in art::ICONS { (symbol(&format!("i-{}", icon.id()), "0 0 18 18", "icon", art::icon(icon))) }
                @for character in Character::ALL {
                    (symbol(&format!("ch-{}", character.id()), "0 0 40 40", "char", art::character(character)))
                }
                @for building in Building::ALL { g id={ "art-" (building.id()) } class="troyes art" { (PreEscaped(art::building(building))) } }
                g id="art-cathedral" class="troyes art" { (PreEscaped(art::cathedral())) }
                g id="skyline" class="troyes art" { (PreEscaped(art::skyline())) }
                g id="roofs" class="troyes art homes" { (PreEscaped(art::roofs())) }
                g id="wall" class="troyes art" { (PreEscaped(art::wall())) }
                g id="furrows" class="troyes art" { (PreEscaped(art::fields())) }
            }
        }
    }
}

/// The name of an event's symbol: events of a kind share one.
pub(super) fn emblem_of(event: EventCard) -> &'static str {
    match event {
        EventCard::Brigandage1 | EventCard::Brigandage2 | EventCard::Brigandage3 => "brigandage",
        EventCard::Skirmishes1 | EventCard::Skirmishes2 => "skirmishes",
        other => other.id(),
    }
}

/// The emblems of the cards and events that lie on the table.
pub(super) fn emblems(scene: Scene<'_>) -> Markup {
    let board = &scene.view.board;
    let row = board.row.iter().map(|threat| threat.card);
    let mut events: Vec<EventCard> = [EventCard::Marauding].into_iter().chain(row).collect();
    events.sort_by_key(|&event| emblem_of(event));
    events.dedup_by_key(|event| emblem_of(*event));
    html! {
        svg class="defs" width="0" height="0" aria-hidden="true" {
            defs {
                @for card in board.open_cards() { (emblem_of_card(card.activity)) }
                @for event in events { (emblem_of_event(event)) }
            }
        }
    }
}

/// The emblem of a card.
pub(super) fn emblem_of_card(card: Activity) -> Markup {
    symbol(
        &format!("em-{}", card.id()),
        "0 0 64 64",
        "em",
        &art::activity(card),
    )
}

/// The emblem of an event.
pub(super) fn emblem_of_event(event: EventCard) -> Markup {
    symbol(
        &format!("ev-{}", emblem_of(event)),
        "0 0 64 64",
        "em",
        &art::event(event),
    )
}
