//! The rivers and their names, which stand on their course where no plate hides them.

use std::sync::LazyLock;

use engine::{Game, Setup};
use maud::{Markup, html};
use revolution_rules::Revolution;
use revolution_words::board as label;
use words::Lang;

use super::measure::serif;
use super::whereabouts::{Rectangle, rectangles};
use super::{HEIGHT, WIDTH, atlas};
use boards::geo::{Point, curve, lean};

/// The rivers that are named.
const NAMED: [&str; 7] = [
    "rhine", "maas", "scheldt", "ijssel", "waal", "moselle", "lek",
];

/// The courses, wider towards the sea.
pub(super) fn courses(game: &Revolution) -> Markup {
    html! {
        g class="rivers" {
            @for (river, width, course) in atlas().rivers() {
                g class=[is_plied(game, river).then_some("plied")] {
                    @for (width, piece) in steps(course, width) { path stroke-width=(format!("{width:.1}")) d=(piece) {} }
                }
            }
        }
    }
}

/// A course in a few pieces of growing width.
fn steps(course: &[Point], [from, to]: [f64; 2]) -> Vec<(f64, String)> {
    let pieces = 5.min(course.len().saturating_sub(1)).max(1);
    let length = course.len() - 1;
    (0..pieces)
        .map(|piece| {
            let (start, end) = (length * piece / pieces, length * (piece + 1) / pieces);
            let width = from + (to - from) * piece as f64 / pieces as f64;
            (width, lean(&curve(&course[start..=end])))
        })
        .collect()
}

/// Whether pieces can overflow along the river at this table (6.13).
fn is_plied(game: &Revolution, river: &str) -> bool {
    match river {
        "rhine" | "lek" | "waal" | "maas" => true,
        "scheldt" | "ijssel" | "moselle" => game.agreed().historical_rivers,
        _ => false,
    }
}

/// The names, each on the stretch that is straightest and freest.
pub(super) fn names(lang: Lang) -> Markup {
    html! {
        @for (id, stretch) in stretches() {
            path id={ "river-" (id) } class="course" d=(stretch) {}
            text class="river" dy="-4" { textPath href={ "#river-" (id) } startOffset="2" { (label::river(lang, id)) } }
        }
    }
}

/// Where the names stand, found once with room for the longest of the three languages.
fn stretches() -> &'static [(&'static str, String)] {
    static STRETCHES: LazyLock<Vec<(&str, String)>> = LazyLock::new(|| {
        let printed = Revolution::open(&Setup::new::<Revolution>(5)).expect("five can play");
        let plates = rectangles(&printed);
        let named = atlas().rivers().filter(|(id, ..)| NAMED.contains(id));
        let found = named.filter_map(|(id, _, course)| {
            let longest = Lang::ALL.map(|lang| serif(label::river(lang, id), 12.0));
            let longest = longest.into_iter().fold(0.0, f64::max);
            let stretch = freest(course, longest * 1.15 + 8.0, &plates)?;
            Some((id, lean(&curve(&stretch))))
        });
        found.collect()
    });
    &STRETCHES
}

/// The stretch of a course that is long enough for a name and suits it best.
fn freest(course: &[Point], length: f64, plates: &[Rectangle]) -> Option<Vec<Point>> {
    let fine = fine(course);
    let mut best: Option<(f64, Vec<Point>)> = None;
    for start in 0..fine.len() {
        let mut way = 0.0;
        let end = (start + 1..fine.len()).find(|&end| {
            way += fine[end - 1].distance(fine[end]);
            way >= length
        });
        let Some(end) = end else { break };
        let stretch = &fine[start..=end];
        let (first, last) = (fine[start], fine[end]);
        let on_board = |point: &Point| {
            (14.0..WIDTH - 12.0).contains(&point.x) && (14.0..HEIGHT - 10.0).contains(&point.y)
        };
        let hidden = stretch
            .iter()
            .filter(|point| is_hidden(**point, plates))
            .count();
        if hidden > 0 || !stretch.iter().all(on_board) {
            continue;
        }
        let bend = length / first.distance(last).max(1.0);
        let steep = (last.y - first.y).abs() / length;
        let cost = bend * 2.0 + steep * 0.6;
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, stretch.to_vec()));
        }
    }
    let (_, mut stretch) = best?;
    if stretch[0].x > stretch[stretch.len() - 1].x {
        stretch.reverse();
    }
    Some(stretch)
}

/// Whether a plate covers what would be written here.
fn is_hidden(point: Point, plates: &[Rectangle]) -> bool {
    plates.iter().any(|plate| {
        (plate.x - 5.0..plate.x + plate.width + 5.0).contains(&point.x)
            && (plate.y - 3.0..plate.y + plate.height + 14.0).contains(&point.y)
    })
}

/// The course with a point every few units.
fn fine(course: &[Point]) -> Vec<Point> {
    let mut fine = Vec::new();
    for pair in course.windows(2) {
        let steps = (pair[0].distance(pair[1]) / 5.0).ceil().max(1.0);
        fine.extend((0..steps as u32).map(|step| {
            let share = f64::from(step) / steps;
            Point::new(
                pair[0].x + (pair[1].x - pair[0].x) * share,
                pair[0].y + (pair[1].y - pair[0].y) * share,
            )
        }));
    }
    fine
}
