//! The two tracks: the years, and the way to the Union.

use dutch_revolt_rules::{BoardPlace, Track};
use engine::Anchor;
use maud::{Markup, html};

use super::picture::Picture;
use super::words::Words;

/// The length of both bars.
const LENGTH: f64 = 226.0;

/// The panel with both tracks.
pub(super) fn tracks(picture: &Picture, words: &Words) -> Markup {
    let goal = picture.political_goal.max(1);
    let years = picture.end.saturating_sub(picture.first).max(1);
    let gone = picture.year.saturating_sub(picture.first).min(years);
    let text = &words.tracks;
    let anchor = |track| Anchor::from(BoardPlace::Track(track));
    html! {
        section id="tracks" class="tracks" {
            div id="track-years" data-anchor=(anchor(Track::Years)) {
                p { b { (text.years) } span { (text.span) } }
                (bar("years", f64::from(gone) + 0.5, f64::from(years), 4))
            }
            div id="track-political" data-anchor=(anchor(Track::Union)) {
                p { b { (text.union) } span { (text.patriots) } }
                (bar("union", f64::from(picture.political_points), f64::from(goal), 4))
                p class="scale" aria-hidden="true" { @for quarter in 0..=4_u16 { span { (goal * quarter / 4) } } }
            }
        }
    }
}

/// A bar that is filled as far as it has come.
fn bar(class: &str, value: f64, whole: f64, stretches: u8) -> Markup {
    let filled = LENGTH * (value / whole).clamp(0.0, 1.0);
    html! {
        svg class={ "bar " (class) } viewBox={ "0 0 " (LENGTH) " 10" } aria-hidden="true" focusable="false" {
            rect class="slot" x="0.5" y="0.5" width=(LENGTH - 1.0) height="9" rx="3" {}
            rect class="filled" x="0.5" y="0.5" width=(format!("{filled:.1}")) height="9" rx="3" {}
            @for mark in 1..stretches { path d=(format!("M{:.1} 0V10", LENGTH * f64::from(mark) / f64::from(stretches))) {} }
        }
    }
}
