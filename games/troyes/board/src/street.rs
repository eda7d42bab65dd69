//! The street: influence from 0 to 20. A stone with more tokens is wider, so that none hides another.

use engine::Game;
use maud::{Markup, html};
use troyes_rules::{Family, MOST_INFLUENCE};
use troyes_words::board::Label;

use super::Scene;
use super::art::Icon;
use super::marks::{icon, token};

/// The track.
pub(super) fn street(scene: Scene<'_>) -> Markup {
    let players = &scene.view.board.players;
    html! {
        section id="influence-track" class="street" aria-label=(scene.label(Label::Influence)) {
            span class="cap" { (icon(Icon::Influence)) span { (scene.label(Label::Influence)) } }
            ol {
                @for stone in 0..=MOST_INFLUENCE {
                    @let here: Vec<Family> = Family::playing(scene.game.seats())
                        .filter(|&family| players[family].influence.min(MOST_INFLUENCE) == stone)
                        .collect();
                    li class=[(!here.is_empty()).then(|| format!("n{}", here.len()))] {
                        @if !here.is_empty() { span class="toks" { @for family in here { span id={ "piece-street-token-" (family.id()) } { (token(family)) } } } }
                        i { (stone) }
                    }
                }
            }
        }
    }
}
