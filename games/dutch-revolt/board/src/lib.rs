//! The board of The Dutch Revolt.
//!
//! [`board`] draws the map with its tracks and the siege at hand, [`hand`] the chits that a player holds,
//! both from a [`Picture`]: plain data with all words in it.

mod badge;
mod draw;
mod forecast;
mod hand;
mod land;
mod legend;
mod panel;
mod picture;
mod plate;
mod position;
mod road;
mod siege;
mod signs;
mod tracks;
mod words;

pub use draw::DutchRevoltBoard;

use std::sync::LazyLock;

use maud::{Markup, html};

use boards::geo::{Atlas, Chart, LOW_COUNTRIES, Projection};

pub use hand::hand;
pub use picture::{
    Band, BySide, Chit, Losses, Mark, Modifier, Picture, Side, Siege, Terrain, Territory, UnitKind,
    Units,
};
pub use plate::{PLATE_HEIGHT, PLATE_WIDTH};
pub use words::{LandWords, SiegeWords, TrackWords, Words};

/// The width of the board in its own units; on a wide screen a unit is about a pixel.
pub const WIDTH: f64 = 930.0;
/// The height of the board in its own units.
pub const HEIGHT: f64 = 1146.0;

/// The upper left corner of the board in degrees.
const CORNER: [f64; 2] = [1.75, 53.615];
/// The parallel along which the map is true to scale.
const TRUE_LATITUDE: f64 = 51.5;
/// Board units per kilometre.
const SCALE: f64 = 2.462;

/// The twenty territories, Liege, the neighbours and the sea, worked out once.
pub fn atlas() -> &'static Atlas {
    static ATLAS: LazyLock<Atlas> = LazyLock::new(|| {
        let [west, north] = CORNER;
        let projection = Projection::new(west, north, TRUE_LATITUDE, SCALE);
        let sheets = [LOW_COUNTRIES, include_str!("../data/map.toml")];
        Chart::from_sheets(&sheets)
            .and_then(|chart| Atlas::new(&chart, &projection))
            .expect("the sheets are part of the program and are tested")
    });
    &ATLAS
}

/// The whole board: map, territories with their pieces, tracks, and the siege or else the key to the signs.
pub fn board(picture: &Picture, words: &Words) -> Markup {
    let atlas = atlas();
    let acting = picture.acting.map_or("", |side| match side {
        Side::Spanish => " acts-spanish",
        Side::Rebel => " acts-rebel",
    });
    html! {
        svg id="board-dutch-revolt" class={ "board dutch-revolt" (acting) } xmlns="http://www.w3.org/2000/svg"
            viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(words.title) {
            (land::definitions(atlas))
            (signs::definitions())
            (land::ground(atlas, picture))
            (land::names(atlas, words))
            (road::spanish_road(atlas, picture, words))
            g id="territories" class="territories" {
                @for territory in &picture.territories {
                    @let besieged = picture.siege.as_ref().is_some_and(|siege| siege.territory == territory.id);
                    (plate::territory(atlas, territory, besieged, words))
                }
            }
            (tracks::tracks(picture, words))
            @if let Some(siege) = &picture.siege {
                (siege::siege(siege, words))
            } @else {
                (legend::legend(words))
            }
            rect class="neatline" x="3" y="3" width=(WIDTH - 6.0) height=(HEIGHT - 6.0) {}
        }
    }
}
