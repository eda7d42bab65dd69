//! Shapes as SVG, and what several drawings share.

use std::fmt::Write as _;

/// A path.
pub(super) fn path(class: &str, d: &str) -> String {
    format!("<path class=\"{class}\" d=\"{d}\"/>")
}

/// A circle by its centre and radius.
pub(super) fn circle(class: &str, x: f64, y: f64, r: f64) -> String {
    format!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{r}\"/>")
}

/// A rectangle by its corner and size, with rounded corners.
pub(super) fn rect(class: &str, [x, y, wide, high]: [f64; 4], round: f64) -> String {
    format!(
        "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" rx=\"{round}\"/>"
    )
}

/// Shapes that are turned, moved or scaled together.
pub(super) fn group(transform: &str, shapes: &[String]) -> String {
    format!("<g transform=\"{transform}\">{}</g>", shapes.concat())
}

/// A row of so many battlements on a line of this width.
pub(super) fn battlements(class: &str, [x, y, wide, high]: [f64; 4], count: u32) -> String {
    let unit = wide / f64::from(2 * count - 1);
    let mut d = format!("M{x} {y}");
    for one in 0..count {
        let right = x + unit * f64::from(2 * one + 1);
        let _ = write!(d, "V{}H{right:.1}V{y}", y - high);
        if one + 1 < count {
            let _ = write!(d, "H{:.1}", right + unit);
        }
    }
    path(class, &format!("{d}Z"))
}

/// Numbers that look like chance and are the same at each drawing.
pub(super) struct Scatter(u32);

impl Scatter {
    /// Begins anew.
    pub(super) fn new(seed: u32) -> Scatter {
        Scatter(seed.wrapping_mul(2_654_435_761) | 1)
    }

    /// The next number below this one.
    pub(super) fn below(&mut self, limit: u32) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 16) % limit.max(1)
    }

    /// The next of these.
    pub(super) fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len() as u32) as usize]
    }
}

/// A few strokes between stones.
pub(super) fn masonry([x, y, wide, high]: [u32; 4], seed: u32, count: u32) -> String {
    let mut scatter = Scatter::new(seed);
    let strokes: Vec<String> = (0..count)
        .map(|_| {
            let (x, y) = (x + scatter.below(wide - 12), y + scatter.below(high - 5));
            format!("M{x} {y}h{}", 6 + scatter.below(6))
        })
        .collect();
    path("brick", &strokes.concat())
}

/// A small arched window that stands on a point.
pub(super) fn window(x: f64, y: f64, wide: f64, high: f64) -> String {
    let (spring, top) = (y - high * 0.6, y - high);
    path(
        "win",
        &format!(
            "M{x} {y}V{spring:.1}Q{x} {top} {} {top}Q{right} {top} {right} {spring:.1}V{y}Z",
            x + wide / 2.0,
            right = x + wide
        ),
    )
}

/// Courses of tiles between two heights.
pub(super) fn tiles(
    [left, right]: [u32; 2],
    heights: std::ops::Range<usize>,
    step: usize,
) -> String {
    let lines: Vec<String> = heights
        .step_by(step)
        .map(|y| format!("M{left} {y}H{right}"))
        .collect();
    path("tile", &lines.concat())
}
