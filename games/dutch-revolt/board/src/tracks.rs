//! The tracks: years, political points, and what each side has.

use std::cmp::Ordering;

use maud::{Markup, html};

use super::badge::badge;
use super::panel::{PANEL, sheet};
use super::picture::{Picture, Side};
use super::signs::sign;
use super::words::Words;

/// The inner margin of a panel.
const MARGIN: f64 = 12.0;
/// The length of both strips.
const LENGTH: f64 = PANEL - 2.0 * MARGIN;

/// All tracks.
pub(super) fn tracks(picture: &Picture, words: &Words) -> Markup {
    html! {
        (sheet("tracks", 14.0, 246.0, &html! {
            g transform=(format!("translate({MARGIN} 20)")) { (years(picture, words)) }
            g transform=(format!("translate({MARGIN} 97)")) { (political(picture, words)) }
            g transform=(format!("translate({MARGIN} 159)")) { (purses(picture, words)) }
        }))
    }
}

/// One cell a year, in stretches of five with what the patriots give.
fn years(picture: &Picture, words: &Words) -> Markup {
    let first = picture.bands.first().map_or(picture.year, |band| band.from);
    let cell = LENGTH / f64::from(picture.end.saturating_sub(first).max(1));
    let along = |year: u16| f64::from(year.saturating_sub(first)) * cell;
    html! {
        g id="track-years" class="track-years" {
            text class="heading" { (words.tracks.year) }
            text class="note" x=(LENGTH) text-anchor="end" { (words.tracks.patriots) }
            @for year in first..picture.end {
                @let class = match year.cmp(&picture.year) { Ordering::Less => "cell past", Ordering::Equal => "cell now", Ordering::Greater => "cell" };
                rect class=(class) x=(format!("{:.2}", along(year))) y="7" width=(format!("{cell:.2}")) height="13" {}
            }
            @for (index, band) in picture.bands.iter().enumerate() {
                @let century = index == 0 || band.from / 100 != picture.bands[index - 1].from / 100;
                path class="mark" d=(format!("M{:.2} 7V24", along(band.from))) {}
                // The century is told once.
                text class="figure" x=(format!("{:.1}", along(band.from) + if century { -3.0 } else { 8.0 })) y="37" { @if century { (band.from) } @else { (format!("{:02}", band.from % 100)) } }
                text class="patriots" x=(format!("{:.1}", along(band.from) + 8.0)) y="54" { "+" (band.patriots) }
            }
            path id="marker-year" class="pointer" transform=(format!("translate({:.2} 6)", along(picture.year) + cell / 2.0)) d="M-5 -5H5L0 3Z" {}
        }
    }
}

/// The political points on their way to the Union.
fn political(picture: &Picture, words: &Words) -> Markup {
    let goal = picture.political_goal.max(1);
    let along = |points: u16| LENGTH * f64::from(points.min(goal)) / f64::from(goal);
    html! {
        g id="track-political" class="track-political" {
            text class="heading" { (words.tracks.political_points) }
            text class="heading" x=(LENGTH) text-anchor="end" { (picture.political_points) " / " (goal) }
            rect class="cell" y="7" width=(LENGTH) height="13" {}
            rect class="filled" y="7" width=(format!("{:.1}", along(picture.political_points))) height="13" {}
            @for step in 0..=8_u16 {
                @let points = goal * step / 8;
                path class="mark" d=(format!("M{:.1} 7V{}", along(points), if step % 2 == 0 { 24 } else { 20 })) {}
                @if step % 2 == 0 {
                    @let anchor = match step { 0 => "start", 8 => "end", _ => "middle" };
                    text class="figure" x=(format!("{:.1}", along(points))) y="37" text-anchor=(anchor) { (points) }
                }
            }
            path id="marker-political" class="pointer" transform=(format!("translate({:.1} 6)", along(picture.political_points))) d="M-5 -5H5L0 3Z" {}
        }
    }
}

/// Treasury, worth of the territories, and who acts second.
fn purses(picture: &Picture, words: &Words) -> Markup {
    html! {
        g id="purses" class="purses" {
            text class="note" x="138" text-anchor="end" { (words.tracks.treasury) }
            text class="note" x="200" text-anchor="end" { (words.tracks.territory_points) }
            text class="note" x=(LENGTH) text-anchor="end" { (words.tracks.initiative) }
            @for (row, side) in Side::ALL.into_iter().enumerate() {
                g id={ "purse-" (side.id()) } transform=(format!("translate(0 {})", 5 + 37 * row)) {
                    (badge(side, words))
                    text class="side" x="33" y="21" { (words.sides[side]) }
                    text class="amount" x="138" y="22" text-anchor="end" { (picture.treasury[side]) }
                    text class="amount" x="200" y="22" text-anchor="end" { (picture.territory_points[side]) }
                    @if picture.initiative == Some(side) {
                        g id="marker-initiative" class=(side.id()) { (sign("flag", LENGTH - 22.0, 6.0, 20.0)) }
                    }
                }
            }
        }
    }
}
