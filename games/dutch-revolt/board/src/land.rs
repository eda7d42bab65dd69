//! The ground: sea, lands, rivers, borders, the Spanish Road and the names around the map.

use std::sync::LazyLock;

use maud::{Markup, html};

use super::atlas;
use super::picture::{Mark, Picture, Side, Terrain, Territory};
use super::scenery::spots;
use super::signs::sign;
use super::words::Words;
use boards::geo::{Arc, AreaKind, Atlas, Point, curve, lean, outline};

/// The territory by which the Spanish Road enters the map.
const ENTRY: &str = "luxembourg";

/// How many letters the name of the empire has at most that is spaced as other names are, and how long a longer one is, so that it ends above the key.
const EMPIRE_LETTERS: usize = 19;
const EMPIRE: u8 = 210;

/// In how many stretches a river is drawn.
const RIVER_STRETCHES: usize = 6;

/// Outlines of the areas, what clips drawings to them, and patterns. They never change.
pub(super) fn definitions() -> &'static Markup {
    static DEFINITIONS: LazyLock<Markup> = LazyLock::new(|| {
        let atlas = atlas();
        html! {
            defs id="shapes" {
                @for (_, area) in atlas.areas().filter(|(_, area)| area.kind != AreaKind::Sea) {
                    @let whole = lean(&outline(atlas, area));
                    path id={ "shape-" (area.id) } d=(whole) {}
                    @if area.kind == AreaKind::Province {
                        // The line round a land that can be chosen leaves its islands out.
                        @if area.rings.len() > 1 { path id={ "main-" (area.id) } d=(main_part(&whole)) {} }
                        clipPath id={ "within-" (area.id) } { use href={ "#shape-" (area.id) } {} }
                    }
                }
                path id="shores" d=(lean(&shores(atlas))) {}
                @if let Some(course) = atlas.road("spanish-road") { path id="road" d=(lean(&curve(course))) {} }
                pattern id="hatch-may" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)" {
                    path class="hatch" d="M1 0V8" {}
                }
                marker id="arrowhead" viewBox="0 0 12 12" refX="7" refY="6" markerUnits="userSpaceOnUse" markerWidth="22" markerHeight="22" orient="auto" {
                    path class="arrowhead" d="M1 1L11 6L1 11L3.6 6Z" {}
                }
            }
        }
    });
    &DEFINITIONS
}

/// The outline without islands and far banks.
fn main_part(outline: &str) -> &str {
    outline.find('z').map_or(outline, |end| &outline[..=end])
}

/// Water, shallows and the lands that nobody plays for. They never change.
pub(super) fn sea() -> &'static Markup {
    static SEA: LazyLock<Markup> = LazyLock::new(|| {
        html! {
            g class="ground" {
                rect class="sea" x="-520" y="-700" width="1560" height="2230" {}
                // Engravers shade a shore with lines that run along it; three widths of one line do the same.
                @for depth in ["far", "middle", "near"] { use class={ "shallows " (depth) } href="#shores" {} }
                path class="waves" d=(waves()) {}
                // Beyond the charted lands, for stages of another shape than the map.
                path class="abroad" d="M-3 699L-24 765L-40 830L-70 960L-60 1530H1040V42H900L930 830H60V699Z" {}
                path class="abroad-shore" d="M-3 699L-24 765L-40 830L-70 960" {}
                use class="abroad" href="#shape-france" {}
                use class="abroad" href="#shape-empire" {}
                use class="abroad" href="#shape-liege" {}
            }
        }
    });
    &SEA
}

/// Small waves in the open sea.
fn waves() -> String {
    let wave = |number: u32| {
        let x = -480 + i64::from(number * 97 % 860);
        let y = 200 + i64::from(number * 53 % 280);
        // Nearer to the shore there are none.
        (x + y < 560).then(|| format!("M{x} {y}q4 -4 8 0t8 0t8 0"))
    };
    (0..60).filter_map(wave).collect()
}

