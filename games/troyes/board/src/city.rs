//! The three buildings with their spaces, one above the other.

use engine::Anchor;
use maud::{Markup, html};
use troyes_rules::{Action, BoardPlace, Building};
use troyes_words::board::{Label, label, salary};
use troyes_words::building as building_name;

use super::Scene;
use super::pieces::{slip, token};

/// The height of a building.
const HOUSE: f64 = 118.0;
/// The width that the spaces of a building share.
const SPACES: f64 = 204.0;

/// The buildings.
pub(super) fn buildings(scene: Scene<'_>) -> Markup {
    html! {
        g id="buildings" {
            @for (place, &building) in Building::ALL.iter().enumerate() {
                g transform=(format!("translate(8 {})", 8.0 + (HOUSE + 5.0) * place as f64)) {
                    (house(scene, building))
                }
            }
        }
    }
}

fn house(scene: Scene<'_>, building: Building) -> Markup {
    let Scene {
        game, view, lang, ..
    } = scene;
    let anchor = Anchor::from(BoardPlace::Building(building));
    let hall = &game.data().buildings[building];
    let (rows, length) = (hall.rows, hall.row_length());
    let wide = SPACES / f64::from(rows);
    let prospect = scene.prospect(Action::Place(building));
    let pictured = Anchor::from(BoardPlace::Expelled(building));
    html! {
        g id={ "building-" (building.id()) } class={ "house " (building.colour().id()) (scene.mark(&anchor)) } data-anchor=(anchor) {
            rect class="ring" width="286" height=(HOUSE) rx="4" {}
            text class="title" x="10" y="20" { (building_name(lang, building)) }
            text class="faces" x="208" y="20" text-anchor="end" { (salary(lang, hall.salary)) }
        }
        @for space in building.spaces() {
            @let index = space.number() - 1;
            @let (row, column) = (index / length, index % length);
            @let x = 6.0 + wide * f64::from(row) + (wide / f64::from(length)) * (f64::from(column) + 0.5);
            @let anchor = Anchor::from(BoardPlace::Space(space));
            @let wanted = prospect.as_ref().is_some_and(|found| found.space == Some(space));
            g id={ "space-" (space.id()) } class={ "space" (scene.mark(&anchor)) } data-anchor=(anchor) {
                circle class="ring" cx=(x) cy="52" r="15.5" {}
                @if let Some(citizen) = view.board.citizens[space.index()] { (token(lang, citizen, x, 52.0)) }
                @if wanted { circle class="wanted" cx=(x) cy="52" r="18" {} }
            }
        }
        @for row in 0..rows {
            @let faces = if length == 1 { format!("{}", row + 1) } else { format!("{}–{}", row * length + 1, (row + 1) * length) };
            text class="faces" x=(6.0 + wide * (f64::from(row) + 0.5)) y="87" text-anchor="middle" { (faces) }
        }
        @if let Some(prospect) = &prospect {
            @if let Some(space) = prospect.space { (slip(&format!("→ {}", space.number()), 60.0, 93.0)) }
            @if let Some((expelled, _)) = prospect.expelled {
                (token(lang, expelled, 80.0, 103.0))
                text x="98" y="108" { "→ " (label(lang, Label::Expelled)) }
            }
        }
        g id={ "expelled-" (building.id()) } class={ "space" (scene.mark(&pictured)) } data-anchor=(pictured) {
            rect class="ring" x="214" y="6" width="66" height="106" rx="3" {}
            text class="faces" x="247" y="21" text-anchor="middle" { (label(lang, Label::Expelled)) }
            @for (place, citizen) in view.board.expelled[building].iter().enumerate() {
                (token(lang, citizen, 231.0 + 31.0 * (place % 2) as f64, 42.0 + 28.0 * (place / 2) as f64))
            }
        }
    }
}
