//! A picture of the ratings.

use std::fmt::Write;

use super::Table;

const ROW: f64 = 28.0;
const LEFT: f64 = 170.0;
const WIDTH: f64 = 720.0;

/// The ratings with their intervals as an SVG drawing.
pub fn plot(title: &str, names: &[String], table: &Table) -> String {
    let lowest = table.bots.iter().map(|bot| bot.rating_low);
    let highest = table.bots.iter().map(|bot| bot.rating_high);
    let low = (lowest.fold(0.0, f64::min) / 100.0).floor() * 100.0;
    let high = (highest.fold(low + 100.0, f64::max) / 100.0).ceil() * 100.0;
    let at = |rating: f64| LEFT + (rating - low) / (high - low) * (WIDTH - LEFT - 30.0);
    let bottom = 50.0 + ROW * table.bots.len() as f64;
    let height = bottom + 44.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
         font-family=\"sans-serif\" font-size=\"13\">\n\
         <title>{0}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"16\" y=\"26\" font-size=\"16\">{0}</text>\n",
        escape(title)
    );
    let step = ((high - low) / 600.0).ceil() * 100.0;
    let mut mark = low;
    while mark <= high {
        let x = at(mark);
        let _ = writeln!(
            svg,
            "<path d=\"M{x:.1} 40V{bottom:.1}\" stroke=\"#ddd\"/>\
             <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#555\">{mark}</text>",
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
             <path d=\"M{from:.1} {y:.1}H{to:.1}M{from:.1} {:.1}v10M{to:.1} {:.1}v10\" stroke=\"#1f4e79\" \
             stroke-width=\"2\"/><circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"#1f4e79\"/>",
            LEFT - 14.0,
            y + 4.0,
            escape(name),
            y - 5.0,
            y - 5.0,
        );
    }
    svg + "</svg>\n"
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
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
