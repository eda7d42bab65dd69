//! The pieces: wooden blocks, ships, and the works of a siege.

use std::sync::LazyLock;

use maud::{Markup, html};

use super::picture::{Side, UnitKind};
use super::signs::sign;

/// The widths of a block: the more stand in a row, the narrower they are.
const WIDTHS: [u8; 3] = [28, 24, 20];
/// The height of a block's face with the wood above it.
const HEIGHT: f64 = 28.0;
/// The gap between two pieces.
pub(super) const GAP: f64 = 2.0;

/// The drawings that every piece uses. A style sheet does not reach into them, so they name their colours themselves.
pub(super) fn definitions() -> &'static Markup {
    static DEFINITIONS: LazyLock<Markup> = LazyLock::new(|| {
        html! {
            defs {
                @for width in WIDTHS {
                    @for layers in 1..=3_u8 { (block(width, layers)) }
                }
                symbol id="ship" viewBox="0 0 38 38" {
                    path fill="var(--wood-2)" stroke="var(--outline)" stroke-width="1.1" d="M2 25C6 36 30 36 35 23L30 25.5H6Z" {}
                    path stroke="var(--outline)" stroke-width="1.4" d="M17 24V2" {}
                    path fill="var(--wood)" stroke="var(--outline)" d="M15.5 7C9 9 6 15 6 22.5C9 20.5 13 20.5 15.5 22.5ZM18.5 9.5C26 11 29 16 29 23C26 21 21.5 21 18.5 23Z" {}
                    path fill="var(--side)" stroke="var(--outline)" stroke-width="0.8" d="M17 1L29 4.5L17 9Z" {}
                    path fill="none" stroke="var(--sea-ink)" stroke-width="1.3" d="M0 34C4 31 5 37 9 34S15 37 19 34 25 37 29 34 34 37 38 33" {}
                }
                // A trench towards the town, and gabions before it.
                g id="works" {
                    path fill="none" stroke="var(--outline)" stroke-width="6.5" stroke-linejoin="round" d="M1 0L9 6L1 13L9 19L1 26L9 33" {}
                    path fill="none" stroke="var(--wood)" stroke-width="3.6" stroke-linejoin="round" d="M1 0L9 6L1 13L9 19L1 26L9 33" {}
                    path fill="var(--wood-2)" stroke="var(--outline)" stroke-width="0.8" d="M13 2h5v6h-5ZM13 11h5v6h-5ZM13 20h5v6h-5ZM13 29h5v6h-5Z" {}
                }
            }
        }
    });
    &DEFINITIONS
}

/// A block of wood with a face in the side's colour; the depth of the stack tells the number at a glance.
fn block(width: u8, layers: u8) -> Markup {
    let width = f64::from(width);
    html! {
        g id={ "block-" (width) "-" (layers) } {
            @for layer in (0..layers).rev() {
                @let lift = f64::from(layer) * 3.0;
                path fill="var(--wood-2)" stroke="var(--outline)" stroke-width="0.8" d=(format!("M{lift} {}v4q0 2 2 2h{}q2 0 2 -2v-4Z", HEIGHT - lift, width - 4.0)) {}
                rect fill="var(--wood)" stroke="var(--outline)" stroke-width="0.9" x=(lift) y=(-lift) width=(width) height=(HEIGHT + 1.0) rx="3.5" {}
            }
            rect fill="var(--side)" x="2" y="2" width=(width - 4.0) height=(HEIGHT - 3.0) rx="2.5" {}
        }
    }
}

/// The width of pieces so that `count` of them find room; at least the narrowest.
pub(super) fn width_of(count: usize, room: f64) -> f64 {
    let each = room / count.max(1) as f64 - GAP;
    let fitting = WIDTHS
        .into_iter()
        .map(f64::from)
        .find(|&width| width <= each);
    fitting.unwrap_or(f64::from(WIDTHS[2]))
}

/// So many of a kind at a place: a block, or a ship with its number.
pub(super) fn piece(id: &str, side: Side, kind: UnitKind, count: u8, x: f64, width: f64) -> Markup {
    let layers = match count {
        0 | 1 => 1,
        2 | 3 => 2,
        _ => 3,
    };
    html! {
        g id={ "piece-" (id) "-" (side.id()) "-" (kind.id()) } class={ "piece " (side.id()) } transform=(format!("translate({x:.0} 0)")) {
            @if kind == UnitKind::Flotilla {
                use href="#ship" x="-3" y="-5" width=(width + 6.0) height=(width + 6.0) {}
                rect class="face" x=(width - 14.0) y="16" width=(if count < 10 { 16 } else { 22 }) height="16" rx="8" {}
                text class="number" x=(width - if count < 10 { 6.0 } else { 3.0 }) y="28.5" text-anchor="middle" { (count) }
            } @else {
                use href={ "#block-" (width) "-" (layers) } {}
                (sign(kind.id(), 3.0, 4.0, if width < 24.0 || count > 9 { 10.0 } else { 13.0 }))
                text class=(if width < 24.0 { "count small" } else { "count" }) x=(width - 3.5) y="24" text-anchor="end" { (count) }
            }
        }
    }
}
