//! What came out of a match, as a page that needs nothing else: no script, no font, no picture from elsewhere.

use bots::{Interval, plot, sides};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use words::Lang;

use super::{Outcome, cells, rating_rows, side_names, texts};

/// Paper and ink by day and by night, as on the site.
const STYLE: &str = ":root{color-scheme:light dark;--paper:light-dark(#f6f0e2,#1e1c1a);--card:light-dark(#fdf9ef,#282522);--ink:light-dark(#2a2622,#ede6d8);\
--faint:light-dark(#5d564d,#b5ac9c);--line:light-dark(#d8cfbb,#47413a);--mark:light-dark(#00717f,#5be6e0)}\
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 3rem}\
h1,h2{font-family:Georgia,'DejaVu Serif',serif;line-height:1.2}h1{font-size:1.9rem;margin:0 0 .5rem}h2{font-size:1.3rem;margin:0 0 .3rem}\
section{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:1rem 1.2rem;margin-top:1.2rem}p{color:var(--faint);margin:.2rem 0 .8rem;max-width:44rem}\
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}th,td{padding:.35rem .6rem;text-align:right;border-top:1px solid var(--line);white-space:nowrap}\
thead td{border:0}thead th{border:0;font-size:.85rem;color:var(--faint);text-align:right}.name{text-align:left!important;font-weight:600;overflow-wrap:anywhere}\
.plot{display:block;width:100%;min-width:36rem;height:auto;border-radius:8px;margin-bottom:.8rem}.bar{width:9rem;height:1rem;display:block}\
.bar .all{fill:var(--line)}.bar .half{stroke:var(--faint)}.bar .range{stroke:var(--mark);stroke-width:3}.bar .share{fill:var(--mark)}";

/// The page.
pub(super) fn page(result: &Outcome<'_>, title: &str, lang: Lang) -> String {
    let heading = texts::heading(lang, result.kind.title(lang));
    let seats = result.header.seats;
    let played = texts::played(
        lang,
        result.played.len(),
        seats,
        result.kind.newest_rules(),
        result.arena.seed,
    );
    let fair = 1.0 / f64::from(seats);
    let by_side = sides(seats, result.played);
    let names = side_names(result.kind, result.header, lang);
    let page = html! {
        (DOCTYPE)
        html lang=(lang.tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (heading) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                main {
                    h1 { (heading) }
                    p { (played) }
                    @if result.table.dead_ends > 0 { p { (texts::stuck(lang, result.table.dead_ends)) } }
                    section {
                        h2 { (texts::ratings(lang)) }
                        p { (texts::ratings_mean(lang)) }
                        div class="wide" { (PreEscaped(plot(title, result.bots, result.table))) }
                        (table(&rating_rows(result, lang), 1, &[]))
                    }
                    section {
                        h2 { (texts::pairs(lang)) }
                        p { (texts::pairs_mean(lang)) }
                        (pairs(result, lang))
                    }
                    section {
                        h2 { (texts::sides(lang)) }
                        p { (texts::sides_mean(lang)) }
                        (of_sides(&names, &by_side, fair, lang))
                    }
                }
            }
        }
    };
    page.into_string()
}

fn pairs(result: &Outcome<'_>, lang: Lang) -> Markup {
    let mut rows = vec![cells(&texts::pairs_head(lang))];
    let mut bars = Vec::new();
    for pair in &result.pairs {
        let names = [pair.first, pair.second].map(|place| result.bots[place].clone());
        rows.push(
            names
                .into_iter()
                .chain(figures(&pair.first_of_both))
                .collect(),
        );
        bars.push(bar(&pair.first_of_both, 0.5));
    }
    table(&rows, 2, &bars)
}

fn of_sides(names: &[String], by_side: &[Interval], fair: f64, lang: Lang) -> Markup {
    let mut rows = vec![cells(&texts::sides_head(lang))];
    let mut bars = Vec::new();
    for (name, side) in names.iter().zip(by_side) {
        rows.push([name.clone()].into_iter().chain(figures(side)).collect());
        bars.push(bar(side, fair));
    }
    table(&rows, 1, &bars)
}

fn figures(interval: &Interval) -> [String; 3] {
    [
        interval.games.to_string(),
        format!("{:.1}%", interval.share * 100.0),
        format!("{:.1}–{:.1}", interval.low * 100.0, interval.high * 100.0),
    ]
}

/// A table of rows, the first of them the heads; so many columns are names. A drawing can stand at the end of each row.
fn table(rows: &[Vec<String>], names: usize, bars: &[Markup]) -> Markup {
    let class = |column: usize| (column < names).then_some("name");
    html! {
        div class="wide" {
            table {
                thead {
                    tr {
                        @for (column, head) in rows.iter().take(1).flatten().enumerate() { th scope="col" class=[class(column)] { (head) } }
                        @if !bars.is_empty() { td {} }
                    }
                }
                tbody {
                    @for (number, row) in rows.iter().skip(1).enumerate() {
                        tr {
                            @for (column, cell) in row.iter().enumerate() { td class=[class(column)] { (cell) } }
                            @if let Some(bar) = bars.get(number) { td { (bar) } }
                        }
                    }
                }
            }
        }
    }
}

/// An interval on a line from nothing to everything, and what would be fair.
fn bar(interval: &Interval, fair: f64) -> Markup {
    let x = |share: f64| format!("{:.1}", 4.0 + share * 136.0);
    html! {
        svg class="bar" viewBox="0 0 144 16" aria-hidden="true" {
            rect class="all" x="4" y="7" width="136" height="2" {}
            line class="half" x1=(x(fair)) x2=(x(fair)) y1="2" y2="14" {}
            line class="range" x1=(x(interval.low)) x2=(x(interval.high)) y1="8" y2="8" {}
            circle class="share" cx=(x(interval.share)) cy="8" r="4.5" {}
        }
    }
}
