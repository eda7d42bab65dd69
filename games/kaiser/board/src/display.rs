//! The display: thirteen piles of cards with name, effect, price, colour and how many are left.

use engine::Anchor;
use kaiser_rules::{Board, BoardPlace, Card, Kaiser, Rank, Tint};
use kaiser_words::{card as name, card_help, card_in_short};
use maud::{Markup, html};
use words::Lang;

use super::draw::lines;
use super::families::{daughter, son};
use super::track::coin;
use boards::Lit;

/// The width of a card.
const WIDTH: f64 = 126.0;
/// How many letters of an effect go into a line.
const LETTERS: usize = 16;

/// All piles.
pub(super) fn display(game: &Kaiser, board: &Board, lit: &Lit, lang: Lang) -> Markup {
    html! {
        @for (index, card) in Card::ALL.into_iter().enumerate() {
            // The first row begins below the families; the second leaves a corner for the zoom's buttons.
            @let row = match index {
                0 => " first-row",
                7 => " second-row",
                _ => "",
            };
            svg class={ "seventh" (row) } viewBox=(format!("0 0 {WIDTH} 78")) { (pile(game, board, card, lit, lang)) }
        }
    }
}

fn pile(game: &Kaiser, board: &Board, card: Card, lit: &Lit, lang: Lang) -> Markup {
    let face = game.data().cards[card];
    let tint = match face.tint {
        Tint::Blue => "blue-card",
        Tint::Pink => "pink-card",
        Tint::White => "white-card",
    };
    let left = board.piles[card];
    let empty = if left == 0 { " sold-out" } else { "" };
    let id = card.id();
    let anchor = Anchor::from(BoardPlace::Card(card));
    let (baron, couple) = (
        game.data().price(card, Rank::Baron),
        game.data().price(card, Rank::Couple),
    );
    let title = name(lang, card);
    html! {
            g id={ "card-" (id) } class={ "card " (tint) (empty) (lit.class(&anchor)) } data-anchor=(anchor) {
                title { (card_help(lang, card)) }
                rect class="face" x="0.5" y="0.5" width=(WIDTH - 1.0) height="77" rx="7" {}
                text class="name" x="7" y="17" textLength=[squeezed(title)] lengthAdjust="spacingAndGlyphs" { (title) }
                @for (line, text) in lines(&card_in_short(lang, card, &game.data().points.cities), LETTERS).into_iter().enumerate() {
                    text x="7" y=(33 + 14 * line) { (text) }
                }
                (coin(&baron.to_string(), 18.0, 64.0))
                @if couple != baron { (coin(&couple.to_string(), 43.0, 64.0)) }
                @match face.tint {
                    Tint::Blue => (son(76.0, 68.0)),
                    Tint::Pink => (daughter(78.0, 60.0)),
                    Tint::White => {}
                }
                text class="number" x=(WIDTH - 8.0) y="69" text-anchor="end" { "× " (left) }
                rect class="ring" x="1" y="1" width=(WIDTH - 2.0) height="76" rx="7" {}
            }
    }
}

/// The width that a long name is made to fit into.
fn squeezed(name: &str) -> Option<f64> {
    (name.chars().count() > 12).then_some(WIDTH - 14.0)
}
