//! Revolution: the map with one plate a city and a province, and the panels that lie on the sea.
//!
//! The map is stretched so that each land has room for what stands in it. A place's name, owner, pieces, faith and siege lie
//! together on its plate; who leads and by how much is written there. Support and the key to the signs are panels on the
//! sea. A telephone shows an overview until somebody looks closer.
//!
//! ```
//! use boards::Draw;
//! use revolution_board::RevolutionBoard;
//!
//! assert!(RevolutionBoard::STYLE.contains(".revolution"));
//! ```

mod camps;
mod centres;
mod cities;
mod draw;
mod emblem;
mod ground;
mod key;
mod lands;
mod majority;
mod measure;
mod moves;
mod order;
mod overview;
mod panel;
mod pieces;
mod provinces;
mod rivers;
mod signs;
mod supports;
mod towns;
mod whereabouts;

pub use draw::RevolutionBoard;

use std::sync::LazyLock;

use boards::geo::{Atlas, Bounds, Chart, LOW_COUNTRIES, Point, Projection};

pub use whereabouts::{Rectangle, rectangles};

/// The width of the map in its own units; at 1400 by 900 a unit is a pixel.
pub const WIDTH: f64 = 940.0;
/// The height of the map in its own units.
pub const HEIGHT: f64 = 830.0;

/// The room that each land needs for its plates and pieces, in square units.
const ROOM: [(&str, f64); 24] = [
    ("holland", 72e3),
    ("flanders", 62e3),
    ("brabant", 34e3),
    ("gelderland", 36e3),
    ("utrecht", 27e3),
    ("friesland", 25e3),
    ("groningen", 19e3),
    ("drenthe", 8.5e3),
    ("overijssel", 19e3),
    ("zeeland", 15e3),
    ("generality", 27e3),
    ("artois", 19e3),
    ("hainault", 26e3),
    ("namur", 12e3),
    ("liege", 33e3),
    ("maastricht", 9.5e3),
    ("limburg", 9e3),
    ("luxembourg", 30e3),
    ("trier", 19e3),
    ("koeln", 31e3),
    ("juelich", 27e3),
    ("venlo", 9.5e3),
    ("geldern", 9e3),
    ("cleve", 17e3),
];

/// How many times the sheet is stretched towards that room.
const ROUNDS: usize = 16;

/// The longest stretch of a line before the sheet is stretched.
const STRETCH: f64 = 24.0;

/// The twenty-four provinces, the neighbours and the sea, worked out once.
pub fn atlas() -> &'static Atlas {
    static ATLAS: LazyLock<Atlas> = LazyLock::new(|| {
        let sheets = [LOW_COUNTRIES, include_str!("../data/map.toml")];
        let plain = Chart::from_sheets(&sheets)
            .and_then(|chart| Atlas::new(&chart, &Projection::new(1.4, 53.9, 51.5, 1.0)))
            .expect("the sheets are part of the program and are tested");
        plain
            .fitted(bounds([34.0, 8.0], [915.0, 817.0]))
            .bendable(STRETCH)
            .with_room(&ROOM, ROUNDS)
            .fitted(bounds([92.0, 20.0], [928.0, 822.0]))
    });
    &ATLAS
}

fn bounds([left, top]: [f64; 2], [right, bottom]: [f64; 2]) -> Bounds {
    Bounds {
        least: Point::new(left, top),
        most: Point::new(right, bottom),
    }
}
