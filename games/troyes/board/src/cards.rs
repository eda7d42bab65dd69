//! The nine activity cards, in words: a row for each colour.

use engine::Anchor;
use maud::{Markup, html};
use troyes_rules::{Action, BoardPlace, Card, Family, Prospect, Step, Target};
use troyes_words::board::hire;
use troyes_words::prospects::{brief, pay};
use troyes_words::{card as card_name, card_effect};

use super::Scene;
use super::pieces::{slip, token, wrapped};

/// The width of a card.
const WIDE: f64 = 300.0;
/// The height of a card.
const HIGH: f64 = 82.0;
/// Letters in a line of a card.
pub(super) const LETTERS: usize = 42;

/// The cards.
pub(super) fn activities(scene: Scene<'_>) -> Markup {
    html! {
        g id="cards" transform="translate(8 420)" {
            @for (place, card) in scene.view.board.cards.iter().enumerate() {
                @let (x, y) = ((WIDE + 4.0) * (place % 3) as f64, (HIGH + 4.0) * (place / 3) as f64);
                g transform=(format!("translate({x} {y})")) {
                    @if let Some(card) = card { (activity(scene, card)) }
                    @else { rect class="empty" width=(WIDE) height=(HIGH) rx="4" {} }
                }
            }
        }
    }
}

/// What the group would bring on this card, while it is put together or about to be paid.
fn prospect(scene: Scene<'_>, card: &Card) -> Option<Prospect> {
    let board = &scene.view.board;
    match board.step {
        Step::Group { .. } => scene.prospect(Action::Activate(card.activity)),
        Step::Confirm { .. } if board.plan.target == Some(Target::Card(card.activity)) => (1..=36)
            .rev()
            .find_map(|times| scene.prospect(Action::Times(times))),
        _ => None,
    }
}

fn activity(scene: Scene<'_>, card: &Card) -> Markup {
    let Scene {
        game, view, lang, ..
    } = scene;
    let face = game.data().activities[card.activity];
    let acting = view.board.step.family().unwrap_or(Family::Neutral);
    let anchor = Anchor::from(BoardPlace::Card(card.activity));
    let cubes = Anchor::from(BoardPlace::Cubes(card.activity));
    let others = card.others.iter().collect::<Vec<Family>>();
    html! {
        g id={ "card-" (card.activity.id()) } class={ "card " (card.activity.colour().id()) (scene.mark(&anchor)) } data-anchor=(anchor) {
            rect class="ring" width=(WIDE) height=(HIGH) rx="4" {}
            rect class="band" x="2" y="2" width=(WIDE - 4.0) height="20" {}
            text class="title" x="8" y="17" { (card_name(lang, card.activity)) }
            text class="divisor" x="152" y="17" { "÷ " (face.divisor) }
            @if card.activity.is_delayed() { path class="hourglass" d="M188 5H198L188 19H198Z" {} }
            text class="cost" x=(WIDE - 8.0) y="17" text-anchor="end" { (hire(lang, face.cost)) }
            @for (order, line) in wrapped(card_effect(lang, card.activity), LETTERS).into_iter().enumerate() {
                text class="effect" x="8" y=(36.0 + 14.5 * order as f64) { (line) }
            }
            @for (order, tradesman) in card.tradesmen.iter().enumerate() {
                @let x = 20.0 + 27.0 * order as f64;
                rect class="place" x=(x - 12.5) y="55" width="25" height="25" {}
                @if let Some(family) = tradesman { (token(lang, *family, x, 67.5)) }
                @else { text class="faces" x=(x) y="72" text-anchor="middle" { (face.points[order]) } }
            }
            @for (order, family) in others.into_iter().enumerate() { (token(lang, family, 74.0 + 24.0 * order as f64, 67.5)) }
        }
        @if card.activity.is_delayed() {
            g id={ "cube-" (card.activity.id()) } class={ "space" (scene.mark(&cubes)) } data-anchor=(cubes) {
                rect class="ring" x="108" y="55" width="188" height="25" rx="3" {}
                @for (order, (family, &count)) in card.cubes.iter().filter(|(_, count)| **count > 0).enumerate() {
                    @let x = 122.0 + 44.0 * order as f64;
                    (token(lang, family, x, 67.5))
                    text x=(x + 14.0) y="72" { (count) }
                }
            }
        }
        @if let Some(prospect) = prospect(scene, card) {
            (slip(&promise(scene, &prospect, acting), WIDE - 5.0, 57.0))
        }
    }
}

/// What it brings, and what dice and tradesman cost.
fn promise(scene: Scene<'_>, prospect: &Prospect, acting: Family) -> String {
    let gains = brief(scene.lang, prospect, acting, true);
    if prospect.cost == 0 {
        return gains;
    }
    format!("{gains} · {}", pay(scene.lang, prospect.cost))
}
