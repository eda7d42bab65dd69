//! The ground: sea, lands in the colours of their masters, rivers, borders of provinces and regions.

use engine::Anchor;
use maud::{Markup, html};
use revolution_rules::{Board, BoardPlace, Province, Region, Revolution};
use revolution_words::{
    board as label, faction as name, province as called, region as region_name,
};
use words::Lang;

use super::majority::told;
use super::{HEIGHT, WIDTH, at, atlas};
use boards::Lit;
use boards::geo::{Arc, AreaId, AreaKind, Atlas, curve, outline, taper};

/// Outlines of the areas and what clips drawings to them.
pub(super) fn definitions() -> Markup {
    let atlas = atlas();
    html! {
        defs {
            @for (_, area) in atlas.areas().filter(|(_, area)| area.kind != AreaKind::Sea) {
                path id={ "shape-" (area.id) } d=(outline(atlas, area)) {}
                @if area.kind == AreaKind::Province {
                    clipPath id={ "within-" (area.id) } { use href={ "#shape-" (area.id) } {} }
                }
            }
            path id="shores" d=(shores(atlas)) {}
        }
    }
}

/// Everything under the names and pieces.
pub(super) fn ground(game: &Revolution, board: &Board, lang: Lang) -> Markup {
    let atlas = atlas();
    html! {
        rect class="sea" x="0" y="0" width=(WIDTH) height=(HEIGHT) {}
        @for depth in ["far", "middle", "near"] {
            use class={ "shallows " (depth) } href="#shores" {}
        }
        // Beyond the edge of the chart France goes on.
        rect class="picardy" x="0" y="704" width="176" height=(HEIGHT - 704.0) {}
        g class="foreign" {
            @for (_, area) in atlas.areas().filter(|(_, area)| area.kind == AreaKind::Foreign) {
                use class=(area.id) href={ "#shape-" (area.id) } {}
            }
        }
        g id="washes" {
            @for province in Province::ALL {
                @let shape = format!("#shape-{}", province.id());
                @let holder = board.province_cards[province].map_or("nobody", |holder| holder.id());
                g class={ "wash " (holder) } clip-path={ "url(#within-" (province.id()) ")" } {
                    use class="paper" href=(shape) {}
                    use class="tint" href=(shape) {}
                    use class="band" href=(shape) {}
                }
            }
        }
        g class="rivers" {
            @for (river, width, course) in atlas.rivers() {
                @let plied = plied(game, river);
                @for (width, piece) in taper(course, width) {
                    path class=[plied.then_some("plied")] stroke-width=(format!("{width:.1}")) d=(piece) {}
                }
            }
        }
        (borders(game, atlas))
        (names(lang))
    }
}

/// Whether pieces can overflow along the river at this table (6.13).
fn plied(game: &Revolution, river: &str) -> bool {
    match river {
        "rhine" | "lek" | "waal" | "maas" => true,
        "scheldt" | "ijssel" | "moselle" => game.agreed().historical_rivers,
        _ => false,
    }
}

/// What can be clicked of the provinces: all their land. Where regions are asked for, the land of a province
/// stands for its region.
pub(super) fn lands(game: &Revolution, board: &Board, lit: &Lit, lang: Lang) -> Markup {
    let by_region = lit
        .legal
        .iter()
        .any(|legal| legal.as_str().starts_with("region:"))
        && !lit
            .legal
            .iter()
            .any(|legal| legal.as_str().starts_with("province:"));
    html! {
        g id="lands" {
            @for province in Province::ALL {
                @let region = game.data().provinces[province].region;
                @let anchor = Anchor::from(if by_region { BoardPlace::Region(region) } else { BoardPlace::Province(province) });
                @let shape = format!("#shape-{}", province.id());
                g id={ "land-" (province.id()) } class={ "land" (lit.class(&anchor)) } data-anchor=(anchor) {
                    title { (about(game, board, province, lang)) }
                    use class="reach" href=(shape) {}
                    use class="ring" href=(shape) clip-path={ "url(#within-" (province.id()) ")" } {}
                }
            }
        }
    }
}

/// A province in words: master, room, taxes, points, region and majority.
fn about(game: &Revolution, board: &Board, province: Province, lang: Lang) -> String {
    let land = &game.data().provinces[province];
    let master = board.province_cards[province].map_or("–", |holder| name(lang, holder));
    let tax = f64::from(land.tax) / 2.0;
    let worth = revolution_words::points(lang, land.points);
    let first = label::about_province(
        lang,
        called(lang, province),
        master,
        game.free_pieces(board, province).total(),
        land.limit,
        tax,
        worth,
    );
    let majority = told(game.counted_pieces(board, province), lang);
    format!(
        "{first} {majority} {}",
        label::in_region(lang, region_name(lang, land.region))
    )
}

/// Every line between two areas, styled by what it parts.
fn borders(game: &Revolution, atlas: &Atlas) -> Markup {
    let kind = |side: Option<AreaId>| side.map(|area| atlas.get(area).kind);
    let region = |side: Option<AreaId>| side.and_then(|area| region_of(game, &atlas.get(area).id));
    html! {
        g class="borders" {
            @for arc in atlas.arcs() {
                @let class = match (kind(arc.sides[0]), kind(arc.sides[1])) {
                    (None, _) | (_, None) => None,
                    (Some(AreaKind::Sea), Some(AreaKind::Sea)) => None,
                    (Some(AreaKind::Sea), _) | (_, Some(AreaKind::Sea)) => Some("coast"),
                    (Some(AreaKind::Province), Some(AreaKind::Province)) if region(arc.sides[0]) == region(arc.sides[1]) => Some("border"),
                    (Some(AreaKind::Province), Some(AreaKind::Province)) => Some("region-border"),
                    _ => Some("march"),
                };
                @if let Some(class) = class { path class=(class) d=(curve(&arc.points)) {} }
            }
        }
    }
}

fn region_of(game: &Revolution, id: &str) -> Option<Region> {
    let province = Province::ALL.iter().find(|province| province.id() == id)?;
    Some(game.data().provinces[*province].region)
}

/// All shores as one path.
fn shores(atlas: &Atlas) -> String {
    let is_sea = |side: &Option<_>| side.is_some_and(|area| atlas.get(area).kind == AreaKind::Sea);
    let parts_sea =
        |arc: &&Arc| arc.sides.iter().all(Option::is_some) && arc.sides.iter().any(is_sea);
    let shores = atlas.arcs().iter().filter(parts_sea);
    shores.map(|arc| curve(&arc.points)).collect()
}

/// Names of the waters and of the lands outside the game.
fn names(lang: Lang) -> Markup {
    let sea = at(3.36, 53.36);
    let zuiderzee = at(5.40, 52.62);
    let france = at(3.3, 49.76);
    html! {
        g class="names" {
            text class="water" text-anchor="middle" x=(format!("{:.0}", sea.x)) y=(format!("{:.0}", sea.y)) { (label::north_sea(lang)) }
            text class="water small" text-anchor="middle" x=(format!("{:.0}", zuiderzee.x)) y=(format!("{:.0}", zuiderzee.y)) { (label::zuiderzee(lang)) }
            text class="country" text-anchor="middle" x=(format!("{:.0}", france.x)) y=(format!("{:.0}", france.y)) { (label::france(lang)) }
        }
    }
}
