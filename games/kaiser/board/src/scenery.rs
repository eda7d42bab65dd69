//! The ground of the map: sea and coast, rivers, hills and woods, the compass. It is scenery and says nothing about the game.

use std::sync::LazyLock;

use kaiser_words::board as label;
use maud::{Markup, html};
use words::Lang;

use super::regions::{Point, Wander, closed, wandering};

/// The width of the map.
pub(super) const WIDTH: f64 = 940.0;
/// The height of the map.
pub(super) const HEIGHT: f64 = 560.0;

const COAST: [Point; 20] = [
    (-20.0, 90.0),
    (30.0, 76.0),
    (80.0, 50.0),
    (150.0, 45.0),
    (215.0, 52.0),
    (262.0, 40.0),
    (300.0, 58.0),
    (360.0, 48.0),
    (420.0, 56.0),
    (480.0, 47.0),
    (560.0, 55.0),
    (610.0, 44.0),
    (650.0, 62.0),
    (668.0, 46.0),
    (760.0, 40.0),
    (840.0, 46.0),
    (900.0, 38.0),
    (970.0, 44.0),
    (970.0, 600.0),
    (-20.0, 600.0),
];

/// A river from its source to its mouth, with its width at both.
struct River {
    course: &'static [Point],
    source: f64,
    mouth: f64,
}

const RIVERS: [River; 5] = [
    River {
        course: &[
            (396.0, 566.0),
            (366.0, 530.0),
            (374.0, 480.0),
            (360.0, 440.0),
            (346.0, 410.0),
            (318.0, 394.0),
            (294.0, 376.0),
            (286.0, 340.0),
            (300.0, 300.0),
            (288.0, 250.0),
            (298.0, 200.0),
            (282.0, 150.0),
            (296.0, 100.0),
            (284.0, 62.0),
            (270.0, 40.0),
        ],
        source: 2.2,
        mouth: 8.0,
    },
    River {
        course: &[
            (640.0, 400.0),
            (604.0, 424.0),
            (566.0, 414.0),
            (526.0, 432.0),
            (484.0, 418.0),
            (446.0, 432.0),
            (404.0, 420.0),
            (356.0, 418.0),
        ],
        source: 1.2,
        mouth: 4.2,
    },
    River {
        course: &[
            (30.0, 566.0),
            (58.0, 530.0),
            (40.0, 486.0),
            (64.0, 440.0),
            (56.0, 412.0),
            (100.0, 386.0),
            (160.0, 384.0),
            (220.0, 388.0),
            (262.0, 378.0),
            (290.0, 352.0),
        ],
        source: 1.4,
        mouth: 4.2,
    },
    River {
        course: &[
            (950.0, 372.0),
            (910.0, 386.0),
            (840.0, 382.0),
            (740.0, 386.0),
            (676.0, 386.0),
            (632.0, 376.0),
            (610.0, 336.0),
            (620.0, 290.0),
            (604.0, 240.0),
            (640.0, 200.0),
            (656.0, 150.0),
            (646.0, 100.0),
            (658.0, 66.0),
            (646.0, 46.0),
        ],
        source: 1.6,
        mouth: 7.0,
    },
    River {
        course: &[
            (408.0, 566.0),
            (416.0, 510.0),
            (440.0, 464.0),
            (490.0, 446.0),
            (548.0, 440.0),
            (600.0, 444.0),
            (646.0, 480.0),
            (656.0, 530.0),
            (664.0, 570.0),
        ],
        source: 2.0,
        mouth: 6.8,
    },
];

/// The course of the Rhine on a narrow screen, where the lands lie in columns.
const NARROW: River = River {
    course: &[
        (196.0, 1010.0),
        (190.0, 860.0),
        (200.0, 700.0),
        (192.0, 560.0),
        (199.0, 420.0),
        (191.0, 330.0),
        (197.0, 260.0),
        (188.0, 200.0),
        (60.0, 180.0),
        (20.0, 130.0),
        (8.0, 80.0),
        (-6.0, 50.0),
    ],
    source: 2.0,
    mouth: 7.0,
};

static GROUND: LazyLock<Markup> = LazyLock::new(ground);

/// The map without lands and pieces.
pub(super) fn scenery(lang: Lang) -> Markup {
    html! {
        div id="scenery" class="scenery" aria-hidden="true" {
            svg class="chart" viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) focusable="false" {
                (*GROUND)
                @for (name, place) in [
                    (label::rhine(lang), "translate(314 262) rotate(84)"),
                    (label::main(lang), "translate(512 422) rotate(-8)"),
                    (label::danube(lang), "translate(556 455) rotate(2)"),
                    (label::mosel(lang), "translate(33 466) rotate(-66)"),
                ] { text class="water" transform=(place) { (name) } }
            }
            svg class="chart narrow" viewBox="0 0 390 1000" preserveAspectRatio="none" focusable="false" { path class="river" d=(river(&NARROW, 3)) {} }
        }
    }
}

