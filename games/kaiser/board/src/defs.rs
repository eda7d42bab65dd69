//! Everything that is drawn more than once, as symbols that the board refers to. It never changes, so a reader gets it once.
//!
//! A symbol that is used elsewhere is styled as if it stood alone: its root has the class of the game, so that the rules of the
//! style sheet find it there.

use std::sync::LazyLock;

use kaiser_rules::{Age, Card, Colour, Electorate, Rank};
use maud::{Markup, html};

use super::busts::{Hat, man, rank_id, stand, woman};
use super::emblems::emblem;
use super::regions::outline;
use super::signs::{SHIELD, arms, charge, headgear, marks};

static DEFS: LazyLock<Markup> = LazyLock::new(draw);

/// The symbols.
pub(super) fn defs() -> Markup {
    DEFS.clone()
}

fn draw() -> Markup {
    html! {
        svg id="kd" class="defs" width="0" height="0" aria-hidden="true" focusable="false" {
            defs {
                clipPath id="kd-shield" { path d=(SHIELD) {} }
                @for colour in Colour::ALL {
                    symbol id={ "kd-c-" (colour.id()) } class="kaiser" viewBox="0 0 24 24" { (charge(colour)) }
                }
                @for at in Electorate::ALL {
                    symbol id={ "kd-a-" (at.id()) } class="kaiser" viewBox="0 0 24 28" {
                        g clip-path="url(#kd-shield)" { (arms(at)) }
                        path class="line bare" d=(SHIELD) {}
                    }
                    path id={ "kd-r-" (at.id()) } vector-effect="non-scaling-stroke" d=(outline(at)) {}
                    clipPath id={ "kd-rc-" (at.id()) } { use href={ "#kd-r-" (at.id()) } {} }
                }
                @for (name, mark) in marks() {
                    symbol id={ "kd-" (name) } class="kaiser" viewBox="0 0 24 24" { (mark) }
                }
                @for card in Card::ALL {
                    symbol id={ "kd-e-" (card.id()) } class="kaiser" viewBox="0 0 48 48" { g class="em" { (emblem(card)) } }
                }
                symbol id="kd-mitre" class="kaiser" viewBox="0 0 24 24" { (headgear(true)) }
                symbol id="kd-bonnet" class="kaiser" viewBox="0 0 24 24" { (headgear(false)) }
                (portraits())
                (pieces())
                pattern id="kd-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" { path class="hatch" d="M0 0V5" {} }
                pattern id="kd-waves" width="34" height="14" patternUnits="userSpaceOnUse" { path class="wave" d="M2 6q4-4 8 0t8 0M19 12q3-3 6 0t6 0" {} }
            }
        }
    }
}

/// Men by age, with their wives, and the hats in both places.
fn portraits() -> Markup {
    html! {
        @for age in Age::ALL {
            @let years = age.years();
            g id={ "kd-man-" (years) } class="kaiser" { (man(age)) }
            g id={ "kd-woman-" (years) } class="kaiser" { (woman(age)) }
            g id={ "kd-baron-" (years) } class="kaiser" { use href={ "#kd-man-" (years) } transform=(stand(Rank::Baron)) {} }
            g id={ "kd-couple-" (years) } class="kaiser" {
                use href={ "#kd-woman-" (years) } transform="translate(19.4 3.2) scale(.94 .86)" {}
                use href={ "#kd-man-" (years) } transform=(stand(Rank::Couple)) {}
            }
        }
        @for hat in Hat::ALL {
            g id={ "kd-" (hat.id()) "-hat" } class="kaiser" { (hat.drawing()) }
            @for rank in [Rank::Baron, Rank::Couple] {
                use id={ "kd-" (rank_id(rank)) "-" (hat.id()) } href={ "#kd-" (hat.id()) "-hat" } transform=(stand(rank)) {}
            }
        }
    }
}

/// What all tiles, knights, castles and cities have in common, on a grid of 40 by 40.
fn pieces() -> Markup {
    html! {
        g id="kd-tile" class="kaiser" {
            rect class="shade" x="1" y="2" width="40" height="40" rx="4.5" {}
            rect class="of-family line" width="40" height="40" rx="4.5" {}
            path class="niche" d="M2 5.5A3.5 3.5 0 0 1 5.5 2H34.5A3.5 3.5 0 0 1 38 5.5V25.5H2z" {}
        }
        g id="kd-dying" class="kaiser" {
            path class="black" d="M0 25.5H40V35.5A4.5 4.5 0 0 1 35.5 40H4.5A4.5 4.5 0 0 1 0 35.5z" {}
            path class="family-line" d="M.6 25.5H39.4" {}
            circle class="black light-line" cx="34.5" cy="5" r="8" {}
            use class="amber" href="#kd-glass" x="29.9" y="-.2" width="9.2" height="10.4" {}
        }
        g id="kd-shield-piece" class="kaiser" {
            path class="shade" d="M4 3H38V20C38 31 29 38 21 42 12 38 4 31 4 20z" {}
            path class="of-family line" d="M3 1.5H37V19C37 30 28 37 20 40 12 37 3 30 3 19z" {}
            path class="inner" d="M6 4.2H34V19C34 28.3 26.5 34.3 20 37 13.5 34.3 6 28.3 6 19z" {}
        }
        g id="kd-castle" class="kaiser" {
            path class="wall" d="M0 39V4h6v4h5V4h6v4h6V4h6v4h5V4h6v35z" {}
            path class="brick" d="M1 14h5M34 14h5M1 22h4M36 24h3M1 31h5M34 32h5" {}
            path class="gate" d="M8 39V24a12 12 0 0 1 24 0v15z" {}
        }
        g id="kd-site" class="kaiser" {
            circle class="hole" cx="20" cy="20" r="18.5" {}
            path class="trace" d="M10 29V19l4-4 4 4v-4l3-4 3 4v4l3-4 4 4v10z" {}
        }
        g id="kd-town" class="kaiser" {
            circle class="under" cx="20" cy="20" r="18.5" {}
            path class="of-family line" d="M3 37V14l5-6 5 6v3h2V8l5-7 5 7v9h2v-3l5-6 5 6v23z" {}
            path class="eaves" d="M3 14h10M27 14h10M15 8.5h10" {}
        }
        g id="kd-town-crown" class="kaiser" { path class="or thin" d="M20-3.5l2.2 3 3.6-2-1 5.5h-9.6l-1-5.5 3.6 2z" {} }
        g id="kd-imperial-crown" class="kaiser" {
            path class="or line" d="M1 24-1 10 6 14 8 5C3 3 8-4 13-4S23 3 18 5L20 14 27 10 25 24z" {}
            path class="gules line" d="M2 20h22v5H2z" {}
            path class="stroke" d="M13-10v7M10-7.5h6" {}
            circle class="azure thin" cx="13" cy="13" r="2.4" {}
        }
    }
}
