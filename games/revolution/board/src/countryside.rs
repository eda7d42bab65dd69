//! The plates of the provinces: name, how full it is, and the pieces of the countryside.

use engine::Anchor;
use maud::{Markup, html};
use revolution_rules::{Board, BoardPlace, Province, Revolution};
use revolution_words::province as name;
use words::Lang;

use super::majority::{badge, badge_width};
use super::pieces::{row, row_width};
use super::whereabouts::plate;
use boards::Lit;

/// All plates.
pub(super) fn countryside(game: &Revolution, board: &Board, lit: &Lit, lang: Lang) -> Markup {
    html! {
        g id="countryside" {
            @for province in Province::ALL { (one(game, board, province, lit, lang)) }
        }
    }
}

fn one(game: &Revolution, board: &Board, province: Province, lit: &Lit, lang: Lang) -> Markup {
    let centre = plate(province);
    let land = &game.data().provinces[province];
    let free = game.free_pieces(board, province);
    let pieces = board.country[province];
    let counted = game.counted_pieces(board, province);
    let stacks = row_width(pieces);
    let lead = badge_width(counted);
    let gap = if stacks > 0.0 && lead > 0.0 { 4.0 } else { 0.0 };
    let left = centre.x - (stacks + gap + lead) / 2.0;
    let top = centre.y + 5.0;
    let anchor = Anchor::from(BoardPlace::Province(province));
    let place = format!("country-{}", province.id());
    let full = if free.factions() > land.limit {
        " over"
    } else {
        ""
    };
    html! {
        g id={ "province-" (province.id()) } class={ "plate" (lit.class(&anchor)) } data-anchor=(anchor) {
            text class="name" text-anchor="middle" x=(format!("{:.1}", centre.x)) y=(format!("{:.1}", centre.y)) {
                (name(lang, province))
                // What is written of the smallest is their name: they have room for one piece.
                @if !land.is_small() { " " tspan class={ "room" (full) } { (free.total()) "/" (land.limit) } }
            }
            (row(&place, pieces, left, top))
            (badge(counted, left + stacks + gap, top))
        }
    }
}