/// The territories in the colours of their owners; what cannot be chosen steps back while something can.
pub(super) fn lands(picture: &Picture) -> Markup {
    let choosing = picture.is_choosing();
    html! {
        g id="lands" class="lands" {
            @for territory in &picture.territories { (land(territory, choosing)) }
        }
    }
}

/// A land can be clicked too, but the place that is legal is its plate: the middle of a land may lie in another.
fn land(territory: &Territory, choosing: bool) -> Markup {
    let shape = format!("#shape-{}", territory.id);
    let state = match territory.mark {
        Mark::None if choosing => " veiled",
        mark => state(mark),
    };
    html! {
        g class={ "land " (territory.owner_class()) (state) } data-anchor=(territory.anchor) clip-path={ "url(#within-" (territory.id) ")" } {
            use class="paper" href=(shape) {}
            use class="tint" href=(shape) {}
            use class="edge" href=(shape) {}
            @if state == " veiled" { use class="veil" href=(shape) {} }
            @if territory.mark != Mark::None {
                use class="may" href=(shape) {}
                use class="may-hatch" href=(shape) {}
            }
        }
    }
}

/// The class of a land and of the line round it.
fn state(mark: Mark) -> &'static str {
    match mark {
        Mark::None => "",
        Mark::Legal => " open",
        Mark::Chosen => " taken",
    }
}

/// What is drawn into the lands, and the rivers.
pub(super) fn relief(picture: &Picture) -> Markup {
    html! {
        g id="relief" class="relief" {
            @for territory in &picture.territories {
                @for (number, &(x, y)) in spots(&territory.id).iter().enumerate() {
                    (sign(drawing(territory.terrain, number), x, y, 18.0))
                }
            }
            (rivers())
        }
    }
}

/// Which drawing stands at a spot: every third one is the sign of the land's kind.
fn drawing(terrain: Terrain, number: usize) -> &'static str {
    match (terrain, number % 3) {
        (Terrain::Rural, _) => "rural",
        (Terrain::Developed, 0) => "developed",
        (Terrain::Developed, _) => "furrows",
        (Terrain::Urban, 0) => "urban",
        (Terrain::Urban, _) => "gables",
    }
}

/// A river in a few stretches, each wider than the one before.
fn stretches(course: &[Point], [from, to]: [f64; 2]) -> Vec<(f64, String)> {
    let last = course.len().saturating_sub(1);
    let step = last.div_ceil(RIVER_STRETCHES).max(1);
    let width = |start: usize| from + (to - from) * start as f64 / last.max(1) as f64;
    (0..last)
        .step_by(step)
        .map(|start| {
            let end = (start + step).min(last);
            (width(start), lean(&curve(&course[start..=end])))
        })
        .collect()
}

fn rivers() -> &'static Markup {
    static RIVERS: LazyLock<Markup> = LazyLock::new(|| {
        html! {
            g class="rivers" {
                @for (name, width, course) in atlas().rivers() {
                    @let small = matches!(name, "vecht" | "dijle" | "lys" | "sambre");
                    g class=(if small { "small" } else { "large" }) {
                        @for (width, piece) in stretches(course, width) { path stroke-width=(format!("{width:.1}")) d=(piece) {} }
                    }
                }
            }
        }
    });
    &RIVERS
}

/// Every line between two areas, and the front between the two sides.
pub(super) fn borders(picture: &Picture) -> Markup {
    let atlas = atlas();
    let owner = |side: Option<_>| {
        let id = &atlas.get(side?).id;
        let territory = picture.territories.iter().find(|one| one.id == *id);
        territory.and_then(|one| one.owner)
    };
    let is_front = |arc: &Arc| {
        let owners = arc.sides.map(owner);
        matches!(owners, [Some(one), Some(other)] if one != other)
    };
    html! {
        g id="borders" class="borders" {
            (lines())
            g class="front" {
                // Without a class, so that it takes the stroke of where it is used.
                g id="front" {
                    @for (arc, path) in atlas.arcs().iter().zip(arc_paths()) {
                        @if is_front(arc) { path d=(path) {} }
                    }
                }
            }
            use class="front-core" href="#front" {}
        }
    }
}

