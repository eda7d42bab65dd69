//! The turns, the order of play and the points: what is counted, and what would be counted now.

use engine::Anchor;
use maud::{Markup, html};
use revolution_rules::{Board, BoardPlace, Faction, Revolution, Step};
use revolution_words::{board as label, faction as name, points};
use words::Lang;

use super::panel::is_last;
use super::pieces::stack;
use super::sheet::sheet;
use super::signs::charge;
use boards::Lit;

/// The height of a row.
const ROW: f64 = 21.5;
/// The length of the score track.
const TRACK: f64 = 88.0;
/// The points at the end of the score track, in hundredths.
const MOST: i16 = 2000;

/// The sheet.
pub(super) fn standing(game: &Revolution, board: &Board, lit: &Lit, lang: Lang) -> Markup {
    let named = game.named_now(board);
    sheet(
        "standing",
        [6.0, 6.0, 338.0, 174.0],
        &label::order_and_points(lang),
        &html! {
            (turns(game, board, lang))
            text class="note" x="189" y="37" text-anchor="end" { (label::money(lang)) }
            text class="note" x="328" y="37" text-anchor="end" { (label::points_label(lang)) }
            @for (index, &faction) in board.order.iter().enumerate() {
                @let now = game.points(&named, faction, is_last(game, board));
                @let acts = game.decides(board, faction);
                g id={ "standing-" (faction.id()) } class={ "row" (if acts { " acts" } else { "" }) } transform=(format!("translate(8 {:.1})", 40.0 + ROW * index as f64)) {
                    @if acts { rect class="acting" x="-4" y="1" width="330" height=(ROW - 2.0) rx="4" {} }
                    text class="place" x="0" y="15.5" { (index + 1) }
                    g class={ "piece " (faction.id()) } transform="translate(14 2.2)" {
                        rect class="chip" width="17" height="17" rx="4" {}
                        path class="charge" transform="translate(2 2) scale(0.81)" d=(charge(faction.colour())) {}
                    }
                    text class="who" x="36" y="15.5" { (name(lang, faction)) }
                    (treasury(board, faction, acts, lit, lang))
                    (score(board.score[faction], now))
                    text class="amount" x="322" y="15.5" text-anchor="end" { (points(lang, now)) }
                }
            }
            (next_order(board, lit, lang))
        },
    )
}

/// The turns from 0 on.
fn turns(game: &Revolution, board: &Board, lang: Lang) -> Markup {
    html! {
        g id="track-turns" class="turns" {
            title { (label::turn(lang, board.turn)) }
            @for turn in 0..=game.data().turns {
                @let class = match turn.cmp(&board.turn) {
                    std::cmp::Ordering::Less => "turn past",
                    std::cmp::Ordering::Equal => "turn now",
                    std::cmp::Ordering::Greater => "turn",
                };
                g class=(class) transform=(format!("translate({} 4)", 212 + 20 * u16::from(turn))) {
                    rect width="18" height="17" rx="3" {}
                    text x="9" y="13" text-anchor="middle" { (turn) }
                }
            }
        }
    }
}

/// A faction's money; that of the acting faction is where a piece becomes money.
fn treasury(board: &Board, faction: Faction, acts: bool, lit: &Lit, lang: Lang) -> Markup {
    let anchor = Anchor::from(BoardPlace::Treasury);
    let coins = board.treasury[faction];
    html! {
        g id={ "treasury-" (faction.id()) } class={ "treasury" (if acts { lit.class(&anchor) } else { "" }) } data-anchor=[acts.then_some(anchor)] transform="translate(156 1.5)" {
            title { (label::money(lang)) ": " (coins) }
            rect class="ring" x="-3" y="-1" width="34" height="20" rx="9" {}
            circle class="coin" cx="8" cy="9" r="7.5" {}
            text class="amount" x="18" y="14" { (coins) }
        }
    }
}

/// The score track of a faction: what was counted last is filled, what would be counted now is marked.
fn score(last: i16, now: i16) -> Markup {
    let along = |hundredths: i16| TRACK * f64::from(hundredths.clamp(0, MOST)) / f64::from(MOST);
    html! {
        g class="score" transform="translate(198 3)" {
            rect class="track" width=(TRACK) height="14" rx="3" {}
            rect class="filled" width=(format!("{:.1}", along(last))) height="14" rx="3" {}
            @for five in 1..4 { path class="tick" d=(format!("M{:.1} 0V14", TRACK * f64::from(five) / 4.0)) {} }
            path class="pointer" transform=(format!("translate({:.1} 0)", along(now))) d="M-4.5 -1.5H4.5L0 5ZM0 5V14" {}
        }
    }
}

/// The order of play of the next turn, while it is chosen.
fn next_order(board: &Board, lit: &Lit, lang: Lang) -> Markup {
    let placed: Vec<Faction> = board.part.next_order.iter().collect();
    if board.step != Step::Order {
        return html! {};
    }
    html! {
        g id="next-order" class="next-order" transform="translate(8 150)" {
            text class="note" y="13" { (label::next_turn(lang)) }
            @for place in 0..board.order.len() {
                @let anchor = Anchor::from(BoardPlace::Order(place as u8));
                g id={ "order-" (place) } class={ "slot" (lit.class(&anchor)) } data-anchor=(anchor) transform=(format!("translate({} 0)", 150 + 33 * place)) {
                    title { (place + 1) }
                    rect class="ring" x="-2" y="-2" width="30" height="22" rx="5" {}
                    rect class="empty" width="26" height="18" rx="3" {}
                    @match placed.get(place) {
                        Some(faction) => { (stack(&format!("order-{place}"), faction.colour(), 1, 4.5, 0.5)) }
                        None => { text class="note" x="13" y="13.5" text-anchor="middle" { (place + 1) } }
                    }
                }
            }
        }
    }
}
