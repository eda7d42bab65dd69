//! Below the city: the group of dice that is put together with its price, or the black dice.

use engine::Anchor;
use maud::{Markup, html};
use troyes_rules::{Board, BoardPlace, Colour, Event, Family, Step};
use troyes_words::TroyesWords;
use troyes_words::board::{Label, against, changed_by, label, price, total};
use troyes_words::{card as card_name, family as family_name};
use words::Speak;

use super::Scene;
use super::pieces::{DIE, black_die, die};

/// Where the strip begins.
const TOP: f64 = 376.0;
/// Where dice begin.
const DICE: f64 = 118.0;

/// The strip.
pub(super) fn strip(scene: Scene<'_>) -> Markup {
    let board = &scene.view.board;
    let grouped = board.plan.group.count > 0 || board.plan.cube.is_some();
    html! {
        g id="strip-troyes" transform=(format!("translate(8 {TOP})")) {
            rect class="sheet" width="908" height="40" rx="4" {}
            @if !board.black.is_empty() { (black_dice(scene)) }
            @else if grouped { (group(scene)) }
            @else if let Some(deed) = board.last {
                @if let Some(line) = TroyesWords::event(scene.game, &Event::Acted(deed), scene.lang) {
                    text x="12" y="25" { (line.text) }
                }
            }
        }
    }
}

fn black_dice(scene: Scene<'_>) -> Markup {
    let Scene { view, lang, .. } = scene;
    let black = &view.board.black;
    let strength = strength(&view.board);
    html! {
        g id="black-dice" {
            text class="title" x="12" y="25" { (label(lang, Label::BlackDice)) }
            @for (place, &value) in black.iter().enumerate() {
                @let anchor = Anchor::from(BoardPlace::Black(value));
                @let first = black.iter().position(|&other| other == value) == Some(place);
                @let id = first.then(|| format!("black-{value}"));
                @let chosen = matches!(view.board.step, Step::Counter { black, .. } if black & (1 << place) != 0);
                @let class = if chosen { " chosen" } else { scene.mark(&anchor) };
                g id=[id] class={ "space" (class) } data-anchor=(anchor) { (black_die(value, 196.0 + 42.0 * place as f64, 5.0)) }
            }
            @if let Some((strength, needed)) = strength {
                text id="against" class="title" x="896" y="25" text-anchor="end" { (against(lang, strength, needed)) }
            }
        }
    }
}

/// What the dice chosen against black dice make, red ones doubled, and what they have to make.
fn strength(board: &Board) -> Option<(u8, u8)> {
    let Step::Counter { dice, black, .. } = board.step else {
        return None;
    };
    let chosen = dice.iter().filter_map(|space| {
        let value = board.dice[space.index()]?.value;
        let double = space.colour() == Colour::Red;
        Some(if double { 2 * value } else { value })
    });
    let needed = board.black.iter().enumerate();
    let needed = needed.filter(|(index, _)| black & (1 << index) != 0);
    Some((chosen.sum(), needed.map(|(_, value)| value).sum()))
}

fn group(scene: Scene<'_>) -> Markup {
    let Scene { view, lang, .. } = scene;
    let plan = &view.board.plan;
    let acting = view.board.step.family().unwrap_or(Family::Neutral);
    let heading = if view.family() == Some(acting) {
        label(lang, Label::Group)
    } else {
        family_name(lang, acting)
    };
    let left = view.board.players[acting]
        .deniers
        .saturating_sub(plan.group.price);
    html! {
        g id="group" {
            text class="title" x="12" y="25" { (heading) }
            @for (place, space) in plan.dice.iter().enumerate() {
                @if let Some(found) = view.board.dice[space.index()] {
                    (die(space.colour(), found.value, DICE + (DIE + 5.0) * place as f64, 5.5))
                }
            }
            @if plan.group.count > 0 {
                text class="title" x="232" y="25" { (total(lang, plan.group.total)) }
                text class="title" x="360" y="25" { (price(lang, plan.group.price, left)) }
            }
            @if let Some(card) = plan.cube {
                text class="title" x="896" y="25" text-anchor="end" { (changed_by(lang, card_name(lang, card))) }
            }
        }
    }
}
