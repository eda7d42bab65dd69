//! The support boxes: a piece on each taken space, and the kind of each space by its shape.

use engine::Anchor;
use maud::{Markup, html};
use revolution_rules::{Board, BoardPlace, Faction, Revolution, Space, Support};
use revolution_words::{board as label, province, space as kind, support as name};
use words::Lang;
use words::list;

use super::pieces::stack;
use super::sheet::sheet;
use super::signs::charge;
use boards::Lit;

/// The width of a space.
const SPACE: f64 = 18.2;

/// The boxes from the top to the foot of both columns; the one with the longest name has a row to itself.
const ORDER: [Support; 7] = [
    Support::French,
    Support::London,
    Support::Huguenots,
    Support::Emperor,
    Support::Calvinists,
    Support::Jesuits,
    Support::SpanishTreasury,
];

/// The sheet with all boxes, in two columns.
pub(super) fn supports(game: &Revolution, board: &Board, lit: &Lit, lang: Lang) -> Markup {
    sheet(
        "supports",
        [6.0, 186.0, 338.0, 190.0],
        &label::support_boxes(lang),
        &html! {
            @for (index, at) in ORDER.into_iter().enumerate() {
                @let (column, line) = (index / 4, index % 4);
                g transform=(format!("translate({} {})", 8 + column * 180, 22 + line * 42)) { (one(game, board, at, lit, lang)) }
            }
        },
    )
}

fn one(game: &Revolution, board: &Board, at: Support, lit: &Lit, lang: Lang) -> Markup {
    let printed = &game.data().supports[at];
    let fed: Vec<&str> = printed
        .provinces
        .iter()
        .map(|to| province(lang, to))
        .collect();
    let fed = match fed.len() {
        0 => label::feeds_treasury(lang),
        24 => label::feeds_all(lang),
        _ => list(lang, fed),
    };
    let kinds: Vec<Space> = Space::ALL
        .into_iter()
        .filter(|&of| printed.spaces[of] > 0)
        .collect();
    let mut along = 0.0;
    html! {
        title { (name(lang, at)) ": " (fed) }
        @for (index, user) in printed.factions.iter().enumerate() {
            path class={ "user " (user.id()) } transform=(format!("translate({} 0.5) scale(0.72)", index * 13)) d=(charge(user.colour())) {}
        }
        text class="box-name" x=(printed.factions.len() * 13 + 2) y="10.5" { (name(lang, at)) }
        @for of in kinds {
            @let anchor = Anchor::from(BoardPlace::Support(at, of));
            @let spaces = printed.spaces[of];
            g id={ "support-" (at.id()) "-" (of.id()) } class={ "support " (of.id()) (lit.class(&anchor)) } data-anchor=(anchor) transform=(format!("translate({along} 15)")) {
                title { (name(lang, at)) ", " (kind(lang, of)) ". " (fed) }
                rect class="ring" x="-2" y="-2" width=(f64::from(spaces) * SPACE + 3.0) height="22" rx="5" {}
                @for place in 0..spaces { (space(of, f64::from(place) * SPACE)) }
                @for (place, (faction, number)) in taken(board, at, of).into_iter().enumerate() {
                    (stack(&format!("{}-{}-{number}", at.id(), of.id()), faction.colour(), 1, place as f64 * SPACE, 0.0))
                }
            }
            @let () = along += f64::from(spaces) * SPACE + 6.0;
        }
    }
}

/// The pieces on the spaces of a kind, each with its number.
fn taken(board: &Board, at: Support, of: Space) -> Vec<(Faction, u8)> {
    let there = &board.supports[at][of];
    let pieces = |&faction: &Faction| (0..there[faction]).map(move |number| (faction, number));
    Faction::ALL.iter().flat_map(pieces).collect()
}

/// An empty space: a square leads to the map, a circle to the treasury, half of each to either.
fn space(of: Space, x: f64) -> Markup {
    html! {
        g class="space" transform=(format!("translate({x} 0)")) {
            @match of {
                Space::Board => { rect class="empty" width="17" height="17" rx="2" {} }
                Space::Treasury => { circle class="empty money" cx="8.5" cy="8.5" r="8.2" {} }
                Space::Split => {
                    path class="empty" d="M0.5 0.5H8.5V16.5H0.5Z" {}
                    path class="empty money" d="M8.5 0.5A8 8 0 0 1 8.5 16.5Z" {}
                }
            }
        }
    }
}
