//! What an attack has to expect: strengths, the ten faces of the die, the chance.

use maud::{Markup, html};

use super::picture::Odds;

/// The width of the bar.
pub(super) const ODDS_WIDTH: f64 = 148.0;
/// The height of the bar.
pub(super) const ODDS_HEIGHT: f64 = 21.0;

/// The bar at the origin. The attacker's number stands first and in the attacker's colour.
pub(super) fn bar(odds: Odds) -> Markup {
    let class = if odds.is_preview {
        "odds preview"
    } else {
        "odds"
    };
    let defender = odds.attacker.enemy();
    html! {
        g class={ (class) " " (odds.attacker.id()) } {
            rect class="sheet" width=(ODDS_WIDTH) height=(ODDS_HEIGHT) rx="6" {}
            text class="ratio" x="28" y="15" text-anchor="middle" {
                tspan class=(odds.attacker.id()) { (odds.strength) } " : " tspan class=(defender.id()) { (odds.defence) }
            }
            @for face in 0..10_u8 {
                rect class=(if face + odds.faces >= 10 { "face wins" } else { "face" }) x=(f64::from(face) * 5.0 + 53.0) y="5.500" width="4" height="10" rx="1" {}
            }
            text class="chance" x=(ODDS_WIDTH - 6.0) y="15" text-anchor="end" { (odds.faces * 10) "%" }
        }
    }
}
