//! The order of play of the next turn, while it is chosen.

use engine::Anchor;
use maud::{Markup, html};
use revolution_rules::{Board, BoardPlace, Faction, Step};
use revolution_words::{board as label, faction as name};
use words::Lang;

use super::pieces::single;
use boards::Highlights;

/// The places, first to last; nothing while nobody chooses.
pub(super) fn next_order(board: &Board, lit: &Highlights, lang: Lang) -> Markup {
    if board.step != Step::Order {
        return html! {};
    }
    let placed: Vec<Faction> = board.part.next_order.iter().collect();
    html! {
        div id="next-order" class="row" {
            span class="name" { (label::next_turn(lang)) }
            @for place in 0..board.order.len() {
                @let anchor = Anchor::from(BoardPlace::Order(place as u8));
                @let holder = placed.get(place);
                @let about = holder.map_or_else(|| (place + 1).to_string(), |&of| format!("{}: {}", place + 1, name(lang, of)));
                span id={ "order-" (place) } class={ "box" (lit.class(&anchor)) (super::lands::last(lit, &anchor)) } data-anchor=(anchor) role="img" tabindex="-1" aria-label=(about) {
                    svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" {
                        rect class="slot" x=".5" y=".5" width="19" height="19" rx="3.5" {}
                        @match holder {
                            Some(of) => { (single(&format!("order-{place}"), of.colour(), 0.5, 0.5, 19.0, 3.5)) }
                            None => { text class="place-number" x="10" y="14.5" { (place + 1) } }
                        }
                    }
                }
            }
        }
    }
}
