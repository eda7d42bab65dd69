//! A table that waits for players: who is there, and how to invite the others.

use engine::Seat;
use maud::{Markup, html};
use table::{Heard, Holder, Regard, SeatView, TableView, Token};
use words::Lang;
use words::site::{new_table, table as texts};

use crate::pages::agreed::whole;
use crate::pages::device::qr;
use crate::pages::frame::PageContext;
use crate::pages::friends::{self, Whom, texts as own};
use crate::pages::home::called;
use crate::pages::levels::strength;
use crate::pages::lobby::texts as finding;
use crate::pages::manners::{about_seat, texts as manners};
use crate::pages::new_table::contribution;

/// The link that the host sends to a friend.
pub(super) fn link(view: &TableView<'_>, seat: &SeatView, token: &Token, lang: Lang) -> Markup {
    html! {
        p class="note" { (texts::invite(lang)) }
        div class="invite" {
            input readonly value={ "/join/" (view.id()) "/" (token) } data-link aria-label=(texts::link_for(lang, &seat.side));
            button type="button" data-copy data-copied=(texts::copied(lang)) { (texts::copy(lang)) }
        }
    }
}

/// The button that gives a seat to a bot.
pub(super) fn let_bot_play(view: &TableView<'_>, seat: Seat, lang: Lang) -> Markup {
    html! {
        form method="post" action={ "/tables/" (view.id()) "/bot" } {
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="level" value=(bots::Level::USUAL);
            button { (texts::let_bot_play(lang)) }
        }
    }
}

/// The seal of the dice, for whoever wants to note it before anybody contributes.
pub(in crate::pages) fn seal(view: &TableView<'_>, lang: Lang) -> Markup {
    html! {
        @if let Some(seal) = view.commitment() {
            p class="note" { (texts::seal(lang)) ": " code id="seal" class="seal" { (seal.0.to_hex()) } }
        }
    }
}

/// A form with one button for a seat.
fn seat_button(view: &TableView<'_>, what: &str, seat: Seat, text: &str) -> Markup {
    html! {
        form method="post" action={ "/tables/" (view.id()) "/" (what) } {
            input type="hidden" name="seat" value=(seat);
            button { (text) }
        }
    }
}

/// What a player is called, or for whom a free seat is.
pub(in crate::pages) fn sits(seat: &SeatView, lang: Lang) -> String {
    match (seat.holder, seat.kept) {
        (Holder::Open, true) if seat.kept_for_you => finding::kept_for_you(lang),
        (Holder::Open, true) if seat.name.is_empty() => finding::closed(lang),
        (Holder::Open, true) => finding::kept_for(lang, &seat.name),
        _ => called(seat, lang),
    }
}

/// How strong the bot is that has the seat, if one has.
pub(in crate::pages) fn bot_strength(view: &TableView<'_>, seat: &SeatView, lang: Lang) -> Markup {
    let level = seat.level.filter(|_| seat.holder == Holder::Bot);
    html! { @if let Some(level) = level { ", " (strength(view.kind(), level, lang)) } }
}

/// The lobby.
pub(super) fn lobby(view: &TableView<'_>, heard: &Heard, reader: &PageContext) -> Markup {
    let lang = reader.lang;
    let table = format!("/tables/{}", view.id());
    html! {
        section id="lobby" class="sheet narrow lobby" {
            p class="whose" { (view.kind().title(lang)) }
            h1 { (texts::gathering(lang)) }
            @if view.is_host() && view.seats(lang).iter().any(|seat| seat.hosts) {
                form method="post" action={ (table) "/sit" } data-contribute {
                    (contribution(lang))
                    button class="primary" { (new_table::take_seat(lang)) }
                }
            }
            ul class="seats" {
                @for seat in view.seats(lang) {
                    li id={ "seat-" (seat.seat) } {
                        div class="seat" { (view.sign(seat.seat, lang).unwrap_or_default()) strong { (seat.side) ":" } span { (sits(&seat, lang)) (bot_strength(view, &seat, lang)) } }
                        (seat_means(view, &seat, &heard.company.friends, reader))
                        @if seat.other_person {
                            details id={ "about-" (seat.seat) } class="about" {
                                summary { (manners::about(lang, called(&seat, lang))) }
                                (befriend(&table, seat.seat, heard, lang))
                                (about_seat(&table, seat.seat, heard.regard(seat.seat), lang))
                            }
                        }
                    }
                }
            }
            (whole(view, lang))
            (seal(view, lang))
        }
    }
}

/// What the reader can do about the friendship of whoever sits there, if both have accounts.
pub(super) fn befriend(table: &str, seat: Seat, heard: &Heard, lang: Lang) -> Markup {
    let blocked = heard.regard(seat) == Some(Regard::Blocked);
    html! {
        @if let Some(bond) = heard.company.at(seat).filter(|_| !blocked) {
            div class="regards" { (friends::buttons(Whom::Seat(table, seat), bond, lang)) }
        }
    }
}

/// What the reader can do about a seat.
fn seat_means(
    view: &TableView<'_>,
    seat: &SeatView,
    offered: &[String],
    reader: &PageContext,
) -> Markup {
    let lang = reader.lang;
    let tokens = view.tokens();
    let token = tokens.iter().find(|(open, _)| *open == seat.seat);
    let token = token.map(|(_, token)| token).filter(|_| view.is_host());
    let free = seat.holder == Holder::Open && !seat.hosts;
    let may_sit = !seat.kept && !view.is_private() && view.held().is_empty();
    html! {
        @if free && (seat.kept_for_you || may_sit && token.is_none()) {
            div class="seat-means" {
                form method="post" action={ "/tables/" (view.id()) "/sit" } {
                    input type="hidden" name="seat" value=(seat.seat);
                    (contribution(lang))
                    button class="primary" { (new_table::take_seat(lang)) }
                }
                @if seat.kept_for_you { (friends::decline(&format!("/tables/{}", view.id()), seat.seat, lang)) }
            }
        } @else if free && let Some(token) = token {
            @if !seat.kept { (friends::invite(view, seat.seat, offered, reader)) }
            (link(view, seat, token, lang))
            details class="qr" { summary { (finding::qr(lang)) } (qr(&format!("{}/join/{}/{token}", reader.origin(), view.id()), lang)) }
            div class="seat-means" {
                (let_bot_play(view, seat.seat, lang))
                @if seat.kept && !seat.name.is_empty() { (seat_button(view, "free", seat.seat, &own::withdraw_invitation(lang))) }
                @else if seat.kept { (seat_button(view, "free", seat.seat, &finding::open_again(lang))) }
                @else if !view.is_private() { (seat_button(view, "close", seat.seat, &finding::close(lang))) }
            }
        } @else if seat.yours && !view.is_host() {
            div class="seat-means" { (seat_button(view, "free", seat.seat, &finding::leave(lang))) }
        } @else if view.is_host() && seat.holder == Holder::Human && !seat.yours {
            div class="seat-means" { (seat_button(view, "free", seat.seat, &finding::remove(lang, called(seat, lang)))) }
        } @else if view.is_host() && seat.holder == Holder::Bot {
            div class="seat-means" { (seat_button(view, "free", seat.seat, &finding::free(lang))) }
        }
    }
}
