//! The city as one drawing, for pictures that are shared: buildings, Cathedral, influence, dice, cards and events.

use engine::Game;
use maud::{Markup, html};
use troyes_rules::{Building, Card, Colour, EventCard, Family, MOST_INFLUENCE};
use troyes_words::board::Label;
use troyes_words::{card as card_name, family as family_name};

use super::Scene;
use super::cathedral::cathedral;
use super::city::{house, skyline};
use super::marks::{cube, die, figure, token};
use super::symbols::{emblem_of, emblems, symbols};

/// The size of the drawing.
const SIZE: [f64; 2] = [984.0, 606.0];
/// Where the Cathedral and the events begin.
const RIGHT: f64 = 728.0;
/// Where the influence, the districts and the cards begin, and the events.
const STREET: f64 = 222.0;
const DISTRICTS: f64 = 258.0;
const CARDS: f64 = 392.0;
const EVENTS: f64 = 410.0;
/// More events than this are not shown.
const MOST_EVENTS: usize = 6;

/// A drawing in a box of its own.
pub(super) fn boxed([x, y, width, height]: [f64; 4], drawing: &Markup) -> Markup {
    html! { svg x=(x) y=(y) width=(width) height=(height) { (drawing) } }
}

/// A sheet of paper with an outline.
fn sheet([x, y, width, height]: [f64; 4], fill: &str) -> Markup {
    html! { rect x=(x) y=(y) width=(width) height=(height) rx="5" fill=(fill) stroke="var(--outline)" stroke-width="1.5" {} }
}

/// A line of type.
fn type_set(x: f64, y: f64, size: f64, fill: &str, text: &str) -> Markup {
    html! { text x=(x) y=(y) font-size=(size) fill=(fill) font-family="var(--serif)" font-weight="700" { tspan text-anchor="start" { (text) } } }
}

/// The whole picture.
pub(super) fn picture(scene: Scene<'_>) -> Markup {
    let [width, height] = SIZE;
    html! {
        svg viewBox={ "0 0 " (width) " " (height) } {
            g class="bd troyes" {
                (symbols())
                (emblems(scene))
                rect width=(width) height=(height) fill="var(--ground)" {}
                (boxed([0.0, 0.0, RIGHT, STREET], &skyline()))
                @for (place, building) in Building::ALL.into_iter().enumerate() {
                    (boxed([4.0 + 242.0 * place as f64, 8.0, 236.0, STREET - 10.0], &house(scene, building)))
                }
                (street(scene))
                (districts(scene))
                @for (place, card) in scene.view.board.cards.iter().enumerate() { (card_at(scene, place, card.as_ref())) }
                (boxed([RIGHT, 0.0, width - RIGHT, EVENTS], &cathedral(scene)))
                rect x=(RIGHT) y=(EVENTS) width=(width - RIGHT) height=(height - EVENTS) fill="var(--outside)" {}
                (events(scene))
                path d={ "M" (RIGHT) " 0V" (height) "M" (RIGHT) " " (EVENTS) "H" (width) } fill="none" stroke="var(--outline)" stroke-width="2" {}
            }
        }
    }
}

/// Influence from 0 to 20; tokens on one stone lie over each other.
fn street(scene: Scene<'_>) -> Markup {
    let stone = RIGHT / f64::from(MOST_INFLUENCE + 1);
    html! {
        rect y=(STREET) width=(RIGHT) height="36" fill="var(--cobble)" stroke="var(--outline)" stroke-width="1.5" {}
        @for number in 0..=MOST_INFLUENCE {
            @let x = stone * f64::from(number);
            path d={ "M" (x) " " (STREET) "v36" } stroke="var(--seam)" {}
            text x=(x + stone / 2.0) y=(STREET + 32.0) font-size="12" fill="var(--soft)" font-weight="700" { (number) }
        }
        @for (place, family) in Family::playing(scene.game.seats()).enumerate() {
            @let influence = scene.view.board.players[family].influence.min(MOST_INFLUENCE);
            (boxed([stone * f64::from(influence) + 3.0 + 4.0 * place as f64, STREET + 2.0, 20.0, 20.0], &token(family)))
        }
    }
}

/// The districts with their dice.
fn districts(scene: Scene<'_>) -> Markup {
    let families: Vec<Family> = Family::playing(scene.game.seats())
        .chain([Family::Neutral])
        .collect();
    let wide = (RIGHT - 6.0) / families.len() as f64;
    html! {
        rect y=(DISTRICTS) width=(RIGHT) height=(CARDS - DISTRICTS) fill="var(--cobble)" {}
        @for (place, &family) in families.iter().enumerate() {
            @let x = 6.0 + wide * place as f64;
            g class={ "quarter " (family.id()) } {
                (sheet([x, DISTRICTS + 5.0, wide - 6.0, CARDS - DISTRICTS - 9.0], "var(--leaf)"))
                (boxed([x + 5.0, DISTRICTS + 8.0, 20.0, 20.0], &token(family)))
                (type_set(x + 29.0, DISTRICTS + 24.0, 15.0, "var(--ink)", family_name(scene.lang, family)))
                (dice(scene, family, x + 5.0, wide - 14.0))
            }
        }
    }
}

