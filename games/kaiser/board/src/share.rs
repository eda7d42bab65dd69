//! The Empire as one drawing, for pictures that are shared: the map with the throne, and of each electorate what stands there.

use kaiser_rules::{Board, Electorate, Kaiser, View};
use kaiser_words::{Verdict, board as label, electorate as name};
use maud::{Markup, html};
use words::Lang;

use super::busts::Hat;
use super::defs::defs;
use super::pieces::{city, knight, noble, tenant};
use super::plate::{arms, chair, ground, hat_of};
use super::scenery::{HEIGHT, WIDTH, scenery};
use super::throne::balance;

/// Where an electorate lies on the map; the style sheet of the board has the same.
pub(super) fn place(at: Electorate) -> [f64; 2] {
    match at {
        Electorate::Koeln => [20.0, 49.0],
        Electorate::Trier => [14.0, 221.0],
        Electorate::Pfalz => [88.0, 393.0],
        Electorate::Mainz => [348.0, 243.0],
        Electorate::Brandenburg => [682.0, 49.0],
        Electorate::Sachsen => [642.0, 221.0],
        Electorate::Boehmen => [680.0, 393.0],
    }
}

/// A drawing in a box of its own.
pub(super) fn boxed([x, y, width, height]: [f64; 4], drawing: &Markup) -> Markup {
    html! { svg x=(x) y=(y) width=(width) height=(height) overflow="visible" { (drawing) } }
}

/// The whole picture.
pub(super) fn picture(game: &Kaiser, view: &View, lang: Lang) -> Markup {
    html! {
        svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } {
            g class="bd kaiser" {
                (defs())
                (scenery(lang))
                (boxed([290.0, 14.0, 360.0, 214.0], &balance(game, view, lang)))
                @if let Some(ruler) = view.board.throne { (boxed([443.0, 110.0, 54.0, 54.0], &noble(lang, ruler, Hat::Crown, "throne"))) }
                @for at in Electorate::ALL {
                    @let [x, y] = place(at);
                    g transform={ "translate(" (x) " " (y) ")" } { (electorate(game, &view.board, at, lang)) }
                }
            }
        }
    }
}

fn electorate(game: &Kaiser, board: &Board, at: Electorate, lang: Lang) -> Markup {
    let land = &board.lands[at];
    let spaces = game.data().spaces[at];
    let estate = if at.is_church() { "church" } else { "secular" };
    let owner = land.elector.map_or("vacant", |elector| elector.colour.id());
    let out = if land.played { "1" } else { "0.45" };
    // The more there are, the smaller they are drawn, as on the board.
    let (side, gap) = match spaces.noble {
        0..=4 => (40.0, 6.0),
        5 => (33.0, 3.0),
        _ => (27.0, 3.0),
    };
    let beside = |slot: u8| 62.0 + f64::from(slot) * (side + gap);
    let work = |slot: u8| 62.0 + f64::from(slot) * 46.0;
    html! {
        g class={ "plate " (estate) } opacity=(out) {
            g class="country" { (boxed([-8.0, -6.0, 260.0, 165.0], &ground(at, owner))) }
            (boxed([0.0, 2.0, 18.0, 21.0], &arms(at)))
            text x="25" y="20" fill="var(--ink)" font-family="var(--serif)" font-size="19" font-weight="700" { (name(lang, at).to_string()) }
            @if land.played {
                (boxed([0.0, 27.0, 58.0, 76.0], &chair(at)))
                @if let Some(elector) = land.elector {
                    (boxed([9.6, 49.0, 38.7, 38.7], &noble(lang, elector, hat_of(at), "elector")))
                } @else {
                    text x="29" y="73" text-anchor="middle" fill="var(--ink)" font-family="var(--serif)" font-size="13" font-style="italic" { (label::vacant(lang)) }
                }
                @for slot in 0..spaces.noble {
                    @match land.tenant(slot) {
                        Some(found) => (boxed([beside(slot), 27.0, side, side], &tenant(lang, found, "space"))),
                        None => rect class="hole" x=(beside(slot)) y="27" width=(side) height=(side) rx="5" {},
                    }
                }
                @for slot in 0..spaces.castle {
                    (boxed([work(slot), 71.0, 38.0, 38.0], &html! { svg viewBox="-1 2 42 38" { use href="#kd-castle" {} } }))
                    @if let Some(owner) = land.castles.get(usize::from(slot)).copied().flatten() {
                        (boxed([work(slot) + 5.3, 80.0, 27.4, 27.4], &knight(lang, owner, "castle")))
                    }
                }
                @for slot in 0..spaces.city {
                    @let x = work(spaces.castle + slot);
                    @match land.cities.get(usize::from(slot)).copied().flatten() {
                        Some(found) => (boxed([x, 71.0, 38.0, 38.0], &city(lang, found, "city"))),
                        None => (boxed([x, 71.0, 38.0, 38.0], &html! { svg viewBox="0 0 40 40" { use href="#kd-site" {} } })),
                    }
                }
                (power(game, board, at, lang))
            }
        }
    }
}

/// Everybody's power; whoever leads is in full colour.
fn power(game: &Kaiser, board: &Board, at: Electorate, lang: Lang) -> Markup {
    let power = game.power(board, at);
    let verdict = Verdict::of(lang, game, board, at);
    html! {
        @for (place, colour) in game.colours().enumerate() {
            @let pale = !verdict.leaders.contains(&colour);
            g class={ "p-" (colour.id()) } transform={ "translate(" (place * 50) " 117)" } {
                path class="of-family line" d="M0 0H46V21L23 32L0 21Z" fill-opacity="1" {}
                @if pale { path d="M0 0H46V21L23 32L0 21Z" fill="var(--paper)" fill-opacity="0.66" {} }
                g color=(if pale { "var(--ink)" } else { "var(--on)" }) {
                    g class=[(!pale).then_some("on")] { use href={ "#kd-c-" (colour.id()) } x="5" y="5" width="16" height="16" {} }
                    text x="32" y="19.5" text-anchor="middle" fill="currentColor" font-family="var(--sans)" font-size="18" font-weight="800" { (power[colour]) }
                }
            }
        }
    }
}
