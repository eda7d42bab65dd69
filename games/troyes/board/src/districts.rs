//! The districts with their dice.

use engine::{Anchor, Game};
use maud::{Markup, html};
use troyes_rules::{BoardPlace, Family, Group, Space, Step};
use troyes_words::board::{Label, passed};
use troyes_words::{district_place, family as family_name};

use super::Scene;
use super::art::Icon;
use super::marks::{die, icon, token};

/// The districts: the viewer's own comes first, then round the table.
pub(super) fn districts(scene: Scene<'_>) -> Markup {
    let seats = scene.game.seats();
    let first = scene.view.family().unwrap_or(Family::Blue);
    let families = std::iter::successors(Some(first), |family| Some(family.next(seats)))
        .take(seats.into())
        .chain([Family::Neutral]);
    html! {
        section id="districts" class="quarters" aria-label=(scene.label(Label::Districts)) {
            @for family in families { (district(scene, family)) }
        }
    }
}

/// The class of a district whose dice have to be smaller.
fn crowd(seats: u8, dice: usize) -> &'static str {
    let (roomy, tight) = match seats {
        2 => (10, 14),
        3 => (8, 10),
        _ => (6, 8),
    };
    if dice <= roomy {
        ""
    } else if dice <= tight {
        " many"
    } else {
        " crowd"
    }
}

fn district(scene: Scene<'_>, family: Family) -> Markup {
    let Scene { view, lang, .. } = scene;
    let dice: Vec<_> = view.board.dice_of(family).collect();
    let mine = view.family() == Some(family);
    let anchor = district_place(family);
    let class = format!(
        "quarter {}{}{}{}{}",
        family.id(),
        if mine { " mine" } else { "" },
        if scene.acting() == Some(family) {
            " acts"
        } else {
            ""
        },
        crowd(scene.game.seats(), dice.len()),
        scene.mark(&anchor)
    );
    html! {
        div id={ "district-" (family.id()) } class=(class) data-anchor=(anchor) {
            div class="top" {
                (token(family))
                b { (family_name(lang, family)) @if mine { " " em { (scene.label(Label::You)) } } }
                svg class="roofs" viewBox={ (40 * family as u32) " 0 320 34" } preserveAspectRatio="xMinYMax slice" { use href="#roofs" {} }
            }
            p class="stats" {
                @if family == Family::Neutral { i { (scene.label(Label::PayBank)) } }
                @else { (stats(scene, family)) }
            }
            div class="dice" {
                @for &(space, found) in &dice {
                    @if scene.is_in_tray(space) {
                        span class={ "die gone " (space.colour().id()) } { svg { use href={ "#d-" (space.colour().id()) } {} } }
                    } @else {
                        (lying(scene, space, found.value))
                    }
                }
                @let player = &view.board.players[family];
                @if player.passed { span class="passed" { (passed(lang, player.purse)) (icon(Icon::Coin)) } }
            }
        }
    }
}

/// Money, and citizens that are not in use. The places from which citizens come are those of the player who acts.
fn stats(scene: Scene<'_>, family: Family) -> Markup {
    let player = &scene.view.board.players[family];
    let acting = scene.lit.acting.and_then(Family::at);
    let chooses = acting.or(scene.view.family()).unwrap_or(Family::Blue) == family;
    let place = |place: BoardPlace| chooses.then(|| Anchor::from(place));
    let (supply, reserve) = (place(BoardPlace::Supply), place(BoardPlace::Reserve));
    let mark = |anchor: &Option<Anchor>| anchor.as_ref().map(|anchor| scene.mark(anchor));
    html! {
        span class="st" title=(scene.label(Label::Deniers)) { (icon(Icon::Coin)) b { (player.deniers) } }
        span id=[supply.as_ref().map(|_| "citizens-supply")] class={ "st" (mark(&supply).unwrap_or_default()) }
            data-anchor=[supply.as_ref()] title=(scene.label(Label::Supply)) { (icon(Icon::Citizen)) b { (player.supply) } }
        span id=[reserve.as_ref().map(|_| "citizens-reserve")] class={ "st more" (mark(&reserve).unwrap_or_default()) }
            data-anchor=[reserve.as_ref()] title=(scene.label(Label::Reserve)) { "+" (player.reserve) }
    }
}

/// A die in its district.
fn lying(scene: Scene<'_>, space: Space, value: u8) -> Markup {
    let anchor = Anchor::from(BoardPlace::Die(space));
    let turned =
        matches!(scene.view.board.step, Step::TurnOver { dice, .. } if dice.contains(space));
    let class = format!(
        "die {}{}{}",
        space.colour().id(),
        if turned { " chosen" } else { "" },
        scene.mark(&anchor)
    );
    html! {
        span id={ "die-" (space.id()) } class=(class) data-anchor=(anchor) {
            (die(Some(space.colour()), value, turned || scene.is_ringed(&anchor)))
            (tag(scene, space, value, scene.lit.is_legal(&anchor)))
        }
    }
}

/// What taking the die means: what the group gets dearer by, what it counts against black dice, what it turns into.
fn tag(scene: Scene<'_>, space: Space, value: u8, legal: bool) -> Markup {
    let board = &scene.view.board;
    match board.step {
        Step::Turn { family } | Step::Group { family } => {
            let mut dice = board.plan.dice;
            dice.insert(space);
            let price = Group::new(board, family, dice, board.plan.cube).price;
            let more = price.saturating_sub(board.plan.group.price);
            let begun = board.plan.group.count > 0;
            // Nothing but the money is missing.
            let fits = board
                .plan
                .raw_colour()
                .is_none_or(|colour| colour == space.colour());
            let dear = price > board.players[family].deniers
                && scene.lit.acting == family.seat()
                && board.plan.dice.len() < usize::from(troyes_rules::GROUP)
                && fits;
            html! {
                @if legal && more > 0 { span class="price" { "−" (more) } }
                @else if legal && begun { span class="price free" { "0" } }
                @else if !legal && dear { span class="price dear" { "−" (more) } }
            }
        }
        Step::Counter { .. } | Step::CounterMore { .. } if legal => {
            html! { span class="price counts" { (strength(space, value)) } }
        }
        Step::TurnOver { .. } if legal => {
            html! { span class="price counts" { "→" (7 - value.min(6)) } }
        }
        _ => html! {},
    }
}

/// What a die counts against black dice.
pub(super) fn strength(space: Space, value: u8) -> u8 {
    if space.colour() == troyes_rules::Colour::Red {
        2 * value
    } else {
        value
    }
}
