//! The desk of whoever plays: the tables that wait for them, with a picture of each board.

use maud::{Markup, html};
use table::Listed;
use words::Lang;
use words::site::home;

use super::home::called;
use super::pace;

/// What the first page says besides.
pub(super) mod texts {
    words::texts!("home");
}

/// The tables where it is the reader's turn, the most urgent first and largest.
pub(super) fn desk(my_turn: &[Listed], find: &Markup, lang: Lang) -> Markup {
    let heading = match my_turn.len() {
        0 => texts::nobody_waits(lang),
        number => texts::wait_for_you(lang, number),
    };
    html! {
        div class="lobby-head" {
            h1 { (heading) }
            div class="row" { (find) a class="button" href="#games" { (home::new_game(lang)) } }
        }
        @if !my_turn.is_empty() {
            ul class="desk" { @for table in my_turn { (turn(table, lang)) } }
        }
    }
}

fn turn(table: &Listed, lang: Lang) -> Markup {
    let seats = table.seats(lang).unwrap_or_default();
    let address = format!("/tables/{}", table.id());
    html! {
        li class="sheet turn" {
            @if cfg!(feature = "pictures") {
                a class="mini" href=(address) tabindex="-1" aria-hidden="true" { img src={ (address) "/board.png" } alt="" loading="lazy" width="480" height="360"; }
            }
            div class="what" {
                p class="note" { (table.kind().title(lang)) @if let Some(round) = table.round(lang) { " · " (round) } }
                h2 { (home::your_turn(lang)) }
                p class="who" {
                    @for seat in &seats {
                        span class="seat" { @if let Ok(sign) = table.sign(seat.seat, lang) { (sign) } (called(seat, lang)) }
                    }
                }
                p class="when" { (pace::in_list(table, lang)) }
                p { a class="button primary" href=(address) { (texts::play(lang)) " " span class="unseen" { (table.kind().title(lang)) } } }
            }
        }
    }
}
