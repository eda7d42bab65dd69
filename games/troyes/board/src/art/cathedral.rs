//! The Cathedral in the box `0 -10 254 404`, without its cubes: one tower is done, the other grows.

use std::fmt::Write as _;

use super::shapes::{battlements, circle, masonry, path};

/// The heights on which the windows of the three levels stand, the lowest first.
pub(crate) const BASES: [f64; 3] = [334.0, 272.0, 216.0];

/// Where the window of a column begins.
pub(crate) fn window_x(column: usize) -> f64 {
    21.5 + 35.6 * column as f64
}

/// A lancet window that stands on a point.
pub(crate) fn lancet(x: f64, y: f64, wide: f64, high: f64) -> String {
    let (spring, knee, top) = (y - high + 20.0, y - high + 9.0, y - high);
    format!(
        "M{x:.1} {y}V{spring}Q{:.1} {knee} {:.1} {top}Q{:.1} {knee} {right:.1} {spring}V{y}Z",
        x + 0.5,
        x + wide / 2.0,
        x + wide - 0.5,
        right = x + wide
    )
}

/// The Cathedral.
pub(crate) fn cathedral() -> String {
    [towers(), works(), front()].concat()
}

fn towers() -> String {
    let mut art = String::new();
    for (x, top) in [(20_u32, 70_u32), (164, 86)] {
        let right = x + 66;
        art += &path("stone", &format!("M{x} 200V{top}H{right}V200Z"));
        art += &path("shade", &format!("M{} 200V{top}H{right}V200Z", x + 50));
        art += &masonry([x + 4, top + 10, 56, 100], x, 16);
        let (low, high) = (top + 26, top + 14);
        art += &path(
            "buttress",
            &format!(
                "M{} 200V{low}L{x} {high}V200ZM{} 200V{low}L{right} {high}V200Z",
                x - 5,
                x + 71
            ),
        );
        for at in [12, 37] {
            let (left, foot) = (f64::from(x + at), f64::from(top + 62));
            art += &path("win", &lancet(left, foot, 17.0, 48.0));
            let bars = format!("M{} {}V{foot}M{left} {}h17", left + 8.5, top + 18, top + 44);
            art += &path("tracery", &bars);
        }
        art += &path("course", &format!("M{} {}H{}", x - 3, top + 72, x + 69));
    }
    art += &path("roof s", "M24 70L53 4L82 70Z");
    art += &path("tile", "M47 20H59M42 32H64M37 43H69M31 55H75");
    art += &path(
        "cross",
        "M51.6 -8H54.4V-3.5H58.5V-1H54.4V6H51.6V-1H47.5V-3.5H51.6Z",
    );
    art += &path("stone", "M17 72V58l4 -10l4 10V72ZM81 72V58l4 -10l4 10V72Z");
    art + &battlements("stone", [18.0, 74.0, 70.0, 5.0], 8)
}

/// Scaffold and crane.
fn works() -> String {
    [
        path("scaffold", "M158 150V62M176 86V58M197 86V58M218 86V58M236 150V62M154 74H240M154 98H164M230 98H240M154 122H164M230 122H240M158 98L164 110M236 98L230 110"),
        path("plank", "M152 72H242V76H152Z"),
        path("beam", "M196 72V38M196 40L156 24M196 46L172 31M196 40L216 58"),
        circle("wheel", 204.0, 60.0, 11.0),
        path("scaffold", "M204 49V71M193 60H215M196.2 52.2L211.8 67.8M211.8 52.2L196.2 67.8"),
        path("rope", "M158 25V50"),
        path("stone", "M151 50H165V60H151Z"),
    ]
    .concat()
}

/// Gable, rose and the three levels.
fn front() -> String {
    let mut art = path("stone", "M86 160V132L125 84L164 132V160Z");
    art += &path("coping", "M84 134L125 82L166 134");
    art += &path("stone l", "M14 342V166H236V342Z");
    art += &(circle("rose-ring", 125.0, 132.0, 28.0) + &circle("rose", 125.0, 132.0, 24.0));
    for petal in 0..12 {
        let _ = write!(
            art,
            "<ellipse class=\"glass g{}\" cx=\"125\" cy=\"115.5\" rx=\"3.6\" ry=\"6.4\" transform=\"rotate({} 125 132)\"/>",
            petal % 4 + 1,
            petal * 30
        );
    }
    art += &circle("glass g2", 125.0, 132.0, 6.0);
    art += &path(
        "stone",
        "M9 168V150l5 -12l5 12V168ZM231 168V150l5 -12l5 12V168Z",
    );
    for base in BASES {
        art += &path("course", &format!("M12 {}H238", base + 5.0));
    }
    art += &path("corbel", "M14 281H236M14 225H236");
    for portal in 0..3 {
        let x = 19.0 + 71.3 * f64::from(portal);
        art += &path(
            "portal",
            &format!(
                "M{x:.1} 340V306Q{:.1} 290 {:.1} 276Q{:.1} 290 {:.1} 306V340",
                x + 3.0,
                x + 34.6,
                x + 66.2,
                x + 69.2
            ),
        );
    }
    art += &path("steps", "M8 342H242V347H8ZM2 347H248V353H2Z");
    art + &path("brace", "M22 373V376H121V373M129 373V376H228V373")
}