/// The path of every arc of the map.
fn arc_paths() -> &'static [String] {
    static PATHS: LazyLock<Vec<String>> = LazyLock::new(|| {
        let arcs = atlas().arcs().iter();
        arcs.map(|arc| lean(&curve(&arc.points))).collect()
    });
    &PATHS
}

/// Coasts, borders between territories, and the marches of the map.
fn lines() -> &'static Markup {
    static LINES: LazyLock<Markup> = LazyLock::new(|| {
        let atlas = atlas();
        let kind = |side: Option<_>| side.map(|area| atlas.get(area).kind);
        let mut paths = [
            ("coast", String::new()),
            ("border", String::new()),
            ("march", String::new()),
        ];
        for (arc, path) in atlas.arcs().iter().zip(arc_paths()) {
            let place = match (kind(arc.sides[0]), kind(arc.sides[1])) {
                (None, _) | (_, None) | (Some(AreaKind::Sea), Some(AreaKind::Sea)) => continue,
                (Some(AreaKind::Sea), _) | (_, Some(AreaKind::Sea)) => 0,
                (Some(AreaKind::Province), Some(AreaKind::Province)) => 1,
                _ => 2,
            };
            paths[place].1.push_str(path);
        }
        html! { g { @for (class, path) in &paths { path class=(class) d=(path) {} } } }
    });
    &LINES
}

/// The lines round the lands that can be chosen.
pub(super) fn rings(picture: &Picture) -> Markup {
    html! {
        @for territory in picture.territories.iter().filter(|one| one.mark != Mark::None) {
            @let shape = main_shape(&territory.id);
            @let class = state(territory.mark);
            use class={ "halo" (class) } href=(shape) {}
            use class={ "line" (class) } href=(shape) {}
            @if territory.mark == Mark::Chosen { use class="core" href=(shape) {} }
        }
    }
}

/// The outline of a land's main part, among the definitions.
fn main_shape(id: &str) -> String {
    let area = atlas().area(id).map(|area| atlas().get(area));
    let has_islands = area.is_some_and(|area| area.rings.len() > 1);
    let kind = if has_islands { "main" } else { "shape" };
    format!("#{kind}-{id}")
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

/// Names of the lands and waters outside the game.
pub(super) fn names(words: &Words) -> Markup {
    let lands = &words.lands;
    html! {
        g id="names" class="names" aria-hidden="true" {
            text class="water" transform="translate(350 132)" text-anchor="middle" { (lands.north_sea) }
            text class="country" x="250" y="806" text-anchor="middle" { (lands.france) }
            text class="country" transform="translate(906 470) rotate(-90)" text-anchor="end" textLength=[(lands.empire.chars().count() > EMPIRE_LETTERS).then_some(EMPIRE)] { (lands.empire) }
            text class="liege" x="634" y="620" text-anchor="middle" { (lands.liege) }
            text class="note" x="634" y="636" text-anchor="middle" { (lands.neutral) }
            text class="road-name" x="590" y="822" text-anchor="end" { (lands.spanish_road) }
        }
    }
}

/// The road from Lorraine into the provinces, shown cut when the Rebels hold its entry.
pub(super) fn road(picture: &Picture) -> Markup {
    let is_cut = picture
        .territories
        .iter()
        .any(|territory| territory.id == ENTRY && territory.owner == Some(Side::Rebel));
    let state = if is_cut { "cut" } else { "open" };
    html! {
        g id="spanish-road" class={ "road " (state) } {
            use class="verge" href="#road" {}
            use class="track" href="#road" {}
            use class="dashes" href="#road" {}
        }
    }
}
