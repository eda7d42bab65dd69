//! A picture of the ratings.

use std::fmt::Write;

use super::Table;
use crate::picture;

const ROW: f64 = 28.0;
const LEFT: f64 = 170.0;
const WIDTH: f64 = 720.0;
/// How many letters of a name there is room for.
const LONGEST_NAME: usize = 22;

/// The ratings with their intervals as an SVG drawing.
pub fn plot(title: &str, names: &[String], table: &Table) -> String {
    let lowest = table.bots.iter().map(|bot| bot.rating_low);
    let highest = table.bots.iter().map(|bot| bot.rating_high);
    let low = (lowest.fold(0.0, f64::min) / 100.0).floor() * 100.0;
    let high = (highest.fold(low + 100.0, f64::max) / 100.0).ceil() * 100.0;
    let at = |rating: f64| LEFT + (rating - low) / (high - low) * (WIDTH - LEFT - 30.0);
    let bottom = 50.0 + ROW * table.bots.len() as f64;
    let height = bottom + 44.0;
    let mut svg = picture::begin(title, WIDTH, height);
    let step = ((high - low) / 600.0).ceil() * 100.0;
    let mut mark = low;
    while mark <= high {
        let x = at(mark);
        let _ = writeln!(
            svg,
            "<path class=\"grid\" d=\"M{x:.1} 40V{bottom:.1}\"/>\
             <text class=\"faint\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{mark}</text>",
            bottom + 18.0
        );
        mark += step;
    }
    for (row, (bot, name)) in table.bots.iter().zip(names).enumerate() {
        let y = 62.0 + ROW * row as f64;
        let (from, x, to) = (at(bot.rating_low), at(bot.rating), at(bot.rating_high));
        // Writing into a string does not fail.
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\
             <path class=\"mark\" d=\"M{from:.1} {y:.1}H{to:.1}M{from:.1} {:.1}v10M{to:.1} {:.1}v10\"/>\
             <circle class=\"dot\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\"/>",
            LEFT - 14.0,
            y + 4.0,
            picture::escape(&short(name)),
            y - 5.0,
            y - 5.0,
        );
    }
    svg + "</svg>\n"
}

/// A name as far as there is room: of a command, its end tells most.
fn short(name: &str) -> String {
    let length = name.chars().count();
    if length <= LONGEST_NAME {
        return name.to_owned();
    }
    let end = name.chars().skip(length + 1 - LONGEST_NAME);
    std::iter::once('…').chain(end).collect()
}

#[cfg(test)]
mod tests {
    use super::super::{Played, ratings};
    use super::*;

    #[test]
    fn every_bot_has_a_row() {
        let played = Played {
            seats: vec![0, 1],
            seed: 0,
            shares: vec![1.0, 0.0],
            decisions: 3,
        };
        let names = ["a<b".to_owned(), "random".to_owned()];
        let svg = plot("toy", &names, &ratings(2, &[played]));
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
        assert_eq!(svg.matches("<circle").count(), 2);
        assert!(svg.contains("a&lt;b") && !svg.contains("a<b"));
        assert!(!svg.contains("NaN") && !svg.contains("inf"));
    }
}
