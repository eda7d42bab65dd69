//! A map as a rubber sheet: each land gets the room that it needs, and what touched still touches.

use super::atlas::{AreaId, Atlas};
use super::chart::AreaKind;
use super::point::{Bounds, Point, edges, signed_area};

/// How far a round goes towards what is wanted. Faster rounds fold the sheet where lands are small.
const PACE: f64 = 0.88;

/// A land's pull on every point in one round.
struct Pull {
    centre: Point,
    radius: f64,
    growth: f64,
    misfit: f64,
}

impl Atlas {
    /// The same map with the main part of each named area grown or shrunk towards the room that it needs, in square units.
    ///
    /// Every point of the map is moved by the same function of its place (Dougenik, Chrisman and Niemeyer, 1985), so lines
    /// that meet still meet.
    #[must_use]
    pub fn with_room(mut self, needs: &[(&str, f64)], rounds: usize) -> Self {
        for _ in 0..rounds {
            let pulls: Vec<Pull> = needs
                .iter()
                .filter_map(|&(id, need)| self.pull(self.area(id)?, need))
                .collect();
            let count = pulls.len().max(1) as f64;
            let misfit = pulls.iter().map(|pull| pull.misfit).sum::<f64>() / count;
            let pace = PACE / (1.0 + misfit);
            self.move_points(|point| {
                let (mut x, mut y) = (0.0, 0.0);
                for pull in &pulls {
                    let distance = point.distance(pull.centre).max(1e-6);
                    let near = distance / pull.radius;
                    let force = if near > 1.0 {
                        pull.growth / near
                    } else {
                        pull.growth * near * near * (4.0 - 3.0 * near)
                    };
                    x += force * (point.x - pull.centre.x) / distance;
                    y += force * (point.y - pull.centre.y) / distance;
                }
                Point::new(point.x + x * pace, point.y + y * pace)
            });
        }
        self
    }

    /// The same map, scaled so that the lands inside it fill the rectangle; the sea and what is foreign go along.
    #[must_use]
    pub fn fitted(mut self, into: Bounds) -> Self {
        let lands = self
            .areas()
            .map(|(_, area)| area)
            .filter(|area| matches!(area.kind, AreaKind::Province | AreaKind::Neutral));
        let corners: Vec<Point> = lands
            .flat_map(|area| &area.rings)
            .flat_map(|ring| self.corners(ring))
            .collect();
        let span = |values: &dyn Fn(&Point) -> f64| {
            let values = corners.iter().map(values);
            values.fold((f64::MAX, f64::MIN), |(least, most), value| {
                (least.min(value), most.max(value))
            })
        };
        let (left, right) = span(&|point| point.x);
        let (top, bottom) = span(&|point| point.y);
        let across = (into.most.x - into.least.x) / (right - left);
        let down = (into.most.y - into.least.y) / (bottom - top);
        self.move_points(|point| {
            Point::new(
                into.least.x + (point.x - left) * across,
                into.least.y + (point.y - top) * down,
            )
        });
        self
    }

    /// How an area pulls at the sheet; nothing if it has no land.
    fn pull(&self, area: AreaId, need: f64) -> Option<Pull> {
        let corners = self.corners(self.get(area).rings.first()?);
        let size = signed_area(&corners).abs().max(1.0);
        let radius = (size / std::f64::consts::PI).sqrt();
        Some(Pull {
            centre: centroid(&corners),
            radius,
            growth: (need / std::f64::consts::PI).sqrt() - radius,
            misfit: need.max(size) / need.min(size).max(1.0),
        })
    }
}

/// The centre of gravity of a closed polygon.
pub fn centroid(polygon: &[Point]) -> Point {
    let (mut x, mut y) = (0.0, 0.0);
    for (a, b) in edges(polygon) {
        let cross = a.x * b.y - b.x * a.y;
        x += (a.x + b.x) * cross;
        y += (a.y + b.y) * cross;
    }
    let six = 6.0 * signed_area(polygon);
    Point::new(x / six, y / six)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geo::{Chart, LOW_COUNTRIES, Projection};

    const HALVES: &str = r#"
        [[lines]]
        through = ["zwin", [4.0, 50.5], [6.0, 51.0], "dollart"]
        [[areas]]
        id = "north"
        seats = [[5.5, 52.0], [3.58, 51.52], [3.82, 51.578], [3.90, 51.69], [4.05, 51.76], [4.99, 52.915], [5.125, 52.457],
                 [5.60, 52.662], [5.775, 52.645], [4.80, 53.08], [5.00, 53.262], [5.36, 53.41], [5.80, 53.455],
                 [6.20, 53.49], [6.56, 53.543], [6.71, 53.585]]
        plate = [5.5, 52.0]
        [[areas]]
        id = "south"
        seats = [[5.0, 50.0]]
        plate = [5.0, 50.0]
        [[areas]]
        id = "sea"
        kind = "sea"
        seats = [[3.0, 52.6]]
        plate = [3.0, 52.6]
    "#;

    fn size(atlas: &Atlas, id: &str) -> f64 {
        let area = atlas.area(id).expect("an area");
        signed_area(&atlas.corners(&atlas.get(area).rings[0]))
    }

    #[test]
    fn a_land_grows_towards_what_it_needs_and_touches_what_it_touched() {
        let chart = Chart::from_sheets(&[LOW_COUNTRIES, HALVES]).expect("two halves");
        let plain = Atlas::new(&chart, &Projection::new(1.4, 53.9, 51.5, 1.0)).expect("a map");
        let [before, south] = ["north", "south"].map(|id| size(&plain, id));
        let grown = plain
            .clone()
            .with_room(&[("north", before * 2.0), ("south", south)], 12);
        assert!(size(&grown, "north") > before * 1.5);
        for (area, _) in plain.areas() {
            assert_eq!(plain.neighbours(area), grown.neighbours(area));
        }
        let into = Bounds {
            least: Point::new(10.0, 20.0),
            most: Point::new(110.0, 80.0),
        };
        let fitted = grown.fitted(into);
        let lands = fitted
            .areas()
            .filter(|(_, area)| area.kind == AreaKind::Province);
        let corners = lands
            .flat_map(|(_, area)| &area.rings)
            .flat_map(|ring| fitted.corners(ring));
        for corner in corners {
            assert!((9.999..=110.001).contains(&corner.x) && (19.999..=80.001).contains(&corner.y));
        }
    }
}
