//! The nine activity cards: a row for each colour, face down until their round.

use engine::Anchor;
use maud::{Markup, html};
use troyes_rules::{Action, Activity, BoardPlace, Card, Colour, Family, Prospect, Target};
use troyes_words::board::{Label, round};
use troyes_words::{card as card_name, card_effect};

use super::Scene;
use super::art::Icon;
use super::formulas::formula;
use super::marks::{cube, figure, gains, icon, mini};

/// The round of a place among the cards, as on the back of a card.
const ROUNDS: [&str; 3] = ["I", "II", "III"];

/// The emblems of the cards in a line, which lead to the cards where they do not all fit.
pub(super) fn pager(scene: Scene<'_>) -> Markup {
    html! {
        nav class="pager" aria-label=(scene.label(Label::Cards)) {
            @for (place, card) in scene.view.board.cards.iter().enumerate() {
                @match card {
                    Some(card) => {
                        @let anchor = Anchor::from(BoardPlace::Card(card.activity));
                        @let may = if scene.lit.is_legal(&anchor) { " may" } else { "" };
                        a href={ "#card-" (card.activity.id()) } class={ (card.activity.colour().id()) (may) } aria-label=(card_name(scene.lang, card.activity)) {
                            svg { use href={ "#em-" (card.activity.id()) } {} }
                        }
                    }
                    None => { span class={ (Colour::ALL[place / 3].id()) " shut" } { (ROUNDS[place % 3]) } }
                }
            }
        }
    }
}

/// The cards.
pub(super) fn activities(scene: Scene<'_>) -> Markup {
    html! {
        section id="cards" class="cards" aria-label=(scene.label(Label::Cards)) tabindex="0" {
            @for (place, card) in scene.view.board.cards.iter().enumerate() {
                @match card {
                    Some(card) => (activity(scene, card)),
                    None => (back(scene, Colour::ALL[place / 3], place % 3)),
                }
            }
        }
    }
}

/// A card that lies face down.
fn back(scene: Scene<'_>, colour: Colour, place: usize) -> Markup {
    html! {
        div class={ "activity back " (colour.id()) } {
            svg class="ground" { rect width="100%" height="100%" fill="url(#lozenge)" {} }
            span class="wax" { (mini(colour.id())) b { (ROUNDS[place]) } small { (round(scene.lang, place + 1)) } }
        }
    }
}

fn activity(scene: Scene<'_>, card: &Card) -> Markup {
    let Scene { view, lang, .. } = scene;
    let activity = card.activity;
    let face = scene.game.data().activities[activity];
    let (name, colour) = (activity.id(), activity.colour().id());
    let anchor = Anchor::from(BoardPlace::Card(activity));
    let prospect = scene.prospect(Action::Activate(activity), Target::Card(activity));
    let acting = scene.acting().or(view.family());
    let hired = acting.is_some_and(|family| card.has_tradesman(family));
    html! {
        div id={ "card-" (name) } class={ "activity " (colour) (scene.mark(&anchor)) } data-anchor=(anchor) {
            div class="top" {
                b { (card_name(lang, activity)) }
                @if activity.is_delayed() { (icon(Icon::Hourglass)) }
                span class="div" { (mini(colour)) "÷" (face.divisor) }
            }
            div class="pic" {
                svg class="ground" { rect width="100%" height="100%" fill="url(#diaper)" {} }
                svg class="emb" { use href={ "#em-" (name) } {} }
                (on_picture(scene, card))
            }
            div class="txt" {
                p class="gain" { (formula(lang, activity)) }
                p class="words" { (card_effect(lang, activity)) }
            }
            div class="base" {
                @if !hired { span class="hire" title=(scene.label(Label::Hire)) { (icon(Icon::Citizen)) b { (face.cost) } (icon(Icon::Coin)) } }
                @for (tradesman, points) in card.tradesmen.iter().zip(face.points) {
                    span class="place" { @if let Some(family) = tradesman { (figure(*family)) } i { (points) } }
                }
                @match (&prospect, acting) {
                    (Some(prospect), Some(family)) => { span class="result" { (result(activity, prospect, family)) } }
                    _ => { span class="gain" { (formula(lang, activity)) } }
                }
            }
        }
    }
}

/// Tradesmen who give no points, and cubes for later.
fn on_picture(scene: Scene<'_>, card: &Card) -> Markup {
    let anchor = Anchor::from(BoardPlace::Cubes(card.activity));
    let piles: Vec<(Family, u8)> = card
        .cubes
        .iter()
        .map(|(family, &count)| (family, count))
        .filter(|&(_, count)| count > 0)
        .collect();
    let used = scene.view.board.plan.cube == Some(card.activity);
    html! {
        @if !card.others.is_empty() { span class="others" { @for family in card.others.iter() { (figure(family)) } } }
        @if !piles.is_empty() {
            span id={ "cube-" (card.activity.id()) } class={ "piles" @if used { " chosen" } (scene.mark(&anchor)) } data-anchor=(anchor) {
                @for (family, count) in piles { span class="pile" { (cube(family)) b { (count) } } }
            }
        }
    }
}

/// What the group would bring on the card.
fn result(activity: Activity, prospect: &Prospect, family: Family) -> Markup {
    let nothing = match activity {
        Activity::Chivalry | Activity::Diplomat | Activity::Archer => Icon::Cube,
        Activity::TaxCollector | Activity::Miller | Activity::Artisan => Icon::Coin,
        Activity::Innkeeper | Activity::Hunting => Icon::Influence,
        _ => Icon::Star,
    };
    html! {
        b { (prospect.times) "×" }
        @if prospect.cubes > 0 {
            // Two shots of three hit.
            @if activity == Activity::Archer { " ≈" ((u32::from(prospect.cubes) * 4 + 3) / 6) } @else { " " (prospect.cubes) }
            (icon(Icon::Cube))
        }
        (gains(prospect, family, nothing))
    }
}
