//! The Empire in one line, for narrow screens: seven arms, each with whoever would hold the seat. They lead to the land.

use kaiser_rules::{Electorate, Kaiser, Prospect, View};
use kaiser_words::{Verdict, board as label, electorate as name};
use maud::{Markup, html};
use words::Lang;

use super::pieces::{mark, shield};
use super::plate::arms;

/// The line.
pub(super) fn glance(game: &Kaiser, view: &View, lang: Lang) -> Markup {
    let board = &view.board;
    html! {
        nav class="glance" aria-label=(label::electorates(lang)) {
            @for at in Electorate::ALL {
                @if board.lands[at].played {
                    @let verdict = Verdict::of(lang, game, board, at);
                    a href={ "#electorate-" (at.id()) } aria-label=(label::land(name(lang, at), &verdict)) {
                        (arms(at))
                        @match verdict.prospect {
                            Prospect::Stays(colour) | Prospect::Takes(colour) => (shield(colour)),
                            Prospect::Tie | Prospect::TieVacant => { b { "=" } }
                            Prospect::Vacant(_) | Prospect::Nobody => {}
                        }
                    }
                }
            }
            a href="#families" aria-label=(label::families(lang)) { (mark("noble")) }
            a href="#display" aria-label=(label::cards(lang)) { svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false" { path class="stroke" d="M4 7 14 4 18 19 8 22zM12 3h8v15" {} } }
        }
    }
}
