//! The districts with their dice.

use engine::Anchor;
use engine::Game;
use maud::{Markup, html};
use troyes_rules::{BoardPlace, Family, Space, Step, View};
use troyes_words::board::{means, passed};
use troyes_words::family as family_name;

use super::Scene;
use super::pieces::{DIE, die, token};

/// The height of a district, its gap included.
const DISTRICT: f64 = 73.5;
/// Dice in a row of a district.
const DICE: usize = 7;

/// The districts, one below the other.
pub(super) fn districts(scene: Scene<'_>) -> Markup {
    let families = Family::playing(scene.game.seats()).chain([Family::Neutral]);
    html! {
        g id="districts" transform="translate(300 8)" {
            @for (place, family) in families.enumerate() {
                g id={ "district-" (family.id()) } class="district" transform=(format!("translate(0 {})", DISTRICT * place as f64)) {
                    (district(scene, family))
                }
            }
        }
    }
}

fn district(scene: Scene<'_>, family: Family) -> Markup {
    let Scene { view, lang, .. } = scene;
    let player = &view.board.players[family];
    let acts = view.board.step.family() == Some(family);
    html! {
        rect class=(if acts { "sheet acts" } else { "sheet" }) width="336" height=(DISTRICT - 3.5) rx="4" {}
        (token(lang, family, 22.0, 20.0))
        text class="title" x="42" y="25" { (family_name(lang, family)) }
        @if family != Family::Neutral {
            text x="10" y="47" { (means(lang, player.deniers, player.influence)) }
            @if player.passed { text class="faces" x="10" y="63" { (passed(lang, player.purse)) } }
        }
        @for (order, (space, found)) in view.board.dice_of(family).enumerate() {
            @let anchor = Anchor::from(BoardPlace::Die(space));
            @let taken = view.board.plan.dice.contains(space) || is_chosen(view, space);
            @let x = 112.0 + (DIE + 4.0) * (order % DICE) as f64;
            @let y = 5.0 + (DIE + 4.5) * (order / DICE) as f64;
            g id={ "die-" (space.id()) } class=(if taken { "chosen" } else { scene.mark(&anchor).trim() }) data-anchor=(anchor) {
                (die(space.colour(), found.value, x, y))
            }
        }
    }
}

/// Whether the die is among those chosen to counter or to be turned over.
fn is_chosen(view: &View, space: Space) -> bool {
    match view.board.step {
        Step::Counter { dice, .. } | Step::TurnOver { dice, .. } => dice.contains(space),
        _ => false,
    }
}
