//! The rounds with the emperor's rewards, as a ribbon over the sea.

use std::cmp::Ordering;

use kaiser_rules::{Board, ImperialCity, Kaiser};
use kaiser_words::board as label;
use maud::{Markup, html};
use words::Lang;

use super::pieces::{coin, mark};
use super::throne::imperial_sign;

/// The five rounds: points, thalers, and the imperial city that is placed or moved.
pub(super) fn rounds(game: &Kaiser, board: &Board, lang: Lang) -> Markup {
    html! {
        div id="rounds" class="ribbon" {
          (mark("crown"))
          ol class="rounds" aria-label=(label::rewards(lang)) {
            @for (index, reward) in game.data().rewards.iter().enumerate() {
                @let number = index + 1;
                @let time = match number.cmp(&usize::from(board.round)) {
                    Ordering::Less => "past",
                    Ordering::Equal => "now",
                    Ordering::Greater => "coming",
                };
                li class={ "round " (time) } data-round=(number) title=(label::reward(lang, *reward)) {
                    span class="number" {
                        @if time == "past" { (mark("check")) }
                        span class="word" { (label::round(lang, number)) }
                        span class="figure" { (number) }
                    }
                    span class="gain" {
                        (mark("star")) b { (reward.points) }
                        @if reward.thalers > 0 { (coin(reward.thalers)) }
                        @match reward.imperial_city {
                            ImperialCity::Place => { (imperial_sign()) (mark("plus")) }
                            ImperialCity::Move => { (imperial_sign()) (mark("arrow")) }
                            ImperialCity::None => {}
                        }
                    }
                }
            }
          }
        }
    }
}
