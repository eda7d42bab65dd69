//! Talk at the table.

use maud::{Markup, html};
use table::{Heard, TableView};
use words::Lang;
use words::site::table as texts;

use crate::pages::manners::texts as manners;

/// What was said, newest last, and where to say something.
pub(super) fn talk(view: &TableView<'_>, heard: &Heard, lang: Lang) -> Markup {
    let seats = view.seats(lang);
    html! {
        section id="talk" class="pane talk" aria-labelledby="talk-heading" {
            h2 id="talk-heading" class="unseen" { (texts::talk(lang)) }
            ol class="said scroller" tabindex="0" aria-labelledby="talk-heading" {
                @for line in heard.lines.iter().rev() {
                    li id={ "said-" (line.number) } {
                        @if let Some(seat) = seats.iter().find(|seat| seat.seat == line.seat) {
                            span class="by" { (view.sign(line.seat, lang).unwrap_or_default()) @if seat.name.is_empty() { (seat.side) } @else { (seat.name) } }
                        }
                        span class="text" { (line.text) }
                    }
                }
            }
            @if heard.hidden > 0 { p class="note" { (manners::hidden(lang, heard.hidden)) } }
            @if let Some(seat) = view.viewer().seat() {
                form method="post" action={ "/tables/" (view.id()) "/say" } class="say" data-live {
                    input type="hidden" name="seat" value=(seat);
                    input id="say" name="text" maxlength="500" autocomplete="off" aria-label=(texts::say_something(lang)) placeholder=(texts::say_something(lang));
                    button { (texts::send(lang)) }
                }
            }
        }
    }
}
