//! The sky with the three buildings and their citizens.

use engine::Anchor;
use maud::{Markup, html};
use troyes_rules::{Action, BoardPlace, Building, Family, Prospect, Source, Space, Target};
use troyes_words::board::{Label, goes_out};
use troyes_words::{building as building_name, family as family_name};

use super::Scene;
use super::art::arch;
use super::characters::characters;

/// From one arch to the next.
const PITCH: f64 = 34.6;

/// Sky, characters and buildings.
pub(super) fn buildings(scene: Scene<'_>) -> Markup {
    html! {
        section id="buildings" class="sky" aria-label=(scene.label(Label::Buildings)) {
            (skyline())
            (characters(scene))
            div class="houses" tabindex="0" { @for building in Building::ALL { (house(scene, building)) } }
        }
    }
}

/// The sky over the town.
pub(super) fn skyline() -> Markup {
    html! { svg class="skyline" viewBox="0 0 940 206" preserveAspectRatio="xMidYMax slice" aria-hidden="true" { use href="#skyline" {} } }
}

/// Where a space's arch begins.
fn arch_x(space: Space) -> f64 {
    6.5 + PITCH * f64::from(space.number() - 1)
}

/// A building with its citizens.
pub(super) fn house(scene: Scene<'_>, building: Building) -> Markup {
    let name = building_name(scene.lang, building);
    let hall = scene.game.data().buildings[building];
    let length = hall.row_length();
    let anchor = Anchor::from(BoardPlace::Building(building));
    let prospect = scene.prospect(Action::Place(building), Target::Building(building));
    // About as wide as the name is written.
    let after_name = 12.0 + 9.6 * name.chars().count() as f64;
    html! {
        svg class={ "house " (building.colour().id()) } viewBox="-2 -4 220 210" {
            g id={ "building-" (building.id()) } class={ "whole" (scene.mark(&anchor)) } data-anchor=(anchor) {
                use href={ "#art-" (building.id()) } {}
                path class="steps" d="M0 178H216V183H0Z" {}
                text class="name" x="4" y="199" { (name) }
                g class="salary" {
                    title { (scene.label(Label::Salary)) }
                    use href="#i-coin" x=(after_name) y="186" width="16" height="16" {}
                    text x=(after_name + 19.0) y="199" { (hall.salary) }
                }
                rect class="ring" x="-0.5" y="112" width="217" height="72" rx="5" {}
            }
            @for row in 0..hall.rows {
                @let wide = PITCH * f64::from(length);
                @let x = 5.0 + wide * f64::from(row);
                g class="plate" {
                    rect x=(format!("{:.1}", x + 3.0)) y="162" width=(format!("{:.1}", wide - 6.0)) height="15" rx="2" {}
                    text x=(format!("{:.1}", x + wide / 2.0)) y="174" { (faces(row, length)) }
                }
            }
            @for space in building.spaces() { (niche(scene, space, prospect.as_ref())) }
            (expelled(scene, building))
            @if let Some(prospect) = &prospect { (tag(scene, prospect)) }
        }
    }
}

/// The faces of a die that lead to a row.
fn faces(row: u8, length: u8) -> String {
    if length == 1 {
        (row + 1).to_string()
    } else {
        format!("{}–{}", row * length + 1, (row + 1) * length)
    }
}

/// A space with its citizen.
fn niche(scene: Scene<'_>, space: Space, prospect: Option<&Prospect>) -> Markup {
    let anchor = Anchor::from(BoardPlace::Space(space));
    let plan = &scene.view.board.plan;
    let (x, outline) = (arch_x(space), arch(space.building(), arch_x(space)));
    let moves = plan.source == Some(Source::Space(space));
    let wanted = prospect.is_some_and(|found| found.space == Some(space));
    let citizen = scene.view.board.citizens[space.index()];
    html! {
        g id={ "space-" (space.id()) } class={ "space" @if moves { " chosen" } @if wanted { " wanted" } (scene.mark(&anchor)) } data-anchor=(anchor) {
            path class="niche" d=(outline) {}
            @if let Some(family) = citizen {
                use id={ "piece-" (space.id()) "-citizen-" (family.id()) } href={ "#fig-" (family.id()) } x=(format!("{:.1}", x + 1.0)) y="125.5" width="27" height="34" {}
            }
            @if moves || wanted || scene.is_ringed(&anchor) { path class="ring" d=(outline) {} }
        }
    }
}

/// Citizens who were expelled lie in the street.
fn expelled(scene: Scene<'_>, building: Building) -> Markup {
    let anchor = Anchor::from(BoardPlace::Expelled(building));
    let lying: Vec<Family> = scene.view.board.expelled[building].iter().collect();
    // A few lie side by side, many closer together.
    let step = if lying.len() < 3 { 31.0 } else { 21.0 };
    let wide = 10.0 + step * lying.len() as f64;
    html! {
        @if !lying.is_empty() {
            g id={ "expelled-" (building.id()) } class={ "space out" (scene.mark(&anchor)) } data-anchor=(anchor) {
                title { (scene.label(Label::Expelled)) }
                rect class="ring" x=(217.0 - wide) y="178" width=(wide) height="28" rx="4" {}
                @for (place, family) in lying.iter().enumerate() {
                    g transform=(format!("translate({} 184.5) rotate(90)", 216.0 - step * place as f64)) {
                        use href={ "#fig-" (family.id()) } x="0" y="1" width="22" height="28" {}
                    }
                }
            }
        }
    }
}

/// What would happen here: where the citizen stands, and who has to go.
fn tag(scene: Scene<'_>, prospect: &Prospect) -> Markup {
    let Some(space) = prospect.space else {
        return html! {};
    };
    let text = match prospect.expelled {
        Some((family, _)) => goes_out(scene.lang, family_name(scene.lang, family)),
        None => format!("→ {}", space.number()),
    };
    let wide = 16.0 + 7.2 * text.chars().count() as f64;
    let x = (arch_x(space) + 14.5).clamp(wide / 2.0, 216.0 - wide / 2.0);
    html! {
        g class="tag" transform=(format!("translate({x:.1} 105)")) {
            rect x=(-wide / 2.0) y="-10" width=(wide) height="20" rx="10" {}
            text y="4.5" { (text) }
        }
    }
}
