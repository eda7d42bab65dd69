//! The pieces: tiles of nobles, knights, cities. Every colour has its charge, so that nothing is told by
//! colour alone.

use kaiser_rules::{City, Colour, Noble, Rank, Tenant};
use kaiser_words::board as label;
use maud::{Markup, html};
use words::Lang;

/// The side of a space for a noble.
pub(super) const TILE: f64 = 46.0;
/// The side of a space for a city.
pub(super) const CITY: f64 = 44.0;

/// Moves a drawing there.
pub(super) fn place(x: f64, y: f64) -> String {
    format!("translate({x} {y})")
}

/// The charge of a colour in a square of 14.
pub(super) fn charge(colour: Colour, x: f64, y: f64) -> Markup {
    let shape = match colour {
        Colour::Red => "M7 0L14 7L7 14L0 7Z",
        Colour::Green => {
            "M7 0A3.6 3.6 0 0 1 9 6.4A3.6 3.6 0 1 1 8 11V14H6V11A3.6 3.6 0 1 1 5 6.4A3.6 3.6 0 0 1 7 0Z"
        }
        Colour::Blue => "M7 0L8.8 5H14L9.8 8.2L11.3 13.4L7 10.3L2.7 13.4L4.2 8.2L0 5H5.2Z",
        Colour::Yellow => "M0 14V2H3V5H5.5V2H8.5V5H11V2H14V14H9V9H5V14Z",
    };
    html! {
        path class="charge" d=(shape) transform=(place(x, y)) {}
    }
}

/// A crown of 22 by 16.
pub(super) fn crown(x: f64, y: f64) -> Markup {
    html! { path class="sign" d="M1 16V3L6.5 9L11 1L15.5 9L21 3V16Z" transform=(place(x, y)) {} }
}

/// A tile: the age, one head for a baron and two for a couple; a black corner with a cross for who dies next.
pub(super) fn noble(lang: Lang, noble: Noble, at: &str) -> Markup {
    let dying = noble.age.older().is_none();
    let rank = match noble.rank {
        Rank::Baron => "baron",
        Rank::Couple => "couple",
    };
    html! {
        g id={ "piece-" (at) "-" (rank) "-" (noble.colour.id()) } class={ "tile " (noble.colour.id()) } {
            title { (label::tile(lang, noble)) }
            rect class="face" width=(TILE) height=(TILE) rx="6" {}
            (charge(noble.colour, 4.0, 4.0))
            @match noble.rank {
                Rank::Baron => { circle class="head" cx="34" cy="11" r="5.5" {} }
                Rank::Couple => {
                    circle class="head" cx="26" cy="11" r="5.5" {}
                    circle class="head" cx="38" cy="11" r="5.5" {}
                }
            }
            text class="age" x=(if dying { "17" } else { "23" }) y="39" text-anchor="middle" { (noble.age.years()) }
            @if dying {
                path class="dying" d="M46 20V40A6 6 0 0 1 40 46H30V26A6 6 0 0 1 36 20Z" {}
                path class="dagger" d="M38 25V41M34 30H42" {}
            }
        }
    }
}

/// A knight: a shield with the charge.
pub(super) fn knight(colour: Colour, at: &str) -> Markup {
    html! {
        g id={ "piece-" (at) "-knight-" (colour.id()) } class={ "tile " (colour.id()) } {
            path class="face" d="M6 3H40V24C40 34 31 40 23 44C15 40 6 34 6 24Z" {}
            g transform="translate(13.5 10) scale(1.36)" { (charge(colour, 0.0, 0.0)) }
        }
    }
}

/// Whoever lives on a noble space.
pub(super) fn tenant(lang: Lang, tenant: Tenant, at: &str) -> Markup {
    match tenant {
        Tenant::Noble(who) => noble(lang, who, at),
        Tenant::Knight(colour) => html! {
            title { (kaiser_words::tenant(lang, tenant)) }
            (knight(colour, at))
        },
    }
}

/// The outline of a city.
pub(super) const TOWERS: &str = "M2 40V14H8V18H12V14H16V6H21V10H24V6H29V14H33V18H37V14H43V40Z";

/// A city: three towers, with the owner's charge or the emperor's crown.
pub(super) fn city(lang: Lang, city: City, at: &str) -> Markup {
    match city {
        City::Own(colour) => html! {
            g id={ "piece-" (at) "-city-" (colour.id()) } class={ "tile " (colour.id()) } {
                path class="face" d=(TOWERS) {}
                (charge(colour, 15.5, 22.0))
            }
        },
        City::Imperial => html! {
            g id={ "piece-" (at) "-city-imperial" } class="tile imperial" {
                title { (label::imperial_city(lang)) }
                path class="face" d=(TOWERS) {}
                path class="charge" d="M14 36V24L18.5 29L22.5 22L26.5 29L31 24V36Z" {}
            }
        },
    }
}
