//! The last siege: who attacked with what, the die, and what came of it.

use maud::{Markup, html};

use super::picture::Siege;
use super::words::Words;

/// The panel of the last siege.
pub(super) fn result(siege: &Siege, words: &Words) -> Markup {
    let defender = siege.attacker.enemy();
    html! {
        section id="siege" class={ "siege " (siege.attacker.id()) } data-anchor=(siege.anchor) {
            p { b { (siege.heading) } }
            p class="fight" {
                span class=(siege.attacker.id()) { (words.sides[siege.attacker]) " " (siege.strength) }
                " : "
                span class=(defender.id()) { (siege.defence) " " (words.sides[defender]) }
            }
            p class="roll" {
                span class="die" title=(words.die) { (siege.roll.die) }
                @if siege.roll.modified != siege.roll.die { " → " b { (siege.roll.modified) } }
                span class="modifiers" { (siege.modifiers.join(", ")) }
            }
            p { (words.losses) ": " b { (siege.roll.lost) } ". " (siege.verdict) }
        }
    }
}
