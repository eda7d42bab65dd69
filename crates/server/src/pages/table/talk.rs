//! Talk at the table, and what was agreed on before the game.

use maud::{Markup, html};
use table::{Sight, Stage, TalkLine};
use words::Lang;
use words::site::{hint, table as texts};

use super::lobby::let_bot_play;

/// What was said, newest last, and where to say something; below it what the table agreed on.
pub(super) fn talk(sight: &Sight<'_>, said: &[TalkLine], lang: Lang) -> Markup {
    let seats = sight.seats(lang);
    html! {
        section id="talk" class="sheet talk" aria-labelledby="talk-heading" {
            h2 id="talk-heading" { (texts::talk(lang)) }
            @if !said.is_empty() {
                ol class="said scroller" tabindex="0" {
                    @for line in said.iter().rev() {
                        li id={ "said-" (line.number) } {
                            @if let Some(seat) = seats.iter().find(|seat| seat.seat == line.seat) {
                                span class="by" { (sight.sign(line.seat, lang).unwrap_or_default()) @if seat.name.is_empty() { (seat.side) } @else { (seat.name) } }
                            }
                            span class="text" { (line.text) }
                        }
                    }
                }
            }
            @if let Some(seat) = sight.viewer().seat() {
                form method="post" action={ "/tables/" (sight.id()) "/say" } class="say" data-live {
                    input type="hidden" name="seat" value=(seat);
                    input id="say" name="text" maxlength="500" autocomplete="off" aria-label=(texts::say_something(lang)) placeholder=(texts::say_something(lang));
                    button { (texts::send(lang)) }
                }
            }
            (agreed(sight, lang))
            @if sight.stage() == Stage::Playing { (leave(sight, lang)) }
        }
    }
}

/// The way out: behind a fold, so that nobody takes it by mistake.
fn leave(sight: &Sight<'_>, lang: Lang) -> Markup {
    html! {
        @if let Some(seat) = sight.viewer().seat() {
            details id="leave" {
                summary { (texts::leave(lang)) }
                p class="note" { (texts::leave_help(lang)) }
                (let_bot_play(sight, seat, lang))
            }
        }
    }
}

fn agreed(sight: &Sight<'_>, lang: Lang) -> Markup {
    let kind = sight.kind();
    let options = &sight.header().options;
    html! {
        details id="agreed" {
            summary { (texts::agreed(lang)) }
            dl class="facts" {
                @for (id, value) in options {
                    div { dt { (kind.option_name(id, lang)) } dd { (kind.option_value(id, value, lang)) } }
                }
                @if !sight.allows_hints() { div { dt { (hint::heading(lang)) } dd { (hint::none(lang)) } } }
                @if let Some(seal) = sight.commitment() {
                    div { dt { (texts::seal(lang)) } dd class="seal" { (seal.0.to_hex()) } }
                }
            }
        }
    }
}
