//! The way through the lessons of a game, as a drawing.

use std::fmt::Write as _;

use maud::{Markup, html};

/// What a lesson is on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    Finished,
    /// The one to be played next.
    Next,
    Later,
}

const WIDTH: i32 = 860;
const HEIGHT: i32 = 300;
/// How far the first and the last stop are from the edge.
const EDGE: i32 = 70;
/// How much the road swings up and down, and how much it climbs on the whole.
const SWING: i32 = 34;
const CLIMB: i32 = 84;

/// Where a stop lies.
fn place(index: usize, stops: usize) -> (i32, i32) {
    let (index, last) = (index as i32, (stops.max(2) - 1) as i32);
    let x = EDGE + (WIDTH - 2 * EDGE) * index / last;
    let swing = if index % 2 == 0 { SWING } else { -SWING };
    (x, HEIGHT - 96 - CLIMB * index / last + swing)
}

/// The road from the first stop to this one.
fn road(until: usize, stops: usize) -> String {
    let (x, y) = place(0, stops);
    let mut path = format!("M{x} {y}");
    for index in 1..=until {
        let ((from, high), (to, low)) = (place(index - 1, stops), place(index, stops));
        let middle = i32::midpoint(from, to);
        let curve = write!(path, "C{middle} {high} {middle} {low} {to} {low}");
        curve.expect("a text takes everything");
    }
    path
}

/// The road with its stops, each with its name.
pub(super) fn drawing(stops: &[(Stop, &str)]) -> Markup {
    let count = stops.len();
    let done = stops
        .iter()
        .take_while(|(stop, _)| *stop != Stop::Later)
        .count();
    html! {
        // The list below it says the same.
        svg class="road" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } aria-hidden="true" focusable="false" {
            path class="sea" d={ "M0 0H" (WIDTH) "V44C" (WIDTH - 180) " 84 520 20 380 60S120 104 0 84Z" } {}
            path class="stream" d={ "M250 72C300 130 210 170 250 " (HEIGHT) } {}
            @for (x, y) in [(96, 128), (126, 138), (470, 252), (500, 264), (640, 244), (770, 232), (560, 92)] {
                g class="tree" transform={ "translate(" (x) " " (y) ")" } { path d="M0 0v14" {} circle r="9" cy="-5" {} }
            }
            path class="bank" d=(road(count - 1, count)) {}
            path class="way" d=(road(count - 1, count)) {}
            @if done > 1 { path class="gone" d=(road(done - 1, count)) {} }
            @for (index, (stop, name)) in stops.iter().enumerate() {
                @let (x, y) = place(index, count);
                g class={ "stop " (match stop { Stop::Finished => "finished", Stop::Next => "next", Stop::Later => "later" }) } transform={ "translate(" (x) " " (y) ")" } {
                    circle r="19" {}
                    @match stop {
                        Stop::Finished => path d="M-8 0l6 6 11-12" {},
                        Stop::Next | Stop::Later => text class="number" y="6" { (index + 1) },
                    }
                    @for (line, words) in lines(name).iter().enumerate() { text class="name" y=(42 + 17 * line as i32) { (words) } }
                }
            }
        }
    }
}

/// A name in at most two lines of about the same length.
fn lines(name: &str) -> Vec<String> {
    let half = name.chars().count() / 2;
    if half < 7 {
        return vec![name.to_owned()];
    }
    let blanks = name.char_indices().filter(|(_, letter)| *letter == ' ');
    let middle = blanks.min_by_key(|(place, _)| place.abs_diff(half));
    match middle {
        Some((place, _)) => vec![name[..place].to_owned(), name[place + 1..].to_owned()],
        None => vec![name.to_owned()],
    }
}
