//! The siege at hand: the table with its lit column, what moves it, the die and the losses.

use maud::{Markup, html};

use super::panel::{PANEL, sheet};
use super::picture::{Modifier, Siege};
use super::signs::sign;
use super::words::Words;

/// The height of a row of the table.
const ROW: f64 = 15.6;
/// Where the first column begins.
const FIRST: f64 = 30.0;
/// The height of the heads.
const HEADS: f64 = 19.0;

/// The panel of the siege.
pub(super) fn siege(siege: &Siege, words: &Words) -> Markup {
    sheet(
        "siege",
        266.0,
        270.0,
        &html! {
            text class="heading" x="12" y="21" { title { (words.siege.heading) } (words.siege.place) }
            g class="strengths" {
                g {
                    title { (words.siege.strength) }
                    (sign("swords", PANEL - 116.0, 9.0, 15.0))
                    text class="strong" x=(PANEL - 97.0) y="21" { (words.letters[siege.attacker]) " " (siege.strength) }
                }
                g {
                    title { (words.siege.defenders) }
                    (sign("rampart", PANEL - 60.0, 7.0, 17.0))
                    text class="strong" x=(PANEL - 40.0) y="21" { (words.letters[siege.attacker.enemy()]) " " (siege.defenders) }
                }
            }
            g transform="translate(0 31)" { (table(siege, words)) }
            g transform="translate(12 226)" { (reckoning(siege, words)) }
        },
    )
}

/// The left edge and width of each column: long heads get more room.
fn columns(siege: &Siege) -> Vec<(f64, f64)> {
    let weight = |head: &String| 3.0 + least(head).chars().count() as f64;
    let unit = (PANEL - FIRST - 8.0) / siege.columns.iter().map(weight).sum::<f64>().max(1.0);
    let mut left = FIRST;
    let mut place = |head| {
        let width = weight(head) * unit;
        left += width;
        (left - width, width)
    };
    siege.columns.iter().map(&mut place).collect()
}

/// The least strength of a column, which is its head where there is little room.
fn least(head: &str) -> &str {
    head.split(['\u{2013}', '-']).next().unwrap_or(head)
}

/// The table of losses.
fn table(siege: &Siege, words: &Words) -> Markup {
    let columns = columns(siege);
    let middle = |column: usize| {
        columns
            .get(column)
            .map_or(FIRST, |(left, width)| left + width / 2.0)
    };
    let rolled = siege.result.map(|result| usize::from(result.modified));
    let lit = siege.column.and_then(|column| columns.get(column).copied());
    html! {
        g class="siege-table" {
            title { (words.siege.losses) }
            @if let Some((left, width)) = lit {
                rect class="lit" x=(format!("{left:.1}")) y="0" width=(format!("{width:.1}")) height=(HEADS + ROW * siege.table.len() as f64) rx="3" {}
            }
            @if let Some(column) = siege.column { (shift(middle(siege.from_column), middle(column))) }
            @if let Some(row) = rolled {
                rect class="rolled" x="8" y=(format!("{:.1}", HEADS + ROW * row as f64)) width=(PANEL - 16.0) height=(ROW) rx="3" {}
            }
            @for (column, head) in siege.columns.iter().enumerate() {
                @let class = if column == siege.from_column { "head from" } else { "head" };
                text class=(class) x=(format!("{:.1}", middle(column))) y="14.5" text-anchor="middle" { title { (head) } (least(head)) }
            }
            @for (row, cells) in siege.table.iter().enumerate() {
                @let y = format!("{:.1}", HEADS + 13.2 + ROW * row as f64);
                text class="head" x="23" y=(y) text-anchor="end" { (row) }
                @for (column, losses) in cells.iter().enumerate() {
                    @let hit = siege.column == Some(column) && rolled == Some(row);
                    text class=(if hit { "loss hit" } else { "loss" }) x=(format!("{:.1}", middle(column))) y=(y) text-anchor="middle" { (losses) }
                }
            }
        }
    }
}

/// An arrow over the heads from the first column to the one it was shifted to.
fn shift(from: f64, to: f64) -> Markup {
    let back = if to > from { -5.0 } else { 5.0 };
    html! {
        @if (to - from).abs() > 1.0 {
            path class="shift" d=(format!("M{from:.1} -1H{to:.1}M{:.1} -4.5L{to:.1} -1L{:.1} 2.5", to + back, to + back)) {}
        }
    }
}

/// The modifiers on the left; the die and the outcome on the right.
fn reckoning(siege: &Siege, words: &Words) -> Markup {
    html! {
        g class="reckoning" {
            @for (line, modifier) in siege.modifiers.iter().enumerate() {
                text class="note" y=(17 * line) {
                    @if modifier.shifts_column { title { (amount(modifier)) " " (words.siege.columns) } }
                    tspan class="strong" { (movement(modifier)) } " " (modifier.text)
                }
            }
            @if let Some(result) = siege.result {
                g id="siege-die" class="die" transform="translate(206 -12)" {
                    title { (words.siege.die) }
                    rect width="24" height="24" rx="5" {}
                    text x="12" y="17.5" text-anchor="middle" { (result.die) }
                }
                text class="note" x="236" y="5" { "→ " (result.modified) }
                g id="siege-losses" class="losses" {
                    title { (words.siege.losses) }
                    (sign("rampart", 267.0, -9.0, 17.0))
                    text class="strong" x="287" y="5" { "\u{2212}" (result.lost) }
                }
                text class="verdict" x="308" y="27" text-anchor="end" { (siege.verdict) }
            }
        }
    }
}

/// What a modifier does: by how many columns it moves the siege, or what it adds to the die.
fn movement(modifier: &Modifier) -> String {
    match (modifier.shifts_column, modifier.amount) {
        (false, _) => amount(modifier),
        (true, columns @ 0..) => format!("\u{2192}{columns}"),
        (true, columns) => format!("\u{2190}{}", columns.unsigned_abs()),
    }
}

/// The amount of a modifier with its sign.
fn amount(modifier: &Modifier) -> String {
    match modifier.amount {
        0.. => format!("+{}", modifier.amount),
        _ => format!("\u{2212}{}", modifier.amount.unsigned_abs()),
    }
}
