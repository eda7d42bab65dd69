//! What every map must be.

use boards::geo::{Atlas, Point, segments_touch};

/// Lines that meet only in their nodes make rings that do not cross themselves and areas that do not overlap.
pub fn only_in_nodes(atlas: &Atlas) {
    let pieces: Vec<_> = (atlas.arcs().iter().enumerate())
        .flat_map(|(arc, line)| {
            line.points
                .windows(2)
                .map(move |piece| (arc, piece[0], piece[1]))
        })
        .collect();
    for (place, &(arc, a, b)) in pieces.iter().enumerate() {
        for &(other, c, d) in &pieces[place + 1..] {
            let shared = [a, b]
                .into_iter()
                .filter(|point| [c, d].contains(point))
                .count();
            let meet_in_node = shared == 1 && !overlap((a, b), (c, d));
            assert!(
                meet_in_node || !segments_touch((a, b), (c, d)),
                "lines {arc} and {other} cross between {a:?}-{b:?} and {c:?}-{d:?}",
            );
        }
    }
}

/// Whether two segments with a common end run the same way.
fn overlap(first: (Point, Point), second: (Point, Point)) -> bool {
    let (hub, one) = if first.0 == second.0 || first.0 == second.1 {
        first
    } else {
        (first.1, first.0)
    };
    let other = if hub == second.0 { second.1 } else { second.0 };
    let [to_one, to_other] = [one, other].map(|end| Point::new(end.x - hub.x, end.y - hub.y));
    let along = to_one.x * to_other.x + to_one.y * to_other.y;
    along > 0.0 && (to_one.x * to_other.y - to_one.y * to_other.x).abs() < 1e-9 * along
}
