//! The display: thirteen piles of cards with name, price, colour and how many are left.

use kaiser::{Board, Card, Kaiser, Rank, Tint};
use maud::{Markup, html};
use words::Lang;
use words::kaiser::{card as name, card_help};

use super::electorate::state;
use crate::Lit;

/// The width of a card with the gap beside it.
const STEP: usize = 105;

/// All piles, side by side.
pub(super) fn display(game: &Kaiser, board: &Board, lit: &Lit, lang: Lang) -> Markup {
    html! {
        @for (index, card) in Card::ALL.into_iter().enumerate() {
            (pile(game, board, card, index * STEP, lit, lang))
        }
    }
}

fn pile(game: &Kaiser, board: &Board, card: Card, x: usize, lit: &Lit, lang: Lang) -> Markup {
    let face = game.data().cards[card];
    let tint = match face.tint {
        Tint::Blue => "blue-card",
        Tint::Pink => "pink-card",
        Tint::White => "white-card",
    };
    let left = board.piles[card];
    let empty = if left == 0 { " sold-out" } else { "" };
    let id = card.id();
    let (baron, couple) = (
        game.data().price(card, Rank::Baron),
        game.data().price(card, Rank::Couple),
    );
    html! {
        g id={ "card-" (id) } class={ "card " (tint) (empty) (state(lit, &format!("card:{id}"))) } data-anchor={ "card:" (id) } transform=(format!("translate({x} 0)")) {
            title { (card_help(lang, card)) }
            rect class="face" width="98" height="128" rx="8" {}
            @for (line, word) in name(lang, card).split(' ').enumerate() {
                text class="name" x="49" y=(28 + 17 * line) text-anchor="middle" textLength=[squeezed(word)] lengthAdjust="spacingAndGlyphs" { (word) }
            }
            @match face.tint {
                Tint::Blue => { path class="sex" d="M46 91A9 9 0 1 1 46.1 91M53 76L62 67M55 67H62V74" {} }
                Tint::Pink => { path class="sex" d="M49 82A9 9 0 1 1 49.1 82M49 82V97M42 90H56" {} }
                Tint::White => {}
            }
            text class="price" x="10" y="118" {
                (baron)
                @if couple != baron { "/" (couple) }
            }
            text class="left" x="88" y="118" text-anchor="end" { "× " (left) }
            rect class="ring" width="98" height="128" rx="8" {}
        }
    }
}

/// The width that a long word is made to fit into.
fn squeezed(word: &str) -> Option<u8> {
    (word.chars().count() > 10).then_some(88)
}
