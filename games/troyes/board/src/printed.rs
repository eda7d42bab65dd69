//! A card, an event or a building by itself, as it is printed with a table's figures.

use boards::{paragraph, type_set, view_box};
use maud::{Markup, html};
use troyes_rules::{Activity, Building, EventCard};
use troyes_words::{card as card_name, card_effect, event_brief, event_card as event_name};

use super::Scene;
use super::art::Icon;
use super::cathedral::windowed;
use super::city::house;
use super::share::boxed;
use super::symbols::{emblem_of, emblem_of_card, emblem_of_event, symbols};

/// The size of a card, and of an event.
const CARD: [f64; 2] = [360.0, 214.0];
const EVENT: [f64; 2] = [360.0, 140.0];
/// The round of a card as on its back.
const ROUNDS: [&str; 3] = ["I", "II", "III"];

/// The drawing of an entry of the data file, if it is printed somewhere.
pub(super) fn printed(scene: Scene<'_>, entry: &str) -> Option<Markup> {
    let (group, id) = entry.split_once('.').unwrap_or((entry, ""));
    match group {
        "activity" => {
            let found = Activity::ALL.into_iter().find(|one| one.id() == id);
            found.map(|one| leaf(CARD, &card(scene, one)))
        }
        "event" => {
            let found = EventCard::ALL.into_iter().find(|one| one.id() == id);
            found.map(|one| leaf(EVENT, &event(scene, one)))
        }
        "building" => {
            let found = Building::ALL.into_iter().find(|one| one.id() == id);
            found.map(|one| alone(&house(scene, one)))
        }
        "cathedral" => Some(alone(&windowed(scene))),
        _ => None,
    }
}

/// A drawing with what its parts refer to.
fn drawing([width, height]: [f64; 2], parts: &Markup) -> Markup {
    html! {
        svg viewBox={ "0 0 " (width) " " (height) } {
            g class="bd troyes" { (symbols()) (parts) }
        }
    }
}

/// A part of the board by itself.
fn alone(part: &Markup) -> Markup {
    let size: Vec<f64> = view_box(part)
        .split(' ')
        .filter_map(|number| number.parse().ok())
        .collect();
    let size = [size.get(2), size.get(3)].map(|length| length.copied().unwrap_or(300.0));
    let [width, height] = size;
    drawing(
        size,
        &html! {
            rect width=(width) height=(height) rx="8" fill="var(--ground)" {}
            (boxed([0.0, 0.0, width, height], part))
        },
    )
}

/// A sheet of paper with an outline.
fn leaf([width, height]: [f64; 2], parts: &Markup) -> Markup {
    drawing(
        [width, height],
        &html! {
            rect x="1" y="1" width=(width - 2.0) height=(height - 2.0) rx="7" fill="var(--leaf)" stroke="var(--outline)" stroke-width="2" {}
            (parts)
        },
    )
}

fn used(place: [f64; 4], units: &str, name: &str) -> Markup {
    boxed(
        place,
        &html! { svg viewBox=(units) { use href={ "#" (name) } {} } },
    )
}

fn icon([x, y]: [f64; 2], side: f64, icon: Icon) -> Markup {
    used([x, y, side, side], "0 0 18 18", &format!("i-{}", icon.id()))
}

/// The small die of a colour with what its dice are divided by, to the left of a corner.
fn divisor([right, y]: [f64; 2], colour: &str, divisor: u8) -> Markup {
    html! {
        (used([right - 62.0, y, 24.0, 24.0], "0 0 18 18", &format!("mini-{colour}")))
        (type_set([right - 34.0, y + 19.5], 21.0, &format!("÷{divisor}")))
    }
}

fn line(y: f64, width: f64) -> Markup {
    html! { path d={ "M1 " (y) "H" (width - 1.0) } fill="none" stroke="var(--outline)" stroke-width="1.5" {} }
}

fn card(scene: Scene<'_>, activity: Activity) -> Markup {
    let face = scene.game.data().activities[activity];
    let (colour, [width, height]) = (activity.colour().id(), CARD);
    let name = card_name(scene.lang, activity);
    let size = if name.chars().count() > 18 {
        17.0
    } else {
        22.0
    };
    let round = ROUNDS.get(usize::from(face.round).saturating_sub(1));
    html! {
        (emblem_of_card(activity))
        (type_set([13.0, 29.0], size, name))
        (divisor([width - 4.0, 8.0], colour, face.divisor))
        rect x="2" y="41" width="122" height=(height - 99.0) fill=(format!("var(--tint-{colour})")) {}
        (used([14.0, 50.0, 98.0, 98.0], "0 0 64 64", &format!("em-{}", activity.id())))
        (line(41.0, width)) (line(height - 58.0, width))
        path d="M124 41V156" fill="none" stroke="var(--outline)" stroke-width="1.5" {}
        (paragraph([134.0, 64.0], 15.0, 29, card_effect(scene.lang, activity)))
        (icon([12.0, height - 43.0], 28.0, Icon::Citizen))
        (type_set([45.0, height - 21.0], 23.0, &face.cost.to_string()))
        (icon([if face.cost > 9 { 72.0 } else { 60.0 }, height - 41.0], 24.0, Icon::Coin))
        @for (place, points) in face.points.into_iter().enumerate() {
            @let x = 128.0 + 58.0 * place as f64;
            path d={ "M" (x) " " (height - 2.0) "V" (height - 32.0) "a22 18 0 0 1 44 0V" (height - 2.0) } fill="var(--sunk)" stroke="var(--outline)" stroke-width="1.5" {}
            (type_set([x + 16.0, height - 15.0], 21.0, &points.to_string()))
        }
        @if let Some(round) = round {
            circle cx=(width - 30.0) cy=(height - 29.0) r="20" fill="var(--sunk)" stroke="var(--outline)" stroke-width="1.5" {}
            (type_set([width - 30.0 - 4.2 * round.len() as f64, height - 22.0], 20.0, round))
        }
    }
}

fn event(scene: Scene<'_>, event: EventCard) -> Markup {
    let face = scene.game.data().events[event];
    let (colour, [width, height]) = (face.colour.id(), EVENT);
    let name = event_name(scene.lang, event);
    html! {
        (emblem_of_event(event))
        rect x="2" y="2" width="116" height=(height - 4.0) rx="6" fill=(format!("var(--tint-{colour})")) {}
        (used([10.0, 20.0, 100.0, 100.0], "0 0 64 64", &format!("ev-{}", emblem_of(event))))
        path d={ "M118 1V" (height - 1.0) } fill="none" stroke="var(--outline)" stroke-width="1.5" {}
        (type_set([128.0, 29.0], if name.chars().count() > 20 { 16.0 } else { 20.0 }, name))
        (paragraph([128.0, 52.0], 14.0, 32, event_brief(scene.lang, event)))
        (divisor([194.0, 94.0], colour, face.divisor))
        @for banner in 0..face.banners {
            @let x = 128.0 + 18.0 * f64::from(banner);
            path d={ "M" (x) " 66h14v14l-7 5l-7 -5Z" } fill="var(--sunk)" stroke="var(--outline)" stroke-width="1.5" {}
        }
        (type_set([width - 92.0, 113.0], 20.0, &format!("{}/{}", face.points[0], face.points[1])))
        (icon([width - 50.0, 94.0], 24.0, Icon::Star))
        @if let Some(icon) = face.icon { (used([width - 44.0, 44.0, 26.0, 26.0], "0 0 18 18", &format!("mini-{}", icon.id()))) }
    }
}
