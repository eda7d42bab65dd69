//! The families: money, points, votes, the cards they hold and what those will bring, and what is left in the supply.

use engine::Anchor;
use kaiser_rules::{BoardPlace, Card, Child, Colour, Kaiser, Tint, View};
use kaiser_words::{board as label, card, colour as name};
use maud::{Markup, html};
use words::Lang;

use super::pieces::{charge, coin, mark};
use super::signs::SHIELD;
use super::throne::claimant;
use boards::Highlights;

/// All families, in the order of the table.
pub(super) fn families(game: &Kaiser, view: &View, lit: &Highlights, lang: Lang) -> Markup {
    html! {
        ul id="families" class={ "families of-" (game.colours().count()) } aria-label=(label::families(lang)) {
            @for colour in game.colours() { (family(game, view, colour, lit, lang)) }
        }
    }
}

fn family(game: &Kaiser, view: &View, colour: Colour, lit: &Highlights, lang: Lang) -> Markup {
    let board = &view.board;
    let player = &board.players[colour];
    let score = if view.shows_points(colour) {
        player.points.to_string()
    } else {
        "?".to_owned()
    };
    let anchor = Anchor::from(BoardPlace::Player(colour));
    let (acts, own) = (
        lit.acting == Some(colour.seat()),
        view.colour() == Some(colour),
    );
    let class = format!(
        "family p-{}{}{}{}",
        colour.id(),
        if acts { " acts" } else { "" },
        if own { " own" } else { "" },
        lit.class(&anchor)
    );
    let role = if board.emperor == colour {
        Some(("crown", label::is_emperor(lang)))
    } else {
        (claimant(view) == Some(colour)).then(|| ("swords", label::is_rival(lang)))
    };
    let income = game.income(board, colour);
    let votes = game.votes(board)[colour];
    html! {
        li id={ "player-" (colour.id()) } class=(class) data-anchor=(anchor) data-seat=(colour.seat().index()) {
            span class="crest" {
                svg viewBox="0 0 24 28" aria-hidden="true" focusable="false" { path class="of-family line" d=(SHIELD) {} (charge(colour, 4.5, 5.0, 15.0)) }
                @if let Some((sign, _)) = &role { (mark(sign)) }
            }
            span class="who" {
                b { (name(lang, colour)) }
                small {
                    @match role {
                        Some((_, role)) => (role),
                        None if own => (label::you(lang)),
                        None if player.passed => (label::passed(lang)),
                        None => {}
                    }
                }
            }
            span class="numbers" {
                span title={ (label::money(lang)) ": " (player.thalers) ", " (label::next_income(lang)) ": " (income) } { (coin(player.thalers)) small { "+" (income) } }
                span title=(label::victory_points(lang)) { (mark("star")) (score) }
                span class="vote-count" title=(kaiser_words::votes(lang, votes)) { (mark("ballot")) (votes) }
            }
            (hand(game, view, colour, lang))
            span class="supply" title={ (label::in_supply(lang)) ": " (label::supply(lang, player)) } {
                @for (sign, count) in [("noble", player.nobles), ("knight", player.knights), ("city", player.cities)] {
                    span { (mark(sign)) (count) }
                }
            }
        }
    }
}

/// The cards in front of a family, as small cards; blue and pink ones are the balance that decides about a child.
fn hand(game: &Kaiser, view: &View, colour: Colour, lang: Lang) -> Markup {
    let board = &view.board;
    let held: Vec<Card> = board.players[colour]
        .cards
        .iter()
        .flat_map(|(held, &count)| std::iter::repeat_n(held, count.into()))
        .collect();
    let (blue, pink) = game.tints(board, colour);
    let child = game.child(board, colour);
    let many = match held.len() {
        0..=3 => "",
        4 => " many",
        5 => " lots",
        _ => " heaps",
    };
    html! {
        span class={ "held" (many) } {
            @for card_held in held {
                svg class={ "mini " (tint(game, card_held)) } viewBox="-4 -10 56 68" role="img" focusable="false" {
                    title { (card(lang, card_held)) }
                    rect class="face" x="-3" y="-9" width="54" height="66" rx="6" {}
                    use href={ "#kd-e-" (card_held.id()) } width="48" height="48" {}
                }
            }
            span class="child" title={ (label::balance(lang)) " " (blue) " : " (pink) } {
                @match child {
                    Child::Son => (mark("boy")),
                    Child::Daughter => (mark("girl")),
                    Child::None => {}
                }
                small { (label::child(lang, child)) }
            }
        }
    }
}

/// The class of a card's colour.
pub(super) fn tint(game: &Kaiser, card: Card) -> &'static str {
    match game.data().cards[card].tint {
        Tint::Blue => "blue",
        Tint::Pink => "pink",
        Tint::White => "white",
    }
}
