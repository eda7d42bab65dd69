//! A territory: what is clicked, its name, its state and its pieces.

use maud::{Markup, html};

use super::badge::{BADGE_WIDTH, badge};
use super::picture::{Side, Territory, UnitKind, Units};
use super::signs::sign;
use super::words::Words;
use boards::geo::{Area, Atlas, Bounds, Point};

/// The width of the place kept for a territory's name, state and pieces.
pub const PLATE_WIDTH: f64 = 112.0;
/// The height of that place: the name, the state, and a row of pieces for each side.
pub const PLATE_HEIGHT: f64 = 94.0;

/// Where the first row of pieces begins, below the name and the shield.
const PIECES: f64 = 54.0;
/// The height of a row of pieces.
const ROW: f64 = 21.0;
/// The gap between two pieces.
const GAP: f64 = 1.0;

/// A territory with everything on it, as one thing to click.
pub(super) fn territory(
    atlas: &Atlas,
    territory: &Territory,
    besieged: bool,
    words: &Words,
) -> Markup {
    let Some(number) = atlas.area(&territory.id) else {
        return html! {};
    };
    let area = atlas.get(number);
    let shape = format!("#shape-{}", territory.id);
    let within = format!("url(#within-{})", territory.id);
    let enemy = territory.owner.enemy();
    let invaded = if territory.is_invaded() {
        " invaded"
    } else {
        ""
    };
    let besieged = if besieged { " besieged" } else { "" };
    let corner = Bounds::around(area.plate, PLATE_WIDTH, PLATE_HEIGHT).least;
    let afloat = !stands_on_land(atlas, area);
    html! {
        g id={ "territory-" (territory.id) } class={ "territory " (territory.owner.id()) (invaded) (besieged) (territory.mark.class()) }
            data-anchor=(territory.anchor) {
            title { (territory.title) }
            use class="reach" href=(shape) {}
            @if territory.is_invaded() {
                use class={ "front " (enemy.id()) } href=(shape) clip-path=(within) {}
            }
            use class="ring" href=(shape) clip-path=(within) {}
            @if afloat { (leader(atlas, area)) }
            g class=(if afloat { "plate afloat" } else { "plate" }) transform=(format!("translate({:.0} {:.0})", corner.x, corner.y)) {
                text class="name" x=(PLATE_WIDTH / 2.0) y="12.5" text-anchor="middle" { (territory.name) }
                g transform="translate(0 17)" { (badge(territory.owner, words)) }
                (state(atlas.is_coastal(number), territory))
                (pieces(territory, territory.owner, PIECES))
                (pieces(territory, enemy, PIECES + ROW))
            }
        }
    }
}

/// Whether the plate stands on the area's own land.
fn stands_on_land(atlas: &Atlas, area: &Area) -> bool {
    area.rings
        .iter()
        .any(|ring| area.plate.is_inside(&atlas.corners(ring)))
}

/// The sheet of a plate that stands in the sea, and the line from it to the land.
fn leader(atlas: &Atlas, area: &Area) -> Markup {
    let sheet = Bounds::around(area.plate, PLATE_WIDTH + 10.0, PLATE_HEIGHT + 8.0);
    let from = Point::new(sheet.most.x, area.plate.y);
    let to = nearest(atlas, area, from);
    html! {
        path class="leader" d=(format!("M{:.0} {:.0}L{:.0} {:.0}", from.x, from.y, to.x, to.y)) {}
        rect class="ground" x=(format!("{:.0}", sheet.least.x)) y=(format!("{:.0}", sheet.least.y))
            width=(PLATE_WIDTH + 10.0) height=(PLATE_HEIGHT + 8.0) rx="3" {}
    }
}

/// The corner of the area that is nearest to a point.
fn nearest(atlas: &Atlas, area: &Area, point: Point) -> Point {
    let corners = area.rings.iter().flat_map(|ring| atlas.corners(ring));
    corners
        .min_by(|a, b| a.distance(point).total_cmp(&b.distance(point)))
        .unwrap_or(area.seat)
}

