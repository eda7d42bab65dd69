//! The curve: what each seat could expect after each decision.

use bots::{Analysis, Shares, Turn};
use maud::{Markup, html};
use table::{SeatView, TableView};
use words::Lang;
use words::site::analysis as texts;

use super::hundredths;

/// The place that the lines have.
const WIDTH: f64 = 820.0;
const HEIGHT: f64 = 280.0;
/// The room for numbers at the left and below, and for names above.
const LEFT: f64 = 48.0;
const TOP: f64 = 12.0;
const BELOW: f64 = 34.0;
/// The most points of a line: more cannot be told apart.
const POINTS: usize = 800;

/// Where a share after so many decisions is drawn.
struct Scale {
    last: f64,
}

impl Scale {
    fn x(&self, at: usize) -> f64 {
        LEFT + WIDTH * at as f64 / self.last
    }

    fn y(share: f64) -> f64 {
        TOP + HEIGHT * (1.0 - share)
    }

    fn line(&self, shares: &[Shares], seat: usize) -> String {
        let step = shares.len().div_ceil(POINTS).max(1);
        let last = shares.len().saturating_sub(1);
        let shown = (0..shares.len()).filter(|at| at % step == 0 || *at == last);
        let points = shown.map(|at| format!("{:.1},{:.1}", self.x(at), Scale::y(shares[at][seat])));
        points.collect::<Vec<_>>().join(" ")
    }
}

/// The drawing with its legend. Lines differ in colour and in their dashes.
pub(super) fn curve(
    view: &TableView<'_>,
    course: &Analysis,
    seats: &[SeatView],
    lang: Lang,
) -> Markup {
    let last = course.shares.len().saturating_sub(1);
    let scale = Scale {
        last: last.max(1) as f64,
    };
    let (width, height) = (LEFT + WIDTH + 16.0, TOP + HEIGHT + BELOW);
    html! {
        figure class="curve" {
            div class="wide-table" tabindex="0" role="region" aria-label=(texts::curve(lang)) {
              svg viewBox={ "0 0 " (width) " " (height) } role="group" aria-label=(texts::curve(lang)) {
                @for tenth in [0, 25, 50, 75, 100] {
                    @let y = Scale::y(f64::from(tenth) / 100.0);
                    line class="grid" x1=(LEFT) x2=(LEFT + WIDTH) y1=(y) y2=(y) {}
                    text class="mark" x=(LEFT - 6.0) y=(y + 4.0) text-anchor="end" { (tenth) " %" }
                }
                @for quarter in 0..=4_usize {
                    @let at = last * quarter / 4;
                    line class="grid" x1=(scale.x(at)) x2=(scale.x(at)) y1=(TOP) y2=(TOP + HEIGHT) {}
                    text class="mark" x=(scale.x(at)) y=(TOP + HEIGHT + 16.0) text-anchor="middle" { (at) }
                }
                text class="mark" x=(LEFT + WIDTH / 2.0) y=(height - 2.0) text-anchor="middle" { (texts::decisions(lang)) }
                @for (index, seat) in seats.iter().enumerate() {
                    polyline class={ "share s" (index) " of-seat " (view.kind().id()) " " (seat.id) } points=(scale.line(&course.shares, index)) {}
                }
                @for turn in &course.turns { (mark(view, &scale, turn, (&course.shares, seats), lang)) }
            }
            }
            figcaption {
                ul class="legend" {
                    @for (index, seat) in seats.iter().enumerate() { (entry(view, &course.shares, index, seat, lang)) }
                }
            }
        }
    }
}

/// A decision that changed much, as a point that leads to it.
fn mark(
    view: &TableView<'_>,
    scale: &Scale,
    turn: &Turn,
    (shares, seats): (&[Shares], &[SeatView]),
    lang: Lang,
) -> Markup {
    let id = seats.get(turn.seat.index()).map_or("", |seat| seat.id);
    // On the line, which also shows what the dice did.
    let after = shares.get(turn.decision.count());
    let share = after.map_or(turn.after, |shares| shares[turn.seat.index()]);
    let name = format!(
        "{} {}",
        turn.decision,
        texts::changed(lang, hundredths(turn.before), hundredths(turn.after))
    );
    html! {
        a href={ "/tables/" (view.id()) "/replay?at=" (turn.decision.before()) } aria-label=(name) {
            circle class={ "turn of-seat " (view.kind().id()) " " (id) } cx=(scale.x(turn.decision.count())) cy=(Scale::y(share)) r="5" { title { (name) } }
        }
    }
}

fn entry(
    view: &TableView<'_>,
    shares: &[Shares],
    index: usize,
    seat: &SeatView,
    lang: Lang,
) -> Markup {
    let own = || shares.iter().map(|shares| shares[index]);
    let least = hundredths(own().fold(1.0, f64::min));
    let most = hundredths(own().fold(0.0, f64::max));
    let (start, end) = (own().next(), own().next_back());
    let [start, end] = [start, end].map(|share| hundredths(share.unwrap_or_default()));
    html! {
        li {
            svg class="sample" viewBox="0 0 40 10" width="40" height="10" aria-hidden="true" { polyline class={ "share s" (index) " of-seat " (view.kind().id()) " " (seat.id) } points="0,5 40,5" {} }
            (view.sign(seat.seat, lang).unwrap_or_default())
            " " (texts::curve_of(lang, &seat.side, start, end, least, most))
        }
    }
}
