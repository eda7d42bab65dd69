//! The chits in hand, as a strip beside the map.

use maud::{Markup, html};

use super::picture::Picture;
use super::words::Words;

/// The chits that the reader holds; those that may be played now are marked as legal.
pub fn hand(picture: &Picture, words: &Words) -> Markup {
    if picture.hand.is_empty() {
        return html! {};
    }
    html! {
        section id="hand-dutch-revolt" class="chits dutch-revolt" aria-label=(words.tracks.hand) {
            header { h2 { (words.tracks.hand) } p { (words.tracks.hand_count) } }
            ul {
                @for chit in &picture.hand {
                    @let mark = if chit.chosen { " chosen" } else if chit.playable { " legal" } else { "" };
                    li id={ "chit-" (chit.id) } class={ "chit" (mark) } data-anchor=(chit.anchor) title=(chit.title) {
                        b { (chit.name) }
                        span class="when" { (chit.when) }
                        span class="text" { (chit.title) }
                    }
                }
            }
        }
    }
}
