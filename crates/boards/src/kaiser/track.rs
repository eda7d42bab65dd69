//! The rounds with the emperor's rewards, and the throne.

use kaiser::{Board, ImperialCity, Kaiser};
use maud::{Markup, html};
use words::Lang;
use words::kaiser::{board as label, colour, points, thalers};

use super::electorate::{HEIGHT, WIDTH, state};
use super::pieces::noble;
use crate::Lit;

/// The five rounds, side by side.
pub(super) fn rounds(game: &Kaiser, board: &Board, lang: Lang) -> Markup {
    html! {
        @for (index, reward) in game.data().rewards.iter().enumerate() {
            @let number = index + 1;
            @let now = number == usize::from(board.round);
            g class={ "round" (if now { " now" } else { "" }) } transform=(format!("translate({} 10)", 15 + index * 276)) {
                rect class="ground" width="266" height="60" rx="8" {}
                text class="title" x="12" y="24" { (label::round(lang, number)) }
                text x="12" y="46" {
                    (points(lang, reward.points))
                    @if reward.thalers > 0 { " + " (thalers(lang, reward.thalers)) }
                    @match reward.imperial_city {
                        ImperialCity::Place => " + ♜",
                        ImperialCity::Move => " + ♜→",
                        ImperialCity::None => "",
                    }
                }
            }
        }
    }
}

/// The throne, and who claims it.
pub(super) fn throne(board: &Board, lit: &Lit, lang: Lang) -> Markup {
    html! {
        g id="throne-emperor" class={ "throne" (state(lit, "throne:emperor")) } data-anchor="throne:emperor" {
            rect class="ground" width=(WIDTH) height=(HEIGHT) rx="8" {}
            text class="title" x="14" y="26" { (label::throne(lang)) }
            path class="seat" d="M120 60Q165 20 210 60V176H120Z" {}
            g transform="translate(138 84)" {
                @if let Some(emperor) = board.throne { (noble(lang, emperor)) }
                rect class="ring" x="-6" y="-6" width="66" height="66" rx="8" {}
            }
            text class="strong" x="165" y="206" text-anchor="middle" { (label::is_emperor(lang)) ": " (colour(lang, board.emperor)) }
            @if let Some(rival) = board.rival().filter(|&rival| rival != board.emperor) {
                text class="strong" x="165" y="232" text-anchor="middle" { (label::is_rival(lang)) ": " (colour(lang, rival)) }
            }
        }
    }
}
