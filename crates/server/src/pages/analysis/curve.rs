//! The curve: what each seat could expect after each decision, one band above the other, and below it what luck did in each round.

use bots::{Analysis, RoundBegin, Shares, Turn};
use engine::{DecisionNumber, Seat};
use maud::{Markup, html};
use table::{SeatView, TableView};
use words::Lang;
use words::site::analysis as texts;

use super::hundredths;
use super::mistakes::{change, numbered, shown};

/// The most points of a line: more cannot be told apart.
const POINTS: usize = 400;

/// The size of a drawing.
#[derive(Clone, Copy)]
struct Size {
    class: &'static str,
    /// The place of the bands.
    width: f64,
    height: f64,
    /// How high the highest bar of luck is, up or down.
    luck: f64,
    /// The room at the left, for numbers.
    left: f64,
    /// How many marks the axis has at the most.
    marks: usize,
    /// How large the numbers of mistakes are.
    radius: f64,
}

/// For a screen, and for a telephone, which has a drawing of its own.
const SIZES: [Size; 2] = [
    Size {
        class: "wide",
        width: 1120.0,
        height: 230.0,
        luck: 26.0,
        left: 46.0,
        marks: 12,
        radius: 11.0,
    },
    Size {
        class: "slim",
        width: 306.0,
        height: 160.0,
        luck: 18.0,
        left: 38.0,
        marks: 5,
        radius: 10.0,
    },
];
/// The room above, and between the bands and the bars.
const TOP: f64 = 14.0;
const AXIS: f64 = 24.0;

/// Where everything is drawn.
struct Scale {
    size: Size,
    last: f64,
}

impl Scale {
    fn x(&self, at: usize) -> f64 {
        self.size.left + self.size.width * at as f64 / self.last
    }

    /// The height of everything below a share.
    fn y(&self, share: f64) -> f64 {
        TOP + self.size.height * (1.0 - share)
    }

    fn bottom(&self) -> f64 {
        self.y(0.0) + AXIS
    }

    /// The band of a seat: what the seats before it expect lies below, what it expects itself lies within.
    fn band(&self, shares: &[Shares], seat: usize) -> String {
        let step = shares.len().div_ceil(POINTS).max(1);
        let last = shares.len().saturating_sub(1);
        let shown: Vec<usize> = (0..shares.len())
            .filter(|at| at % step == 0 || *at == last)
            .collect();
        let edge = |at: usize, seats: usize| {
            let below: f64 = shares[at].iter().take(seats).sum();
            format!("{:.1},{:.1}", self.x(at), self.y(below))
        };
        let upper = shown.iter().map(|&at| edge(at, seat + 1));
        let lower = shown.iter().rev().map(|&at| edge(at, seat));
        upper.chain(lower).collect::<Vec<_>>().join(" ")
    }
}

/// The drawing with its legend. Bands differ in colour, and every second one is hatched.
pub(super) fn curve(
    view: &TableView<'_>,
    course: &Analysis,
    at: DecisionNumber,
    seats: &[SeatView],
    lang: Lang,
) -> Markup {
    html! {
        figure class="curve" {
            @for size in SIZES { (drawing(view, course, at, seats, size, lang)) }
            figcaption {
                ul class="legend" {
                    @for (index, seat) in seats.iter().enumerate() { (entry(view, &course.shares, index, seat, lang)) }
                }
            }
        }
    }
}

