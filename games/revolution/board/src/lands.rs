//! The lands in the colours of who holds their cards and who would, and how legal, chosen and last moved places are shown.

use engine::Anchor;
use maud::{Markup, html};
use revolution_rules::{Board, BoardPlace, Province};

use super::signs::short;
use boards::Highlights;

/// The lands: a tint for the holder of the card, a hatch for who would get it now, a veil where nothing can be chosen.
pub(super) fn lands(board: &Board, next: &Board, lit: &Highlights) -> Markup {
    let choosing = Province::ALL.into_iter().any(|at| is_lit(at, lit));
    html! {
        g id="lands" {
            @for at in Province::ALL {
                @let shape = format!("#shape-{}", at.id());
                @let holder = board.province_cards[at];
                @let comes = next.province_cards[at].filter(|&comes| Some(comes) != holder);
                g id={ "land-" (at.id()) } class={ "land " (holder.map_or("nobody", |holder| holder.id())) } data-anchor=(anchor(at)) {
                    use class="wash" href=(shape) {}
                    @if holder.is_some() { use class="inner" href=(shape) clip-path={ "url(#within-" (at.id()) ")" } {} }
                    @if let Some(comes) = comes { use href=(shape) fill={ "url(#hatch-" (comes.id()) ")" } {} }
                    @if is_lit(at, lit) {
                        use class="may-fill" href=(shape) {}
                        use href=(shape) fill="url(#hatch-may)" {}
                    } @else if choosing {
                        use class="veil" href=(shape) {}
                    }
                }
            }
        }
    }
}

/// The lines round the lands that can be chosen, above all borders.
pub(super) fn outlines(lit: &Highlights) -> Markup {
    html! {
        g id="outlines" class="outlines" {
            @for at in Province::ALL {
                @let shape = format!("#shape-{}", at.id());
                @if lit.is_chosen(&anchor(at)) {
                    g class="chosen-line" { use class="halo" href=(shape) {} use class="line" href=(shape) {} use class="core" href=(shape) {} }
                } @else if lit.is_legal(&anchor(at)) {
                    g class="may-line" { use class="halo" href=(shape) {} use class="line" href=(shape) {} }
                } @else if lit.is_last(&anchor(at)) {
                    use class="last-line" href=(shape) {}
                }
            }
        }
    }
}

fn anchor(at: Province) -> Anchor {
    Anchor::from(BoardPlace::Province(at))
}

fn is_lit(at: Province, lit: &Highlights) -> bool {
    lit.is_legal(&anchor(at)) || lit.is_chosen(&anchor(at))
}

/// The class of a place where something just happened, with a blank before it.
pub(super) fn last(lit: &Highlights, anchor: &Anchor) -> &'static str {
    if lit.is_last(anchor) { " last" } else { "" }
}

/// The ring round a plate: what can be chosen, what is, and where something just happened.
pub(super) fn ring(
    lit: &Highlights,
    anchor: &Anchor,
    [width, height]: [f64; 2],
    round: f64,
) -> Markup {
    let classes: &[&str] = if lit.is_chosen(anchor) {
        &["halo", "line", "core"]
    } else if lit.is_legal(anchor) {
        &["halo", "line"]
    } else if lit.is_last(anchor) {
        &["last-line"]
    } else {
        &[]
    };
    html! {
        @for class in classes {
            rect class=(class) x="-3" y="-3" width=(short(width + 6.0)) height=(short(height + 6.0)) rx=(short(round + 3.0)) {}
        }
    }
}
