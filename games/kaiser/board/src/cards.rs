//! The display: thirteen piles of cards with emblem, price, name, effect, colour, how many are left and who holds one.

use engine::Anchor;
use kaiser_rules::{Board, BoardPlace, Card, Electorate, Kaiser, Rank, Tint};
use kaiser_words::{board as label, card_face, card_help, card_in_short};
use maud::{Markup, html};
use words::Lang;

use super::families::tint;
use super::pieces::{coin, mark, shield};
use boards::Highlights;

/// Two rows of seven: blue cards and the claim to the throne, then pink cards and the two that every round has.
const ORDER: [Card; 13] = [
    Card::Doctor,
    Card::Move,
    Card::Pope,
    Card::Excommunication,
    Card::ChurchInfluence,
    Card::Indulgence,
    Card::Rival,
    Card::Permit,
    Card::Ordinance,
    Card::Promotion,
    Card::KingsDaughter,
    Card::Knight,
    Card::GreyEminence,
];

/// All piles, and what their colours bring.
pub(super) fn display(game: &Kaiser, board: &Board, lit: &Highlights, lang: Lang) -> Markup {
    html! {
        ul id="display" class="display" aria-label=(label::cards(lang)) {
            @for card in ORDER { (pile(game, board, card, lit, lang)) }
            li class="cradle" {
                svg viewBox="0 0 48 30" aria-hidden="true" focusable="false" {
                    path class="wood" d="M4 8H44L40 22H8z" {}
                    path class="linen thin" d="M4 8C8 2 16 4 18 8z" {}
                    path class="stroke" d="M2 27C14 20 34 20 46 27" {}
                }
                p title=(label::son_or_daughter(lang)) { b class="blue" { (label::more_blue(lang)) } (mark("boy")) br; b class="pink" { (label::otherwise(lang)) } (mark("girl")) br; (label::without_cards(lang)) }
            }
        }
    }
}

fn pile(game: &Kaiser, board: &Board, card: Card, lit: &Highlights, lang: Lang) -> Markup {
    let left = board.piles[card];
    let id = card.id();
    let anchor = Anchor::from(BoardPlace::Card(card));
    let price = |rank| game.data().price(card, rank);
    let cities = game.data().points.cities.iter().map(u8::to_string);
    let cities = cities.collect::<Vec<_>>().join("/");
    let holders = game
        .colours()
        .filter(|&colour| board.players[colour].cards[card] > 0);
    // The Knight stays in the display whoever uses it.
    let stays = card == Card::Knight;
    let out = card == Card::GreyEminence && !board.lands[Electorate::Brandenburg].played;
    let class = format!(
        "card {}{}{}{}{}",
        tint(game, card),
        match left {
            _ if stays => "",
            0 => " sold",
            1 => "",
            2 => " two",
            _ => " three",
        },
        if out { " out" } else { "" },
        lit.class(&anchor),
        if lit.is_last(&anchor) { " last" } else { "" }
    );
    html! {
        li id={ "card-" (id) } class=(class) data-anchor=(anchor) title=(card_help(lang, card)) {
            span class="niche" { svg class="emblem" viewBox="0 0 48 48" aria-hidden="true" focusable="false" { use href={ "#kd-e-" (id) } {} } }
            span class="price" {
                (coin(price(Rank::Baron)))
                @if price(Rank::Couple) != price(Rank::Baron) { (coin(price(Rank::Couple))) }
            }
            strong { (card_face(lang, card)) }
            span class="foot" {
                @match game.data().cards[card].tint {
                    Tint::Blue => (mark("boy")),
                    Tint::Pink => (mark("girl")),
                    Tint::White => {}
                }
                @for colour in holders { (shield(colour)) }
                @if left > 0 && !stays { span class="left" { "×" (left) } }
            }
            span class="effect" {
                @if out { i { (label::brandenburg_out(lang)) } } @else { (card_in_short(lang, card, cities)) }
            }
        }
    }
}
