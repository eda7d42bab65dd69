//! Small drawings that stand in a line: icons, dice, pieces.

use maud::{Markup, PreEscaped, html};
use troyes_rules::{Colour, Family, Prospect};

use super::art::{self, Icon};

/// A symbol as a drawing of its own, sized by the style sheet.
fn used(class: &str, kind: &str, name: &str) -> Markup {
    html! { svg class=(class) { use href={ "#" (kind) "-" (name) } {} } }
}

/// An icon.
pub(super) fn icon(icon: Icon) -> Markup {
    used("ic", "i", icon.id())
}

/// A small die: a colour, `black`, or `any`.
pub(super) fn mini(name: &str) -> Markup {
    used("ic mini", "mini", name)
}

/// A family's token.
pub(super) fn token(family: Family) -> Markup {
    used("tok", "tok", family.id())
}

/// A family's citizen.
pub(super) fn figure(family: Family) -> Markup {
    used("fig", "fig", family.id())
}

/// A family's cube.
pub(super) fn cube(family: Family) -> Markup {
    used("cub", "cube-of", family.id())
}

/// The face of a die, black without a colour; with a ring if something can be done with it.
pub(super) fn die(colour: Option<Colour>, value: u8, ringed: bool) -> Markup {
    html! {
        svg viewBox="0 0 40 41" {
            @if ringed { (PreEscaped(art::ring(colour))) }
            use href={ "#d-" (colour.map_or("black", Colour::id)) } {}
            text x="20" y=(if colour.is_some() { 22 } else { 23 }) { (value) }
        }
    }
}

/// A number with its sign.
pub(super) fn signed(number: i32) -> String {
    let sign = if number < 0 { "−" } else { "+" };
    format!("{sign}{}", number.unsigned_abs())
}

/// What a player gains and pays by an action, in icons; an honest zero if it is nothing.
pub(super) fn gains(prospect: &Prospect, family: Family, nothing: Icon) -> Markup {
    let amounts = [
        (i32::from(prospect.stored), Icon::Cube),
        (prospect.deniers, Icon::Coin),
        (prospect.influence, Icon::Influence),
        (prospect.points[family].into(), Icon::Star),
    ];
    let empty = amounts.iter().all(|(amount, _)| *amount == 0) && prospect.cubes == 0;
    html! {
        @for (amount, sign) in amounts.into_iter().filter(|(amount, _)| *amount != 0) {
            " " (signed(amount)) (icon(sign))
        }
        @if empty { " +0" (icon(nothing)) }
    }
}
