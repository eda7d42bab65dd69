//! The tracks of faith: the citizens of the cities, the bishoprics, the universities.

use engine::Anchor;
use maud::{Markup, html};
use revolution_rules::{
    Bishopric, Board, BoardPlace, City, Faction, Faith, Revolution, See, Site, Town,
};
use revolution_words::{
    bishopric, board as label, city, column, faction, faith as faith_name, see, site,
};
use words::Lang;

use super::pieces::{stack, width};
use super::sheet::sheet;
use super::signs::charge;
use super::sites::faith;
use boards::Lit;

/// The height of a row.
const ROW: f64 = 15.4;
/// The width of a cell.
const CELL: f64 = 15.0;

/// The citizens' track: a row for each city, from Catholic on the left to Reformed on the right.
pub(super) fn citizens(board: &Board, lit: &Lit, lang: Lang) -> Markup {
    sheet(
        "citizens",
        [6.0, 382.0, 212.0, 210.0],
        &label::citizens(lang),
        &html! {
            (poles(104.0, 7.0 * CELL))
            @for (index, &at) in City::ALL.iter().enumerate() {
                @let anchor = Anchor::from(BoardPlace::City(at));
                @let here = board.allegiance[at];
                g id={ "citizens-" (at.id()) } class={ "row" (lit.class(&anchor)) } data-anchor=(anchor) transform=(format!("translate(8 {:.1})", 22.0 + ROW * index as f64)) {
                    title { (city(lang, at)) ": " (column(lang, here)) }
                    rect class="ring" x="-5" y="-0.5" width="206" height=(ROW) rx="4" {}
                    text class="row-name" y="12" { (city(lang, at)) }
                    @for step in 1..=7_u8 { (cell(96.0 + CELL * f64::from(step - 1), pole_of(step, 4), step == here)) }
                    (coins(board, at, lang))
                }
            }
        },
    )
}

/// Coins that were put on the citizens this turn, beside the row.
fn coins(board: &Board, at: City, lang: Lang) -> Markup {
    let mut along = 208.0;
    html! {
        @for (of, &count) in board.coins[at].iter().filter(|&(_, &count)| count > 0) {
            g {
                title { (faction(lang, of)) ": " (count) }
                (stack(&format!("coins-{}", at.id()), of.colour(), count, along, -1.0))
            }
            @let () = along += width(count) + 2.0;
        }
    }
}

/// The bishoprics' track.
pub(super) fn bishoprics(board: &Board, lang: Lang) -> Markup {
    let track = [
        Bishopric::FirmlyCatholic,
        Bishopric::Catholic,
        Bishopric::Reformed,
        Bishopric::FirmlyReformed,
    ];
    sheet(
        "bishoprics",
        [6.0, 598.0, 172.0, 117.0],
        &label::bishoprics(lang),
        &html! {
            (poles(104.0, 4.0 * CELL))
            @for (index, &at) in See::ALL.iter().enumerate() {
                @let here = board.bishoprics[at];
                g id={ "see-" (at.id()) } class="row" transform=(format!("translate(8 {:.1})", 22.0 + ROW * index as f64)) {
                    title { (see(lang, at)) ": " (bishopric(lang, here)) }
                    text class="row-name" y="12" { (see(lang, at)) }
                    @for (place, &step) in track.iter().enumerate() {
                        (cell(96.0 + CELL * place as f64, if place < 2 { "catholic" } else { "reformer" }, step == here))
                    }
                }
            }
        },
    )
}

/// The universities' track.
pub(super) fn universities(game: &Revolution, board: &Board, lang: Lang) -> Markup {
    let cities = City::ALL.iter().map(|&at| Site::City(at));
    let towns = Town::ALL.iter().map(|&at| Site::Town(at));
    let all = cities
        .chain(towns)
        .filter(|&at| game.university_at(at).is_some());
    sheet(
        "universities",
        [349.0, 186.0, 113.0, 131.0],
        &label::universities(lang),
        &html! {
            @for (index, at) in all.enumerate() {
                @let here = faith(board, at);
                g id={ "university-" (at.id()) } class="row" transform=(format!("translate(8 {:.1})", 21.0 + ROW * index as f64)) {
                    title { (site(lang, at)) ": " (here.map_or("–", |here| faith_name(lang, here))) }
                    text class="row-name" y="12" { (university_name(at, lang)) }
                    (cell(71.0, "catholic", here == Some(Faith::Catholic)))
                    (cell(71.0 + CELL + 1.0, "reformer", here == Some(Faith::Reformed)))
                }
            }
        },
    )
}

fn university_name(at: Site, lang: Lang) -> &'static str {
    match at {
        Site::City(found) => city(lang, found),
        Site::Town(found) => label::short_town(lang, found),
    }
}

/// Which pole a column leans to.
fn pole_of(step: u8, middle: u8) -> &'static str {
    match step.cmp(&middle) {
        std::cmp::Ordering::Less => "catholic",
        std::cmp::Ordering::Equal => "nobody",
        std::cmp::Ordering::Greater => "reformer",
    }
}

/// The signs of the two faiths at the ends of the columns.
fn poles(left: f64, span: f64) -> Markup {
    html! {
        path class="user catholic" transform=(format!("translate({left} 5) scale(0.75)")) d=(charge(Faction::Catholic.colour())) {}
        path class="user reformer" transform=(format!("translate({:.1} 5) scale(0.75)", left + span - 12.0)) d=(charge(Faction::Reformer.colour())) {}
    }
}

/// A cell of a track, with the marker in it.
fn cell(x: f64, pole: &str, here: bool) -> Markup {
    html! {
        rect class={ "step " (pole) } x=(format!("{x:.1}")) y="1.2" width=(CELL - 1.0) height=(ROW - 2.4) rx="2" {}
        @if here { circle class="marker" cx=(format!("{:.1}", x + (CELL - 1.0) / 2.0)) cy=(ROW / 2.0) r="5" {} }
    }
}
