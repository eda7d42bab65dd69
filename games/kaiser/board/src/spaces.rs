//! The spaces of an electorate: for nobles, in castles, for cities; and who stands behind the elector.

use engine::Anchor;
use kaiser_rules::{BoardPlace, Electorate, Kaiser, Land, Spot};
use kaiser_words::board as label;
use maud::{Markup, html};
use words::Lang;

use super::electorate::{WIDTH, meant};
use super::pieces::{CITY, TILE, charge, city, knight, place, tenant};
use boards::Lit;

/// Where the row of noble spaces begins.
const NOBLES: f64 = 90.0;
/// Where the row of castles and cities begins.
const TOWERS: f64 = 145.0;

/// All spaces with what is on them.
pub(super) fn spaces(game: &Kaiser, land: &Land, at: Electorate, lit: &Lit, lang: Lang) -> Markup {
    html! {
        (nobles(game, land, at, lit, lang))
        (castles(game, land, at, lit))
        (cities(game, land, at, lit, lang))
        @if let Some(owner) = land.eminence {
            g id={ "piece-" (at.id()) "-eminence-" (owner.id()) } class={ "eminence tile " (owner.id()) } transform=(place(WIDTH - 58.0, 64.0)) {
                title { (label::eminence(lang, owner)) }
                path class="face" d="M0 21V10Q0 0 22 0Q44 0 44 10V21Z" {}
                (charge(owner, 5.0, 5.0))
                text class="power" x="31" y="17" text-anchor="middle" { "+1" }
            }
        }
    }
}

fn nobles(game: &Kaiser, land: &Land, at: Electorate, lit: &Lit, lang: Lang) -> Markup {
    let id = at.id();
    let count = game.data().spaces[at].noble;
    let step = (206.0 / f64::from(count)).min(TILE + 5.0);
    let scale = (step - 3.0).min(TILE) / TILE;
    html! {
        @for slot in 0..count {
            @let (anchor, class) = meant(lit, at, BoardPlace::Spot(Spot::Noble(at, slot)));
            @let found = land.tenant(slot);
            g id={ "noble-" (id) "-" (slot) } class={ "noble-space" (class) } data-anchor=(anchor) transform=(format!("translate({} {NOBLES}) scale({scale})", 9.0 + f64::from(slot) * step)) {
                rect class={ "space" (if found.is_none() { " free" } else { "" }) } width=(TILE) height=(TILE) rx="6" {}
                @if let Some(found) = found { (tenant(lang, found, &format!("{id}-{slot}"))) }
                rect class="ring" width=(TILE) height=(TILE) rx="6" {}
            }
        }
    }
}

fn castles(game: &Kaiser, land: &Land, at: Electorate, lit: &Lit) -> Markup {
    let id = at.id();
    let count = game.data().spaces[at].castle;
    let width = f64::from(count) * 40.0 + 2.0;
    let castles = Anchor::from(BoardPlace::Castles(at));
    let (anchor, class) = meant(lit, at, castles.clone());
    html! {
        @if count > 0 {
            g id={ "castle-" (id) } class={ "castle" (class) } data-anchor=(anchor) transform=(place(9.0, TOWERS)) {
                path class="space" d=(format!("M0 0H8V5H14V0H{}V5H{}V0H{width}V44H0Z", width - 14.0, width - 8.0)) {}
                rect class="ring" width=(width) height="44" rx="4" {}
            }
            @for slot in 0..count {
                @if let Some(&Some(owner)) = land.castles.get(usize::from(slot)) {
                    // A knight is a place of its own only where he himself can be clicked.
                    @let own = Anchor::from(BoardPlace::Spot(Spot::Castle(at, slot)));
                    @let (anchor, class) = if lit.class(&own).is_empty() && lit.is_legal(&castles) {
                        (castles.clone(), " within")
                    } else {
                        meant(lit, at, own)
                    };
                    g id={ "castle-" (id) "-" (slot) } class={ "castle-space" (class) } data-anchor=(anchor) transform=(format!("translate({} {}) scale(0.82)", 10.0 + f64::from(slot) * 40.0, TOWERS + 4.0)) {
                        (knight(owner, &format!("{id}-castle-{slot}")))
                        rect class="ring" width=(TILE) height=(TILE) rx="6" {}
                    }
                }
            }
        }
    }
}

fn cities(game: &Kaiser, land: &Land, at: Electorate, lit: &Lit, lang: Lang) -> Markup {
    let id = at.id();
    let count = game.data().spaces[at].city;
    let castles = f64::from(game.data().spaces[at].castle) * 40.0;
    let step = ((200.0 - castles) / f64::from(count.max(1))).min(CITY + 4.0);
    let scale = (step - 3.0).min(CITY) / CITY;
    // Cities are no place of their own: they stand for the electorate where that can be clicked.
    let anchor = Anchor::from(BoardPlace::Electorate(at));
    let within = lit.is_legal(&anchor);
    html! {
        g class={ "cities" (if within { " within" } else { "" }) } data-anchor=[within.then_some(anchor)] {
            @for slot in 0..count {
                @let x = WIDTH - 9.0 - f64::from(slot + 1) * step;
                @let found = land.cities.get(usize::from(slot)).copied().flatten();
                g class="city-space" transform=(format!("translate({x} {TOWERS}) scale({scale})")) {
                    circle class={ "space" (if found.is_none() { " free" } else { "" }) } cx=(CITY / 2.0) cy=(CITY / 2.0) r=(CITY / 2.0 - 1.0) {}
                    @if let Some(found) = found { (city(lang, found, &format!("{id}-city-{slot}"))) }
                }
            }
        }
    }
}
