//! The rounds with the emperor's rewards.

use kaiser_rules::{Board, ImperialCity, Kaiser};
use kaiser_words::board as label;
use maud::{Markup, html};
use words::Lang;

use super::pieces::{TOWERS, place};

/// The five rounds, side by side: points, thalers, and the imperial city that is placed or moved.
pub(super) fn rounds(game: &Kaiser, board: &Board, lang: Lang) -> Markup {
    html! {
        div class="rounds" {
            @for (index, reward) in game.data().rewards.iter().enumerate() {
                @let number = index + 1;
                @let time = match number.cmp(&usize::from(board.round)) {
                    std::cmp::Ordering::Less => "past",
                    std::cmp::Ordering::Equal => "now",
                    std::cmp::Ordering::Greater => "coming",
                };
                svg class={ "round " (time) } data-round=(number) viewBox="0 0 180 44" {
                    title { (label::reward(lang, *reward)) }
                    rect class="ground" x="1" y="1" width="178" height="42" rx="8" {}
                    text class="title" x="10" y="28" { (label::round(lang, number)) }
                    (points(&reward.points.to_string(), 110.0, 22.0))
                    @if reward.thalers > 0 { (coin(&reward.thalers.to_string(), 142.0, 22.0)) }
                    @if reward.imperial_city != ImperialCity::None {
                        g class="tile imperial" transform="translate(154 11) scale(0.54)" { path class="face" d=(TOWERS) {} }
                    }
                    @if reward.imperial_city == ImperialCity::Move { path class="line" d="M154 38H175M170 34L175 38L170 42" {} }
                }
            }
        }
    }
}

/// An amount of thalers on a coin.
pub(super) fn coin(amount: &str, x: f64, y: f64) -> Markup {
    html! {
        g transform=(place(x, y)) {
            circle class="coin" r="11" {}
            text class="on-coin" y="4.5" text-anchor="middle" { (amount) }
        }
    }
}

/// A number of points beside a star.
pub(super) fn points(amount: &str, x: f64, y: f64) -> Markup {
    html! {
        g transform=(place(x, y)) {
            path class="sign" d="M0 -8L2.3 -2.6L8 -2.5L3.6 1.3L5 7L0 3.9L-5 7L-3.6 1.3L-8 -2.5L-2.3 -2.6Z" {}
            text class="number" x="10" y="5" { (amount) }
        }
    }
}
