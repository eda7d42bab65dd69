//! A table that waits for players: who is there, and how to invite the others.

use engine::Seat;
use maud::{Markup, html};
use table::{Holder, SeatSight, Sight, Token};
use words::Lang;
use words::site::{new_table, table as texts};

use crate::pages::home::called;

/// The link that the host sends to a friend.
pub(super) fn link(sight: &Sight<'_>, seat: &SeatSight, token: &Token, lang: Lang) -> Markup {
    html! {
        p class="note" { (texts::invite(lang)) }
        div class="invite" {
            input readonly value={ "/join/" (sight.id()) "/" (token) } data-link aria-label=(texts::link_for(lang, &seat.side));
            button type="button" data-copy data-copied=(texts::copied(lang)) { (texts::copy(lang)) }
        }
    }
}

/// The button that gives a seat to a bot.
pub(super) fn let_bot_play(sight: &Sight<'_>, seat: Seat, lang: Lang) -> Markup {
    html! {
        form method="post" action={ "/tables/" (sight.id()) "/bot" } {
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="level" value=(bots::Level::USUAL);
            button { (texts::let_bot_play(lang)) }
        }
    }
}

/// The lobby.
pub(super) fn lobby(sight: &Sight<'_>, lang: Lang) -> Markup {
    let table = format!("/tables/{}", sight.id());
    let tokens = sight.tokens();
    let may_sit = !sight.is_private() && sight.held().is_empty();
    html! {
        section id="lobby" class="sheet narrow lobby" {
            p class="whose" { (sight.kind().title(lang)) }
            h1 { (texts::gathering(lang)) }
            ul class="seats" {
                @for seat in sight.seats(lang) {
                    li id={ "seat-" (seat.seat) } {
                        div class="seat" { (sight.sign(seat.seat, lang).unwrap_or_default()) strong { (seat.side) ":" } (called(&seat, lang)) }
                        @if seat.holder == Holder::Open {
                            @if let Some((_, token)) = tokens.iter().find(|(open, _)| *open == seat.seat).filter(|_| sight.is_host()) {
                                (link(sight, &seat, token, lang))
                                (let_bot_play(sight, seat.seat, lang))
                            } @else if may_sit {
                                form method="post" action={ (table) "/sit" } {
                                    input type="hidden" name="seat" value=(seat.seat);
                                    button class="primary" { (new_table::take_seat(lang)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
