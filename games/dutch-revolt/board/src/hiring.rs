//! Minus and plus at the territory that is open for hiring. Each stands for a choice of the decision; there everything has its words.

use maud::{Markup, html};

use super::HEIGHT;
use super::picture::{HiringRow, Picture};
use super::plate::plate_of;
use super::signs::sign;

/// The height of a row.
const ROW: f64 = 30.0;
/// The width of the panel.
const WIDTH: f64 = 112.0;
/// What lies around the rows.
const PAD: f64 = 5.0;
/// The room that the pieces below a plate take.
const PIECES: f64 = 42.0;
/// Half the width of a knob.
const KNOB: f64 = 12.0;

/// The panel below the territory, or above it where there is no room.
pub(super) fn hiring(picture: &Picture) -> Markup {
    let Some(hiring) = &picture.hiring else {
        return html! {};
    };
    let Some(place) = plate_of(&hiring.territory) else {
        return html! {};
    };
    let height = ROW * hiring.rows.len() as f64 + 2.0 * PAD;
    let below = place.most.y + PIECES;
    let top = if below + height < HEIGHT - PAD {
        below
    } else {
        place.least.y - height - PAD
    };
    html! {
        g id="hiring" class={ "hiring " (hiring.side.id()) } transform=(format!("translate({:.0} {top:.0})", place.least.x)) aria-hidden="true" {
            rect class="shade" x="1.5" y="2.5" width=(WIDTH) height=(height) rx="7" {}
            rect class="sheet" width=(WIDTH) height=(height) rx="7" {}
            @for (number, row) in hiring.rows.iter().enumerate() {
                g transform=(format!("translate(0 {:.0})", PAD + ROW * (number as f64 + 0.5))) { (kind(row)) }
            }
        }
    }
}

fn kind(row: &HiringRow) -> Markup {
    html! {
        (knob(PAD + KNOB + 1.0, row.fewer.as_deref(), "M-5 0H5"))
        (sign(row.kind.id(), WIDTH / 2.0 - 20.0, -9.0, 18.0))
        text class="number" x=(WIDTH / 2.0 + 14.0) y="5.5" text-anchor="middle" { (row.count) }
        (knob(WIDTH - PAD - KNOB - 1.0, row.more.as_deref(), "M-5 0H5M0 -5V5"))
    }
}

/// A round button; pale where nothing can be done.
fn knob(x: f64, action: Option<&str>, drawing: &str) -> Markup {
    html! {
        g class=(if action.is_some() { "knob" } else { "knob off" }) data-act=[action] transform=(format!("translate({x} 0)")) {
            circle r=(KNOB) {}
            path d=(drawing) {}
        }
    }
}
