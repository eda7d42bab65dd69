//! Signs: the charges of the families, the arms of the electorates, and small marks. Every colour has its charge, so that
//! nothing is told by colour alone.

use kaiser_rules::{Colour, Electorate};
use maud::{Markup, html};

/// The outline of a shield of 24 by 28.
pub(super) const SHIELD: &str = "M1 1H23V14C23 21 17.5 25 12 27 6.5 25 1 21 1 14z";

/// A family's charge on a grid of 24 by 24, in the current colour: lion, eagle, lily, tower.
pub(super) fn charge(colour: Colour) -> Markup {
    match colour {
        Colour::Red => lion(),
        Colour::Green => html! { path fill="currentColor" d=(EAGLE) {} },
        Colour::Blue => html! {
            path fill="currentColor" d="M12 .8C15.6 4.6 16 8.6 14.2 13.2H9.8C8 8.6 8.4 4.6 12 .8zM8.9 13.2C9 8.8 6.6 5.6 3.6 6.6.6 7.6.6 12.4 4.2 12.8 3.6 11 4.8 9.9 5.9 10.7 7 11.6 6.6 12.6 6.4 13.2zM15.1 13.2C15 8.8 17.4 5.6 20.4 6.6 23.4 7.6 23.4 12.4 19.8 12.8 20.4 11 19.2 9.9 18.1 10.7 17 11.6 17.4 12.6 17.6 13.2zM5.6 14h12.8v2.6H5.6zM10.2 17.4h3.6L12 23.4zM9 17.4C8.8 20 7.4 21.4 5 21.4 6.4 20.2 6.4 18.8 6.2 17.4zM15 17.4C15.2 20 16.6 21.4 19 21.4 17.6 20.2 17.6 18.8 17.8 17.4z" {}
        },
        Colour::Yellow => html! {
            path fill="currentColor" fill-rule="evenodd" d="M3.4 2h3.8v2.6h3V2h3.6v2.6h3V2h3.8v6.6l-2 1.8v8.8h2.4V23H3V19.2h2.4v-8.8l-2-1.8zM10 23v-4.6a2 2 0 0 1 4 0V23zM11 9.4h2v4h-2z" {}
        },
    }
}

fn lion() -> Markup {
    html! {
        g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" {
            path stroke-width="5.2" d="M9.6 8.4C11.6 10 14.2 12.4 14.6 15.6" {}
            path stroke-width="2.2" d="M9.6 9.8 5.2 9.6 2.6 7.2M10.6 12.2 6.6 13.8 3.6 13.2" {}
            path stroke-width="2.5" d="M13.8 16 10.4 18.4 11 21.6 7.8 22.2M15 16.4 17.8 18.6 17 21.8 14 22.4" {}
            path stroke-width="1.7" d="M16 15.2C20.4 15.4 20.6 11.4 18.8 9.4 17.2 7.4 18.2 4.6 20.2 4" {}
        }
        path fill="currentColor" d="M18.6 5.4 19.8 1.2 21 3 23 2 22 4.6 23.4 6 20.6 6.2zM6.4 2.4 8 1 9.2 1.9 11 1.2 11.6 2.9 13.5 3.3 13.1 5.2 14.4 6.8 12.8 8.2 12.6 10.2 10 9.6 7.8 9.6 7.2 8.2 5.2 8.3 3.9 7.4 4.4 6.6 3.4 6 3.6 5 5.4 4.4z" {}
    }
}

const EAGLE: &str = "M12.6 1C11 .8 9.6 1.8 9.4 3.2L7 4.2 9.4 5 10.4 5.3C10.6 6.3 10 7 9.4 7.5 7.6 7.2 6.2 5.6 5.8 2.8 3 4.6 1.2 8 1.6 12.4L3.4 10.8 3.2 15.2 5.2 13.4 5.6 17.2 7.4 15 9.2 16.4 8.6 18.2 6 19.4 5.8 21 8 20.2 8.6 21.4 9.8 19.6 10.6 19.4 9.6 22.4 11 21.8 12 23.4 13 21.8 14.4 22.4 13.4 19.4 14.2 19.6 15.4 21.4 16 20.2 18.2 21 18 19.4 15.4 18.2 14.8 16.4 16.6 15 18.4 17.2 18.8 13.4 20.8 15.2 20.6 10.8 22.4 12.4C22.8 8 21 4.6 18.2 2.8 17.8 5.6 16.4 7.2 14.6 7.5 14 6.8 14 6 14.3 5.2 15 3.4 14.4 1.3 12.6 1z";

