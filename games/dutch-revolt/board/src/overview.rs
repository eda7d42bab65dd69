//! A territory on a small screen, before one looks closer: owner, strength, name, the odds of a siege.

use maud::{Markup, html};

use super::picture::Territory;
use super::signs::sign;

/// What is shown instead of the plate; sizes are large, because the map is drawn small.
pub(super) fn label(territory: &Territory, width: f64) -> Markup {
    let strength = territory
        .owner
        .map_or(0, |owner| territory.units[owner].strength());
    let middle = width / 2.0;
    let left = if strength > 0 {
        middle - 42.0
    } else {
        middle - 20.0
    };
    let odds = territory
        .odds
        .filter(|odds| !odds.is_preview || territory.attacker().is_none());
    html! {
        g class="overview" {
            rect class="reach" x=(middle - 60.0) y="-4" width="120" height="100" {}
            @if let Some(owner) = territory.owner {
                g class={ "charge " (owner.id()) } transform=(format!("translate({left:.0} 0)")) {
                    rect width="40" height="40" rx="8" {}
                    (sign(owner.charge(), 7.0, 7.0, 26.0))
                }
            }
            @if strength > 0 {
                g class="strength" transform=(format!("translate({:.0} 0)", middle + 2.0)) {
                    rect width="40" height="40" rx="6" {}
                    text x="20" y="30" text-anchor="middle" { (strength) }
                }
            }
            text class="short" x=(middle) y="66" text-anchor="middle" { (territory.short) }
            @if let Some(odds) = odds {
                g class={ "chance " (if odds.is_preview { "preview" } else { odds.attacker.id() }) } transform=(format!("translate({:.0} 72)", middle - 56.0)) {
                    rect width="112" height="34" rx="8" {}
                    (sign("swords", 9.0, 6.0, 22.0))
                    text x="72" y="26" text-anchor="middle" { (odds.faces * 10) "%" }
                }
            }
        }
    }
}
