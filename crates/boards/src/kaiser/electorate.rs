//! One electorate with its seat, its spaces and everybody's power.

use kaiser::{Age, Board, Electorate, Kaiser, Land, Noble, Step};
use maud::{Markup, html};
use words::Lang;
use words::kaiser::{board as label, electorate as name, privilege};

use super::pieces::{TILE, charge, city, knight, noble, tenant};
use crate::Lit;

/// The width of an electorate.
pub(super) const WIDTH: f64 = 330.0;
/// The height of an electorate.
pub(super) const HEIGHT: f64 = 286.0;

/// How many noble spaces stand in a row.
const ROW: u8 = 4;

/// Draws an electorate at the origin. Places lie side by side, not inside one another, so that a click has
/// one meaning.
pub(super) fn electorate(
    game: &Kaiser,
    board: &Board,
    at: Electorate,
    lit: &Lit,
    lang: Lang,
) -> Markup {
    let land = &board.lands[at];
    let estate = if at.is_church() { "church" } else { "secular" };
    let id = at.id();
    if !land.played {
        return html! {
            g id={ "electorate-" (id) } class="electorate closed" data-anchor={ "electorate:" (id) } {
                rect class="ground" width=(WIDTH) height=(HEIGHT) rx="8" {}
                text class="title" x="14" y="26" { (name(lang, at)) }
                text x="14" y="48" { (label::not_played(lang)) }
            }
        };
    }
    html! {
        g id={ "electorate-" (id) } class={ "electorate " (estate) (state(lit, &format!("electorate:{id}"))) } data-anchor={ "electorate:" (id) } {
            rect class="ground" width=(WIDTH) height=(HEIGHT) rx="8" {}
            rect class="ring" x="4" y="4" width=(WIDTH - 8.0) height=(HEIGHT - 8.0) rx="6" {}
            text class="title" x="14" y="26" { (name(lang, at)) }
        }
        (seat(land, at, lit, lang))
        (spaces(game, land, at, lit, lang))
        (castles(game, land, at, lit))
        (cities(game, land, at, lang))
        (standing(game, board, at, lit))
        @if let Some(owner) = land.eminence {
            g class="eminence" transform="translate(286 6) scale(0.62)" { (noble(lang, Noble::baron(owner, Age::FortyFive))) }
        }
    }
}

/// The classes of a place where something can be done.
pub(super) fn state(lit: &Lit, anchor: &str) -> &'static str {
    if lit.is_chosen(anchor) {
        " chosen"
    } else if lit.is_legal(anchor) {
        " legal"
    } else {
        ""
    }
}

fn place(x: f64, y: f64) -> String {
    format!("translate({x} {y})")
}

/// The elector, and below the privilege.
fn seat(land: &Land, at: Electorate, lit: &Lit, lang: Lang) -> Markup {
    let id = at.id();
    html! {
        g id={ "elector-" (id) } class={ "seat" (state(lit, &format!("elector:{id}"))) } data-anchor={ "elector:" (id) } transform=(place(14.0, 42.0)) {
            rect class="space" x="-4" y="-4" width=(TILE + 8.0) height=(TILE + 8.0) rx="8" {}
            @match land.elector {
                Some(elector) => (noble(lang, elector)),
                None => { title { (label::vacant(lang)) } }
            }
            rect class="ring" x="-4" y="-4" width=(TILE + 8.0) height=(TILE + 8.0) rx="8" {}
        }
        g id={ "privilege-" (id) } class={ "privilege" (state(lit, &format!("privilege:{id}"))) (if land.used { " used" } else { "" }) } data-anchor={ "privilege:" (id) } transform=(place(10.0, 112.0)) {
            title { (privilege(lang, at)) }
            rect class="space" width="62" height="30" rx="15" {}
            path class="charge" d="M31 5L34 12H41L35.5 16.5L37.5 24L31 19.5L24.5 24L26.5 16.5L21 12H28Z" {}
            rect class="ring" width="62" height="30" rx="15" {}
        }
    }
}

