//! The ground: sea, foreign lands, rivers, borders of provinces and regions, and their names. It never changes.

use std::sync::{LazyLock, Mutex, PoisonError};

use maud::{Markup, html};
use revolution_rules::{Province, Region, Revolution};
use revolution_words::board as label;
use words::Lang;

use super::{HEIGHT, WIDTH, atlas, rivers, signs};
use boards::geo::{Arc, AreaId, AreaKind, Atlas, curve, lean, outline};

/// How far the sea is drawn to the left, for stages that are wider than the map.
const WEST: f64 = -520.0;

/// Outlines of the areas, what clips drawings to them, and the signs, in a drawing of their own, so that the map and the
/// overview can both use them.
pub(super) fn definitions() -> &'static Markup {
    static DEFINITIONS: LazyLock<Markup> = LazyLock::new(|| {
        let atlas = atlas();
        html! {
            svg id="shapes" class="definitions" width="0" height="0" aria-hidden="true" focusable="false" {
                defs {
                    @for (_, area) in atlas.areas().filter(|(_, area)| area.kind != AreaKind::Sea) {
                        path id={ "shape-" (area.id) } d=(lean(&outline(atlas, area))) {}
                        @if area.kind == AreaKind::Province {
                            clipPath id={ "within-" (area.id) } { use href={ "#shape-" (area.id) } {} }
                        }
                    }
                    path id="shores" d=(between(|kinds| kinds.contains(&AreaKind::Sea))) {}
                    (signs::definitions())
                }
            }
        }
    });
    &DEFINITIONS
}

/// Sea and foreign lands, under everything.
pub(super) fn sea() -> &'static Markup {
    static SEA: LazyLock<Markup> = LazyLock::new(|| {
        html! {
            g id="sea" {
                rect class="sea" x=(WEST) y="-300" width=(WIDTH - WEST + 300.0) height=(HEIGHT + 600.0) {}
                @for depth in ["far", "middle", "near"] { use class={ "shallows " (depth) } href="#shores" {} }
                (waves())
                // Beyond the edge of the chart France and the Empire go on.
                path class="foreign" d=(beyond()) {}
                @for id in ["france", "empire"] { use class="foreign" href={ "#shape-" (id) } {} }
            }
        }
    });
    &SEA
}

/// Where the charted world ends: France to the south and west, the Empire to the east.
fn beyond() -> String {
    let frame = atlas().frame();
    let (foot, right) = (frame.most.y - 2.0, frame.most.x - 2.0);
    let coast = atlas().area("france").map_or(foot, |france| {
        let ring = &atlas().get(france).rings[0];
        let west = atlas().corners(ring).into_iter();
        let west = west.filter(|point| point.x < frame.least.x + 8.0);
        west.map(|point| point.y).fold(foot, f64::min)
    });
    format!(
        "M{:.0} {coast:.0}L{WEST} {:.0}V1130H1240V-300H{right:.0}V{foot:.0}H{:.0}Z",
        frame.least.x + 4.0,
        coast + 60.0,
        frame.least.x + 4.0
    )
}

/// Small waves on the open sea.
fn waves() -> Markup {
    let places = (0..46_u32).map(|number| {
        // Any scattering will do, if it is the same each time.
        let x = f64::from(number * 137 % 930) - 500.0;
        let y = 30.0 + f64::from(number * 89 % 440);
        (x, y)
    });
    let open = places.filter(|(x, y)| *y < 430.0 - (x - 100.0).max(0.0) * 0.9);
    let paths: Vec<String> = open
        .map(|(x, y)| format!("M{x:.0} {y:.0}q4-4 8 0t8 0t8 0"))
        .collect();
    html! { path class="waves" d=(paths.concat()) {} }
}

/// What borders and rivers depend on: the regions of the provinces, and whether all rivers are plied.
type Drawn = (Vec<Region>, bool);

/// Rivers and borders, above the lands. They are drawn once for all tables with the same regions and rivers.
pub(super) fn borders(game: &Revolution) -> Markup {
    static DRAWN: Mutex<Vec<(Drawn, Markup)>> = Mutex::new(Vec::new());
    let regions = Province::ALL.map(|at| game.data().provinces[at].region);
    let wanted: Drawn = (regions.to_vec(), game.agreed().historical_rivers);
    let mut drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, markup)) = drawn.iter().find(|(drawn, _)| *drawn == wanted) {
        return markup.clone();
    }
    let markup = html! {
        g id="borders" class="borders" {
            (rivers::courses(game))
            use class="coast" href="#shores" {}
            @for (class, path) in border_paths(game) { path id={ "borders-" (class) } class=(class) d=(path) {} }
        }
    };
    // Tables with data of their own come and go.
    drawn.truncate(MOST_DRAWN - 1);
    drawn.push((wanted, markup.clone()));
    markup
}

/// How many different drawings of the borders are kept.
const MOST_DRAWN: usize = 8;

/// One path for each kind of border.
fn border_paths(game: &Revolution) -> [(&'static str, String); 3] {
    use AreaKind::{Province, Sea};
    let inner = |arc: &Arc| {
        let regions = arc.sides.map(|side| region(game, side));
        regions[0] == regions[1]
    };
    let both = |kinds: [AreaKind; 2]| kinds == [Province, Province];
    [
        ("inner", filtered(|kinds, arc| both(kinds) && inner(arc))),
        ("region", filtered(|kinds, arc| both(kinds) && !inner(arc))),
        (
            "outer",
            between(|kinds| !kinds.contains(&Sea) && !both(kinds)),
        ),
    ]
}

fn region(game: &Revolution, side: Option<AreaId>) -> Option<Region> {
    let id = &atlas().get(side?).id;
    let province = Province::ALL.iter().find(|province| province.id() == *id)?;
    Some(game.data().provinces[*province].region)
}

/// All lines between areas of such kinds.
fn between(wanted: impl Fn([AreaKind; 2]) -> bool) -> String {
    filtered(|kinds, _| wanted(kinds))
}

fn filtered(wanted: impl Fn([AreaKind; 2], &Arc) -> bool) -> String {
    let atlas: &Atlas = atlas();
    let arcs = atlas.arcs().iter().filter(|arc| match arc.sides {
        [Some(one), Some(other)] if one != other => {
            wanted([atlas.get(one).kind, atlas.get(other).kind], arc)
        }
        _ => false,
    });
    lean(&arcs.map(|arc| curve(&arc.points)).collect::<String>())
}

/// Names of the waters and of the lands outside the game.
pub(super) fn names(lang: Lang) -> Markup {
    html! {
        g id="names" class="names" {
            text class="water" x="300" y="120" { (label::north_sea(lang)) }
            text class="water small" x="694" y="183" { (label::zuiderzee(lang)) }
            text class="country" x="330" y="812" { (label::france(lang)) }
            text class="country small" transform="translate(930 350) rotate(-90)" { (label::empire(lang)) }
            (rivers::names(lang))
        }
    }
}
