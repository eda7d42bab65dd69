//! One electorate: the elector and his privilege, everybody's power, and what would become of the seat.

use engine::Anchor;
use kaiser_rules::{Board, BoardPlace, Electorate, Kaiser, Land, Prospect, Spot, Step};
use kaiser_words::{board as label, electorate as name, privilege, privilege_in_short};
use maud::{Markup, html};
use words::Lang;

use super::draw::lines;
use super::pieces::{TILE, charge, crown, noble, place};
use super::spaces::spaces;
use boards::Lit;

/// The width of an electorate.
pub(super) const WIDTH: f64 = 224.0;
/// The height of an electorate.
pub(super) const HEIGHT: f64 = 245.0;

/// Draws an electorate. Places lie side by side, not inside one another, so that a click has one meaning;
/// where the whole electorate is meant, whatever is in it stands for it.
pub(super) fn electorate(
    game: &Kaiser,
    board: &Board,
    at: Electorate,
    lit: &Lit,
    lang: Lang,
) -> Markup {
    let land = &board.lands[at];
    let estate = if at.is_church() { "church" } else { "secular" };
    let id = at.id();
    let anchor = Anchor::from(BoardPlace::Electorate(at));
    html! {
        svg class={ "quarter " (estate) (if land.played { "" } else { " closed" }) } viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) {
            g id={ "electorate-" (id) } class={ "electorate" (lit.class(&anchor)) } data-anchor=(anchor) {
                rect class="ground" width=(WIDTH) height=(HEIGHT) rx="8" {}
                rect class="ring" x="3" y="3" width=(WIDTH - 6.0) height=(HEIGHT - 6.0) rx="6" {}
                text class="title" x="10" y="21" { (name(lang, at)) }
                @if !land.played { text class="soft" x="10" y="44" { (label::not_played(lang)) } }
            }
            @if land.played {
                (votes(game, board, at, lang))
                (seat(land, at, lit, lang))
                (spaces(game, land, at, lit, lang))
                (standing(game, board, at, lit, lang))
            }
        }
    }
}

/// What a place inside an electorate is called when it is clicked, and its classes: itself where something can
/// be done with it, else the electorate if that is meant.
pub(super) fn meant(lit: &Lit, at: Electorate, own: impl Into<Anchor>) -> (Anchor, &'static str) {
    let own = own.into();
    let class = lit.class(&own);
    let electorate = Anchor::from(BoardPlace::Electorate(at));
    if class.is_empty() && lit.is_legal(&electorate) {
        (electorate, " within")
    } else {
        (own, class)
    }
}

/// How many votes the elector has in the election, beside the name.
fn votes(game: &Kaiser, board: &Board, at: Electorate, lang: Lang) -> Markup {
    let votes = game.seat_votes(board, at);
    html! {
        @if board.lands[at].elector.is_some() {
            text class={ "seat-votes" (if board.excluded == Some(at) { " excluded" } else { "" }) } x=(WIDTH - 10.0) y="20" text-anchor="end" { (kaiser_words::votes(lang, votes)) }
        }
    }
}

/// The elector, and beside him the privilege.
fn seat(land: &Land, at: Electorate, lit: &Lit, lang: Lang) -> Markup {
    let id = at.id();
    let (anchor, class) = meant(lit, at, BoardPlace::Spot(Spot::Elector(at)));
    let (right, lit_right) = meant(lit, at, BoardPlace::Privilege(at));
    let right_text = lines(privilege_in_short(lang, at), 17);
    let used = if land.used { " used" } else { "" };
    html! {
        g id={ "elector-" (id) } class={ "seat" (class) } data-anchor=(anchor) transform=(place(12.0, 33.0)) {
            rect class={ "space" (if land.elector.is_none() { " free" } else { "" }) } x="-4" y="-4" width=(TILE + 8.0) height=(TILE + 8.0) rx="9" {}
            @match land.elector {
                Some(elector) => (noble(lang, elector, id)),
                None => {
                    title { (label::vacant(lang)) }
                    (crown(TILE / 2.0 - 11.0, TILE / 2.0 - 8.0))
                }
            }
            rect class="ring" x="-4" y="-4" width=(TILE + 8.0) height=(TILE + 8.0) rx="9" {}
        }
        g id={ "privilege-" (id) } class={ "privilege" (lit_right) (used) } data-anchor=(right) transform=(place(74.0, 33.0)) {
            title { (privilege(lang, at)) }
            rect class="space" x="0" y="-4" width="142" height=(TILE + 8.0) rx="9" {}
            @for (line, text) in right_text.iter().enumerate() {
                text x="9" y=(35 - 8 * right_text.len() + 16 * line) { (text) }
            }
            @if land.used { path class="used-mark" d="M118 9L124 16L135 2" {} }
            rect class="ring" x="0" y="-4" width="142" height=(TILE + 8.0) rx="9" {}
        }
    }
}

/// Everybody's power, and what would become of the seat. Where the emperor decides a tie, these are what he
/// clicks.
fn standing(game: &Kaiser, board: &Board, at: Electorate, lit: &Lit, lang: Lang) -> Markup {
    let power = game.power(board, at);
    let strongest: Vec<_> = Kaiser::strongest(&power).collect();
    let tied = board.step == Step::Tie { electorate: at };
    let prospect = game.prospect(board, at);
    html! {
        text class="prospect" x="10" y="205" { (label::prospect(lang, prospect)) }
        g class="standing" transform=(place(9.0, 213.0)) {
            @for (index, colour) in game.colours().enumerate() {
                @let anchor = tied.then(|| Anchor::from(BoardPlace::Player(colour)));
                @let lit_up = anchor.as_ref().map_or("", |anchor| lit.class(anchor));
                @let leads = strongest.contains(&colour);
                g class={ "tile " (colour.id()) (if leads { "" } else { " weaker" }) (lit_up) } data-anchor=[anchor] transform=(place(index as f64 * 52.0, 0.0)) {
                    title { (label::power_of(lang, colour, power[colour])) }
                    rect class="face" width="50" height="24" rx="12" {}
                    (charge(colour, 6.0, 5.0))
                    text class="power" x="27" y="18" text-anchor="middle" { (power[colour]) }
                    @if leads && prospect != Prospect::Tie { path class="crown" d="M34 17V8L37 11L39.5 7L42 11L45 8V17Z" {} }
                    @if leads && prospect == Prospect::Tie { path class="crown" d="M35 9H44V11.5H35ZM35 14H44V16.5H35Z" {} }
                    rect class="ring" x="-3" y="-3" width="56" height="30" rx="15" {}
                }
            }
        }
    }
}