fn spaces(game: &Kaiser, land: &Land, at: Electorate, lit: &Lit, lang: Lang) -> Markup {
    let id = at.id();
    html! {
        @for slot in 0..game.data().spaces[at].noble {
            @let x = 90.0 + f64::from(slot % ROW) * 59.0;
            @let y = 42.0 + f64::from(slot / ROW) * 60.0;
            g id={ "noble-" (id) "-" (slot) } class={ "noble-space" (state(lit, &format!("noble:{id}-{slot}"))) } data-anchor={ "noble:" (id) "-" (slot) } transform=(place(x, y)) {
                rect class="space" width=(TILE) height=(TILE) rx="6" {}
                @if let Some(found) = land.tenant(slot) { (tenant(lang, found)) }
                rect class="ring" width=(TILE) height=(TILE) rx="6" {}
            }
        }
    }
}

fn castles(game: &Kaiser, land: &Land, at: Electorate, lit: &Lit) -> Markup {
    let id = at.id();
    let count = game.data().spaces[at].castle;
    let width = f64::from(count) * 56.0;
    html! {
        @if count > 0 {
            g id={ "castle-" (id) } class={ "castle" (state(lit, &format!("castle:{id}"))) } data-anchor={ "castle:" (id) } transform=(place(10.0, 168.0)) {
                path class="space" d=(format!("M0 8H6V0H14V8H{}V0H{}V8H{}V66H0Z", width - 10.0, width - 2.0, width + 4.0)) {}
                rect class="ring" width=(width + 4.0) height="66" rx="4" {}
            }
            @for slot in 0..count {
                @let x = 13.0 + f64::from(slot) * 56.0;
                g id={ "castle-" (id) "-" (slot) } class={ "castle-space" (state(lit, &format!("castle:{id}-{slot}"))) } data-anchor={ "castle:" (id) "-" (slot) } transform=(place(x, 178.0)) {
                    @if let Some(&Some(owner)) = land.castles.get(usize::from(slot)) {
                        (knight(owner))
                        rect class="ring" width=(TILE) height=(TILE) rx="6" {}
                    }
                }
            }
        }
    }
}

fn cities(game: &Kaiser, land: &Land, at: Electorate, lang: Lang) -> Markup {
    html! {
        @for slot in 0..game.data().spaces[at].city {
            @let x = 318.0 - f64::from(slot + 1) * 50.0;
            g class="city-space" transform=(place(x, 184.0)) {
                rect class="space" width="45" height="45" rx="22" {}
                @if let Some(&Some(found)) = land.cities.get(usize::from(slot)) { (city(lang, found)) }
            }
        }
    }
}

/// Everybody's power, whoever would win the seat now being marked with a crown. Where the emperor decides a
/// tie, these are what he clicks.
fn standing(game: &Kaiser, board: &Board, at: Electorate, lit: &Lit) -> Markup {
    let power = game.power(board, at);
    let strongest: Vec<_> = Kaiser::strongest(&power).collect();
    let tied = board.step == Step::Tie { electorate: at };
    html! {
        g class="standing" transform=(place(14.0, 250.0)) {
            @for (index, colour) in game.colours().enumerate() {
                @let anchor = tied.then(|| format!("player:{}", colour.id()));
                @let lit_up = anchor.as_deref().map_or("", |anchor| state(lit, anchor));
                g class={ "tile " (colour.id()) (lit_up) } data-anchor=[anchor] transform=(place(index as f64 * 76.0, 0.0)) {
                    rect class="face" width="66" height="26" rx="13" {}
                    (charge(colour, 9.0, 6.0))
                    text class="power" x="38" y="19" text-anchor="middle" { (power[colour]) }
                    @if strongest.contains(&colour) { path class="crown" d="M50 18V8L53.5 12L56.5 7L59.5 12L63 8V18Z" {} }
                    rect class="ring" x="-4" y="-4" width="74" height="34" rx="17" {}
                }
            }
        }
    }
}
