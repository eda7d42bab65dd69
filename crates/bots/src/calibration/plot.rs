//! A picture of what was said against what happened.

use std::fmt::Write;

use super::{Calibration, Oracle};
use crate::arena::wilson;
use crate::picture;

const SIDE: f64 = 420.0;
const LEFT: f64 = 60.0;
const TOP: f64 = 70.0;
/// How many bins there are.
const BINS: usize = 10;

/// A drawing with a point for each tenth of what was said, and how sure it is; `axes` names what was said and what happened, `names` the oracles that
/// are drawn.
pub fn calibration_plot(
    title: &str,
    axes: [&str; 2],
    names: &[(Oracle, String)],
    calibration: &Calibration,
) -> String {
    let (x, y) = (
        |share: f64| LEFT + share * SIDE,
        |share: f64| TOP + (1.0 - share) * SIDE,
    );
    let bottom = TOP + SIDE;
    let mut svg = picture::begin(title, LEFT + SIDE + 40.0, bottom + 60.0);
    for tenth in (0..=BINS).step_by(2) {
        let share = tenth as f64 / BINS as f64;
        // Writing into a string does not fail.
        let _ = writeln!(
            svg,
            "<path class=\"grid\" d=\"M{x:.1} {TOP}V{bottom}M{LEFT} {y:.1}H{right}\"/>\
             <text class=\"faint\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{percent}%</text>\
             <text class=\"faint\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{percent}%</text>",
            bottom + 18.0,
            LEFT - 8.0,
            y(share) + 4.0,
            x = x(share),
            y = y(share),
            right = LEFT + SIDE,
            percent = tenth * 10,
        );
    }
    let [said, happened] = axes.map(|axis| picture::escape(&axis));
    let _ = writeln!(
        svg,
        "<path class=\"grid\" stroke-width=\"2\" stroke-dasharray=\"6 5\" d=\"M{LEFT} {bottom}L{} {TOP}\"/>\
         <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{said}</text>\
         <text transform=\"translate(16 {:.1}) rotate(-90)\" text-anchor=\"middle\">{happened}</text>",
        LEFT + SIDE,
        LEFT + SIDE / 2.0,
        bottom + 44.0,
        TOP + SIDE / 2.0,
    );
    for (row, (oracle, name)) in names.iter().enumerate() {
        let class = if row == 0 { "" } else { " second" };
        let legend = LEFT + 12.0 + 180.0 * row as f64;
        let _ = writeln!(
            svg,
            "{}<text x=\"{:.1}\" y=\"52\">{}</text>",
            point(row, class, legend, 48.0),
            legend + 12.0,
            picture::escape(name)
        );
        for bin in calibration.bins(*oracle, BINS) {
            // The positions of one game are no news to each other.
            let (low, high) = wilson(bin.happened * bin.games as f64, bin.games as u64);
            let _ = writeln!(
                svg,
                "<path class=\"mark{class}\" d=\"M{0:.1} {1:.1}V{2:.1}\"/>{3}",
                x(bin.said),
                y(low),
                y(high),
                point(row, class, x(bin.said), y(bin.happened))
            );
        }
    }
    svg + "</svg>\n"
}

/// A point; those of each oracle have a form of their own.
fn point(row: usize, class: &str, x: f64, y: f64) -> String {
    if row == 0 {
        format!("<circle class=\"dot{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\"/>")
    } else {
        format!("<path class=\"dot{class}\" d=\"M{x:.1} {y:.1}m-6 0l6-6 6 6-6 6z\"/>")
    }
}
