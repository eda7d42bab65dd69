//! Points of the board and the plane geometry that maps need.

/// A point of the board, x to the right and y down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Units from the left edge.
    pub x: f64,
    /// Units from the top edge.
    pub y: f64,
}

impl Point {
    /// The point at `x`, `y`.
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// The point half way to another.
    pub fn midpoint(self, other: Self) -> Self {
        Self::new(
            f64::midpoint(self.x, other.x),
            f64::midpoint(self.y, other.y),
        )
    }

    /// The distance to another point.
    pub fn distance(self, other: Self) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// Whether the point lies inside the closed polygon.
    pub fn is_inside(self, polygon: &[Self]) -> bool {
        let mut inside = false;
        for (a, b) in edges(polygon) {
            let crosses = (a.y > self.y) != (b.y > self.y);
            if crosses && self.x < (b.x - a.x) * (self.y - a.y) / (b.y - a.y) + a.x {
                inside = !inside;
            }
        }
        inside
    }
}

/// A rectangle with sides along the axes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    /// The upper left corner.
    pub least: Point,
    /// The lower right corner.
    pub most: Point,
}

impl Bounds {
    /// The rectangle of a width and height round a centre.
    pub fn around(centre: Point, width: f64, height: f64) -> Self {
        Self {
            least: Point::new(centre.x - width / 2.0, centre.y - height / 2.0),
            most: Point::new(centre.x + width / 2.0, centre.y + height / 2.0),
        }
    }

    /// The four corners, in order round the rectangle.
    pub fn corners(self) -> [Point; 4] {
        [
            self.least,
            Point::new(self.most.x, self.least.y),
            self.most,
            Point::new(self.least.x, self.most.y),
        ]
    }

    /// Whether the point lies within the rectangle.
    pub fn contains(self, point: Point) -> bool {
        (self.least.x..=self.most.x).contains(&point.x)
            && (self.least.y..=self.most.y).contains(&point.y)
    }
}

/// The edges of a closed polygon, the last one back to the start.
pub(super) fn edges(polygon: &[Point]) -> impl Iterator<Item = (Point, Point)> + '_ {
    let next = polygon.iter().cycle().skip(1);
    polygon.iter().copied().zip(next.copied())
}

/// The area of a closed polygon, negative if it runs the other way round.
pub fn signed_area(polygon: &[Point]) -> f64 {
    edges(polygon)
        .map(|(a, b)| a.x * b.y - b.x * a.y)
        .sum::<f64>()
        / 2.0
}

/// Whether two segments have a point in common.
pub fn segments_touch(first: (Point, Point), second: (Point, Point)) -> bool {
    let side = |a: Point, b: Point, p: Point| (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
    let within = |a: Point, b: Point, p: Point| {
        (a.x.min(b.x)..=a.x.max(b.x)).contains(&p.x) && (a.y.min(b.y)..=a.y.max(b.y)).contains(&p.y)
    };
    let ((a, b), (c, d)) = (first, second);
    let sides = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
    if sides[0] * sides[1] < 0.0 && sides[2] * sides[3] < 0.0 {
        return true;
    }
    [(a, b, c), (a, b, d), (c, d, a), (c, d, b)]
        .into_iter()
        .zip(sides)
        .any(|((from, to, point), side)| side == 0.0 && within(from, to, point))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARE: [Point; 4] = [
        Point::new(0.0, 0.0),
        Point::new(2.0, 0.0),
        Point::new(2.0, 2.0),
        Point::new(0.0, 2.0),
    ];

    #[test]
    fn a_square_has_an_inside_and_an_area() {
        assert!(Point::new(1.0, 1.0).is_inside(&SQUARE));
        assert!(!Point::new(3.0, 1.0).is_inside(&SQUARE));
        assert!((signed_area(&SQUARE) - 4.0).abs() < 1e-9);
    }

    #[test]
    fn segments_that_cross_or_meet_touch_and_parallel_ones_do_not() {
        let across = (SQUARE[0], SQUARE[2]);
        assert!(segments_touch(across, (SQUARE[1], SQUARE[3])));
        assert!(segments_touch(across, (SQUARE[2], SQUARE[3])));
        assert!(!segments_touch(
            (SQUARE[0], SQUARE[1]),
            (SQUARE[3], SQUARE[2])
        ));
    }
}
