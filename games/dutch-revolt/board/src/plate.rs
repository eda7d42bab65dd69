//! A territory's plate: owner, name, state and pieces together, as one thing to click.

use maud::{Markup, html};

use super::odds::{self, ODDS_WIDTH};
use super::overview;
use super::picture::{Side, Territory, UnitKind};
use super::pieces::{GAP, piece, width_of};
use super::signs::sign;
use super::words::Words;
use boards::geo::{Bounds, Point};

/// The height of a plate.
pub(super) const PLATE_HEIGHT: f64 = 52.0;
/// The room for a plate with a row of pieces and the bar of a siege.
const CLUSTER: [f64; 2] = [148.0, 112.0];
/// Where the pieces begin, below the plate.
const PIECES: f64 = PLATE_HEIGHT + 6.0;
/// Where the bar of a siege begins.
const ODDS: f64 = 91.0;
/// The room that the works of a siege take between both armies.
const WORKS: f64 = 20.0;
/// The width of the band in the owner's colour.
const BAND: f64 = 26.0;

/// The centre of the room that each territory has for its plate, and the plate's width. The places were found by
/// annealing: no two rooms overlap, and a plate lies on its own land or on open water as far as possible.
const PLATES: [(&str, [f64; 2], f64); 20] = [
    ("groningen", [817.0, 64.0], 132.0),
    ("friesland", [654.0, 115.0], 132.0),
    ("drenthe", [818.0, 179.0], 132.0),
    ("overijssel", [840.0, 294.0], 132.0),
    ("zutphen", [840.0, 409.0], 132.0),
    ("gelderland", [690.0, 371.0], 132.0),
    ("utrecht", [539.0, 318.0], 132.0),
    ("north-holland", [495.0, 202.0], 146.0),
    ("south-holland", [388.0, 335.0], 146.0),
    ("zeeland", [329.0, 451.0], 132.0),
    ("north-brabant", [645.0, 488.0], 146.0),
    ("antwerp", [494.0, 514.0], 132.0),
    ("brabant", [483.0, 630.0], 132.0),
    ("east-flanders", [322.0, 583.0], 146.0),
    ("west-flanders", [160.0, 538.0], 146.0),
    ("artois", [165.0, 670.0], 132.0),
    ("hainaut", [332.0, 714.0], 132.0),
    ("namur", [513.0, 750.0], 132.0),
    ("luxembourg", [667.0, 750.0], 132.0),
    ("limburg", [797.0, 525.0], 132.0),
];

/// Everything that a territory may need, with a siege and all kinds of pieces.
pub fn cluster(id: &str) -> Option<Bounds> {
    let (_, [x, y], _) = PLATES.iter().find(|place| place.0 == id)?;
    Some(Bounds::around(Point::new(*x, *y), CLUSTER[0], CLUSTER[1]))
}

/// Where a territory's plate lies.
pub fn plate_of(id: &str) -> Option<Bounds> {
    let (_, [x, y], width) = PLATES.iter().find(|place| place.0 == id)?;
    let top = y - CLUSTER[1] / 2.0;
    Some(Bounds {
        least: Point::new(x - width / 2.0, top),
        most: Point::new(x + width / 2.0, top + PLATE_HEIGHT),
    })
}

/// A territory's plate with everything that stands there.
pub(super) fn plate(territory: &Territory, words: &Words) -> Markup {
    let Some(place) = plate_of(&territory.id) else {
        return html! {};
    };
    let width = place.most.x - place.least.x;
    let last = if territory.last { " last" } else { "" };
    let invaded = territory.attacker().map_or("", |_| " invaded");
    html! {
        g id={ "territory-" (territory.id) } class={ "territory " (territory.owner_class()) (invaded) (territory.mark.class()) (last) }
            data-anchor=(territory.anchor) role="img" tabindex="-1" aria-label=(territory.title)
            transform=(format!("translate({:.0} {:.0})", place.least.x, place.least.y)) {
            g class="plate" {
                rect class="shade" x="1.5" y="2.5" width=(width) height=(PLATE_HEIGHT) rx="7" {}
                rect class="sheet" width=(width) height=(PLATE_HEIGHT) rx="7" {}
                (band(territory, words))
                (name(&territory.name, width))
                (state(territory))
                (faith(territory.alignment, width))
                rect class="ring halo" x="-1" y="-1" width=(width + 2.0) height=(PLATE_HEIGHT + 2.0) rx="8" {}
                rect class="ring" x="-1" y="-1" width=(width + 2.0) height=(PLATE_HEIGHT + 2.0) rx="8" {}
                (armies(territory, width))
            }
            (overview::label(territory, width))
        }
    }
}

/// The owner's colour with charge and letter.
fn band(territory: &Territory, words: &Words) -> Markup {
    html! {
        g class={ "band " (territory.owner_class()) } {
            path d=(format!("M7 0H{BAND}V{PLATE_HEIGHT}H7A7 7 0 0 1 0 {}V7A7 7 0 0 1 7 0Z", PLATE_HEIGHT - 7.0)) {}
            @if let Some(owner) = territory.owner {
                (sign(owner.charge(), 4.0, 6.0, 18.0))
                text class="letter" x="13" y=(PLATE_HEIGHT - 9.0) text-anchor="middle" { (words.letters[owner]) }
            }
        }
    }
}