/// Land, value, shore, supply and faith, to the right of the shield.
fn state(coastal: bool, territory: &Territory) -> Markup {
    html! {
        g class="state" transform=(format!("translate({} 17)", BADGE_WIDTH + 4.0)) {
            (sign(territory.terrain.id(), 0.0, -1.0, 22.0))
            circle class="coin" cx="35" cy="10" r="9.5" {}
            text class="value" x="35" y="15.3" text-anchor="middle" { (territory.value) }
            @if coastal { (sign("anchor", 49.0, 2.0, 16.0)) }
            @if territory.supplied { (sign("wheel", 66.0, 2.0, 16.0)) }
            g transform="translate(0 22)" { (faith(territory.alignment)) }
        }
    }
}

/// The scale of faith: a cross, five steps and an open book, with the step of today filled.
pub(super) fn faith(alignment: i8) -> Markup {
    let alignment = alignment.clamp(-2, 2);
    let left = |step: i8| 35.75 + 10.5 * f64::from(step);
    html! {
        g class={ "faith faith" (alignment) } {
            (sign("cross", 0.0, 0.0, 13.0))
            (sign("book", 69.0, 0.0, 13.0))
            @for step in -2..=2_i8 {
                @let leans = step != alignment && step.signum() * alignment.signum() >= 0 && step.abs() < alignment.abs();
                rect class=(if leans { "step leans" } else { "step" }) x=(left(step)) y="2" width="10.5" height="9.5" {}
            }
            rect class="marker" x=(left(alignment)) y="0" width="10.5" height="13.5" rx="2" {}
        }
    }
}

/// The pieces of one side in a row: kind and count.
fn pieces(territory: &Territory, side: Side, top: f64) -> Markup {
    let units: Units = territory.units[side];
    let attacks = side != territory.owner && units.is_armed();
    let swords = if attacks { 19.0 } else { 0.0 };
    let mut row = Vec::new();
    let mut width = swords;
    for kind in UnitKind::ALL.into_iter().filter(|kind| units.of(*kind) > 0) {
        row.push((kind, width));
        width += chip_width(units.of(kind)) + GAP;
    }
    let left = (PLATE_WIDTH - (width - GAP)) / 2.0;
    html! {
        @if attacks {
            rect class={ "assault " (side.id()) } x=(left - 2.0) y=(top - 1.0) width=(width + 3.0) height="21" rx="3" {}
            g class={ "assault-sign " (side.id()) } { (sign("swords", left + 1.0, top + 2.0, 15.5)) }
            @if let Some(odds) = territory.odds {
                text class="odds" x=(PLATE_WIDTH / 2.0) y=(top + ROW + 11.0) text-anchor="middle" { (odds) "%" }
            }
        }
        @for (kind, along) in row {
            @let count = units.of(kind);
            g id={ "piece-" (territory.id) "-" (side.id()) "-" (kind.id()) } class={ "piece " (side.id()) }
                transform=(format!("translate({} {top})", left + along)) {
                (chip(side, chip_width(count)))
                (sign(kind.id(), 2.5, 3.0, 13.0))
                text class="count" x=(chip_width(count) - 3.5) y="15" text-anchor="end" { (count) }
            }
        }
    }
}

/// The width of a piece that shows this count.
fn chip_width(count: u8) -> f64 {
    if count < 10 { 29.0 } else { 39.0 }
}

/// The body of a piece: cut corners for the Spanish, round ends for the Rebels.
fn chip(side: Side, width: f64) -> Markup {
    html! {
        @match side {
            Side::Spanish => path class="chip" d=(format!("M4 0.5H{}L{width} 4V15L{} 18.5H4L0.5 15V4Z", width - 3.5, width - 3.5)) {},
            Side::Rebel => rect class="chip" x="0.5" y="0.5" width=(width - 0.5) height="18" rx="7" {},
        }
    }
}
