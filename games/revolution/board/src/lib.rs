//! Revolution: the map with everything that stands on it, the boxes and the tracks.
//!
//! The map is true geography over the shared coast. Cities and towns stand where they are, pieces are shown as
//! stacks of a sign and a number, and the open sea and France carry what lies beside the map: the order of
//! play with the points, the support boxes, the citizens, the bishoprics and the universities.

mod camps;
mod countryside;
mod draw;
mod ground;
mod legend;
mod majority;
mod panel;
mod pieces;
mod sheet;
mod signs;
mod sites;
mod standing;
mod supports;
mod tracks;
mod whereabouts;

pub use draw::RevolutionBoard;

use std::sync::LazyLock;

use boards::geo::{Atlas, Chart, LOW_COUNTRIES, Point, Projection, Stretch};

pub use whereabouts::{Rectangle, rectangles};

/// The width of the board in its own units; on a wide screen a unit is about a pixel.
pub const WIDTH: f64 = 924.0;
/// The height of the board in its own units.
pub const HEIGHT: f64 = 808.0;

/// The upper left corner of the board in degrees.
const CORNER: [f64; 2] = [-0.23, 53.53];
/// The parallel along which the map is true to scale.
const TRUE_LATITUDE: f64 = 51.5;
/// Board units per kilometre.
const SCALE: f64 = 1.755;
/// The map is true in the west and grows towards the crowded lands between Holland and the Rhine.
const LONGITUDES: &[Stretch] = &[(1.4, 1.18), (4.2, 3.98), (6.95, 6.98), (7.33, 7.33)];
/// Holland and Brabant are drawn a fifth larger than Friesland and Luxembourg.
const LATITUDES: &[Stretch] = &[
    (49.40, 49.40),
    (50.3, 50.01),
    (51.0, 50.75),
    (52.7, 52.78),
    (53.53, 53.53),
];

fn projection() -> Projection {
    let [west, north] = CORNER;
    Projection::new(west, north, TRUE_LATITUDE, SCALE).stretched(LONGITUDES, LATITUDES)
}

/// Where a place given as longitude and latitude lies on the board.
fn at(longitude: f64, latitude: f64) -> Point {
    projection().project([longitude, latitude])
}

/// The twenty-four provinces, the neighbours and the sea, worked out once.
pub fn atlas() -> &'static Atlas {
    static ATLAS: LazyLock<Atlas> = LazyLock::new(|| {
        let sheets = [LOW_COUNTRIES, include_str!("../data/map.toml")];
        Chart::from_sheets(&sheets)
            .and_then(|chart| Atlas::new(&chart, &projection()))
            .expect("the sheets are part of the program and are tested")
    });
    &ATLAS
}
