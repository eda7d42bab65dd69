//! What is drawn into the land: woods, mills with furrows, towers with gables.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use boards::geo::{Area, AreaKind, Atlas, Bounds, Point};

use super::atlas;
use super::plate::cluster;

/// The distance between two drawings.
const STEP: f64 = 24.0;
/// How far they keep from a border.
const EDGE: f64 = 13.0;

/// The upper left corners of the drawings of a land.
pub(super) fn spots(id: &str) -> &'static [(f64, f64)] {
    static SPOTS: LazyLock<BTreeMap<String, Vec<(f64, f64)>>> = LazyLock::new(|| {
        let lands = atlas().areas().map(|(_, area)| area);
        let provinces = lands.filter(|area| area.kind == AreaKind::Province);
        let corner = |spot: Point| (spot.x.round() - 9.0, spot.y.round() - 9.0);
        provinces
            .map(|area| {
                (
                    area.id.clone(),
                    scatter(atlas(), area).into_iter().map(corner).collect(),
                )
            })
            .collect()
    });
    SPOTS.get(id).map_or(&[], Vec::as_slice)
}

/// Where the drawings of a land stand: in staggered rows, a little astray, clear of its borders and of all plates.
fn scatter(atlas: &Atlas, area: &Area) -> Vec<Point> {
    let Some(ring) = area.rings.first() else {
        return Vec::new();
    };
    let corners = atlas.corners(ring);
    let plates: Vec<Bounds> = atlas
        .areas()
        .filter_map(|(_, area)| cluster(&area.id))
        .collect();
    let is_free = |point: Point| {
        let around = [
            (-EDGE, 0.0),
            (EDGE, 0.0),
            (0.0, -EDGE),
            (0.0, EDGE),
            (-9.0, -9.0),
            (9.0, 9.0),
            (9.0, -9.0),
            (-9.0, 9.0),
        ];
        let near = around.map(|(x, y)| Point::new(point.x + x, point.y + y));
        near.iter().all(|place| place.is_inside(&corners))
            && plates.iter().all(|plate| {
                // The bar of a siege may cover a drawing now and then; the rest may not.
                point.x < plate.least.x - 6.0
                    || point.x > plate.most.x + 6.0
                    || point.y < plate.least.y - 10.0
                    || point.y > plate.most.y - 10.0
            })
    };
    let mut spots = Vec::new();
    for row in 0..40_u32 {
        for column in 0..46_u32 {
            let astray = |salt: u32| f64::from((row * 37 + column * 61 + salt) % 11) - 5.0;
            let shift = if row % 2 == 0 { 0.0 } else { STEP / 2.0 };
            let point = Point::new(
                f64::from(column) * STEP + shift + astray(3),
                f64::from(row) * STEP * 0.9 + astray(8),
            );
            if is_free(point) {
                spots.push(point);
            }
        }
    }
    spots
}
