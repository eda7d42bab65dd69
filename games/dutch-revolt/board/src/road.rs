//! The Spanish Road.

use maud::{Markup, html};

use super::picture::{Picture, Side};
use super::words::Words;
use boards::geo::{Atlas, curve};

/// The territory by which the road enters the map.
const ENTRY: &str = "luxembourg";

/// The road from Lorraine into the provinces, shown cut when the Rebels hold its entry.
pub(super) fn spanish_road(atlas: &Atlas, picture: &Picture, words: &Words) -> Markup {
    let is_cut = picture
        .territories
        .iter()
        .any(|territory| territory.id == ENTRY && territory.owner == Side::Rebel);
    let state = if is_cut { "cut" } else { "open" };
    html! {
        @if let Some(course) = atlas.road("spanish-road") {
            g id="spanish-road" class={ "road " (state) } {
                path class="verge" d=(curve(course)) {}
                path class="track" d=(curve(course)) {}
                text x="722" y="1112" text-anchor="end" { (words.lands.spanish_road) }
            }
        }
    }
}
