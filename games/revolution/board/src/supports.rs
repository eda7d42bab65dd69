//! The panel on the sea: the support boxes with a piece on each taken space, the treasury, and the order of play while it is
//! chosen.

use engine::Anchor;
use maud::{Markup, html};
use revolution_rules::{Board, BoardPlace, Faction, Revolution, Space, Support};
use revolution_words::{board as label, province, space as kind, support as name};
use words::{Lang, list};

use super::order::next_order;
use super::pieces::single;
use super::signs::{short, sign};
use boards::Highlights;

/// The width of a space.
const SPACE: f64 = 20.5;
/// The width of a space of a box that has many.
const NARROW: f64 = 16.4;
/// The most wide spaces that a row has room for.
const MANY: u8 = 6;

/// The panel.
pub(super) fn supports(
    game: &Revolution,
    board: &Board,
    own: Option<Faction>,
    lit: &Highlights,
    lang: Lang,
) -> Markup {
    html! {
        section id="supports" class="panel supports" aria-label=(label::support_boxes(lang)) {
            header { b { (label::support_boxes(lang)) } span { (label::from_abroad(lang)) } }
            @for at in Support::ALL { (one(game, board, at, lit, lang)) }
            @if let Some(own) = own { (treasury(board, own, lit, lang)) }
            (next_order(board, lit, lang))
        }
    }
}

fn one(game: &Revolution, board: &Board, at: Support, lit: &Highlights, lang: Lang) -> Markup {
    let printed = &game.data().supports[at];
    let fed: Vec<&str> = printed
        .provinces
        .iter()
        .map(|to| province(lang, to))
        .collect();
    let fed = match fed.len() {
        0 => label::feeds_treasury(lang),
        24 => label::feeds_all(lang),
        _ => list(lang, fed).to_string(),
    };
    let spaces: u8 = printed.spaces.values().sum();
    let step = if spaces > MANY { NARROW } else { SPACE };
    html! {
        div class="row" title=(format!("{}: {fed}", name(lang, at))) {
            svg class="users" viewBox={ "0 0 " (printed.factions.len() * 15) " 14" } width=(printed.factions.len() * 15) height="14" aria-hidden="true" {
                @for (index, user) in printed.factions.iter().enumerate() {
                    (sign(user.colour(), user.id(), index as f64 * 15.0, 0.5, 13.0))
                }
            }
            span class="name" { (name(lang, at)) }
            @for of in Space::ALL.into_iter().filter(|&of| printed.spaces[of] > 0) {
                (spaces_of(board, at, of, printed.spaces[of], step, lit, lang))
            }
        }
    }
}

/// The spaces of one kind, which are one place.
fn spaces_of(
    board: &Board,
    at: Support,
    of: Space,
    spaces: u8,
    step: f64,
    lit: &Highlights,
    lang: Lang,
) -> Markup {
    let anchor = Anchor::from(BoardPlace::Support(at, of));
    let width = f64::from(spaces) * step;
    let pieces = taken(board, at, of);
    let about = format!(
        "{}, {}: {}/{spaces}",
        name(lang, at),
        kind(lang, of),
        pieces.len()
    );
    html! {
        span id={ "support-" (at.id()) "-" (of.id()) } class={ "box" (lit.class(&anchor)) (super::lands::last(lit, &anchor)) } data-anchor=(anchor) role="img" tabindex="-1" aria-label=(about) {
            svg viewBox={ "0 0 " (short(width)) " 20" } width=(short(width)) height="20" aria-hidden="true" {
                @for place in 0..spaces {
                    @let x = f64::from(place) * step;
                    @match pieces.get(usize::from(place)) {
                        Some((faction, number)) => { (single(&format!("{}-{}-{number}", at.id(), of.id()), faction.colour(), x + 0.5, (20.0 - step) / 2.0 + 0.7, step - 1.5, 3.5)) }
                        None => { (empty(of, x, step)) }
                    }
                }
            }
        }
    }
}

/// The pieces on the spaces of a kind, each with its number.
fn taken(board: &Board, at: Support, of: Space) -> Vec<(Faction, u8)> {
    let there = &board.supports[at][of];
    let pieces = |&faction: &Faction| (0..there[faction]).map(move |number| (faction, number));
    Faction::ALL.iter().flat_map(pieces).collect()
}

/// An empty space: paper leads to the map, a coin to the treasury, half of each to either.
fn empty(of: Space, x: f64, step: f64) -> Markup {
    let wide = step - 1.5;
    let (left, top) = (short(x + 0.5), short((20.0 - wide) / 2.0));
    html! {
        rect class="slot" x=(left) y=(top) width=(short(wide)) height=(short(wide)) rx="3.5" {}
        @match of {
            Space::Board => {}
            Space::Treasury => { circle class="coin" cx=(short(x + step / 2.0)) cy="10" r=(short(wide / 2.0 - 3.0)) {} }
            Space::Split => { path class="coin" d=(format!("M{} {top}v{}h{}v-{}z", short(x + step / 2.0), short(wide), short(wide / 2.0), short(wide))) {} }
        }
    }
}

/// The money of whoever acts: where a piece becomes money.
fn treasury(board: &Board, own: Faction, lit: &Highlights, lang: Lang) -> Markup {
    let anchor = Anchor::from(BoardPlace::Treasury);
    let coins = board.treasury[own];
    html! {
        div class="row" {
            svg class="users" viewBox="0 0 15 14" width="15" height="14" aria-hidden="true" { (sign(own.colour(), own.id(), 0.0, 0.5, 13.0)) }
            span class="name" { (label::treasury(lang)) }
            span id="treasury" class={ "box money" (lit.class(&anchor)) (super::lands::last(lit, &anchor)) } data-anchor=(anchor) role="img" tabindex="-1"
                aria-label=(format!("{}: {coins}", label::treasury(lang))) {
                svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" { circle class="coin" cx="9" cy="9" r="7.5" {} }
                b { (coins) }
            }
        }
    }
}