/// The arms of an electorate, to be clipped by a shield of 24 by 28.
pub(super) fn arms(at: Electorate) -> Markup {
    let field = |class: &str| html! { path class=(class) d="M0 0H24V28H0z" {} };
    let cross = "M9.5 0h5v28h-5zM0 9h24v5H0z";
    match at {
        Electorate::Trier => html! { (field("argent")) path class="gules" d=(cross) {} },
        Electorate::Koeln => html! { (field("argent")) path class="sable" d=(cross) {} },
        Electorate::Mainz => html! {
            (field("gules"))
            path class="wheel rim" d="M5 12.5a7 7 0 1 0 14 0a7 7 0 1 0-14 0z" {}
            path class="wheel" d="M12 6v13M5.5 12.5h13M7.4 8l9.2 9M16.6 8l-9.2 9" {}
        },
        Electorate::Pfalz => {
            html! { (field("sable")) g class="in-or" transform="translate(2.4 2.6) scale(.82)" { (lion()) } }
        }
        Electorate::Sachsen => html! {
            (field("or"))
            path class="sable" d="M0 3.2h24v3.4H0zM0 10h24v3.4H0zM0 16.8h24v3.4H0zM0 23.6h24V27H0z" {}
            path class="vert" d="M-2 1 4-4 28 22 22 27z" {}
        },
        Electorate::Brandenburg => html! {
            (field("argent"))
            g class="in-gules" transform="translate(2.2 1.8) scale(.82)" { path fill="currentColor" d=(EAGLE) {} }
        },
        Electorate::Boehmen => {
            html! { (field("gules")) g class="in-argent" transform="translate(2.4 2.6) scale(.82)" { (lion()) } }
        }
    }
}

/// The small marks on a grid of 24 by 24, by name, in the current colour.
pub(super) fn marks() -> [(&'static str, Markup); 13] {
    let plain = |shape: &str| html! { path fill="currentColor" d=(shape) {} };
    let line = |width: &str, shape: &str| {
        html! { path fill="none" stroke="currentColor" stroke-width=(width) stroke-linecap="round" stroke-linejoin="round" d=(shape) {} }
    };
    [
        (
            "star",
            plain(
                "M12 1.5 15 8.7 22.7 9.3 16.8 14.3 18.7 21.8 12 17.7 5.3 21.8 7.2 14.3 1.3 9.3 9 8.7z",
            ),
        ),
        (
            "crown",
            plain("M2.5 19.5 1 6.5 7 11 12 3 17 11 23 6.5 21.5 19.5zM2.7 21h18.6v2H2.7z"),
        ),
        (
            "glass",
            html! {
                (line("2.2", "M5 2h14v3c0 3.6-3.4 5-5.2 7 1.8 2 5.2 3.4 5.2 7v3H5v-3c0-3.6 3.4-5 5.2-7C8.4 10 5 8.6 5 5z"))
                (plain("M7 21c0-3 5-4.5 5-7 0 2.5 5 4 5 7z"))
            },
        ),
        (
            "ballot",
            html! {
                path class="letter-back" stroke="currentColor" stroke-width="2" stroke-linejoin="round" d="M3 9 12 2l9 7v12H3z" {}
                (line("2", "M3 9l9 7 9-7"))
            },
        ),
        (
            "swords",
            html! {
                (line("2.6", "M4 3 17.5 17M20 3 6.5 17"))
                (line("2.2", "M13.5 19.5 19.5 14M10.5 19.5 4.5 14"))
                (line("3", "M17.5 17 21 21M6.5 17 3 21"))
            },
        ),
        (
            "noble",
            plain(
                "M3 23c0-6 4-8.5 9-8.5s9 2.5 9 8.5zM7.6 9.6a4.4 5.2 0 1 0 8.8 0a4.4 5.2 0 1 0-8.8 0zM5 6.5C5 .8 18.5 0 19 5.5 15 8 9 8 5 6.5z",
            ),
        ),
        (
            "knight",
            plain("M2.5 2H21.5V12C21.5 18 17 21 12 23.4 7 21 2.5 18 2.5 12z"),
        ),
        (
            "city",
            plain(
                "M1.5 23V11l3.5-4 3.5 4V8L12 2l3.5 6v3l3.5-4 3.5 4v12h-8v-4.5a2.5 2.5 0 0 0-5 0V23z",
            ),
        ),
        (
            "boy",
            line(
                "2.8",
                "M3.5 14.5a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM14 10 21.5 2.5M15 2.5h6.5V9",
            ),
        ),
        (
            "girl",
            line(
                "2.8",
                "M6 8a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM12 14v9M7.5 18.8h9",
            ),
        ),
        ("arrow", line("3", "M2 12h16M12 5l7 7-7 7")),
        ("plus", line("3.4", "M4 12h16M12 4v16")),
        ("check", line("3.6", "M3 13l6 6L21 5")),
    ]
}

/// The mitre of archbishops and the bonnet of secular electors, on a grid of 24 by 24.
pub(super) fn headgear(church: bool) -> Markup {
    if church {
        html! {
            path class="linen line" d="M4 22 3 10.5 12 1l9 9.5L20 22z" {}
            path class="braid" d="M12 5.5v11M8 10.5h8M4.2 18.3h15.6" {}
        }
    } else {
        html! {
            path class="velvet line" d="M4 15C2.5 4 9 2.5 12 2.5S21.5 4 20 15z" {}
            rect class="linen line" x="2" y="14.5" width="20" height="7.5" rx="3" {}
            path class="tails" d="M6 17v2.5M10 16.5V19M14 17v2.5M18 16.5V19" {}
            circle class="or line" cx="12" cy="2.4" r="1.9" {}
        }
    }
}
