//! Lines with enough points to bend with the sheet that they are drawn on.

use super::atlas::Atlas;
use super::point::Point;

impl Atlas {
    /// The same map with every line as it is drawn, softened, and with no stretch longer than `longest`: before the sheet is
    /// stretched, so that a line does not cut across what has grown.
    #[must_use]
    pub fn bendable(mut self, longest: f64) -> Self {
        let lines = self.arcs.iter_mut().map(|arc| &mut arc.points);
        let rivers = self.rivers.iter_mut().map(|river| &mut river.2);
        let roads = self.roads.iter_mut().map(|road| &mut road.1);
        for line in lines.chain(rivers).chain(roads) {
            *line = cut(&soft(line), longest);
        }
        self
    }
}

/// The middles of the stretches and a point near each corner, with the ends.
fn soft(points: &[Point]) -> Vec<Point> {
    let mut soft: Vec<Point> = points.first().copied().into_iter().collect();
    for corner in points.windows(3) {
        let (from, to) = (corner[0].midpoint(corner[1]), corner[1].midpoint(corner[2]));
        soft.extend([from, from.midpoint(to).midpoint(corner[1])]);
    }
    if let [.., before, last] = points {
        if points.len() > 2 {
            soft.push(before.midpoint(*last));
        }
        soft.push(*last);
    }
    soft
}

/// The same line with long stretches cut.
fn cut(points: &[Point], longest: f64) -> Vec<Point> {
    let mut line: Vec<Point> = points.first().copied().into_iter().collect();
    for pair in points.windows(2) {
        let (from, to) = (pair[0], pair[1]);
        let pieces = (from.distance(to) / longest).ceil().max(1.0) as u32;
        line.extend((1..pieces).map(|piece| {
            let share = f64::from(piece) / f64::from(pieces);
            Point::new(
                from.x + (to.x - from.x) * share,
                from.y + (to.y - from.y) * share,
            )
        }));
        // Not reckoned: the end of a line is exactly where the next one begins.
        line.push(to);
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_gets_points_and_keeps_its_ends() {
        let corner = [
            Point::new(0.0, 0.0),
            Point::new(40.0, 0.0),
            Point::new(40.0, 40.0),
        ];
        let line = cut(&soft(&corner), 8.0);
        assert_eq!(line.first(), corner.first());
        assert_eq!(line.last(), corner.last());
        assert!(
            line.windows(2)
                .all(|pair| pair[0].distance(pair[1]) <= 8.0 + 1e-9)
        );
        assert!(line.contains(&Point::new(35.0, 5.0)), "{line:?}");
        assert_eq!(cut(&soft(&corner[..1]), 8.0), corner[..1]);
    }
}
