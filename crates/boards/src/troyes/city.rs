//! The upper half of the board: buildings, districts and the Cathedral.

use ::troyes::{Building, Family, Step, Troyes, View};
use engine::Game;
use maud::{Markup, html};
use words::Lang;
use words::troyes::board::{Label, group, label};
use words::troyes::{building as building_name, family as family_name};

use super::mark;
use super::pieces::{DIE, black_die, die, token};
use crate::Lit;

/// The height of a building.
const HOUSE: f64 = 136.0;
/// The height of a district.
const DISTRICT: f64 = 80.0;

/// The three buildings with their spaces, one above the other.
pub(super) fn buildings(game: &Troyes, view: &View, lit: &Lit, lang: Lang) -> Markup {
    html! {
        g id="buildings" {
            @for (place, &building) in Building::ALL.iter().enumerate() {
                g transform=(format!("translate(14 {})", 14.0 + (HOUSE + 8.0) * place as f64)) {
                    (house(game, view, lit, building, lang))
                }
            }
        }
    }
}

fn house(game: &Troyes, view: &View, lit: &Lit, building: Building, lang: Lang) -> Markup {
    let anchor = format!("building:{}", building.id());
    let rows = game.data().buildings[building].rows;
    let length = game.data().buildings[building].row_length();
    let pictured = format!("expelled:{}", building.id());
    html! {
        g id={ "building-" (building.id()) } class={ "house " (building.colour().id()) (mark(lit, &anchor)) } data-anchor=(anchor) {
            rect class="ring" width="372" height=(HOUSE) rx="4" {}
            text class="title" x="10" y="20" { (building_name(lang, building)) }
        }
        @for space in building.spaces() {
            @let index = space.number() - 1;
            @let (row, column) = (index / length, index % length);
            @let wide = 264.0 / f64::from(rows);
            @let x = 10.0 + wide * f64::from(row) + (wide / f64::from(length)) * (f64::from(column) + 0.5);
            @let anchor = format!("space:{}", space.id());
            g id={ "space-" (space.id()) } class={ "space" (mark(lit, &anchor)) } data-anchor=(anchor) {
                circle class="ring" cx=(x) cy="72" r="18" {}
                @if let Some(citizen) = view.board.citizens[space.index()] { (token(lang, citizen, x, 72.0)) }
            }
        }
        @for row in 0..rows {
            @let wide = 264.0 / f64::from(rows);
            @let faces = if length == 1 { format!("{}", row + 1) } else { format!("{}–{}", row * length + 1, (row + 1) * length) };
            text class="faces" x=(10.0 + wide * (f64::from(row) + 0.5)) y="118" text-anchor="middle" { (faces) }
        }
        g id={ "expelled-" (building.id()) } class={ "space" (mark(lit, &pictured)) } data-anchor=(pictured) {
            rect class="ring" x="280" y="30" width="84" height="98" rx="3" {}
            text x="322" y="46" text-anchor="middle" { (label(lang, Label::Expelled)) }
            @for (place, citizen) in view.board.expelled[building].iter().enumerate() {
                (token(lang, citizen, 298.0 + 25.0 * (place % 3) as f64, 70.0 + 30.0 * (place / 3) as f64))
            }
        }
    }
}

