//! What results tell about a game: who wins, how long it takes, who plays it best.

use catalog::AnyGame;
use engine::Seat;
use maud::{Markup, html};
use table::{GameHistory, Ranked};
use words::Lang;

use super::profile::{number, rival, side};
use crate::calendar::DAY;
use crate::ratings::texts;

/// How often each side has won, by the number of players, and how long games took.
pub(super) fn who_wins(kind: &'static dyn AnyGame, history: &GameHistory, lang: Lang) -> Markup {
    html! {
        section class="sheet" aria-labelledby="who-wins" {
            h2 id="who-wins" { (texts::who_wins(lang)) }
            @if history.fared.is_empty() { p class="note" { (texts::no_games(lang)) } }
            @for (&seats, fared) in &history.fared {
                @if kind.seats().start() != kind.seats().end() { h3 { (texts::with_players(lang, seats)) } }
                ul class="fared" {
                    @for (index, &wins) in fared.wins.iter().enumerate() {
                        @let percent = wins * 100 / fared.games.max(1);
                        li {
                            span { (side(kind, seats, Seat(index as u8), lang)) }
                            span { (percent) "%" }
                            meter min="0" max="100" value=(percent) aria-hidden="true" {}
                        }
                    }
                }
                p class="note" { (texts::counted_games(lang, fared.games)) }
            }
            @if let Some(took) = history.live { p class="note" { (texts::took_live(lang, texts::minutes(lang, took / 60))) } }
            @if let Some(took) = history.correspondence { p class="note" { (texts::took_days(lang, texts::days(lang, (took + DAY / 2) / DAY))) } }
        }
    }
}

/// Who plays best, bots among people.
pub(super) fn strongest(best: &[Ranked], lang: Lang) -> Markup {
    html! {
        section class="sheet" aria-labelledby="strongest" {
            h2 id="strongest" { (texts::strongest(lang)) }
            @if best.is_empty() {
                p class="note" { (texts::nobody_yet(lang)) }
            } @else {
                ol class="best" {
                    @for one in best { li class=[one.own.then_some("own")] { span { (rival(&one.who, lang)) } span { (number(&one.rating, lang)) } } }
                }
            }
        }
    }
}
