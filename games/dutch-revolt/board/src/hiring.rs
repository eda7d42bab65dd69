//! Minus and plus at the territory that is open for hiring. Each stands for a choice of the decision; there everything has its words.

use boards::geo::{Bounds, Point};
use maud::{Markup, html};

use super::HEIGHT;
use super::picture::{HiringRow, Picture, Side};
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

/// How far from its plate the panel may lie, and how finely its place is looked for.
const REACH: f64 = 64.0;
const STEP: f64 = 8.0;
/// How much worse it is to cover a point of a plate or of its pieces than to lie a point farther away.
const COVERED: f64 = 10.0;

/// The panel near the territory, where it covers the least of what stands on the map.
pub(super) fn hiring(picture: &Picture) -> Markup {
    let Some(hiring) = &picture.hiring else {
        return html! {};
    };
    let Some(place) = plate_of(&hiring.territory) else {
        return html! {};
    };
    let height = ROW * hiring.rows.len() as f64 + 2.0 * PAD;
    let corner = free_corner(picture, place, height);
    // A line from edge to edge says whose panel it is.
    let nearest = |bounds: Bounds, to: Point| {
        let [least, _, most, _] = bounds.corners();
        Point::new(to.x.clamp(least.x, most.x), to.y.clamp(least.y, most.y))
    };
    let panel = panel_at(corner, height);
    let end = nearest(
        place,
        Point::new(corner.x + WIDTH / 2.0, corner.y + height / 2.0),
    );
    let begin = nearest(panel, end);
    html! {
        g id={ "hiring-" (hiring.territory) } class={ "hiring " (hiring.side.id()) } aria-hidden="true" {
            path class="lead" d=(format!("M{:.0} {:.0}L{:.0} {:.0}", begin.x, begin.y, end.x, end.y)) {}
            g transform=(format!("translate({:.0} {:.0})", corner.x, corner.y)) {
                rect class="shade" x="1.5" y="2.5" width=(WIDTH) height=(height) rx="7" {}
                rect class="sheet" width=(WIDTH) height=(height) rx="7" {}
                @for (number, row) in hiring.rows.iter().enumerate() {
                    g transform=(format!("translate(0 {:.0})", PAD + ROW * (number as f64 + 0.5))) { (kind(row)) }
                }
            }
        }
    }
}

fn panel_at(corner: Point, height: f64) -> Bounds {
    Bounds {
        least: corner,
        most: Point::new(corner.x + WIDTH, corner.y + height),
    }
}

/// Every plate with the pieces below it.
fn taken(picture: &Picture) -> Vec<Bounds> {
    let territories = picture.territories.iter();
    territories
        .filter_map(|territory| {
            let mut bounds = plate_of(&territory.id)?;
            let mut sides = Side::ALL.into_iter();
            // Where one hires there will be pieces, and the panel must not move then.
            let hires = picture.hiring.as_ref();
            let hires = hires.is_some_and(|hiring| hiring.territory == territory.id);
            if hires || sides.any(|side| territory.units[side].kinds().next().is_some()) {
                bounds.most.y += PIECES;
            }
            Some(bounds)
        })
        .collect()
}

/// The upper left corner of the best place for the panel.
fn free_corner(picture: &Picture, plate: Bounds, height: f64) -> Point {
    let taken = taken(picture);
    let middle = |from: f64, to: f64| f64::midpoint(from, to);
    let cost = |corner: Point| {
        let panel = panel_at(corner, height);
        let covered: f64 = taken
            .iter()
            .map(|other| {
                let wide = panel.most.x.min(other.most.x) - panel.least.x.max(other.least.x);
                let high = panel.most.y.min(other.most.y) - panel.least.y.max(other.least.y);
                wide.max(0.0) * high.max(0.0)
            })
            .sum();
        let right = middle(panel.least.x, panel.most.x) - middle(plate.least.x, plate.most.x);
        let down = middle(panel.least.y, panel.most.y) - middle(plate.least.y, plate.most.y);
        COVERED * covered + right.hypot(down)
    };
    let steps = |from: f64, to: f64| {
        let count = ((to - from) / STEP).max(0.0) as u32;
        (0..=count).map(move |step| from + STEP * f64::from(step))
    };
    let left = (plate.least.x - WIDTH - REACH).max(PAD);
    let right = (plate.most.x + REACH).min(super::WIDTH - WIDTH - PAD);
    let top = (plate.least.y - height - REACH).max(PAD);
    let bottom = (plate.most.y + PIECES + REACH).min(HEIGHT - height - PAD);
    let corners =
        steps(left, right).flat_map(|x| steps(top, bottom).map(move |y| Point::new(x, y)));
    corners
        .min_by(|&one, &other| cost(one).total_cmp(&cost(other)))
        .unwrap_or(plate.least)
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
