//! The Cathedral: a free place is a window without its cube.

use engine::Anchor;
use maud::{Markup, html};
use troyes_rules::{Action, BoardPlace, Family, Prospect, Target};
use troyes_words::board::Label;

use super::Scene;
use super::art::{BASES, lancet, window_x};
use super::city::skyline;
use super::marks::signed;

/// The Cathedral under its piece of sky.
pub(super) fn cathedral(scene: Scene<'_>) -> Markup {
    html! {
        section class="minster" aria-label=(scene.label(Label::Cathedral)) {
            (skyline())
            (windowed(scene))
        }
    }
}

/// The Cathedral alone.
pub(super) fn windowed(scene: Scene<'_>) -> Markup {
    let anchor = Anchor::from(BoardPlace::Cathedral);
    let prospect = scene.prospect(Action::Build, Target::Cathedral);
    html! {
        svg id="place-cathedral" class={ "cathedral" (scene.mark(&anchor)) } data-anchor=(anchor) viewBox="0 -10 254 404" {
            use href="#art-cathedral" {}
            text class="name" x="104" y="20" { (scene.label(Label::Cathedral)) }
            @for (level, base) in BASES.into_iter().enumerate() { (windows(scene, level, base, prospect.as_ref())) }
            (rewards(scene))
            path class="ring" d="M6 170H244V356H6Z" {}
            @if let Some(prospect) = &prospect { (tag(scene, prospect)) }
        }
    }
}

/// A level with its cubes, and whether the viewer has one there.
fn windows(scene: Scene<'_>, level: usize, base: f64, prospect: Option<&Prospect>) -> Markup {
    let cubes = &scene.view.board.cathedral[level];
    html! {
        @for (column, cube) in cubes.iter().enumerate() {
            @let x = window_x(column);
            @let outline = lancet(x, base, 28.0, 42.0);
            @let place = (level as u8 + 1, column as u8 + 1);
            @let wanted = prospect.is_some_and(|found| found.built.contains(&place));
            g class={ "window" @if wanted { " wanted" } } {
                path class={ "lancet" @if cube.is_some() { " done" } } d=(outline) {}
                @match cube {
                    Some(family) => { use id={ "piece-window-" (level) "-" (column) "-cube-" (family.id()) } href={ "#cube-of-" (family.id()) } x=(format!("{:.1}", x + 2.0)) y=(base - 26.0) width="25" height="25" {} }
                    None => { path class="tracery" d=(format!("M{:.1} {base}v-40M{x:.1} {}h28", x + 14.0, base - 20.0)) {} }
                }
                @if wanted { path class="ring" d=(outline) {} }
            }
        }
        @if let Some(own) = scene.view.family() { (stake(scene, own, cubes.contains(&Some(own)), base)) }
    }
}

/// A cube of the viewer's on the level, or the points that it costs to have none.
fn stake(scene: Scene<'_>, own: Family, has: bool, base: f64) -> Markup {
    html! {
        g class="stake" transform=(format!("translate(243.5 {})", base - 18.0)) {
            title { (scene.label(if has { Label::LevelHeld } else { Label::LevelBare })) }
            @if has { use href={ "#tok-" (own.id()) } x="-8" y="-8" width="15" height="15" {} } @else { text y="4" { "−2" } }
        }
    }
}

/// Columns, and what a cube in them brings.
fn rewards(scene: Scene<'_>) -> Markup {
    let influence = scene.game.data().cathedral;
    html! {
        @for column in 0..6_usize {
            text class="col" x=(format!("{:.1}", window_x(column) + 14.0)) y="368" { (column + 1) }
        }
        @for (x, column) in [(46, 0), (153, 3)] {
            g class="reward" transform={ "translate(" (x) " 378)" } {
                text y="13" { "1" }
                use href="#i-vp" x="9" y="1" width="14" height="14" {}
                text x="29" y="13" { (influence[column]) }
                use href="#i-inf" x="38" y=".5" width="15" height="15" {}
            }
        }
    }
}

/// What building would bring, above the first window.
fn tag(scene: Scene<'_>, prospect: &Prospect) -> Markup {
    let Some(&(level, column)) = prospect.built.first() else {
        return html! {};
    };
    let points = scene.acting().map_or(0, |family| prospect.points[family]);
    let x = (window_x(usize::from(column) - 1) + 14.0).clamp(44.0, 206.0);
    let y = BASES[usize::from(level) - 1] - 53.0;
    html! {
        g class="tag" transform=(format!("translate({x:.1} {y})")) {
            rect x="-42" y="-11" width="84" height="22" rx="11" {}
            text x="-23" y="4.5" { (signed(points.into())) }
            use href="#i-vp" x="-12" y="-7" width="13" height="13" {}
            text x="14" y="4.5" { (signed(prospect.influence)) }
            use href="#i-inf" x="25" y="-7" width="14" height="14" {}
        }
    }
}