/// The name. A long one is set to the plate's width, so that it fits in every font.
fn name(name: &str, width: f64) -> Markup {
    let room = width - BAND - 11.0;
    html! {
        @if name.chars().map(letter_width).sum::<f64>() > room {
            text class="name" x="31" y="16" textLength=(room) lengthAdjust="spacingAndGlyphs" { (name) }
        } @else {
            text class="name" x="31" y="16" { (name) }
        }
    }
}

/// About how wide a letter of a name is in a wide font.
fn letter_width(letter: char) -> f64 {
    match letter {
        'i' | 'l' | 'j' | ' ' | '-' => 4.7,
        'm' | 'w' => 13.3,
        _ if letter.is_uppercase() => 11.2,
        _ => 9.3,
    }
}

/// Land and its worth, what it pays, shore and supply.
fn state(territory: &Territory) -> Markup {
    let mut marks = Vec::new();
    if territory.coastal {
        marks.push("anchor");
    }
    if territory.supplied {
        marks.push("wheel");
    }
    // The coin is as large as its number, so that no figure stands beside it.
    let coin = if territory.value > 9 { 9.7 } else { 8.0 };
    html! {
        (sign(territory.terrain.id(), 31.0, 19.5, 15.0))
        @for dot in 0..3_u8 {
            circle class=(if dot < territory.terrain.worth() { "dot full" } else { "dot" }) cx=(f64::from(dot) * 8.0 + 52.5) cy="28" r="3" {}
        }
        circle class="coin" cx="84" cy="27.5" r=(coin) {}
        text class="value" x="84" y="32" text-anchor="middle" { (territory.value) }
        @for (place, mark) in marks.into_iter().enumerate() {
            (sign(mark, 95.0 + 16.0 * place as f64, 20.0, 14.5))
        }
    }
}

/// The scale of faith: a cross, five steps and an open book. The step of today has a sign of its own.
fn faith(alignment: i8, width: f64) -> Markup {
    let alignment = alignment.clamp(-2, 2);
    let step = (width - 65.0) / 5.0;
    let left = |number: i8| 46.0 + f64::from(number + 2) * step;
    let bottom = PLATE_HEIGHT;
    let x = left(alignment) + step / 2.0 - 8.75;
    html! {
        g class="faith" {
            (sign("cross", 31.0, bottom - 14.5, 12.0))
            (sign("book", width - 16.0, bottom - 14.0, 12.0))
            @for number in -2..=2_i8 {
                rect class={ "step step" (number) } x=(format!("{:.1}", left(number))) y=(bottom - 13.0) width=(format!("{:.1}", step - 1.5)) height="9" rx="2" {}
            }
            g class="marker" transform=(format!("translate({x:.1} {})", bottom - 16.5)) {
                rect width="16" height="16" rx="4" {}
                @match alignment {
                    -2 => { (sign("cross", 1.5, 3.5, 9.0)) (sign("cross", 6.0, 3.5, 9.0)) }
                    -1 => (sign("cross", 3.0, 3.0, 10.0)),
                    1 => (sign("book", 3.0, 3.0, 10.0)),
                    2 => { (sign("book", 2.0, 1.0, 12.0)) path d="M3 13.700h10" {} }
                    _ => path d="M4 8h8" {},
                }
            }
        }
    }
}

/// The pieces in a row: the owner's, then the other side's; in a siege the works between them and the odds below.
fn armies(territory: &Territory, width: f64) -> Markup {
    let sides = match territory.owner {
        Some(owner) => [owner, owner.enemy()],
        None => Side::ALL,
    };
    let attacked = territory.attacker().is_some();
    let works = if attacked { WORKS } else { 0.0 };
    let count = sides
        .iter()
        .map(|&side| territory.units[side].kinds().count())
        .sum();
    let each = width_of(count, CLUSTER[0] - works);
    let row = count as f64 * (each + GAP) - GAP + works;
    // A row that is wider than the plate stands in its middle.
    let left = if attacked || row > width - 6.0 {
        (width - row) / 2.0
    } else {
        6.0
    };
    let mut along = left;
    let mut placed: Vec<(Side, UnitKind, u8, f64)> = Vec::new();
    let mut trench = left;
    for side in sides {
        if side != sides[0] {
            trench = along;
            along += works;
        }
        for (kind, count) in territory.units[side].kinds() {
            placed.push((side, kind, count, along));
            along += each + GAP;
        }
    }
    html! {
        g class="pieces" transform=(format!("translate(0 {PIECES})")) {
            @for (side, kind, count, x) in placed { (piece(&territory.id, side, kind, count, x, each)) }
            @if attacked { use class="works" href="#works" x=(format!("{trench:.0}")) y="-2" {} }
        }
        @if let Some(odds) = territory.odds {
            @let top = if count == 0 { PLATE_HEIGHT + 3.0 } else { ODDS };
            g transform=(format!("translate({:.0} {top})", (width - ODDS_WIDTH) / 2.0)) { (odds::bar(odds)) }
        }
    }
}
