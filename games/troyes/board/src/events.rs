//! Outside the walls: Marauding and the event cards, with who would get what.

use engine::Anchor;
use maud::{Markup, html};
use troyes_rules::{Action, BoardPlace, EventCard, Family, Prospect, Target};
use troyes_words::board::Label;
use troyes_words::{event_brief, event_card as event_name, event_effect};

use super::Scene;
use super::art::Icon;
use super::marks::{cube, icon, mini, signed, token};
use super::symbols::emblem_of;

/// So many events have room for a line with what they do.
const ROOMY: usize = 6;
/// A longer name has a line for itself where room is short.
const LONG: usize = 17;
/// So many black dice there are, if that was agreed.
const SIX: u8 = 6;

/// The events.
pub(super) fn events(scene: Scene<'_>) -> Markup {
    let board = &scene.view.board;
    let row = board.row.iter().map(|threat| threat.card);
    let events: Vec<EventCard> = [EventCard::Marauding].into_iter().chain(row).collect();
    let roomy = events.len() <= ROOMY;
    html! {
        section id="events" class="events" aria-label=(scene.label(Label::Outside)) {
            svg class="wall" viewBox="0 0 400 28" preserveAspectRatio="xMidYMax slice" { use href="#wall" {} }
            div class="top" { b { (scene.label(Label::Outside)) } (attack(scene, &events)) }
            ol class=[(!roomy).then_some("tight")] tabindex="0" {
                @for &event in &events { (threat(scene, event)) }
            }
        }
    }
}

/// How many black dice attack now, or in the next round if nothing changes.
fn attack(scene: Scene<'_>, events: &[EventCard]) -> Markup {
    let attackers = scene.view.board.black.len() as u8;
    let all: u8 = events.iter().map(|event| event.black_dice()).sum();
    let next = if scene.game.agreed().six_black_dice {
        all.min(SIX)
    } else {
        all
    };
    let (when, count) = if attackers > 0 {
        (Label::Now, attackers)
    } else {
        (Label::Next, next)
    };
    html! { span { (scene.label(when)) " " b { (count) "×" } (mini("black")) } }
}

fn threat(scene: Scene<'_>, event: EventCard) -> Markup {
    let lang = scene.lang;
    let face = scene.game.data().events[event];
    let colour = face.colour.id();
    let anchor = Anchor::from(BoardPlace::Event(event));
    let prospect = scene.prospect(Action::Combat(event), Target::Event(event));
    let name = event_name(lang, event);
    let long = name.chars().count() > LONG;
    html! {
        li id={ "event-" (event.id()) } class={ "event " (colour) (scene.mark(&anchor)) } data-anchor=(anchor) title=(event_effect(lang, event)) {
            div class="pic" {
                svg class="emb" { use href={ "#ev-" (emblem_of(event)) } {} }
                span class="div" { (mini(colour)) "÷" (face.divisor) }
            }
            div class={ "body" @if long { " long" } } {
                p { b { (name) } }
                p {
                    span class="brief" { @for _ in 0..event.black_dice() { (mini("black")) } (event_brief(lang, event)) }
                    span class="pts" { (face.points[0]) i { "/" } (face.points[1]) (icon(Icon::Star)) }
                }
                p { (banners(scene, event, prospect.as_ref())) (shares(scene, event, prospect.as_ref())) }
            }
        }
    }
}

/// The banners with their cubes, and pale ones where cubes would come.
fn banners(scene: Scene<'_>, event: EventCard, prospect: Option<&Prospect>) -> Markup {
    let placed = scene.view.board.cubes_on(event);
    let coming = prospect.map_or(0, |found| usize::from(found.times));
    let count = usize::from(scene.game.data().events[event].banners);
    html! {
        span class={ "banners" @if count > 4 { " close" } } {
            @for banner in 0..count {
                @let will = (placed.len()..placed.len() + coming).contains(&banner);
                span class={ "banner" @if will { " will" } } {
                    svg viewBox="0 0 22 28" { path d="M1 1H21V21L11 27L1 21Z" {} }
                    @match (placed.get(banner), scene.acting()) {
                        (Some(&family), _) => { (cube(family)) }
                        (None, Some(family)) if will => { (cube(family)) }
                        _ => {}
                    }
                }
            }
        }
    }
}

/// Who would get how many points, as things stand or with the group; or what the cubes of the group bring.
fn shares(scene: Scene<'_>, event: EventCard, prospect: Option<&Prospect>) -> Markup {
    let shared = |points: &dyn Fn(Family) -> u16| {
        html! {
            @for family in Family::PLAYERS {
                @if points(family) > 0 { (token(family)) (points(family)) }
            }
        }
    };
    match prospect {
        Some(prospect) if prospect.overcome => html! {
            span class="result" { (shared(&|family| prospect.points[family])) }
        },
        Some(prospect) => html! {
            span class="result" {
                "+" (prospect.times) (icon(Icon::Cube))
                @if prospect.influence != 0 { " " (signed(prospect.influence)) (icon(Icon::Influence)) }
            }
        },
        None => {
            let shares = scene.game.shares(&scene.view.board, event);
            html! { span class="share" { (shared(&|family| shares[family].into())) } }
        }
    }
}