/// The districts with their dice, and the black dice below them.
pub(super) fn districts(game: &Troyes, view: &View, lit: &Lit, lang: Lang) -> Markup {
    let families = Family::playing(game.seats()).chain([Family::Neutral]);
    html! {
        g id="districts" transform="translate(400 14)" {
            @for (place, family) in families.enumerate() {
                g id={ "district-" (family.id()) } class="district" transform=(format!("translate(0 {})", DISTRICT * place as f64)) {
                    rect class="sheet" width="420" height=(DISTRICT - 6.0) rx="4" {}
                    (token(lang, family, 22.0, 24.0))
                    text class="title" x="42" y="30" { (family_name(lang, family)) }
                    @if view.board.players[family].passed {
                        text x="42" y="54" { (view.board.players[family].purse) " d" }
                    }
                    @for (order, (space, found)) in view.board.dice_of(family).enumerate() {
                        @let anchor = format!("die:{}", space.id());
                        @let taken = view.board.plan.dice.contains(space) || is_chosen(view, space);
                        g id={ "die-" (space.id()) } class=(if taken { " chosen" } else { mark(lit, &anchor) }) data-anchor=(anchor) {
                            (die(space.colour(), found.value, 128.0 + (DIE + 5.0) * (order % 8) as f64, 6.0 + (DIE + 2.0) * (order / 8) as f64))
                        }
                    }
                }
            }
        }
        g id="black-dice" transform="translate(400 420)" {
            text x="0" y="20" { (label(lang, Label::BlackDice)) }
            @for (place, &value) in view.board.black.iter().enumerate() {
                @let anchor = format!("black:{value}");
                @let first = view.board.black.iter().position(|&other| other == value) == Some(place);
                @let id = first.then(|| format!("black-{value}"));
                g id=[id] class={ "space" (mark(lit, &anchor)) } data-anchor=(anchor) { (black_die(value, 150.0 + 38.0 * place as f64, 0.0)) }
            }
        }
    }
}

/// Whether the die is among those chosen to counter or to be turned over.
fn is_chosen(view: &View, space: ::troyes::Space) -> bool {
    match view.board.step {
        Step::Counter { dice, .. } | Step::TurnOver { dice, .. } => dice.contains(space),
        _ => false,
    }
}

/// The Cathedral, the fields and the supplies of citizens.
pub(super) fn works(game: &Troyes, view: &View, lit: &Lit, lang: Lang) -> Markup {
    let plan = &view.board.plan;
    html! {
        g id="works" transform="translate(836 14)" {
            g id="place-cathedral" class={ "house white" (mark(lit, "place:cathedral")) } data-anchor="place:cathedral" {
                rect class="ring" width="350" height="206" rx="4" {}
                text class="title" x="10" y="20" { (label(lang, Label::Cathedral)) }
                @for (level, places) in view.board.cathedral.iter().enumerate() {
                    @for (column, cube) in places.iter().enumerate() {
                        @let (x, y) = (40.0 + 54.0 * column as f64, 156.0 - 52.0 * level as f64);
                        rect class="place" x=(x - 18.0) y=(y - 18.0) width="36" height="36" {}
                        @if let Some(family) = cube { (token(lang, *family, x, y)) }
                    }
                }
                @for column in 0..6_u8 {
                    text class="faces" x=(40.0 + 54.0 * f64::from(column)) y="196" text-anchor="middle" { (column + 1) " (+" (game.data().cathedral[usize::from(column)]) ")" }
                }
            }
            g id="place-agriculture" class={ "house yellow" (mark(lit, "place:agriculture")) } data-anchor="place:agriculture" {
                rect class="ring" y="214" width="170" height="56" rx="4" {}
                text class="title" x="10" y="236" { (label(lang, Label::Agriculture)) }
                text x="10" y="258" { "÷ 2" }
            }
            @if plan.group.count > 0 {
                text id="group" class="title" x="180" y="236" { (group(lang, plan.group.total, plan.group.price)) }
            }
            @for (place, (id, text)) in [("supply", Label::Supply), ("reserve", Label::Reserve)].into_iter().enumerate() {
                @let anchor = format!("citizens:{id}");
                @let y = 278.0 + 64.0 * place as f64;
                g id={ "citizens-" (id) } class={ "space" (mark(lit, &anchor)) } data-anchor=(anchor) {
                    rect class="ring" y=(y) width="350" height="58" rx="4" {}
                    text x="10" y=(y + 22.0) { (label(lang, text)) }
                    @for (order, family) in Family::playing(game.seats()).enumerate() {
                        @let player = &view.board.players[family];
                        @let x = 150.0 + 50.0 * order as f64;
                        (token(lang, family, x, y + 36.0))
                        text x=(x + 16.0) y=(y + 41.0) { (if id == "supply" { player.supply } else { player.reserve }) }
                    }
                }
            }
        }
    }
}
