//! The Cathedral, the fields, the supplies of citizens and the track of influence.

use engine::Anchor;
use engine::Game;
use maud::{Markup, html};
use troyes_rules::{Action, BoardPlace, Family, MOST_INFLUENCE, Step};
use troyes_words::board::{Label, label};
use troyes_words::prospects::brief;

use super::Scene;
use super::pieces::{slip, token};

/// The width of the column.
const WIDE: f64 = 274.0;
/// The width of a cell of the track.
const CELL: f64 = 24.5;
/// Cells in the first row of the track.
const FIRST_ROW: u8 = 11;

/// Everything right of the districts.
pub(super) fn works(scene: Scene<'_>) -> Markup {
    html! {
        g id="works" transform="translate(642 8)" {
            (cathedral(scene))
            (fields(scene))
            (supply(scene, "supply", Label::Supply, 221.0))
            (supply(scene, "reserve", Label::Reserve, 256.0))
            (track(scene))
        }
    }
}

fn cathedral(scene: Scene<'_>) -> Markup {
    let Scene {
        game, view, lang, ..
    } = scene;
    let prospect = scene
        .prospect(Action::Build)
        .or_else(|| match view.board.step {
            Step::Confirm { .. }
                if view.board.plan.target == Some(troyes_rules::Target::Cathedral) =>
            {
                scene.prospect(Action::Confirm)
            }
            _ => None,
        });
    let acting = view.board.step.family().unwrap_or(Family::Neutral);
    let anchor = Anchor::from(BoardPlace::Cathedral);
    html! {
        g id="place-cathedral" class={ "house white" (scene.mark(&anchor)) } data-anchor=(anchor) {
            rect class="ring" width=(WIDE) height="168" rx="4" {}
            text class="title" x="10" y="20" { (label(lang, Label::Cathedral)) }
            @for (level, places) in view.board.cathedral.iter().enumerate() {
                @for (column, cube) in places.iter().enumerate() {
                    @let (x, y) = (28.0 + 43.5 * column as f64, 127.0 - 36.0 * level as f64);
                    rect class="place" x=(x - 16.0) y=(y - 16.0) width="32" height="32" {}
                    @if let Some(family) = cube { (token(lang, *family, x, y)) }
                    @else { text class="faces" x=(x) y=(y + 5.0) text-anchor="middle" { "+" (game.data().cathedral[column]) } }
                    @if prospect.as_ref().is_some_and(|found| found.built.contains(&(level as u8 + 1, column as u8 + 1))) {
                        rect class="wanted" x=(x - 16.0) y=(y - 16.0) width="32" height="32" {}
                    }
                }
            }
            @for column in 0..6_u8 {
                text class="faces" x=(28.0 + 43.5 * f64::from(column)) y="161" text-anchor="middle" { (column + 1) }
            }
            @if let Some(prospect) = &prospect { (slip(&brief(lang, prospect, acting, false), WIDE - 5.0, 4.0)) }
        }
    }
}

fn fields(scene: Scene<'_>) -> Markup {
    let Scene { view, lang, .. } = scene;
    let acting = view.board.step.family().unwrap_or(Family::Neutral);
    let anchor = Anchor::from(BoardPlace::Agriculture);
    html! {
        g id="place-agriculture" class={ "house yellow" (scene.mark(&anchor)) } data-anchor=(anchor) {
            rect class="ring" y="173" width=(WIDE) height="42" rx="4" {}
            text class="title" x="10" y="199" { (label(lang, Label::Agriculture)) }
            text class="divisor" x="130" y="199" { "÷ 2" }
            @if let Some(prospect) = scene.prospect(Action::Farm) {
                (slip(&brief(lang, &prospect, acting, false), WIDE - 5.0, 184.0))
            }
        }
    }
}

fn supply(scene: Scene<'_>, id: &str, text: Label, y: f64) -> Markup {
    let Scene { view, lang, .. } = scene;
    let anchor = Anchor::from(if id == "supply" {
        BoardPlace::Supply
    } else {
        BoardPlace::Reserve
    });
    html! {
        g id={ "citizens-" (id) } class={ "space" (scene.mark(&anchor)) } data-anchor=(anchor) {
            rect class="ring" y=(y) width=(WIDE) height="31" rx="4" {}
            text class="faces" x="8" y=(y + 20.0) { (label(lang, text)) }
            @for (order, family) in Family::playing(scene.game.seats()).enumerate() {
                @let player = &view.board.players[family];
                @let x = 124.0 + 39.5 * order as f64;
                (token(lang, family, x, y + 15.5))
                text x=(x + 14.0) y=(y + 20.0) { (if id == "supply" { player.supply } else { player.reserve }) }
            }
        }
    }
}

/// Influence from 0 to 20 in two rows; who is on the same place stands a little behind.
fn track(scene: Scene<'_>) -> Markup {
    let Scene { view, lang, .. } = scene;
    let place = |influence: u8| {
        let row = u8::from(influence >= FIRST_ROW);
        let x = 2.5 + CELL * f64::from(influence - row * FIRST_ROW);
        (x, 307.0 + 28.5 * f64::from(row))
    };
    let families: Vec<Family> = Family::playing(scene.game.seats()).collect();
    html! {
        g id="influence-track" {
            title { (label(lang, Label::Influence)) }
            @for influence in 0..=MOST_INFLUENCE {
                @let (x, y) = place(influence);
                rect class="place" x=(x) y=(y) width=(CELL) height="28.5" {}
                text class="faces" x=(x + CELL / 2.0) y=(y + 19.0) text-anchor="middle" { (influence) }
            }
            @for (order, &family) in families.iter().enumerate() {
                @let influence = view.board.players[family].influence;
                @let before = families[..order].iter().filter(|&&other| view.board.players[other].influence == influence).count();
                @let (x, y) = place(influence.min(MOST_INFLUENCE));
                (token(lang, family, x + CELL / 2.0 + 4.0 * before as f64, y + 14.0 + 3.0 * before as f64))
            }
            text class="title" x="4" y="303" { (label(lang, Label::Influence)) }
        }
    }
}
