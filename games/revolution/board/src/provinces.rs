//! The plates of the provinces: name, how full it is, the pieces of the countryside, who leads.

use engine::Anchor;
use maud::{Markup, html};
use revolution_rules::{Board, BoardPlace, Colour, Province, Revolution};
use revolution_words::{board as label, faction, province as name, region};
use words::Lang;

use super::majority::{badge, badge_width, strip, told};
use super::measure::{bold, serif};
use super::pieces::{least_width, row, single};
use super::signs::short;
use super::whereabouts::{SLOT, province as place};
use boards::Highlights;

/// All plates.
pub(super) fn provinces(game: &Revolution, board: &Board, lit: &Highlights, lang: Lang) -> Markup {
    html! {
        g id="countryside" {
            @for at in Province::ALL { (one(game, board, at, lit, lang)) }
        }
    }
}

fn one(game: &Revolution, board: &Board, at: Province, lit: &Highlights, lang: Lang) -> Markup {
    let plate = place(game, at);
    let small = game.data().provinces[at].is_small();
    let anchor = Anchor::from(BoardPlace::Province(at));
    let round = if small { 11.0 } else { 9.0 };
    html! {
        g id={ "province-" (at.id()) } class={ "place province" (lit.class(&anchor)) (super::lands::last(lit, &anchor)) } data-anchor=(anchor) role="img" tabindex="-1"
            aria-label=(about(game, board, at, lang)) transform=(plate.shift()) {
            (super::lands::ring(lit, &anchor, [plate.width, plate.height], round))
            rect class="patch" width=(plate.width) height=(plate.height) rx=(round) {}
            @if small {
                @let crowded = board.country[at].total() > 1;
                (one_piece(board, at))
                text class="land-name small" x=(if crowded { SLOT + 5.0 } else { 26.0 }) y="16.5" { (label::map_province(lang, at)) }
            } @else {
                (large(game, board, at, plate.width, plate.height, lang))
            }
        }
    }
}

/// The pieces of a province with room for one; there can be more until they overflow.
fn one_piece(board: &Board, at: Province) -> Markup {
    let pieces = board.country[at];
    let place = format!("country-{}", at.id());
    let only = Colour::ALL
        .into_iter()
        .find(|&colour| pieces.of(colour) == pieces.total());
    html! {
        @match (pieces.total(), only) {
            (0, _) => { circle class="empty" cx="12" cy="11.5" r="9" {} }
            (1, Some(colour)) => { (single(&place, colour, 2.0, 1.5, 20.0, 10.0)) }
            _ => { (row(&place, pieces, 3.0, 2.5, SLOT)) }
        }
    }
}

fn large(game: &Revolution, board: &Board, at: Province, w: f64, h: f64, lang: Lang) -> Markup {
    let land = &game.data().provinces[at];
    let free = game.free_pieces(board, at);
    let counted = game.counted_pieces(board, at);
    let room = format!("{}/{}", free.total(), land.limit);
    let over = free.factions() > land.limit;
    let pill = bold(&room, 12.0) + 8.0;
    let width = w - 10.0;
    let signed = least_width(board.country[at]) <= width - badge_width(counted, true);
    let name = label::map_province(lang, at);
    // A province that will overflow has a long number beside its name.
    let beside = w - pill - 10.0;
    let squeezed = (serif(&name, 16.0) > beside).then(|| short(beside));
    let glyphs = squeezed.as_ref().map(|_| "spacingAndGlyphs");
    html! {
        text class="land-name" x="5" y="15.5" textLength=[squeezed] lengthAdjust=[glyphs] { (name) }
        g class={ "room" (if over { " over" } else { "" }) } {
            rect x=(short(w - 2.0 - pill)) y="2" width=(short(pill)) height="16" rx="4" {}
            text x=(short(w - 6.0)) y="14.5" { (room) }
        }
        (row(&format!("country-{}", at.id()), board.country[at], 4.0, 19.5, width - badge_width(counted, signed)))
        (badge(counted, w - 5.0, 33.5, signed))
        (strip(counted, 5.0, h - 8.5, w - 10.0))
    }
}

/// A province in words: master, room, taxes, points, region and majority.
pub(super) fn about(game: &Revolution, board: &Board, at: Province, lang: Lang) -> String {
    let land = &game.data().provinces[at];
    let master = board.province_cards[at].map_or("–", |holder| faction(lang, holder));
    let first = label::about_province(
        lang,
        name(lang, at),
        master,
        game.free_pieces(board, at).total(),
        land.limit,
        revolution_words::half_coins(lang, land.tax),
        revolution_words::points(lang, land.points),
    );
    let majority = told(game.counted_pieces(board, at), lang);
    format!(
        "{first} {majority} {}",
        label::in_region(lang, region(lang, land.region))
    )
}
