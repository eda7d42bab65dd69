//! The outlines of the electorates: a few corners that are set by hand, then lines that wander as borders do.

use std::fmt::Write as _;

use kaiser_rules::Electorate;

/// A point of a drawing.
pub(super) type Point = (f64, f64);

/// The width of an electorate's ground.
pub(super) const WIDTH: f64 = 260.0;
/// The height of an electorate's ground.
pub(super) const HEIGHT: f64 = 165.0;

/// The outline of an electorate in a box of [`WIDTH`] by [`HEIGHT`]; it reaches a little beyond the box.
pub(super) fn outline(at: Electorate) -> String {
    let corners: Vec<Point> = corners(at)
        .iter()
        .map(|&(x, y)| (x * WIDTH, y * HEIGHT))
        .collect();
    wandering(corners, 3 + 7 * at as u64, 4.2)
}

/// The corners as parts of the box.
fn corners(at: Electorate) -> &'static [Point] {
    match at {
        Electorate::Koeln => &[
            (-0.03, 0.06),
            (0.1, -0.05),
            (0.33, -0.02),
            (0.55, -0.07),
            (0.8, -0.03),
            (1.03, 0.02),
            (1.06, 0.3),
            (1.03, 0.6),
            (1.06, 0.88),
            (0.98, 1.04),
            (0.7, 1.03),
            (0.45, 1.06),
            (0.2, 1.02),
            (-0.01, 1.05),
            (-0.05, 0.7),
            (-0.02, 0.4),
        ],
        Electorate::Trier => &[
            (-0.02, 0.0),
            (0.2, -0.05),
            (0.5, -0.03),
            (0.8, -0.06),
            (1.02, -0.01),
            (1.08, 0.2),
            (1.04, 0.42),
            (1.1, 0.62),
            (1.06, 0.84),
            (1.0, 1.02),
            (0.75, 1.05),
            (0.45, 1.02),
            (0.2, 1.05),
            (-0.02, 1.02),
            (-0.03, 0.7),
            (-0.035, 0.35),
        ],
        Electorate::Mainz => &[
            (-0.04, 0.05),
            (0.1, -0.05),
            (0.4, -0.03),
            (0.65, -0.07),
            (0.9, -0.03),
            (1.05, 0.03),
            (1.03, 0.25),
            (1.09, 0.45),
            (1.02, 0.66),
            (1.06, 0.84),
            (1.03, 1.02),
            (0.8, 1.03),
            (0.5, 1.06),
            (0.25, 1.03),
            (0.0, 1.05),
            (-0.05, 0.8),
            (-0.03, 0.4),
        ],
        Electorate::Pfalz => &[
            (-0.03, 0.02),
            (0.12, -0.04),
            (0.4, -0.03),
            (0.7, -0.05),
            (1.03, -0.01),
            (1.05, 0.3),
            (1.02, 0.6),
            (1.05, 0.9),
            (0.98, 1.03),
            (0.6, 1.02),
            (0.3, 1.035),
            (0.0, 1.02),
            (-0.06, 0.85),
            (-0.03, 0.6),
            (-0.07, 0.35),
        ],
        Electorate::Sachsen => &[
            (-0.06, 0.12),
            (0.03, -0.03),
            (0.3, -0.05),
            (0.6, -0.02),
            (0.85, -0.06),
            (1.03, -0.02),
            (1.12, 0.12),
            (1.16, 0.34),
            (1.08, 0.52),
            (1.1, 0.72),
            (1.17, 0.86),
            (1.04, 1.04),
            (0.7, 1.04),
            (0.4, 1.02),
            (0.1, 1.05),
            (-0.04, 0.98),
            (-0.08, 0.7),
            (-0.04, 0.4),
        ],
        Electorate::Brandenburg => &[
            (-0.04, 0.1),
            (0.02, -0.04),
            (0.25, -0.06),
            (0.5, -0.03),
            (0.75, -0.06),
            (1.03, -0.02),
            (1.045, 0.3),
            (1.02, 0.6),
            (1.045, 0.85),
            (1.02, 1.04),
            (0.7, 1.05),
            (0.4, 1.02),
            (0.15, 1.05),
            (-0.05, 1.0),
            (-0.08, 0.7),
            (-0.04, 0.4),
        ],
        Electorate::Boehmen => &[
            (-0.05, 0.3),
            (-0.02, 0.02),
            (0.2, -0.035),
            (0.5, -0.055),
            (0.8, -0.03),
            (1.03, 0.0),
            (1.06, 0.3),
            (1.03, 0.6),
            (1.05, 0.95),
            (0.9, 1.03),
            (0.5, 1.045),
            (0.2, 1.02),
            (-0.02, 1.03),
            (-0.06, 0.8),
            (-0.1, 0.55),
        ],
    }
}

/// Numbers that look as if they came from dice, the same ones every time: a drawing does not change.
pub(super) struct Wander(u64);

impl Wander {
    pub(super) fn new(seed: u64) -> Wander {
        Wander(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// The next number between these two.
    pub(super) fn between(&mut self, least: f64, most: f64) -> f64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        least + (most - least) * (self.0 >> 11) as f64 / (1_u64 << 53) as f64
    }
}

/// A closed line through these corners; every side is broken in the middle three times, each time by less.
pub(super) fn wandering(corners: Vec<Point>, seed: u64, mut reach: f64) -> String {
    let mut dice = Wander::new(seed);
    let mut line = corners;
    for _ in 0..3 {
        let mut finer = Vec::with_capacity(line.len() * 2);
        for (index, &(x, y)) in line.iter().enumerate() {
            let (next_x, next_y) = line[(index + 1) % line.len()];
            let (along, across) = (next_x - x, next_y - y);
            let length = along.hypot(across).max(1.0);
            let part = dice.between(0.4, 0.6);
            let off = dice.between(-1.0, 1.0) * reach.min(length * 0.16) / length;
            finer.push((x, y));
            finer.push((
                x + along * part - across * off,
                y + across * part + along * off,
            ));
        }
        line = finer;
        reach *= 0.55;
    }
    closed(&line)
}

/// The path of a closed line, in steps of a tenth from point to point.
pub(super) fn closed(line: &[Point]) -> String {
    let tenth = |value: f64| (value * 10.0).round() as i64;
    let mut path = String::new();
    let mut last = (0, 0);
    for (index, &(x, y)) in line.iter().enumerate() {
        let now = (tenth(x), tenth(y));
        let command = if index == 0 { "M" } else { "l" };
        let step = |tenths: i64| tenths as f64 / 10.0;
        // Writing into a string does not fail.
        let _ = write!(
            path,
            "{command}{} {}",
            step(now.0 - last.0),
            step(now.1 - last.1)
        );
        last = now;
    }
    path.push('z');
    path
}
