//! The pieces: tiles of nobles, knights, cities. Every colour has its charge, so that nothing is told by
//! colour alone.

use kaiser::{City, Colour, Noble, Rank, Tenant};
use maud::{Markup, html};
use words::Lang;
use words::kaiser::board as label;

/// The side of a space for a noble.
pub(super) const TILE: f64 = 54.0;

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
        path class="charge" d=(shape) transform=(format!("translate({x} {y})")) {}
    }
}

/// A tile: the age, one head for a baron and two for a couple; a black corner for who dies next.
pub(super) fn noble(lang: Lang, noble: Noble) -> Markup {
    let dying = noble.age.older().is_none();
    html! {
        g class={ "tile " (noble.colour.id()) } {
            title { (label::tile(lang, noble)) }
            rect class="face" width=(TILE) height=(TILE) rx="6" {}
            (charge(noble.colour, 5.0, 5.0))
            @match noble.rank {
                Rank::Baron => { circle class="head" cx="40" cy="13" r="6" {} }
                Rank::Couple => {
                    circle class="head" cx="32" cy="13" r="6" {}
                    circle class="head" cx="45" cy="13" r="6" {}
                }
            }
            text class="age" x="27" y="44" text-anchor="middle" { (noble.age.years()) }
            @if dying { path class="dying" d="M54 38V48A6 6 0 0 1 48 54H38Z" {} }
        }
    }
}

/// A knight: a shield with the charge.
pub(super) fn knight(colour: Colour) -> Markup {
    html! {
        g class={ "tile " (colour.id()) } {
            path class="face" d="M8 4H46V28C46 40 36 47 27 51C18 47 8 40 8 28Z" {}
            (charge(colour, 20.0, 17.0))
        }
    }
}

/// Whoever lives on a noble space.
pub(super) fn tenant(lang: Lang, tenant: Tenant) -> Markup {
    match tenant {
        Tenant::Noble(who) => noble(lang, who),
        Tenant::Knight(colour) => html! {
            title { (words::kaiser::tenant(lang, tenant)) }
            (knight(colour))
        },
    }
}

/// A city: three towers, with the owner's charge or the emperor's crown.
pub(super) fn city(lang: Lang, city: City) -> Markup {
    const TOWERS: &str = "M2 40V14H8V18H12V14H16V6H21V10H24V6H29V14H33V18H37V14H43V40Z";
    match city {
        City::Own(colour) => html! {
            g class={ "tile " (colour.id()) } {
                path class="face" d=(TOWERS) {}
                (charge(colour, 15.5, 22.0))
            }
        },
        City::Imperial => html! {
            g class="tile imperial" {
                title { (label::imperial_city(lang)) }
                path class="face" d=(TOWERS) {}
                path class="charge" d="M14 36V24L18.5 29L22.5 22L26.5 29L31 24V36Z" {}
            }
        },
    }
}
