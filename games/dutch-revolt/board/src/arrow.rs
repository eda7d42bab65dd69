//! The last march as an arrow under the plates.

use maud::{Markup, html};

use super::picture::Picture;
use super::plate::plate_of;
use boards::geo::{Bounds, Point, curve};

/// How far the arrow keeps from the plates at its ends.
const GAP: f64 = 6.0;
/// In how many steps the arrow is drawn.
const STEPS: u8 = 40;

/// An arrow in the mover's colour from where the last march began to where it went.
pub(super) fn last_move(picture: &Picture) -> Markup {
    let places = picture
        .march
        .as_ref()
        .and_then(|[from, to]| Some((plate_of(from)?, plate_of(to)?)));
    let (Some((from, to)), Some(mover)) = (places, picture.mover) else {
        return html! {};
    };
    let path = curve(&way(from, to));
    html! {
        g id="last-move" class={ "last-move " (mover.id()) } {
            path class="halo" d=(path) {}
            path class="shaft" d=(path) marker-end="url(#arrowhead)" {}
        }
    }
}

/// The way from one plate to the other, as far as it can be seen. It bends a little, so that nobody takes it for a border.
fn way(from: Bounds, to: Bounds) -> Vec<Point> {
    let [start, end] = [from, to].map(|plate| plate.least.midpoint(plate.most));
    let bend = Point::new(
        f64::midpoint(start.x, end.x) - (end.y - start.y) * 0.14,
        f64::midpoint(start.y, end.y) + (end.x - start.x) * 0.14,
    );
    let between = |one: Point, other: Point, share: f64| {
        Point::new(
            one.x + (other.x - one.x) * share,
            one.y + (other.y - one.y) * share,
        )
    };
    let all = (0..=STEPS).map(|step| {
        let share = f64::from(step) / f64::from(STEPS);
        between(
            between(start, bend, share),
            between(bend, end, share),
            share,
        )
    });
    let covers = |plate: Bounds, point: Point| {
        (plate.least.x - GAP..=plate.most.x + GAP).contains(&point.x)
            && (plate.least.y - GAP..=plate.most.y + GAP).contains(&point.y)
    };
    let seen: Vec<Point> = all
        .filter(|&point| !covers(from, point) && !covers(to, point))
        .collect();
    // Between plates that nearly touch, the arrow runs under both.
    if seen.len() < 3 {
        vec![start, end]
    } else {
        seen
    }
}
