//! The pieces: tiles of nobles, knights, cities, and the tokens of votes.

use kaiser_rules::{City, Colour, Noble, Tenant};
use kaiser_words::board as label;
use maud::{Markup, html};
use words::Lang;

use super::busts::{Hat, rank_id};

/// A mark of the symbols in a line of text or on a card.
pub(super) fn mark(name: &str) -> Markup {
    html! { svg class={ "mark " (name) } viewBox="0 0 24 24" aria-hidden="true" focusable="false" { use href={ "#kd-" (name) } {} } }
}

/// The arms of a family as a small shield.
pub(super) fn shield(colour: Colour) -> Markup {
    html! {
        svg class={ "shield p-" (colour.id()) } viewBox="0 0 24 28" aria-hidden="true" focusable="false" {
            path class="of-family line" d=(super::signs::SHIELD) {}
            (charge(colour, 4.0, 4.0, 16.0))
        }
    }
}

/// A family's charge in a square, in the colour that goes with the family's.
pub(super) fn charge(colour: Colour, x: f64, y: f64, side: f64) -> Markup {
    html! { use class="on" href={ "#kd-c-" (colour.id()) } x=(tenth(x)) y=(tenth(y)) width=(tenth(side)) height=(tenth(side)) {} }
}

/// Rounded to a tenth, which is enough for a drawing.
pub(super) fn tenth(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

/// A noble's tile: portrait, charge and age; a black band and an hourglass for whoever dies at the next ageing.
pub(super) fn noble(lang: Lang, noble: Noble, hat: Hat, at: &str) -> Markup {
    let (years, rank) = (noble.age.years(), rank_id(noble.rank));
    let dying = noble.age.older().is_none();
    html! {
        svg id={ "piece-" (at) "-" (rank) "-" (noble.colour.id()) } class={ "piece noble p-" (noble.colour.id()) (if dying { " dying" } else { "" }) } viewBox="0 0 40 40" role="img" focusable="false" {
            title { (label::tile(lang, noble)) }
            use href="#kd-tile" {}
            use href={ "#kd-" (rank) "-" (years) } {}
            use href={ "#kd-" (rank) "-" (hat.id()) } {}
            @if dying { use href="#kd-dying" {} }
            (charge(noble.colour, 3.0, 27.0, 11.5))
            text class="age" x="37" y="37.8" text-anchor="end" { (years) }
        }
    }
}

/// A knight: a shield with the charge.
pub(super) fn knight(lang: Lang, owner: Colour, at: &str) -> Markup {
    html! {
        svg id={ "piece-" (at) "-knight-" (owner.id()) } class={ "piece knight p-" (owner.id()) } viewBox="0 0 40 42" role="img" focusable="false" {
            title { (kaiser_words::tenant(lang, Tenant::Knight(owner))) }
            use href="#kd-shield-piece" {}
            (charge(owner, 9.5, 7.5, 21.0))
        }
    }
}

/// Whoever lives on a noble space.
pub(super) fn tenant(lang: Lang, tenant: Tenant, at: &str) -> Markup {
    match tenant {
        Tenant::Noble(who) => noble(lang, who, Hat::Beret, at),
        Tenant::Knight(owner) => knight(lang, owner, at),
    }
}

/// A city: three towers with the owner's charge, or golden ones with the eagle and a crown.
pub(super) fn city(lang: Lang, city: City, at: &str) -> Markup {
    let (owner, title) = match city {
        City::Own(colour) => (colour.id(), label::city_of(lang, colour)),
        City::Imperial => ("imperial", label::imperial_city(lang)),
    };
    html! {
        svg id={ "piece-" (at) "-city-" (owner) } class={ "piece city p-" (owner) } viewBox="0 0 40 40" role="img" focusable="false" {
            title { (title) }
            (towers(city))
        }
    }
}

/// The drawing of a city on a grid of 40 by 40.
pub(super) fn towers(city: City) -> Markup {
    html! {
        use href="#kd-town" {}
        @match city {
            City::Own(colour) => (charge(colour, 10.5, 16.5, 19.0)),
            City::Imperial => {
                use href="#kd-town-crown" {}
                (charge(Colour::Green, 10.5, 16.5, 19.0))
            }
        }
    }
}

/// A vote: a token with the voter's charge.
pub(super) fn token(colour: Colour, x: f64, y: f64, radius: f64, class: &str) -> Markup {
    html! {
        g class={ "token p-" (colour.id()) (class) } {
            circle class="of-family line" cx=(tenth(x)) cy=(tenth(y)) r=(radius) {}
            (charge(colour, x - radius * 0.66, y - radius * 0.66, radius * 1.32))
        }
    }
}

/// Tokens in rows, from the bottom up, around a middle.
pub(super) fn heap(
    votes: &[Colour],
    x: f64,
    y: f64,
    row: usize,
    radius: f64,
    class: &str,
) -> Markup {
    let step = radius * 2.0 + 0.6;
    html! {
        @for (height, tokens) in votes.chunks(row).enumerate() {
            @for (index, &colour) in tokens.iter().enumerate() {
                @let along = (index as f64 - (tokens.len() as f64 - 1.0) / 2.0) * step;
                (token(colour, x + along, y - height as f64 * (radius * 2.0 - 1.0), radius, class))
            }
        }
    }
}

/// An amount of thalers on a coin.
pub(super) fn coin(amount: u8) -> Markup {
    html! { b class="coin" { (amount) } }
}