fn ground() -> Markup {
    let mountains = [
        (12, 548, 1.0),
        (30, 552, 0.8),
        (400, 540, 0.9),
        (408, 552, 1.1),
    ];
    let hills = [
        (660, 420, 0.9),
        (652, 440, 0.8),
        (646, 426, 0.7),
        (926, 366, 0.8),
        (910, 372, 0.7),
        (18, 440, 0.9),
        (30, 426, 0.8),
        (404, 462, 1.0),
        (390, 470, 0.8),
        (70, 520, 0.9),
    ];
    let trees = [
        (604, 222, 0.9),
        (612, 214, 0.8),
        (324, 212, 0.9),
        (332, 218, 0.8),
        (620, 412, 0.8),
        (628, 420, 0.9),
        (612, 422, 0.8),
        (22, 404, 0.8),
        (14, 412, 0.9),
        (440, 452, 0.9),
        (448, 458, 0.8),
        (310, 100, 0.9),
        (318, 108, 0.8),
        (620, 130, 0.9),
        (628, 122, 0.8),
        (384, 448, 0.8),
    ];
    let coast: Vec<Point> = COAST.iter().map(|&(x, y)| (x, y - 4.0)).collect();
    html! {
        rect class="sea" width=(WIDTH) height=(HEIGHT) {}
        rect width=(WIDTH) height="80" fill="url(#kd-waves)" {}
        path class="land" d=(wandering(COAST.to_vec(), 11, 5.0)) {}
        path class="shallows" d=(wandering(coast, 11, 5.0)) {}
        @for (index, course) in RIVERS.iter().enumerate() { path class="river" d=(river(course, index as u64 + 2)) {} }
        @for place in mountains {
            path class="hill high" transform=(at(place)) d="M-11 8C-6 2-3-6 0-9 3-5 7 3 12 8M0-9C1-4-1 0 1 4M3-4l2 6M5 0l3 6M2 0l1 5" {}
        }
        @for place in hills { (hill(place)) }
        @for place in trees { (tree(place)) }
        (compass())
    }
}

fn at((x, y, scale): (i32, i32, f64)) -> String {
    format!("translate({x} {y}) scale({scale})")
}

/// A hill.
pub(super) fn hill(place: (i32, i32, f64)) -> Markup {
    html! { path class="hill" transform=(at(place)) d="M-8 4C-6-3-2-5 0-5s6 3 8 9M1-4c1 2 2 4 2 7M4-2c1 1 1.5 3 1.5 5" {} }
}

/// A tree.
pub(super) fn tree(place: (i32, i32, f64)) -> Markup {
    html! { path class="leaf" transform=(at(place)) d="M0-7C4-6 4.5-1 0 0-4.5-1-4-6 0-7zM0 4V-2" {} }
}

/// A bank of cloud.
pub(super) fn cloud(place: (i32, i32, f64)) -> Markup {
    html! {
        g transform=(at(place)) {
            path class="cloud" d="M-34 8C-42 8-42-3-33-3-34-12-22-15-18-9-14-19 2-19 5-9 10-15 22-12 20-3 30-5 33 8 24 8z" {}
            path class="swirl" d="M-34 8H24M-26 2c0-6 8-6 8-1 0 4-6 4-6 1M0-1c0-7 10-7 10 0 0 5-7 4-7 0M16 3c3-3 6 0 4 2" {}
        }
    }
}

fn compass() -> Markup {
    html! {
        g class="compass" transform="translate(36 516) scale(.62)" {
            circle class="dial" r="25" {}
            circle class="dial" r="21" {}
            @for index in 0..8 {
                @let length = if index % 2 == 0 { 30 } else { 19 };
                g transform=(format!("rotate({})", index * 45)) {
                    path class="ray dark" d=(format!("M0 0L-4.5-4.5 0-{length}z")) {}
                    path class="ray" d=(format!("M0 0L4.5-4.5 0-{length}z")) {}
                }
            }
            text class="north" y="-33" text-anchor="middle" { "N" }
        }
    }
}

/// A river as a shape that grows wider towards the mouth.
fn river(river: &River, seed: u64) -> String {
    let mut dice = Wander::new(seed);
    let course = smooth(river.course);
    let last = course.len() - 1;
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for (index, &(x, y)) in course.iter().enumerate() {
        let (before, after) = (
            course[index.saturating_sub(1)],
            course[(index + 1).min(last)],
        );
        let (along, across) = (after.0 - before.0, after.1 - before.1);
        let length = along.hypot(across).max(0.1);
        let (along, across) = (along / length, across / length);
        let part = index as f64 / last as f64;
        let half = 0.5 * (river.source + (river.mouth - river.source) * part);
        let drift = dice.between(-1.3, 1.3);
        left.push((x - across * (drift + half), y + along * (drift + half)));
        right.push((x - across * (drift - half), y + along * (drift - half)));
    }
    left.extend(right.into_iter().rev());
    closed(&left)
}

/// A smooth line through all points.
fn smooth(points: &[Point]) -> Vec<Point> {
    const STEPS: usize = 6;
    let at = |index: usize| points[index.clamp(1, points.len()) - 1];
    let mut line = Vec::new();
    for index in 1..points.len() {
        let (before, from, to, after) = (at(index - 1), at(index), at(index + 1), at(index + 2));
        for step in 0..STEPS {
            let t = step as f64 / STEPS as f64;
            let blend = |p0: f64, p1: f64, p2: f64, p3: f64| {
                0.5 * (2.0 * p1
                    + (p2 - p0) * t
                    + (2.0 * p0 - 5.0 * p1 + 4.0 * p2 - p3) * t * t
                    + (3.0 * p1 - p0 - 3.0 * p2 + p3) * t * t * t)
            };
            line.push((
                blend(before.0, from.0, to.0, after.0),
                blend(before.1, from.1, to.1, after.1),
            ));
        }
    }
    line.extend(points.last());
    line
}
