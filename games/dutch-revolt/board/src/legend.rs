//! The key to the signs, shown where a siege is shown when there is one.

use maud::{Markup, html};

use super::panel::{PANEL, sheet};
use super::picture::{Terrain, UnitKind};
use super::plate::faith;
use super::signs::sign;
use super::words::Words;

/// The height of a line of the key.
const LINE: f64 = 25.0;

/// The key: land and marks on the left, pieces on the right, the scale of faith below.
pub(super) fn legend(words: &Words) -> Markup {
    let land = Terrain::ALL
        .into_iter()
        .map(Terrain::id)
        .zip(&words.terrain);
    let marks = [("anchor", &words.coastal), ("wheel", &words.supplied)];
    let pieces = UnitKind::ALL
        .into_iter()
        .map(UnitKind::id)
        .zip(&words.units);
    sheet(
        "key",
        266.0,
        222.0,
        &html! {
            text class="heading" x="12" y="21" { (words.key) }
            g transform="translate(12 31)" {
                @for (line, (name, text)) in land.chain(marks).enumerate() { (entry(name, text, line)) }
            }
            g transform=(format!("translate({} 31)", PANEL / 2.0 + 6.0)) {
                @for (line, (name, text)) in pieces.chain([("swords", &words.invaded)]).enumerate() { (entry(name, text, line)) }
            }
            g transform="translate(12 167)" {
                circle class="coin" cx="10" cy="8" r="9" {}
                text class="note" x="28" y="12.5" { (words.value) }
            }
            g transform="translate(0 190)" {
                text class="note" x="122" y="12" text-anchor="end" { (words.catholic) }
                g transform="translate(129 0)" { (faith(0)) }
                text class="note" x="221" y="12" { (words.protestant) }
            }
        },
    )
}

/// A sign and what it means.
fn entry(name: &str, text: &str, line: usize) -> Markup {
    let top = LINE * line as f64;
    html! {
        (sign(name, 0.0, top, 20.0))
        text class="note" x="28" y=(top + 14.5) { (text) }
    }
}
