//! The curtain between two players at one screen.

use engine::Seat;
use maud::{Markup, html};
use table::TableView;
use words::Lang;
use words::site::table as texts;

/// Who is to take the screen, and the way to lift the curtain.
pub(super) fn curtain(view: &TableView<'_>, seat: Seat, lang: Lang) -> Markup {
    let seats = view.seats(lang);
    let who = seats.iter().find(|one| one.seat == seat);
    let side = who.map_or_else(String::new, |one| one.side.clone());
    html! {
        section id="decision" class="sheet decision curtain" aria-labelledby="asked" {
            p class="whose" { (view.sign(seat, lang).unwrap_or_default()) @if let Some(who) = who { (who.name) } }
            h1 id="asked" { (texts::curtain(lang, side)) }
            p { (texts::curtain_help(lang)) }
            p { a id="lift" class="button primary" href={ "/tables/" (view.id()) "?seat=" (seat) } data-lift { (texts::lift(lang)) } }
        }
    }
}
