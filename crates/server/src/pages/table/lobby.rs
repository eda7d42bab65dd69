//! A table that waits for players: who is there, and how to invite the others.

use engine::Seat;
use maud::{Markup, html};
use table::{Holder, SeatView, TableView, Token};
use words::Lang;
use words::site::{new_table, table as texts};

use crate::pages::home::called;
use crate::pages::new_table::{contribution, does_without};

/// The link that the host sends to a friend.
pub(super) fn link(sight: &TableView<'_>, seat: &SeatView, token: &Token, lang: Lang) -> Markup {
    html! {
        p class="note" { (texts::invite(lang)) }
        div class="invite" {
            input readonly value={ "/join/" (sight.id()) "/" (token) } data-link aria-label=(texts::link_for(lang, &seat.side));
            button type="button" data-copy data-copied=(texts::copied(lang)) { (texts::copy(lang)) }
        }
    }
}

/// The button that gives a seat to a bot.
pub(super) fn let_bot_play(sight: &TableView<'_>, seat: Seat, lang: Lang) -> Markup {
    html! {
        form method="post" action={ "/tables/" (sight.id()) "/bot" } {
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="level" value=(bots::Level::USUAL);
            button { (texts::let_bot_play(lang)) }
        }
    }
}

/// The seal of the dice, for whoever wants to note it before anybody contributes.
pub(in crate::pages) fn seal(sight: &TableView<'_>, lang: Lang) -> Markup {
    html! {
        @if let Some(seal) = sight.commitment() {
            p class="note" { (texts::seal(lang)) ": " code id="seal" class="seal" { (seal.0.to_hex()) } }
        }
    }
}

/// The lobby.
pub(super) fn lobby(sight: &TableView<'_>, lang: Lang) -> Markup {
    let table = format!("/tables/{}", sight.id());
    let tokens = sight.tokens();
    let may_sit = !sight.is_private() && sight.held().is_empty();
    html! {
        section id="lobby" class="sheet narrow lobby" {
            p class="whose" { (sight.kind().title(lang)) }
            h1 { (texts::gathering(lang)) }
            (does_without(sight, lang))
            (seal(sight, lang))
            @if sight.is_host() && sight.seats(lang).iter().any(|seat| seat.hosts) {
                form method="post" action={ (table) "/sit" } data-contribute {
                    (contribution(lang))
                    button class="primary" { (new_table::take_seat(lang)) }
                }
            }
            ul class="seats" {
                @for seat in sight.seats(lang) {
                    li id={ "seat-" (seat.seat) } {
                        div class="seat" { (sight.sign(seat.seat, lang).unwrap_or_default()) strong { (seat.side) ":" } (called(&seat, lang)) }
                        @if seat.holder == Holder::Open && !seat.hosts {
                            @if let Some((_, token)) = tokens.iter().find(|(open, _)| *open == seat.seat).filter(|_| sight.is_host()) {
                                (link(sight, &seat, token, lang))
                                (let_bot_play(sight, seat.seat, lang))
                            } @else if may_sit {
                                form method="post" action={ (table) "/sit" } {
                                    input type="hidden" name="seat" value=(seat.seat);
                                    (contribution(lang))
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