fn drawing(
    view: &TableView<'_>,
    course: &Analysis,
    at: DecisionNumber,
    seats: &[SeatView],
    size: Size,
    lang: Lang,
) -> Markup {
    let last = course.shares.len().saturating_sub(1).max(1) as f64;
    let scale = Scale { size, last };
    let hatch = format!("hatch-{}", size.class);
    let lucky = view.held().first().unwrap_or(Seat(0));
    let luck = if course.chance {
        2.0 * size.luck + 22.0
    } else {
        0.0
    };
    let (right, bottom) = (size.left + size.width, scale.y(0.0));
    let step = course.rounds.len().div_ceil(size.marks).max(1);
    html! {
        svg class={ "drawing " (size.class) } viewBox={ "0 0 " (right + 14.0) " " (scale.bottom() + luck) } role="group" aria-label=(texts::curve(lang)) {
            defs {
                pattern id=(hatch) width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" { line class="stripe" x1="0" y1="0" x2="0" y2="6" {} }
            }
            @for (index, seat) in seats.iter().enumerate() {
                @let band = scale.band(&course.shares, index);
                polygon class={ "share s" (index) " of-seat " (view.kind().id()) " " (seat.id) } points=(band) {}
                @if index % 2 == 1 { polygon points=(band) fill={ "url(#" (hatch) ")" } {} }
            }
            @for part in [0, 25, 50, 75, 100] {
                @let y = scale.y(f64::from(part) / 100.0);
                line class={ "grid" @if part == 50 { " half" } } x1=(size.left) x2=(right) y1=(y) y2=(y) {}
                text class="mark" x=(size.left - 6.0) y=(y + 4.0) text-anchor="end" { (part) "%" }
            }
            @for round in course.rounds.iter().step_by(step) {
                @let x = scale.x(round.after.count());
                line class="grid" x1=(x) x2=(x) y1=(TOP) y2=(bottom) {}
                text class="mark" x=(x) y=(bottom + 16.0) text-anchor="middle" { (round.round) }
            }
            @if course.chance { (bars(&scale, course, lucky)) }
            line class="now" x1=(scale.x(at.count())) x2=(scale.x(at.count())) y1=(TOP - 8.0) y2=(bottom + 6.0) {}
            @for (number, turn) in (1..).zip(numbered(&course.turns)) { (mark(view, &scale, number, turn, course, at, lang)) }
        }
        @if course.chance { p class={ "note luck-of " (size.class) } { (texts::luck_of(lang, view.player_name(lucky, lang))) } }
    }
}

/// What dice and draws changed for a seat in each round: up is good.
fn bars(scale: &Scale, course: &Analysis, seat: Seat) -> Markup {
    let end = DecisionNumber::of_count(course.shares.len());
    let ends = course.rounds.iter().skip(1).map(|next| next.after);
    let ends = ends.chain([end]);
    let rounds: Vec<(&RoundBegin, DecisionNumber, f64)> = course
        .rounds
        .iter()
        .zip(ends)
        .map(|(round, end)| {
            let within = |decision: DecisionNumber| decision > round.after && decision <= end;
            let chances = course.chances.iter();
            let chances = chances.filter(|chance| within(chance.decision));
            (round, end, chances.map(|one| one.luck[seat.index()]).sum())
        })
        .collect();
    let most = rounds
        .iter()
        .map(|(.., luck)| luck.abs())
        .fold(0.05, f64::max);
    let middle = scale.bottom() + scale.size.luck + 6.0;
    html! {
        line class="grid" x1=(scale.size.left) x2=(scale.size.left + scale.size.width) y1=(middle) y2=(middle) {}
        @for (round, end, luck) in rounds {
            @let (from, to) = (scale.x(round.after.count()), scale.x(end.count().min(course.shares.len() - 1)));
            @let high = scale.size.luck * luck.abs() / most;
            @let top = if luck > 0.0 { middle - high } else { middle };
            rect class=(if luck > 0.0 { "luck good" } else { "luck bad" }) x=(format!("{:.1}", from + 1.0)) y=(format!("{top:.1}"))
                width=(format!("{:.1}", (to - from - 2.0).max(1.5))) height=(format!("{high:.1}")) {}
        }
    }
}

/// A mistake, as a number that leads to it.
fn mark(
    view: &TableView<'_>,
    scale: &Scale,
    number: usize,
    turn: &Turn,
    course: &Analysis,
    at: DecisionNumber,
    lang: Lang,
) -> Markup {
    // On the edge of the band of whoever made it.
    let shares = &course.shares[turn.decision.index().unwrap_or_default()];
    let edge = turn.seat.index().max(1);
    let y = scale.y(shares.iter().take(edge).sum());
    let x = scale.x(turn.decision.before().count());
    let name = format!("{number}: {}", change(turn, lang));
    let class = if turn.decision.before() == at {
        "turn shown"
    } else {
        "turn"
    };
    html! {
        a href=(shown(view, turn.decision)) aria-label=(name) {
            circle class=(class) cx=(x) cy=(y) r=(scale.size.radius) { title { (name) } }
            text class="number" x=(x) y=(y + 4.5) text-anchor="middle" aria-hidden="true" { (number) }
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
            svg class="sample" viewBox="0 0 40 12" width="40" height="12" aria-hidden="true" {
                rect class={ "share s" (index) " of-seat " (view.kind().id()) " " (seat.id) } width="40" height="12" {}
                @if index % 2 == 1 { rect width="40" height="12" fill="url(#hatch-wide)" {} }
            }
            (view.sign(seat.seat, lang).unwrap_or_default())
            " " (texts::curve_of(lang, &seat.side, start, end, least, most))
        }
    }
}
