//! The lower half of the board: activity cards and events, in words.

use ::troyes::{Activity, Card, Colour, EventCard, Family, Troyes, View};
use maud::{Markup, html};
use words::Lang;
use words::troyes::board::hire;
use words::troyes::{card as card_name, card_effect, event_card as event_name, event_effect};

use super::mark;
use super::pieces::{token, wrapped};
use crate::Lit;

/// The width of a card, its gap included.
const STEP: f64 = 130.6;
/// Letters in a line of a card.
const LETTERS: usize = 17;
/// Letters in a line of an event's name.
const NAME: usize = 12;
/// Event cards in a row.
const EVENTS: usize = 9;

/// The nine activity cards, three of each colour.
pub(super) fn activities(game: &Troyes, view: &View, lit: &Lit, lang: Lang) -> Markup {
    html! {
        g id="cards" transform="translate(14 462)" {
            @for (place, card) in view.board.cards.iter().enumerate() {
                g transform=(format!("translate({} 0)", STEP * place as f64)) {
                    @if let Some(card) = card { (activity(game, view, card, lit, lang)) }
                    @else { rect class="empty" width=(STEP - 6.0) height="216" rx="4" {} }
                }
            }
        }
    }
}

/// How often a group of dice divided by a number does something, if it has the colour.
fn brings(view: &View, colour: Option<Colour>, divisor: u8) -> u8 {
    let group = view.board.plan.group;
    let fits = group.count > 0 && (colour.is_none() || group.colour == colour);
    if fits { group.total / divisor } else { 0 }
}

fn activity(game: &Troyes, view: &View, card: &Card, lit: &Lit, lang: Lang) -> Markup {
    let face = game.data().activities[card.activity];
    let wanted = (card.activity != Activity::Pilgrimage).then(|| card.activity.colour());
    let brings = brings(view, wanted, face.divisor);
    let anchor = format!("card:{}", card.activity.id());
    let cubes = format!("cube:{}", card.activity.id());
    let others = card.others.iter().collect::<Vec<Family>>();
    html! {
        g id={ "card-" (card.activity.id()) } class={ "card " (card.activity.colour().id()) (mark(lit, &anchor)) } data-anchor=(anchor) {
            rect class="ring" width=(STEP - 6.0) height="216" rx="4" {}
            rect class="band" x="4" y="4" width=(STEP - 14.0) height="22" {}
            text class="title" x="8" y="20" { (card_name(lang, card.activity)) }
            text x="8" y="42" { (hire(lang, face.cost, face.points[0], face.points[1])) }
            text class="divisor" x="8" y="60" { "÷ " (face.divisor) @if brings > 0 { " → " (brings) "×" } }
            @if card.activity.is_delayed() { path class="hourglass" d="M104 48H116L104 62H116Z" {} }
            @for (order, line) in wrapped(card_effect(lang, card.activity), LETTERS).into_iter().enumerate() {
                text class="effect" x="8" y=(76.0 + 13.0 * order as f64) { (line) }
            }
            @for (order, tradesman) in card.tradesmen.iter().enumerate() {
                @let x = 20.0 + 28.0 * order as f64;
                rect class="place" x=(x - 13.0) y="158" width="26" height="26" {}
                @if let Some(family) = tradesman { (token(lang, *family, x, 171.0)) }
            }
            @for (order, family) in others.into_iter().enumerate() { (token(lang, family, 78.0 + 26.0 * order as f64, 171.0)) }
        }
        @if card.activity.is_delayed() {
            g id={ "cube-" (card.activity.id()) } class={ "space" (mark(lit, &cubes)) } data-anchor=(cubes) {
                rect class="ring" x="4" y="188" width=(STEP - 14.0) height="24" {}
                @for (order, (family, &count)) in card.cubes.iter().filter(|(_, count)| **count > 0).enumerate() {
                    @let x = 16.0 + 28.0 * order as f64;
                    (token(lang, family, x, 200.0))
                    text x=(x + 12.0) y="205" { (count) }
                }
            }
        }
    }
}

/// Marauding and the row of event cards.
pub(super) fn events(game: &Troyes, view: &View, lit: &Lit, lang: Lang) -> Markup {
    let row = view.board.row.iter().map(|threat| threat.card);
    html! {
        g id="events" transform="translate(14 686)" {
            @for (place, event) in [EventCard::Marauding].into_iter().chain(row).enumerate() {
                @let (x, y) = (STEP * (place % EVENTS) as f64, 126.0 * (place / EVENTS) as f64);
                g transform=(format!("translate({x} {y})")) { (threat(game, view, event, lit, lang)) }
            }
        }
    }
}

fn threat(game: &Troyes, view: &View, event: EventCard, lit: &Lit, lang: Lang) -> Markup {
    let face = game.data().events[event];
    let anchor = format!("event:{}", event.id());
    let placed = view.board.cubes_on(event);
    let free = face.banners.saturating_sub(placed.len() as u8);
    let brings = brings(view, Some(face.colour), face.divisor).min(free);
    html! {
        g id={ "event-" (event.id()) } class={ "card " (face.colour.id()) (mark(lit, &anchor)) } data-anchor=(anchor) {
            title { (event_name(lang, event)) ": " (event_effect(lang, event)) }
            rect class="ring" width=(STEP - 6.0) height="120" rx="4" {}
            @for (order, line) in wrapped(event_name(lang, event), NAME).into_iter().enumerate() {
                text class="title" x="8" y=(20.0 + 15.0 * order as f64) { (line) }
            }
            text x="8" y="52" { "÷ " (face.divisor) " · " (face.points[0]) "/" (face.points[1]) @if brings > 0 { " → " (brings) } }
            @for order in 0..event.black_dice() { path class="spikes" d=(format!("M{} 35l2 4l5 -1l-1 5l4 2l-4 2l1 5l-5 -1l-2 4l-2 -4l-5 1l1 -5l-4 -2l4 -2l-1 -5l5 1Z", 112.0 - 20.0 * f64::from(order))) {} }
            @for banner in 0..usize::from(face.banners) {
                @let (x, y) = (20.0 + 29.0 * (banner % 4) as f64, 72.0 + 30.0 * (banner / 4) as f64);
                rect class="place" x=(x - 13.0) y=(y - 13.0) width="26" height="26" {}
                @if let Some(&family) = placed.get(banner) { (token(lang, family, x, y)) }
            }
        }
    }
}
