//! The portraits of the nobles: the age is in the face, the rank in the hat.

use kaiser_rules::{Age, Rank};
use maud::{Markup, html};

/// What a noble wears.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hat {
    /// A noble without an office.
    Beret,
    /// An archbishop.
    Mitre,
    /// A secular elector.
    Bonnet,
    /// The emperor.
    Crown,
}

impl Hat {
    pub(super) const ALL: [Hat; 4] = [Hat::Beret, Hat::Mitre, Hat::Bonnet, Hat::Crown];

    /// The name of its drawing.
    pub(super) fn id(self) -> &'static str {
        match self {
            Hat::Beret => "beret",
            Hat::Mitre => "mitre",
            Hat::Bonnet => "bonnet",
            Hat::Crown => "crown",
        }
    }

    /// The hat on a head of 20 by 26.
    pub(super) fn drawing(self) -> Markup {
        match self {
            Hat::Beret => html! {
                path class="cloth thin" d="M3.4 7.4C2.4 2 16.2.4 17.2 6 13.5 7.8 7.5 8.4 3.4 7.4z" {}
                path class="linen thin" d="M13.5 4.4C15.5-.4 19.5-.2 20.6 1.4 18.4 1.8 16.4 3.6 15.4 5.8z" {}
            },
            Hat::Mitre => html! {
                path class="linen thin" d="M4.8 8 4 3.2 10-3.5 16 3.2 15.2 8C12 6.8 8 6.8 4.8 8z" {}
                path class="braid fine" d="M10-1.5v7M7.4 2.4h5.2" {}
            },
            Hat::Bonnet => html! {
                path class="velvet thin" d="M4.6 6C3.6 0 7-1.2 10-1.2S16.4 0 15.4 6z" {}
                rect class="linen thin" x="3.6" y="4.4" width="12.8" height="3.6" rx="1.7" {}
                path class="tails fine" d="M6 5.6v1.3M8.7 5.4v1.3M11.4 5.6v1.3M14 5.4v1.3" {}
            },
            Hat::Crown => html! {
                path class="or thin" d="M4.6 7.8 3 .6 7 3.6 10-1.6 13 3.6 17 .6 15.4 7.8C12 6.8 8 6.8 4.6 7.8z" {}
                circle class="gules" cx="10" cy="4.8" r="1" {}
            },
        }
    }
}

/// A man of 20 by 26, without a hat.
pub(super) fn man(age: Age) -> Markup {
    let hair = format!("hair-{}", age.years());
    let beard = match age {
        Age::Fifteen => html! { path class="lips" d="M8.7 13.8c.8.6 1.8.6 2.6 0" {} },
        Age::TwentyFive => html! {
            path class=(hair) d="M7 13.4c1-1.2 2.4-1 3-.3.6-.7 2-.9 3 .3-1.2.5-2.2.6-3 0-.8.6-1.8.5-3 0z" {}
        },
        Age::ThirtyFive => html! {
            path class=(hair) d="M5.3 10.8c.4 1.8 2 2 2.6 1.8 1.2-.6 3-.6 4.2 0 .6.2 2.2 0 2.6-1.8.6 5-1.8 7.8-4.7 7.8s-5.3-2.8-4.7-7.8z" {}
            path class="lips" d="M8.6 14h2.8" {}
        },
        Age::FortyFive => html! {
            path class={ (hair) " thin" } d="M5.2 10.6c.4 1.8 2 2 2.7 1.8 1.2-.6 3-.6 4.2 0 .7.2 2.3 0 2.7-1.8.9 5.6-.8 10-4.8 12.8-4-2.8-5.7-7.2-4.8-12.8z" {}
            path class="lips" d="M8.6 13.8h2.8" {}
        },
    };
    html! {
        path class="cloth thin" d="M-1 26C-.5 19.5 4 17.6 10 17.6S20.5 19.5 21 26z" {}
        path class="linen thin" d="M7 17.8 10 22.5 13 17.8z" {}
        path class=(hair) d="M4.4 14.5C3 8 5.5 3.6 10 3.6S17 8 15.6 14.5C14 16 6 16 4.4 14.5z" {}
        path class="skin thin" d="M10 5.4c3 0 4.6 2.2 4.6 5.3 0 3.5-2 6.2-4.6 6.2s-4.6-2.7-4.6-6.2c0-3.1 1.6-5.3 4.6-5.3z" {}
        path class="eyes" d="M8.1 10.4h.01M11.9 10.4h.01" {}
        (beard)
    }
}

/// A woman of 20 by 26.
pub(super) fn woman(age: Age) -> Markup {
    html! {
        path class="linen thin" d="M16.5.5C21 6 21 14 19.5 25L15 25 13 6z" {}
        path class="gown thin" d="M0 26C.5 20 4.5 18 10 18S19.5 20 20 26z" {}
        path class="skin thin" d="M6.5 18.2C8 22 12 22 13.5 18.2z" {}
        path class={ "locks-" (age.years()) } d="M4.6 15.5C3.4 9 5.5 5 10 5s6.6 4 5.4 10.5z" {}
        path class="skin thin" d="M9.8 6.6c2.8 0 4.3 2 4.3 4.8 0 3.2-1.9 5.8-4.3 5.8s-4.3-2.6-4.3-5.8c0-2.8 1.5-4.8 4.3-4.8z" {}
        path class="eyes" d="M8 11h.01M11.6 11h.01" {}
        path class="lips" d="M8.7 14.3c.7.5 1.5.5 2.2 0" {}
        path class="gown thin" d="M5 8.8 16.5-1.5 14.8 8.6C12 6.6 8 6.6 5 8.8z" {}
        path class="or thin" d="M5 8.8C8 6.6 12 6.6 14.8 8.6L14.6 10C12 8 8 8 5.2 10.2z" {}
    }
}

/// Where the man of a portrait stands on a tile of 40 by 40; the hat goes along.
pub(super) fn stand(rank: Rank) -> &'static str {
    match rank {
        Rank::Baron => "translate(9 2.2) scale(1.1 .9)",
        Rank::Couple => "translate(1.8 2.3) scale(1 .9)",
    }
}

/// The short name of a rank in the names of drawings.
pub(super) fn rank_id(rank: Rank) -> &'static str {
    match rank {
        Rank::Baron => "baron",
        Rank::Couple => "couple",
    }
}
