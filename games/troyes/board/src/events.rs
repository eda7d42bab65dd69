//! Marauding and the row of event cards, with who would get what.

use engine::Anchor;
use maud::{Markup, html};
use troyes_rules::{Action, BoardPlace, EventCard, Family, Prospect, Step, Target};
use troyes_words::{event_brief, event_card as event_name, event_effect};

use super::Scene;
use super::pieces::{token, wrapped};

/// The height of a card, its gap included.
const HIGH: f64 = 79.0;
/// Events that have room for their effect in words.
const ROOMY: usize = 9;
/// The second row leaves the corner to the buttons for a closer look.
const CORNER: f64 = 150.0;

/// The events.
pub(super) fn events(scene: Scene<'_>) -> Markup {
    let row = scene.view.board.row.iter().map(|threat| threat.card);
    let events: Vec<EventCard> = [EventCard::Marauding].into_iter().chain(row).collect();
    let roomy = events.len() <= ROOMY;
    let (across, step) = if roomy { (5, 182.4) } else { (7, 126.0) };
    html! {
        g id="events" transform="translate(8 678)" {
            @for (place, &event) in events.iter().enumerate() {
                @let below = place >= across;
                @let x = if below { CORNER + step * (place - across) as f64 } else { step * place as f64 };
                @let y = if below { HIGH } else { 0.0 };
                g transform=(format!("translate({x} {y})")) { (threat(scene, event, step - 4.0, roomy)) }
            }
        }
    }
}

/// What the group would do to the event, while it is put together or about to be paid.
fn prospect(scene: Scene<'_>, event: EventCard) -> Option<Prospect> {
    let board = &scene.view.board;
    match board.step {
        Step::Group { .. } => scene.prospect(Action::Combat(event)),
        Step::Confirm { .. } if board.plan.target == Some(Target::Event(event)) => (1..=6)
            .rev()
            .find_map(|times| scene.prospect(Action::Times(times))),
        _ => None,
    }
}

fn threat(scene: Scene<'_>, event: EventCard, wide: f64, roomy: bool) -> Markup {
    let Scene {
        game, view, lang, ..
    } = scene;
    let face = game.data().events[event];
    let anchor = Anchor::from(BoardPlace::Event(event));
    let placed = view.board.cubes_on(event);
    let prospect = prospect(scene, event);
    let coming = prospect
        .as_ref()
        .map_or(0, |found| usize::from(found.times));
    let name = wrapped(event_name(lang, event), if roomy { 21 } else { 16 });
    let briefly = roomy && name.len() == 1;
    let figures = format!("÷ {}", face.divisor);
    html! {
        g id={ "event-" (event.id()) } class={ "card " (face.colour.id()) (scene.mark(&anchor)) } data-anchor=(anchor) {
            title { (event_name(lang, event)) ": " (event_effect(lang, event)) }
            rect class="ring" width=(wide) height=(HIGH - 4.0) rx="4" {}
            @for (order, line) in name.iter().enumerate() {
                text class="title" x="6" y=(16.0 + 14.0 * order as f64) { (line) }
            }
            @if briefly { text class="effect" x="6" y="31" { (event_brief(lang, event)) } }
            @for banner in 0..usize::from(face.banners) {
                @let x = if roomy { 17.0 + 22.0 * banner as f64 } else { 13.0 + 16.0 * banner as f64 };
                @let will = (placed.len()..placed.len() + coming).contains(&banner);
                path class=(if will { "banner will" } else { "banner" }) d=(format!("M{} 35h20v20l-10 5l-10 -5Z", x - 10.0)) {}
                @if let Some(&family) = placed.get(banner) { (token(lang, family, x, 46.0)) }
            }
            text class="divisor" x=(wide - 6.0) y="47" text-anchor="end" { (figures) }
            (shares(scene, event, prospect.as_ref(), wide))
        }
    }
}

/// The points that can be won, and who would get them as things stand or with the group.
fn shares(scene: Scene<'_>, event: EventCard, prospect: Option<&Prospect>, wide: f64) -> Markup {
    let Scene {
        game, view, lang, ..
    } = scene;
    let points = game.data().events[event].points;
    let shares = match prospect.filter(|found| found.overcome) {
        Some(prospect) => prospect.points,
        None => game.shares(&view.board, event).map(|_, share| share.into()),
    };
    let sharing = Family::PLAYERS
        .into_iter()
        .filter(|&family| shares[family] > 0);
    html! {
        text x="6" y="71" { (points[0]) " / " (points[1]) }
        g class="shares" {
            @for (order, family) in sharing.enumerate() {
                @let x = wide - 30.0 - 36.0 * order as f64;
                text x=(x + 12.0) y="71" { (shares[family]) }
                (token(lang, family, x, 62.0))
            }
        }
    }
}
