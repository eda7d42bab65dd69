//! The characters that the viewer knows, with what they count now; those of the others as question marks.

use engine::Game;
use maud::{Markup, html};
use troyes_rules::{Character, Family};
use troyes_words::board::Label;
use troyes_words::{character as character_name, wish};

use super::Scene;
use super::art::Icon;
use super::marks::icon;

/// Points of a character by steps.
const POINTS: [u8; 3] = [1, 3, 6];

/// The ribbon.
pub(super) fn characters(scene: Scene<'_>) -> Markup {
    let view = scene.view;
    let own = view.family();
    let known = view.known_characters();
    let dealt = scene.game.hand_size() * usize::from(scene.game.seats());
    let mine = own
        .map(|family| view.characters[family])
        .unwrap_or_default();
    html! {
        div id="characters" class="chars" {
            @if let Some(family) = own { @for character in mine.iter() { (counted(scene, family, character)) } }
            @for character in known.iter().filter(|&character| !mine.contains(character)) {
                span class="who" title=(character_name(scene.lang, character)) { (medallion(character)) }
            }
            span class="unknown" title=(scene.label(Label::Unknown)) { @for _ in known.len()..dealt { i { "?" } } }
        }
    }
}

fn medallion(character: Character) -> Markup {
    html! { svg class="face" { use href={ "#ch-" (character.id()) } {} } }
}

/// What the character counts.
fn counts(character: Character) -> Icon {
    match character {
        Character::ChretienDeTroyes | Character::LeFlorentin => Icon::Citizen,
        Character::UrbanIv => Icon::Cube,
        Character::ThibautIi => Icon::Coin,
        Character::HuguesDePayns => Icon::Influence,
        Character::HenryI => Icon::Banner,
    }
}

/// One of the viewer's own characters: what counts now, what it gives, and what the next step would give.
fn counted(scene: Scene<'_>, family: Family, character: Character) -> Markup {
    let board = &scene.view.board;
    let wanted = scene.game.data().characters[character];
    let steps = if scene.game.seats() == 2 {
        wanted.needed_by_two
    } else {
        wanted.needed
    };
    let has = scene.game.wished(board, family, character);
    let next = steps
        .into_iter()
        .zip(POINTS)
        .find(|&(needed, _)| u16::from(needed) > has);
    html! {
        span class="who" title=(wish(scene.lang, character)) {
            (medallion(character))
            span {
                b { (character_name(scene.lang, character)) }
                small {
                    (has) (icon(counts(character))) " = " (scene.game.favour(board, family, character)) (icon(Icon::Star))
                    @if let Some((needed, points)) = next { " " i { (needed) " → " (points) } }
                }
            }
        }
    }
}