fn dice(scene: Scene<'_>, family: Family, left: f64, wide: f64) -> Markup {
    let dice: Vec<_> = scene.view.board.dice_of(family).collect();
    // As large as they fit in three rows.
    let rows: f64 = if dice.len() <= 2 * (wide / 40.0) as usize {
        2.0
    } else {
        3.0
    };
    let side = (90.0 / rows).min(40.0);
    let row = ((wide / side) as usize).max(1);
    html! {
        @for (place, (space, found)) in dice.into_iter().enumerate() {
            @let (column, line) = ((place % row) as f64, (place / row) as f64);
            g class={ "die " (space.colour().id()) } {
                (boxed([left + side * column, DISTRICTS + 33.0 + side * line, side - 4.0, side - 4.0], &die(Some(space.colour()), found.value, false)))
            }
        }
    }
}

/// A card with its emblem and its tradesmen, or its back.
fn card_at(scene: Scene<'_>, place: usize, card: Option<&Card>) -> Markup {
    let (column, row) = ((place % 3) as f64, (place / 3) as f64);
    let (x, y) = (6.0 + 241.0 * column, CARDS + 4.0 + 70.0 * row);
    let colour = Colour::ALL[place / 3].id();
    html! {
        @match card {
            None => {
                (sheet([x, y, 234.0, 64.0], &format!("var(--back-{colour})")))
                circle cx=(x + 117.0) cy=(y + 32.0) r="22" fill="var(--leaf)" stroke="var(--outline)" stroke-width="1.5" {}
                text x=(x + 117.0) y=(y + 38.5) font-size="18" font-weight="700" font-family="var(--serif)" fill="var(--ink)" { (["I", "II", "III"][place % 3]) }
            }
            Some(card) => {
                (sheet([x, y, 234.0, 64.0], "var(--leaf)"))
                path d={ "M" (x) " " (y + 5.0) "q0-5 5-5h224q5 0 5 5v18h-234z" } fill=(format!("var(--head-{colour})")) stroke="var(--outline)" stroke-width="1.2" {}
                rect x=(x + 1.0) y=(y + 24.0) width="52" height="39" fill=(format!("var(--tint-{colour})")) {}
                (boxed([x + 8.0, y + 25.0, 38.0, 37.0], &html! { svg viewBox="0 0 64 64" { use href={ "#em-" (card.activity.id()) } {} } }))
                (type_set(x + 7.0, y + 17.0, 15.0, if colour == "red" { "#fff6ea" } else { "#2a2622" }, card_name(scene.lang, card.activity)))
                @for (place, family) in card.tradesmen.iter().flatten().chain(card.others.iter().collect::<Vec<_>>().iter()).enumerate() {
                    (boxed([x + 60.0 + 27.0 * place as f64, y + 29.0, 25.0, 31.0], &figure(*family)))
                }
            }
        }
    }
}

/// The events with the cubes on them.
fn events(scene: Scene<'_>) -> Markup {
    let row = scene.view.board.row.iter().map(|threat| threat.card);
    let events = [EventCard::Marauding].into_iter().chain(row);
    html! {
        (type_set(RIGHT + 8.0, EVENTS + 18.0, 15.0, "var(--ink)", scene.label(Label::Outside)))
        @for (place, event) in events.take(MOST_EVENTS).enumerate() {
            @let (x, y) = (RIGHT + 6.0 + 124.0 * (place % 2) as f64, EVENTS + 25.0 + 57.0 * (place / 2) as f64);
            @let colour = scene.game.data().events[event].colour.id();
            (sheet([x, y, 120.0, 53.0], "var(--leaf)"))
            rect x=(x + 1.0) y=(y + 1.0) width="48" height="51" rx="4" fill=(format!("var(--tint-{colour})")) {}
            (boxed([x + 3.0, y + 4.0, 44.0, 44.0], &html! { svg viewBox="0 0 64 64" { use href={ "#ev-" (emblem_of(event)) } {} } }))
            @for (number, &family) in scene.view.board.cubes_on(event).iter().enumerate() {
                (boxed([x + 53.0 + 22.0 * (number % 3) as f64, y + 5.0 + 23.0 * (number / 3) as f64, 21.0, 21.0], &cube(family)))
            }
        }
    }
}
