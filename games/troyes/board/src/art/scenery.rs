//! What nobody plays with: sky, hills and roofs, the town wall, the fields.

use std::fmt::Write as _;

use super::shapes::{Scatter, battlements, circle, masonry, path};

/// Small houses in a row, gathered by what is painted alike.
#[derive(Default)]
struct Row {
    walls: String,
    roofs: [String; 3],
    windows: String,
}

impl Row {
    /// Houses from one point to another that stand on a line.
    fn new(seed: u32, [mut x, end, ground]: [i32; 3], widths: &[i32], heights: &[i32]) -> Row {
        let (mut row, mut scatter) = (Row::default(), Scatter::new(seed));
        while x < end {
            let (wide, high) = (scatter.one_of(widths), scatter.one_of(heights));
            let eaves = ground - high;
            let paint = scatter.one_of(&[0, 0, 1, 2]);
            let _ = write!(row.walls, "M{x} {eaves}h{wide}v{high}h-{wide}Z");
            let (left, half) = (x - 2, wide / 2);
            let roof = if scatter.below(3) == 0 {
                format!("l6 -{half}h{}l6 {half}Z", wide - 8)
            } else {
                let (slope, high) = (half + 2, wide * 5 / 8);
                format!("l{slope} -{high}l{slope} {high}Z")
            };
            let _ = write!(row.roofs[paint], "M{left} {eaves}{roof}");
            if scatter.below(5) < 2 {
                let _ = write!(
                    row.walls,
                    "M{} {}h4v{half}h-4Z",
                    x + wide * 2 / 3,
                    eaves - half
                );
            }
            for at in (4..wide - 4).step_by(8) {
                let _ = write!(row.windows, "M{} {}h3.5v5h-3.5Z", x + at, eaves + 5);
            }
            x += wide + scatter.one_of(&[-2, 1, 3]);
        }
        row
    }

    fn drawn(&self) -> String {
        let [r, s, y] = &self.roofs;
        [
            path("wall2", &self.walls),
            path("roof2 r", r),
            path("roof2 s", s),
            path("roof2 y", y),
            path("win2", &self.windows),
        ]
        .concat()
    }
}

/// The sky over the town in the box `0 0 940 206`, and further to both sides.
pub(crate) fn skyline() -> String {
    let mut scatter = Scatter::new(11);
    let mut stars = String::new();
    for _ in 0..70 {
        let _ = write!(stars, "M{} {}h0", scatter.below(1200), scatter.below(120));
    }
    let mut art =
        r#"<rect class="air" x="-400" y="-400" width="2000" height="720" fill="url(#sky)"/>"#
            .to_owned();
    art += &(path("stars", &stars) + &circle("sun", 600.0, 52.0, 22.0));
    for (x, y, scale) in [
        (90, 46, 1.0),
        (330, 30, 0.8),
        (500, 60, 1.1),
        (800, 34, 1.0),
        (1010, 56, 1.2),
    ] {
        let _ = write!(
            art,
            "<path class=\"cloud\" transform=\"translate({x} {y}) scale({scale})\" d=\"M0 12C-2 4 10 0 16 4C20 -6 38 -6 42 3C52 -1 62 4 60 12Z\"/>"
        );
    }
    art += &path(
        "hill a",
        "M-400 150C-100 96 160 110 280 132C400 92 520 98 640 130C780 90 940 96 1600 140V320H-400Z",
    );
    art += &path(
        "hill b",
        "M-400 170C-100 130 200 150 340 154C480 128 640 140 760 156C900 130 1060 136 1600 164V320H-400Z",
    );
    let left = (196..330).step_by(9).map(|x| format!("M{x} 172l26 -34"));
    let right = (560..700).step_by(9).map(|x| format!("M{x} 174l20 -32"));
    art += &path(
        "vines",
        &left.chain(right).collect::<Vec<String>>().concat(),
    );
    art += &Row::new(11, [-60, 1260, 196], &[18, 22, 26, 30], &[14, 18, 24, 30]).drawn();
    art + r#"<rect class="ground" x="-400" y="180" width="2000" height="200"/>"#
}

/// A row of roofs, 34 high, painted in the colour of whoever lives there.
pub(crate) fn roofs() -> String {
    Row::new(38, [0, 640, 34], &[20, 24, 28], &[8, 11, 14]).drawn()
}

/// The town wall in the box `0 0 400 28`.
pub(crate) fn wall() -> String {
    let mut art = path("stone", "M0 12H400V26H0Z");
    art += &battlements("stone", [0.0, 13.0, 400.0, 7.0], 26);
    for x in [6_u32, 183, 360] {
        art += &path("stone", &format!("M{x} 28V4h34V28Z"));
        art += &battlements("stone", [f64::from(x) - 2.0, 6.0, 38.0, 6.0], 4);
        art += &path("win", &format!("M{} 20v-7a3 3 0 0 1 6 0v7Z", x + 14));
    }
    art + &masonry([44, 15, 130, 10], 2, 7) + &masonry([222, 15, 130, 10], 4, 7)
}

/// Furrows in the box `0 0 120 60`.
pub(crate) fn fields() -> String {
    let furrows: Vec<String> = (-2..14)
        .map(|at| format!("M{} 60Q{} 30 {} 0", at * 14 - 20, at * 12 + 20, at * 9 + 40))
        .collect();
    path("furrow", &furrows.concat())
}
