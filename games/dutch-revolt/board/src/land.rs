//! The ground: sea, lands, rivers, borders and their names.

use maud::{Markup, html};

use super::picture::Picture;
use super::words::Words;
use super::{HEIGHT, WIDTH};
use boards::geo::{Arc, AreaKind, Atlas, curve, outline, taper};

/// Outlines of the areas and what clips drawings to them.
pub(super) fn definitions(atlas: &Atlas) -> Markup {
    html! {
        defs {
            @for (_, area) in atlas.areas().filter(|(_, area)| area.kind != AreaKind::Sea) {
                path id={ "shape-" (area.id) } d=(outline(atlas, area)) {}
                @if area.kind == AreaKind::Province {
                    clipPath id={ "within-" (area.id) } { use href={ "#shape-" (area.id) } {} }
                }
            }
            path id="shores" d=(shores(atlas)) {}
            pattern id="hatching" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                path class="hatch" d="M0 0V7" {}
            }
        }
    }
}

/// Everything under the names and pieces.
pub(super) fn ground(atlas: &Atlas, picture: &Picture) -> Markup {
    html! {
        rect class="sea" x="0" y="0" width=(WIDTH) height=(HEIGHT) {}
        // Engravers shade a shore with lines that run along it; three widths of one line do the same.
        @for depth in ["far", "middle", "near"] {
            use class={ "shallows " (depth) } href="#shores" {}
        }
        (rose())
        g class="foreign" {
            @for (_, area) in atlas.areas() {
                @if matches!(area.kind, AreaKind::Foreign | AreaKind::Neutral) {
                    use class=(area.id) href={ "#shape-" (area.id) } {}
                }
            }
        }
        g id="washes" {
            @for territory in &picture.territories {
                @let shape = format!("#shape-{}", territory.id);
                g class={ "wash " (territory.owner.id()) } clip-path={ "url(#within-" (territory.id) ")" } {
                    use class="paper" href=(shape) {}
                    use class="tint" href=(shape) {}
                    use class="band" href=(shape) {}
                }
            }
        }
        g class="rivers" {
            @for (_, width, course) in atlas.rivers() {
                @for (width, piece) in taper(course, width) {
                    path stroke-width=(format!("{width:.1}")) d=(piece) {}
                }
            }
        }
        (borders(atlas))
    }
}

/// Every line between two areas, styled by what it parts.
fn borders(atlas: &Atlas) -> Markup {
    let kind = |side: Option<_>| side.map(|area| atlas.get(area).kind);
    html! {
        g class="borders" {
            @for arc in atlas.arcs() {
                @let class = match (kind(arc.sides[0]), kind(arc.sides[1])) {
                    (None, _) | (_, None) => None,
                    (Some(AreaKind::Sea), Some(AreaKind::Sea)) => None,
                    (Some(AreaKind::Sea), _) | (_, Some(AreaKind::Sea)) => Some("coast"),
                    (Some(AreaKind::Province), Some(AreaKind::Province)) => Some("border"),
                    _ => Some("march"),
                };
                @if let Some(class) = class { path class=(class) d=(curve(&arc.points)) {} }
            }
        }
    }
}

/// All shores as one path.
fn shores(atlas: &Atlas) -> String {
    let is_sea = |side: &Option<_>| side.is_some_and(|area| atlas.get(area).kind == AreaKind::Sea);
    let parts_sea =
        |arc: &&Arc| arc.sides.iter().all(Option::is_some) && arc.sides.iter().any(is_sea);
    atlas
        .arcs()
        .iter()
        .filter(parts_sea)
        .map(|arc| curve(&arc.points))
        .collect()
}

/// A compass rose in the open sea.
fn rose() -> Markup {
    html! {
        g class="rose" transform="translate(432 150)" {
            circle r="30" {}
            circle r="24" {}
            path class="dark" d="M0 -44L6 -6L0 0ZM44 0L6 6L0 0ZM0 44L-6 6L0 0ZM-44 0L-6 -6L0 0Z" {}
            path class="light" d="M0 -44L-6 -6L0 0ZM44 0L6 -6L0 0ZM0 44L6 6L0 0ZM-44 0L-6 6L0 0Z" {}
            path class="dark" d="M20 -20L7 -2L0 0L2 -7ZM20 20L2 7L0 0L7 2ZM-20 20L-7 2L0 0L-2 7ZM-20 -20L-2 -7L0 0L-7 -2Z" {}
            path class="dark" d="M0 -58L5 -49L0 -51L-5 -49Z" {}
        }
    }
}

/// Names of the lands and waters outside the game.
pub(super) fn names(atlas: &Atlas, words: &Words) -> Markup {
    let place = |id: &str| atlas.area(id).map(|area| atlas.get(area).plate);
    html! {
        g class="names" {
            text class="water" text-anchor="middle" transform="translate(414 330) rotate(-58)" { (words.lands.north_sea) }
            text class="water" text-anchor="middle" transform="translate(636 303)" { (words.lands.zuiderzee) }
            @for (id, name) in [("france", &words.lands.france), ("liege", &words.lands.liege)] {
                @if let Some(at) = place(id) {
                    text class={ "country " (id) } text-anchor="middle" x=(format!("{:.0}", at.x)) y=(format!("{:.0}", at.y)) { (name) }
                }
            }
            @if let Some(at) = place("empire") {
                text class="country empire" text-anchor="middle" transform=(format!("translate({:.0} {:.0}) rotate(-90)", at.x, at.y)) { (words.lands.empire) }
            }
        }
    }
}
