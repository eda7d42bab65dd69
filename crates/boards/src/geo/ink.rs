//! Lines of the map as SVG path data, with softened corners.

use std::fmt::Write;

use super::{Area, Atlas, Point, Step};

/// The outline of an area with all its islands, as the data of one path.
pub fn outline(atlas: &Atlas, area: &Area) -> String {
    let mut path = String::new();
    for ring in &area.rings {
        for (place, step) in ring.steps.iter().enumerate() {
            let points = walked(atlas, *step);
            if place == 0 {
                put(&mut path, 'M', &points[..1]);
            }
            soften(&mut path, &points);
        }
        path.push('Z');
    }
    path
}

/// A line through points, as the data of one path.
pub fn curve(points: &[Point]) -> String {
    let mut path = String::new();
    if let Some(first) = points.first() {
        put(&mut path, 'M', &[*first]);
        soften(&mut path, points);
    }
    path
}

/// A line cut into pieces of growing width: the width and path data of each.
pub fn taper(points: &[Point], [from, to]: [f64; 2]) -> Vec<(f64, String)> {
    let pieces = points.len().saturating_sub(1);
    // Each piece runs from the middle of one stretch to the middle of the next, as the softened line does.
    let middle = |stretch: usize| points[stretch].midpoint(points[stretch + 1]);
    (0..=pieces)
        .filter(|_| pieces > 0)
        .map(|corner| {
            let mut path = String::new();
            if corner == 0 {
                put(&mut path, 'M', &[points[0]]);
                put(&mut path, 'L', &[middle(0)]);
            } else if corner == pieces {
                put(&mut path, 'M', &[middle(pieces - 1)]);
                put(&mut path, 'L', &[points[pieces]]);
            } else {
                put(&mut path, 'M', &[middle(corner - 1)]);
                put(&mut path, 'Q', &[points[corner], middle(corner)]);
            }
            (from + (to - from) * corner as f64 / pieces as f64, path)
        })
        .collect()
}

/// The points of a step in the order in which it is walked.
fn walked(atlas: &Atlas, step: Step) -> Vec<Point> {
    let mut points = atlas.arcs()[step.arc].points.clone();
    if step.reversed {
        points.reverse();
    }
    points
}

/// Continues a path along points, cutting each corner with a curve from middle to middle.
///
/// The curve is the same in both directions, so two areas on both sides of an arc still meet exactly, and
/// it never leaves the corners' triangles, so lines that do not cross stay apart.
fn soften(path: &mut String, points: &[Point]) {
    let last = points.len() - 1;
    if last > 1 {
        put(path, 'L', &[points[0].midpoint(points[1])]);
    }
    for corner in 1..last {
        put(
            path,
            'Q',
            &[points[corner], points[corner].midpoint(points[corner + 1])],
        );
    }
    put(path, 'L', &points[last..]);
}

/// Adds one command of path data.
fn put(path: &mut String, command: char, points: &[Point]) {
    path.push(command);
    for (place, point) in points.iter().enumerate() {
        let gap = if place == 0 { "" } else { " " };
        // Writing to a String cannot fail.
        let _ = write!(path, "{gap}{:.1} {:.1}", point.x, point.y);
    }
}
