//! The board of The Dutch Revolt.
//!
//! [`board`] draws the map with its tracks and the siege at hand, [`hand`] the chits that a player holds,
//! both from a [`Picture`]: plain data with all words in it.
//!
//! ```
//! use boards::Draw;
//! use dutch_revolt_board::DutchRevoltBoard;
//!
//! assert!(DutchRevoltBoard::STYLE.contains(".dutch-revolt"));
//! ```

mod arrow;
mod draw;
mod emblem;
mod forecast;
mod hand;
mod hiring;
mod key;
mod land;
mod odds;
mod overview;
mod picture;
mod pieces;
mod plate;
mod position;
mod printed;
mod scenery;
mod siege;
mod signs;
mod tracks;
mod words;

pub use draw::DutchRevoltBoard;

use std::sync::LazyLock;

use maud::{Markup, html};

use boards::geo::{Atlas, Bounds, Chart, LOW_COUNTRIES, Point, Projection};

pub use hand::hand;
pub use picture::{
    BySide, Chit, Hiring, HiringRow, Mark, Odds, Picture, Roll, Side, Siege, Terrain, Territory,
    UnitKind, Units,
};
pub use plate::{cluster, plate_of};
pub use words::{LandWords, TrackWords, Words};

/// The width of the map in its own units; at 1400 by 900 a unit is a pixel.
pub const WIDTH: f64 = 940.0;
/// The height of the map in its own units.
pub const HEIGHT: f64 = 830.0;

/// The room that each land needs for its plate and pieces, in square units.
const ROOM: [(&str, f64); 21] = [
    ("groningen", 21e3),
    ("friesland", 22e3),
    ("drenthe", 21e3),
    ("overijssel", 25e3),
    ("zutphen", 26e3),
    ("gelderland", 26e3),
    ("utrecht", 22e3),
    ("north-holland", 25e3),
    ("south-holland", 26e3),
    ("zeeland", 26e3),
    ("north-brabant", 24e3),
    ("antwerp", 27e3),
    ("brabant", 25e3),
    ("east-flanders", 24e3),
    ("west-flanders", 24e3),
    ("artois", 22e3),
    ("hainaut", 22e3),
    ("namur", 22e3),
    ("luxembourg", 25e3),
    ("limburg", 26e3),
    ("liege", 11e3),
];

/// How many times the sheet is stretched towards that room.
const ROUNDS: usize = 16;

/// The longest straight stretch of a line before the sheet is stretched.
const LONGEST: f64 = 24.0;

/// The twenty territories, Liege, the neighbours and the sea, worked out once.
pub fn atlas() -> &'static Atlas {
    static ATLAS: LazyLock<Atlas> = LazyLock::new(|| {
        let sheets = [LOW_COUNTRIES, include_str!("../data/map.toml")];
        let plain = Chart::from_sheets(&sheets)
            .and_then(|chart| Atlas::new(&chart, &Projection::new(1.4, 53.9, 51.5, 1.0)))
            .expect("the sheets are part of the program and are tested");
        plain
            .fitted(bounds([35.0, 12.0], [899.0, 817.0]))
            .bendable(LONGEST)
            .with_room(&ROOM, ROUNDS)
            .fitted(bounds([60.0, 22.0], [915.0, 818.0]))
    });
    &ATLAS
}

fn bounds([left, top]: [f64; 2], [right, bottom]: [f64; 2]) -> Bounds {
    Bounds {
        least: Point::new(left, top),
        most: Point::new(right, bottom),
    }
}

/// The whole board: the map with its plates, and the panels that lie on it.
pub fn board(picture: &Picture, words: &Words) -> Markup {
    let choosing = if picture.is_choosing() {
        " choosing"
    } else {
        ""
    };
    let mover = picture.mover.map_or("", |side| match side {
        Side::Spanish => " moved-spanish",
        Side::Rebel => " moved-rebel",
    });
    html! {
        div id="board-dutch-revolt" class={ "bd dutch-revolt" (choosing) (mover) } {
            (map(picture, words))
            (tracks::tracks(picture, words))
            @if let Some(siege) = &picture.siege { (siege::result(siege, words)) }
            (key::key(words))
        }
    }
}

/// The map with its plates.
fn map(picture: &Picture, words: &Words) -> Markup {
    html! {
        svg class="map" xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) }
            preserveAspectRatio="xMaxYMid meet" data-zoomable role="group" aria-label=(words.title) {
            (signs::definitions())
            (pieces::definitions())
            (land::definitions())
            (land::sea())
            (land::lands(picture))
            (land::relief(picture))
            (land::borders(picture))
            (land::names(words))
            (land::road(picture))
            g id="rings" class="rings" { (land::rings(picture)) }
            (arrow::last_move(picture))
            g id="territories" class="territories" {
                @for territory in &picture.territories { (plate::plate(territory, words)) }
            }
            (hiring::hiring(picture))
        }
    }
}

/// The map alone, for pictures that are shared.
fn shared(picture: &Picture, words: &Words) -> Markup {
    html! { svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } { g class="bd dutch-revolt" { (map(picture, words)) } } }
}
